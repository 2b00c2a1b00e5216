// SPDX-License-Identifier: MIT
#include "model/board/labels.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace hotchkiss {

namespace {

bool fromRight(Corner corner)
{
    return corner == Corner::TopRight || corner == Corner::BottomRight;
}

bool fromBottom(Corner corner)
{
    return corner == Corner::BottomLeft || corner == Corner::BottomRight;
}

int columnNumber(const Labels &labels, const Grid &grid, int column)
{
    return labels.firstColumn + (fromRight(labels.origin) ? grid.columns() - 1 - column : column);
}

int rowNumber(const Labels &labels, const Grid &grid, int row)
{
    return labels.firstRow + (fromBottom(labels.origin) ? grid.rows() - 1 - row : row);
}

// Equal digits for every column and row, two at least, so that a label can be cut in the middle.
int digits(const Labels &labels, const Grid &grid)
{
    const int largest = std::max(labels.firstColumn + grid.columns(), labels.firstRow + grid.rows()) - 1;
    return std::max(2, static_cast<int>(std::to_string(largest).size()));
}

std::string padded(int number, int width)
{
    std::string text = std::to_string(number);
    if (static_cast<int>(text.size()) < width)
        text.insert(0, static_cast<std::size_t>(width) - text.size(), '0');
    return text;
}

/// A whole number without sign, or -1.
int parseNumber(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size() && !text.empty() && text[0] != '-';
    return isWhole ? number : -1;
}

struct Numbers
{
    int column = -1;
    int row = -1;
};

Numbers splitDigits(std::string_view text, int width)
{
    if (static_cast<int>(text.size()) != 2 * width)
        return {};
    const auto half = static_cast<std::size_t>(width);
    return {parseNumber(text.substr(0, half)), parseNumber(text.substr(half))};
}

Numbers splitLetters(std::string_view text)
{
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const auto end = std::find_if_not(text.begin(), text.end(), isLetter);
    const auto count = static_cast<std::size_t>(end - text.begin());
    const std::string_view row = text.substr(count);
    if (row.empty() || row[0] == '0')
        return {};
    const int column = numberOfLetters(text.substr(0, count));
    return {column == 0 ? -1 : column, parseNumber(row)};
}

Numbers splitDot(std::string_view text)
{
    const auto dot = text.find('.');
    if (dot == std::string_view::npos || text[0] == '0' || (dot + 1 < text.size() && text[dot + 1] == '0'))
        return {};
    return {parseNumber(text.substr(0, dot)), parseNumber(text.substr(dot + 1))};
}

Numbers split(const Labels &labels, const Grid &grid, std::string_view text)
{
    switch (labels.scheme) {
    case LabelScheme::ColumnRow:
        return splitDigits(text, digits(labels, grid));
    case LabelScheme::RowColumn: {
        const Numbers swapped = splitDigits(text, digits(labels, grid));
        return {swapped.row, swapped.column};
    }
    case LabelScheme::LetterNumber:
        return splitLetters(text);
    case LabelScheme::Dotted:
        return splitDot(text);
    }
    return {};
}

} // namespace

std::string lettersOf(int number)
{
    std::string letters;
    for (; number > 0; number = (number - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (number - 1) % 26));
    return letters;
}

int numberOfLetters(std::string_view letters)
{
    if (letters.empty() || letters.size() > 4)
        return 0;
    int number = 0;
    for (const char c : letters) {
        if (std::isalpha(static_cast<unsigned char>(c)) == 0)
            return 0;
        number = number * 26 + std::toupper(static_cast<unsigned char>(c)) - 'A' + 1;
    }
    return number;
}

std::string Labels::columnLabel(const Grid &grid, int column) const
{
    const int number = columnNumber(*this, grid, column);
    switch (scheme) {
    case LabelScheme::LetterNumber:
        return lettersOf(number);
    case LabelScheme::Dotted:
        return std::to_string(number);
    default:
        return padded(number, digits(*this, grid));
    }
}

std::string Labels::rowLabel(const Grid &grid, int row) const
{
    const int number = rowNumber(*this, grid, row);
    if (scheme == LabelScheme::ColumnRow || scheme == LabelScheme::RowColumn)
        return padded(number, digits(*this, grid));
    return std::to_string(number);
}

std::string Labels::label(const Grid &grid, Cell cell) const
{
    const Offset at = grid.offset(cell);
    const std::string column = columnLabel(grid, at.column);
    const std::string row = rowLabel(grid, at.row);
    switch (scheme) {
    case LabelScheme::RowColumn:
        return row + column;
    case LabelScheme::Dotted:
        return column + "." + row;
    default:
        return column + row;
    }
}

Result<Cell> Labels::cell(const Grid &grid, std::string_view text) const
{
    if (grid.cellCount() == 0)
        return Error{Text{HK_NOOP("a table has no cells; write a place as x,y in inches")}};
    const Numbers numbers = split(*this, grid, text);
    const std::string first =
        label(grid, grid.cell({fromRight(origin) ? grid.columns() - 1 : 0, fromBottom(origin) ? grid.rows() - 1 : 0}));
    if (numbers.column < 0 || numbers.row < 0)
        return Error{Text{HK_NOOP("\"%1\" is not a cell; a cell is written like %2"), {std::string(text), first}}};
    const int column =
        fromRight(origin) ? grid.columns() - 1 - (numbers.column - firstColumn) : numbers.column - firstColumn;
    const int row = fromBottom(origin) ? grid.rows() - 1 - (numbers.row - firstRow) : numbers.row - firstRow;
    const Cell found = grid.cell({column, row});
    if (found == noCell) {
        const std::string last = label(
            grid, grid.cell({fromRight(origin) ? 0 : grid.columns() - 1, fromBottom(origin) ? 0 : grid.rows() - 1}));
        return Error{
            Text{HK_NOOP("\"%1\" lies outside the board, which runs from %2 to %3"), {std::string(text), first, last}}};
    }
    return found;
}

} // namespace hotchkiss
