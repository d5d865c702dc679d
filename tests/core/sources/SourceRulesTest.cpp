// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of lexers and grammars.
#include "core/base/LowerCase.h"
#include "core/languages/script/lua/ScriptGlobals.h"
#include "core/sources/FormPieces.h"
#include "core/sources/Grammar.h"
#include "core/sources/LexerRules.h"
#include "core/sources/Words.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::source_rules_test {
namespace {

using namespace sources;

QString joined(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list.join('|');
}

} // namespace

class SourceRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void patterns_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("words");
        QTest::newRow("word") << "half-left" << "half-left";
        QTest::newRow("quoted") << "\"==\"" << "==";
        QTest::newRow("state") << "<MAPC>ENDMAP" << "ENDMAP";
        QTest::newRow("line") << "^MAP\\r?\\n" << "MAP";
        QTest::newRow("colon") << "POND:" << "POND";
        QTest::newRow("colon alone") << ":" << ":";
        QTest::newRow("option") << "obj(ect)?" << "object|obj";
        QTest::newRow("choice") << "(NAME|name)" << "NAME|name";
        QTest::newRow("choice without brackets") << "a|bc" << "a|bc";
        QTest::newRow("escape") << "random\\[" << "random[";
        QTest::newRow("letter and mark") << "colou?r" << "colour|color";
        QTest::newRow("class") << "[0-9]+" << "";
        QTest::newRow("any") << "." << "";
        QTest::newRow("unclosed") << "(a" << "";
        QTest::newRow("unclosed quote") << "\"a" << "";
        QTest::newRow("too many") << "(a|b)(a|b)(a|b)(a|b)(a|b)" << "";
        QTest::newRow("deep") << QString(1000, '(') + QString(1000, ')') << "";
        QTest::newRow("empty") << "" << "";
    }
    void patterns() {
        QFETCH(const QString, pattern);
        QTEST(joined(wordsOfPattern(pattern.toStdString())), "words");
    }

    void actions_data() {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("value");
        QTest::newRow("return") << "return A_ID;" << "A_ID" << "";
        QTest::newRow("brackets") << "return(A_ID);" << "A_ID" << "";
        QTest::newRow("value") << "{ yylval.i=3; return A_TYPE; }" << "A_TYPE" << "3";
        QTest::newRow("expression") << "{ save(yytext); yylval.i= (X | 1) ; return A_TYPE; }" << "A_TYPE"
                                    << "( X | 1 )";
        QTest::newRow("macro") << "ST_RET(A_ID);" << "A_ID" << "";
        QTest::newRow("macro with a value") << "ST_RETF((yylval.i=1), A_TYPE);" << "A_TYPE" << "1";
        QTest::newRow("text") << "{ yylval.map = dup(1); return STRING; }" << "STRING" << "";
        QTest::newRow("call") << "{ return check(); }" << "" << "";
        QTest::newRow("lines") << "{\n\tyylval.i = 4;\n\treturn A_TYPE;\n}" << "A_TYPE" << "4";
        QTest::newRow("nothing") << ";" << "" << "";
    }
    void actions() {
        QFETCH(const QString, action);
        const std::vector<LexerWord> words =
            lexerWords(("top\n%%\nb return B_ID;\nw\t" + action + "\n%%\nx return X_ID;\n").toStdString());
        QCOMPARE(words.size(), std::size_t(2));
        QCOMPARE(words[1].spelling, "w");
        QCOMPARE(words[1].line, std::size_t(4));
        QTEST(QString::fromStdString(words[1].token), "token");
        QTEST(QString::fromStdString(words[1].value), "value");
    }

    void forms_data() {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("form");
        QTest::newRow("pieces") << "coord_or_var ',' mapchar_or_var ',' STRING" << "place , cell , string";
        QTest::newRow("words") << "DOOR_STATE" << "<door state>";
        QTest::newRow("option") << "ter_selection opt_depth" << "selection [ , number ]";
        QTest::newRow("choice") << "material" << "( <MATERIAL> | random )";
        QTest::newRow("choice of one") << "alias" << "( <MATERIAL> | random )";
        QTest::newRow("nothing") << "" << "";
        QTest::newRow("list") << "list" << "{ integer }";
        QTest::newRow("list from the right")
            << "INTEGER ',' right" << "integer , { '(' number , string ')' }";
        QTest::newRow("list that may be empty")
            << "STRING infos" << "string [ , { ( 'keyed' : object | 'lit' ) } ]";
        QTest::newRow("token without words") << "MAP_ID" << "opaque";
        QTest::newRow("block") << "PERCENT stmt_block" << "chance block";
        QTest::newRow("signed numbers") << "all_integers" << "integer";
        QTest::newRow("longer choice first") << "sized" << "( character , character | character )";
        QTest::newRow("deep") << "d1" << "opaque";
        QTest::newRow("signs") << "'(' INTEGER ')' '{'" << "'(' integer ')' '{'";
    }
    void forms() {
        QFETCH(const QString, rest);
        const GrammarRules rules =
            grammarRules(("%token X\n%%\nstatement : WORD_ID ':' " + rest +
                          " { a = '}'; { nested; } } ;\n"
                          "opt_depth : /* nothing */ { $$ = 0; }\n | ',' integer_or_var { $$ = 1; }\n ;\n"
                          "material : MATERIAL | RANDOM_TYPE ;\nalias : material ;\n"
                          "list : INTEGER | list ',' INTEGER ;\n"
                          "right : pair | pair ',' right ;\npair : '(' integer_or_var ',' STRING ')' ;\n"
                          "infos : | infos ',' info ;\ninfo : LIT_ID | KEY_ID ':' object_or_var ;\n"
                          "all_integers : MINUS_INTEGER | PLUS_INTEGER | INTEGER ;\n"
                          "sized : CHAR | CHAR ',' CHAR ;\n"
                          "d1 : d2 ; d2 : d3 ; d3 : d4 ; d4 : d5 ; d5 : d6 ; d6 : d7 ; d7 : d8\n"
                          "d8 : INTEGER\n%%\nint rest : 1;\n")
                             .toStdString());
        const TokenPieces tokens{{"DOOR_STATE", "<door state>"},
                                 {"MATERIAL", "<MATERIAL>"},
                                 {"RANDOM_TYPE", "random"},
                                 {"KEY_ID", "'keyed'"},
                                 {"LIT_ID", "'lit'"}};
        const Alternative& statement = rules.at("statement").at(0);
        QVERIFY(isStatement(statement));
        QCOMPARE(statement.symbols[0], "WORD_ID");
        const std::vector<std::string> symbols(statement.symbols.begin() + 2, statement.symbols.end());
        QTEST(QString::fromStdString(formOf(rules, tokens, symbols).value_or("opaque")), "form");
    }

    void statements_data() {
        QTest::addColumn<QString>("symbols");
        QTest::addColumn<bool>("isStatement");
        QTest::newRow("plain") << "A ':' B" << true;
        QTest::newRow("numbered") << "A '[' INTEGER ']' ':' B" << true;
        QTest::newRow("no colon") << "A B" << false;
        QTest::newRow("chance") << "A chance ':' B" << true;
        QTest::newRow("two words") << "A B ':' C" << false;
        QTest::newRow("unclosed") << "A '['" << false;
        QTest::newRow("sign") << "'(' ':'" << false;
        QTest::newRow("nothing") << "" << false;
    }
    void statements() {
        QFETCH(const QString, symbols);
        Alternative alternative;
        for (const QString& symbol : symbols.split(' ', Qt::SkipEmptyParts))
            alternative.symbols.push_back(symbol.toStdString());
        QTEST(isStatement(alternative), "isStatement");
    }

    void globals() {
        const std::vector<lua::ScriptGlobal> globals = lua::scriptGlobals(
            "function f (x)\n  g = 1\nend\nlocal function h() end\nlocal i = 2\nt = {}\nif t == 3 then end\n"
            "t.x = 1\nfunction t.y() end\nt = 4\nv=1");
        QCOMPARE(globals.size(), std::size_t(3));
        QCOMPARE(globals[0].name, std::string_view("f"));
        QVERIFY(globals[0].isFunction);
        QCOMPARE(globals[1].name, std::string_view("t"));
        QCOMPARE(globals[2].name, std::string_view("v"));
        QVERIFY(!globals[2].isFunction);
    }

    void constants() {
        QCOMPARE(wordsOfConstant("PEAT_BOG2"), "peat bog2");
        QCOMPARE(constantOfWords("amulet of ESP"), "AMULET_OF_ESP");
        QCOMPARE(constantOfWords("battle-axe"), "BATTLE_AXE");
    }
};

LEVWRIGHT_TEST(SourceRulesTest)

} // namespace levwright::source_rules_test

#include "SourceRulesTest.moc"
