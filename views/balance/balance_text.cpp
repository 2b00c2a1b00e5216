// SPDX-License-Identifier: MIT
#include "views/balance/balance_text.h"

#include "model/document/document.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace hotchkiss {

namespace {

QString number(double value, int digits)
{
    return QLocale().toString(value, 'f', digits);
}

QString signedNumber(double value, int digits)
{
    const double step = std::pow(10, -digits) / 2;
    const QString sign = value >= step ? QStringLiteral("+") : value <= -step ? QStringLiteral("−") : QString();
    return sign + number(std::abs(value), digits);
}

} // namespace

QString percentText(double share)
{
    return Balance::tr("%1 %").arg(number(share * 100, 1));
}

QString percentText(const Estimate &share)
{
    return Balance::tr("%1 % (%2 to %3)")
        .arg(number(share.value * 100, 1), number(share.low * 100, 1), number(share.high * 100, 1));
}

QString meanText(const Estimate &mean)
{
    return Balance::tr("%1 (%2 to %3)").arg(number(mean.value, 2), number(mean.low, 2), number(mean.high, 2));
}

QString shortMeanText(const Estimate &mean)
{
    return Balance::tr("%1 ± %2").arg(number(mean.value, 2), number(mean.high - mean.value, 2));
}

bool isShare(const Comparison &line)
{
    return line.what.source.starts_with("wins") || line.what.source == "draws";
}

QString differenceText(const Comparison &line)
{
    const Estimate &d = line.difference;
    if (isShare(line))
        return Balance::tr("%1 points (%2 to %3)")
            .arg(signedNumber(d.value * 100, 1), signedNumber(d.low * 100, 1), signedNumber(d.high * 100, 1));
    return Balance::tr("%1 (%2 to %3)").arg(signedNumber(d.value, 2), signedNumber(d.low, 2), signedNumber(d.high, 2));
}

QString verdictText(const Comparison &line)
{
    if (!line.difference.isClear())
        return Balance::tr("within chance");
    return line.difference.value > 0 ? Balance::tr("rose, more than chance") : Balance::tr("fell, more than chance");
}

QString runText(const BalanceFigures &figures)
{
    QStringList players;
    for (const SideFigures &side : figures.sides)
        players << qstr(side.player);
    QStringList seeds;
    for (const SeedRange &range : figures.seeds)
        seeds
            << QStringLiteral("%1–%2").arg(range.first).arg(range.first + static_cast<std::uint64_t>(range.count) - 1);
    return Balance::tr("%1 games · %2 · seeds %3")
        .arg(QLocale().toString(static_cast<qlonglong>(figures.games)), players.join(Balance::tr(" against ")),
             seeds.join(QStringLiteral(", ")));
}

QString figureName(const Comparison &line, const std::vector<Side> &sides)
{
    Text what = line.what;
    for (std::string &argument : what.arguments)
        for (const Side &side : sides)
            if (side.id == argument && !side.name.empty())
                argument = side.name;
    QString name = translated(what);
    return name.isEmpty() ? name : name.left(1).toUpper() + name.mid(1);
}

QString changeText(const BalanceFigures &before, const BalanceFigures &after, const std::vector<Side> &sides)
{
    QStringList clear;
    QStringList wins;
    for (const Comparison &line : compare(before, after)) {
        if (line.what.source.starts_with("wins"))
            wins << Balance::tr("%1: %2 before, %3 after, %4 — %5")
                        .arg(figureName(line, sides), percentText(line.before.value), percentText(line.after.value),
                             differenceText(line), verdictText(line));
        else if (line.difference.isClear())
            clear << figureName(line, sides).toLower();
    }
    QString text = wins.join(QStringLiteral(".\n"));
    if (!clear.isEmpty())
        text += Balance::tr(".\nAlso changed by more than chance: %1").arg(clear.join(QStringLiteral(", ")));
    if (before.scenario == after.scenario)
        text += Balance::tr(".\nBoth runs are of the same scenario");
    return text + QLatin1Char('.');
}

} // namespace hotchkiss
