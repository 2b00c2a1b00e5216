// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "model/format/scenario_file.h"

#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#include <cstdio>

namespace hotchkiss {

Scenario loadOrThrow(const std::string &file)
{
    auto result = loadScenario(file);
    if (auto *error = std::get_if<FileError>(&result))
        throw std::move(*error);
    return std::move(std::get<Scenario>(result));
}

const std::string &oneFile(const Arguments &arguments)
{
    if (arguments.words().size() != 1)
        throw UsageError{arguments.words().empty() ? "no file is given" : "one file at a time"};
    return arguments.words().front();
}

void printJson(const QJsonObject &object)
{
    const QByteArray text = QJsonDocument(object).toJson();
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
}

QJsonObject jsonOf(const FileError &error)
{
    QJsonObject object{{QStringLiteral("file"), QString::fromStdString(error.file)},
                       {QStringLiteral("message"), QString::fromStdString(error.text.str())}};
    if (error.place.line > 0) {
        object[QStringLiteral("line")] = error.place.line;
        object[QStringLiteral("column")] = error.place.column;
    }
    return object;
}

void writeText(const std::string &file, const std::string &text)
{
    const auto size = static_cast<qint64>(text.size());
    if (file.empty() || file == "-") {
        std::fwrite(text.data(), 1, text.size(), stdout);
        return;
    }
    QSaveFile target(QString::fromStdString(file));
    if (!target.open(QIODevice::WriteOnly) || target.write(text.data(), size) != size || !target.commit())
        throw FileError{file, {}, Text(target.errorString().toStdString())};
}

std::string readText(const std::string &file)
{
    QFile source(QString::fromStdString(file));
    if (!source.open(QIODevice::ReadOnly))
        throw FileError{file, {}, Text(source.errorString().toStdString())};
    return source.readAll().toStdString();
}

} // namespace hotchkiss
