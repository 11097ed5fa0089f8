// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace foldout {

// What a reader sees of raw HTML inside Markdown. Comments, declarations, and script and style with
// their contents are dropped; tags of HTML elements are dropped and their words stay, so nothing an
// author hides by attributes or colour is hidden, and nothing is fetched or run. What merely looks
// like a tag (<pod-name>, Map<String>) is text, and so is <img …>, whose picture would have to be
// fetched. The renderer may honour the names it gets. One object a text; any thread.
class RawHtml
{
public:
    struct Piece
    {
        QString tag; // lower-case element name; empty: text
        bool closing = false;
        QString text;
    };

    // html: whole tags, as md4c hands them out, or all of an HTML block.
    QList<Piece> feed(const QString &html);

    // True between <script> or <style> and its end: ordinary text is not to be shown either.
    bool isHiding() const { return !m_hidden.isEmpty(); }
    void endBlock() { m_hidden.clear(); }

private:
    QString m_hidden; // name of the element that hides, empty: none
};

} // namespace foldout
