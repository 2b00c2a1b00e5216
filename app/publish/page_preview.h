// SPDX-License-Identifier: MIT
#pragma once

#include "views/print/map_output.h"

#include <QWidget>

namespace hotchkiss {

/// The sheets of paper as they will come out, side by side.
class PagePreview : public QWidget
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);

    void setOutput(const MapOutput &output);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void render();

    MapOutput m_output;
    QPixmap m_picture;
};

} // namespace hotchkiss
