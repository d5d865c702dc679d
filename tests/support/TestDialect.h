#pragma once
#include "core/syntax/Dialect.h"
#include "tests/support/SharedFiles.h"
#include <QFile>
inline levwright::Dialect testDialect() {
    levwright::DialectTables t;
    QFile f(sharedFolder() + "/catalog/nethack-3.4.3/keywords.tsv");
    f.open(QIODevice::ReadOnly);
    f.readLine();
    while (!f.atEnd()) {
        auto p = f.readLine().chopped(1).split('\t');
        t.words.push_back({p[0].toStdString(), *levwright::wordClassNamed(p[1].toStdString()), p[2].toInt()});
    }
    t.mapCharacters = "-|}{+ABCISHKPLWTF\\#. 0123456789";
    t.digitsAreRulers = t.carriageReturns = t.backslashEscapes = true;
    return levwright::Dialect(std::move(t));
}
