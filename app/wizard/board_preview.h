// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <QTimer>
#include <QWidget>

namespace hotchkiss {

/// A picture of a scenario's first board that keeps up with changes, with a corner shown larger so that numbers read.
class BoardPreview : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPreview(QWidget *parent = nullptr);

    void setScenario(Scenario scenario);
    QSize sizeHint() const override { return {420, 360}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Scenario m_scenario;
};

} // namespace hotchkiss
