#pragma once
#include "catalog/catalog.h"
#include "games/double_echec/tests/law_kit.h"
#include "games/pairadice/tests/law_kit.h"
#include "games/powerplay/tests/law_kit.h"
#include "games/rink_ratz/tests/law_kit.h"
#include "games/xtra_innings/tests/law_kit.h"
#include "tests/laws/law_kit.h"
