// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to the language server that are cancelled while they wait.
#include "core/lsp/Inbox.h"

#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>

namespace levwright::inbox_test {
namespace {

using lsp::Inbox;

// JSON with quotes that are easy to write; moc does not read all raw strings.
std::string json(std::string text) {
    std::ranges::replace(text, '\'', '"');
    return text;
}
std::string request(const std::string& id, const std::string& method = "textDocument/hover") {
    return json("{'jsonrpc':'2.0','id':" + id + ",'method':'" + method + "'}");
}
std::string cancellation(const std::string& id) {
    return json("{'jsonrpc':'2.0','method':'$/cancelRequest','params':{'id':" + id + "}}");
}
std::string answer(const std::string& id) {
    return json("{'jsonrpc':'2.0','id':" + id +
                ",'error':{'code':-32800,'message':'The request was cancelled.'}}");
}

// All messages that wait, without those that ask for nothing.
QStringList takeAll(Inbox& inbox) {
    QStringList all;
    while (const std::optional<std::string> message = inbox.next()) {
        if (!message->contains("$/cancelled"))
            all << QString::fromStdString(*message);
    }
    return all;
}

QStringList wordsOf(const std::vector<std::string>& messages) {
    QStringList words;
    for (const std::string& message : messages)
        words << QString::fromStdString(message);
    return words;
}

} // namespace

class InboxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrder() {
        Inbox inbox;
        QVERIFY(inbox.isEmpty());
        QVERIFY(!inbox.next());
        const QStringList all{QString::fromStdString(request("1")), "no JSON", "{}", "[]",
                              QString::fromStdString(request("\"a\""))};
        for (const QString& each : all)
            inbox.add(each.toStdString());
        QCOMPARE(inbox.size(), 5U);
        QCOMPARE(takeAll(inbox), all);
        QVERIFY(inbox.takeAnswers().empty());
    }

    void cancels_data() {
        QTest::addColumn<QByteArray>("id");    // of the request
        QTest::addColumn<QByteArray>("named"); // by the cancellation
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<bool>("isCancelled");
        const QByteArray hover = "textDocument/hover";
        QTest::newRow("a number") << QByteArray("7") << QByteArray("7") << hover << true;
        QTest::newRow("a word") << QByteArray("\"x\"") << QByteArray("\"x\"") << hover << true;
        QTest::newRow("another spelling")
            << QByteArray("\"x\"") << QByteArray("\"\\u0078\"") << hover << true;
        QTest::newRow("a number is no word") << QByteArray("7") << QByteArray("\"7\"") << hover << false;
        QTest::newRow("another one") << QByteArray("7") << QByteArray("8") << hover << false;
        QTest::newRow("no id") << QByteArray("7") << QByteArray("null") << hover << false;
        QTest::newRow("a list as id") << QByteArray("[7]") << QByteArray("[7]") << hover << false;
        QTest::newRow("the beginning")
            << QByteArray("7") << QByteArray("7") << QByteArray("initialize") << false;
        QTest::newRow("the end") << QByteArray("7") << QByteArray("7") << QByteArray("shutdown") << false;
    }
    void cancels() {
        QFETCH(const QByteArray, id);
        QFETCH(const QByteArray, named);
        QFETCH(const QByteArray, method);
        QFETCH(const bool, isCancelled);
        Inbox inbox;
        const std::string before = request("1");
        const std::string wanted = request(id.toStdString(), method.toStdString());
        const std::string after = request("99");
        for (const std::string& each : {before, wanted, after})
            inbox.add(each);
        inbox.add(cancellation(named.toStdString()));
        inbox.add(cancellation(named.toStdString())); // once is enough
        QCOMPARE(wordsOf(inbox.takeAnswers()),
                 isCancelled ? QStringList{QString::fromStdString(answer(id.toStdString()))} : QStringList());
        QVERIFY(inbox.takeAnswers().empty());
        QStringList left{QString::fromStdString(before), QString::fromStdString(wanted),
                         QString::fromStdString(after)};
        if (isCancelled)
            left.removeAt(1);
        QCOMPARE(takeAll(inbox), left);
    }

    // It was answered, and its id may come again.
    void whatWasTakenIsNotCancelled() {
        Inbox inbox;
        inbox.add(request("1"));
        inbox.add(request("2"));
        inbox.add(cancellation("5")); // ids are known from now on
        QVERIFY(inbox.next().has_value());
        inbox.add(cancellation("1"));
        QVERIFY(inbox.takeAnswers().empty());
        inbox.add(request("1"));
        inbox.add(cancellation("1"));
        QCOMPARE(inbox.takeAnswers().size(), 1U);
        QCOMPARE(takeAll(inbox), QStringList{QString::fromStdString(request("2"))});
    }

    // An answer of the client has an id of ours; a text may hold the words of a cancellation.
    void onlyRequestsAreCancelled() {
        Inbox inbox;
        const std::string ours = json("{'jsonrpc':'2.0','id':3,'result':null}");
        const std::string text = json(
            "{'jsonrpc':'2.0','method':'textDocument/didOpen','params':{'text':'$/cancelRequest','id':4}}");
        inbox.add(ours);
        inbox.add(text);
        inbox.add(cancellation("3"));
        inbox.add(cancellation("4"));
        inbox.add(json("{'method':'$/cancelRequest'}"));
        inbox.add(json("{'method':'$/cancelRequest','params':[3]}"));
        QVERIFY(inbox.takeAnswers().empty());
        QCOMPARE(takeAll(inbox), (QStringList{QString::fromStdString(ours), QString::fromStdString(text)}));
    }

    // Each message is read once, so many cancellations take no longer for each.
    void manyCancellations() {
        Inbox inbox;
        constexpr int count = 20'000;
        for (int i = 0; i < count; ++i)
            inbox.add(request(std::to_string(i)));
        for (int i = 0; i < count; i += 2)
            inbox.add(cancellation(std::to_string(i)));
        QCOMPARE(inbox.takeAnswers().size(), std::size_t(count / 2));
        const QStringList left = takeAll(inbox);
        QCOMPARE(left.size(), count / 2);
        QCOMPARE(left.front(), QString::fromStdString(request("1")));
    }
};

LEVWRIGHT_TEST(InboxTest)

} // namespace levwright::inbox_test

#include "InboxTest.moc"
