// SPDX-License-Identifier: GPL-3.0-or-later
// The language server: a whole session with an editor, and messages that no editor should send.
#include "core/languages/games/Games.h"
#include "core/lsp/Framing.h"
#include "core/lsp/Server.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::lsp_test {
namespace {

// JSON with quotes that are easy to write.
std::string json(const QByteArray& text) {
    return QByteArray(text).replace('\'', '"').toStdString();
}

// One that has been initialized. Its folder holds a file that changes each time it is read.
lsp::Server server() {
    lsp::Outside outside{.gameOf = [](const std::string&, DocumentKind,
                                      const TextSnapshot&) { return loadGame("nethack-3.4.3"); },
                         .filesIn =
                             [](const std::string& folder) {
                                 return std::vector<FolderFile>{{folder + "/caf\xC3\xA9.des", 1},
                                                                {folder + "/gone.des", 1}};
                             },
                         .read = [](const std::string& path) -> Result<std::string> {
                             if (path.ends_with("gone.des"))
                                 return failure("gone");
                             return "MAZE:\"Cellar\",' '\nMAZE:\"attic\",' '\n";
                         }};
    lsp::Server made(std::move(outside), "1");
    made.handle(json("{'id':0,'method':'initialize','params':{'rootUri':'file:///house'}}"));
    return made;
}

// A Python that knows the types of the protocol, or else any; empty if there is none.
QString pythonWithTypes() {
    for (const QString& python :
         {QStringLiteral("/usr/bin/python3"), QStandardPaths::findExecutable("python3")}) {
        if (QProcess::execute(python, {"-c", "import lsprotocol"}) == 0)
            return python;
    }
    qInfo("the types of the protocol (python3-pygls) are not installed, so messages are not held to them");
    return QStandardPaths::findExecutable("python3");
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A home for an editor, with a folder of programs that come first.
class Home {
public:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void put(const QString& name, const QByteArray& bytes) const {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    QProcessEnvironment environment() const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOME", m_folder.path());
        environment.insert("PATH", path("bin") + ':' + environment.value("PATH"));
        for (const char* place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
            environment.remove(place);
        return environment;
    }

private:
    QTemporaryDir m_folder;
};

// A terminal of its own in which a program runs.
class Terminal {
public:
    Terminal(const Home& home, const QStringList& program) : m_home(home) {
        tmux(QStringList{"-f", "/dev/null", "new-session", "-d", "-x", "120", "-y", "30"} + program);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal() { tmux({"kill-server"}); }

    QByteArray screen() const { return tmux({"capture-pane", "-p"}); }
    void type(const QStringList& keys) const { tmux(QStringList{"send-keys"} + keys); }
    bool waitFor(const QByteArray& words) const {
        constexpr int patience = 60000; // milliseconds
        return QTest::qWaitFor([&] { return screen().contains(words); }, patience);
    }

private:
    QByteArray tmux(const QStringList& arguments) const {
        QProcess process;
        process.setProcessEnvironment(m_home.environment());
        process.start("tmux", QStringList{"-u", "-S", m_home.path("terminal")} + arguments);
        process.waitForFinished();
        return process.readAllStandardOutput();
    }

    const Home& m_home;
};

// A home whose Helix has our settings, and a level with a problem.
void setUpHelix(const Home& home) {
    home.put(".config/helix/languages.toml",
             bytesOf(LEVWRIGHT_SOURCE_DIR "/packaging/editors/helix/languages.toml"));
    home.put("bin/levwright-cli", "#!/bin/sh\nexec '" LEVWRIGHT_CLI "' \"$@\"\n");
    home.put("pond.des",
             "MAZE:\"pond\",' '\nNOMAP\nMONSTER:'D',\"red dragon\",random\nTRAP:\"wep\",random\n");
}

} // namespace

class LspTest : public QObject {
    Q_OBJECT

    // Runs it with a folder and a home of its own, and returns its status; -1 if it does not end by itself.
    static int statusOf(const QString& program, const QStringList& arguments, QByteArray& said) {
        const QTemporaryDir folder;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LSP", LEVWRIGHT_CLI);
        environment.insert("FOLDER", folder.path());
        for (const char* home :
             {"HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            environment.insert(home, folder.filePath(".home"));
        QDir().mkpath(folder.filePath(".home"));
        QProcess editor;
        editor.setProcessEnvironment(environment);
        editor.setProcessChannelMode(QProcess::MergedChannels);
        editor.start(program, arguments);
        constexpr int patience = 120000; // milliseconds, under sanitizers; ctest ends the class after 300000
        const bool hasEnded = editor.waitForFinished(patience) && editor.exitStatus() == QProcess::NormalExit;
        said = editor.readAll();
        return hasEnded ? editor.exitCode() : -1;
    }

    static void runEditor(const QString& program, const QStringList& arguments) {
        QByteArray said;
        const int status = statusOf(program, arguments, said);
        QVERIFY2(status == 0, said.constData());
    }

private Q_SLOTS:
    void session() {
        const QString python = pythonWithTypes();
        if (python.isEmpty())
            QSKIP("no python3 here: nobody can be the editor");
        QProcess editor;
        editor.setProcessChannelMode(QProcess::MergedChannels);
        editor.start(python, {QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/core/cli/lsp-session.py"),
                              QStringLiteral(LEVWRIGHT_CLI)});
        QVERIFY(editor.waitForFinished(120000));
        QVERIFY2(editor.exitCode() == 0, editor.readAll().constData());
    }

    // Each language and both forms of dungeons, opened, typed in and asked about.
    void neovim() {
        const QString neovim = QStandardPaths::findExecutable("nvim");
        if (neovim.isEmpty())
            QSKIP("no Neovim here");
        const QString script = QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/core/cli/nvim-session.lua");
        runEditor(neovim, {"--headless", "-u", "NONE", "-c", "luafile " + script});
    }

    // A description and a dungeon through Eglot: problems, help, new names over both files.
    void emacs() {
        const QString emacs = QStandardPaths::findExecutable("emacs");
        if (emacs.isEmpty())
            QSKIP("no Emacs here");
        QByteArray said;
        const int status = statusOf(emacs,
                                    {"--batch", "-Q", "-L", LEVWRIGHT_SOURCE_DIR "/packaging/editors/emacs",
                                     "-l", LEVWRIGHT_SOURCE_DIR "/tests/core/cli/emacs-session.el"},
                                    said);
        constexpr int withoutEglot = 77;
        if (status == withoutEglot)
            QSKIP("this Emacs is older than 29 and has no Eglot");
        QVERIFY2(status == 0, said.constData());
    }

    // Kate starts the server with our settings and gets the problems of a file.
    void kate() {
        const QString kate = QStandardPaths::findExecutable("kate");
        if (kate.isEmpty())
            QSKIP("no Kate here");
        const Home home;
        home.put(".config/kate/lspclient/settings.json",
                 bytesOf(LEVWRIGHT_SOURCE_DIR "/packaging/editors/kate/lspclient.json"));
        home.put(".config/katerc", "[Kate Plugins]\nlspclientplugin=true\n\n[lspclient]\n"
                                   "AllowedServerCommandLines=" +
                                       home.path("bin/levwright-cli").toUtf8() + " lsp\n");
        home.put("bin/levwright-cli",
                 "#!/bin/sh\n'" LEVWRIGHT_CLI "' \"$@\" | tee '" + home.path("said").toUtf8() + "'\n");
        home.put("pond.des", "MAZE:\"pond\",' '\nNOMAP\nTRAP:\"wep\",random\n");
        const QDir syntax(QFileInfo(LEVWRIGHT_CLI).dir().filePath("../resources/syntax"));
        for (const QString& name : syntax.entryList({"*.xml"}, QDir::Files))
            home.put(".local/share/org.kde.syntax-highlighting/syntax/" + name,
                     bytesOf(syntax.filePath(name)));
        QProcess editor;
        editor.setProcessEnvironment(home.environment());
        editor.start(kate, {"-n", "-b", home.path("pond.des")});
        const auto isTold = [&] { return bytesOf(home.path("said")).contains("unknown-trap"); };
        constexpr int patience = 60000; // milliseconds
        const bool wasTold = QTest::qWaitFor(isTold, patience);
        editor.terminate();
        if (!editor.waitForFinished(patience))
            editor.kill();
        QVERIFY2(wasTold, (bytesOf(home.path("said")) + editor.readAllStandardError()).constData());
    }

    // Helix knows the server for our files.
    void helix() {
        const QString helix = QStandardPaths::findExecutable("hx");
        if (helix.isEmpty())
            QSKIP("no Helix here");
        const Home home;
        setUpHelix(home);
        QProcess editor;
        editor.setProcessEnvironment(home.environment());
        editor.start(helix, {"--health", "nethack-level"});
        QVERIFY(editor.waitForFinished());
        const QByteArray said = editor.readAllStandardOutput();
        QVERIFY2(said.contains(home.path("bin/levwright-cli").toUtf8()), said.constData());
    }

    // Helix shows what the server says of a thing, and carries out a fix.
    void helixSession() {
        const QString helix = QStandardPaths::findExecutable("hx");
        if (helix.isEmpty() || QStandardPaths::findExecutable("tmux").isEmpty())
            QSKIP("no Helix here, or no tmux to see its screen in");
        const Home home;
        setUpHelix(home);
        const Terminal terminal(home, {helix, home.path("pond.des") + ":4:7"});
        QVERIFY2(terminal.waitFor("unknown-trap"), terminal.screen());
        terminal.type({"3G", "f", "d", "Space", "k"});
        QVERIFY2(terminal.waitFor("level 15"), terminal.screen());
        terminal.type({"Escape", "4G", "f", "w", "Space", "a"});
        QVERIFY2(terminal.waitFor("Change it to"), terminal.screen());
        terminal.type({"Enter", ":wq", "Enter"});
        QTRY_VERIFY2(bytesOf(home.path("pond.des")).contains("TRAP:\"web\",random"), terminal.screen());
    }

    // What packaging/editors has for an editor works when the editor loads it.
    void settingsOfEditors_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("arguments");
        const QString editors = QStringLiteral(LEVWRIGHT_SOURCE_DIR "/packaging/editors/");
        QTest::newRow("syntax files") << "python3" << QStringList{editors + "make", "--check"};
        QTest::newRow("Neovim") << "nvim"
                                << QStringList{"--headless",
                                               "-u",
                                               "NONE",
                                               "--cmd",
                                               "set runtimepath+=" + editors + "neovim",
                                               "-c",
                                               "luafile " LEVWRIGHT_SOURCE_DIR
                                               "/tests/core/cli/nvim-plugin.lua"};
        QTest::newRow("Emacs") << "emacs"
                               << QStringList{"--batch",
                                              "-Q",
                                              "-L",
                                              editors + "emacs",
                                              "-l",
                                              "levwright",
                                              "--eval",
                                              "(with-current-buffer (find-file-noselect \"/none/a.des\")"
                                              " (unless (eq major-mode 'levwright-mode) (kill-emacs 1)))"};
        QTest::newRow("Vim") << "vim"
                             << QStringList{"-es",
                                            "-u",
                                            "NONE",
                                            "--cmd",
                                            "set runtimepath^=" + editors + "vim",
                                            "-c",
                                            "source " LEVWRIGHT_SOURCE_DIR "/tests/core/cli/vim-plugin.vim"};
        QTest::newRow("VS Code") << "node" << QStringList{"--check", editors + "vscode/extension.js"};
    }
    void settingsOfEditors() {
        QFETCH(const QString, program);
        QFETCH(const QStringList, arguments);
        const QString found = QStandardPaths::findExecutable(program);
        if (found.isEmpty())
            QSKIP("this editor is not installed");
        runEditor(found, arguments);
    }

    // The grammars of VS Code, under the engine that colours texts there.
    void grammarsOfVsCode() {
        const QString node = QStandardPaths::findExecutable(QStringLiteral("node"));
        const QString modules = QStringLiteral(LEVWRIGHT_SOURCE_DIR "/build/textmate/node_modules");
        if (node.isEmpty() || !QFile::exists(modules + "/vscode-textmate"))
            QSKIP("the engine of VS Code's grammars is not here (packaging/setup --checks)");
        QStringList arguments{QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/core/cli/textmate-session.js"),
                              modules,
                              QStringLiteral(LEVWRIGHT_SOURCE_DIR "/packaging/editors/vscode/syntaxes")};
        if (!sharedFolder().isEmpty())
            arguments << stockFiles("nethack-3.4.3") << stockFiles("nethack-3.6");
        runEditor(node, arguments);
    }

    // The package of VS Code holds all that it names; packing needs no network.
    void packsForVsCode() {
        const QString npm = QStandardPaths::findExecutable(QStringLiteral("npm"));
        if (npm.isEmpty())
            QSKIP("no npm here: the extension of VS Code is not packed");
        const QString folder = QStringLiteral(LEVWRIGHT_SOURCE_DIR "/packaging/editors/vscode");
        const Home home;
        QProcess pack;
        pack.setProcessEnvironment(home.environment());
        pack.setWorkingDirectory(home.path({}));
        pack.start(npm, {"pack", folder, "--dry-run", "--json", "--offline", "--cache", home.path("cache")});
        QVERIFY(pack.waitForFinished());
        const QByteArray said = pack.readAllStandardOutput();
        QVERIFY2(pack.exitCode() == 0, pack.readAllStandardError() + said);
        QSet<QString> packed;
        for (const auto& file : QJsonDocument::fromJson(said).array()[0].toObject()["files"].toArray())
            packed << file.toObject()["path"].toString();
        const QJsonObject manifest = QJsonDocument::fromJson(bytesOf(folder + "/package.json")).object();
        const QJsonObject offers = manifest["contributes"].toObject();
        QStringList named{manifest["main"].toString()};
        for (const auto& grammar : offers["grammars"].toArray())
            named << grammar.toObject()["path"].toString();
        for (const auto& language : offers["languages"].toArray())
            named << language.toObject()["configuration"].toString();
        QVERIFY(named.size() > 3);
        for (const QString& name : named)
            QVERIFY2(packed.contains(QDir::cleanPath(name)), qPrintable(name));
    }

    // Messages arrive in pieces.
    void framing() {
        lsp::MessageReader reader;
        const std::string bytes = lsp::framed("{}") + "content-length:3\r\nX: y\r\n\r\nabc";
        std::vector<std::string> found;
        for (const char byte : bytes) {
            reader.add(std::string_view(&byte, 1));
            while (auto message = reader.next())
                found.push_back(*message);
        }
        QCOMPARE(found, (std::vector<std::string>{"{}", "abc"}));
        QVERIFY(!reader.isBroken());
        reader.add("Hello\r\n\r\n");
        QVERIFY(!reader.next());
        QVERIFY(reader.isBroken());
    }

    void oddMessages_data() {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("answer"); // a part of it; empty for no answer
        const auto row = [](const char* name, const char* message, const char* answer) {
            QTest::newRow(name) << QByteArray(message) << QByteArray(answer);
        };
        row("no JSON", "{", "-32700");
        row("no object", "[1]", "-32600");
        row("no method", "{'id':1}", "-32600");
        row("unknown request", "{'id':'a','method':'fly'}", "-32601");
        row("unknown note", "{'method':'fly'}", "");
        row("answer", "{'id':1,'result':null}", "");
        row("open without text", "{'method':'textDocument/didOpen','params':[]}", "'diagnostics':[]");
        row("change of nothing", "{'method':'textDocument/didChange','params':{'contentChanges':7}}", "");
        row("numbers", "{'id':1,'method':'textDocument/hover','params':{'textDocument':{'uri':5}}}",
            "-32602");
    }
    void oddMessages() {
        QFETCH(const QByteArray, message);
        QFETCH(const QByteArray, answer);
        lsp::Server asked = server();
        const std::vector<std::string> answers = asked.handle(json(message));
        QCOMPARE(answers.size(), answer.isEmpty() ? 0U : 1U);
        QVERIFY(answers.empty() ||
                QByteArray::fromStdString(answers.front()).contains(QByteArray::fromStdString(json(answer))));
    }

    void nothingBeforeInitialize() {
        lsp::Server fresh({}, "1");
        const auto refused = fresh.handle(json("{'id':1,'method':'workspace/symbol','params':{'query':''}}"));
        QCOMPARE(refused.size(), 1U);
        QVERIFY(refused.front().contains("-32002"));
    }

    // Of files that are not open, too, and of those that are open as they are now.
    void symbolsOfFolders() {
        lsp::Server asked = server();
        const auto symbols = [&](const char* query) {
            const auto answers = asked.handle(
                json("{'id':1,'method':'workspace/symbol','params':{'query':'" + QByteArray(query) + "'}}"));
            return QByteArray::fromStdString(answers.at(0));
        };
        const QByteArray cellar = symbols("LLA");
        QVERIFY(cellar.contains("\"Cellar\"") && !cellar.contains("attic"));
        QVERIFY(cellar.contains("file:///house/caf%C3%A9.des"));
        asked.handle(json("{'method':'textDocument/didOpen','params':{'textDocument':{"
                          "'uri':'file:///house/caf%C3%A9.des','text':'MAZE:\\'hall\\','}}}"));
        QVERIFY(!symbols("cellar").contains("Cellar"));
        asked.handle(json("{'method':'workspace/didChangeWorkspaceFolders','params':{'event':{"
                          "'removed':[{'uri':'file:///house'}],'added':[{'uri':'file:///shed'}]}}}"));
        QVERIFY(symbols("cellar").contains("file:///shed/"));
    }

    void scriptsAreCalledLikeTheirFiles() {
        lsp::Outside outside{
            .gameOf = [](const std::string&, DocumentKind,
                         const TextSnapshot&) { return loadGame("nethack-3.7"); },
            .filesIn = [](const std::string&) { return std::vector<FolderFile>(); },
            .read = [](const std::string&) -> Result<std::string> { return failure("gone"); }};
        lsp::Server asked(std::move(outside), "1");
        asked.handle(json("{'id':0,'method':'initialize','params':{'rootUri':'file:///house'}}"));
        asked.handle(json("{'method':'textDocument/didOpen','params':{'textDocument':{"
                          "'uri':'file:///house/attic.lua','text':'-- old.lua\\ndes.map([[...]])\\n'}}}"));
        for (const QByteArray method :
             {"'textDocument/documentSymbol','params':{'textDocument':{'uri':'file:///house/attic.lua'}}",
              "'workspace/symbol','params':{'query':'attic'}",
              "'levwright/roll','params':{'textDocument':{'uri':'file:///house/attic.lua'},"
              "'position':{'line':0,'character':0},'seed':1}"}) {
            const auto answers = asked.handle(json("{'id':1,'method':" + method + "}"));
            const QByteArray answer = QByteArray::fromStdString(answers.at(0));
            QVERIFY2(answer.contains("\"attic\"") && !answer.contains("\"old\""), answer.constData());
        }
    }

    // A level of a dungeon is defined in its own file, or else where the dungeon lists it.
    void levelsOfDungeons() {
        lsp::Server asked = server();
        asked.handle(json("{'method':'textDocument/didOpen','params':{'textDocument':{"
                          "'uri':'file:///house/dungeon.def','text':'DUNGEON: \\'The Dungeons of Doom\\' "
                          "\\'D\\' (25,5)\\nLEVEL: \\'attic\\' \\'none\\' @ (3,0)\\n"
                          "LEVEL: \\'lost\\' \\'none\\' @ (4,0)\\n'}}}"));
        const auto definition = [&](int line) {
            const auto answers =
                asked.handle(json("{'id':1,'method':'textDocument/definition','params':{'textDocument':{"
                                  "'uri':'file:///house/dungeon.def'},'position':{'line':" +
                                  QByteArray::number(line) + ",'character':10}}}"));
            return QByteArray::fromStdString(answers.at(0));
        };
        const QByteArray attic = definition(1);
        QVERIFY2(attic.contains("caf%C3%A9.des\",\"range\":{\"start\":{\"line\":1"), attic.constData());
        const QByteArray lost = definition(2);
        QVERIFY2(lost.contains("dungeon.def\",\"range\":{\"start\":{\"line\":2"), lost.constData());
    }

    // Open or not, all files of the folder follow.
    void renamesLevelsOfDungeons() {
        lsp::Server asked = server();
        asked.handle(json("{'method':'textDocument/didOpen','params':{'textDocument':{"
                          "'uri':'file:///house/dungeon.def','text':'DUNGEON: \\'The Dungeons of Doom\\' "
                          "\\'D\\' (25,5)\\nLEVEL: \\'attic\\' \\'none\\' @ (3,0)\\n'}}}"));
        const auto answers =
            asked.handle(json("{'id':1,'method':'textDocument/rename','params':{'textDocument':{"
                              "'uri':'file:///house/dungeon.def'},'position':{'line':1,'character':10},"
                              "'newName':'loft'}}"));
        const QByteArray changes = QByteArray::fromStdString(answers.at(0));
        QVERIFY2(changes.contains("\"file:///house/caf%C3%A9.des\":[{"), changes.constData());
        QVERIFY(changes.contains("\"file:///house/dungeon.def\":[{"));
        QCOMPARE(changes.count("\"loft\""), 2);
        QVERIFY(!changes.contains("gone.des"));
    }

    // Places that are not in the text count as the nearest that are.
    void oddPlaces() {
        lsp::Server asked = server();
        asked.handle(
            json("{'method':'textDocument/didOpen','params':{'textDocument':{'uri':'u','text':'# a'}}}"));
        const auto changed = asked.handle(
            json("{'method':'textDocument/didChange','params':{'textDocument':{'uri':'u','version':4},"
                 "'contentChanges':[{'range':{'start':{'line':9,'character':-3},"
                 "'end':{'line':0,'character':99999}},'text':'\\n# b'}]}}"));
        QCOMPARE(changed.size(), 1U);
        QVERIFY(changed.front().contains(json("'version':4")));
    }

    void paths() {
        QCOMPARE(lsp::pathOf("file:///a%20b/c%C3%A4.des"), std::string("/a b/c\xC3\xA4.des"));
        QCOMPARE(lsp::pathOf("file:///50%"), std::string("/50%"));
        QCOMPARE(lsp::pathOf("untitled:1"), std::string("untitled:1"));
        QCOMPARE(lsp::uriOf("/a b/c\xC3\xA4.des"), std::string("file:///a%20b/c%C3%A4.des"));
    }
};

LEVWRIGHT_TEST(LspTest)

} // namespace levwright::lsp_test

#include "LspTest.moc"
