// SPDX-License-Identifier: MIT
#include "views/board/board_painter.h"
