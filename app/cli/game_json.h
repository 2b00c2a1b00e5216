// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/play_session.h"
#include "model/engine/replay.h"
#include "model/engine/statistics.h"

#include <QJsonObject>

namespace hotchkiss {

/// Any YAML as JSON: numbers, true and false as such, all else as text.
QJsonValue jsonOf(yaml::Node node);
/// A text that was written by the engine.
QJsonObject jsonOfYaml(const std::string &text);

QJsonObject jsonOf(const Refusal &refusal);
QJsonObject jsonOf(const Estimate &estimate);
QJsonObject jsonOf(const Answer &answer);
/// Actions with their events, whose decision it is, outcome and the full position.
QJsonObject jsonOf(const PlaySession &session);

} // namespace hotchkiss
