#pragma once
#include "catalog/catalog.h"
#include "games/double_echec/tests/law_kit.h"
#include "games/rink_ratz/tests/law_kit.h"
#include "tests/laws/law_kit.h"
