#include "match/table.h"

#include "match/json_fields.h"

namespace benchboss {

boost::json::value Table::view(Seat viewer) const {
  JsonFields fields;
  tell_view(viewer, fields);
  return fields.take();
}

}  // namespace benchboss
