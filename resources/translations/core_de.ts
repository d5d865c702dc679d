<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Levwright</name>
    <message>
        <source>{} cannot be the name of a file: {}.</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>{} kann nicht der Name einer Datei sein: {}.</translation>
    </message>
    <message>
        <source>entry {}</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>Eintrag {}</translation>
    </message>
    <message>
        <source>{} is not a folder.</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>{} ist kein Ordner.</translation>
    </message>
    <message>
        <source>{} needs only the library; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>{} braucht nur die Bibliothek; siehe --help</translation>
    </message>
    <message>
        <source>no file given to {}; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>keine Datei für {} angegeben; siehe --help</translation>
    </message>
    <message>
        <source>--name is for one file; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>--name gilt für eine einzige Datei; siehe --help</translation>
    </message>
    <message>
        <source>standard input needs a --name; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>für die Standardeingabe ist --name nötig; siehe --help</translation>
    </message>
    <message>
        <source>standard input cannot be both the library and a file; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>die Standardeingabe kann nicht zugleich Bibliothek und Datei sein; siehe --help</translation>
    </message>
    <message>
        <source>no action given; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>keine Aktion angegeben; siehe --help</translation>
    </message>
    <message>
        <source>unknown action {}; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>unbekannte Aktion {}; siehe --help</translation>
    </message>
    <message>
        <source>{} has no option {}; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>{} hat keine Option {}; siehe --help</translation>
    </message>
    <message>
        <source>no library given; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>keine Bibliothek angegeben; siehe --help</translation>
    </message>
    <message>
        <source>  ({} of {})</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>  ({} von {})</translation>
    </message>
    <message>
        <source>no known game</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>kein bekanntes Spiel</translation>
    </message>
    <message>
        <source>check: interrupted in {}
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>check: in {} abgebrochen
</translation>
    </message>
    <message>
        <source>no file given; see --help</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>keine Datei angegeben; siehe --help</translation>
    </message>
    <message>
        <source>--room and --fill cannot be combined here: each is checked alone</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>--room und --fill lassen sich hier nicht kombinieren: jedes wird für sich geprüft</translation>
    </message>
    <message>
        <source>--rolls is for --goals; see --help</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>--rolls gehört zu --goals; siehe --help</translation>
    </message>
    <message>
        <source> and {} more places</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation> und {} weitere Stellen</translation>
    </message>
    <message>
        <source>{}:{}:{}: {}: {} that {} does not know: {}; at {} [{}]
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{0}:{1}:{2}: {3}: {4}, in {5} unbekannt: {6}; bei {7} [{8}]
</translation>
    </message>
    <message>
        <source>{}: {}read as a description of {}{}
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{}: {}als Beschreibung von {} gelesen{}
</translation>
    </message>
    <message>
        <source> has no scripts, so it is </source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation> hat keine Skripte, darum wird die Datei </translation>
    </message>
    <message>
        <source>{}:{}: built by the LevelGenerator in line {}
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{}:{}: vom LevelGenerator in Zeile {} erzeugt
</translation>
    </message>
    <message>
        <source>{}: not a level; it lists the vaults of a game
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{}: kein Level; sie führt die Tresorräume eines Spiels auf
</translation>
    </message>
    <message>
        <source>{}: not a level; it is read as a library
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{}: kein Level; sie wird als Bibliothek gelesen
</translation>
    </message>
    <message>
        <source>{}: not a level; {}
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{}: kein Level; {}
</translation>
    </message>
    <message>
        <source>; it fits </source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>; sie passt zu </translation>
    </message>
    <message>
        <source>, too</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>, ebenso gut</translation>
    </message>
    <message>
        <source>unknown option {}; see --help</source>
        <extracomment>app/cli/CommandLine.cpp</extracomment>
        <translation>unbekannte Option {}; siehe --help</translation>
    </message>
    <message>
        <source>{} takes no value; see --help</source>
        <extracomment>app/cli/CommandLine.cpp</extracomment>
        <translation>{} nimmt keinen Wert; siehe --help</translation>
    </message>
    <message>
        <source>{} needs a value; see --help</source>
        <extracomment>app/cli/CommandLine.cpp</extracomment>
        <translation>{} braucht einen Wert; siehe --help</translation>
    </message>
    <message>
        <source>{} must be a number from {} to {}, not {}</source>
        <extracomment>app/cli/CommandLine.cpp</extracomment>
        <translation>{} muss eine Zahl von {} bis {} sein, nicht {}</translation>
    </message>
    <message>
        <source>one file at a time; see --help</source>
        <extracomment>app/cli/Convert.cpp</extracomment>
        <translation>nur eine Datei auf einmal; siehe --help</translation>
    </message>
    <message>
        <source>no game given with --to; see --help</source>
        <extracomment>app/cli/Convert.cpp</extracomment>
        <translation>kein Spiel mit --to angegeben; siehe --help</translation>
    </message>
    <message>
        <source>There are {} levels, and each gets its own file: give a folder with -o.</source>
        <extracomment>app/cli/Convert.cpp</extracomment>
        <translation>Es sind {} Level, und jedes bekommt eine eigene Datei: mit -o einen Ordner angeben.</translation>
    </message>
    <message>
        <source>{} cannot be the name of a file: {}</source>
        <extracomment>app/cli/Convert.cpp</extracomment>
        <translation>{} kann nicht der Name einer Datei sein: {}</translation>
    </message>
    <message>
        <source>This file contains no program, so there is nothing to list.</source>
        <extracomment>app/cli/Decompile.cpp</extracomment>
        <translation>Diese Datei enthält kein Programm, also gibt es nichts aufzulisten.</translation>
    </message>
    <message>
        <source>two files are needed; see --help</source>
        <extracomment>app/cli/Diff.cpp</extracomment>
        <translation>zwei Dateien sind nötig; siehe --help</translation>
    </message>
    <message>
        <source>only levels can be drawn</source>
        <extracomment>app/cli/Diff.cpp</extracomment>
        <translation>nur Level können gezeichnet werden</translation>
    </message>
    <message>
        <source>its map is empty</source>
        <extracomment>app/cli/DrawnLevels.cpp</extracomment>
        <translation>die Karte ist leer</translation>
    </message>
    <message>
        <source>{}: no description can express it, so it has no heat map</source>
        <extracomment>app/cli/DrawnLevels.cpp</extracomment>
        <translation>{}: keine Beschreibung kann es ausdrücken, darum gibt es keine Heatmap</translation>
    </message>
    <message>
        <source>no statement that puts something on the map begins in line {}</source>
        <extracomment>app/cli/DrawnLevels.cpp</extracomment>
        <translation>in Zeile {} beginnt keine Anweisung, die etwas auf die Karte setzt</translation>
    </message>
    <message>
        <source>the editor “{}” is needed for pictures, but was not found</source>
        <extracomment>app/cli/EditorProgram.cpp</extracomment>
        <translation>für Bilder ist der Editor „{}“ nötig, aber er wurde nicht gefunden</translation>
    </message>
    <message>
        <source>some files were left out: there are too many, or they are too large</source>
        <extracomment>app/cli/Find.cpp</extracomment>
        <translation>einige Dateien wurden ausgelassen: es sind zu viele, oder sie sind zu groß</translation>
    </message>
    <message>
        <source>KIND, NAME and a file or folder are needed; see --help</source>
        <extracomment>app/cli/Find.cpp</extracomment>
        <translation>KIND, NAME und eine Datei oder ein Ordner sind nötig; siehe --help</translation>
    </message>
    <message>
        <source>there is no kind “{}”; the kinds are {}</source>
        <extracomment>app/cli/Find.cpp</extracomment>
        <translation>es gibt keine Art „{}“; es gibt {}</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <extracomment>app/cli/Find.cpp</extracomment>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>it has changed meanwhile, so nothing was written</source>
        <extracomment>app/cli/Find.cpp</extracomment>
        <translation>sie wurde inzwischen geändert, darum wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>{}: some files were left out: there are too many, or they are too large</source>
        <extracomment>app/cli/FoundLevels.cpp</extracomment>
        <translation>{}: einige Dateien wurden ausgelassen: es sind zu viele, oder sie sind zu groß</translation>
    </message>
    <message>
        <source>game: say list, check [NAME…], show NAME or add NAME TABLE COLUMN=VALUE…; see --help
</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>game: möglich sind list, check [NAME…], show NAME und add NAME TABLE COLUMN=VALUE…; siehe --help
</translation>
    </message>
    <message>
        <source>{}  built in
</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>{}  eingebaut
</translation>
    </message>
    <message>
        <source>{}  like {}  {}
</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>{}  wie {}  {}
</translation>
    </message>
    <message>
        <source>It is based on {}. Rows that differ:
</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>Grundlage ist {}. Abweichende Zeilen:
</translation>
    </message>
    <message>
        <source>No game has a table {}.</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>Kein Spiel hat eine Tabelle {}.</translation>
    </message>
    <message>
        <source>{} is not one of its columns with a value; they are: {}.</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>{} ist keine Spalte dieser Tabelle mit einem Wert; ihre Spalten: {}.</translation>
    </message>
    <message>
        <source>A field cannot contain tabs and line ends.</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>Ein Tabellenfeld darf keine Tabulatoren und Zeilenenden enthalten.</translation>
    </message>
    <message>
        <source>You have no game {}.</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>Es gibt kein eigenes Spiel {}.</translation>
    </message>
    <message>
        <source>{} monsters, {} objects, {} traps, {} room types, {} flags, {} kinds of terrain</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>{} Monster, {} Gegenstände, {} Fallen, {} Raumarten, {} Kennzeichen, {} Arten von Gelände</translation>
    </message>
    <message>
        <source>one folder at a time; see --help</source>
        <extracomment>app/cli/GitSetup.cpp</extracomment>
        <translation>nur ein Ordner auf einmal; siehe --help</translation>
    </message>
    <message>
        <source>“{}” is not in a git repository</source>
        <extracomment>app/cli/GitSetup.cpp</extracomment>
        <translation>„{}“ liegt in keinem Git-Repository</translation>
    </message>
    <message>
        <source>git did not accept its settings</source>
        <extracomment>app/cli/GitSetup.cpp</extracomment>
        <translation>git hat die Einstellungen nicht angenommen</translation>
    </message>
    <message>
        <source>“{}” cannot be removed</source>
        <extracomment>app/cli/GitSetup.cpp</extracomment>
        <translation>„{}“ kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>written to {}
</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>nach {} geschrieben
</translation>
    </message>
    <message>
        <source>one source tree at a time; see --help</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>nur ein Quellbaum auf einmal; siehe --help</translation>
    </message>
    <message>
        <source>no source tree given; see --help</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>kein Quellbaum angegeben; siehe --help</translation>
    </message>
    <message>
        <source>a name has small letters, digits, dots and dashes</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>ein Name besteht aus Kleinbuchstaben, Ziffern, Punkten und Bindestrichen</translation>
    </message>
    <message>
        <source>no folder for games is known; give one with -o</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>kein Ordner für Spiele bekannt; mit -o einen angeben</translation>
    </message>
    <message>
        <source>{}: {} like {}
</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>{}: {} wie {}
</translation>
    </message>
    <message>
        <source>  {}: {} rows; {} added, {} changed, {} removed
</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>  {}: {} Zeilen; {} hinzugefügt, {} geändert, {} entfernt
</translation>
    </message>
    <message>
        <source>“{}” ({}) is drawn as its character; --look {}=TERRAIN makes it look like a terrain of {}
</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>„{}“ ({}) wird als Zeichen dargestellt; mit --look {}=TERRAIN sieht es aus wie ein Gelände von {}
</translation>
    </message>
    <message>
        <source>Standard input is too large: Levwright reads up to {} MiB here.</source>
        <extracomment>app/cli/Input.cpp</extracomment>
        <translation>Die Standardeingabe ist zu groß: Levwright liest hier bis zu {} MiB.</translation>
    </message>
    <message>
        <source>Cannot read standard input{}.</source>
        <extracomment>app/cli/Input.cpp</extracomment>
        <translation>Die Standardeingabe kann nicht gelesen werden{}.</translation>
    </message>
    <message>
        <source>no folder given with --playground; see --help</source>
        <extracomment>app/cli/Install.cpp</extracomment>
        <translation>kein Ordner mit --playground angegeben; siehe --help</translation>
    </message>
    <message>
        <source>No game is installed. {}</source>
        <extracomment>app/cli/Install.cpp</extracomment>
        <translation>Kein Spiel ist installiert. {}</translation>
    </message>
    <message>
        <source>in place of {}
</source>
        <extracomment>app/cli/Install.cpp</extracomment>
        <translation>anstelle von {}
</translation>
    </message>
    <message>
        <source>a new game starts on {}
{}
</source>
        <extracomment>app/cli/Install.cpp</extracomment>
        <translation>ein neues Spiel beginnt auf {}
{}
</translation>
    </message>
    <message>
        <source>--from needs a column from 1 to {} and a row from 0 to {}, such as 40,10, or up, down, above or below; not {}</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>--from braucht eine Spalte von 1 bis {} und eine Zeile von 0 bis {}, etwa 40,10, oder up, down, above oder below; nicht {}</translation>
    </message>
    <message>
        <source>{} is not one of doors, locked, secret, dig and levitate</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>{} ist nichts von doors, locked, secret, dig und levitate</translation>
    </message>
    <message>
        <source>no lens given; there are way, sight, light, danger and shape</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>keine Linse angegeben; es gibt way, sight, light, danger und shape</translation>
    </message>
    <message>
        <source>there is no lens {}; there are way, sight, light, danger and shape</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>es gibt keine Linse {}; es gibt way, sight, light, danger und shape</translation>
    </message>
    <message>
        <source>--roll and --rolls exclude each other</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>--roll und --rolls schließen einander aus</translation>
    </message>
    <message>
        <source>the name after -o must end with .png or .svg</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>der Name nach -o muss auf .png oder .svg enden</translation>
    </message>
    <message>
        <source>lens: interrupted after {} of {} rolls
</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>lens: nach {} von {} Würfen abgebrochen
</translation>
    </message>
    <message>
        <source>{}: it contains a single level, {}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: die Datei enthält nur ein Level, {}</translation>
    </message>
    <message>
        <source>{}: it has no themed rooms</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: die Datei hat keine Themenräume</translation>
    </message>
    <message>
        <source>{}: it is a level of {}, not of {}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: es ist ein Level von {}, nicht von {}</translation>
    </message>
    <message>
        <source>{}: it has no themed room {}; it has:{}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: die Datei hat keinen Themenraum {}; vorhanden:{}</translation>
    </message>
    <message>
        <source>{}: it has no themed fill {}; it has:{}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: die Datei hat keinen Inhalt {} für Themenräume; vorhanden:{}</translation>
    </message>
    <message>
        <source>{}: it contains no level</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: die Datei enthält kein Level</translation>
    </message>
    <message>
        <source>{}: choose one of its themed rooms:{}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: einen der Themenräume wählen:{}</translation>
    </message>
    <message>
        <source>{}: it has no level {}; its levels are: {}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: die Datei hat kein Level {}; ihre Level: {}</translation>
    </message>
    <message>
        <source>{}: choose one of its levels with --level: {}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: eines der Level mit --level wählen: {}</translation>
    </message>
    <message>
        <source>rolled without: {}
</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>ausgewürfelt ohne: {}
</translation>
    </message>
    <message>
        <source>1 conflict</source>
        <extracomment>app/cli/Merge.cpp</extracomment>
        <translation>1 Konflikt</translation>
    </message>
    <message>
        <source>{} conflicts</source>
        <extracomment>app/cli/Merge.cpp</extracomment>
        <translation>{} Konflikte</translation>
    </message>
    <message>
        <source>BASE, OURS and THEIRS are needed; see --help</source>
        <extracomment>app/cli/Merge.cpp</extracomment>
        <translation>BASE, OURS und THEIRS sind nötig; siehe --help</translation>
    </message>
    <message>
        <source>--labels takes two names with a comma between them</source>
        <extracomment>app/cli/Merge.cpp</extracomment>
        <translation>--labels nimmt zwei Namen mit einem Komma dazwischen</translation>
    </message>
    <message>
        <source> is not a row and a column, such as 10,39</source>
        <extracomment>app/cli/Playtest.cpp</extracomment>
        <translation> ist keine Angabe von Zeile und Spalte wie 10,39</translation>
    </message>
    <message>
        <source>levwright-cli lev_comp [-w|-v] [--json] [--target GAME] [--abi lp64|ilp32] [--header-from FILE.lev] [-o DIR] [FILE…]
    Compiles level descriptions as the game&apos;s own compiler does: every level NAME becomes NAME.lev in the current
    folder or DIR. No FILE, or “-”: reads standard input. If the program is started under the name lev_comp, it runs
    this command.
      -w        also report findings of Levwright&apos;s own checks, for the files after this option
      -v        with --target nethack-3.6: also print the sizes of the levels, and names that are unused or differ in
                case
      --json    print messages as one JSON object per line
      --target  the game that will load the levels: GAMES
      --abi     the size of the game&apos;s numbers: lp64 (64-bit systems, the default) or ilp32
      --header-from  copy the header and the size of numbers from a level file of the game that will load the levels,
                for a game that was built with other options</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli lev_comp [-w|-v] [--json] [--target GAME] [--abi lp64|ilp32] [--header-from FILE.lev] [-o DIR] [FILE…]
    Übersetzt Levelbeschreibungen wie der Übersetzer des Spiels: Jedes Level NAME wird zu NAME.lev im aktuellen Ordner
    oder in DIR. Ohne FILE oder mit „-“ wird die Standardeingabe gelesen. Unter dem Namen lev_comp gestartet führt das
    Programm diesen Befehl aus.
      -w        auch Befunde der eigenen Prüfungen von Levwright melden, für die Dateien nach dieser Option
      -v        mit --target nethack-3.6: auch die Größen der Level ausgeben, und Namen, die unbenutzt sind oder sich
                nur in Groß- und Kleinschreibung unterscheiden
      --json    Meldungen als je ein JSON-Objekt pro Zeile ausgeben
      --target  das Spiel, das die Level laden wird: GAMES
      --abi     die Größe der Zahlen des Spiels: lp64 (64-Bit-Systeme, Vorgabe) oder ilp32
      --header-from  Kopf und Größe der Zahlen aus einer Leveldatei des Spiels übernehmen, das die Level laden wird,
                für ein Spiel, das mit anderen Optionen gebaut wurde</translation>
    </message>
    <message>
        <source>levwright-cli dgn_comp [--json] [--target GAME] [--abi lp64|ilp32] [--header-from FILE.lev] [-o DIR] [FILE…]
    Compiles dungeon descriptions as the game&apos;s own compiler does: NAME.pdf, or NAME.def in its editable form,
    becomes NAME next to it or in DIR. No FILE: from standard input (in the form of .pdf) to standard output. If the
    program is started under the name dgn_comp, it runs this command. The options are those of lev_comp.</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli dgn_comp [--json] [--target GAME] [--abi lp64|ilp32] [--header-from FILE.lev] [-o DIR] [FILE…]
    Übersetzt Verliesbeschreibungen wie der Übersetzer des Spiels: NAME.pdf, oder NAME.def in seiner bearbeitbaren
    Form, wird zu NAME daneben oder in DIR. Ohne FILE: von der Standardeingabe (in der Form von .pdf) zur
    Standardausgabe. Unter dem Namen dgn_comp gestartet führt das Programm diesen Befehl aus. Die Optionen sind die von
    lev_comp.</translation>
    </message>
    <message>
        <source>levwright-cli check [-w] [--all] [--json] [--goals] [--rolls N] [--target GAME] [--room NAME|--fill NAME] FILE…
    Prints every problem of the files as FILE:LINE:COLUMN: SEVERITY: TEXT [CODE]. Those that end in .def or .pdf are
    dungeon descriptions. Many names, words or map characters that the game does not know become one line each. The
    status is 1 if there is an error among them, 2 if a file cannot be read.
      -w        show hints too
      --all     show each name, word and map character that the game does not know
      --json    as one JSON object per line, with fixes
      --goals   the status is also 1 if a goal in the comments of a level is not reached (doc/guide/goals.md)
      --rolls   how often each level is rolled for its goals (1000)
      FILE may be a Python program or notebook with levels in its strings, FILE.py or FILE.ipynb; FILE.py:2 is its
      second level. The same holds for convert, install, minihack, playtest, roll and stats.
      --target  the game whose language they are in, as above; without it, it is recognized for each file
      --room, --fill  only the problems of that themed room, or of these contents for themed rooms</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli check [-w] [--all] [--json] [--goals] [--rolls N] [--target GAME] [--room NAME|--fill NAME] FILE…
    Gibt jedes Problem der Dateien als FILE:LINE:COLUMN: SEVERITY: TEXT [CODE] aus. Dateien auf .def oder .pdf sind
    Verliesbeschreibungen. Viele Namen, Wörter oder Kartenzeichen, die das Spiel nicht kennt, werden zu je einer Zeile.
    Der Status ist 1, wenn ein Fehler dabei ist, und 2, wenn eine Datei nicht gelesen werden kann.
      -w        auch Hinweise zeigen
      --all     jeden Namen, jedes Wort und jedes Kartenzeichen zeigen, die das Spiel nicht kennt
      --json    als je ein JSON-Objekt pro Zeile, mit Korrekturen
      --goals   der Status ist auch 1, wenn ein Ziel in den Kommentaren eines Levels nicht erreicht wird (doc/guide/goals.md)
      --rolls   wie oft jedes Level für seine Ziele ausgewürfelt wird (1000)
      FILE darf ein Python-Programm oder Notebook mit Leveln in seinen Zeichenketten sein, FILE.py oder FILE.ipynb;
      FILE.py:2 ist das zweite Level darin. Dasselbe gilt für convert, install, minihack, playtest, roll und stats.
      --target  das Spiel, in dessen Sprache sie stehen, wie oben; ohne die Option wird es für jede Datei erkannt
      --room, --fill  nur die Probleme dieses Themenraums oder dieses Inhalts für Themenräume</translation>
    </message>
    <message>
        <source>levwright-cli levels [--json] [--target GAME] FILE…
    Lists the levels of files as FILE:LINE: NAME, themed rooms and their contents with frequency and limits. The status
    is 2 if a file has no levels or cannot be read.
      --json    as one JSON object per line, with the game; vaults of variants with frequency and least depth</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli levels [--json] [--target GAME] FILE…
    Führt die Level von Dateien als FILE:LINE: NAME auf, Themenräume und ihren Inhalt mit Häufigkeit und Grenzen. Der
    Status ist 2, wenn eine Datei keine Level hat oder nicht gelesen werden kann.
      --json    als je ein JSON-Objekt pro Zeile, mit dem Spiel; Tresorräume von Varianten mit Häufigkeit und geringster
                Tiefe</translation>
    </message>
    <message>
        <source>levwright-cli find [--replace-by NAME] [--dry-run] [--json] [--target GAME] KIND NAME FILE|FOLDER…
    Prints every use of a thing in level files of any game, as FILE:LINE:COLUMN: TEXT OF THE LINE. KIND is monster,
    object, trap, terrain, “room type”, flag, register or variable. A class of monsters or objects is its character;
    ?:teleportation is the one in that class. A terrain is its name or its character of maps. The status is 1 if nothing
    is found or a file is not changed.
      --replace-by  put that thing in its place, with its class, and print each line before and after. A file in which
                that would be an error is not changed, and a message says why
      --dry-run print what would be changed, and change nothing
      --json    as one JSON object per line
      --target  the game of all files; without it, each file decides</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli find [--replace-by NAME] [--dry-run] [--json] [--target GAME] KIND NAME FILE|FOLDER…
    Gibt jede Verwendung eines Dings in Leveldateien beliebiger Spiele aus, als FILE:LINE:COLUMN: TEXT. KIND
    ist monster, object, trap, terrain, „room type“, flag, register oder variable. Eine Klasse von Monstern oder
    Gegenständen ist ihr Zeichen; ?:teleportation ist das Ding in dieser Klasse. Ein Gelände ist sein Name oder sein
    Kartenzeichen. Der Status ist 1, wenn nichts gefunden wird oder eine Datei nicht geändert wird.
      --replace-by  dieses Ding an seine Stelle setzen, mit seiner Klasse, und jede Zeile vorher und nachher ausgeben.
                Eine Datei, in der das ein Fehler wäre, wird nicht geändert; eine Meldung sagt, warum
      --dry-run ausgeben, was geändert würde, und nichts ändern
      --json    als je ein JSON-Objekt pro Zeile
      --target  das Spiel aller Dateien; ohne die Option entscheidet jede Datei</translation>
    </message>
    <message>
        <source>levwright-cli diff [--json] [--png FILE] [--dark] [--tileset PATH] [--git] [--target GAME] BEFORE AFTER
    Prints what differs between two level files, in words, as FILE:LINE: LEVEL: TEXT. Files of two games, and compiled
    levels, are compared by what they contain. The status is 1 if something differs, 2 if a file cannot be read.
      --json    as one JSON object per line, with the lines in both files and the cells
      --png     also writes a picture to FILE: the maps side by side, with marks on what differs. With - it goes to
                standard output, and the words are left out
      --dark    draws it on dark ground
      --tileset as in render
      --git     takes the arguments that git gives to an external diff program; see git-setup</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli diff [--json] [--png FILE] [--dark] [--tileset PATH] [--git] [--target GAME] BEFORE AFTER
    Gibt in Worten aus, worin sich zwei Leveldateien unterscheiden, als FILE:LINE: LEVEL: TEXT. Dateien zweier Spiele
    und übersetzte Level werden nach ihrem Inhalt verglichen. Der Status ist 1, wenn sich etwas unterscheidet, und 2,
    wenn eine Datei nicht gelesen werden kann.
      --json    als je ein JSON-Objekt pro Zeile, mit den Zeilen in beiden Dateien und den Feldern
      --png     schreibt auch ein Bild nach FILE: die Karten nebeneinander, mit Marken an dem, was sich unterscheidet.
                Mit - geht es an die Standardausgabe, und die Worte entfallen
      --dark    zeichnet es auf dunklem Grund
      --tileset wie bei render
      --git     nimmt die Angaben, die git einem Programm gibt, das Unterschiede zeigt; siehe git-setup</translation>
    </message>
    <message>
        <source>levwright-cli merge [--base] [--labels OURS,THEIRS] [--name NAME] [--target GAME] [-o OUT] BASE OURS THEIRS
    Merges two versions of a level file that were made from BASE: level by level, statement by statement, and
    cell by cell in maps. Writes the result to standard output or OUT. The status is 1 if both changed the same thing;
    such conflicts are marked in the text as git does.
      --base    show the text of BASE in conflicts, too
      --labels  the names of the versions in conflicts
      --name    the name of the file, if OURS has another one</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli merge [--base] [--labels OURS,THEIRS] [--name NAME] [--target GAME] [-o OUT] BASE OURS THEIRS
    Führt zwei Versionen einer Leveldatei zusammen, die aus BASE entstanden sind: Level für Level, Anweisung für
    Anweisung, und in Karten Feld für Feld. Schreibt das Ergebnis auf die Standardausgabe oder in OUT. Der Status ist 1,
    wenn beide dasselbe geändert haben; solche Konflikte werden im Text so markiert, wie git es tut.
      --base    in Konflikten auch den Text von BASE zeigen
      --labels  die Namen der Versionen in Konflikten
      --name    der Name der Datei, wenn OURS anders heißt</translation>
    </message>
    <message>
        <source>levwright-cli git-setup [--remove] [FOLDER]
    Makes git show and merge the level files of a repository with this program, and show compiled levels as
    descriptions. Writes the settings of the repository and lines of its .gitattributes.
      --remove  undoes all of that</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli git-setup [--remove] [FOLDER]
    Lässt git die Leveldateien eines Repositorys mit diesem Programm zeigen und zusammenführen, und übersetzte Level als
    Beschreibungen zeigen. Schreibt die Einstellungen des Repositorys und Zeilen seiner .gitattributes.
      --remove  nimmt alles wieder zurück</translation>
    </message>
    <message>
        <source>levwright-cli decompile [--listing] [--target GAME] FILE [-o FILE.des]
    Writes a description of a compiled level (FILE.lev) or dungeon of any known game, to standard output or FILE.des;
    compiling it for the same target gives the same file. The status is 1, and nothing is written, if the file is
    damaged or of another game, or if no description can express it: levels of NetHack 3.6 are programs, and one that
    no compiler wrote may contain jumps that a description cannot express.
      --listing the instructions of a level of NetHack 3.6, one per line, instead of a description</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli decompile [--listing] [--target GAME] FILE [-o FILE.des]
    Schreibt eine Beschreibung eines übersetzten Levels (FILE.lev) oder Verlieses eines bekannten Spiels auf die
    Standardausgabe oder in FILE.des; für dasselbe Ziel übersetzt ergibt sie dieselbe Datei. Der Status ist 1, und
    nichts wird geschrieben, wenn die Datei beschädigt oder von einem anderen Spiel ist, oder wenn keine Beschreibung
    sie ausdrücken kann: Level von NetHack 3.6 sind Programme, und eines, das kein Übersetzer geschrieben hat, kann
    Sprünge enthalten, die eine Beschreibung nicht ausdrücken kann.
      --listing statt einer Beschreibung die Befehle eines Levels von NetHack 3.6, einer pro Zeile</translation>
    </message>
    <message>
        <source>levwright-cli convert FILE --to GAME [--target GAME] [-o FILE|FOLDER]
    Writes the description for another game, nethack-3.6, nethack-3.7 or nethack-5.0, to standard output or the file of
    -o: comments and the order of statements are kept. For the last two each level becomes a script, NAME.lua in the
    folder of -o.
    What has no equivalent there is reported as FILE:LINE:COLUMN: note: TEXT. The status is 1, and nothing is written,
    if the description has errors.
      --target  the game whose language it is in, as above; without it, it is recognized from the description</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli convert FILE --to GAME [--target GAME] [-o FILE|FOLDER]
    Schreibt die Beschreibung für ein anderes Spiel, nethack-3.6, nethack-3.7 oder nethack-5.0, auf die Standardausgabe
    oder in die Datei von -o: Kommentare und die Reihenfolge der Anweisungen bleiben erhalten. Für die letzten beiden
    wird jedes Level ein Skript, NAME.lua im Ordner von -o.
    Was dort keine Entsprechung hat, wird als FILE:LINE:COLUMN: note: TEXT gemeldet. Der Status ist 1, und nichts wird
    geschrieben, wenn die Beschreibung Fehler hat.
      --target  das Spiel, in dessen Sprache sie steht, wie oben; ohne die Option wird es aus der Beschreibung erkannt</translation>
    </message>
    <message>
        <source>levwright-cli minihack FILE.des [--level NAME] [--target GAME] [-o FILE]
    Writes a level as the Python string that an environment of MiniHack takes, under the name that it must have there:
    MiniHack-Skill-Custom-v0 in des_file. Levels of older games are converted. The status is 1, and nothing is written,
    if the level has errors, or text that is not UTF-8.
      --level, --target  as in roll</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli minihack FILE.des [--level NAME] [--target GAME] [-o FILE]
    Schreibt ein Level als die Python-Zeichenkette, die eine Umgebung von MiniHack nimmt, unter dem Namen, den es dort
    haben muss: MiniHack-Skill-Custom-v0 in des_file. Level älterer Spiele werden umgewandelt. Der Status ist 1, und
    nichts wird geschrieben, wenn das Level Fehler hat oder Text, der kein UTF-8 ist.
      --level, --target  wie bei roll</translation>
    </message>
    <message>
        <source>levwright-cli roll FILE [--level NAME] [--target GAME] [--seed S] [--context KEY=VALUE,…] [--text|--render OUT.png]
levwright-cli roll FILE --json [--seed S|--seeds A..B] …
levwright-cli roll FILE [--room NAME] [--fill NAME] …
    Prints a level as the game might make it: its map, then what is on it, each with the number of the record that made
    it, and the lines of a description that the numbers stand for. FILE is a description or a compiled level. The same
    seed gives the same level on every machine. The status is 1 if the game would end while it loads the level.
      --level   which of a description&apos;s levels; needed if it has several
      --room    the themed room of a themerms.lua that half of the level&apos;s rooms are, by its name
      --fill    the contents that it gets, or that an ordinary room gets; without names, both are listed
      --target  the game whose language the description is in, as above; without it, it is recognized from the
                description, and a compiled level names its game itself
      --seed    a whole number (1)
      --context the place of the level and the hero&apos;s state, such as depth=12,difficulty=12,hero_level=10,branch=none;
                for a themed room also alone=1, which makes nothing else; for a vault also sample_level=1, which sets
                it into a plain level of rooms
      --text    as text (the default)
      --json    as one JSON object per line, with what is wrong with the level: one that says what the numbers mean, then
                one for each seed. The status is 0 even if the game would end; the object says so
      --seeds   the seeds of these objects, such as 1..1000
      --render  as a picture, drawn by the editor, which must be in the same folder as this program</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli roll FILE [--level NAME] [--target GAME] [--seed S] [--context KEY=VALUE,…] [--text|--render OUT.png]
levwright-cli roll FILE --json [--seed S|--seeds A..B] …
levwright-cli roll FILE [--room NAME] [--fill NAME] …
    Gibt ein Level so aus, wie das Spiel es machen könnte: seine Karte, dann was darauf ist, jedes mit der Nummer des
    Eintrags, der es gemacht hat, und den Zeilen einer Beschreibung, für die die Nummern stehen. FILE ist eine
    Beschreibung oder ein übersetztes Level. Dieselbe Startzahl gibt auf jedem Rechner dasselbe Level. Der Status ist 1,
    wenn das Spiel beim Laden des Levels enden würde.
      --level   welches der Level einer Beschreibung; nötig, wenn sie mehrere hat
      --room    der Themenraum einer themerms.lua, den die Hälfte der Räume des Levels bekommt, mit seinem Namen
      --fill    der Inhalt, den er oder ein gewöhnlicher Raum bekommt; ohne Namen werden beide aufgeführt
      --target  das Spiel, in dessen Sprache die Beschreibung steht, wie oben; ohne die Option wird es aus der
                Beschreibung erkannt, und ein übersetztes Level nennt sein Spiel selbst
      --seed    eine ganze Zahl (1)
      --context der Ort des Levels und der Zustand des Helden, wie depth=12,difficulty=12,hero_level=10,branch=none;
                für einen Themenraum auch alone=1, dann entsteht nichts anderes; für ein Gewölbe auch
                sample_level=1, das es in ein einfaches Level aus Räumen setzt
      --text    als Text (Vorgabe)
      --json    als je ein JSON-Objekt pro Zeile, mit dem, was an dem Level nicht stimmt: eines sagt, was die Zahlen
                bedeuten, dann eines für jede Startzahl. Der Status ist 0, auch wenn das Spiel enden würde; das Objekt
                sagt es
      --seeds   die Startzahlen dieser Objekte, wie 1..1000
      --render  als Bild, gezeichnet vom Editor, der im selben Ordner wie dieses Programm liegen muss</translation>
    </message>
    <message>
        <source>levwright-cli render FILE|FOLDER… [--level NAME] [--roll SEED] [--regions] [--no-things] -o OUT
levwright-cli render … [--heat WHAT] [--rolls N] [--room NAME] [--fill NAME] [--target GAME] [--context KEY=VALUE,…]
levwright-cli render … [--scale N] [--border N] [--columns N] [--dark] [--tileset PATH] [--format png|svg|txt|wiki]
    Draws levels without a display: the map as it is written, with the things whose places the text gives, or one roll.
    Several levels, such as those of a file, a folder or a library, become one sheet with their names. A level whose
    text draws no map is shown as rolled with seed 1. The status is 1 if something cannot be drawn, 2 if nothing can.
      --level, --room, --fill, --target, --context  as in roll
      --roll    the level as the game makes it with that seed
      --heat    how often each cell gets monsters, objects or traps, or what the statement in the line of that number
                places
      --rolls   how often it is rolled for that (1000)
      --regions with frames around regions and other areas, or around the rooms of a roll
      --no-things  the map alone
      --scale   pixels for each point, 1 to 8 (2, and 1 on a sheet); a cell is 6 points wide and 9 high
      --border  points of paper around the picture (6)
      --columns how many pictures a row of a sheet has
      --dark    on dark paper
      --tileset pictures of your own in place of characters: a PNG or BMP picture of 16x16 or 32x32 tiles in the order
                of the game, or a folder of named pictures. A cell is then one tile, and its pixels are the points (1
                for each)
      -o        the file to write; its ending says the format: a picture (png, svg), text (txt), or text in the
                colours of NetHackWiki (wiki)
      --format  png, svg, txt or wiki, for files with other names and for standard output (-o -)</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli render FILE|FOLDER… [--level NAME] [--roll SEED] [--regions] [--no-things] -o OUT
levwright-cli render … [--heat WHAT] [--rolls N] [--room NAME] [--fill NAME] [--target GAME] [--context KEY=VALUE,…]
levwright-cli render … [--scale N] [--border N] [--columns N] [--dark] [--tileset PATH] [--format png|svg|txt|wiki]
    Zeichnet Level ohne Bildschirm: die Karte, wie sie geschrieben ist, mit den Dingen, deren Stellen der Text nennt,
    oder einen Wurf. Mehrere Level, etwa die einer Datei, eines Ordners oder einer Bibliothek, werden ein Blatt mit
    ihren Namen. Ein Level, dessen Text keine Karte zeichnet, erscheint wie mit Startzahl 1 ausgewürfelt. Der Status ist
    1, wenn etwas nicht gezeichnet werden kann, und 2, wenn nichts gezeichnet werden kann.
      --level, --room, --fill, --target, --context  wie bei roll
      --roll    das Level, wie das Spiel es mit dieser Startzahl macht
      --heat    wo wie oft Monster, Gegenstände oder Fallen (monsters, objects, traps) landen, oder was die Anweisung in
                der Zeile dieser Nummer setzt
      --rolls   wie oft dafür gewürfelt wird (1000)
      --regions mit Rahmen um Gebiete und andere Bereiche, oder um die Räume eines Wurfs
      --no-things  nur die Karte
      --scale   Pixel für jeden Punkt, 1 bis 8 (2, und 1 auf einem Blatt); ein Feld ist 6 Punkte breit und 9 hoch
      --border  Punkte Papier um das Bild (6)
      --columns wie viele Bilder auf einem Blatt nebeneinander stehen
      --dark    auf dunklem Papier
      --tileset eigene Bilder anstelle von Zeichen: ein Bild (PNG oder BMP) mit Kacheln von 16x16 oder 32x32 Pixeln in
                der Reihenfolge des Spiels, oder ein Ordner benannter Bilder. Ein Feld ist dann eine Kachel, und deren
                Pixel sind die Punkte (1 für jeden)
      -o        die zu schreibende Datei; ihre Endung nennt die Form: ein Bild (png, svg), Text (txt) oder Text in den
                Farben von NetHackWiki (wiki)
      --format  png, svg, txt oder wiki, für Dateien mit anderen Namen und für die Standardausgabe (-o -)</translation>
    </message>
    <message>
        <source>levwright-cli stats FILE [--level NAME] [--target GAME] [--rolls N] [--seeds A..B] [--context KEY=VALUE,…] [--json]
levwright-cli stats FILE [--room NAME] [--fill NAME] …
levwright-cli stats --merge [--json] FILE.json…
    Rolls a level many times and prints what can go wrong, how often (with the 95 % interval) and a seed that shows it;
    or adds up what earlier runs over other seeds printed with --json.
      --rolls   how often (1000), up to 10000000; Ctrl+C prints the results so far, with status 130
      --seeds   the seeds to use (1..N)
      --room, --fill  as in roll
      --json    everything that was counted, as a loading table with additional keys</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli stats FILE [--level NAME] [--target GAME] [--rolls N] [--seeds A..B] [--context KEY=VALUE,…] [--json]
levwright-cli stats FILE [--room NAME] [--fill NAME] …
levwright-cli stats --merge [--json] FILE.json…
    Würfelt ein Level viele Male aus und gibt aus, was schiefgehen kann, wie oft (mit dem 95-%-Intervall) und eine
    Startzahl, die es zeigt; oder zählt zusammen, was frühere Läufe über andere Startzahlen mit --json ausgegeben haben.
      --rolls   wie oft (1000), bis zu 10000000; Strg+C gibt die bisherigen Ergebnisse aus, mit Status 130
      --seeds   die benutzten Startzahlen (1..N)
      --room, --fill  wie bei roll
      --json    alles, was gezählt wurde, als Ladetabelle mit zusätzlichen Schlüsseln</translation>
    </message>
    <message>
        <source>levwright-cli survey FILE|FOLDER… -o REPORT.html [--json FILE] [--csv FILE] [--rolls N] [--part K/N] [--tileset PATH] [--target GAME] [--context KEY=VALUE,…]
levwright-cli survey --merge -o REPORT.html [--json FILE] [--csv FILE] PART.json…
levwright-cli survey --compare [--json FILE] OLD.json NEW.json
    Rolls all levels of a folder, a library (nhdat) or files many times, on all processors, and writes a page with a
    picture, the problems and the numbers of each; or joins the parts of a survey; or prints what has changed between
    two. The status is 1 if a level cannot be rolled, or if --compare finds something worse.
      -o        the page, a file of HTML that needs no other file and no network
      --json    the same as JSON (without it, beside the page). Levels that are in it already, and have not changed, are
                not rolled again, so that an interrupted survey goes on
      --csv     the table of all levels
      --rolls   how often each level is rolled (1000)
      --part    every Nth level, beginning with the Kth: N machines share the work
      --target, --context  as in roll
      --tileset as in render
      --merge   the result has the same bytes as that of a survey in one part</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli survey FILE|FOLDER… -o REPORT.html [--json FILE] [--csv FILE] [--rolls N] [--part K/N] [--tileset PATH] [--target GAME] [--context KEY=VALUE,…]
levwright-cli survey --merge -o REPORT.html [--json FILE] [--csv FILE] PART.json…
levwright-cli survey --compare [--json FILE] OLD.json NEW.json
    Würfelt alle Level eines Ordners, einer Bibliothek (nhdat) oder mehrerer Dateien viele Male aus, auf allen Prozessoren,
    und schreibt eine Seite mit Bild, Problemen und Zahlen von jedem; oder fügt die Teile einer Übersicht zusammen; oder
    gibt aus, was sich zwischen zweien geändert hat. Der Status ist 1, wenn ein Level sich nicht auswürfeln lässt oder
    --compare etwas Schlechteres findet.
      -o        die Seite, eine HTML-Datei, die keine andere Datei und kein Netz braucht
      --json    dasselbe als JSON (ohne die Option neben der Seite). Level, die schon darin stehen und sich nicht geändert
                haben, werden nicht noch einmal ausgewürfelt; so macht eine unterbrochene Übersicht weiter
      --csv     die Tabelle aller Level
      --rolls   wie oft jedes Level ausgewürfelt wird (1000)
      --part    jedes N-te Level vom K-ten an: N Rechner teilen sich die Arbeit
      --target, --context  wie bei roll
      --tileset wie bei render
      --merge   das Ergebnis hat dieselben Bytes wie das einer Übersicht in einem Teil</translation>
    </message>
    <message>
        <source>levwright-cli lens way|sight|light|danger|shape FILE [--level NAME] [--roll SEED|--rolls N] [--json] [-o OUT]
levwright-cli lens … [--from X,Y|up|down|above|below] [--with WHAT,…] [--without WHAT,…] [--scale N] [--dark] [--tileset PATH]
levwright-cli lens … [--room NAME] [--fill NAME] [--target GAME] [--context KEY=VALUE,…]
    Answers what a designer asks about a level: how long the ways are and what divides them, what is seen, what is lit,
    what threatens the hero and what the level pays, and how it is built. The status is 1 if the game would end while it
    loads the level, 2 if the level cannot be used.
      --level, --room, --fill, --target, --context  as in roll
      --roll    one roll, of that seed (1)
      --rolls   the seeds from 1 to that number, added up
      --from    where ways and sight begin: a column and a row of the level, the stairs (up, the default, or down), or
                where one arrives (above, below)
      --with    what helps on the way besides doors, locked, secret: dig, levitate
      --without what does not help: doors, locked, secret
      --json    everything: a number for each cell, marks, and measures
      -o        draws a picture of the numbers and marks over the map (png, svg); --scale, --dark and --tileset as
                in render</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli lens way|sight|light|danger|shape FILE [--level NAME] [--roll SEED|--rolls N] [--json] [-o OUT]
levwright-cli lens … [--from X,Y|up|down|above|below] [--with WHAT,…] [--without WHAT,…] [--scale N] [--dark] [--tileset PATH]
levwright-cli lens … [--room NAME] [--fill NAME] [--target GAME] [--context KEY=VALUE,…]
    Sagt, wonach ein Gestalter bei einem Level fragt: wie lang die Wege sind und was sie trennt, was man sieht, was
    beleuchtet ist, was den Helden bedroht und was das Level einbringt, und wie er gebaut ist. Der Status ist 1, wenn das
    Spiel beim Laden des Levels enden würde, 2, wenn das Level nicht zu gebrauchen ist.
      --level, --room, --fill, --target, --context  wie bei roll
      --roll    ein Wurf, der mit dieser Startzahl (1)
      --rolls   die Würfe mit den Startzahlen von 1 bis zu dieser, zusammengezählt
      --from    wo Wege und Sicht beginnen: eine Spalte und eine Zeile des Levels, die Treppe (up, wenn nichts gesagt ist,
                oder down), oder wo man ankommt (above, below)
      --with    was auf dem Weg außer doors, locked, secret hilft: dig, levitate
      --without was nicht hilft: doors, locked, secret
      --json    alles: eine Zahl für jedes Feld, Marken und Maße
      -o        zeichnet ein Bild der Zahlen und Marken über der Karte (png, svg); --scale, --dark und
                --tileset wie bei render</translation>
    </message>
    <message>
        <source>levwright-cli roll-dungeon [--json] [--target GAME] [--seed NUMBER] [--rolls NUMBER] FILE
    Lays out the dungeon of a description (FILE.def, FILE.pdf, dungeon.lua) or of a compiled dungeon file as the
    game does when a new one starts. The status is 1 if the game would fail, 2 if the file cannot be used.
      --seed    which of the many possible ones; the same number gives the same dungeon everywhere (1 if not given)
      --rolls   roll that many, starting with that seed, and print how often each level is at which depth, and which
                are never placed; up to 10000000, and Ctrl+C ends the counting as in stats
      --json    as one JSON object per line</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli roll-dungeon [--json] [--target GAME] [--seed NUMBER] [--rolls NUMBER] FILE
    Legt das Verlies einer Beschreibung (FILE.def, FILE.pdf, dungeon.lua) oder einer übersetzten Verliesdatei so an,
    wie das Spiel es am Anfang eines neuen Spiels tut. Der Status ist 1, wenn das Spiel scheitern würde, und 2, wenn die
    Datei nicht benutzbar ist.
      --seed    welches der vielen möglichen; dieselbe Zahl gibt überall dasselbe Verlies (1, wenn nicht angegeben)
      --rolls   so viele auswürfeln, von dieser Startzahl an, und ausgeben, wie oft jedes Level in welcher Tiefe ist,
                und welche nie gesetzt werden; bis zu 10000000, und Strg+C beendet das Zählen wie bei stats
      --json    als je ein JSON-Objekt pro Zeile</translation>
    </message>
    <message>
        <source>levwright-cli playtest FILE [--level NAME] [--target GAME] [--seed S] [--context KEY=VALUE,…] [--from Y,X] [-o SAVE]
    Rolls a level and writes it as a world that can be walked: a save for levwright-cli world, to standard output or
    SAVE. FILE, --level, --target, --seed and --context are as in roll.
      --from    row and column where the player starts (the stairs up, or where one arrives)</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli playtest FILE [--level NAME] [--target GAME] [--seed S] [--context KEY=VALUE,…] [--from Y,X] [-o SAVE]
    Würfelt ein Level aus und schreibt es als begehbare Welt: einen Spielstand für levwright-cli world, auf die
    Standardausgabe oder in SAVE. FILE, --level, --target, --seed und --context sind wie bei roll.
      --from    Zeile und Spalte, wo das Spiel beginnt (sonst die Treppe nach oben, oder wo man ankommt)</translation>
    </message>
    <message>
        <source>levwright-cli world [-v] [-s [TURN]] [-l SAVEFILE] [--rules documented|reference] [--order legacy] [--dir DIR]
    Runs a world. It reads commands from the file server/in and reports to server/out and server/worldstate.
    Continues from the save file, or creates a new world from confserver/world; a sample of that file is samples/world
    among Levwright&apos;s files. QUIT in server/in, or a signal, ends it.
      -v        print every command and where it came from
      -s        replay the record of an earlier game up to TURN (1 if none is given); each further command then replays
                one line
      -l        the save file; its record is record_SAVEFILE (without -l: save and record_save)
      --rules   documented: as its document says (the default); reference: as the original server does, bit for bit
                (a save that names its rules is played by these)
      --order   legacy: things, types and the lines of saves in the order of the original server&apos;s first years
      --dir     the folder of all these files (default: the current folder)
    levwright-cli world --help lists the commands.</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli world [-v] [-s [TURN]] [-l SAVEFILE] [--rules documented|reference] [--order legacy] [--dir DIR]
    Betreibt eine Welt. Liest Befehle aus der Datei server/in und berichtet in server/out und server/worldstate. Setzt
    den Spielstand fort oder erzeugt eine neue Welt aus confserver/world; ein Beispiel dieser Datei ist samples/world
    bei den Dateien von Levwright. QUIT in server/in oder ein Signal beendet die Welt.
      -v        jeden Befehl und seine Herkunft ausgeben
      -s        die Aufzeichnung eines früheren Spiels bis TURN wiederholen (1, wenn nicht angegeben); jeder weitere
                Befehl wiederholt dann eine Zeile
      -l        der Spielstand; seine Aufzeichnung ist record_SAVEFILE (ohne -l: save und record_save)
      --rules   documented: wie das Dokument dazu sagt (Vorgabe); reference: wie der ursprüngliche Server, Bit für Bit
                (ein Spielstand, der seine Regeln nennt, wird nach diesen gespielt)
      --order   legacy: Dinge, Arten und Zeilen von Spielständen in der Ordnung der ersten Jahre des ursprünglichen
                Servers
      --dir     der Ordner all dieser Dateien (Vorgabe: der aktuelle Ordner)
    levwright-cli world --help führt die Befehle auf.</translation>
    </message>
    <message>
        <source>levwright-cli archive list [--json] NHDAT
levwright-cli archive extract NHDAT [NAME…] [-o FOLDER|FILE]
levwright-cli archive replace NHDAT FILE… [--name NAME] [-o NEW]
levwright-cli archive add NHDAT FILE… [--name NAME] [-o NEW]
levwright-cli archive remove NHDAT NAME… [-o NEW]
    Lists the files in the data library of an installed game (nhdat), with their sizes; extracts some or all of them
    into the current folder or FOLDER, or a single one into FILE; or puts files in under their own names, or removes
    some. Files that are not named stay unchanged, byte for byte; add creates a library that does not exist. The status
    is 1, and nothing is changed, if the library is damaged, or if a file to add is already there, or one of the others
    is not.
      --json    one JSON object per line
      --name    the file&apos;s name in the library
      -o        writes the changed library there, and leaves NHDAT unchanged</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli archive list [--json] NHDAT
levwright-cli archive extract NHDAT [NAME…] [-o FOLDER|FILE]
levwright-cli archive replace NHDAT FILE… [--name NAME] [-o NEW]
levwright-cli archive add NHDAT FILE… [--name NAME] [-o NEW]
levwright-cli archive remove NHDAT NAME… [-o NEW]
    Führt die Dateien in der Datenbibliothek eines installierten Spiels (nhdat) mit ihren Größen auf; holt einige oder
    alle heraus, in den aktuellen Ordner, FOLDER oder, eine einzelne, in FILE; oder fügt Dateien unter ihren eigenen
    Namen ein und nimmt welche weg. Nicht genannte Dateien bleiben Byte für Byte unverändert; add legt eine Bibliothek
    an, die es nicht gibt. Der Status ist 1, und nichts wird geändert, wenn die Bibliothek beschädigt ist, wenn eine
    hinzuzufügende Datei schon darin ist, oder eine der anderen nicht.
      --json    je ein JSON-Objekt pro Zeile
      --name    der Name der Datei in der Bibliothek
      -o        schreibt die geänderte Bibliothek dorthin und lässt NHDAT unverändert</translation>
    </message>
    <message>
        <source>levwright-cli install FILE.des [--level NAME] [--target GAME] [--game DIR] --playground DIR [--start]
    Puts a level into a private copy of an installed game&apos;s data, the playground, and prints how the game is started
    there, in its debug mode: a new game starts on the level. If the game has a level of that name, the new level also
    replaces all variants of it, so the game is certain to use it. Nothing in the game&apos;s own folders is changed; saved
    games in the playground are deleted. Levels of older games are converted. The status is 1, and nothing is changed,
    if the level has errors, or the game cannot have it.
      --level, --target  as in roll
      --game    the folder of the game&apos;s library and program (where packages install NetHack)
      --playground  the folder to create; it may be an earlier playground
      --start   also starts the game, in this terminal</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli install FILE.des [--level NAME] [--target GAME] [--game DIR] --playground DIR [--start]
    Setzt ein Level in eine private Kopie der Daten eines installierten Spiels, die Spielwiese, und gibt aus, wie das
    Spiel dort im Debug-Modus gestartet wird: Ein neues Spiel beginnt auf dem Level. Hat das Spiel ein Level dieses
    Namens, ersetzt das neue Level auch alle Varianten davon, damit das Spiel es sicher benutzt. In den eigenen Ordnern
    des Spiels wird nichts geändert; Spielstände in der Spielwiese werden gelöscht. Level älterer Spiele werden
    umgewandelt. Der Status ist 1, und nichts wird geändert, wenn das Level Fehler hat oder das Spiel es nicht haben
    kann.
      --level, --target  wie bei roll
      --game    der Ordner mit Bibliothek und Programm des Spiels (sonst, wohin Pakete NetHack installieren)
      --playground  der anzulegende Ordner; es darf eine frühere Spielwiese sein
      --start   startet das Spiel auch, in diesem Terminal</translation>
    </message>
    <message>
        <source>levwright-cli game list
levwright-cli game check [NAME…]
levwright-cli game show NAME
levwright-cli game add NAME TABLE COLUMN=VALUE…
    A game of your own is a folder of tables that says which game it resembles and what differs; see doc/guide/games.md.
    list prints all games, check reads the named ones (or all of your own) and reports the first fault of each, with
    file and line, show prints the rows that differ from the game it is based on, and add appends a row to one of its
    tables.</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli game list
levwright-cli game check [NAME…]
levwright-cli game show NAME
levwright-cli game add NAME TABLE COLUMN=VALUE…
    Ein eigenes Spiel ist ein Ordner mit Tabellen, die sagen, welchem Spiel es gleicht und was anders ist; siehe
    doc/guide/games.md. list gibt alle Spiele aus, check liest die genannten (oder alle eigenen) und nennt bei jedem den
    ersten Fehler, mit Datei und Zeile, show gibt die Zeilen aus, die vom zugrunde liegenden Spiel abweichen, und add
    hängt eine Zeile an eine seiner Tabellen an.</translation>
    </message>
    <message>
        <source>levwright-cli import-game SOURCE_TREE [--name NAME] [--header-from FILE.lev] [--look C=TERRAIN] [-o DIR]
    Makes a game of your own from the source tree of a variant, which is only read: nothing of it is compiled or run.
    Prints what differs from the game it resembles, and notes on what was not understood, with file and line.
      --name    the name of the game; without it, that of the sources
      --header-from  a compiled level of the game, whose header compiled levels get from now on
      --look  what a new map character looks like, such as V=lava; without it, it is drawn as a letter
      -o        the folder to put it into, in a folder of its name (default: ~/.local/share/levwright/games)</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli import-game SOURCE_TREE [--name NAME] [--header-from FILE.lev] [--look C=TERRAIN] [-o DIR]
    Macht aus dem Quellbaum einer Variante ein eigenes Spiel. Der Quellbaum wird nur gelesen: Nichts davon wird
    übersetzt oder ausgeführt. Gibt aus, was vom ähnlichen Spiel abweicht, und Notizen zu dem, was nicht verstanden
    wurde, mit Datei und Zeile.
      --name    der Name des Spiels; ohne die Option der Name der Quellen
      --header-from  ein übersetztes Level des Spiels, dessen Kopf übersetzte Level von nun an bekommen
      --look  wie ein neues Kartenzeichen aussieht, etwa V=lava; ohne die Option erscheint es als Buchstabe
      -o        der Ordner dafür; es kommt in einen Ordner seines Namens (Vorgabe: ~/.local/share/levwright/games)</translation>
    </message>
    <message>
        <source>levwright-cli lsp [--target GAME] [--stdio]
    Serves an editor over the Language Server Protocol on standard input and output: problems with fixes, completion,
    explanations, signatures, names with their uses and new names, symbols, folds and colours, for levels and dungeons.
      --target  the game of all files; without it, each file decides</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli lsp [--target GAME] [--stdio]
    Bedient einen Editor mit dem Language Server Protocol über Standardeingabe und -ausgabe: Probleme mit Korrekturen,
    Vervollständigung, Erklärungen, Signaturen, Namen mit ihren Verwendungen und Umbenennung, Symbole, Einklappen und
    Farben, für Level und Verliese.
      --target  das Spiel aller Dateien; ohne die Option entscheidet jede Datei</translation>
    </message>
    <message>
        <source>levwright-cli --targets
    Prints the possible values of --target, one per line, the default first.</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli --targets
    Gibt die möglichen Werte von --target aus, einen pro Zeile, die Vorgabe zuerst.</translation>
    </message>
    <message>
        <source>levwright-cli --version
levwright-cli --help</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli --version
levwright-cli --help</translation>
    </message>
    <message>
        <source>Every command takes --game-dir DIR: a folder with games of your own (DIR/NAME/game.tsv and other tables). Such games are
also looked for in the folder .levwright beside a level or in a parent folder, and in ~/.local/share/levwright/games.
A level below a folder with .levwright belongs to the game in it, unless --target names another.</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>Jeder Befehl nimmt --game-dir DIR: einen Ordner mit eigenen Spielen (DIR/NAME/game.tsv und andere Tabellen). Solche
Spiele werden auch im Ordner .levwright neben einem Level oder in einem übergeordneten Ordner gesucht, und in
~/.local/share/levwright/games. Ein Level unterhalb eines Ordners mit .levwright gehört zum Spiel darin, wenn --target
kein anderes nennt.</translation>
    </message>
    <message>
        <source>Options are written as --option VALUE, --option=VALUE, -o VALUE or -oVALUE; everything after “--” is a file. “-” is
standard input, and after -o of archive, convert, decompile, merge, minihack, playtest, render and survey standard
output. The status is also 1 if standard output cannot be written, and 2 if the command line cannot be understood.</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>Optionen werden als --option VALUE, --option=VALUE, -o VALUE oder -oVALUE geschrieben; alles nach „--“ ist eine Datei.
„-“ ist die Standardeingabe, und hinter -o bei archive, convert, decompile, merge, minihack, playtest, render und survey die
Standardausgabe. Der Status ist auch 1, wenn die Standardausgabe nicht geschrieben werden kann, und 2, wenn die
Befehlszeile nicht verstanden wird.</translation>
    </message>
    <message>
        <source>no command given; see --help</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>kein Befehl angegeben; siehe --help</translation>
    </message>
    <message>
        <source>unknown command {}; see --help</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>unbekannter Befehl {}; siehe --help</translation>
    </message>
    <message>
        <source>{} needs a folder</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>{} braucht einen Ordner</translation>
    </message>
    <message>
        <source>cannot write to standard output{}</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>die Standardausgabe kann nicht geschrieben werden{}</translation>
    </message>
    <message>
        <source>{}: choose one of its levels: {}</source>
        <extracomment>app/cli/PythonSource.cpp</extracomment>
        <translation>{}: eines der Level wählen: {}</translation>
    </message>
    <message>
        <source>{}{}:{} (line {}{})</source>
        <extracomment>app/cli/PythonSource.cpp</extracomment>
        <translation>{}{}:{} (Zeile {}{})</translation>
    </message>
    <message>
        <source>, built by a LevelGenerator</source>
        <extracomment>app/cli/PythonSource.cpp</extracomment>
        <translation>, von einem LevelGenerator erzeugt</translation>
    </message>
    <message>
        <source>there is no level to draw</source>
        <extracomment>app/cli/Render.cpp</extracomment>
        <translation>es gibt kein Level zu zeichnen</translation>
    </message>
    <message>
        <source>there is no format {}; the formats are png, svg, txt and wiki</source>
        <extracomment>app/cli/Render.cpp</extracomment>
        <translation>es gibt kein Format {}; möglich sind png, svg, txt und wiki</translation>
    </message>
    <message>
        <source>the name after -o must end with .png, .svg, .txt or .wiki, unless --format gives the format</source>
        <extracomment>app/cli/Render.cpp</extracomment>
        <translation>der Name hinter -o muss auf .png, .svg, .txt oder .wiki enden, wenn --format das Format nicht nennt</translation>
    </message>
    <message>
        <source>-o must name the file to write, or be - for standard output</source>
        <extracomment>app/cli/Render.cpp</extracomment>
        <translation>-o muss die zu schreibende Datei nennen oder - für die Standardausgabe sein</translation>
    </message>
    <message>
        <source>--heat needs monsters, objects, traps or the number of a line, not {}</source>
        <extracomment>app/cli/Render.cpp</extracomment>
        <translation>--heat braucht monsters, objects, traps oder die Nummer einer Zeile, nicht {}</translation>
    </message>
    <message>
        <source>a picture needs a file, not standard input</source>
        <extracomment>app/cli/Roll.cpp</extracomment>
        <translation>ein Bild braucht eine Datei, nicht die Standardeingabe</translation>
    </message>
    <message>
        <source>several seeds need --json</source>
        <extracomment>app/cli/Roll.cpp</extracomment>
        <translation>mehrere Startzahlen brauchen --json</translation>
    </message>
    <message>
        <source>there is no editor to draw pictures</source>
        <extracomment>app/cli/Roll.cpp</extracomment>
        <translation>es gibt keinen Editor, der Bilder zeichnet</translation>
    </message>
    <message>
        <source>[{}] line {}: {}
</source>
        <extracomment>app/cli/Roll.cpp</extracomment>
        <translation>[{}] Zeile {}: {}
</translation>
    </message>
    <message>
        <source>roll-dungeon: interrupted after {} of {} rolls
</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>roll-dungeon: nach {} von {} Würfen abgebrochen
</translation>
    </message>
    <message>
        <source>{} is not a compiled dungeon file, and as a description it has errors; run the command check.</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>{} ist kein übersetztes Verlies und hat als Beschreibung Fehler; der Befehl check zeigt sie.</translation>
    </message>
    <message>
        <source>The game fails in {} of {} rolls, first with seed {}: {}
</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>Das Spiel scheitert in {} von {} Würfen, zuerst mit Startzahl {}: {}
</translation>
    </message>
    <message>
        <source>{}: depth {} to {}{}
</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>{}: Tiefe {} bis {}{}
</translation>
    </message>
    <message>
        <source>{}: level 1 at depth {}
</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>{}: Level 1 in Tiefe {}
</translation>
    </message>
    <message>
        <source>the game goes on without it.</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>das Spiel macht ohne es weiter.</translation>
    </message>
    <message>
        <source>“{}” is never placed; see seed {}: {}
</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>„{}“ wird nie gesetzt; siehe Startzahl {}: {}
</translation>
    </message>
    <message>
        <source>, by a portal in a vault of “{}”</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>, durch ein Portal in einem Tresorraum von „{}“</translation>
    </message>
    <message>
        <source>, from depth {} of “{}” to level {}</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>, von Tiefe {} von „{}“ zu Level {}</translation>
    </message>
    <message>
        <source>{} is not a range of seeds, such as 1..1000</source>
        <extracomment>app/cli/Seeds.cpp</extracomment>
        <translation>{} ist kein Bereich von Startzahlen wie 1..1000</translation>
    </message>
    <message>
        <source>{} has too many seeds; at most {} are possible</source>
        <extracomment>app/cli/Seeds.cpp</extracomment>
        <translation>{} sind mehr Startzahlen als {}</translation>
    </message>
    <message>
        <source>“{}” cannot be started</source>
        <extracomment>app/cli/Spawn.cpp</extracomment>
        <translation>„{}“ kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>“{}” did not report its exit status</source>
        <extracomment>app/cli/Spawn.cpp</extracomment>
        <translation>„{}“ hat keinen Endestatus gemeldet</translation>
    </message>
    <message>
        <source>the system does not say where this program is</source>
        <extracomment>app/cli/Spawn.cpp</extracomment>
        <translation>das System sagt nicht, wo dieses Programm liegt</translation>
    </message>
    <message>
        <source>stats: interrupted after {} of {} rolls
</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>stats: nach {} von {} Würfen abgebrochen
</translation>
    </message>
    <message>
        <source>there are fewer seeds than rolls</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>es gibt weniger Startzahlen als Würfe</translation>
    </message>
    <message>
        <source>{} cannot be combined with --merge, which rolls nothing</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>{} lässt sich nicht mit --merge verbinden, das nichts auswürfelt</translation>
    </message>
    <message>
        <source>{}: {} rolls
</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>{}: {} Würfe
</translation>
    </message>
    <message>
        <source>{:6.2f} % ({:.2f} to {:.2f})  {}{}, as with seed {}
</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>{:6.2f} % ({:.2f} bis {:.2f})  {}{}, etwa mit Startzahl {}
</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>{}, Zeile {}: {}</translation>
    </message>
    <message>
        <source>: line {}</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>: Zeile {}</translation>
    </message>
    <message>
        <source>; the game makes a maze instead</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>; das Spiel macht stattdessen ein Labyrinth</translation>
    </message>
    <message>
        <source>{} is not a part of a survey, such as 1/4</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>{} ist kein Teil einer Übersicht wie 1/4</translation>
    </message>
    <message>
        <source>--merge and --compare cannot be combined</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>--merge und --compare lassen sich nicht kombinieren</translation>
    </message>
    <message>
        <source>{} cannot be combined with --compare, which rolls nothing</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>{} lässt sich nicht mit --compare kombinieren, das nichts auswürfelt</translation>
    </message>
    <message>
        <source>--compare writes no page and no table; see --help</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>--compare schreibt weder Seite noch Tabelle; siehe --help</translation>
    </message>
    <message>
        <source>--compare needs two surveys, the older one first</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>--compare braucht zwei Übersichten, die ältere zuerst</translation>
    </message>
    <message>
        <source>-o must name the page to write; see --help</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>-o muss die Seite nennen, die geschrieben wird; siehe --help</translation>
    </message>
    <message>
        <source>survey: {} of {} levels have not changed since {} was written
</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>survey: {} von {} Leveln haben sich nicht geändert, seit {} geschrieben wurde
</translation>
    </message>
    <message>
        <source>survey: interrupted; the same command goes on from here
</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>survey: unterbrochen; derselbe Befehl macht hier weiter
</translation>
    </message>
    <message>
        <source>there is no level to survey</source>
        <extracomment>app/cli/SurveyRun.cpp</extracomment>
        <translation>es gibt kein Level zu untersuchen</translation>
    </message>
    <message>
        <source>unknown ABI {}; use lp64 or ilp32</source>
        <extracomment>app/cli/TargetOptions.cpp</extracomment>
        <translation>unbekannte ABI {}; möglich sind lp64 und ilp32</translation>
    </message>
    <message>
        <source>{} is not a level file: {}</source>
        <extracomment>app/cli/TargetOptions.cpp</extracomment>
        <translation>{} ist keine Leveldatei: {}</translation>
    </message>
    <message>
        <source>{} is for {}, not for {}</source>
        <extracomment>app/cli/TargetOptions.cpp</extracomment>
        <translation>{} ist für {}, nicht für {}</translation>
    </message>
    <message>
        <source>a game of version {}</source>
        <extracomment>app/cli/TargetOptions.cpp</extracomment>
        <translation>ein Spiel der Version {}</translation>
    </message>
    <message>
        <source>{} is {}, not {}</source>
        <extracomment>app/cli/TargetOptions.cpp</extracomment>
        <translation>{} ist {}, nicht {}</translation>
    </message>
    <message>
        <source>{} of {} rolls ({} %)</source>
        <extracomment>app/cli/TerminalOnlooker.cpp</extracomment>
        <translation>{} von {} Würfen ({} %)</translation>
    </message>
    <message>
        <source>{} is not a seed</source>
        <extracomment>app/editor/EditorArguments.cpp</extracomment>
        <translation>{} ist keine Startzahl</translation>
    </message>
    <message>
        <source>--render-roll needs one file; see --help</source>
        <extracomment>app/editor/EditorArguments.cpp</extracomment>
        <translation>--render-roll braucht genau eine Datei; siehe --help</translation>
    </message>
    <message>
        <source>levwright [OPTION…] [FILE…]
    An editor for roguelike special levels. FILE is a description of levels (.des, .lua) or of a dungeon (.def, .pdf,
    .lua), or a compiled level (.lev); each gets a tab of its own.
      --dark, --light         start with dark or light colours
      --screenshot FILE.png   draw the window into a picture and exit
      --render-roll FILE.png  draw the level of FILE as the game might make it into a picture and exit
      --level NAME            which of the file&apos;s levels to roll
      --room NAME, --fill NAME  which themed room of FILE to roll, and which contents it gets
      --target GAME           the game of the level that is rolled, as levwright-cli --help names them
      --seed NUMBER           the seed of the roll (default 1)
      --context KEY=VALUE,…   the place of the level and the hero&apos;s state, such as depth=12
      --game-dir DIR          look there for games of your own, too
      -h, --help, -v, --version

Options are written as --option VALUE or --option=VALUE; everything after “--” is a file.
</source>
        <extracomment>app/editor/EditorArguments.cpp</extracomment>
        <translation>levwright [OPTION…] [FILE…]
    Ein Editor für besondere Level von Roguelikes. FILE ist eine Beschreibung von Leveln (.des, .lua) oder eines
    Verlieses (.def, .pdf, .lua), oder ein übersetztes Level (.lev); jede Datei bekommt einen eigenen Reiter.
      --dark, --light         mit dunklen oder hellen Farben starten
      --screenshot FILE.png   das Fenster in ein Bild zeichnen und beenden
      --render-roll FILE.png  das Level von FILE, wie das Spiel es machen könnte, in ein Bild zeichnen und beenden
      --level NAME            welches der Level der Datei ausgewürfelt wird
      --room NAME, --fill NAME  welcher Themenraum von FILE ausgewürfelt wird, und welchen Inhalt er bekommt
      --target GAME           das Spiel des ausgewürfelten Levels, wie levwright-cli --help sie nennt
      --seed NUMBER           die Startzahl des Wurfs (Vorgabe 1)
      --context KEY=VALUE,…   der Ort des Levels und der Zustand des Helden, wie depth=12
      --game-dir DIR          auch dort nach eigenen Spielen suchen
      -h, --help, -v, --version

Optionen werden als --option VALUE oder --option=VALUE geschrieben; alles nach „--“ ist eine Datei.
</translation>
    </message>
    <message>
        <source>The picture cannot be created.</source>
        <extracomment>app/editor/RollPicture.cpp</extracomment>
        <translation>Das Bild kann nicht erzeugt werden.</translation>
    </message>
    <message>
        <source>a space after the name</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ein Leerzeichen nach dem Namen</translation>
    </message>
    <message>
        <source>the offset of a file</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>die Position einer Datei</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>the entry “Directory” with the offset 0</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>der Eintrag „Directory“ mit der Position 0</translation>
    </message>
    <message>
        <source>{} as the size of all names</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>{} als Größe aller Namen</translation>
    </message>
    <message>
        <source>{} as the offset of the first file</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>{} als Position der ersten Datei</translation>
    </message>
    <message>
        <source>the offset {}</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>die Position {}</translation>
    </message>
    <message>
        <source>an offset from {} to {}</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>eine Position von {} bis {}</translation>
    </message>
    <message>
        <source>{} as the size of a library without files</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>{} als Größe einer Bibliothek ohne Dateien</translation>
    </message>
    <message>
        <source>it is empty</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>er ist leer</translation>
    </message>
    <message>
        <source>it contains white space, where it would end</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>er enthält Leerraum und würde dort enden</translation>
    </message>
    <message>
        <source>it contains a byte 0, where it would end</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>er enthält ein Byte 0 und würde dort enden</translation>
    </message>
    <message>
        <source>the library&apos;s directory has this name</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>das Verzeichnis der Bibliothek hat diesen Namen</translation>
    </message>
    <message>
        <source>{} as the size of the library</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>{} als Größe der Bibliothek</translation>
    </message>
    <message>
        <source>The library would have {} bytes; its directory can record at most {}.</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>Die Bibliothek hätte {} Bytes; ihr Verzeichnis kann höchstens {} verzeichnen.</translation>
    </message>
    <message>
        <source>The library has no file {}.</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>Die Bibliothek hat keine Datei {}.</translation>
    </message>
    <message>
        <source>{} cannot be the name of a file in a library: {}.</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>{} kann nicht der Name einer Datei in einer Bibliothek sein: {}.</translation>
    </message>
    <message>
        <source>The library already has a file {}.</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>Die Bibliothek hat schon eine Datei {}.</translation>
    </message>
    <message>
        <source>a handling character</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ein Zeichen für die Verarbeitung</translation>
    </message>
    <message>
        <source>{} in {} columns</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>{} in {} Spalten</translation>
    </message>
    <message>
        <source>the format revision</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>die Formatversion</translation>
    </message>
    <message>
        <source>the format revision 1</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>die Formatversion 1</translation>
    </message>
    <message>
        <source>a space</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ein Leerzeichen</translation>
    </message>
    <message>
        <source>the number of entries</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>die Zahl der Einträge</translation>
    </message>
    <message>
        <source>the size of all names</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>die Größe aller Namen</translation>
    </message>
    <message>
        <source>the offset of the first file</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>die Position der ersten Datei</translation>
    </message>
    <message>
        <source>the size of the library</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>die Größe der Bibliothek</translation>
    </message>
    <message>
        <source>at least the entry of the directory</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>mindestens der Eintrag des Verzeichnisses</translation>
    </message>
    <message>
        <source>it means a folder</source>
        <extracomment>core/base/FileName.cpp</extracomment>
        <translation>er bezeichnet einen Ordner</translation>
    </message>
    <message>
        <source>it contains a slash, which would lead into another folder</source>
        <extracomment>core/base/FileName.cpp</extracomment>
        <translation>er enthält einen Schrägstrich, der in einen anderen Ordner führen würde</translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} are possible</source>
        <extracomment>core/base/FileName.cpp</extracomment>
        <translation>er hat {} Bytes; höchstens {} sind möglich</translation>
    </message>
    <message>
        <source>{} is too large: Levwright reads files of up to {} MiB here.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{} ist zu groß: Levwright liest hier Dateien bis {} MiB.</translation>
    </message>
    <message>
        <source>Cannot write {0}: {1}.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{0} kann nicht geschrieben werden: {1}.</translation>
    </message>
    <message>
        <source>Cannot open {0}: {1}.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{0} kann nicht geöffnet werden: {1}.</translation>
    </message>
    <message>
        <source>{} is a folder, not a file.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{} ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>{} is not an ordinary file.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{} ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Cannot read {0}: {1}.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{0} kann nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>byte {}: this is not JSON</source>
        <extracomment>core/base/Json.cpp</extracomment>
        <translation>Byte {}: das ist kein JSON</translation>
    </message>
    <message>
        <source>brackets are nested more than {} deep</source>
        <extracomment>core/base/Json.cpp</extracomment>
        <translation>Klammern sind mehr als {} tief verschachtelt</translation>
    </message>
    <message>
        <source>Both {} and {} become {}.</source>
        <extracomment>core/base/OutputFiles.cpp</extracomment>
        <translation>{} und {} werden beide zu {}.</translation>
    </message>
    <message>
        <source>“{}”</source>
        <extracomment>core/base/Phrase.cpp</extracomment>
        <translation>„{}“</translation>
    </message>
    <message>
        <source>Cannot write {}: it is a folder.</source>
        <extracomment>core/base/SafeWrite.cpp</extracomment>
        <translation>{} kann nicht geschrieben werden: es ist ein Ordner.</translation>
    </message>
    <message>
        <source>Cannot write {}: it is a block device.</source>
        <extracomment>core/base/SafeWrite.cpp</extracomment>
        <translation>{} kann nicht geschrieben werden: es ist ein Blockgerät.</translation>
    </message>
    <message>
        <source>Cannot write without first copying the content of {0}: {1}.</source>
        <extracomment>core/base/SafeWrite.cpp</extracomment>
        <translation>Nichts wird geschrieben, weil der Inhalt von {0} nicht vorher kopiert werden konnte: {1}.</translation>
    </message>
    <message>
        <source>Cannot write {}: {}. Its previous content is in {}.</source>
        <extracomment>core/base/SafeWrite.cpp</extracomment>
        <translation>{} kann nicht geschrieben werden: {}. Der vorige Inhalt ist in {}.</translation>
    </message>
    <message>
        <source>Cannot make the safety copy that must exist before writing into {0}: {1}.</source>
        <extracomment>core/base/SafeWrite.cpp</extracomment>
        <translation>Die Sicherheitskopie, die vor dem Schreiben in {0} nötig ist, kann nicht angelegt werden: {1}.</translation>
    </message>
    <message>
        <source>{}: No game has a table of this name.</source>
        <extracomment>core/catalog/GameComposer.cpp</extracomment>
        <translation>{}: Kein Spiel hat eine Tabelle dieses Namens.</translation>
    </message>
    <message>
        <source>{}/{}.tsv: The row {} is needed.</source>
        <extracomment>core/catalog/GameComposer.cpp</extracomment>
        <translation>{}/{}.tsv: Die Zeile {} ist nötig.</translation>
    </message>
    <message>
        <source>{}/{}.tsv: No {} can be larger than {}.</source>
        <extracomment>core/catalog/GameComposer.cpp</extracomment>
        <translation>{}/{}.tsv: {} kann nicht größer als {} sein.</translation>
    </message>
    <message>
        <source>{}/{}.tsv: The class of {} does not exist: {}.</source>
        <extracomment>core/catalog/GameComposer.cpp</extracomment>
        <translation>{}/{}.tsv: Die Klasse von {} gibt es nicht: {}.</translation>
    </message>
    <message>
        <source>{} (the default)</source>
        <extracomment>core/catalog/GameList.cpp</extracomment>
        <translation>{} (Vorgabe)</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>core/catalog/GameList.cpp</extracomment>
        <translation> oder </translation>
    </message>
    <message>
        <source>There is no catalog of a game {}; known games: {}.</source>
        <extracomment>core/catalog/GameShelf.cpp</extracomment>
        <translation>Es gibt keinen Katalog eines Spiels {}; bekannte Spiele: {}.</translation>
    </message>
    <message>
        <source>{}/game.tsv: The row “base” is missing, which names the game that this one is based on.</source>
        <extracomment>core/catalog/GameShelf.cpp</extracomment>
        <translation>{}/game.tsv: Die Zeile „base“ fehlt, die das zugrunde liegende Spiel nennt.</translation>
    </message>
    <message>
        <source>{}/game.tsv: Too many games are based on one another: look at their rows “base”.</source>
        <extracomment>core/catalog/GameShelf.cpp</extracomment>
        <translation>{}/game.tsv: Zu viele Spiele bauen aufeinander auf: Sehen Sie ihre Zeilen „base“ an.</translation>
    </message>
    <message>
        <source>The catalog of {} lacks the tables {}, so the game cannot be used.</source>
        <extracomment>core/catalog/RequiredTables.cpp</extracomment>
        <translation>Dem Katalog von {} fehlen die Tabellen {}; darum ist das Spiel nicht benutzbar.</translation>
    </message>
    <message>
        <source>A table may have at most {} lines.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>Eine Tabelle darf höchstens {} Zeilen haben.</translation>
    </message>
    <message>
        <source>There is no column {}; the columns are: {}, change and after.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>Es gibt keine Spalte {}; die Spalten sind: {}, change und after.</translation>
    </message>
    <message>
        <source>There are two columns {}.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>Es gibt zwei Spalten {}.</translation>
    </message>
    <message>
        <source>The column {} is missing, which names the rows.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>Die Spalte {} fehlt, die die Zeilen benennt.</translation>
    </message>
    <message>
        <source>This line has {} fields, but the first line names {} columns.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>Diese Zeile hat {} Tabellenfelder, aber die erste Zeile nennt {} Spalten.</translation>
    </message>
    <message>
        <source>The {} {} {}.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>{} {} {}.</translation>
    </message>
    <message>
        <source>There is no class {}.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>Es gibt keine Klasse {}.</translation>
    </message>
    <message>
        <source>This row cannot be removed: the base has no row of that name.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>Diese Zeile kann nicht entfernt werden: Die Grundlage hat keine Zeile dieses Namens.</translation>
    </message>
    <message>
        <source>A change is {} or empty, not {}.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>Eine Änderung ist {} oder leer, nicht {}.</translation>
    </message>
    <message>
        <source>This row is new, so it must give the column “{}”.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>Diese Zeile ist neu; darum muss sie die Spalte „{}“ angeben.</translation>
    </message>
    <message>
        <source>This row cannot come after {}: there is no such row.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>Diese Zeile kann nicht hinter {} stehen: Eine solche Zeile gibt es nicht.</translation>
    </message>
    <message>
        <source>is not a whole number</source>
        <extracomment>core/catalog/TableRules.cpp</extracomment>
        <translation>ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>is not in the range from {} to {}</source>
        <extracomment>core/catalog/TableRules.cpp</extracomment>
        <translation>liegt nicht im Bereich von {} bis {}</translation>
    </message>
    <message>
        <source>is neither yes nor no</source>
        <extracomment>core/catalog/TableRules.cpp</extracomment>
        <translation>ist weder yes noch no</translation>
    </message>
    <message>
        <source>is not a character between apostrophes</source>
        <extracomment>core/catalog/TableRules.cpp</extracomment>
        <translation>ist kein Zeichen zwischen Apostrophen</translation>
    </message>
    <message>
        <source>is neither the number of a class nor its symbol between apostrophes</source>
        <extracomment>core/catalog/TableRules.cpp</extracomment>
        <translation>ist weder die Nummer einer Klasse noch ihr Symbol zwischen Apostrophen</translation>
    </message>
    <message>
        <source>The tables of the game have been changed meanwhile, so nothing is taken back.</source>
        <extracomment>core/catalog/TaughtGame.cpp</extracomment>
        <translation>Die Tabellen des Spiels wurden inzwischen geändert, darum wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>; only in {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>; nur in {}</translation>
    </message>
    <message>
        <source>of no known class</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>von keiner bekannten Klasse</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{} bis {}</translation>
    </message>
    <message>
        <source>like FOUNTAIN</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>wie FOUNTAIN</translation>
    </message>
    <message>
        <source>its form: {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>Form: {}</translation>
    </message>
    <message>
        <source>a statement{}{}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>eine Anweisung{}{}</translation>
    </message>
    <message>
        <source>, chaotic</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>, chaotisch</translation>
    </message>
    <message>
        <source>, lawful</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>, rechtschaffen</translation>
    </message>
    <message>
        <source>{}, level {}, speed {}, armour class {}{}{}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{}, Stufe {}, Tempo {}, Rüstungsklasse {}{}{}</translation>
    </message>
    <message>
        <source>one of {} kinds, level {}, speed {}, armour class {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>eines von {} Arten, Stufe {}, Tempo {}, Rüstungsklasse {}</translation>
    </message>
    <message>
        <source>{}, weight {}, cost {}{}{}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{}, Gewicht {}, Preis {}{}{}</translation>
    </message>
    <message>
        <source>, nutrition {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>, Nährwert {}</translation>
    </message>
    <message>
        <source>only in {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>nur in {}</translation>
    </message>
    <message>
        <source>a word</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>an option of {}s{}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>eine Option von {}{}</translation>
    </message>
    <message>
        <source>, with a number</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>, mit einer Zahl</translation>
    </message>
    <message>
        <source>{}; only in {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{}; nur in {}</translation>
    </message>
    <message>
        <source>Remove the slashes</source>
        <extracomment>core/checks/FileNameCheck.cpp</extracomment>
        <translation>Die Schrägstriche entfernen</translation>
    </message>
    <message>
        <source>Remove what the game does not read</source>
        <extracomment>core/checks/FileNameCheck.cpp</extracomment>
        <translation>Entfernen, was das Spiel nicht liest</translation>
    </message>
    <message>
        <source>Remove the door at ({},{})</source>
        <extracomment>core/checks/MapChecks.cpp</extracomment>
        <translation>Die Tür bei ({},{}) entfernen</translation>
    </message>
    <message>
        <source>a doorway</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>einen Durchgang</translation>
    </message>
    <message>
        <source>doorways</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Add a closed door</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>Eine geschlossene Tür hinzufügen</translation>
    </message>
    <message>
        <source>Add a closed door for each</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>Für jede eine geschlossene Tür hinzufügen</translation>
    </message>
    <message>
        <source>No statement can be added here.</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>Hier kann keine Anweisung hinzugefügt werden.</translation>
    </message>
    <message>
        <source>The door at {} has</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>Zu der Tür bei {} gibt es</translation>
    </message>
    <message>
        <source>{} doors, such as the one at {}, have</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>Zu {} Türen, etwa der bei {}, gibt es</translation>
    </message>
    <message>
        <source>Put a door at ({},{})</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>Bei ({},{}) eine Tür setzen</translation>
    </message>
    <message>
        <source>This cell</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>Zu diesem Feld</translation>
    </message>
    <message>
        <source>This cell and another one</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>Zu diesem Feld und einem anderen</translation>
    </message>
    <message>
        <source>This cell and {} others</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>Zu diesem Feld und {} anderen</translation>
    </message>
    <message>
        <source>without digging</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>durch Graben</translation>
    </message>
    <message>
        <source>but across water or lava</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>über Wasser oder Lava</translation>
    </message>
    <message>
        <source>whose floor goes from (0,0) to ({},{})</source>
        <extracomment>core/checks/RoomsCheck.cpp</extracomment>
        <translation>dessen Boden von (0,0) bis ({},{}) geht</translation>
    </message>
    <message>
        <source>where there is no floor, the game takes a random place of the room</source>
        <extracomment>core/checks/RoomsCheck.cpp</extracomment>
        <translation>wo kein Boden ist, nimmt das Spiel eine zufällige Stelle des Raums</translation>
    </message>
    <message>
        <source>Add stairs up and down at random places</source>
        <extracomment>core/checks/SharedChecks.cpp</extracomment>
        <translation>Treppen nach oben und unten an zufälligen Stellen hinzufügen</translation>
    </message>
    <message>
        <source>Put stone there</source>
        <extracomment>core/checks/UnknownCells.cpp</extracomment>
        <translation>Dort Stein setzen</translation>
    </message>
    <message>
        <source>: {} cells{}</source>
        <extracomment>core/checks/UnknownCells.cpp</extracomment>
        <translation>: {} Felder{}</translation>
    </message>
    <message>
        <source>, such as</source>
        <extracomment>core/checks/UnknownCells.cpp</extracomment>
        <translation>, etwa</translation>
    </message>
    <message>
        <source>“{}” became “{}”</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>„{}“ wurde zu „{}“</translation>
    </message>
    <message>
        <source>level “{}” added</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>Level „{}“ hinzugefügt</translation>
    </message>
    <message>
        <source>level “{}” removed</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>Level „{}“ entfernt</translation>
    </message>
    <message>
        <source>map added</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>Karte hinzugefügt</translation>
    </message>
    <message>
        <source>map removed</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>Karte entfernt</translation>
    </message>
    <message>
        <source>{} with its contents added</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>{} mit Inhalt hinzugefügt</translation>
    </message>
    <message>
        <source>{} with its contents removed</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>{} mit Inhalt entfernt</translation>
    </message>
    <message>
        <source>{} added</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>{} hinzugefügt</translation>
    </message>
    <message>
        <source>{} removed</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>{} entfernt</translation>
    </message>
    <message>
        <source>“{}” added</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>„{}“ hinzugefügt</translation>
    </message>
    <message>
        <source>“{}” removed</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>„{}“ entfernt</translation>
    </message>
    <message>
        <source>“{}” is on another line now</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>„{}“ steht in einer anderen Zeile</translation>
    </message>
    <message>
        <source>the map had {} × {} cells and has {} × {}</source>
        <extracomment>core/compare/MapDifference.cpp</extracomment>
        <translation>die Karte hatte {} × {} Felder und hat jetzt {} × {}</translation>
    </message>
    <message>
        <source>1 cell of {} became {}</source>
        <extracomment>core/compare/MapDifference.cpp</extracomment>
        <translation>1 Feld {} wurde zu {}</translation>
    </message>
    <message>
        <source>{} cells of {} became {}</source>
        <extracomment>core/compare/MapDifference.cpp</extracomment>
        <translation>{} Felder {} wurden zu {}</translation>
    </message>
    <message>
        <source>it had {} parts and has {}</source>
        <extracomment>core/compare/MeaningComparison.cpp</extracomment>
        <translation>es hatte {} Teile und hat jetzt {}</translation>
    </message>
    <message>
        <source>it had {} rooms and has {}</source>
        <extracomment>core/compare/MeaningComparison.cpp</extracomment>
        <translation>es hatte {} Räume und hat jetzt {}</translation>
    </message>
    <message>
        <source>a random place</source>
        <extracomment>core/compare/MeaningComparison.cpp</extracomment>
        <translation>zufälliger Stelle</translation>
    </message>
    <message>
        <source>{} moved from {} to {}</source>
        <extracomment>core/compare/MeaningComparison.cpp</extracomment>
        <translation>{} verschoben von {} nach {}</translation>
    </message>
    <message>
        <source>{} at {}</source>
        <extracomment>core/compare/MeaningComparison.cpp</extracomment>
        <translation>{} bei {}</translation>
    </message>
    <message>
        <source>{} became {}</source>
        <extracomment>core/compare/StatementWords.cpp</extracomment>
        <translation>{} wurde zu {}</translation>
    </message>
    <message>
        <source>moved from {} to {}</source>
        <extracomment>core/compare/StatementWords.cpp</extracomment>
        <translation>verschoben von {} nach {}</translation>
    </message>
    <message>
        <source>{} from {} to {}</source>
        <extracomment>core/compare/StatementWords.cpp</extracomment>
        <translation>{} von {} nach {}</translation>
    </message>
    <message>
        <source>There is no map here to paint on.</source>
        <extracomment>core/compare/Taking.cpp</extracomment>
        <translation>Hier ist keine Karte zum Malen.</translation>
    </message>
    <message>
        <source>This game has no terrain like “{}”.</source>
        <extracomment>core/compare/Taking.cpp</extracomment>
        <translation>Dieses Spiel hat kein Gelände wie „{}“.</translation>
    </message>
    <message>
        <source>an altar</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Altar</translation>
    </message>
    <message>
        <source>altars</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Altäre</translation>
    </message>
    <message>
        <source>a corridor</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Gang</translation>
    </message>
    <message>
        <source>corridors</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Gänge</translation>
    </message>
    <message>
        <source>a door</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>eine Tür</translation>
    </message>
    <message>
        <source>doors</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Türen</translation>
    </message>
    <message>
        <source>a drawbridge</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>eine Zugbrücke</translation>
    </message>
    <message>
        <source>drawbridges</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Zugbrücken</translation>
    </message>
    <message>
        <source>an engraving</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>eine Inschrift</translation>
    </message>
    <message>
        <source>engravings</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Inschriften</translation>
    </message>
    <message>
        <source>a fountain</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Brunnen</translation>
    </message>
    <message>
        <source>fountains</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>heaps of gold</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Goldhaufen</translation>
    </message>
    <message>
        <source>ladder</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>a ladder</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>eine Leiter</translation>
    </message>
    <message>
        <source>ladders</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Leitern</translation>
    </message>
    <message>
        <source>level region</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Levelgebiet</translation>
    </message>
    <message>
        <source>a level region</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Levelgebiet</translation>
    </message>
    <message>
        <source>level regions</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Levelgebiete</translation>
    </message>
    <message>
        <source>mazewalk</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Labyrinthweg</translation>
    </message>
    <message>
        <source>a mazewalk</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Labyrinthweg</translation>
    </message>
    <message>
        <source>mazewalks</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Labyrinthwege</translation>
    </message>
    <message>
        <source>a monster</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Monster</translation>
    </message>
    <message>
        <source>non-diggable area</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Bereich ohne Graben</translation>
    </message>
    <message>
        <source>a non-diggable area</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Bereich ohne Graben</translation>
    </message>
    <message>
        <source>non-diggable areas</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Bereiche ohne Graben</translation>
    </message>
    <message>
        <source>non-passwall area</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Bereich ohne Durchgehen</translation>
    </message>
    <message>
        <source>a non-passwall area</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Bereich ohne Durchgehen</translation>
    </message>
    <message>
        <source>non-passwall areas</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Bereiche ohne Durchgehen</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Gegenstand</translation>
    </message>
    <message>
        <source>objects</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>a pool</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Teich</translation>
    </message>
    <message>
        <source>pools</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Teiche</translation>
    </message>
    <message>
        <source>a region</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Gebiet</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>a sink</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>ein Waschbecken</translation>
    </message>
    <message>
        <source>sinks</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Waschbecken</translation>
    </message>
    <message>
        <source>a stair</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>eine Treppe</translation>
    </message>
    <message>
        <source>stairs</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>traps</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>Fallen</translation>
    </message>
    <message>
        <source>stair</source>
        <extracomment>core/compiled/Opcode.h</extracomment>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>core/compiled/Opcode.h</extracomment>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>a trap</source>
        <extracomment>core/completion/ThingFacts.cpp</extracomment>
        <translation>eine Falle</translation>
    </message>
    <message>
        <source>a type of rooms</source>
        <extracomment>core/completion/ThingFacts.cpp</extracomment>
        <translation>eine Raumart</translation>
    </message>
    <message>
        <source>Change it to “{}”</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>In „{}“ ändern</translation>
    </message>
    <message>
        <source>{0} does not fit here; expected {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} passt hier nicht; erwartet: {1}.</translation>
    </message>
    <message>
        <source>{0} does not begin a statement.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} beginnt keine Anweisung.</translation>
    </message>
    <message>
        <source>{0} is not a word of this game.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} ist kein Wort dieses Spiels.</translation>
    </message>
    <message>
        <source>{0} has no such form in this game: expected {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} hat in diesem Spiel keine solche Form; erwartet: {1}.</translation>
    </message>
    <message>
        <source>{0} is not allowed here: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} kann hier nicht stehen: {1}.</translation>
    </message>
    <message>
        <source>This text has no closing quote.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Diesem Text fehlt das schließende Anführungszeichen.</translation>
    </message>
    <message>
        <source>{0} ends too early: expected {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} endet zu früh; erwartet: {1}.</translation>
    </message>
    <message>
        <source>The maze level “{0}” has no part yet: it needs NOMAP, or GEOMETRY with a MAP.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Labyrinth-Level „{0}“ hat noch keinen Teil: Es braucht NOMAP oder GEOMETRY mit einer MAP.</translation>
    </message>
    <message>
        <source>GEOMETRY must be followed by a MAP on a line of its own.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Auf GEOMETRY muss eine MAP in einer eigenen Zeile folgen.</translation>
    </message>
    <message>
        <source>A MAP needs a GEOMETRY line before it.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Eine MAP braucht davor eine Zeile GEOMETRY.</translation>
    </message>
    <message>
        <source>{0} is not a map character{1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} ist kein Zeichen einer Karte{1}.</translation>
    </message>
    <message>
        <source>The map that begins here has no ENDMAP.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Karte, die hier beginnt, hat kein ENDMAP.</translation>
    </message>
    <message>
        <source>The game&apos;s compiler treats {0} as the end of the file: it silently ignores everything from here on.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Übersetzer des Spiels hält {0} für das Ende der Datei: Alles ab hier ignoriert er stillschweigend.</translation>
    </message>
    <message>
        <source>The level name “{0}” must not contain a dot.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Levelname „{0}“ darf keinen Punkt enthalten.</translation>
    </message>
    <message>
        <source>The level name “{0}” has {1} bytes; at most 8 are possible.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Levelname „{0}“ hat {1} Bytes; höchstens 8 sind möglich.</translation>
    </message>
    <message>
        <source>The level name “{0}” cannot be a file name: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Levelname „{0}“ kann kein Dateiname sein: {1}.</translation>
    </message>
    <message>
        <source>{0} is not a map character; the maze is filled at random.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} ist kein Zeichen einer Karte; das Labyrinth wird zufällig gefüllt.</translation>
    </message>
    <message>
        <source>The foreground {0} is not a map character.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Vordergrund {0} ist kein Zeichen einer Karte.</translation>
    </message>
    <message>
        <source>The background {0} is not a map character.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Hintergrund {0} ist kein Zeichen einer Karte.</translation>
    </message>
    <message>
        <source>A joined map needs corridor &apos;#&apos; or room floor &apos;.&apos; as its foreground.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Eine verbundene Karte braucht den Gang &apos;#&apos; oder den Raumboden &apos;.&apos; als Vordergrund.</translation>
    </message>
    <message>
        <source>The messages of a level may have 255 bytes in all; with this one they have {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Meldungen eines Levels dürfen zusammen 255 Bytes haben; mit dieser sind es {0}.</translation>
    </message>
    <message>
        <source>This map is {0} wide and {1} high; at most {2} × {3} are possible.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Diese Karte ist {0} breit und {1} hoch; höchstens {2} × {3} sind möglich.</translation>
    </message>
    <message>
        <source>({0},{1}) lies outside the map, which goes from (0,0) to ({2},{3}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>({0},{1}) liegt außerhalb der Karte, die von (0,0) bis ({2},{3}) geht.</translation>
    </message>
    <message>
        <source>The area ({0},{1},{2},{3}) lies outside the map, which goes from (0,0) to ({4},{5}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Bereich ({0},{1},{2},{3}) liegt außerhalb der Karte, die von (0,0) bis ({4},{5}) geht.</translation>
    </message>
    <message>
        <source>levregion({0},{1},{2},{3}) lies outside the level, which goes from (1,0) to (79,20).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>levregion({0},{1},{2},{3}) liegt außerhalb des Levels, das von (1,0) bis (79,20) geht.</translation>
    </message>
    <message>
        <source>The first corner of this region must be its upper left one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die erste Ecke dieses Gebiets muss die linke obere sein.</translation>
    </message>
    <message>
        <source>{0} at ({1},{2}) stands in {3}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} bei ({1},{2}) steht in {3}.</translation>
    </message>
    <message>
        <source>There is no door at ({0},{1}) on the map; the cell is {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Bei ({0},{1}) ist auf der Karte keine Tür; das Feld ist {2}.</translation>
    </message>
    <message>
        <source>The cell {2} of the drawbridge at ({0},{1}) must be a wall.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Feld {2} der Zugbrücke bei ({0},{1}) muss eine Wand sein.</translation>
    </message>
    <message>
        <source>A drawbridge is open or closed, not {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Eine Zugbrücke ist open oder closed, nicht {0}.</translation>
    </message>
    <message>
        <source>A vault must be exactly 2 × 2 cells and not irregular.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein Tresorraum muss genau 2 × 2 Felder haben und darf nicht unregelmäßig sein.</translation>
    </message>
    <message>
        <source>An irregular region grows from its first corner ({0},{1}), which must be room floor; it is {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein unregelmäßiges Gebiet wächst von seiner ersten Ecke ({0},{1}) aus, die Raumboden sein muss; sie ist {2}.</translation>
    </message>
    <message>
        <source>There is rock, a wall or a door inside the region ({0},{1},{2},{3}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Im Gebiet ({0},{1},{2},{3}) liegt Fels, eine Wand oder eine Tür.</translation>
    </message>
    <message>
        <source>The region ({0},{1},{2},{3}) is perhaps not closed: not all four cells just outside its corners are wall or rock.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Region ({0},{1},{2},{3}) ist vielleicht nicht geschlossen: Nicht alle vier Felder schräg außerhalb ihrer Ecken sind Wand oder Fels.</translation>
    </message>
    <message>
        <source>{0} needs a map, and this part has none.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} braucht eine Karte, aber dieser Teil hat keine.</translation>
    </message>
    <message>
        <source>There is no map here, so WALLIFY does nothing.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Hier ist keine Karte, also bewirkt WALLIFY nichts.</translation>
    </message>
    <message>
        <source>This wall runs from {0}, but is drawn as “{1}”: the game shows it the wrong way round.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Diese Wand verläuft von {0}, ist aber als „{1}“ gezeichnet: Das Spiel zeigt sie falsch herum.</translation>
    </message>
    <message>
        <source>{0} is not a monster class.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} ist keine Monsterklasse.</translation>
    </message>
    <message>
        <source>{0} is not an object class.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} ist keine Gegenstandsklasse.</translation>
    </message>
    <message>
        <source>There is no monster “{0}”{1}; the game makes a random one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt kein Monster „{0}“{1}; das Spiel macht ein zufälliges.</translation>
    </message>
    <message>
        <source>There is no object “{0}”{1}; the game makes a random one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt keinen Gegenstand „{0}“{1}; das Spiel macht einen zufälligen.</translation>
    </message>
    <message>
        <source>There is no monster “{0}”; the game picks one itself.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt kein Monster „{0}“; das Spiel wählt selbst eines.</translation>
    </message>
    <message>
        <source>There is no trap “{0}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt keine Falle „{0}“.</translation>
    </message>
    <message>
        <source>There is no room type “{0}”; the game makes an ordinary room.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt keine Raumart „{0}“; das Spiel macht einen gewöhnlichen Raum.</translation>
    </message>
    <message>
        <source>There is no artifact “{0}” that could be the key of a door.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt kein Artefakt „{0}“, das der Schlüssel einer Tür sein könnte.</translation>
    </message>
    <message>
        <source>A chance must be from 1 to 100 per cent, not {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Eine Wahrscheinlichkeit geht von 1 bis 100 Prozent, nicht {0}.</translation>
    </message>
    <message>
        <source>There is no {0}[{1}]: the index goes from 0 to {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt kein {0}[{1}]: Der Index geht von 0 bis {2}.</translation>
    </message>
    <message>
        <source>{0} is allowed only once here.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} darf hier nur einmal stehen.</translation>
    </message>
    <message>
        <source>{0} may have at most 10 entries.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} darf höchstens 10 Einträge haben.</translation>
    </message>
    <message>
        <source>The next list of places is number {1}, not {0}; the numbers go from 0 to 9.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die nächste Liste von Stellen hat die Nummer {1}, nicht {0}; die Nummern gehen von 0 bis 9.</translation>
    </message>
    <message>
        <source>The next random region is number {1}, not {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das nächste zufällige Gebiet hat die Nummer {1}, nicht {0}.</translation>
    </message>
    <message>
        <source>A part may have at most {0} random regions.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein Teil darf höchstens {0} zufällige Gebiete haben.</translation>
    </message>
    <message>
        <source>OBJFLAGS needs an object before it.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>OBJFLAGS braucht davor einen Gegenstand.</translation>
    </message>
    <message>
        <source>At most {1} {0} statements are possible here.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Höchstens {1} Anweisungen {0} sind hier möglich.</translation>
    </message>
    <message>
        <source>A maze level may have at most 10 parts.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein Labyrinth-Level darf höchstens 10 Teile haben.</translation>
    </message>
    <message>
        <source>{0}[{1}] is used, but {2} of this part lists only {3}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0}[{1}] wird benutzt, aber {2} dieses Teils führt nur {3} auf.</translation>
    </message>
    <message>
        <source>Another level of this file is called “{0}” too; both would be written to the same file.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein anderes Level dieser Datei heißt auch „{0}“; beide würden in dieselbe Datei geschrieben.</translation>
    </message>
    <message>
        <source>A room&apos;s position is a column and a row from 1 to 5, not ({0},{1}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Stelle eines Raums ist eine Spalte und eine Zeile von 1 bis 5, nicht ({0},{1}).</translation>
    </message>
    <message>
        <source>A subroom&apos;s position must not be negative: ({0},{1}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Stelle eines Nebenraums darf nicht negativ sein: ({0},{1}).</translation>
    </message>
    <message>
        <source>This room already has a name.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Dieser Raum hat schon einen Namen.</translation>
    </message>
    <message>
        <source>This room already has a chance.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Dieser Raum hat schon eine Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>A room&apos;s chance must be from 1 to 99 per cent, not {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Wahrscheinlichkeit eines Raums geht von 1 bis 99 Prozent, nicht {0}.</translation>
    </message>
    <message>
        <source>A door in a random wall must have a random position, too.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Eine Tür in einer zufälligen Wand muss auch eine zufällige Stelle haben.</translation>
    </message>
    <message>
        <source>There is no room {0}: the rooms of this level are numbered from 0 to {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt keinen Raum {0}: Die Räume dieses Levels gehen von 0 bis {1}.</translation>
    </message>
    <message>
        <source>A room level may have at most {0} rooms, subrooms included.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein Raum-Level darf höchstens {0} Räume haben, Nebenräume eingeschlossen.</translation>
    </message>
    <message>
        <source>No room of this level is named “{0}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Kein Raum dieses Levels heißt „{0}“.</translation>
    </message>
    <message>
        <source>The room “{0}” may have at most {1} subrooms.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Raum „{0}“ darf höchstens {1} Nebenräume haben.</translation>
    </message>
    <message>
        <source>({0},{1}) lies outside the room, {2}; {3}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>({0},{1}) liegt außerhalb des Raums, {2}; {3}.</translation>
    </message>
    <message>
        <source>A door&apos;s position in this wall must be from 0 to {1}, not {0}; where the game finds no wall, it makes no door.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Stelle einer Tür in dieser Wand geht von 0 bis {1}, nicht {0}; wo das Spiel keine Wand findet, macht es keine Tür.</translation>
    </message>
    <message>
        <source>There is no CONTAINER before this in its level, so it lies on the floor at a random place.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Vor diesem steht in seinem Level kein CONTAINER, darum liegt es an einer zufälligen Stelle auf dem Boden.</translation>
    </message>
    <message>
        <source>This door leads nowhere: it does not have ground on two opposite sides.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Diese Tür führt nirgendwohin: An keinen zwei gegenüberliegenden Seiten ist Boden.</translation>
    </message>
    <message>
        <source>{0} no statement that says what kind of door it is, so the game makes {1} without a door there.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} keine Anweisung, die die Art der Tür nennt; darum macht das Spiel dort {1} ohne Tür.</translation>
    </message>
    <message>
        <source>This room overlaps another one ({0}); the game counts the shared cells as part of the later room.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Dieser Raum überschneidet sich mit einem anderen ({0}); das Spiel zählt die gemeinsamen Felder zum späteren Raum.</translation>
    </message>
    <message>
        <source>{0} cannot be reached {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} kommt man nur {1}.</translation>
    </message>
    <message>
        <source>There is no way into this level or out of it: no stairs, ladder, portal, branch or arrival region.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Kein Weg führt in dieses Level oder hinaus: keine Treppe, Leiter, kein Portal, keine Abzweigung, kein Ankunftsgebiet.</translation>
    </message>
    <message>
        <source>There are more {0} here than cells to hold them: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Hier gibt es mehr {0} als Felder dafür: {1}.</translation>
    </message>
    <message>
        <source>This room reaches to ({0},{1}), but the floor of “{2}” ends at ({3},{4}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Dieser Raum reicht bis ({0},{1}), aber der Boden von „{2}“ endet bei ({3},{4}).</translation>
    </message>
    <message>
        <source>A player would take “{0}” for a typing error: the game has “{1}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Beim Spielen sähe „{0}“ wie ein Tippfehler aus: Das Spiel hat „{1}“.</translation>
    </message>
    <message>
        <source>The {0} beside this level has no level or dungeon {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} neben diesem Level hat kein Level oder Verlies {1}.</translation>
    </message>
    <message>
        <source>The place ({0},{1}) lies in {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Stelle ({0},{1}) liegt in {2}.</translation>
    </message>
    <message>
        <source>The game said “{0}” when it loaded the level.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel meldete „{0}“, als es das Level lud.</translation>
    </message>
    <message>
        <source>The script fails in every roll: {1}; the game makes a maze instead.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Skript schlägt in jedem Wurf fehl: {1}; das Spiel macht stattdessen ein Labyrinth.</translation>
    </message>
    <message>
        <source>The script fails in {0}: {1}; then the game makes a maze instead, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Skript schlägt in {0} der Würfe fehl: {1}; dann macht das Spiel stattdessen ein Labyrinth, etwa mit Startzahl {2}.</translation>
    </message>
    <message>
        <source>The game ends in every roll while it loads the level: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel endet in jedem Wurf, während es das Level lädt: {1}.</translation>
    </message>
    <message>
        <source>The game ends in {0} of rolls while it loads the level, as with seed {2}: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel endet in {0} der Würfe, während es das Level lädt, etwa mit Startzahl {2}: {1}.</translation>
    </message>
    <message>
        <source>{0} of rolls, as with seed {2}, do not finish, though the game may finish them: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} der Würfe kommen nicht zum Ende, etwa mit Startzahl {2}; dem Spiel gelingt es vielleicht besser: {1}.</translation>
    </message>
    <message>
        <source>The game complains in {0} of rolls, as with seed {2}: “{1}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel beschwert sich in {0} der Würfe, etwa mit Startzahl {2}: „{1}“.</translation>
    </message>
    <message>
        <source>This level region finds no place in {0} of rolls, as with seed {2}, and makes nothing.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Dieses Levelgebiet findet in {0} der Würfe keine Stelle, etwa mit Startzahl {2}, und bewirkt nichts.</translation>
    </message>
    <message>
        <source>The game does not do this in {0} of rolls, as with seed {2}: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel tut dies in {0} der Würfe nicht, etwa mit Startzahl {2}: {1}.</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only by digging, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Zwischen Treppen und Ankünften kommt man in jedem Wurf nur durch Graben hin und her, etwa mit Startzahl {2}.</translation>
    </message>
    <message>
        <source>Stairs are reached only over traps that lead elsewhere, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Treppen erreicht man in jedem Wurf nur über Fallen, die anderswohin führen, etwa mit Startzahl {2}.</translation>
    </message>
    <message>
        <source>Stairs are reached only past a boulder that cannot be pushed, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Treppen erreicht man in jedem Wurf nur an einem Felsblock vorbei, der sich nicht schieben lässt, etwa mit Startzahl {2}.</translation>
    </message>
    <message>
        <source>This door is on a corner, where nobody can go through, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Diese Tür liegt in jedem Wurf an einer Ecke, wo niemand hindurchkommt, etwa mit Startzahl {2}.</translation>
    </message>
    <message>
        <source>Nobody can enter or leave this shop, because its keeper cannot step aside, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Diesen Laden kann in jedem Wurf niemand betreten oder verlassen, weil sein Besitzer nicht ausweichen kann, etwa mit Startzahl {2}.</translation>
    </message>
    <message>
        <source>A player from above finds no free cell to arrive on, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Wer von oben kommt, findet in jedem Wurf kein freies Feld für die Ankunft, etwa mit Startzahl {2}.</translation>
    </message>
    <message>
        <source>A player from below finds no free cell to arrive on, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Wer von unten kommt, findet in jedem Wurf kein freies Feld für die Ankunft, etwa mit Startzahl {2}.</translation>
    </message>
    <message>
        <source>This goal is not understood: {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Dieses Ziel ist nicht zu verstehen: {0}.</translation>
    </message>
    <message>
        <source>This goal is not reached: {0}, as with seed {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Dieses Ziel wird nicht erreicht: {0}, etwa mit der Startzahl {1}.</translation>
    </message>
    <message>
        <source>Invalid dot (&apos;.&apos;) in level name &apos;{0}&apos;.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unzulässiger Punkt (&apos;.&apos;) im Levelnamen &apos;{0}&apos;.</translation>
    </message>
    <message>
        <source>Level names limited to 14 characters (&apos;{0}&apos;).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Levelnamen haben höchstens 14 Zeichen (&apos;{0}&apos;).</translation>
    </message>
    <message>
        <source>INIT_MAP: Invalid fill char type.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>INIT_MAP: Unzulässiges Zeichen für die Füllung.</translation>
    </message>
    <message>
        <source>INIT_MAP: Invalid foreground type.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>INIT_MAP: Unzulässiges Gelände für den Vordergrund.</translation>
    </message>
    <message>
        <source>INIT_MAP: Invalid background type.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>INIT_MAP: Unzulässiges Gelände für den Hintergrund.</translation>
    </message>
    <message>
        <source>INIT_MAP: Invalid foreground type for joined map.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>INIT_MAP: Unzulässiger Vordergrund für eine verbundene Karte.</translation>
    </message>
    <message>
        <source>Cannot nest switch-statements.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>SWITCH-Anweisungen lassen sich nicht verschachteln.</translation>
    </message>
    <message>
        <source>Too many cases in a switch.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Zu viele Fälle in einem SWITCH.</translation>
    </message>
    <message>
        <source>Switch default case already used.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Fall DEFAULT des SWITCH ist schon vergeben.</translation>
    </message>
    <message>
        <source>Cannot use BREAK outside a statement block.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>BREAK kann nicht außerhalb eines Anweisungsblocks stehen.</translation>
    </message>
    <message>
        <source>FOR: Too deeply nested loops.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>FOR: Zu tief verschachtelte Schleifen.</translation>
    </message>
    <message>
        <source>LOOP: Too deeply nested conditionals.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>LOOP: Zu tief verschachtelte Bedingungen.</translation>
    </message>
    <message>
        <source>IF: Too deeply nested conditionals.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>IF: Zu tief verschachtelte Bedingungen.</translation>
    </message>
    <message>
        <source>IF: Huh?!  No start address?</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>IF: Nanu?! Keine Startadresse?</translation>
    </message>
    <message>
        <source>Only typed rooms can have a chance.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Nur Räume mit einer Art können eine Wahrscheinlichkeit haben.</translation>
    </message>
    <message>
        <source>Room positions should be between 1-5: ({0},{1})!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Stellen von Räumen müssen zwischen 1 und 5 liegen: ({0},{1})!</translation>
    </message>
    <message>
        <source>If the door wall is random, so must be its pos!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ist die Wand der Tür zufällig, muss es auch ihre Stelle sein!</translation>
    </message>
    <message>
        <source>MONSTER extra info defined twice.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Zusatzangabe von MONSTER doppelt vorhanden.</translation>
    </message>
    <message>
        <source>OBJECT extra info &apos;{0}&apos; defined twice.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Zusatzangabe &apos;{0}&apos; von OBJECT doppelt vorhanden.</translation>
    </message>
    <message>
        <source>Unknown trap type &apos;{0}&apos;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbekannte Fallenart &apos;{0}&apos;!</translation>
    </message>
    <message>
        <source>Monster seen_traps, trap &apos;{0}&apos; listed twice.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>seen_traps eines Monsters: Falle &apos;{0}&apos; doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>Object cannot have a coord when contained.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein enthaltener Gegenstand kann keine Koordinate haben.</translation>
    </message>
    <message>
        <source>Object needs a coord when not contained.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein nicht enthaltener Gegenstand braucht eine Koordinate.</translation>
    </message>
    <message>
        <source>DOOR state can only be locked or broken.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Zustand von DOOR kann nur locked oder broken sein.</translation>
    </message>
    <message>
        <source>A drawbridge can only be open, closed or random!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Eine Zugbrücke kann nur open, closed oder random sein!</translation>
    </message>
    <message>
        <source>Register Index overflow!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Überlauf beim Index des Registers!</translation>
    </message>
    <message>
        <source>Trying to redefine variable &apos;{0}&apos; as {1}, when it is {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Variable &apos;{0}&apos; soll neu als {1} definiert werden, ist aber {2}.</translation>
    </message>
    <message>
        <source>spovar2str({0})</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>spovar2str({0})</translation>
    </message>
    <message>
        <source>Coordinates ({0},{1}) out of map range!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Koordinaten ({0},{1}) außerhalb der Karte!</translation>
    </message>
    <message>
        <source>Region start &gt; end: ({0},{1},{2},{3})!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Anfang des Gebiets &gt; Ende: ({0},{1},{2},{3})!</translation>
    </message>
    <message>
        <source>Unknown map char type &apos;{0}&apos;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbekanntes Zeichen einer Karte &apos;{0}&apos;!</translation>
    </message>
    <message>
        <source>Unknown monster &quot;{0}&quot;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbekanntes Monster &quot;{0}&quot;!</translation>
    </message>
    <message>
        <source>Unknown monster class &apos;{0}&apos;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbekannte Monsterklasse &apos;{0}&apos;!</translation>
    </message>
    <message>
        <source>Unknown monster (&apos;{0}&apos;, &quot;{1}&quot;)!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbekanntes Monster (&apos;{0}&apos;, &quot;{1}&quot;)!</translation>
    </message>
    <message>
        <source>Unknown object &quot;{0}&quot;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbekannter Gegenstand &quot;{0}&quot;!</translation>
    </message>
    <message>
        <source>Unknown object class &apos;{0}&apos;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbekannte Gegenstandsklasse &apos;{0}&apos;!</translation>
    </message>
    <message>
        <source>Unknown object (&apos;{0}&apos;, &quot;{1}&quot;)!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbekannter Gegenstand (&apos;{0}&apos;, &quot;{1}&quot;)!</translation>
    </message>
    <message>
        <source>Region ({0},{1},{2},{3}) out of level range ({4})!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Gebiet ({0},{1},{2},{3}) außerhalb des Levels ({4})!</translation>
    </message>
    <message>
        <source>Region ({0},{1},{2},{3}) out of map range ({4})!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Gebiet ({0},{1},{2},{3}) außerhalb der Karte ({4})!</translation>
    </message>
    <message>
        <source>Unexpected percentile &apos;{0}%&apos;</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unerwarteter Prozentwert &apos;{0}%&apos;</translation>
    </message>
    <message>
        <source>Map too large at ({0} x {1}), max is (76 x 21)</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Karte zu groß mit ({0} x {1}), höchstens (76 x 21)</translation>
    </message>
    <message>
        <source>Unknown room type &quot;{0}&quot;!  Making ordinary room...</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbekannte Raumart &quot;{0}&quot;! Es wird ein gewöhnlicher Raum...</translation>
    </message>
    <message>
        <source>Humidity flag used twice.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Humidity-Kennzeichen ist doppelt vorhanden.</translation>
    </message>
    <message>
        <source>Monster type &quot;{0}&quot; matches &quot;{1}&quot;.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Monsterart &quot;{0}&quot; passt zu &quot;{1}&quot;.</translation>
    </message>
    <message>
        <source>Object type &quot;{0}&quot; matches &quot;{1}&quot;.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Gegenstandsart &quot;{0}&quot; passt zu &quot;{1}&quot;.</translation>
    </message>
    <message>
        <source>Unused variable &apos;{0}&apos;</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbenutzte Variable &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>The game&apos;s compiler forgets where this BREAK leads: the game continues after it as if it were not there.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Übersetzer des Spiels vergisst, wohin dieses BREAK führt: Das Spiel macht dahinter weiter, als wäre es nicht da.</translation>
    </message>
    <message>
        <source>There are already {0} blocks and conditions around this; its contents are ignored.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Hierum liegen schon {0} Blöcke und Bedingungen; der Inhalt wird ignoriert.</translation>
    </message>
    <message>
        <source>Lua says: {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Lua meldet: {0}.</translation>
    </message>
    <message>
        <source>The game has no {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel hat kein {0}.</translation>
    </message>
    <message>
        <source>The Lua of the game&apos;s levels does not have {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Lua der Level des Spiels hat kein {0}.</translation>
    </message>
    <message>
        <source>There is nothing named {0} here.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Hier gibt es nichts mit dem Namen {0}.</translation>
    </message>
    <message>
        <source>The contents of “{0}” cannot be changed.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Inhalt von „{0}“ kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>{0} does not accept these arguments; it accepts {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} nimmt diese Argumente nicht an; möglich sind: {1}.</translation>
    </message>
    <message>
        <source>{0} must be {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} muss {1} sein.</translation>
    </message>
    <message>
        <source>{0} needs {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} braucht {1}.</translation>
    </message>
    <message>
        <source>{0} is not one of these: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} gehört nicht zu diesen: {1}.</translation>
    </message>
    <message>
        <source>{0} is not a map character.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} ist kein Zeichen einer Karte.</translation>
    </message>
    <message>
        <source>There is no level flag “{0}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt kein Kennzeichen des Levels „{0}“.</translation>
    </message>
    <message>
        <source>There is no {0} “{1}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} „{1}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Unknown montype “{0}”: here the game knows only the main name of each kind of monster.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Unbekanntes montype „{0}“: Hier kennt das Spiel nur die Namen einer Art selbst.</translation>
    </message>
    <message>
        <source>({0},{1}) lies outside the level.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>({0},{1}) liegt außerhalb des Levels.</translation>
    </message>
    <message>
        <source>This map has {0} rows; the game accepts 22, of which 21 fit.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Diese Karte hat {0} Zeilen; das Spiel nimmt 22 an, von denen 21 passen.</translation>
    </message>
    <message>
        <source>A pattern must have an odd number of rows and columns, and a map character other than x in its middle.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein Muster muss eine ungerade Zahl von Zeilen und Spalten und in der Mitte ein Kartenzeichen außer x haben.</translation>
    </message>
    <message>
        <source>This loop never ends: the game stops.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Diese Schleife endet nie: Das Spiel bleibt stehen.</translation>
    </message>
    <message>
        <source>Lua cannot do this with {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Lua kann das nicht mit {0}.</translation>
    </message>
    <message>
        <source>A door in a wall needs a room around it: the game crashes.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Eine Tür in einer Wand braucht einen Raum um sich: Das Spiel stürzt ab.</translation>
    </message>
    <message>
        <source>Nothing is called “{0}” here, so this is nil{1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Nichts heißt hier „{0}“, also ist dies nil{1}.</translation>
    </message>
    <message>
        <source>{0} has no “{1}”: the game ignores it.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} hat kein „{1}“: Das Spiel ignoriert es.</translation>
    </message>
    <message>
        <source>The game treats the text {0} as {1} here.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel behandelt den Text {0} hier als {1}.</translation>
    </message>
    <message>
        <source>A negative coordinate is not random but far off the map: the game reads {0} as {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Eine negative Koordinate ist nicht zufällig, sondern weit außerhalb der Karte: Das Spiel liest {0} als {1}.</translation>
    </message>
    <message>
        <source>The game ignores {0}: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel ignoriert {0}: {1}.</translation>
    </message>
    <message>
        <source>{0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0}.</translation>
    </message>
    <message>
        <source>There is no trap “{0}”; the game makes a random one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt keine Falle „{0}“; das Spiel macht eine zufällige.</translation>
    </message>
    <message>
        <source>This row has {0} cells and the longest {1}: the game shifts everything that follows.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Diese Zeile hat {0} Felder und die längste {1}: Das Spiel verschiebt alles Folgende.</translation>
    </message>
    <message>
        <source>{0} draws nothing: the game leaves what was there.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} zeichnet nichts: Das Spiel lässt, was dort war.</translation>
    </message>
    <message>
        <source>The game complains and continues with the next cell: “{0}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel beschwert sich und macht mit dem nächsten Feld weiter: „{0}“.</translation>
    </message>
    <message>
        <source>The level stops here unless the script catches this: “{0}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Level endet hier, wenn das Skript dies nicht abfängt: „{0}“.</translation>
    </message>
    <message>
        <source>A bones marker is one character or “none”, not {0}; no marker is used.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein Bones-Zeichen ist ein Zeichen oder „none“, nicht {0}; keines wird benutzt.</translation>
    </message>
    <message>
        <source>The base must be from {1} to {2}, not {0}; (0,0) is used.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Basis geht von {1} bis {2}, nicht {0}; (0,0) wird benutzt.</translation>
    </message>
    <message>
        <source>({0},{1}) reaches beyond the last possible level, {2}; (0,0) is used.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>({0},{1}) reicht über das letzte mögliche Level {2} hinaus; (0,0) wird benutzt.</translation>
    </message>
    <message>
        <source>{0} cannot describe a {1}; it is ignored.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} ist keine Angabe für {1}; sie wird ignoriert.</translation>
    </message>
    <message>
        <source>{0} is not an alignment; it is ignored.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} ist keine Gesinnung; die Angabe wird ignoriert.</translation>
    </message>
    <message>
        <source>{0} needs a DUNGEON before it; it is ignored.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} braucht davor ein DUNGEON; es wird ignoriert.</translation>
    </message>
    <message>
        <source>{0} describes the level before it, but there is none; it is ignored.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} beschreibt das Level davor, aber es gibt keines; es wird ignoriert.</translation>
    </message>
    <message>
        <source>There is no level “{0}” to count from{1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt kein Level „{0}“, von dem gezählt werden kann{1}.</translation>
    </message>
    <message>
        <source>Another level is already called “{0}”; this one is left out.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein anderes Level heißt schon „{0}“; dieses wird weggelassen.</translation>
    </message>
    <message>
        <source>The level “{0}” is left out, because the level it counts from is not known.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Level „{0}“ wird weggelassen, weil das Level, von dem es zählt, nicht bekannt ist.</translation>
    </message>
    <message>
        <source>The level “{0}” is left out: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Level „{0}“ wird weggelassen: {1}.</translation>
    </message>
    <message>
        <source>The level “{0}” cannot count from itself; it is left out.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Level „{0}“ kann nicht von sich selbst zählen; es wird weggelassen.</translation>
    </message>
    <message>
        <source>The branch to “{0}” is left out: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die Abzweigung zu „{0}“ wird weggelassen: {1}.</translation>
    </message>
    <message>
        <source>“{0}” is defined before “{1}”, so there cannot be a branch back to it; it is left out.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>„{0}“ ist vor „{1}“ definiert, darum kann keine Abzweigung zurückführen; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>There may be at most {1} {0}; nothing is written.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Höchstens {1} {0} sind möglich; nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>“{0}” has {1} bytes; at most {2} are possible, and nothing is written.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>„{0}“ hat {1} Bytes; höchstens {2} sind möglich, und nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>ENTRY is obsolete here: a number after a branch says on which level one arrives.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ENTRY ist hier veraltet: Eine Zahl hinter einer Abzweigung sagt, auf welchem Level man ankommt.</translation>
    </message>
    <message>
        <source>“{1}” has the bones marker {0} too, so bones of one would be mistaken for those of the other.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>„{1}“ hat auch das Bones-Zeichen {0}; Bones des einen würden mit denen des anderen verwechselt.</translation>
    </message>
    <message>
        <source>Another dungeon is called “{0}” too; branches lead to the first one only.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein anderes Verlies heißt auch „{0}“; Abzweigungen führen nur zum ersten.</translation>
    </message>
    <message>
        <source>Another level is called “{0}” too; both load the same file, and the game knows only the first.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Ein anderes Level heißt auch „{0}“; beide laden dieselbe Datei, und das Spiel kennt nur das erste.</translation>
    </message>
    <message>
        <source>“{0}” is made in only {1} of 100 games; in all others the game fails here.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>„{0}“ entsteht nur in {1} von 100 Spielen; in allen anderen scheitert das Spiel hier.</translation>
    </message>
    <message>
        <source>The dungeon “{0}” before this one may be missing; then this counts from another level than “{1}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Verlies „{0}“ vor diesem kann fehlen; dann zählt dies von einem anderen Level als „{1}“.</translation>
    </message>
    <message>
        <source>There is no dungeon “{0}”, so this branch leads nowhere and is not made.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt kein Verlies „{0}“, darum führt diese Abzweigung nirgendwohin und entsteht nicht.</translation>
    </message>
    <message>
        <source>A branch from “{0}” to itself is never made.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Eine Abzweigung von „{0}“ zu sich selbst entsteht nie.</translation>
    </message>
    <message>
        <source>No dungeon before “{0}” has a branch to it, so the game fails.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Kein Verlies vor „{0}“ hat eine Abzweigung dorthin, darum scheitert das Spiel.</translation>
    </message>
    <message>
        <source>An earlier branch already leads to “{0}”; this one is not made.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Eine frühere Abzweigung führt schon zu „{0}“; diese entsteht nicht.</translation>
    </message>
    <message>
        <source>There is no level 0 to place this on, so the game fails; 1 is the first level, -1 the last one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Es gibt kein Level 0, auf das dies gesetzt werden könnte, darum scheitert das Spiel; 1 ist das erste Level, -1 das letzte.</translation>
    </message>
    <message>
        <source>This may be level {0}, but “{1}” may have only {2}; then the game fails.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Dies kann Level {0} sein, aber „{1}“ kann auch nur {2} haben; dann scheitert das Spiel.</translation>
    </message>
    <message>
        <source>“{0}” is always on level {1}, too, so the game fails when both are made.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>„{0}“ ist auch immer auf Level {1}, darum scheitert das Spiel, wenn beide entstehen.</translation>
    </message>
    <message>
        <source>A rand of {0} has no meaning; it is a number of levels, or -1 for all levels down to the bottom.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>rand {0} hat keine Bedeutung; es ist eine Zahl von Leveln, oder -1 für alle Level bis ganz unten.</translation>
    </message>
    <message>
        <source>“{0}” may get {1} levels; the game makes no more than {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>„{0}“ kann {1} Level bekommen; das Spiel macht höchstens {2}.</translation>
    </message>
    <message>
        <source>“{0}” already has another alignment; the game combines both.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>„{0}“ hat schon eine andere Gesinnung; das Spiel verbindet beide.</translation>
    </message>
    <message>
        <source>The entry is level {0}, but “{1}” may have only {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Der Eingang ist Level {0}, aber „{1}“ kann auch nur {2} haben.</translation>
    </message>
    <message>
        <source>“{0}” already has a PROTOFILE; the last one counts.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>„{0}“ hat schon ein PROTOFILE; das letzte zählt.</translation>
    </message>
    <message>
        <source>All levels of “{0}” are special ones, so the file “{1}” is never used.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Alle Level von „{0}“ sind besondere, darum wird die Datei „{1}“ nie benutzt.</translation>
    </message>
    <message>
        <source>With a chance of {0} the level “{1}” is never made.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Bei einer Wahrscheinlichkeit von {0} entsteht das Level „{1}“ nie.</translation>
    </message>
    <message>
        <source>The game fails without these dungeons: {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel scheitert ohne diese Verliese: {0}.</translation>
    </message>
    <message>
        <source>The game itself accepts no more than {0} dungeons.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Spiel selbst nimmt höchstens {0} Verliese an.</translation>
    </message>
    <message>
        <source>The script must give the global “dungeon” a table, a list of dungeons.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Das Skript muss der globalen Variablen „dungeon“ eine Tabelle zuweisen, eine Liste von Verliesen.</translation>
    </message>
    <message>
        <source>{0} must be a list of tables; {1} is not a table.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} muss eine Liste von Tabellen sein; {1} ist keine Tabelle.</translation>
    </message>
    <message>
        <source>There may be at most {1} {0}; the game ends at this one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Höchstens {1} {0} sind möglich; das Spiel endet bei diesem Eintrag.</translation>
    </message>
    <message>
        <source>The first {1} {0} are read. This one and those after it are ignored: no game accepts so many.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Die ersten {1} {0} werden gelesen. Alles ab hier wird ignoriert: Kein Spiel nimmt so viele an.</translation>
    </message>
    <message>
        <source>“{0}” has {1} bytes; the game has room for {2}, and does not check it.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>„{0}“ hat {1} Bytes; das Spiel hat Platz für {2} und prüft es nicht.</translation>
    </message>
    <message>
        <source> and {} more</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation> und {} weitere</translation>
    </message>
    <message>
        <source>names</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>map character</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation>Kartenzeichen</translation>
    </message>
    <message>
        <source>map characters</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation>Kartenzeichen</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation> und </translation>
    </message>
    <message>
        <source>The level cannot be written for this game, which does not know: {}.</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation>Das Level kann nicht für dieses Spiel geschrieben werden; unbekannt sind dort: {}.</translation>
    </message>
    <message>
        <source>It is not an edit journal that this version of Levwright can read.</source>
        <extracomment>core/document/Journal.cpp</extracomment>
        <translation>Es ist keine Sicherung, die diese Version von Levwright lesen kann.</translation>
    </message>
    <message>
        <source>Its beginning is damaged.</source>
        <extracomment>core/document/Journal.cpp</extracomment>
        <translation>Der Anfang ist beschädigt.</translation>
    </message>
    <message>
        <source>Statements can only be moved within their level; use cut and paste to move them to another one.</source>
        <extracomment>core/document/LevelsAnalysis.cpp</extracomment>
        <translation>Anweisungen lassen sich nur innerhalb ihres Levels verschieben; zu einem anderen gelangen sie mit Ausschneiden und Einfügen.</translation>
    </message>
    <message>
        <source>flags {:#x}</source>
        <extracomment>core/dungeons/definition/DungeonDecompiler.cpp</extracomment>
        <translation>Kennzeichen {:#x}</translation>
    </message>
    <message>
        <source>Dungeon {}</source>
        <extracomment>core/dungeons/definition/DungeonDecompiler.cpp</extracomment>
        <translation>Verlies {}</translation>
    </message>
    <message>
        <source>level {}</source>
        <extracomment>core/dungeons/definition/DungeonDecompiler.cpp</extracomment>
        <translation>Level {}</translation>
    </message>
    <message>
        <source>branch to {}</source>
        <extracomment>core/dungeons/definition/DungeonDecompiler.cpp</extracomment>
        <translation>Abzweigung zu {}</translation>
    </message>
    <message>
        <source>the level number {} that it counts from</source>
        <extracomment>core/dungeons/definition/DungeonDecompiler.cpp</extracomment>
        <translation>die Nummer {} des Levels, von dem es zählt</translation>
    </message>
    <message>
        <source>The levels of this game have titles, so its compiled dungeon has a form that only the game knows.</source>
        <extracomment>core/dungeons/definition/DungeonDialect.cpp</extracomment>
        <translation>Die Level dieses Spiels haben Titel, darum hat sein übersetztes Verlies eine Form, die nur das Spiel kennt.</translation>
    </message>
    <message>
        <source>Names are longer in this game, so its compiled dungeon has a form that only the game knows.</source>
        <extracomment>core/dungeons/definition/DungeonDialect.cpp</extracomment>
        <translation>Namen sind in diesem Spiel länger, darum hat sein übersetztes Verlies eine Form, die nur das Spiel kennt.</translation>
    </message>
    <message>
        <source>There is no such level to count from.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>Es gibt kein solches Level, von dem gezählt werden könnte.</translation>
    </message>
    <message>
        <source>The rand of a dungeon is a number of levels.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>rand eines Verlieses ist eine Zahl von Leveln.</translation>
    </message>
    <message>
        <source>rand is a number of levels, or -1 for all levels down to the bottom.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>rand ist eine Zahl von Leveln, oder -1 für alle Level bis ganz unten.</translation>
    </message>
    <message>
        <source>A name must be a text without quotes and line ends.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>Ein Name muss ein Text ohne Anführungszeichen und Zeilenenden sein.</translation>
    </message>
    <message>
        <source>The type of a branch is stair, no_up, no_down or portal; its direction is up or down.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>Die Art einer Abzweigung ist stair, no_up, no_down oder portal; ihre Richtung ist up oder down.</translation>
    </message>
    <message>
        <source>This is neither a level nor a branch.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>Dies ist weder ein Level noch eine Abzweigung.</translation>
    </message>
    <message>
        <source>Correct the statement in the text first: it has a syntax error.</source>
        <extracomment>core/dungeons/definition/DungeonEditSteps.cpp</extracomment>
        <translation>Zuerst muss die Anweisung im Text berichtigt werden: Sie hat einen Syntaxfehler.</translation>
    </message>
    <message>
        <source>This must be a number.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>Dies muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>A chance must be from 1 to 100 per cent.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>Eine Wahrscheinlichkeit geht von 1 bis 100 Prozent.</translation>
    </message>
    <message>
        <source>There must be at least one variant.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>Mindestens eine Variante ist nötig.</translation>
    </message>
    <message>
        <source>This must be a text without quotes and line ends.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>Dies muss ein Text ohne Anführungszeichen und Zeilenenden sein.</translation>
    </message>
    <message>
        <source>This must be {}.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>Dies muss {} sein.</translation>
    </message>
    <message>
        <source>The selected statement has no such field.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>Die ausgewählte Anweisung hat keine solche Angabe.</translation>
    </message>
    <message>
        <source>This statement has no such field.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>Diese Anweisung hat keine solche Angabe.</translation>
    </message>
    <message>
        <source>The {} cannot be left out.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>{} darf nicht fehlen.</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>top or bottom</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>oben oder unten</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>Basis</translation>
    </message>
    <message>
        <source>1 is the first level, -1 the last one. With a level to count from, it counts from that one. For a dungeon, it is the number of levels</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>1 ist das erste Level, -1 das letzte. Ist ein Level angegeben, wird von diesem gezählt. Bei einem Verlies ist es die Zahl der Level</translation>
    </message>
    <message>
        <source>rand</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>rand</translation>
    </message>
    <message>
        <source>How many levels there are to choose from; -1: all levels down to the bottom. For a dungeon, how many sizes there are</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>Unter wie vielen Leveln gewählt wird; -1: alle Level bis ganz unten. Bei einem Verlies, wie viele Größen es gibt</translation>
    </message>
    <message>
        <source>filler levels</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>Füll-Level</translation>
    </message>
    <message>
        <source>PROTOFILE: the name of the files, with the level&apos;s number, of all levels that are not special</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>PROTOFILE: der Name der Dateien, mit der Nummer des Levels, für alle Level, die keine besonderen sind</translation>
    </message>
    <message>
        <source>description</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>The dungeon cannot be compiled: only its game knows what {} means.</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>Das Verlies kann nicht übersetzt werden: Nur das Spiel selbst weiß, was {} bedeutet.</translation>
    </message>
    <message>
        <source>: the game&apos;s compiler skips the first level of a dungeon</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>: der Übersetzer des Spiels überspringt das erste Level eines Verlieses</translation>
    </message>
    <message>
        <source>: it is in another dungeon</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>: es ist in einem anderen Verlies</translation>
    </message>
    <message>
        <source>“{}” has a chance, so nothing can count from it</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>„{}“ hat eine Wahrscheinlichkeit, darum kann nichts davon zählen</translation>
    </message>
    <message>
        <source>by a mistake of the game&apos;s compiler it also needs branch {} of the file to have a CHAINBRANCH&apos;s level</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>durch einen Fehler im Übersetzer des Spiels muss auch Abzweigung {} der Datei das Level eines CHAINBRANCH haben</translation>
    </message>
    <message>
        <source>by a mistake of the game&apos;s compiler it needs level {} of the file to have no chance</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>durch einen Fehler im Übersetzer des Spiels darf Level {} der Datei keine Wahrscheinlichkeit haben</translation>
    </message>
    <message>
        <source>by a mistake of its compiler the game looks at branch {} of the file instead</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>durch einen Fehler seines Übersetzers sieht das Spiel stattdessen bei Abzweigung {} der Datei nach</translation>
    </message>
    <message>
        <source>the level it counts from is not known</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>das Level, von dem sie zählt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>, and the level that one counts from is not known</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>, und das Level, von dem jene zählt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>the level it counts from has a chance</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>das Level, von dem sie zählt, hat eine Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>{}, which needs level {} of the file to be there and to have no chance</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>{}; dafür muss Level {} der Datei vorhanden sein und darf keine Wahrscheinlichkeit haben</translation>
    </message>
    <message>
        <source>the byte {}</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>das Byte {}</translation>
    </message>
    <message>
        <source>no title before the name</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>kein Titel vor dem Namen</translation>
    </message>
    <message>
        <source>a colon</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>ein Doppelpunkt</translation>
    </message>
    <message>
        <source>@ before the place</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>@ vor der Stelle</translation>
    </message>
    <message>
        <source>+ before the place</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>+ vor der Stelle</translation>
    </message>
    <message>
        <source>a comma</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>ein Komma</translation>
    </message>
    <message>
        <source>a number (base)</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>eine Zahl (base)</translation>
    </message>
    <message>
        <source>a number (rand)</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>eine Zahl (rand)</translation>
    </message>
    <message>
        <source>a closing parenthesis</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>eine schließende Klammer</translation>
    </message>
    <message>
        <source>bones marker</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Bones-Zeichen</translation>
    </message>
    <message>
        <source>One character, or none: then no bones are left here</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Ein Zeichen, oder none: dann bleiben hier keine Bones zurück</translation>
    </message>
    <message>
        <source>counts from</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>zählt von</translation>
    </message>
    <message>
        <source>The level from which the base counts</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Das Level, von dem die Basis zählt</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The number of levels, and how many sizes there are</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Die Zahl der Level, und wie viele Größen es gibt</translation>
    </message>
    <message>
        <source>place</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Its level, and how many levels there are to choose from: 1 is the first level, -1 the last</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Sein Level, und unter wie vielen Leveln gewählt wird: 1 ist das erste Level, -1 das letzte</translation>
    </message>
    <message>
        <source>chance</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Per cent of games that have it</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>In wie viel Prozent der Spiele es vorkommt</translation>
    </message>
    <message>
        <source>variants</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Of its file</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Von seiner Datei</translation>
    </message>
    <message>
        <source>entry</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>The level of arrival: 1 is the first level, -1 the last</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Das Level der Ankunft: 1 ist das erste Level, -1 das letzte</translation>
    </message>
    <message>
        <source>leads to</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>führt zu</translation>
    </message>
    <message>
        <source>A dungeon</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>Ein Verlies</translation>
    </message>
    <message>
        <source>no bones are left here</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>hier bleiben keine Bones zurück</translation>
    </message>
    <message>
        <source>A name has at least one character.</source>
        <extracomment>core/dungeons/model/AddDungeon.cpp</extracomment>
        <translation>Ein Name hat mindestens ein Zeichen.</translation>
    </message>
    <message>
        <source>There is a dungeon “{}” already.</source>
        <extracomment>core/dungeons/model/AddDungeon.cpp</extracomment>
        <translation>Es gibt schon ein Verlies „{}“.</translation>
    </message>
    <message>
        <source>There is no such dungeon.</source>
        <extracomment>core/dungeons/model/AddDungeon.cpp</extracomment>
        <translation>Es gibt kein solches Verlies.</translation>
    </message>
    <message>
        <source>The dungeon has errors, so it cannot be compiled.</source>
        <extracomment>core/dungeons/model/DungeonCompiler.cpp</extracomment>
        <translation>Das Verlies hat Fehler, darum kann es nicht übersetzt werden.</translation>
    </message>
    <message>
        <source>unexplained statement of the game</source>
        <extracomment>core/dungeons/model/DungeonGrammar.cpp</extracomment>
        <translation>unerklärte Anweisung des Spiels</translation>
    </message>
    <message>
        <source>Another level is already called “{}”.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>Ein anderes Level heißt schon „{}“.</translation>
    </message>
    <message>
        <source>A dungeon must have at least one level.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>Ein Verlies muss mindestens ein Level haben.</translation>
    </message>
    <message>
        <source>There is no dungeon “{}”.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>Es gibt kein Verlies „{}“.</translation>
    </message>
    <message>
        <source>A branch cannot lead to its own dungeon.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>Eine Abzweigung kann nicht zu ihrem eigenen Verlies führen.</translation>
    </message>
    <message>
        <source>This is not a branch.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>Dies ist keine Abzweigung.</translation>
    </message>
    <message>
        <source>Another dungeon is already called “{}”.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>Ein anderes Verlies heißt schon „{}“.</translation>
    </message>
    <message>
        <source>There is no level 0: 1 is the first level, -1 the last one.</source>
        <extracomment>core/dungeons/model/DungeonObjections.h</extracomment>
        <translation>Es gibt kein Level 0: 1 ist das erste Level, -1 das letzte.</translation>
    </message>
    <message>
        <source>(no name)</source>
        <extracomment>core/dungeons/model/DungeonOutline.cpp</extracomment>
        <translation>(kein Name)</translation>
    </message>
    <message>
        <source>, {} variants</source>
        <extracomment>core/dungeons/model/DungeonOutline.cpp</extracomment>
        <translation>, {} Varianten</translation>
    </message>
    <message>
        <source>Change it to 100</source>
        <extracomment>core/dungeons/model/checks/DungeonChanceChecks.cpp</extracomment>
        <translation>In 100 ändern</translation>
    </message>
    <message>
        <source>Leave no bones here</source>
        <extracomment>core/dungeons/model/checks/DungeonFixes.cpp</extracomment>
        <translation>Hier keine Bones zurücklassen</translation>
    </message>
    <message>
        <source>Change it to {}</source>
        <extracomment>core/dungeons/model/checks/DungeonFixes.cpp</extracomment>
        <translation>In {} ändern</translation>
    </message>
    <message>
        <source>Close the text at the end of the line</source>
        <extracomment>core/dungeons/model/checks/DungeonFixes.cpp</extracomment>
        <translation>Den Text am Ende der Zeile schließen</translation>
    </message>
    <message>
        <source>Add the bones marker “none”</source>
        <extracomment>core/dungeons/model/checks/DungeonFixes.cpp</extracomment>
        <translation>Das Bones-Zeichen „none“ hinzufügen</translation>
    </message>
    <message>
        <source>Change the statement to {}</source>
        <extracomment>core/dungeons/model/checks/DungeonFixes.cpp</extracomment>
        <translation>Die Anweisung in {} ändern</translation>
    </message>
    <message>
        <source>Delete the statement</source>
        <extracomment>core/dungeons/model/checks/DungeonNoteChecks.cpp</extracomment>
        <translation>Die Anweisung löschen</translation>
    </message>
    <message>
        <source>There is no DUNGEON here, so there is nothing to write.</source>
        <extracomment>core/dungeons/roll/DungeonExport.cpp</extracomment>
        <translation>Hier ist kein DUNGEON, also gibt es nichts zu schreiben.</translation>
    </message>
    <message>
        <source>The dungeon cannot be compiled, because this game does not know: {}.</source>
        <extracomment>core/dungeons/roll/DungeonExport.cpp</extracomment>
        <translation>Das Verlies kann nicht übersetzt werden; unbekannt sind diesem Spiel: {}.</translation>
    </message>
    <message>
        <source>No description can express this dungeon: {}</source>
        <extracomment>core/dungeons/roll/DungeonImport.cpp</extracomment>
        <translation>Keine Beschreibung kann dieses Verlies ausdrücken: {}</translation>
    </message>
    <message>
        <source>No description can express this dungeon: compiled again, it would differ.</source>
        <extracomment>core/dungeons/roll/DungeonImport.cpp</extracomment>
        <translation>Keine Beschreibung kann dieses Verlies ausdrücken: Neu übersetzt wäre es anders.</translation>
    </message>
    <message>
        <source>Bytes after names are not 0; a compiled dungeon will have 0 there.</source>
        <extracomment>core/dungeons/roll/DungeonImport.cpp</extracomment>
        <translation>Bytes nach Namen sind nicht 0; ein übersetztes Verlies wird dort 0 haben.</translation>
    </message>
    <message>
        <source>This is not a valid dungeon file: {}</source>
        <extracomment>core/dungeons/roll/DungeonImport.cpp</extracomment>
        <translation>Dies ist keine gültige Verliesdatei: {}</translation>
    </message>
    <message>
        <source>This is a compiled level, not a dungeon.</source>
        <extracomment>core/dungeons/roll/DungeonImport.cpp</extracomment>
        <translation>Dies ist ein übersetztes Level, kein Verlies.</translation>
    </message>
    <message>
        <source>The script of the dungeon fails.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>Das Skript des Verlieses schlägt fehl.</translation>
    </message>
    <message>
        <source>The branch to “{}”</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>Die Abzweigung zu „{}“</translation>
    </message>
    <message>
        <source>{} is one dungeon more than the game accepts.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>{} ist ein Verlies mehr, als das Spiel annimmt.</translation>
    </message>
    <message>
        <source>No dungeon before {} has a branch to it.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>Kein Verlies vor {} hat eine Abzweigung dorthin.</translation>
    </message>
    <message>
        <source>{} would lie outside of {}.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>{} läge außerhalb von {}.</translation>
    </message>
    <message>
        <source>{} counts from a level that was not made.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>{} zählt von einem Level, das nicht entstanden ist.</translation>
    </message>
    <message>
        <source>There is no room for all the levels of {}.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>Für alle Level von {} ist nicht genug Platz.</translation>
    </message>
    <message>
        <source>Too many attempts to place the levels of {} failed.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>Zu viele Versuche, die Level von {} zu setzen, sind gescheitert.</translation>
    </message>
    <message>
        <source>The size of {} has a rand below 0.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>Die Größe von {} hat ein rand unter 0.</translation>
    </message>
    <message>
        <source>Line {} computes something, so only the game knows which dungeon results.</source>
        <extracomment>core/dungeons/script/DungeonReader.cpp</extracomment>
        <translation>Zeile {} berechnet etwas, darum weiß nur das Spiel, welches Verlies sich ergibt.</translation>
    </message>
    <message>
        <source>: the first branch of a dungeon does not find the level listed last</source>
        <extracomment>core/dungeons/script/DungeonReader.cpp</extracomment>
        <translation>: die erste Abzweigung eines Verlieses findet das zuletzt aufgeführte Level nicht</translation>
    </message>
    <message>
        <source> among those listed before</source>
        <extracomment>core/dungeons/script/DungeonReader.cpp</extracomment>
        <translation> unter den vorher aufgeführten</translation>
    </message>
    <message>
        <source>Line {}: </source>
        <extracomment>core/dungeons/script/DungeonScript.cpp</extracomment>
        <translation>Zeile {}: </translation>
    </message>
    <message>
        <source>{}The script ends here: {}</source>
        <extracomment>core/dungeons/script/DungeonScript.cpp</extracomment>
        <translation>{}Das Skript endet hier: {}</translation>
    </message>
    <message>
        <source>The game complains and ignores the flags: they must be a word or a list of words</source>
        <extracomment>core/dungeons/script/DungeonScriptChecks.cpp</extracomment>
        <translation>Das Spiel beschwert sich und ignoriert die Kennzeichen: Sie müssen ein Wort oder eine Liste von Wörtern sein</translation>
    </message>
    <message>
        <source>The game uses only the first character of this bones marker, “{}”</source>
        <extracomment>core/dungeons/script/DungeonScriptChecks.cpp</extracomment>
        <translation>Das Spiel benutzt nur das erste Zeichen dieses Bones-Zeichens, „{}“</translation>
    </message>
    <message>
        <source>“{}” is a level of “{}”; the number it has there counts here</source>
        <extracomment>core/dungeons/script/DungeonScriptChecks.cpp</extracomment>
        <translation>„{}“ ist ein Level von „{}“; hier zählt die Nummer, die es dort hat</translation>
    </message>
    <message>
        <source>Line {} computes this: {}.</source>
        <extracomment>core/dungeons/script/DungeonScriptEdit.cpp</extracomment>
        <translation>Zeile {} berechnet dies: {}.</translation>
    </message>
    <message>
        <source>No list of dungeons is written in the script.</source>
        <extracomment>core/dungeons/script/DungeonScriptEdit.cpp</extracomment>
        <translation>Im Skript ist keine Liste von Verliesen geschrieben.</translation>
    </message>
    <message>
        <source>The game looks for a table of this name.</source>
        <extracomment>core/dungeons/script/DungeonScriptText.cpp</extracomment>
        <translation>Das Spiel sucht eine Tabelle dieses Namens.</translation>
    </message>
    <message>
        <source>The script computes the name “{}”.</source>
        <extracomment>core/dungeons/script/DungeonScriptText.cpp</extracomment>
        <translation>Das Skript berechnet den Namen „{}“.</translation>
    </message>
    <message>
        <source>The game reads dungeon scripts directly: there is nothing to compile.</source>
        <extracomment>core/dungeons/script/ScriptDungeons.cpp</extracomment>
        <translation>Das Spiel liest Verlies-Skripte direkt: Es gibt nichts zu übersetzen.</translation>
    </message>
    <message>
        <source>No script has been run yet.</source>
        <extracomment>core/dungeons/script/ScriptDungeons.cpp</extracomment>
        <translation>Noch wurde kein Skript ausgeführt.</translation>
    </message>
    <message>
        <source>This has no such field.</source>
        <extracomment>core/dungeons/script/ScriptDungeons.cpp</extracomment>
        <translation>Hier gibt es keine solche Angabe.</translation>
    </message>
    <message>
        <source>There is no such flag.</source>
        <extracomment>core/dungeons/script/ScriptDungeons.cpp</extracomment>
        <translation>Es gibt kein solches Kennzeichen.</translation>
    </message>
    <message>
        <source>The {} must be at least {}.</source>
        <extracomment>core/dungeons/script/ScriptDungeons.cpp</extracomment>
        <translation>{} ist mindestens {}.</translation>
    </message>
    <message>
        <source>A chance is a number from 1 to 100.</source>
        <extracomment>core/edit/FieldEdit.cpp</extracomment>
        <translation>Eine Wahrscheinlichkeit ist eine Zahl von 1 bis 100.</translation>
    </message>
    <message>
        <source>around its maps</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>um die Karten</translation>
    </message>
    <message>
        <source>The terrain of the level outside its maps</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Das Gelände des Levels außerhalb seiner Karten</translation>
    </message>
    <message>
        <source>in this level</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>in diesem Level</translation>
    </message>
    <message>
        <source>Tick what applies to the level</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Ankreuzen, was für das Level gilt</translation>
    </message>
    <message>
        <source>floor</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Boden</translation>
    </message>
    <message>
        <source>The terrain inside the cave</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Das Gelände in der Höhle</translation>
    </message>
    <message>
        <source>rock</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Fels</translation>
    </message>
    <message>
        <source>The terrain outside the cave</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Das Gelände außerhalb der Höhle</translation>
    </message>
    <message>
        <source>smooth edges</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>glatte Kanten</translation>
    </message>
    <message>
        <source>one cave</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>eine Höhle</translation>
    </message>
    <message>
        <source>Whether all its parts are joined</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Ob alle ihre Teile verbunden sind</translation>
    </message>
    <message>
        <source>walls around it</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Wände ringsum</translation>
    </message>
    <message>
        <source>across</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>The position of the map in the level</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Die Lage der Karte im Level</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>senkrecht</translation>
    </message>
    <message>
        <source>classes</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Characters of classes, in an order that is random in each game</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Zeichen von Klassen, in jedem Spiel in zufälliger Reihenfolge</translation>
    </message>
    <message>
        <source>places</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Cells, in an order that is random in each game</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Felder, in jedem Spiel in zufälliger Reihenfolge</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>The game lays rooms out in 5 by 5 places of a level</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Das Spiel ordnet Räume auf 5 mal 5 Plätzen eines Levels an</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>row</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>within its place</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>auf seinem Platz</translation>
    </message>
    <message>
        <source>Of its floor, in cells</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Von seinem Boden, in Feldern</translation>
    </message>
    <message>
        <source>wide</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>breit</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>hoch</translation>
    </message>
    <message>
        <source>filled</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>gefüllt</translation>
    </message>
    <message>
        <source>Whether the game fills the room according to its type</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Ob das Spiel den Raum nach seiner Art füllt</translation>
    </message>
    <message>
        <source>The cell of the outer room where its floor begins</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Das Feld des äußeren Raums, bei dem sein Boden beginnt</translation>
    </message>
    <message>
        <source>in the room</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>im Raum</translation>
    </message>
    <message>
        <source>The name of the room around it</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Der Name des Raums ringsum</translation>
    </message>
    <message>
        <source>opened by</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>geöffnet durch</translation>
    </message>
    <message>
        <source>The only thing that opens it when it is locked: an artifact</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Das Einzige, was sie öffnet, wenn sie abgeschlossen ist: ein Artefakt</translation>
    </message>
    <message>
        <source>along the wall</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>entlang der Wand</translation>
    </message>
    <message>
        <source>Counted from the wall’s first cell</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Vom ersten Feld der Wand an gezählt</translation>
    </message>
    <message>
        <source>Chance, in per cent, that the room has its type; otherwise it is ordinary</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Wahrscheinlichkeit in Prozent, dass der Raum seine Art hat; sonst ist er gewöhnlich</translation>
    </message>
    <message>
        <source>The level or dungeon at its other end</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Das Level oder Verlies am anderen Ende</translation>
    </message>
    <message>
        <source>from</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>von</translation>
    </message>
    <message>
        <source>A room, its wall, and which door of that wall</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Ein Raum, seine Wand, und welche Tür dieser Wand</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>nach</translation>
    </message>
    <message>
        <source>nobody teleports within it</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>niemand teleportiert darin</translation>
    </message>
    <message>
        <source>nobody digs through its floor</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>niemand gräbt durch den Boden</translation>
    </message>
    <message>
        <source>magic does not map it</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Magie kartiert es nicht</translation>
    </message>
    <message>
        <source>monsters do not see far</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Monster sehen nicht weit</translation>
    </message>
    <message>
        <source>trees stand in place of rock</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>Bäume stehen anstelle von Fels</translation>
    </message>
    <message>
        <source>ghostly sounds are heard now and then</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>ab und zu sind Spukgeräusche zu hören</translation>
    </message>
    <message>
        <source>all its water is that of the Lethe</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>alles Wasser ist das der Lethe</translation>
    </message>
    <message>
        <source>a doorway without a door</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>ein Durchgang ohne Tür</translation>
    </message>
    <message>
        <source>that of the hero</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>die des Helden</translation>
    </message>
    <message>
        <source>not that of the hero</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>nicht die des Helden</translation>
    </message>
    <message>
        <source>without a priest</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>ohne Priester</translation>
    </message>
    <message>
        <source>with a priest</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>mit Priester</translation>
    </message>
    <message>
        <source>of the high priest</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>des Hohepriesters</translation>
    </message>
    <message>
        <source>in the dust</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>in den Staub</translation>
    </message>
    <message>
        <source>into the floor</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>in den Boden</translation>
    </message>
    <message>
        <source>burned into the floor</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>in den Boden gebrannt</translation>
    </message>
    <message>
        <source>with a marker</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>mit einem Filzstift</translation>
    </message>
    <message>
        <source>in blood</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>mit Blut</translation>
    </message>
    <message>
        <source>has the form of its cells</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>hat die Form seiner Felder</translation>
    </message>
    <message>
        <source>is a rectangle</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>ist ein Rechteck</translation>
    </message>
    <message>
        <source>looks like the wall</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>sieht aus wie die Wand</translation>
    </message>
    <message>
        <source>can be seen</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>ist zu sehen</translation>
    </message>
    <message>
        <source>This room has no name.</source>
        <extracomment>core/edit/LevelNames.cpp</extracomment>
        <translation>Dieser Raum hat keinen Namen.</translation>
    </message>
    <message>
        <source>The game itself gives the three alignments to align[0] to align[2].</source>
        <extracomment>core/edit/LevelNames.cpp</extracomment>
        <translation>Das Spiel selbst weist align[0] bis align[2] die drei Gesinnungen zu.</translation>
    </message>
    <message>
        <source>A map grows to the right and downwards only: every place of the part is counted from its upper left corner.</source>
        <extracomment>core/edit/MapEdit.cpp</extracomment>
        <translation>Eine Karte wächst nur nach rechts und unten: Jede Stelle des Teils zählt von ihrer linken oberen Ecke.</translation>
    </message>
    <message>
        <source>A map may be at most {} columns wide.</source>
        <extracomment>core/edit/MapEdit.cpp</extracomment>
        <translation>Eine Karte darf höchstens {} Spalten breit sein.</translation>
    </message>
    <message>
        <source>A map may be at most {} rows high.</source>
        <extracomment>core/edit/MapEdit.cpp</extracomment>
        <translation>Eine Karte darf höchstens {} Zeilen hoch sein.</translation>
    </message>
    <message>
        <source>This map has no ENDMAP yet, so no row can be added.</source>
        <extracomment>core/edit/MapEdit.cpp</extracomment>
        <translation>Diese Karte hat noch kein ENDMAP, darum kann keine Zeile hinzukommen.</translation>
    </message>
    <message>
        <source>A map must have at least one cell.</source>
        <extracomment>core/edit/MapEdit.cpp</extracomment>
        <translation>Eine Karte muss mindestens ein Feld haben.</translation>
    </message>
    <message>
        <source>This cannot have a name.</source>
        <extracomment>core/edit/NameEdit.cpp</extracomment>
        <translation>Dies kann keinen Namen haben.</translation>
    </message>
    <message>
        <source>There is no map here.</source>
        <extracomment>core/edit/ReplaceTerrain.cpp</extracomment>
        <translation>Hier ist keine Karte.</translation>
    </message>
    <message>
        <source>A room must have at least one cell.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>Ein Raum muss mindestens ein Feld haben.</translation>
    </message>
    <message>
        <source>A room is at most {} × {}.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>Ein Raum ist höchstens {} × {}.</translation>
    </message>
    <message>
        <source>A level has {} × {} places for rooms; ({},{}) is not one of them.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>Ein Level hat {} × {} Plätze für Räume; ({},{}) gehört nicht dazu.</translation>
    </message>
    <message>
        <source>A room in a room must stay within it.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>Ein Raum in einem Raum muss darin bleiben.</translation>
    </message>
    <message>
        <source>This is not a room.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>Dies ist kein Raum.</translation>
    </message>
    <message>
        <source>A door must be next to the floor of its room.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>Eine Tür muss an den Boden ihres Raums grenzen.</translation>
    </message>
    <message>
        <source>The {} wall is only {} long.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>Die Wand {} ist nur {} lang.</translation>
    </message>
    <message>
        <source>There is no room here.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>Hier ist kein Raum.</translation>
    </message>
    <message>
        <source>A room in a room cannot contain another room.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>Ein Raum in einem Raum kann keinen weiteren enthalten.</translation>
    </message>
    <message>
        <source>There must be at least one. To have none, delete the statement.</source>
        <extracomment>core/edit/ShownField.cpp</extracomment>
        <translation>Mindestens eines ist nötig. Soll es keines geben, die Anweisung löschen.</translation>
    </message>
    <message>
        <source>Correct the statement first: it has a syntax error.</source>
        <extracomment>core/edit/StatementEdit.cpp</extracomment>
        <translation>Zuerst muss die Anweisung berichtigt werden: Sie hat einen Syntaxfehler.</translation>
    </message>
    <message>
        <source>The first value of a statement cannot be removed.</source>
        <extracomment>core/edit/StatementEdit.cpp</extracomment>
        <translation>Der erste Wert einer Anweisung kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>Correct the statement first: it has no colon after its word.</source>
        <extracomment>core/edit/StatementEdit.cpp</extracomment>
        <translation>Zuerst muss die Anweisung berichtigt werden: Nach ihrem Wort fehlt der Doppelpunkt.</translation>
    </message>
    <message>
        <source>This has no fixed place that could be moved.</source>
        <extracomment>core/edit/StatementEdit.cpp</extracomment>
        <translation>Dies hat keine feste Stelle, die sich verschieben ließe.</translation>
    </message>
    <message>
        <source>No door fits into the corner of a room.</source>
        <extracomment>core/edit/ThingPlaces.cpp</extracomment>
        <translation>In die Ecke eines Raums passt keine Tür.</translation>
    </message>
    <message>
        <source>({},{}) lies outside this room, whose floor is {} × {}.</source>
        <extracomment>core/edit/ThingPlaces.cpp</extracomment>
        <translation>({},{}) liegt außerhalb dieses Raums, dessen Boden {} × {} groß ist.</translation>
    </message>
    <message>
        <source>({},{}) lies outside this room.</source>
        <extracomment>core/edit/ThingPlaces.cpp</extracomment>
        <translation>({},{}) liegt außerhalb dieses Raums.</translation>
    </message>
    <message>
        <source>This cannot be turned: its place lies far outside of every level.</source>
        <extracomment>core/edit/TurnEdit.cpp</extracomment>
        <translation>Das kann nicht gedreht werden: Die Stelle liegt weit außerhalb jedes Levels.</translation>
    </message>
    <message>
        <source>byte {}: expected {}</source>
        <extracomment>core/formats/ByteReader.cpp</extracomment>
        <translation>Byte {}: erwartet: {}</translation>
    </message>
    <message>
        <source>a number of at most 32 bits in {}</source>
        <extracomment>core/formats/ByteReader.cpp</extracomment>
        <translation>eine Zahl von höchstens 32 Bit ({})</translation>
    </message>
    <message>
        <source>a text length in {} of at most the {} bytes left, not {}</source>
        <extracomment>core/formats/ByteReader.cpp</extracomment>
        <translation>eine Textlänge ({}) von höchstens den {} übrigen Bytes, nicht {}</translation>
    </message>
    <message>
        <source>{} more bytes of {} (which begins at byte {}), but the file ends</source>
        <extracomment>core/formats/ByteReader.cpp</extracomment>
        <translation>noch {} Bytes ({}, ab Byte {}), aber die Datei endet</translation>
    </message>
    <message>
        <source>the file header</source>
        <extracomment>core/formats/ByteReader.h</extracomment>
        <translation>der Dateikopf</translation>
    </message>
    <message>
        <source>a text of {} has {} bytes; the file can hold {}</source>
        <extracomment>core/formats/ByteWriter.cpp</extracomment>
        <translation>ein Text ({}) hat {} Bytes; die Datei fasst {}</translation>
    </message>
    <message>
        <source>is of a game with {}; {} has {}</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>gehört zu einem Spiel mit {}; {} hat {}</translation>
    </message>
    <message>
        <source>This is a compiled dungeon, not a level.</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>Dies ist ein übersetztes Verlies, kein Level.</translation>
    </message>
    <message>
        <source>This is not a valid level file: {}</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>Dies ist keine gültige Leveldatei: {}</translation>
    </message>
    <message>
        <source>it is not a level file of {}, which has {} objects and {} monsters</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>es ist keine Leveldatei von {}, das {} Gegenstände und {} Monster hat</translation>
    </message>
    <message>
        <source>it is not a level file of {}, which has {} objects and {} monsters; the file is for {}</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>es ist keine Leveldatei von {}, das {} Gegenstände und {} Monster hat; die Datei ist für {}</translation>
    </message>
    <message>
        <source>This cannot be read: {}.</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>Dies kann nicht gelesen werden: {}.</translation>
    </message>
    <message>
        <source>This is not a valid file of the game: {}</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>Dies ist keine gültige Datei des Spiels: {}</translation>
    </message>
    <message>
        <source>the header is that of {}, so {} will refuse the file; take the header from a level of the game</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>der Kopf ist der von {}, darum wird {} die Datei ablehnen; den Kopf von einem Level des Spiels nehmen</translation>
    </message>
    <message>
        <source>the end of the file, but {} more bytes follow</source>
        <extracomment>core/formats/dgn/DungeonFile.cpp</extracomment>
        <translation>das Ende der Datei, aber es folgen noch {} Bytes</translation>
    </message>
    <message>
        <source>a number of {} of at most {}, not {}</source>
        <extracomment>core/formats/dgn/DungeonFile.cpp</extracomment>
        <translation>eine Anzahl ({}) von höchstens {}, nicht {}</translation>
    </message>
    <message>
        <source>the name “{}” has {} bytes; the file can hold {}</source>
        <extracomment>core/formats/dgn/DungeonLayout.h</extracomment>
        <translation>der Name „{}“ hat {} Bytes; die Datei fasst {}</translation>
    </message>
    <message>
        <source>a level</source>
        <extracomment>core/formats/dgn/DungeonLayout.h</extracomment>
        <translation>ein Level</translation>
    </message>
    <message>
        <source>a branch</source>
        <extracomment>core/formats/dgn/DungeonLayout.h</extracomment>
        <translation>eine Abzweigung</translation>
    </message>
    <message>
        <source>a dungeon</source>
        <extracomment>core/formats/dgn/DungeonLayout.h</extracomment>
        <translation>ein Verlies</translation>
    </message>
    <message>
        <source>the version of the game</source>
        <extracomment>core/formats/lev34/Header.cpp</extracomment>
        <translation>die Version des Spiels</translation>
    </message>
    <message>
        <source>{} artifacts, {} objects and {} monsters</source>
        <extracomment>core/formats/lev34/Header.cpp</extracomment>
        <translation>{} Artefakte, {} Gegenstände und {} Monster</translation>
    </message>
    <message>
        <source>a place</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>eine Stelle</translation>
    </message>
    <message>
        <source>0 to 10 lists of place registers, not {}</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>0 bis 10 Listen von Stellenregistern, nicht {}</translation>
    </message>
    <message>
        <source>there are {} lists of place registers; the file can hold 10</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>es gibt {} Listen von Stellenregistern; die Datei fasst 10</translation>
    </message>
    <message>
        <source>place registers</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>Stellenregister</translation>
    </message>
    <message>
        <source>a count of 1 to 127 place registers, not 0</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>eine Anzahl von 1 bis 127 Stellenregistern, nicht 0</translation>
    </message>
    <message>
        <source>a count of 0 to 127 {}, not {}</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>eine Anzahl von 0 bis 127 ({}), nicht {}</translation>
    </message>
    <message>
        <source>there are {} {}; the file can hold 127</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>{} {} sind vorhanden; die Datei fasst 127</translation>
    </message>
    <message>
        <source>a level kind, 1 for rooms or 2 for a maze</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>eine Art von Level, 1 für Räume oder 2 für ein Labyrinth</translation>
    </message>
    <message>
        <source>0 or 1 for whether there is an initial map</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>0 oder 1 dafür, ob es eine Anfangskarte gibt</translation>
    </message>
    <message>
        <source>the message</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>die Meldung</translation>
    </message>
    <message>
        <source>a map</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a map side of 0 to 127</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>eine Kartenseite von 0 bis 127</translation>
    </message>
    <message>
        <source>the filling</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>die Füllung</translation>
    </message>
    <message>
        <source>a room name of 0 to 32767 bytes, not {}</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>ein Raumname von 0 bis 32767 Bytes, nicht {}</translation>
    </message>
    <message>
        <source>object registers</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>Gegenstandsregister</translation>
    </message>
    <message>
        <source>monster registers</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>Monsterregister</translation>
    </message>
    <message>
        <source>a room</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>ein Raum</translation>
    </message>
    <message>
        <source>byte {}: expected the end of the file, but {} more bytes follow</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>Byte {}: erwartet: das Ende der Datei, aber es folgen noch {} Bytes</translation>
    </message>
    <message>
        <source>the message has {} bytes; the file can hold 255</source>
        <extracomment>core/formats/lev34/LevWriter.cpp</extracomment>
        <translation>die Meldung hat {} Bytes; die Datei fasst 255</translation>
    </message>
    <message>
        <source>a map has {} x {} cells; the file can hold 127 x 127</source>
        <extracomment>core/formats/lev34/LevWriter.cpp</extracomment>
        <translation>eine Karte hat {} x {} Felder; die Datei fasst 127 x 127</translation>
    </message>
    <message>
        <source>a room name has {} bytes; the file can hold 32767</source>
        <extracomment>core/formats/lev34/LevWriter.cpp</extracomment>
        <translation>ein Raumname hat {} Bytes; die Datei fasst 32767</translation>
    </message>
    <message>
        <source>the sizes of structures</source>
        <extracomment>core/formats/lev36/Header.cpp</extracomment>
        <translation>die Größen der Strukturen</translation>
    </message>
    <message>
        <source>an operand type of 0 to {}, not {}</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>ein Operandentyp von 0 bis {}, nicht {}</translation>
    </message>
    <message>
        <source>an instruction</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>ein Befehl</translation>
    </message>
    <message>
        <source>an instruction of number 0 to {}, not {}</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>ein Befehl mit einer Nummer von 0 bis {}, nicht {}</translation>
    </message>
    <message>
        <source>a number of instructions of at most {}, not {}</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>eine Anzahl von höchstens {} Befehlen, nicht {}</translation>
    </message>
    <message>
        <source>a text has more bytes than the file can store</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>ein Text hat mehr Bytes, als die Datei fasst</translation>
    </message>
    <message>
        <source>there are more instructions than the file can store</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>es gibt mehr Befehle, als die Datei fasst</translation>
    </message>
    <message>
        <source>the length of a text of at most the {} bytes left, not {}</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>die Länge eines Textes von höchstens den {} übrigen Bytes, nicht {}</translation>
    </message>
    <message>
        <source>{} of the {} lines are not statements that can go there.</source>
        <extracomment>core/fragment/Fragment.cpp</extracomment>
        <translation>{} der {} Zeilen sind keine Anweisungen, die dort stehen können.</translation>
    </message>
    <message>
        <source>{} stays, because its place is not written as numbers.</source>
        <extracomment>core/fragment/Fragment.cpp</extracomment>
        <translation>{} bleibt, weil die Stelle nicht in Zahlen geschrieben ist.</translation>
    </message>
    <message>
        <source>Part of it would lie outside: a map here has at most {} columns and {} rows.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>Ein Teil davon läge außerhalb: Eine Karte hat hier höchstens {} Spalten und {} Zeilen.</translation>
    </message>
    <message>
        <source>There is no map here to put it on.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>Hier ist keine Karte dafür.</translation>
    </message>
    <message>
        <source>This part has no map, so only the things were put in.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>Dieser Teil hat keine Karte, darum wurden nur die Dinge eingefügt.</translation>
    </message>
    <message>
        <source>“{}” is not a terrain of this game; those cells stay as they are.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>„{}“ ist kein Gelände dieses Spiels; diese Felder bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Correct the level first: it cannot be read.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>Zuerst muss das Level berichtigt werden: Es kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Its container is left out, too.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>Der Behälter wird auch weggelassen.</translation>
    </message>
    <message>
        <source>It is not a statement of this language.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>Es ist keine Anweisung dieser Sprache.</translation>
    </message>
    <message>
        <source>It would begin a new level.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>Es würde ein neues Level beginnen.</translation>
    </message>
    <message>
        <source>It refers to a list that is different here ({}).</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>Es verweist auf eine Liste, die hier anders ist ({}).</translation>
    </message>
    <message>
        <source>This is not a part of a level: {}</source>
        <extracomment>core/fragment/FragmentJson.cpp</extracomment>
        <translation>Dies ist kein Teil eines Levels: {}</translation>
    </message>
    <message>
        <source>There is no map here to turn.</source>
        <extracomment>core/fragment/PartShape.cpp</extracomment>
        <translation>Hier ist keine Karte zum Drehen.</translation>
    </message>
    <message>
        <source>A map may have at most {} columns and {} rows; this one would have {} and {}.</source>
        <extracomment>core/fragment/PartShape.cpp</extracomment>
        <translation>Eine Karte darf höchstens {} Spalten und {} Zeilen haben; diese hätte {} und {}.</translation>
    </message>
    <message>
        <source>it is longer than {} bytes</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>es ist länger als {} Bytes</translation>
    </message>
    <message>
        <source>{} at its end has no meaning</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>{} an seinem Ende hat keine Bedeutung</translation>
    </message>
    <message>
        <source>after “by” comes walking, unlocking or levitating</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>nach „by“ kommt walking, unlocking oder levitating</translation>
    </message>
    <message>
        <source>after “reachable” comes “: all objects”, “: all monsters”, “: all traps” or “: all stairs”</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>nach „reachable“ kommt „: all objects“, „: all monsters“, „: all traps“ oder „: all stairs“</translation>
    </message>
    <message>
        <source>after “danger at” comes a depth, such as 12</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>nach „danger at“ kommt eine Tiefe, wie 12</translation>
    </message>
    <message>
        <source>it has no limit, such as “&lt;= 60”, “&gt;= 30 %” or “in 2..5”</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>ihm fehlt eine Grenze wie „&lt;= 60“, „&gt;= 30 %“ oder „in 2..5“</translation>
    </message>
    <message>
        <source>there is nothing before its limit</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>vor der Grenze steht nichts</translation>
    </message>
    <message>
        <source>a limit begins with &lt;=, &gt;=, = or “in”</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>eine Grenze beginnt mit &lt;=, &gt;=, = oder „in“</translation>
    </message>
    <message>
        <source>its limit is neither a number nor a range such as 2..5</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>seine Grenze ist weder eine Zahl noch ein Bereich wie 2..5</translation>
    </message>
    <message>
        <source>a chance is in percent, from 0 to 100</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>eine Wahrscheinlichkeit steht in Prozent, von 0 bis 100</translation>
    </message>
    <message>
        <source>the danger at a depth is in percent of the stock levels there, from 0 to 100</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>die Gefahr in einer Tiefe steht in Prozent der mitgelieferten Level dort, von 0 bis 100</translation>
    </message>
    <message>
        <source>what it limits is not in percent</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>was es begrenzt, steht nicht in Prozent</translation>
    </message>
    <message>
        <source>after “for” comes a share of the rolls, such as “95 %”</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>nach „for“ kommt ein Anteil der Würfe wie „95 %“</translation>
    </message>
    <message>
        <source>a chance is about all rolls already</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>eine Wahrscheinlichkeit betrifft schon alle Würfe</translation>
    </message>
    <message>
        <source>the danger at a depth is about all rolls already</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>die Gefahr in einer Tiefe betrifft schon alle Würfe</translation>
    </message>
    <message>
        <source>in how many percent of rolls there is such a thing</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>in wie viel Prozent der Würfe es so etwas gibt</translation>
    </message>
    <message>
        <source>how many such things a roll has</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>wie viele davon ein Wurf hat</translation>
    </message>
    <message>
        <source>one can walk to every object</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>man kommt zu jedem Gegenstand</translation>
    </message>
    <message>
        <source>one can walk to every monster</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>man kommt zu jedem Monster</translation>
    </message>
    <message>
        <source>one can walk to every trap</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>man kommt zu jeder Falle</translation>
    </message>
    <message>
        <source>one can walk to all stairs</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>man kommt zu allen Treppen</translation>
    </message>
    <message>
        <source>the same without locked doors</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>dasselbe ohne verschlossene Türen</translation>
    </message>
    <message>
        <source>the same across water and lava, too</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>dasselbe auch über Wasser und Lava</translation>
    </message>
    <message>
        <source>moves of the shortest way between the stairs</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Züge des kürzesten Weges zwischen den Treppen</translation>
    </message>
    <message>
        <source>cells whose loss divides the level</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Felder, deren Verlust das Level teilt</translation>
    </message>
    <message>
        <source>cells that one leaves only the way one came</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Felder, die man nur so verlässt, wie man kam</translation>
    </message>
    <message>
        <source>places that one comes to only by digging</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Orte, die man nur grabend erreicht</translation>
    </message>
    <message>
        <source>cells that one comes to only by digging</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Felder, die man nur grabend erreicht</translation>
    </message>
    <message>
        <source>difficulty of all hostile monsters, in levels</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Schwierigkeit aller feindlichen Monster, in Stufen</translation>
    </message>
    <message>
        <source>how many percent of the stock levels at depth 12 are less dangerous</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>wie viel Prozent der mitgelieferten Level in Tiefe 12 weniger gefährlich sind</translation>
    </message>
    <message>
        <source>moves on the way until something awake sees the hero</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Züge auf dem Weg, bis etwas Waches den Helden sieht</translation>
    </message>
    <message>
        <source>cost of all objects, in zorkmids</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Preis aller Gegenstände, in Zorkmids</translation>
    </message>
    <message>
        <source>all monsters</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>alle Monster</translation>
    </message>
    <message>
        <source>all objects that lie open</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>alle offen liegenden Gegenstände</translation>
    </message>
    <message>
        <source>all traps</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>alle Fallen</translation>
    </message>
    <message>
        <source>all rooms</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>alle Räume</translation>
    </message>
    <message>
        <source>all doors</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>alle Türen</translation>
    </message>
    <message>
        <source>shops of any kind</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Läden jeder Art</translation>
    </message>
    <message>
        <source>furniture</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>trees</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>not every roll must reach the goal</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>nicht jeder Wurf muss das Ziel erreichen</translation>
    </message>
    <message>
        <source>kind of room</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>Art des Raums</translation>
    </message>
    <message>
        <source>the game has nothing that is called {}</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>das Spiel hat nichts, das {} heißt</translation>
    </message>
    <message>
        <source>{} is not a measure; the measures are {}</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>{} ist keine Messgröße; es gibt {}</translation>
    </message>
    <message>
        <source>no stock level of the game lies at depth {}</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>kein mitgeliefertes Level des Spiels liegt in Tiefe {}</translation>
    </message>
    <message>
        <source>{} of {} rolls have no “{}”</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>{} von {} Würfen haben kein „{}“</translation>
    </message>
    <message>
        <source>{} of {} rolls have “{}”</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>{} von {} Würfen haben „{}“</translation>
    </message>
    <message>
        <source>on average, rolls are harder than {:.0f} % of the stock levels at depth {} to {}</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>im Durchschnitt sind Würfe schwerer als {:.0f} % der mitgelieferten Level in Tiefe {} bis {}</translation>
    </message>
    <message>
        <source>in {} of {} rolls not all {} can be reached</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>in {} von {} Würfen sind nicht alle {} zu erreichen</translation>
    </message>
    <message>
        <source>{} of {} rolls have nothing to measure</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>in {} von {} Würfen gibt es nichts zu messen</translation>
    </message>
    <message>
        <source>{} of {} rolls are beyond its limits, with {:.0f}</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>{} von {} Würfen liegen außerhalb der Grenzen, mit {:.0f}</translation>
    </message>
    <message>
        <source>{} of {} rolls are beyond its limits, with {:.0f}, and {} have nothing to measure</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>{} von {} Würfen liegen außerhalb der Grenzen, mit {:.0f}, und in {} gibt es nichts zu messen</translation>
    </message>
    <message>
        <source>There is no terrain {} whose look can be used. Those that can are {}.</source>
        <extracomment>core/importer/CellLooks.cpp</extracomment>
        <translation>Es gibt kein Gelände {}, dem es gleichen könnte. Vorhanden: {}.</translation>
    </message>
    <message>
        <source>{} describes no look; write a map character, “=” and a kind of terrain, such as “V=lava”.</source>
        <extracomment>core/importer/CellLooks.cpp</extracomment>
        <translation>{} nennt kein Aussehen; nötig sind ein Kartenzeichen, „=“ und eine Art von Gelände, wie „V=lava“.</translation>
    </message>
    <message>
        <source>The look of the map character {} is known.</source>
        <extracomment>core/importer/CellLooks.cpp</extracomment>
        <translation>Das Aussehen des Kartenzeichens {} ist bekannt.</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <extracomment>core/importer/GameImport.cpp</extracomment>
        <translation>der Import wurde abgebrochen</translation>
    </message>
    <message>
        <source>{}: now the same as in the base</source>
        <extracomment>core/importer/TreeState.cpp</extracomment>
        <translation>{}: jetzt wie in der Grundlage</translation>
    </message>
    <message>
        <source>{}: {} rows</source>
        <extracomment>core/importer/TreeState.cpp</extracomment>
        <translation>{}: {} Zeilen</translation>
    </message>
    <message>
        <source>Levwright does not know how {} makes things at random, so its levels cannot be rolled.</source>
        <extracomment>core/instance/GenerationTables.cpp</extracomment>
        <translation>Levwright weiß nicht, wie {} Dinge auswürfelt; darum können seine Level nicht ausgewürfelt werden.</translation>
    </message>
    <message>
        <source>{} lacks terrain that rolls use, so its levels cannot be rolled.</source>
        <extracomment>core/instance/GenerationTables.cpp</extracomment>
        <translation>{} fehlt Gelände, das Würfe brauchen; darum können seine Level nicht ausgewürfelt werden.</translation>
    </message>
    <message>
        <source>blessed </source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>gesegnet </translation>
    </message>
    <message>
        <source>cursed </source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>verflucht </translation>
    </message>
    <message>
        <source> of {}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation> von {}</translation>
    </message>
    <message>
        <source>object {},{}{}: {} {}{}{:+}{}{}{}
</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>Gegenstand {},{}{}: {} {}{}{:+}{}{}{}
</translation>
    </message>
    <message>
        <source> in {}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation> in {}</translation>
    </message>
    <message>
        <source> buried</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation> vergraben</translation>
    </message>
    <message>
        <source> carried</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation> getragen</translation>
    </message>
    <message>
        <source> (mineral)</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation> (Mineral)</translation>
    </message>
    <message>
        <source>the script fails: {}; the game makes a maze instead</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>das Skript schlägt fehl: {}; das Spiel macht stattdessen ein Labyrinth</translation>
    </message>
    <message>
        <source>not rolled to its end: {}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>nicht zu Ende gewürfelt: {}</translation>
    </message>
    <message>
        <source>the game ends: {}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>das Spiel endet: {}</translation>
    </message>
    <message>
        <source>line {}: </source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>Zeile {}: </translation>
    </message>
    <message>
        <source>no cell fits a thing that is placed at random</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>kein Feld passt für ein Ding, das zufällig gesetzt wird</translation>
    </message>
    <message>
        <source>there are more than 9 parts</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>es gibt mehr als 9 Teile</translation>
    </message>
    <message>
        <source>a subroom lies in a subroom</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>ein Nebenraum liegt in einem Nebenraum</translation>
    </message>
    <message>
        <source>a door has a random position in a wall of one cell</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>eine Tür hat eine zufällige Stelle in einer Wand von einem Feld</translation>
    </message>
    <message>
        <source>a thing finds no floor in its room</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>ein Ding findet in seinem Raum keinen Boden</translation>
    </message>
    <message>
        <source>the program asks for what it does not have</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>das Programm verlangt, was es nicht hat</translation>
    </message>
    <message>
        <source>the script fails, and the game makes a maze instead</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>das Skript schlägt fehl, und das Spiel macht stattdessen ein Labyrinth</translation>
    </message>
    <message>
        <source>the program goes on for more than 65537 instructions</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>das Programm läuft länger als 65537 Befehle</translation>
    </message>
    <message>
        <source>the game gives up: {}{}{}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>das Spiel gibt auf: {}{}{}</translation>
    </message>
    <message>
        <source>the game complains: {}{}{}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>das Spiel beschwert sich: {}{}{}</translation>
    </message>
    <message>
        <source>monster {},{}: {}{}{}{}{}{}
</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>Monster {},{}: {}{}{}{}{}{}
</translation>
    </message>
    <message>
        <source>, peaceful</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>, friedlich</translation>
    </message>
    <message>
        <source>, asleep</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>, schlafend</translation>
    </message>
    <message>
        <source>, disguised</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>, verkleidet</translation>
    </message>
    <message>
        <source>, level {:+}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>, Stufe {:+}</translation>
    </message>
    <message>
        <source>trap {},{}: {}{}
</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>Falle {},{}: {}{}
</translation>
    </message>
    <message>
        <source>room {},{} to {},{}: type {}{}
</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>Raum {},{} bis {},{}: Art {}{}
</translation>
    </message>
    <message>
        <source>arrival from above {},{}, from below {},{}
</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>Ankunft von oben {},{}, von unten {},{}
</translation>
    </message>
    <message>
        <source>it takes longer than Levwright waits</source>
        <extracomment>core/instance/LevelInstance.h</extracomment>
        <translation>es dauert länger, als Levwright wartet</translation>
    </message>
    <message>
        <source>the game crashes: the portal leads to no level</source>
        <extracomment>core/instance/LevelInstance.h</extracomment>
        <translation>das Spiel stürzt ab: das Portal führt zu keinem Level</translation>
    </message>
    <message>
        <source>{} is not KEY=VALUE</source>
        <extracomment>core/instance/RollContext.cpp</extracomment>
        <translation>{} ist nicht KEY=VALUE</translation>
    </message>
    <message>
        <source>there is no {} in the context of a level</source>
        <extracomment>core/instance/RollContext.cpp</extracomment>
        <translation>im Zusammenhang eines Levels gibt es kein {}</translation>
    </message>
    <message>
        <source>{} does not fit its key</source>
        <extracomment>core/instance/RollContext.cpp</extracomment>
        <translation>{} passt nicht zu seinem Schlüssel</translation>
    </message>
    <message>
        <source>{} has errors, so it cannot be compiled.</source>
        <extracomment>core/languages/classic/compile/LevelCompiler.cpp</extracomment>
        <translation>{} hat Fehler und kann nicht übersetzt werden.</translation>
    </message>
    <message>
        <source>{} cannot be compiled: only the game itself understands {}.</source>
        <extracomment>core/languages/classic/compile/LevelCompiler.cpp</extracomment>
        <translation>{} kann nicht übersetzt werden: nur das Spiel selbst versteht {}.</translation>
    </message>
    <message>
        <source>the name “none”</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>der Name „none“</translation>
    </message>
    <message>
        <source>that {} has the name {}</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>dass {} den Namen {} hat</translation>
    </message>
    <message>
        <source>position {} in a random wall</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>Stelle {} in einer zufälligen Wand</translation>
    </message>
    <message>
        <source>direction {}</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>Richtung {}</translation>
    </message>
    <message>
        <source>{} for whether a drawbridge is open</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>{} dafür, ob eine Zugbrücke offen ist</translation>
    </message>
    <message>
        <source>the appearance {}, which belongs to no kind</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>das Aussehen {} von keiner Art</translation>
    </message>
    <message>
        <source>the flags {}</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>die Kennzeichen {}</translation>
    </message>
    <message>
        <source>containment {}</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>Enthaltensein {}</translation>
    </message>
    <message>
        <source>the place ({},{}) of an object in a container</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>die Stelle ({},{}) eines Gegenstands in einem Behälter</translation>
    </message>
    <message>
        <source>door {} of a corridor that leads to no room</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>Tür {} eines Gangs, der zu keinem Raum führt</translation>
    </message>
    <message>
        <source>the alignments of a subroom</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>die Ausrichtungen eines Nebenraums</translation>
    </message>
    <message>
        <source>({},{}) lies outside this part.</source>
        <extracomment>core/languages/classic/edit/AddThing.cpp</extracomment>
        <translation>({},{}) liegt außerhalb dieses Teils.</translation>
    </message>
    <message>
        <source>Statements can only be put into parts and rooms.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>Anweisungen gehören in Teile und Räume.</translation>
    </message>
    <message>
        <source>Levels, parts and rooms cannot be moved.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>Level, Teile und Räume können nicht verschoben werden.</translation>
    </message>
    <message>
        <source>A container cannot lie in itself.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>Ein Behälter kann nicht in sich selbst liegen.</translation>
    </message>
    <message>
        <source>Another statement is on the same line.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>In derselben Zeile steht eine andere Anweisung.</translation>
    </message>
    <message>
        <source>A container cannot lie in another one.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>Ein Behälter kann nicht in einem anderen liegen.</translation>
    </message>
    <message>
        <source>Only objects can lie in a container.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>Nur Gegenstände können in einem Behälter liegen.</translation>
    </message>
    <message>
        <source>Corridors lead to rooms, but not to rooms in rooms.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>Gänge führen zu Räumen, aber nicht zu Räumen in Räumen.</translation>
    </message>
    <message>
        <source>A corridor must begin and end at doors.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>Ein Gang muss an Türen beginnen und enden.</translation>
    </message>
    <message>
        <source>The wall of this door is random: drag the door to a wall first.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>Die Wand dieser Tür ist zufällig: ziehen Sie die Tür zuerst in eine Wand.</translation>
    </message>
    <message>
        <source>The game digs corridors from the left and right walls of rooms only: drag the door to one of these.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>Das Spiel gräbt Gänge nur von linken und rechten Wänden der Räume: ziehen Sie die Tür in eine davon.</translation>
    </message>
    <message>
        <source>Which door this is depends on the roll: drag all doors of its room to their places first.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>Welche Tür dies ist, hängt vom Wurf ab: ziehen Sie zuerst alle Türen ihres Raums an ihre Plätze.</translation>
    </message>
    <message>
        <source>The game digs corridors from the left and right walls of rooms only.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>Das Spiel gräbt Gänge nur von der linken und der rechten Wand eines Raums aus.</translation>
    </message>
    <message>
        <source>{}, door {} of the {} wall</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>{}, Tür {} der Wand {}</translation>
    </message>
    <message>
        <source>A corridor leads from one room to another.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>Ein Gang führt von einem Raum zu einem anderen.</translation>
    </message>
    <message>
        <source>There is already a corridor between these doors.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>Zwischen diesen Türen ist schon ein Gang.</translation>
    </message>
    <message>
        <source>given name</source>
        <extracomment>core/languages/classic/edit/Fields.cpp</extracomment>
        <translation>gegebener Name</translation>
    </message>
    <message>
        <source>looks like</source>
        <extracomment>core/languages/classic/edit/Fields.cpp</extracomment>
        <translation>sieht aus wie</translation>
    </message>
    <message>
        <source>Correct the text before it first: it has a syntax error.</source>
        <extracomment>core/languages/classic/edit/InsertStatement.cpp</extracomment>
        <translation>Berichtigen Sie zuerst den Text davor: er hat einen Syntaxfehler.</translation>
    </message>
    <message>
        <source>A corridor needs two rooms.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Ein Gang braucht zwei Räume.</translation>
    </message>
    <message>
        <source>Random corridors already join these rooms: remove them first.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Zufällige Gänge verbinden diese Räume schon: entfernen Sie sie zuerst.</translation>
    </message>
    <message>
        <source>There are corridors already: random corridors cannot be combined with others.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Es gibt schon Gänge: zufällige Gänge vertragen sich nicht mit anderen.</translation>
    </message>
    <message>
        <source>There is no level yet: a level begins with MAZE or LEVEL.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Es gibt noch kein Level: ein Level beginnt mit MAZE oder LEVEL.</translation>
    </message>
    <message>
        <source>Only room levels have {}.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Nur Raum-Level haben {}.</translation>
    </message>
    <message>
        <source>Only maze levels have {}.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Nur Labyrinth-Level haben {}.</translation>
    </message>
    <message>
        <source>Only maze levels have areas.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Nur Labyrinth-Level haben Bereiche.</translation>
    </message>
    <message>
        <source>This level has no part yet.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Dieses Level hat noch keinen Teil.</translation>
    </message>
    <message>
        <source>This level has no room yet.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Dieses Level hat noch keinen Raum.</translation>
    </message>
    <message>
        <source>Only rooms of a type can have a chance; this one is ordinary.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Nur Räume einer Art können eine Wahrscheinlichkeit haben; dieser ist gewöhnlich.</translation>
    </message>
    <message>
        <source>There is already a {}.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Es gibt schon: {}.</translation>
    </message>
    <message>
        <source>This part has no map.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Dieser Teil hat keine Karte.</translation>
    </message>
    <message>
        <source>This is the wall of the room: only a door goes there.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>Dies ist die Wand des Raums: hierher gehört nur eine Tür.</translation>
    </message>
    <message>
        <source>Another room has the name “{}”, too: give this one its own name.</source>
        <extracomment>core/languages/classic/edit/RoomEdit.cpp</extracomment>
        <translation>Ein anderer Raum heißt auch „{}“: geben Sie diesem einen eigenen Namen.</translation>
    </message>
    <message>
        <source>There is no level here yet.</source>
        <extracomment>core/languages/classic/edit/RoomEdit.cpp</extracomment>
        <translation>Hier ist noch kein Level.</translation>
    </message>
    <message>
        <source>This is not a door of a room.</source>
        <extracomment>core/languages/classic/edit/RoomEdit.cpp</extracomment>
        <translation>Dies ist keine Tür eines Raums.</translation>
    </message>
    <message>
        <source>room {}</source>
        <extracomment>core/languages/classic/edit/RoomEdit.cpp</extracomment>
        <translation>Raum {}</translation>
    </message>
    <message>
        <source>This part has no map to paint on.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>Dieser Teil hat keine Karte zum Malen.</translation>
    </message>
    <message>
        <source>This statement has no place.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>Diese Anweisung hat keine Stelle.</translation>
    </message>
    <message>
        <source>This part is the whole level, so it cannot be aligned.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>Dieser Teil ist das ganze Level und kann nicht ausgerichtet werden.</translation>
    </message>
    <message>
        <source>This problem cannot be silenced.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>Dieses Problem kann nicht verschwiegen werden.</translation>
    </message>
    <message>
        <source>This is the file of a level in another language.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>Dies ist die Datei eines Levels in einer anderen Sprache.</translation>
    </message>
    <message>
        <source>Levels cannot be stored in the form “{}”.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>Level können nicht in der Form „{}“ gespeichert werden.</translation>
    </message>
    <message>
        <source>No level description can express this, as its compiler would not accept it: {} ({})</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>Keine Beschreibung kann dies ausdrücken, weil ihr Übersetzer es nicht annähme: {} ({})</translation>
    </message>
    <message>
        <source>No level description can express what the file contains at byte {}.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>Keine Beschreibung kann ausdrücken, was die Datei bei Byte {} enthält.</translation>
    </message>
    <message>
        <source>The {} bytes after the level, from byte {}, are left out.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>Die {} Bytes hinter dem Level, ab Byte {}, werden weggelassen.</translation>
    </message>
    <message>
        <source>Bytes between the records are not 0; a compiled level will have 0 there.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>Bytes zwischen den Einträgen sind nicht 0; ein übersetztes Level hat dort 0.</translation>
    </message>
    <message>
        <source>in “{}”</source>
        <extracomment>core/languages/classic/lower/ClassicSections.cpp</extracomment>
        <translation>in „{}“</translation>
    </message>
    <message>
        <source>Change it to random</source>
        <extracomment>core/languages/classic/lower/Lowering.cpp</extracomment>
        <translation>In random ändern</translation>
    </message>
    <message>
        <source>outside the map</source>
        <extracomment>core/languages/classic/lower/Lowering.cpp</extracomment>
        <translation>außerhalb der Karte</translation>
    </message>
    <message>
        <source>random region [{}]</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>zufälliges Gebiet [{}]</translation>
    </message>
    <message>
        <source>arrival</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>{} gold</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>{} Gold</translation>
    </message>
    <message>
        <source>engraving “{}”</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>Inschrift „{}“</translation>
    </message>
    <message>
        <source>arrival going {}</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>Ankunft auf dem Weg {}</translation>
    </message>
    <message>
        <source>stairs {} somewhere</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>Treppe {} irgendwo</translation>
    </message>
    <message>
        <source>room</source>
        <extracomment>core/languages/classic/lower/Rooms.cpp</extracomment>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Change the position to random</source>
        <extracomment>core/languages/classic/lower/StatementLowering.cpp</extracomment>
        <translation>Die Stelle in random ändern</translation>
    </message>
    <message>
        <source>Make its place random</source>
        <extracomment>core/languages/classic/lower/checks/ContainerChecks.cpp</extracomment>
        <translation>Seine Stelle zufällig machen</translation>
    </message>
    <message>
        <source>Draw a door at ({},{})</source>
        <extracomment>core/languages/classic/lower/checks/DoorChecks.cpp</extracomment>
        <translation>Bei ({},{}) eine Tür zeichnen</translation>
    </message>
    <message>
        <source>Remove the DOOR statement</source>
        <extracomment>core/languages/classic/lower/checks/DoorChecks.cpp</extracomment>
        <translation>Die DOOR-Anweisung entfernen</translation>
    </message>
    <message>
        <source>Make it open to the {}</source>
        <extracomment>core/languages/classic/lower/checks/DoorChecks.cpp</extracomment>
        <translation>Nach {} öffnen</translation>
    </message>
    <message>
        <source>Remove the dots</source>
        <extracomment>core/languages/classic/lower/checks/HeaderChecks.cpp</extracomment>
        <translation>Die Punkte entfernen</translation>
    </message>
    <message>
        <source>Shorten it to “{}”</source>
        <extracomment>core/languages/classic/lower/checks/HeaderChecks.cpp</extracomment>
        <translation>Auf „{}“ kürzen</translation>
    </message>
    <message>
        <source> in class &apos;{}&apos;</source>
        <extracomment>core/languages/classic/lower/checks/NameChecks.cpp</extracomment>
        <translation> in der Klasse &apos;{}&apos;</translation>
    </message>
    <message>
        <source>Change the class to {}</source>
        <extracomment>core/languages/classic/lower/checks/NameChecks.cpp</extracomment>
        <translation>Die Klasse in {} ändern</translation>
    </message>
    <message>
        <source>Move it to ({},{})</source>
        <extracomment>core/languages/classic/lower/checks/PlaceChecks.cpp</extracomment>
        <translation>Nach ({},{}) verschieben</translation>
    </message>
    <message>
        <source>Change it to {}{}</source>
        <extracomment>core/languages/classic/lower/checks/PlaceChecks.cpp</extracomment>
        <translation>In {}{} ändern</translation>
    </message>
    <message>
        <source>Change it to {}%</source>
        <extracomment>core/languages/classic/lower/checks/PlaceChecks.cpp</extracomment>
        <translation>In {}% ändern</translation>
    </message>
    <message>
        <source>Change it to ({},{},{},{})</source>
        <extracomment>core/languages/classic/lower/checks/RegionChecks.cpp</extracomment>
        <translation>In ({},{},{},{}) ändern</translation>
    </message>
    <message>
        <source>the game ends if there is no floor</source>
        <extracomment>core/languages/classic/lower/checks/RoomChecks.cpp</extracomment>
        <translation>das Spiel endet, wenn dort kein Boden ist</translation>
    </message>
    <message>
        <source>the game puts it there all the same</source>
        <extracomment>core/languages/classic/lower/checks/RoomChecks.cpp</extracomment>
        <translation>das Spiel setzt es trotzdem dorthin</translation>
    </message>
    <message>
        <source>Put it anywhere in the room</source>
        <extracomment>core/languages/classic/lower/checks/RoomChecks.cpp</extracomment>
        <translation>Irgendwo in den Raum setzen</translation>
    </message>
    <message>
        <source>Put it anywhere in the wall</source>
        <extracomment>core/languages/classic/lower/checks/RoomChecks.cpp</extracomment>
        <translation>Irgendwo in die Wand setzen</translation>
    </message>
    <message>
        <source>which is never larger than {} cells</source>
        <extracomment>core/languages/classic/lower/checks/RoomChecks.cpp</extracomment>
        <translation>der nie größer als {} Felder ist</translation>
    </message>
    <message>
        <source>Make it ({},{},{},{})</source>
        <extracomment>core/languages/classic/lower/checks/RoomRegionChecks.cpp</extracomment>
        <translation>({},{},{},{}) daraus machen</translation>
    </message>
    <message>
        <source>monsters</source>
        <extracomment>core/languages/classic/lower/checks/RoomSizeChecks.cpp</extracomment>
        <translation>Monster</translation>
    </message>
    <message>
        <source>stairs, altars, fountains and sinks</source>
        <extracomment>core/languages/classic/lower/checks/RoomSizeChecks.cpp</extracomment>
        <translation>Treppen, Altäre, Brunnen und Waschbecken</translation>
    </message>
    <message>
        <source>Remove this one</source>
        <extracomment>core/languages/classic/lower/checks/RoomSizeChecks.cpp</extracomment>
        <translation>Diese entfernen</translation>
    </message>
    <message>
        <source>Make it {} by {} cells</source>
        <extracomment>core/languages/classic/lower/checks/RoomSizeChecks.cpp</extracomment>
        <translation>Auf {} mal {} Felder ändern</translation>
    </message>
    <message>
        <source>Move it directly after the map</source>
        <extracomment>core/languages/classic/lower/checks/SyntaxFixes.cpp</extracomment>
        <translation>Direkt hinter die Karte setzen</translation>
    </message>
    <message>
        <source>Add a part without a map (NOMAP)</source>
        <extracomment>core/languages/classic/lower/checks/SyntaxFixes.cpp</extracomment>
        <translation>Einen Teil ohne Karte hinzufügen (NOMAP)</translation>
    </message>
    <message>
        <source>Add ENDMAP after the last row</source>
        <extracomment>core/languages/classic/lower/checks/SyntaxFixes.cpp</extracomment>
        <translation>ENDMAP hinter der letzten Zeile hinzufügen</translation>
    </message>
    <message>
        <source>top to bottom</source>
        <extracomment>core/languages/classic/lower/checks/WallShapeChecks.cpp</extracomment>
        <translation>oben nach unten</translation>
    </message>
    <message>
        <source>left to right</source>
        <extracomment>core/languages/classic/lower/checks/WallShapeChecks.cpp</extracomment>
        <translation>links nach rechts</translation>
    </message>
    <message>
        <source>Redraw all such walls of this map</source>
        <extracomment>core/languages/classic/lower/checks/WallShapeChecks.cpp</extracomment>
        <translation>Alle solchen Wände dieser Karte neu zeichnen</translation>
    </message>
    <message>
        <source>statement of the game</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Anweisung des Spiels</translation>
    </message>
    <message>
        <source>drawbridge</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Zugbrücke</translation>
    </message>
    <message>
        <source>maze begins</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Labyrinth beginnt</translation>
    </message>
    <message>
        <source>undiggable walls</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Wände ohne Graben</translation>
    </message>
    <message>
        <source>impassable walls</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Wände ohne Durchgehen</translation>
    </message>
    <message>
        <source>altar</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Altar</translation>
    </message>
    <message>
        <source>fountain</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>sink</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Waschbecken</translation>
    </message>
    <message>
        <source>pool</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Teich</translation>
    </message>
    <message>
        <source>monster</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Monster</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>chest with an object</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Truhe mit Gegenstand</translation>
    </message>
    <message>
        <source>gold</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>trap</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Falle</translation>
    </message>
    <message>
        <source>stairs up</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Treppe nach oben</translation>
    </message>
    <message>
        <source>stairs down</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Treppe nach unten</translation>
    </message>
    <message>
        <source>ladder up</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Leiter nach oben</translation>
    </message>
    <message>
        <source>ladder down</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Leiter nach unten</translation>
    </message>
    <message>
        <source>engraving</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Inschrift</translation>
    </message>
    <message>
        <source>lit region</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>helles Gebiet</translation>
    </message>
    <message>
        <source>unlit region</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>dunkles Gebiet</translation>
    </message>
    <message>
        <source>stairs up somewhere</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Treppe nach oben irgendwo</translation>
    </message>
    <message>
        <source>stairs down somewhere</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Treppe nach unten irgendwo</translation>
    </message>
    <message>
        <source>arrival from above</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Ankunft von oben</translation>
    </message>
    <message>
        <source>arrival from below</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Ankunft von unten</translation>
    </message>
    <message>
        <source>arrival from anywhere</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Ankunft von überall</translation>
    </message>
    <message>
        <source>portal</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Portal</translation>
    </message>
    <message>
        <source>branch stairs</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Treppe der Abzweigung</translation>
    </message>
    <message>
        <source>walls around floor</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Wände um den Boden</translation>
    </message>
    <message>
        <source>random place</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>zufällige Stelle</translation>
    </message>
    <message>
        <source>random objects</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>zufällige Gegenstände</translation>
    </message>
    <message>
        <source>random monsters</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>zufällige Monster</translation>
    </message>
    <message>
        <source>subroom</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Nebenraum</translation>
    </message>
    <message>
        <source>name of the room</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Name des Raums</translation>
    </message>
    <message>
        <source>chance of its type</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Wahrscheinlichkeit seiner Art</translation>
    </message>
    <message>
        <source>random corridors</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>zufällige Gänge</translation>
    </message>
    <message>
        <source>corridor</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Gang</translation>
    </message>
    <message>
        <source>part with a map</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Teil mit Karte</translation>
    </message>
    <message>
        <source>part without a map</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Teil ohne Karte</translation>
    </message>
    <message>
        <source>flags</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Kennzeichen</translation>
    </message>
    <message>
        <source>message</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>cave filled at random</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>zufällig gefüllte Höhle</translation>
    </message>
    <message>
        <source>buried object</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>vergrabener Gegenstand</translation>
    </message>
    <message>
        <source>burning candle</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>brennende Kerze</translation>
    </message>
    <message>
        <source>random region</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>zufälliges Gebiet</translation>
    </message>
    <message>
        <source>Take {} away</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>{} wegnehmen</translation>
    </message>
    <message>
        <source>The byte {}</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>Das Byte {}</translation>
    </message>
    <message>
        <source>a file begins with MAZE or LEVEL</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>eine Datei beginnt mit MAZE oder LEVEL</translation>
    </message>
    <message>
        <source>it belongs in room levels (LEVEL), but this is a maze level (MAZE)</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>es gehört in Raum-Level (LEVEL), aber dies ist ein Labyrinth-Level (MAZE)</translation>
    </message>
    <message>
        <source>it belongs in maze levels (MAZE), but this is a room level (LEVEL)</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>es gehört in Labyrinth-Level (MAZE), aber dies ist ein Raum-Level (LEVEL)</translation>
    </message>
    <message>
        <source>a level begins with FLAGS, INIT_MAP and the MESSAGEs, in this order</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>ein Level beginnt mit FLAGS, INIT_MAP und den MESSAGEs, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>no room may follow the corridors</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>hinter den Gängen darf kein Raum folgen</translation>
    </message>
    <message>
        <source>random registers belong directly after the map of their part, before all other statements</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>zufällige Register stehen direkt hinter der Karte ihres Teils, vor allen anderen Anweisungen</translation>
    </message>
    <message>
        <source>random registers belong before the first room</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>zufällige Register stehen vor dem ersten Raum</translation>
    </message>
    <message>
        <source>it needs a part (NOMAP, or GEOMETRY with a MAP) before it</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>davor gehört ein Teil (NOMAP, oder GEOMETRY mit MAP)</translation>
    </message>
    <message>
        <source>it needs a ROOM before it</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>davor gehört ein ROOM</translation>
    </message>
    <message>
        <source>no room statement may follow the corridors</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>hinter den Gängen darf keine Anweisung eines Raums folgen</translation>
    </message>
    <message>
        <source>RANDOM_CORRIDORS is allowed only once, and without other corridors</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>RANDOM_CORRIDORS darf nur einmal stehen und nicht neben anderen Gängen</translation>
    </message>
    <message>
        <source>Add “)”</source>
        <extracomment>core/languages/classic/syntax/StatementParser.cpp</extracomment>
        <translation>„)“ hinzufügen</translation>
    </message>
    <message>
        <source>“[” and a number</source>
        <extracomment>core/languages/classic/syntax/StatementParser.cpp</extracomment>
        <translation>„[“ und eine Zahl</translation>
    </message>
    <message>
        <source>“[” and an index</source>
        <extracomment>core/languages/classic/syntax/StatementParser.cpp</extracomment>
        <translation>„[“ und ein Index</translation>
    </message>
    <message>
        <source>“)” or a comma</source>
        <extracomment>core/languages/classic/syntax/StatementParser.cpp</extracomment>
        <translation>„)“ oder ein Komma</translation>
    </message>
    <message>
        <source>Only descriptions without errors can be converted. Line {}: {}</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>Nur Beschreibungen ohne Fehler können umgewandelt werden. Zeile {}: {}</translation>
    </message>
    <message>
        <source>This has no equivalent that compiles: {} ({})</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>Dies hat keine Entsprechung, die sich übersetzen lässt: {} ({})</translation>
    </message>
    <message>
        <source>The text contains no level.</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>Der Text enthält kein Level.</translation>
    </message>
    <message>
        <source>The description cannot be converted, not even by way of a third game.</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>Die Beschreibung kann nicht umgewandelt werden, auch nicht über ein drittes Spiel.</translation>
    </message>
    <message>
        <source>This has no equivalent: {} ({})</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>Dies hat keine Entsprechung: {} ({})</translation>
    </message>
    <message>
        <source>This description is already for {}.</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>Diese Beschreibung ist schon für {}.</translation>
    </message>
    <message>
        <source>Descriptions for {} cannot be converted into ones for {}.</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>Beschreibungen für {} können nicht in solche für {} umgewandelt werden.</translation>
    </message>
    <message>
        <source>There is no {} {}; {}.</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>Es gibt kein {} {}; {}.</translation>
    </message>
    <message>
        <source>it is a random one now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>es ist jetzt zufällig</translation>
    </message>
    <message>
        <source>it is a random one of its class now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>es ist jetzt ein zufälliges seiner Klasse</translation>
    </message>
    <message>
        <source>the monster has seen none now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>das Monster hat jetzt keine gesehen</translation>
    </message>
    <message>
        <source>the room is an ordinary one now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>der Raum ist jetzt gewöhnlich</translation>
    </message>
    <message>
        <source>artifact</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>the door needs no key now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>die Tür braucht jetzt keinen Schlüssel</translation>
    </message>
    <message>
        <source>it is floor now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>es ist jetzt Boden</translation>
    </message>
    <message>
        <source>it is stone now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>es ist jetzt Stein</translation>
    </message>
    <message>
        <source>such cells are floor now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>solche Felder sind jetzt Boden</translation>
    </message>
    <message>
        <source>such form of</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>solche Form von</translation>
    </message>
    <message>
        <source>statement</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>it is left out</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>es wird weggelassen</translation>
    </message>
    <message>
        <source>word</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>Wort</translation>
    </message>
    <message>
        <source>a plain value stands for it</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>ein einfacher Wert steht dafür</translation>
    </message>
    <message>
        <source>Only the game itself understands {}; {}.</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>Nur das Spiel selbst versteht {}; {}.</translation>
    </message>
    <message>
        <source>Only the game itself understands {}; it is left out.</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>Nur das Spiel selbst versteht {}; es wird weggelassen.</translation>
    </message>
    <message>
        <source>class of monsters</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>Klasse von Monstern</translation>
    </message>
    <message>
        <source>class of objects</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>Klasse von Gegenständen</translation>
    </message>
    <message>
        <source>This room is now in the block of its parent, before the parent&apos;s other contents.</source>
        <extracomment>core/languages/convert/LevelConversion.cpp</extracomment>
        <translation>Dieser Raum steht jetzt im Block des äußeren, vor dessen anderem Inhalt.</translation>
    </message>
    <message>
        <source>There is no container before it in its part; its place is random now.</source>
        <extracomment>core/languages/convert/LevelConversion.cpp</extracomment>
        <translation>In seinem Teil steht kein Behälter davor; seine Stelle ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>This is now in the block of its container, before the statements that were between them.</source>
        <extracomment>core/languages/convert/LevelConversion.cpp</extracomment>
        <translation>Dies steht jetzt im Block seines Behälters, vor den Anweisungen, die dazwischen standen.</translation>
    </message>
    <message>
        <source>There is no statement like “{}”; it is left out.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Es gibt keine Anweisung wie „{}“; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>{} has no declared entry; it is random now.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>{} hat keinen erklärten Eintrag; es ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>There is no {}; the place is random now.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Es gibt kein {}; die Stelle ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>A list has no place “none”; the place is random now.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Eine Liste hat keine Stelle „none“; die Stelle ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>The place {} is outside of every level; it is random now.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Die Stelle {} ist außerhalb jedes Levels; sie ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>There are no rooms of the type “{}”; this one is ordinary now.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Es gibt keine Räume der Art „{}“; dieser ist jetzt gewöhnlich.</translation>
    </message>
    <message>
        <source>There is no flag “{}”; it is left out.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Es gibt kein Kennzeichen „{}“; es wird weggelassen.</translation>
    </message>
    <message>
        <source>There is no monster “{}”; it is now a random one of its class.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Es gibt kein Monster „{}“; es ist jetzt ein zufälliges seiner Klasse.</translation>
    </message>
    <message>
        <source>There is no class {} of monsters; it is now a random one.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Es gibt keine Klasse {} von Monstern; es ist jetzt ein zufälliges.</translation>
    </message>
    <message>
        <source>There is no object “{}” of the class {}; it is now a random one of that class.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Es gibt keinen Gegenstand „{}“ der Klasse {}; er ist jetzt ein zufälliger dieser Klasse.</translation>
    </message>
    <message>
        <source>There is no monster “{}”; it is left out.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Es gibt kein Monster „{}“; es wird weggelassen.</translation>
    </message>
    <message>
        <source>There is no trap “{}”; it is now a random one.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Es gibt keine Falle „{}“; sie ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>Doors have no keys of their own; “{}” is left out.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Türen haben keine eigenen Schlüssel; „{}“ wird weggelassen.</translation>
    </message>
    <message>
        <source>The chance of {} % is left out.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>Die Wahrscheinlichkeit von {} % wird weggelassen.</translation>
    </message>
    <message>
        <source>A description has no functions of its own.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>Eine Beschreibung hat keine eigenen Funktionen.</translation>
    </message>
    <message>
        <source>How often this loop runs is computed.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>Wie oft diese Schleife läuft, wird berechnet.</translation>
    </message>
    <message>
        <source>This has no equivalent.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>Dies hat keine Entsprechung.</translation>
    </message>
    <message>
        <source>{} It is a comment now.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>{} Es ist jetzt ein Kommentar.</translation>
    </message>
    <message>
        <source>Only a list of the description can be shuffled.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>Nur eine Liste der Beschreibung kann gemischt werden.</translation>
    </message>
    <message>
        <source>Flags apply to every level of the description.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>Kennzeichen gelten für jedes Level der Beschreibung.</translation>
    </message>
    <message>
        <source>There are no swamps in that game; this one is made as caves now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>In jenem Spiel gibt es keine Sümpfe; dieser wird jetzt als Höhlen gemacht.</translation>
    </message>
    <message>
        <source>The filling of the level is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Die Füllung des Levels wird berechnet.</translation>
    </message>
    <message>
        <source>Mazes cannot be stretched, and always have dead ends; this one is plain now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Labyrinthe können nicht gestreckt werden und haben immer Sackgassen; dieses ist jetzt schlicht.</translation>
    </message>
    <message>
        <source>The message is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Die Meldung wird berechnet.</translation>
    </message>
    <message>
        <source>Walls can only be made around the whole map.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Wände können nur um die ganze Karte gemacht werden.</translation>
    </message>
    <message>
        <source>There are no walls of lava; they are lava now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Es gibt keine Wände aus Lava; sie sind jetzt Lava.</translation>
    </message>
    <message>
        <source>The game shifts everything below a shorter row; here each row is placed as it is drawn.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Das Spiel verschiebt alles unter einer kürzeren Zeile; hier liegt jede Zeile so, wie sie gezeichnet ist.</translation>
    </message>
    <message>
        <source>The place of the map is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Der Platz der Karte wird berechnet.</translation>
    </message>
    <message>
        <source>This map has too many columns.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Diese Karte hat zu viele Spalten.</translation>
    </message>
    <message>
        <source>A map has {} columns at most; the others are a map of their own now, where nothing is put at random.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Eine Karte hat höchstens {} Spalten; die anderen sind jetzt eine eigene Karte, auf die nichts zufällig gesetzt wird.</translation>
    </message>
    <message>
        <source>The map is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Die Karte wird berechnet.</translation>
    </message>
    <message>
        <source>A map cannot be lit; a lit region is, with the cells around it.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Eine Karte kann nicht hell sein; ein helles Gebiet ist es, mit den Feldern ringsum.</translation>
    </message>
    <message>
        <source>“{}” and “{}” are not both given as numbers; they are random now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>„{}“ und „{}“ sind nicht beide als Zahlen gegeben; sie sind jetzt zufällig.</translation>
    </message>
    <message>
        <source>A room cannot be aligned in one direction only; it is now centered in the other one.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Ein Raum kann nicht nur in einer Richtung ausgerichtet werden; in der anderen ist er jetzt mittig.</translation>
    </message>
    <message>
        <source>For Monks this is a health food shop; it is a food shop for everybody now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Für Mönche ist dies ein Reformhaus; es ist jetzt ein Lebensmittelladen für alle.</translation>
    </message>
    <message>
        <source>The type is computed; the room is ordinary now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Die Art wird berechnet; der Raum ist jetzt gewöhnlich.</translation>
    </message>
    <message>
        <source>Things cannot contain rooms.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Räume können nicht in Dingen stehen.</translation>
    </message>
    <message>
        <source>The game fills every ROOM, although this one should stay empty.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Das Spiel füllt jeden ROOM, obwohl dieser leer bleiben sollte.</translation>
    </message>
    <message>
        <source>The game joins every ROOM; this one was not to be joined.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Das Spiel verbindet jeden ROOM; dieser sollte nicht verbunden werden.</translation>
    </message>
    <message>
        <source>A corridor must begin and end at a given wall of a given room.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Ein Gang muss an einer gegebenen Wand eines gegebenen Raums beginnen und enden.</translation>
    </message>
    <message>
        <source>The game digs no corridors between northern and southern walls.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>Das Spiel gräbt keine Gänge zwischen nördlichen und südlichen Wänden.</translation>
    </message>
    <message>
        <source>A door in a wall belongs in a room.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Eine Tür in einer Wand gehört in einen Raum.</translation>
    </message>
    <message>
        <source>The game treats a random drawbridge direction as west.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Das Spiel behandelt eine zufällige Richtung einer Zugbrücke als Westen.</translation>
    </message>
    <message>
        <source>A maze cannot start in a random direction; it now starts in the east.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Ein Labyrinth kann nicht in zufälliger Richtung beginnen; es beginnt jetzt im Osten.</translation>
    </message>
    <message>
        <source>There are no walls of lava; it is lava now.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Es gibt keine Wände aus Lava; es ist jetzt Lava.</translation>
    </message>
    <message>
        <source>“w” stands for several kinds of terrain.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>„w“ steht für mehrere Arten Gelände.</translation>
    </message>
    <message>
        <source>The terrain is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Das Gelände wird berechnet.</translation>
    </message>
    <message>
        <source>No description can express these cells.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Keine Beschreibung kann diese Felder ausdrücken.</translation>
    </message>
    <message>
        <source>A description cannot search for a part of a map.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Eine Beschreibung kann nicht nach einem Teil einer Karte suchen.</translation>
    </message>
    <message>
        <source>No description can express this area.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Keine Beschreibung kann diesen Bereich ausdrücken.</translation>
    </message>
    <message>
        <source>This now applies to the map only, not to the whole level.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Dies gilt jetzt nur für die Karte, nicht für das ganze Level.</translation>
    </message>
    <message>
        <source>This is only possible for rectangles.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Dies geht nur für Rechtecke.</translation>
    </message>
    <message>
        <source>Rooms cannot contain regions.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Gebiete können nicht in Räumen stehen.</translation>
    </message>
    <message>
        <source>Only rectangles can be lit or darkened.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Nur Rechtecke können hell oder dunkel gemacht werden.</translation>
    </message>
    <message>
        <source>The game ignores the contents of a region that only changes the light.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Das Spiel übergeht den Inhalt eines Gebiets, das nur das Licht ändert.</translation>
    </message>
    <message>
        <source>What it is for is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Wofür es ist, wird berechnet.</translation>
    </message>
    <message>
        <source>Where the portal leads is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>Wohin das Portal führt, wird berechnet.</translation>
    </message>
    <message>
        <source>The kind is computed; it is random now.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>Die Art wird berechnet; sie ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>The sex of a male monster cannot be expressed; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>Das Geschlecht eines männlichen Monsters lässt sich nicht ausdrücken; es wird weggelassen.</translation>
    </message>
    <message>
        <source>This appearance has no equivalent; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>Dieses Aussehen hat keine Entsprechung; es wird weggelassen.</translation>
    </message>
    <message>
        <source>“{}” has no equivalent; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>„{}“ hat keine Entsprechung; es wird weggelassen.</translation>
    </message>
    <message>
        <source>An unlocked state cannot be expressed; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>Ein unverschlossener Zustand lässt sich nicht ausdrücken; er wird weggelassen.</translation>
    </message>
    <message>
        <source>There is no monster “{}”; the kind of monster is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>Es gibt kein Monster „{}“; die Art des Monsters wird weggelassen.</translation>
    </message>
    <message>
        <source>The amount is computed; it is up to 200 now.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>Die Menge wird berechnet; sie ist jetzt höchstens 200.</translation>
    </message>
    <message>
        <source>The game uses the column as the row here, so it lies at {}.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>Das Spiel nimmt hier die Spalte als Zeile; darum liegt es bei {}.</translation>
    </message>
    <message>
        <source>The feature is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>Die Einrichtung wird berechnet.</translation>
    </message>
    <message>
        <source>{} has no equivalent.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>{} hat keine Entsprechung.</translation>
    </message>
    <message>
        <source>The arguments of the function are computed.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>Die Argumente der Funktion werden berechnet.</translation>
    </message>
    <message>
        <source>The value of “{}” is computed; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>Der Wert von „{}“ wird berechnet; er wird weggelassen.</translation>
    </message>
    <message>
        <source>This place is outside of every level; it is random now.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>Diese Stelle ist außerhalb jedes Levels; sie ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>This place is computed; it is random now.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>Diese Stelle wird berechnet; sie ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>Its place cannot be written out.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>Seine Stelle kann nicht ausgeschrieben werden.</translation>
    </message>
    <message>
        <source>It needs a place.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>Es braucht eine Stelle.</translation>
    </message>
    <message>
        <source>A text cannot contain quotes; they are apostrophes now.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>Anführungszeichen können nicht in einem Text stehen; sie sind jetzt Hochkommas.</translation>
    </message>
    <message>
        <source>Scripts for {} cannot be described for {}.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>Skripte für {} können nicht für {} beschrieben werden.</translation>
    </message>
    <message>
        <source>The script defines themed rooms, which {} does not have.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>Das Skript legt Themenräume fest, die {} nicht hat.</translation>
    </message>
    <message>
        <source>Only scripts without errors can be converted. Line {}: {}</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>Nur Skripte ohne Fehler können umgewandelt werden. Zeile {}: {}</translation>
    </message>
    <message>
        <source>This has no equivalent that compiles: {} It is a comment now.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>Dies hat keine Entsprechung, die sich übersetzen lässt: {} Es ist jetzt ein Kommentar.</translation>
    </message>
    <message>
        <source>This script cannot be turned into a description.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>Dieses Skript kann nicht in eine Beschreibung verwandelt werden.</translation>
    </message>
    <message>
        <source>The game mirrors such a level at random; it always looks as it is drawn now.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>Das Spiel spiegelt ein solches Level zufällig; jetzt sieht es immer so aus, wie es gezeichnet ist.</translation>
    </message>
    <message>
        <source>This flag is computed; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>Dieses Kennzeichen wird berechnet; es wird weggelassen.</translation>
    </message>
    <message>
        <source>The flag “{}” has no equivalent; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>Das Kennzeichen „{}“ hat keine Entsprechung; es wird weggelassen.</translation>
    </message>
    <message>
        <source>The level&apos;s name is too long; it is “{}” now.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>Der Name des Levels ist zu lang; er ist jetzt „{}“.</translation>
    </message>
    <message>
        <source>This condition is computed.</source>
        <extracomment>core/languages/convert/fromscript/FlowWriter.cpp</extracomment>
        <translation>Diese Bedingung wird berechnet.</translation>
    </message>
    <message>
        <source>This loop never runs.</source>
        <extracomment>core/languages/convert/fromscript/FlowWriter.cpp</extracomment>
        <translation>Diese Schleife läuft nie.</translation>
    </message>
    <message>
        <source>A loop that may not run at all has no equivalent.</source>
        <extracomment>core/languages/convert/fromscript/FlowWriter.cpp</extracomment>
        <translation>Eine Schleife, die vielleicht gar nicht läuft, hat keine Entsprechung.</translation>
    </message>
    <message>
        <source>There is no monster {}; it is now a random one.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>Es gibt kein Monster {}; es ist jetzt ein zufälliges.</translation>
    </message>
    <message>
        <source>There is no monster {}; it is now a random one of its class.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>Es gibt kein Monster {}; es ist jetzt ein zufälliges seiner Klasse.</translation>
    </message>
    <message>
        <source>There is no class {} of objects; it is now a random one.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>Es gibt keine Klasse {} von Gegenständen; er ist jetzt ein zufälliger.</translation>
    </message>
    <message>
        <source>There is no object {}; it is now a random one.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>Es gibt keinen Gegenstand {}; er ist jetzt ein zufälliger.</translation>
    </message>
    <message>
        <source>There is no object {} of the class {}; it is now a random one of that class.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>Es gibt keinen Gegenstand {} der Klasse {}; er ist jetzt ein zufälliger dieser Klasse.</translation>
    </message>
    <message>
        <source>There is no trap {}; it is now a random one.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>Es gibt keine Falle {}; sie ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>There are no rooms of the type {}; this one is ordinary now.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>Es gibt keine Räume der Art {}; dieser ist jetzt gewöhnlich.</translation>
    </message>
    <message>
        <source>This value is computed.</source>
        <extracomment>core/languages/convert/fromscript/VariableWriter.cpp</extracomment>
        <translation>Dieser Wert wird berechnet.</translation>
    </message>
    <message>
        <source>Several values at once have no equivalent.</source>
        <extracomment>core/languages/convert/fromscript/VariableWriter.cpp</extracomment>
        <translation>Mehrere Werte zugleich haben keine Entsprechung.</translation>
    </message>
    <message>
        <source>This value is computed; the variable keeps the one from before.</source>
        <extracomment>core/languages/convert/fromscript/VariableWriter.cpp</extracomment>
        <translation>Dieser Wert wird berechnet; die Variable behält den vorigen.</translation>
    </message>
    <message>
        <source>There are no rooms of the type “{}”; it is ordinary now.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>Es gibt keine Räume der Art „{}“; er ist jetzt gewöhnlich.</translation>
    </message>
    <message>
        <source>A corridor to a plain number was never dug; it is left out.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>Ein Gang zu einer bloßen Zahl wurde nie gegraben; er wird weggelassen.</translation>
    </message>
    <message>
        <source>A door can be in one wall or in any; it is in any now.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>Eine Tür kann in einer Wand oder in irgendeiner sein; sie ist jetzt in irgendeiner.</translation>
    </message>
    <message>
        <source>Like 3.6, NetHack 3.7 puts no doors into the outer walls of rooms; random corridors make their own. It is a comment now.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>Wie 3.6 setzt NetHack 3.7 keine Türen in die äußeren Wände von Räumen; zufällige Gänge machen ihre eigenen. Es ist jetzt ein Kommentar.</translation>
    </message>
    <message>
        <source>NetHack 3.7 does not accept a drawbridge in column 0 of a map. It is a comment now.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>NetHack 3.7 nimmt in Spalte 0 einer Karte keine Zugbrücke an. Es ist jetzt ein Kommentar.</translation>
    </message>
    <message>
        <source>Walls cannot be put around selected cells; it is for the whole map now.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>Wände können nicht um ausgewählte Felder gesetzt werden; es gilt jetzt für die ganze Karte.</translation>
    </message>
    <message>
        <source>The ground of a random place cannot be given: it follows from what is placed there.</source>
        <extracomment>core/languages/convert/toscript/ArgumentValues.cpp</extracomment>
        <translation>Der Grund einer zufälligen Stelle kann nicht angegeben werden: er folgt aus dem, was dorthin gesetzt wird.</translation>
    </message>
    <message>
        <source>The light of a map character cannot be kept in a variable.</source>
        <extracomment>core/languages/convert/toscript/ArgumentValues.cpp</extracomment>
        <translation>Das Licht eines Zeichens der Karte kann nicht in einer Variablen stehen.</translation>
    </message>
    <message>
        <source>There is nothing here that a BREAK could leave; it is left out.</source>
        <extracomment>core/languages/convert/toscript/LevelScript.cpp</extracomment>
        <translation>Hier gibt es nichts, was ein BREAK verlassen könnte; es wird weggelassen.</translation>
    </message>
    <message>
        <source>EXIT ends only what is in this room or container, not the level.</source>
        <extracomment>core/languages/convert/toscript/LevelScript.cpp</extracomment>
        <translation>EXIT beendet nur, was in diesem Raum oder Behälter ist, nicht das Level.</translation>
    </message>
    <message>
        <source>There is no such class of monsters; it is now a random one.</source>
        <extracomment>core/languages/convert/toscript/ScriptThings.cpp</extracomment>
        <translation>Es gibt keine solche Klasse von Monstern; es ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>There is no such class of objects; it is now a random one.</source>
        <extracomment>core/languages/convert/toscript/ScriptThings.cpp</extracomment>
        <translation>Es gibt keine solche Klasse von Gegenständen; er ist jetzt zufällig.</translation>
    </message>
    <message>
        <source>Only the name decides which one is meant: this “{}” is now one of the class {}.</source>
        <extracomment>core/languages/convert/toscript/ScriptThings.cpp</extracomment>
        <translation>Nur der Name entscheidet, welcher gemeint ist: dieser „{}“ ist jetzt einer der Klasse {}.</translation>
    </message>
    <message>
        <source>There is no object “{}” of its class; it is now a random one of that class.</source>
        <extracomment>core/languages/convert/toscript/ScriptThings.cpp</extracomment>
        <translation>Es gibt keinen Gegenstand „{}“ seiner Klasse; er ist jetzt ein zufälliger dieser Klasse.</translation>
    </message>
    <message>
        <source>The traps that a monster has seen cannot be given; they are left out.</source>
        <extracomment>core/languages/convert/toscript/ThingScript.cpp</extracomment>
        <translation>Die Fallen, die ein Monster gesehen hat, können nicht angegeben werden; sie werden weggelassen.</translation>
    </message>
    <message>
        <source>An object of this kind has no number, so the number is left out.</source>
        <extracomment>core/languages/convert/toscript/ThingScript.cpp</extracomment>
        <translation>Ein Gegenstand dieser Art hat keine Zahl; darum wird die Zahl weggelassen.</translation>
    </message>
    <message>
        <source>There are no invisible objects; it can be seen now.</source>
        <extracomment>core/languages/convert/toscript/ThingScript.cpp</extracomment>
        <translation>Es gibt keine unsichtbaren Gegenstände; er ist jetzt zu sehen.</translation>
    </message>
    <message>
        <source>A grave without an inscription has an empty one now.</source>
        <extracomment>core/languages/convert/toscript/ThingScript.cpp</extracomment>
        <translation>Ein Grab ohne Inschrift hat jetzt eine leere.</translation>
    </message>
    <message>
        <source>byte 0: no known game has the version {}.</source>
        <extracomment>core/languages/games/DecompiledFile.cpp</extracomment>
        <translation>Byte 0: kein bekanntes Spiel hat die Version {}.</translation>
    </message>
    <message>
        <source>monster class</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>Monsterklasse</translation>
    </message>
    <message>
        <source>object class</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>Gegenstandsklasse</translation>
    </message>
    <message>
        <source>level flag</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>Kennzeichen des Levels</translation>
    </message>
    <message>
        <source>option</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>Option</translation>
    </message>
    <message>
        <source>function</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>door material</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>Material einer Tür</translation>
    </message>
    <message>
        <source>the {} {}</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>{}: The tables do not fit together: {}</source>
        <extracomment>core/languages/games/Games.cpp</extracomment>
        <translation>{}: Die Tabellen passen nicht zusammen: {}</translation>
    </message>
    <message>
        <source>This document is shown as text only.</source>
        <extracomment>core/languages/games/PlainLanguage.cpp</extracomment>
        <translation>Dieses Dokument ist nur als Text zu sehen.</translation>
    </message>
    <message>
        <source>it describes dungeons, not levels</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation>es beschreibt Verliese, keine Level</translation>
    </message>
    <message>
        <source>it lists the vaults of a game and is not a level</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation>es nennt die Gewölbe eines Spiels und ist kein Level</translation>
    </message>
    <message>
        <source>it is a script that makes no level; it is read as a library</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation>es ist ein Skript, das kein Level macht; es wird als Bibliothek gelesen</translation>
    </message>
    <message>
        <source>it is a script that makes no level: it calls no function of “des”</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation>es ist ein Skript, das kein Level macht: es ruft keine Funktion von „des“</translation>
    </message>
    <message>
        <source>it sets {}{} and draws nothing: it is not a level</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation>es setzt {}{} und zeichnet nichts: es ist kein Level</translation>
    </message>
    <message>
        <source> and more</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation> und mehr</translation>
    </message>
    <message>
        <source>Level {} cannot be compiled: only the game itself understands {}.</source>
        <extracomment>core/languages/program/compile/LevelLowering.cpp</extracomment>
        <translation>Level {} kann nicht übersetzt werden: nur das Spiel selbst versteht {}.</translation>
    </message>
    <message>
        <source>Instruction {} ({})</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>Befehl {} ({})</translation>
    </message>
    <message>
        <source>The end of the program</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>Das Ende des Programms</translation>
    </message>
    <message>
        <source>what is there instead of the header</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>was anstelle des Kopfs da ist</translation>
    </message>
    <message>
        <source>blocks that are nested so deeply</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>so tief verschachtelte Blöcke</translation>
    </message>
    <message>
        <source>jumps so entangled</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>so verwickelte Sprünge</translation>
    </message>
    <message>
        <source>an end of a block within a statement</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>ein Blockende innerhalb einer Anweisung</translation>
    </message>
    <message>
        <source>this instruction</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>dieser Befehl</translation>
    </message>
    <message>
        <source>a value that nothing uses</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>ein Wert, den nichts benutzt</translation>
    </message>
    <message>
        <source>a block without an end</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>ein Block ohne Ende</translation>
    </message>
    <message>
        <source>a jump by {}</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>ein Sprung um {}</translation>
    </message>
    <message>
        <source>a loop that does not go back</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>eine Schleife, die nicht zurückgeht</translation>
    </message>
    <message>
        <source>a jump with a value left</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>ein Sprung mit übrigem Wert</translation>
    </message>
    <message>
        <source>a table of cases that leads elsewhere</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>eine Tabelle von Fällen, die anderswohin führt</translation>
    </message>
    <message>
        <source>No description can express instruction {}, which has the number {}.</source>
        <extracomment>core/languages/program/decompile/GameNumbers.cpp</extracomment>
        <translation>Keine Beschreibung kann den Befehl {} mit der Nummer {} ausdrücken.</translation>
    </message>
    <message>
        <source>a value without a type</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>ein Wert ohne Typ</translation>
    </message>
    <message>
        <source>the variable {}, which has no value yet</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>die Variable {}, die noch keinen Wert hat</translation>
    </message>
    <message>
        <source>so long a computation</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>eine so lange Berechnung</translation>
    </message>
    <message>
        <source>an instruction that lacks a value</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>ein Befehl, dem ein Wert fehlt</translation>
    </message>
    <message>
        <source>{} where {} belongs</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>{}, wo {} hingehört</translation>
    </message>
    <message>
        <source>{} of the number {:#x}</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>{} mit der Nummer {:#x}</translation>
    </message>
    <message>
        <source>a computed number where one must be written</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>eine berechnete Zahl, wo eine geschriebene stehen muss</translation>
    </message>
    <message>
        <source>a computed text where one must be written</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>ein berechneter Text, wo ein geschriebener stehen muss</translation>
    </message>
    <message>
        <source>a copy of nothing</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>eine Kopie von nichts</translation>
    </message>
    <message>
        <source>a calculation with {}</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>eine Rechnung mit {}</translation>
    </message>
    <message>
        <source>texts that are not joined from left to right</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>Texte, die nicht von links nach rechts verbunden sind</translation>
    </message>
    <message>
        <source>a filter of another kind</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>ein Filter anderer Art</translation>
    </message>
    <message>
        <source>{} as a radius</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>{} als Radius</translation>
    </message>
    <message>
        <source>a comparison with {}</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>ein Vergleich mit {}</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>an area</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>ein Bereich</translation>
    </message>
    <message>
        <source>a map character</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>ein Zeichen der Karte</translation>
    </message>
    <message>
        <source>a random number</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>eine Zufallszahl</translation>
    </message>
    <message>
        <source>a copy</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>eine Kopie</translation>
    </message>
    <message>
        <source>{} with {}</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>{} mit {}</translation>
    </message>
    <message>
        <source>the filling {} of a maze</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>die Füllung {} eines Labyrinths</translation>
    </message>
    <message>
        <source>the flags {:#x}</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>die Kennzeichen {:#x}</translation>
    </message>
    <message>
        <source>the place of a map</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>der Platz einer Karte</translation>
    </message>
    <message>
        <source>a map of {} × {} in {} bytes</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>eine Karte von {} × {} in {} Bytes</translation>
    </message>
    <message>
        <source>the flags {} of a room</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>die Kennzeichen {} eines Raums</translation>
    </message>
    <message>
        <source>a level region of kind {}</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>ein Gebiet des Levels der Art {}</translation>
    </message>
    <message>
        <source>a drawbridge in state {} and direction {}</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>eine Zugbrücke im Zustand {} und in Richtung {}</translation>
    </message>
    <message>
        <source>{} elements</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>{} Elemente</translation>
    </message>
    <message>
        <source>the value assigned to {}</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>der Wert, den {} bekommt</translation>
    </message>
    <message>
        <source>option {} of a monster</source>
        <extracomment>core/languages/program/decompile/Things.cpp</extracomment>
        <translation>Option {} eines Monsters</translation>
    </message>
    <message>
        <source>option {} of an object</source>
        <extracomment>core/languages/program/decompile/Things.cpp</extracomment>
        <translation>Option {} eines Gegenstands</translation>
    </message>
    <message>
        <source>Nothing can be put into itself.</source>
        <extracomment>core/languages/program/edit/ArrangeStatements.cpp</extracomment>
        <translation>Nichts kann in sich selbst gelegt werden.</translation>
    </message>
    <message>
        <source>This cannot be separated from what it belongs to.</source>
        <extracomment>core/languages/program/edit/ArrangeStatements.cpp</extracomment>
        <translation>Dies kann nicht von dem getrennt werden, wozu es gehört.</translation>
    </message>
    <message>
        <source>This can only be moved together with the condition before it.</source>
        <extracomment>core/languages/program/edit/ArrangeStatements.cpp</extracomment>
        <translation>Dies kann nur zusammen mit der Bedingung davor verschoben werden.</translation>
    </message>
    <message>
        <source>counts as a maze in the game</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>gilt im Spiel als Labyrinth</translation>
    </message>
    <message>
        <source>its map and boulders are known from the start</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>seine Karte und Felsblöcke sind von Anfang an bekannt</translation>
    </message>
    <message>
        <source>what is out of sight is not remembered</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>was außer Sicht ist, wird nicht erinnert</translation>
    </message>
    <message>
        <source>undead seldom leave corpses</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>Untote hinterlassen selten Leichen</translation>
    </message>
    <message>
        <source>below ice is a pool, not a moat</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>unter Eis ist ein Teich, kein Graben</translation>
    </message>
    <message>
        <source>what is outside its maps cannot be dug or passed</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>was außerhalb seiner Karten ist, kann nicht gegraben oder durchschritten werden</translation>
    </message>
    <message>
        <source>its mazes are made of corridors</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>seine Labyrinthe bestehen aus Gängen</translation>
    </message>
    <message>
        <source>what cannot be reached gets a way in</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>was nicht erreichbar ist, bekommt einen Zugang</translation>
    </message>
    <message>
        <source>gets what belongs to its type</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>bekommt, was zu seiner Art gehört</translation>
    </message>
    <message>
        <source>stays empty</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>bleibt leer</translation>
    </message>
    <message>
        <source>corridors lead there</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>Gänge führen hin</translation>
    </message>
    <message>
        <source>no corridors lead there</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>keine Gänge führen hin</translation>
    </message>
    <message>
        <source>harms whoever opens it</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>schadet dem, der sie öffnet</translation>
    </message>
    <message>
        <source>those who arrive from below</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>wer von unten ankommt</translation>
    </message>
    <message>
        <source>those who arrive from above</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>wer von oben ankommt</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>one of the three, in random order</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>eine der drei, in zufälliger Reihenfolge</translation>
    </message>
    <message>
        <source>a cell of that kind</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>ein Feld dieser Art</translation>
    </message>
    <message>
        <source>A broken statement has no fields.</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>Eine fehlerhafte Anweisung hat keine Angaben.</translation>
    </message>
    <message>
        <source>No word of this statement is known. Correct it in the text first.</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>Kein Wort dieser Anweisung ist bekannt. Berichtigen Sie es zuerst im Text.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>{} does not fit there; {} is needed.</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>{} kann dort nicht stehen; nötig ist {}.</translation>
    </message>
    <message>
        <source>This is more than one value.</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>Das ist mehr als ein Wert.</translation>
    </message>
    <message>
        <source>“{}” would mean something else there.</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>„{}“ würde dort etwas anderes bedeuten.</translation>
    </message>
    <message>
        <source>Not needed if the name is given</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Nicht nötig, wenn der Name gegeben ist</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>as it is</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>The terrain that fills the level at first</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Woraus alles zuerst besteht</translation>
    </message>
    <message>
        <source>Of the map’s upper left corner</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Von der linken oberen Ecke der Karte aus</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>places count from it</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Stellen zählen von ihr</translation>
    </message>
    <message>
        <source>Whether the statements below count from this map’s corner</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Ob die Anweisungen darunter von der Ecke dieser Karte zählen</translation>
    </message>
    <message>
        <source>attitude</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>alertness</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wachheit</translation>
    </message>
    <message>
        <source>m_monster, m_object or m_feature and a name in quotes</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>m_monster, m_object oder m_feature und ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>knows traps</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>kennt Fallen</translation>
    </message>
    <message>
        <source>all, or names such as &quot;pit&quot;|&quot;web&quot;</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>all, oder Namen wie &quot;pit&quot;|&quot;web&quot;</translation>
    </message>
    <message>
        <source>flees</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>flieht</translation>
    </message>
    <message>
        <source>For this many turns</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>So viele Runden lang</translation>
    </message>
    <message>
        <source>is blind</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>ist blind</translation>
    </message>
    <message>
        <source>is paralyzed</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>ist gelähmt</translation>
    </message>
    <message>
        <source>avenges itself</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>rächt sich</translation>
    </message>
    <message>
        <source>How many there are</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wie viele es sind</translation>
    </message>
    <message>
        <source>Or charges</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Oder Ladungen</translation>
    </message>
    <message>
        <source>of monster</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>von Monster</translation>
    </message>
    <message>
        <source>Whose corpse, egg, statue or figurine it is</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wessen Leiche, Ei, Statue oder Figur es ist</translation>
    </message>
    <message>
        <source>eroded</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>verwittert</translation>
    </message>
    <message>
        <source>How far, from 0 to 3</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wie sehr, von 0 bis 3</translation>
    </message>
    <message>
        <source>recharged</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>aufgeladen</translation>
    </message>
    <message>
        <source>How often it was</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wie oft es aufgeladen wurde</translation>
    </message>
    <message>
        <source>erodeproof</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>unverwitterbar</translation>
    </message>
    <message>
        <source>Whether the game adds what belongs in mazes</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Ob das Spiel hinzufügt, was in Labyrinthe gehört</translation>
    </message>
    <message>
        <source>corridor or room floor</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Gang oder Raumboden</translation>
    </message>
    <message>
        <source>paths</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wege</translation>
    </message>
    <message>
        <source>What the paths of the maze are made of</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Woraus die Wege des Labyrinths sind</translation>
    </message>
    <message>
        <source>Where walls are put up; the whole map if this is not given</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wo Wände gesetzt werden; ohne Angabe auf der ganzen Karte</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>within it</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>darin</translation>
    </message>
    <message>
        <source>Its position within its place</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Seine Lage an seinem Platz</translation>
    </message>
    <message>
        <source>Where the stairs may be</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wo die Treppe sein darf</translation>
    </message>
    <message>
        <source>The part of that area where no stairs are made</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Der Teil davon, wo sie nicht ist</translation>
    </message>
    <message>
        <source>The level at its other end</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Das Level am anderen Ende</translation>
    </message>
    <message>
        <source>Where it may be</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wo es sein darf</translation>
    </message>
    <message>
        <source>The part of that area where the portal is not</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Davon, wo es nicht ist</translation>
    </message>
    <message>
        <source>from anywhere</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>von überall</translation>
    </message>
    <message>
        <source>for arrivals</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>für Ankünfte</translation>
    </message>
    <message>
        <source>The direction in which they travel</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Die Richtung, in der sie reisen</translation>
    </message>
    <message>
        <source>in place of</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>anstelle von</translation>
    </message>
    <message>
        <source>Per cent of the cells</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Prozent der Felder</translation>
    </message>
    <message>
        <source>epitaph</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Grabinschrift</translation>
    </message>
    <message>
        <source>Or random</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Oder zufällig</translation>
    </message>
    <message>
        <source>In one of this many cells</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>In einem von so vielen Feldern</translation>
    </message>
    <message>
        <source>gold in the rock</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Gold im Fels</translation>
    </message>
    <message>
        <source>In this many of 1000 cells</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>In so vielen von 1000 Feldern</translation>
    </message>
    <message>
        <source>gems in the rock</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Edelsteine im Fels</translation>
    </message>
    <message>
        <source>The number of a room, its wall, and which door of that wall</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Die Nummer eines Raums, seine Wand, und welche Tür dieser Wand</translation>
    </message>
    <message>
        <source>list</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>variable</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>How often it runs</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wie oft sie läuft</translation>
    </message>
    <message>
        <source>For a plain number, a random smaller number is chosen</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Bei einer bloßen Zahl wird eine zufällige kleinere gewählt</translation>
    </message>
    <message>
        <source>Where somebody may arrive</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Wo jemand ankommen darf</translation>
    </message>
    <message>
        <source>The part of it where nobody arrives</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Der Teil davon, wo niemand ankommt</translation>
    </message>
    <message>
        <source>The type decides what the game puts into the room</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Die Art entscheidet, was das Spiel in den Raum setzt</translation>
    </message>
    <message>
        <source>Whether the game fills the room according to its type; it does if none of the words for rooms is given</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Ob das Spiel den Raum nach seiner Art füllt; es tut das, wenn keines der Wörter für Räume dasteht</translation>
    </message>
    <message>
        <source>The game’s compiler reads it, but ignores it</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>Der Übersetzer des Spiels liest es, beachtet es aber nicht</translation>
    </message>
    <message>
        <source>The game makes no doors in outer rooms that a corridor could join: random corridors bring their own.</source>
        <extracomment>core/languages/program/edit/RoomEdit.h</extracomment>
        <translation>Das Spiel macht in äußeren Räumen keine Türen, die ein Gang verbinden könnte: zufällige Gänge bringen ihre eigenen mit.</translation>
    </message>
    <message>
        <source>options …</source>
        <extracomment>core/languages/program/edit/Text.cpp</extracomment>
        <translation>Optionen …</translation>
    </message>
    <message>
        <source>In any order</source>
        <extracomment>core/languages/program/edit/Text.cpp</extracomment>
        <translation>In beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>filled, form, corridors …</source>
        <extracomment>core/languages/program/edit/Text.cpp</extracomment>
        <translation>gefüllt, Form, Gänge …</translation>
    </message>
    <message>
        <source>random monster</source>
        <extracomment>core/languages/program/language/Placements.cpp</extracomment>
        <translation>zufälliges Monster</translation>
    </message>
    <message>
        <source>random object</source>
        <extracomment>core/languages/program/language/Placements.cpp</extracomment>
        <translation>zufälliger Gegenstand</translation>
    </message>
    <message>
        <source>region {}</source>
        <extracomment>core/languages/program/language/Placements.cpp</extracomment>
        <translation>Gebiet {}</translation>
    </message>
    <message>
        <source>random trap</source>
        <extracomment>core/languages/program/language/Placements.cpp</extracomment>
        <translation>zufällige Falle</translation>
    </message>
    <message>
        <source>Only vaults are set into a sample level: levels with the flag “rndvault”.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>Nur Gewölbe kommen in ein Beispiellevel: Level mit dem Flag „rndvault“.</translation>
    </message>
    <message>
        <source>“{}” needs a depth of {} or more; this level has {}.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>„{}“ braucht eine Tiefe von mindestens {}; dieses Level hat {}.</translation>
    </message>
    <message>
        <source>Part {}</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>Teil {}</translation>
    </message>
    <message>
        <source>no map</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>A broken statement has no place.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>Eine fehlerhafte Anweisung hat keine Stelle.</translation>
    </message>
    <message>
        <source>Only a single statement can go there, and not every kind can.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>Das ist nicht eine Anweisung, die dort stehen darf.</translation>
    </message>
    <message>
        <source>The place of this part is not written in words such as “left” and “top”.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>Der Platz dieses Teils ist nicht in Wörtern wie „left“ und „top“ geschrieben.</translation>
    </message>
    <message>
        <source>There is no level here.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>Hier ist kein Level.</translation>
    </message>
    <message>
        <source>The level has errors.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>Das Level hat Fehler.</translation>
    </message>
    <message>
        <source>No level description can express this.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>Keine Beschreibung kann dies ausdrücken.</translation>
    </message>
    <message>
        <source>No level description can express what instruction {} does there.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>Keine Beschreibung kann ausdrücken, was der Befehl {} dort tut.</translation>
    </message>
    <message>
        <source>no room is open whose door it could be</source>
        <extracomment>core/languages/program/roll/Instructions.cpp</extracomment>
        <translation>kein Raum ist offen, dessen Tür es sein könnte</translation>
    </message>
    <message>
        <source>there are 40 level regions already</source>
        <extracomment>core/languages/program/roll/Instructions.cpp</extracomment>
        <translation>es gibt schon 40 Gebiete des Levels</translation>
    </message>
    <message>
        <source>a value has the wrong type</source>
        <extracomment>core/languages/program/roll/ProgramMachine.cpp</extracomment>
        <translation>ein Wert hat den falschen Typ</translation>
    </message>
    <message>
        <source>a condition such as [50%] or [$a &gt; 1]</source>
        <extracomment>core/languages/program/syntax/FlowParser.cpp</extracomment>
        <translation>eine Bedingung wie [50%] oder [$a &gt; 1]</translation>
    </message>
    <message>
        <source>a variable that contains a list</source>
        <extracomment>core/languages/program/syntax/FlowParser.cpp</extracomment>
        <translation>eine Variable, die eine Liste enthält</translation>
    </message>
    <message>
        <source>a word of the class “{}”</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>ein Wort der Klasse „{}“</translation>
    </message>
    <message>
        <source>dice such as 2d6</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>Würfel wie 2d6</translation>
    </message>
    <message>
        <source>a call of a function</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>ein Aufruf einer Funktion</translation>
    </message>
    <message>
        <source>a chance such as [50%]</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>eine Wahrscheinlichkeit wie [50%]</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>values that are nested less deeply</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>weniger Werte in Werten</translation>
    </message>
    <message>
        <source>monster with an object</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>Monster mit Gegenstand</translation>
    </message>
    <message>
        <source>inner door</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>innere Tür</translation>
    </message>
    <message>
        <source>secret inner door</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>innere Geheimtür</translation>
    </message>
    <message>
        <source>tree</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>Baum</translation>
    </message>
    <message>
        <source>water over an area</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>Wasser über einem Bereich</translation>
    </message>
    <message>
        <source>trees here and there</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>Bäume hier und dort</translation>
    </message>
    <message>
        <source>ore and gems in the rock</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>Erz und Edelsteine im Fels</translation>
    </message>
    <message>
        <source>terrain replaced</source>
        <extracomment>core/languages/program/syntax/Grammar.cpp</extracomment>
        <translation>ersetztes Gelände</translation>
    </message>
    <message>
        <source>variable =</source>
        <extracomment>core/languages/program/syntax/Grammar.cpp</extracomment>
        <translation>Variable =</translation>
    </message>
    <message>
        <source>furniture of the game</source>
        <extracomment>core/languages/program/syntax/Grammar.cpp</extracomment>
        <translation>Einrichtung des Spiels</translation>
    </message>
    <message>
        <source>a MAP on a line of its own</source>
        <extracomment>core/languages/program/syntax/LevelParser.cpp</extracomment>
        <translation>eine MAP in einer eigenen Zeile</translation>
    </message>
    <message>
        <source>a map row or ENDMAP</source>
        <extracomment>core/languages/program/syntax/LevelParser.cpp</extracomment>
        <translation>eine Zeile der Karte oder ENDMAP</translation>
    </message>
    <message>
        <source>a place or a selection of cells</source>
        <extracomment>core/languages/program/syntax/SelectionParser.cpp</extracomment>
        <translation>eine Stelle oder eine Auswahl von Feldern</translation>
    </message>
    <message>
        <source>radial or square</source>
        <extracomment>core/languages/program/syntax/SelectionParser.cpp</extracomment>
        <translation>radial oder square</translation>
    </message>
    <message>
        <source>a minus sign, which cannot be written in this language</source>
        <extracomment>core/languages/program/syntax/SelectionParser.cpp</extracomment>
        <translation>ein Minuszeichen, das in dieser Sprache nicht stehen kann</translation>
    </message>
    <message>
        <source>a selection of cells</source>
        <extracomment>core/languages/program/syntax/SelectionParser.cpp</extracomment>
        <translation>eine Auswahl von Feldern</translation>
    </message>
    <message>
        <source>a statement</source>
        <extracomment>core/languages/program/syntax/StatementParser.cpp</extracomment>
        <translation>eine Anweisung</translation>
    </message>
    <message>
        <source>a chance such as 50%</source>
        <extracomment>core/languages/program/syntax/StatementParser.cpp</extracomment>
        <translation>eine Wahrscheinlichkeit wie 50%</translation>
    </message>
    <message>
        <source>the end of the statement</source>
        <extracomment>core/languages/program/syntax/StatementTrial.cpp</extracomment>
        <translation>das Ende der Anweisung</translation>
    </message>
    <message>
        <source>an option of a monster</source>
        <extracomment>core/languages/program/syntax/ThingParser.cpp</extracomment>
        <translation>eine Option eines Monsters</translation>
    </message>
    <message>
        <source>a place or an option of an object</source>
        <extracomment>core/languages/program/syntax/ThingParser.cpp</extracomment>
        <translation>eine Stelle oder eine Option eines Gegenstands</translation>
    </message>
    <message>
        <source>a number, dice or a variable that contains a number</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>eine Zahl, Würfel oder eine Variable, die eine Zahl enthält</translation>
    </message>
    <message>
        <source>a text in quotes or a variable that contains one</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>ein Text in Anführungszeichen oder eine Variable, die einen enthält</translation>
    </message>
    <message>
        <source>dry, wet, hot, solid or any</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>dry, wet, hot, solid oder any</translation>
    </message>
    <message>
        <source>a map character in quotes such as &apos;.&apos;</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>ein Zeichen der Karte in Hochkommas wie &apos;.&apos;</translation>
    </message>
    <message>
        <source>a name or class in quotes, or random</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>ein Name oder eine Klasse in Anführungszeichen, oder random</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>the name of a flag</source>
        <extracomment>core/languages/script/checks/CallChecks.cpp</extracomment>
        <translation>der Name eines Kennzeichens</translation>
    </message>
    <message>
        <source>{} takes {}</source>
        <extracomment>core/languages/script/checks/CallChecks.cpp</extracomment>
        <translation>{} nimmt {}</translation>
    </message>
    <message>
        <source>With more than one selection {} does nothing</source>
        <extracomment>core/languages/script/checks/CallChecks.cpp</extracomment>
        <translation>Mit mehr als einer Auswahl tut {} nichts</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>core/languages/script/checks/CheckedCall.cpp</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>core/languages/script/checks/CheckedCall.cpp</extracomment>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>Add “{}”</source>
        <extracomment>core/languages/script/checks/Checks.cpp</extracomment>
        <translation>„{}“ hinzufügen</translation>
    </message>
    <message>
        <source>Fill it up with stone</source>
        <extracomment>core/languages/script/checks/MapChecks.cpp</extracomment>
        <translation>Mit Stein auffüllen</translation>
    </message>
    <message>
        <source>This map is {} cells wide, and the level {}: the rest is cut off</source>
        <extracomment>core/languages/script/checks/MapChecks.cpp</extracomment>
        <translation>Diese Karte ist {} Felder breit, das Level {}: der Rest wird abgeschnitten</translation>
    </message>
    <message>
        <source>a class is one character</source>
        <extracomment>core/languages/script/checks/NameChecks.cpp</extracomment>
        <translation>eine Klasse ist ein Zeichen</translation>
    </message>
    <message>
        <source>a selection and a number</source>
        <extracomment>core/languages/script/checks/NameUses.cpp</extracomment>
        <translation>eine Auswahl und eine Zahl</translation>
    </message>
    <message>
        <source>one selection</source>
        <extracomment>core/languages/script/checks/NameUses.cpp</extracomment>
        <translation>eine Auswahl</translation>
    </message>
    <message>
        <source>; the place is random</source>
        <extracomment>core/languages/script/checks/NameUses.cpp</extracomment>
        <translation>; die Stelle ist zufällig</translation>
    </message>
    <message>
        <source>Nothing can be chosen from this: the game complains</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Hieraus kann nichts gewählt werden: das Spiel beschwert sich</translation>
    </message>
    <message>
        <source>Without x2 and y2 this reaches to the corner of the map</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Ohne x2 und y2 reicht dies bis zur Ecke der Karte</translation>
    </message>
    <message>
        <source>This is for tests of the game: it wrecks a level</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Dies ist für Prüfungen des Spiels: es zerstört ein Level</translation>
    </message>
    <message>
        <source>This is not a function: all later objects go to this monster</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Dies ist keine Funktion: alle späteren Gegenstände gehen an dieses Monster</translation>
    </message>
    <message>
        <source>This is not a function, so the game calls nothing</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Dies ist keine Funktion; darum ruft das Spiel nichts</translation>
    </message>
    <message>
        <source>“{}” is not a terrain, so nothing changes</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>„{}“ ist kein Gelände; darum ändert sich nichts</translation>
    </message>
    <message>
        <source>The walls of a mazegrid are its “bg”; without it, everything is stone</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Die Wände eines mazegrid sind sein „bg“; ohne es ist alles Stein</translation>
    </message>
    <message>
        <source>Without {} the map keeps the row of the one before</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Ohne {} behält die Karte die Zeile der vorigen</translation>
    </message>
    <message>
        <source>Without {} the map keeps the column of the one before</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Ohne {} behält die Karte die Spalte der vorigen</translation>
    </message>
    <message>
        <source>“lit” is 1, 0, -1 for random light, or -2 to leave the light as it is</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>„lit“ ist 1, 0, -1 für zufälliges Licht, oder -2, damit das Licht bleibt, wie es ist</translation>
    </message>
    <message>
        <source>A random direction does not work: the game complains and uses west</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Eine zufällige Richtung geht nicht: das Spiel beschwert sich und nimmt Westen</translation>
    </message>
    <message>
        <source>The game finds no place for a door in the wall of a room that is surrounded by solid rock</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Das Spiel findet keinen Platz für eine Tür in der Wand eines Raums, der von festem Fels umgeben ist</translation>
    </message>
    <message>
        <source>an ordinary region only changes the light</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>ein gewöhnliches Gebiet ändert nur das Licht</translation>
    </message>
    <message>
        <source>A region cannot be a room inside a room: the game complains</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Ein Gebiet kann kein Raum in einem Raum sein: das Spiel beschwert sich</translation>
    </message>
    <message>
        <source>The first corner of an area must be the upper left one</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Die erste Ecke eines Bereichs muss die linke obere sein</translation>
    </message>
    <message>
        <source>With the flag nomongen the game makes no random monster here</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Mit dem Kennzeichen nomongen macht das Spiel hier keine zufälligen Monster</translation>
    </message>
    <message>
        <source>obj:, mon: and ter:, with a name</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>obj:, mon: und ter:, mit einem Namen</translation>
    </message>
    <message>
        <source>There is no {} “{}”: the game complains</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Es gibt kein {} „{}“: das Spiel beschwert sich</translation>
    </message>
    <message>
        <source>No map symbol is called “{}”: the game complains</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Kein Kartensymbol heißt „{}“: das Spiel beschwert sich</translation>
    </message>
    <message>
        <source>object of class {} with the name</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Gegenstand der Klasse {} mit dem Namen</translation>
    </message>
    <message>
        <source>a {} has none</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>ein {} hat keine</translation>
    </message>
    <message>
        <source>a place as {{x, y}}</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>eine Stelle als {{x, y}}</translation>
    </message>
    <message>
        <source>Write the place in braces</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Die Stelle in Klammern schreiben</translation>
    </message>
    <message>
        <source>This teleportation trap leads to itself</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Diese Teleportfalle führt zu sich selbst</translation>
    </message>
    <message>
        <source>this row</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>diese Zeile</translation>
    </message>
    <message>
        <source>it puts the gold at ({},{})</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>es legt das Gold nach ({},{})</translation>
    </message>
    <message>
        <source>A chance of 0 counts as 100 per cent</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Eine Wahrscheinlichkeit von 0 gilt als 100 Prozent</translation>
    </message>
    <message>
        <source>The game draws nothing for a room of this type</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Das Spiel zeichnet nichts für einen Raum dieser Art</translation>
    </message>
    <message>
        <source>“{}” must name one wall: otherwise there is no corridor</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>„{}“ muss eine Wand nennen: sonst gibt es keinen Gang</translation>
    </message>
    <message>
        <source>This excludes the whole area: the game complains</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Dies nimmt den ganzen Bereich aus: das Spiel beschwert sich</translation>
    </message>
    <message>
        <source>A portal</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>Ein Portal</translation>
    </message>
    <message>
        <source>x and y are given, too</source>
        <extracomment>core/languages/script/checks/PlaceChecks.cpp</extracomment>
        <translation>x und y sind auch angegeben</translation>
    </message>
    <message>
        <source>Without {} the place is not random but far off the map</source>
        <extracomment>core/languages/script/checks/PlaceChecks.cpp</extracomment>
        <translation>Ohne {} ist die Stelle nicht zufällig, sondern weit außerhalb der Karte</translation>
    </message>
    <message>
        <source>({},{}) is outside the level: the game puts it into the last corner</source>
        <extracomment>core/languages/script/checks/PlaceChecks.cpp</extracomment>
        <translation>({},{}) ist außerhalb des Levels: das Spiel setzt es in die letzte Ecke</translation>
    </message>
    <message>
        <source>a place or a selection</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>eine Stelle oder eine Auswahl</translation>
    </message>
    <message>
        <source>fromterrain or mapfragment</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>fromterrain oder mapfragment</translation>
    </message>
    <message>
        <source>all four of x1, y1, x2, y2</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>alle vier von x1, y1, x2, y2</translation>
    </message>
    <message>
        <source>halign and valign, or x and y</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>halign und valign, oder x und y</translation>
    </message>
    <message>
        <source>both x and y</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>x und y zusammen</translation>
    </message>
    <message>
        <source>both w and h</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>w und h zusammen</translation>
    </message>
    <message>
        <source>it has no key in this table</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>in dieser Tabelle hat es keinen Schlüssel</translation>
    </message>
    <message>
        <source>Write “coord =” before it</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>„coord =“ davor schreiben</translation>
    </message>
    <message>
        <source>Write it as a text</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>Als Text schreiben</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number, or &quot;random&quot;</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>eine ganze Zahl, oder &quot;random&quot;</translation>
    </message>
    <message>
        <source>a place: {{x, y}}</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>eine Stelle: {{x, y}}</translation>
    </message>
    <message>
        <source>an area: {{x1, y1, x2, y2}}</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>ein Bereich: {{x1, y1, x2, y2}}</translation>
    </message>
    <message>
        <source>a selection</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>eine Auswahl</translation>
    </message>
    <message>
        <source>a function</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>eine Funktion</translation>
    </message>
    <message>
        <source>left out: {}</source>
        <extracomment>core/languages/script/complete/Explanations.cpp</extracomment>
        <translation>weggelassen: {}</translation>
    </message>
    <message>
        <source>any of this class</source>
        <extracomment>core/languages/script/complete/Explanations.cpp</extracomment>
        <translation>irgendeiner dieser Klasse</translation>
    </message>
    <message>
        <source>any object of this class</source>
        <extracomment>core/languages/script/complete/Explanations.cpp</extracomment>
        <translation>irgendein Gegenstand dieser Klasse</translation>
    </message>
    <message>
        <source>a flag of the level</source>
        <extracomment>core/languages/script/complete/Explanations.cpp</extracomment>
        <translation>ein Kennzeichen des Levels</translation>
    </message>
    <message>
        <source>The game gives “{}” its name.</source>
        <extracomment>core/languages/script/complete/Text.cpp</extracomment>
        <translation>Das Spiel gibt „{}“ seinen Namen.</translation>
    </message>
    <message>
        <source>The script has no fields.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>Das Skript hat keine Angaben.</translation>
    </message>
    <message>
        <source>This call has no arguments.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>Dieser Aufruf hat keine Argumente.</translation>
    </message>
    <message>
        <source>“{}” is not a place.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>„{}“ ist keine Stelle.</translation>
    </message>
    <message>
        <source>Only half of this place is written.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>Nur die Hälfte dieser Stelle ist geschrieben.</translation>
    </message>
    <message>
        <source>This value cannot be removed.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>Dieser Wert kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>This call has arguments that its function does not accept.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>Dieser Aufruf hat Argumente, die seine Funktion nicht annimmt.</translation>
    </message>
    <message>
        <source>branch prize</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Preis des Zweigs</translation>
    </message>
    <message>
        <source>near the place</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>auch daneben</translation>
    </message>
    <message>
        <source>alignment</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Gesinnung</translation>
    </message>
    <message>
        <source>amount</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Menge</translation>
    </message>
    <message>
        <source>appears as</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>erscheint als</translation>
    </message>
    <message>
        <source>hero arrives</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Held kommt an</translation>
    </message>
    <message>
        <source>asleep</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>schläft</translation>
    </message>
    <message>
        <source>avenges</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>rächt</translation>
    </message>
    <message>
        <source>background</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>turns blind</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Runden blind</translation>
    </message>
    <message>
        <source>broken lock</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Schloss zerbrochen</translation>
    </message>
    <message>
        <source>blessed/cursed</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Segen/Fluch</translation>
    </message>
    <message>
        <source>buried</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>vergraben</translation>
    </message>
    <message>
        <source>cancelled</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>entzaubert</translation>
    </message>
    <message>
        <source>class</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>confused</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>verwirrt</translation>
    </message>
    <message>
        <source>contents</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>corridor width</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Gangbreite</translation>
    </message>
    <message>
        <source>counts as born</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>gilt als geboren</translation>
    </message>
    <message>
        <source>damage</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>dead ends</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>wears off</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>nutzt sich ab</translation>
    </message>
    <message>
        <source>second door</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>zweite Tür</translation>
    </message>
    <message>
        <source>second room</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>zweiter Raum</translation>
    </message>
    <message>
        <source>second wall</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>zweite Wand</translation>
    </message>
    <message>
        <source>direction</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>dishwasher gone</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Tellerwäscher weg</translation>
    </message>
    <message>
        <source>erosion</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Abnutzung</translation>
    </message>
    <message>
        <source>excluded in level</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Ausnahme im Level</translation>
    </message>
    <message>
        <source>female</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>foreground</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Vordergrund</translation>
    </message>
    <message>
        <source>filling</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>turns fleeing</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Runden Flucht</translation>
    </message>
    <message>
        <source>replaced terrain</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>ersetztes Gelände</translation>
    </message>
    <message>
        <source>gems</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Edelsteine</translation>
    </message>
    <message>
        <source>greased</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>eingefettet</translation>
    </message>
    <message>
        <source>may bring others</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>auch mit anderen</translation>
    </message>
    <message>
        <source>guards objects</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>schützt Gegenstände</translation>
    </message>
    <message>
        <source>height</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>horizontally</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>historic</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>historisch</translation>
    </message>
    <message>
        <source>kind</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>in water and lava</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>in Wasser und Lava</translation>
    </message>
    <message>
        <source>inventory</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>invisible</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>unsichtbar</translation>
    </message>
    <message>
        <source>irregular</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>unregelmäßig</translation>
    </message>
    <message>
        <source>joined</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>usual belongings</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>übliche Ausrüstung</translation>
    </message>
    <message>
        <source>kelp in moats</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Tang in Gräben</translation>
    </message>
    <message>
        <source>kelp in pools</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Tang in Teichen</translation>
    </message>
    <message>
        <source>laid by hero</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>vom Helden gelegt</translation>
    </message>
    <message>
        <source>boulder from</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Felsblock von</translation>
    </message>
    <message>
        <source>lit</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>beleuchtet</translation>
    </message>
    <message>
        <source>locked</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>verschlossen</translation>
    </message>
    <message>
        <source>looted</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>geplündert</translation>
    </message>
    <message>
        <source>level adjustment</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Stufenänderung</translation>
    </message>
    <message>
        <source>male</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>männlich</translation>
    </message>
    <message>
        <source>map</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>pattern</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Muster</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>padding</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Füllwert</translation>
    </message>
    <message>
        <source>turns paralyzed</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Runden gelähmt</translation>
    </message>
    <message>
        <source>peaceful</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>friedlich</translation>
    </message>
    <message>
        <source>position</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>property</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>pudding gone</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Pudding weg</translation>
    </message>
    <message>
        <source>quantity</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>times recharged</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>wie oft aufgeladen</translation>
    </message>
    <message>
        <source>counts in level</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>zählt im Level</translation>
    </message>
    <message>
        <source>revived</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>wiederbelebt</translation>
    </message>
    <message>
        <source>ring gone</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Ring weg</translation>
    </message>
    <message>
        <source>seen</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>selection</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>smoothed</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>geglättet</translation>
    </message>
    <message>
        <source>bonus or charges</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Bonus, Ladungen</translation>
    </message>
    <message>
        <source>spider on web</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Spinne im Netz</translation>
    </message>
    <message>
        <source>first door</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>erste Tür</translation>
    </message>
    <message>
        <source>first room</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>erster Raum</translation>
    </message>
    <message>
        <source>first wall</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>erste Wand</translation>
    </message>
    <message>
        <source>state</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>stocked</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>bestückt</translation>
    </message>
    <message>
        <source>stunned</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>benommen</translation>
    </message>
    <message>
        <source>style</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Stil</translation>
    </message>
    <message>
        <source>bees gone</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Bienen weg</translation>
    </message>
    <message>
        <source>tail</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Schwanz</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>new terrain</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>neues Gelände</translation>
    </message>
    <message>
        <source>trap is known</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Falle ist bekannt</translation>
    </message>
    <message>
        <source>trapped</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>mit Falle</translation>
    </message>
    <message>
        <source>duration</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>terrain</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>vertically</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>senkrecht</translation>
    </message>
    <message>
        <source>victim&apos;s remains</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Überreste</translation>
    </message>
    <message>
        <source>width</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Breite</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>wall</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Wand</translation>
    </message>
    <message>
        <source>walled</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>ummauert</translation>
    </message>
    <message>
        <source>wall thickness</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Wandstärke</translation>
    </message>
    <message>
        <source>watchman warned</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>Wache hat gewarnt</translation>
    </message>
    <message>
        <source>A door goes into the wall of a room.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Eine Tür gehört in die Wand eines Raums.</translation>
    </message>
    <message>
        <source>Correct the text before it first: Lua cannot read it.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Berichtigen Sie zuerst den Text davor: Lua kann ihn nicht lesen.</translation>
    </message>
    <message>
        <source>This level has no rooms to join.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Dieses Level hat keine Räume zum Verbinden.</translation>
    </message>
    <message>
        <source>Only maps have areas, but this level is made of rooms.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Nur Karten haben Bereiche, aber dieses Level besteht aus Räumen.</translation>
    </message>
    <message>
        <source>The game makes such doors only in rooms in rooms; corridors bring the doors of outer rooms.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Das Spiel macht solche Türen nur in Räumen in Räumen; Gänge bringen die Türen äußerer Räume mit.</translation>
    </message>
    <message>
        <source>({},{}) lies outside.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>({},{}) liegt außerhalb.</translation>
    </message>
    <message>
        <source>lit area</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>heller Bereich</translation>
    </message>
    <message>
        <source>unlit area</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>dunkler Bereich</translation>
    </message>
    <message>
        <source>zoo</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Zoo</translation>
    </message>
    <message>
        <source>shop</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Laden</translation>
    </message>
    <message>
        <source>temple</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>branch</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Abzweigung</translation>
    </message>
    <message>
        <source>stairs up in an area</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Treppe nach oben in einem Bereich</translation>
    </message>
    <message>
        <source>stairs down in an area</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Treppe nach unten in einem Bereich</translation>
    </message>
    <message>
        <source>throne</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Thron</translation>
    </message>
    <message>
        <source>maze from here</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>Labyrinth von hier</translation>
    </message>
    <message>
        <source>This is computed by “{}”.</source>
        <extracomment>core/languages/script/edit/RoomEdit.cpp</extracomment>
        <translation>Dies wird von „{}“ berechnet.</translation>
    </message>
    <message>
        <source>This call has no such value.</source>
        <extracomment>core/languages/script/edit/RoomEdit.cpp</extracomment>
        <translation>Dieser Aufruf hat keinen solchen Wert.</translation>
    </message>
    <message>
        <source>The script itself has no place.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Das Skript selbst hat keine Stelle.</translation>
    </message>
    <message>
        <source>This statement has no place that is written.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Diese Anweisung hat keine geschriebene Stelle.</translation>
    </message>
    <message>
        <source>Its place counts from the corner of a region.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Seine Stelle zählt von der Ecke eines Gebiets.</translation>
    </message>
    <message>
        <source>Its area would lie outside.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Sein Bereich läge außerhalb.</translation>
    </message>
    <message>
        <source>Its place would be ({},{}), which lies outside.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Seine Stelle wäre ({},{}), die außerhalb liegt.</translation>
    </message>
    <message>
        <source>Its contents are not written as a function in place.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Sein Inhalt ist nicht an Ort und Stelle als Funktion geschrieben.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>They are already there.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Sie sind schon dort.</translation>
    </message>
    <message>
        <source>This is part of a larger expression.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Dies ist Teil eines größeren Ausdrucks.</translation>
    </message>
    <message>
        <source>A thing cannot go into itself.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Ein Ding kann nicht in sich selbst.</translation>
    </message>
    <message>
        <source>What is there is part of a larger expression.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>Was dort steht, ist Teil eines größeren Ausdrucks.</translation>
    </message>
    <message>
        <source>Its contents are not written as a function, so nothing can be added to them here.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.h</extracomment>
        <translation>Sein Inhalt ist nicht als Funktion geschrieben; darum kann hier nichts hinzukommen.</translation>
    </message>
    <message>
        <source>Lua could not read it: {}.</source>
        <extracomment>core/languages/script/edit/ScriptTrial.cpp</extracomment>
        <translation>Lua könnte es nicht lesen: {}.</translation>
    </message>
    <message>
        <source>What NetHack 5.0 calls it for testers</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Wie das Spiel 5.0 es für Tester nennt</translation>
    </message>
    <message>
        <source>How often it is chosen, compared with the sum of all frequencies of the list; 0: never</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Wie oft es gewählt wird, im Vergleich zur Summe aller Häufigkeiten der Liste; 0: nie</translation>
    </message>
    <message>
        <source>lowest difficulty</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>kleinste Schwierigkeit</translation>
    </message>
    <message>
        <source>It is not chosen on levels that are easier</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Auf leichteren Leveln wird es nicht gewählt</translation>
    </message>
    <message>
        <source>highest difficulty</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>größte Schwierigkeit</translation>
    </message>
    <message>
        <source>It is not chosen on levels that are harder</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Auf schwereren Leveln wird es nicht gewählt</translation>
    </message>
    <message>
        <source>What the comment above it says</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Was der Kommentar darüber sagt</translation>
    </message>
    <message>
        <source>The name of this room is a comment of one line.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Der Name dieses Raums ist ein Kommentar von einer Zeile.</translation>
    </message>
    <message>
        <source>Put this room on a line of its own first: its name is the comment above it.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Setzen Sie diesen Raum zuerst in eine eigene Zeile: sein Name ist der Kommentar darüber.</translation>
    </message>
    <message>
        <source>This is not a themed room.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Dies ist kein Themenraum.</translation>
    </message>
    <message>
        <source>This file is a level. Themed rooms go into a file of their own.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Diese Datei ist ein Level. Themenräume gehören in eine eigene Datei.</translation>
    </message>
    <message>
        <source>The list of themed rooms is computed in this file.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Die Liste der Themenräume wird in dieser Datei berechnet.</translation>
    </message>
    <message>
        <source>A themed room that is a function has no values.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>Ein Themenraum, der eine Funktion ist, hat keine Werte.</translation>
    </message>
    <message>
        <source>feature</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>teleport region {}</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>Teleport-Gebiet {}</translation>
    </message>
    <message>
        <source>flags: {}</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>Kennzeichen: {}</translation>
    </message>
    <message>
        <source>script</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>Skript</translation>
    </message>
    <message>
        <source>filled: {}</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>gefüllt: {}</translation>
    </message>
    <message>
        <source>message: {}</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>Meldung: {}</translation>
    </message>
    <message>
        <source>{} room</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>Raum {}</translation>
    </message>
    <message>
        <source>There is no map here that is written in the script.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>Hier ist keine Karte, die im Skript geschrieben steht.</translation>
    </message>
    <message>
        <source>The game knows “{}” by this name.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>Das Spiel kennt „{}“ unter diesem Namen.</translation>
    </message>
    <message>
        <source>Only a call can go there, and not one of every function.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>Dies ist kein Aufruf, der dort stehen darf.</translation>
    </message>
    <message>
        <source>The place of this map is not written in words such as “left” and “top”.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>Der Platz dieser Karte ist nicht in Wörtern wie „left“ und „top“ geschrieben.</translation>
    </message>
    <message>
        <source>a themed room cannot stand alone</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>ein Themenraum kann nicht allein stehen</translation>
    </message>
    <message>
        <source>This map cannot go there.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>Diese Karte kann nicht dorthin.</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>Level</translation>
    </message>
    <message>
        <source>Map {}</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>Karte {}</translation>
    </message>
    <message>
        <source>computed</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>The game reads such levels directly: there is nothing to compile.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>Das Spiel liest solche Level unmittelbar: es gibt nichts zu übersetzen.</translation>
    </message>
    <message>
        <source>The file has no contents {} for themed rooms.</source>
        <extracomment>core/languages/script/language/ThemedPlan.cpp</extracomment>
        <translation>Die Datei hat keinen Inhalt {} für Themenräume.</translation>
    </message>
    <message>
        <source>Lua itself gives this name to the owner of a method.</source>
        <extracomment>core/languages/script/lua/ScriptNames.cpp</extracomment>
        <translation>Lua selbst gibt diesen Namen dem Besitzer einer Methode.</translation>
    </message>
    <message>
        <source>The script uses “{}”, which can reach all global names.</source>
        <extracomment>core/languages/script/lua/ScriptNames.cpp</extracomment>
        <translation>Das Skript benutzt „{}“, das alle globalen Namen erreichen kann.</translation>
    </message>
    <message>
        <source>the game crashes: there is no room that this door could be of</source>
        <extracomment>core/languages/script/roll/DesFunctions.cpp</extracomment>
        <translation>das Spiel stürzt ab: es gibt keinen Raum, zu dem diese Tür gehören könnte</translation>
    </message>
    <message>
        <source>Line {}: {}{}</source>
        <extracomment>core/languages/script/roll/Plan.cpp</extracomment>
        <translation>Zeile {}: {}{}</translation>
    </message>
    <message>
        <source>the game ends here: </source>
        <extracomment>core/languages/script/roll/Plan.cpp</extracomment>
        <translation>das Spiel endet hier: </translation>
    </message>
    <message>
        <source>The script makes no level: it calls no function of “des” when it is run.</source>
        <extracomment>core/languages/script/roll/Plan.cpp</extracomment>
        <translation>Das Skript macht kein Level: es ruft keine Funktion von „des“, wenn es läuft.</translation>
    </message>
    <message>
        <source>The game finds no place for this room, or its contents suit no room.</source>
        <extracomment>core/languages/script/roll/Plan.cpp</extracomment>
        <translation>Das Spiel findet keinen Platz für diesen Raum, oder sein Inhalt passt zu keinem Raum.</translation>
    </message>
    <message>
        <source>the game ends here</source>
        <extracomment>core/languages/script/roll/ScriptGame.h</extracomment>
        <translation>das Spiel endet hier</translation>
    </message>
    <message>
        <source>the game crashes: this sign before a selection damages its memory</source>
        <extracomment>core/languages/script/roll/SelectionFunctions.cpp</extracomment>
        <translation>das Spiel stürzt ab: dieses Zeichen vor einer Auswahl beschädigt seinen Speicher</translation>
    </message>
    <message>
        <source>minerals</source>
        <extracomment>core/languages/script/syntax/Grammar.cpp</extracomment>
        <translation>Mineralien</translation>
    </message>
    <message>
        <source>gas cloud</source>
        <extracomment>core/languages/script/syntax/Grammar.cpp</extracomment>
        <translation>Gaswolke</translation>
    </message>
    <message>
        <source>exclusion</source>
        <extracomment>core/languages/script/syntax/Grammar.cpp</extracomment>
        <translation>Ausschluss</translation>
    </message>
    <message>
        <source>Way</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Weg</translation>
    </message>
    <message>
        <source>moves from the start</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Züge vom Anfang</translation>
    </message>
    <message>
        <source>Sight</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>cells from which it is seen</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Felder, von denen man es sieht</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>chance of light in percent</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Wahrscheinlichkeit von Licht in Prozent</translation>
    </message>
    <message>
        <source>Danger</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>difficulty of hostile monsters in levels</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Schwierigkeit feindlicher Monster in Stufen</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>cells of the space</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Felder der Freifläche</translation>
    </message>
    <message>
        <source>in sight, but dark</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>in Sicht, aber dunkel</translation>
    </message>
    <message>
        <source>unlit</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>unbeleuchtet</translation>
    </message>
    <message>
        <source>not lit as its region or room says</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>anders beleuchtet, als seine Region oder sein Raum sagt</translation>
    </message>
    <message>
        <source>breaks the upright axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>bricht die senkrechte Achse</translation>
    </message>
    <message>
        <source>breaks the level axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>bricht die waagerechte Achse</translation>
    </message>
    <message>
        <source>closet, reached only by digging</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Kammer, die man nur grabend erreicht</translation>
    </message>
    <message>
        <source>dead end</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>choke point</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Engstelle</translation>
    </message>
    <message>
        <source>shortest way</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>kürzester Weg</translation>
    </message>
    <message>
        <source>gate, which every way passes</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Tor, durch das jeder Weg führt</translation>
    </message>
    <message>
        <source>first contact on the way</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>erste Begegnung auf dem Weg</translation>
    </message>
    <message>
        <source>hostile monster, asleep or hidden</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>feindliches Monster, schlafend oder versteckt</translation>
    </message>
    <message>
        <source>hostile monster, awake</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>feindliches Monster, wach</translation>
    </message>
    <message>
        <source>monster that sees the start</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Monster, das den Anfang sieht</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>goal</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>shortest way up-down</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>kürzester Weg von oben nach unten</translation>
    </message>
    <message>
        <source>reached cells</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>erreichte Felder</translation>
    </message>
    <message>
        <source>cells that are not reached</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>nicht erreichte Felder</translation>
    </message>
    <message>
        <source>farthest cell</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>entferntestes Feld</translation>
    </message>
    <message>
        <source>choke points</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Engstellen</translation>
    </message>
    <message>
        <source>the worst choke point cuts off</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>die schlimmste Engstelle schneidet ab</translation>
    </message>
    <message>
        <source>gates, which every way passes</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Tore, durch die jeder Weg führt</translation>
    </message>
    <message>
        <source>closets</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Kammern</translation>
    </message>
    <message>
        <source>cells of closets</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Felder von Kammern</translation>
    </message>
    <message>
        <source>cells seen from the start</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>vom Anfang gesehene Felder</translation>
    </message>
    <message>
        <source>cells in sight that are dark</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>dunkle Felder in Sicht</translation>
    </message>
    <message>
        <source>monsters that see the start</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Monster, die den Anfang sehen</translation>
    </message>
    <message>
        <source>the most exposed cell is seen from</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>das offenste Feld sieht man von</translation>
    </message>
    <message>
        <source>tour that sees all</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Rundgang, der alles sieht</translation>
    </message>
    <message>
        <source>lit cells</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>beleuchtete Felder</translation>
    </message>
    <message>
        <source>unlit cells</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>unbeleuchtete Felder</translation>
    </message>
    <message>
        <source>cells not lit as their region or room says</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>anders beleuchtete Felder, als ihre Region oder ihr Raum sagt</translation>
    </message>
    <message>
        <source>difficulty of all hostile monsters</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Schwierigkeit aller feindlichen Monster</translation>
    </message>
    <message>
        <source>harder than stock levels of its depth</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>schwerer als mitgelieferte Level seiner Tiefe</translation>
    </message>
    <message>
        <source>difficulty of those awake</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Schwierigkeit derer, die wach sind</translation>
    </message>
    <message>
        <source>hostile monsters</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>feindliche Monster</translation>
    </message>
    <message>
        <source>hardest monster</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>schwerstes Monster</translation>
    </message>
    <message>
        <source>awake and faster than the hero</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>wach und schneller als der Held</translation>
    </message>
    <message>
        <source>cost of all objects</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Preis aller Gegenstände</translation>
    </message>
    <message>
        <source>spaces</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Freiflächen</translation>
    </message>
    <message>
        <source>largest space</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>größte Freifläche</translation>
    </message>
    <message>
        <source>space of middle size</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Freifläche mittlerer Größe</translation>
    </message>
    <message>
        <source>share of floor</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Anteil an Boden</translation>
    </message>
    <message>
        <source>corridors in the floor</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Gänge im Boden</translation>
    </message>
    <message>
        <source>column of the upright axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Spalte der senkrechten Achse</translation>
    </message>
    <message>
        <source>cells that break the upright axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Felder, die die senkrechte Achse brechen</translation>
    </message>
    <message>
        <source>row of the level axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Zeile der waagerechten Achse</translation>
    </message>
    <message>
        <source>cells that break the level axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Felder, die die waagerechte Achse brechen</translation>
    </message>
    <message>
        <source>choke point, cuts off 1 cell</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Engstelle, schneidet 1 Feld ab</translation>
    </message>
    <message>
        <source>choke point, cuts off {} cells</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>Engstelle, schneidet {} Felder ab</translation>
    </message>
    <message>
        <source>harder than stock levels at depth {} to {}</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>schwerer als mitgelieferte Level in Tiefe {} bis {}</translation>
    </message>
    <message>
        <source>1 move</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>1 Zug</translation>
    </message>
    <message>
        <source>{} moves</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>{} Züge</translation>
    </message>
    <message>
        <source>{} cells</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>{} Felder</translation>
    </message>
    <message>
        <source>1 level</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>1 Stufe</translation>
    </message>
    <message>
        <source>{} levels</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>{} Stufen</translation>
    </message>
    <message>
        <source>{} %</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>{} %</translation>
    </message>
    <message>
        <source>{} zm</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>{} zm</translation>
    </message>
    <message>
        <source>between {} and {}</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>zwischen {} und {}</translation>
    </message>
    <message>
        <source>{}, from {} to {}</source>
        <extracomment>core/lens/LensSum.cpp</extracomment>
        <translation>{}, von {} bis {}</translation>
    </message>
    <message>
        <source>{}: {}, in {} of {} rolls
</source>
        <extracomment>core/lens/LensText.cpp</extracomment>
        <translation>{}: {}, in {} von {} Würfen
</translation>
    </message>
    <message>
        <source>{}: median {}, in {} of {} rolls
</source>
        <extracomment>core/lens/LensText.cpp</extracomment>
        <translation>{}: Median {}, in {} von {} Würfen
</translation>
    </message>
    <message>
        <source>The level name {} cannot be a file name: {}.</source>
        <extracomment>core/levcomp/LevelExport.cpp</extracomment>
        <translation>Der Name {} des Levels kann kein Dateiname sein: {}.</translation>
    </message>
    <message>
        <source>A picture is “png” or “svg”.</source>
        <extracomment>core/lsp/RolledLevel.cpp</extracomment>
        <translation>Ein Bild ist „png“ oder „svg“.</translation>
    </message>
    <message>
        <source>Line {} of the level: {}</source>
        <extracomment>core/minihack/MiniHackText.cpp</extracomment>
        <translation>Zeile {} des Levels: {}</translation>
    </message>
    <message>
        <source>It contains text that is not UTF-8, which Python cannot read.</source>
        <extracomment>core/minihack/MiniHackText.cpp</extracomment>
        <translation>Es enthält Text, der kein UTF-8 ist; den kann Python nicht lesen.</translation>
    </message>
    <message>
        <source>The levels of {} are described in “{}”, which this program does not know.</source>
        <extracomment>core/model/Game.cpp</extracomment>
        <translation>Die Level von {} werden in „{}“ beschrieben, das dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>This language has no rooms.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>Diese Sprache hat keine Räume.</translation>
    </message>
    <message>
        <source>This language has no corridors.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>Diese Sprache hat keine Gänge.</translation>
    </message>
    <message>
        <source>Parts cannot be aligned in this language.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>Teile können in dieser Sprache nicht ausgerichtet werden.</translation>
    </message>
    <message>
        <source>Nothing can be placed in levels of this language.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>In Level dieser Sprache kann nichts gesetzt werden.</translation>
    </message>
    <message>
        <source>Statements of this language cannot be moved.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>Anweisungen dieser Sprache können nicht verschoben werden.</translation>
    </message>
    <message>
        <source>This language has no themed rooms.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>Diese Sprache hat keine Themenräume.</translation>
    </message>
    <message>
        <source>inside</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>darin</translation>
    </message>
    <message>
        <source>one of {} places</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>eine von {} Stellen</translation>
    </message>
    <message>
        <source>at {},{}</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>bei {},{}</translation>
    </message>
    <message>
        <source>anywhere</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>irgendwo</translation>
    </message>
    <message>
        <source>{},{} to {},{}</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>{},{} bis {},{}</translation>
    </message>
    <message>
        <source>Subroom</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>Nebenraum</translation>
    </message>
    <message>
        <source>Room {}</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>Raum {}</translation>
    </message>
    <message>
        <source>{} with an object</source>
        <extracomment>core/model/PaletteThing.cpp</extracomment>
        <translation>{} mit Gegenstand</translation>
    </message>
    <message>
        <source>class {}</source>
        <extracomment>core/model/PaletteThing.cpp</extracomment>
        <translation>Klasse {}</translation>
    </message>
    <message>
        <source>any {} {}</source>
        <extracomment>core/model/PaletteThing.cpp</extracomment>
        <translation>Klasse {} {}</translation>
    </message>
    <message>
        <source>random places: {}</source>
        <extracomment>core/model/StatementTitle.cpp</extracomment>
        <translation>zufällige Stellen: {}</translation>
    </message>
    <message>
        <source>maze level</source>
        <extracomment>core/model/StatementTitle.cpp</extracomment>
        <translation>Labyrinth-Level</translation>
    </message>
    <message>
        <source>room level</source>
        <extracomment>core/model/StatementTitle.cpp</extracomment>
        <translation>Raum-Level</translation>
    </message>
    <message>
        <source>{} in{}</source>
        <extracomment>core/model/StatementTitle.cpp</extracomment>
        <translation>{} in{}</translation>
    </message>
    <message>
        <source>room of a random type</source>
        <extracomment>core/model/StatementTitle.cpp</extracomment>
        <translation>Raum zufälliger Art</translation>
    </message>
    <message>
        <source>the picture cannot be written: {}</source>
        <extracomment>core/picture/PictureFile.cpp</extracomment>
        <translation>das Bild kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>the picture would be {} by {} pixels, which is too large; choose a smaller scale, or SVG</source>
        <extracomment>core/picture/PictureFile.cpp</extracomment>
        <translation>das Bild hätte {} mal {} Pixel, und das ist zu groß; wählen Sie einen kleineren Maßstab oder SVG</translation>
    </message>
    <message>
        <source>The game&apos;s dungeon file contains no dungeon.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>Die Verlies-Datei des Spiels enthält kein Verlies.</translation>
    </message>
    <message>
        <source>The game&apos;s dungeon already has {} named levels, which is the maximum.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>Das Verlies des Spiels hat schon {} benannte Level; das ist die Höchstzahl.</translation>
    </message>
    <message>
        <source>No known game reads scripts.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>Kein bekanntes Spiel liest Skripte.</translation>
    </message>
    <message>
        <source>The library&apos;s dungeon is of a game that is not known.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>Das Verlies der Bibliothek gehört zu einem unbekannten Spiel.</translation>
    </message>
    <message>
        <source>The game&apos;s dungeon.lua cannot be run here: {}</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>Die dungeon.lua des Spiels kann hier nicht ausgeführt werden: {}</translation>
    </message>
    <message>
        <source>Its levels are of a game that is not known.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>Ihre Level gehören zu einem unbekannten Spiel.</translation>
    </message>
    <message>
        <source>There is no level in it.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>Darin ist kein Level.</translation>
    </message>
    <message>
        <source>There is no dungeon in the game&apos;s library.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>In der Bibliothek des Spiels ist kein Verlies.</translation>
    </message>
    <message>
        <source>There is no game in {}: it would have its data library and a program. {}</source>
        <extracomment>core/playground/InstalledGame.cpp</extracomment>
        <translation>In {} ist kein Spiel: es hätte seine Datenbibliothek und ein Programm. {}</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, the packages nethack-console and slashem install such games.</source>
        <extracomment>core/playground/InstalledGame.cpp</extracomment>
        <translation>In Debian und Ubuntu installieren die Pakete nethack-console und slashem solche Spiele.</translation>
    </message>
    <message>
        <source>The level is for {}, but the installed game is {}.</source>
        <extracomment>core/playground/LevelToPlay.cpp</extracomment>
        <translation>Das Level ist für {}, aber das installierte Spiel ist {}.</translation>
    </message>
    <message>
        <source>Cannot make the folder {0}: {1}</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>Der Ordner {0} kann nicht angelegt werden: {1}</translation>
    </message>
    <message>
        <source>Cannot move the playground to {0}: {1}</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>Die Spielwiese kann nicht nach {0} verschoben werden: {1}</translation>
    </message>
    <message>
        <source>{} is a link: give the folder itself that is to be the playground.</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>{} ist eine Verknüpfung: nennen Sie den Ordner selbst, der die Spielwiese sein soll.</translation>
    </message>
    <message>
        <source>{} is not a folder and is left unchanged.</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>{} ist kein Ordner und bleibt unverändert.</translation>
    </message>
    <message>
        <source>{} is neither a playground nor empty and is left unchanged.</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>{} ist weder eine Spielwiese noch leer und bleibt unverändert.</translation>
    </message>
    <message>
        <source>Somebody is playing in {}: end that game first, or choose another folder for this one.</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>In {} wird gespielt: beenden Sie zuerst jenes Spiel, oder wählen Sie für dieses einen anderen Ordner.</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>core/playtest/Kinds.cpp</extracomment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>The script fails, and the game makes a maze instead of this level: {}</source>
        <extracomment>core/playtest/LevelWorld.cpp</extracomment>
        <translation>Das Skript schlägt fehl, und das Spiel macht anstelle dieses Levels ein Labyrinth: {}</translation>
    </message>
    <message>
        <source>nobody can stand on row {}, column {}</source>
        <extracomment>core/playtest/LevelWorld.cpp</extracomment>
        <translation>in Zeile {}, Spalte {} kann niemand stehen</translation>
    </message>
    <message>
        <source>the level has no free cell where the player could stand</source>
        <extracomment>core/playtest/LevelWorld.cpp</extracomment>
        <translation>das Level hat kein freies Feld, auf dem der Spieler stehen könnte</translation>
    </message>
    <message>
        <source>there is no world to play in it</source>
        <extracomment>core/playtest/Playthrough.cpp</extracomment>
        <translation>es gibt keine Welt zum Spielen</translation>
    </message>
    <message>
        <source>there are no rules “{}”</source>
        <extracomment>core/playtest/Playthrough.cpp</extracomment>
        <translation>es gibt keine Regeln „{}“</translation>
    </message>
    <message>
        <source>command {}, “{}”: {}</source>
        <extracomment>core/playtest/Playthrough.cpp</extracomment>
        <translation>Befehl {}, „{}“: {}</translation>
    </message>
    <message>
        <source>it was not carried out</source>
        <extracomment>core/playtest/Playthrough.cpp</extracomment>
        <translation>er wird nicht befolgt</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <extracomment>core/playtest/Playthrough.cpp</extracomment>
        <translation>er hat keine Wirkung</translation>
    </message>
    <message>
        <source>the file is cut off: its last line has no end</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>die Datei ist abgeschnitten: ihre letzte Zeile hat kein Ende</translation>
    </message>
    <message>
        <source>the file is cut off: the run has no end</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>die Datei ist abgeschnitten: der Lauf hat kein Ende</translation>
    </message>
    <message>
        <source>this is not a run of Levwright</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>dies ist kein Lauf von Levwright</translation>
    </message>
    <message>
        <source>there is text after the end</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>hinter dem Ende steht Text</translation>
    </message>
    <message>
        <source>a comment without a meaning</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>ein Kommentar ohne Bedeutung</translation>
    </message>
    <message>
        <source>commands are missing</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>es fehlen Befehle</translation>
    </message>
    <message>
        <source>the check number is missing</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>die Prüfzahl fehlt</translation>
    </message>
    <message>
        <source>the check number cannot be read</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>die Prüfzahl kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>This is not a notebook: it is not sound JSON.</source>
        <extracomment>core/python/NotebookCells.cpp</extracomment>
        <translation>Dies ist kein Notebook: es ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>{} has no level {}.</source>
        <extracomment>core/python/PythonFileStore.cpp</extracomment>
        <translation>{} hat kein Level {}.</translation>
    </message>
    <message>
        <source>{} is too large.</source>
        <extracomment>core/python/PythonFileStore.cpp</extracomment>
        <translation>{} ist zu groß.</translation>
    </message>
    <message>
        <source>{} cannot be changed: {}</source>
        <extracomment>core/python/PythonFileStore.cpp</extracomment>
        <translation>{} kann nicht geändert werden: {}</translation>
    </message>
    <message>
        <source>A LevelGenerator of the program builds this level, so it can be changed only in the program.</source>
        <extracomment>core/python/PythonLevels.cpp</extracomment>
        <translation>Ein LevelGenerator des Programms baut dieses Level; darum kann es nur im Programm geändert werden.</translation>
    </message>
    <message>
        <source>The program would read a different text.</source>
        <extracomment>core/python/PythonLevels.cpp</extracomment>
        <translation>Das Programm läse einen anderen Text als diesen.</translation>
    </message>
    <message>
        <source>This string has braces or an escape that Python refuses, or an escape that gives a character by its name.</source>
        <extracomment>core/python/PythonLiteral.cpp</extracomment>
        <translation>Diese Zeichenkette hat Klammern oder eine Escape-Folge, die Python ablehnt, oder eine Escape-Folge, die ein Zeichen beim Namen nennt.</translation>
    </message>
    <message>
        <source>The text is not UTF-8, which no Python string can contain.</source>
        <extracomment>core/python/PythonLiteral.cpp</extracomment>
        <translation>Der Text ist kein UTF-8; den kann keine Python-Zeichenkette enthalten.</translation>
    </message>
    <message>
        <source>The program computes {}. It can be changed only there.</source>
        <extracomment>core/python/PythonLiteral.cpp</extracomment>
        <translation>Das Programm berechnet {}. Nur dort kann es geändert werden.</translation>
    </message>
    <message>
        <source>This string is raw, so it has no escapes, and without them it cannot hold this text.</source>
        <extracomment>core/python/PythonLiteral.cpp</extracomment>
        <translation>Diese Zeichenkette ist roh und hat keine Escape-Folgen; ohne sie kann sie diesen Text nicht enthalten.</translation>
    </message>
    <message>
        <source>This string cannot hold this text.</source>
        <extracomment>core/python/PythonLiteral.cpp</extracomment>
        <translation>Diese Zeichenkette kann diesen Text nicht enthalten.</translation>
    </message>
    <message>
        <source>a door that it leads to is not there</source>
        <extracomment>core/roll/Corridors.cpp</extracomment>
        <translation>eine Tür, zu der er führt, ist nicht da</translation>
    </message>
    <message>
        <source>the tunnel does not reach its end</source>
        <extracomment>core/roll/Corridors.cpp</extracomment>
        <translation>der Gang erreicht sein Ende nicht</translation>
    </message>
    <message>
        <source>the first level of a dungeon has no stairs up</source>
        <extracomment>core/roll/Features.cpp</extracomment>
        <translation>das erste Level eines Verlieses hat keine Treppe nach oben</translation>
    </message>
    <message>
        <source>the last level of a dungeon has no stairs down</source>
        <extracomment>core/roll/Features.cpp</extracomment>
        <translation>das letzte Level eines Verlieses hat keine Treppe nach unten</translation>
    </message>
    <message>
        <source>stairs or a ladder are there</source>
        <extracomment>core/roll/Features.cpp</extracomment>
        <translation>dort ist eine Treppe oder Leiter</translation>
    </message>
    <message>
        <source>other furniture is there</source>
        <extracomment>core/roll/Features.cpp</extracomment>
        <translation>dort ist andere Einrichtung</translation>
    </message>
    <message>
        <source>no trap is made in water</source>
        <extracomment>core/roll/Features.cpp</extracomment>
        <translation>im Wasser wird keine Falle gemacht</translation>
    </message>
    <message>
        <source>there is only one such monster, and it is there already</source>
        <extracomment>core/roll/Monsters.cpp</extracomment>
        <translation>es gibt nur ein solches Monster, und es ist schon da</translation>
    </message>
    <message>
        <source>no cell is free for the monster</source>
        <extracomment>core/roll/Monsters.cpp</extracomment>
        <translation>kein Feld ist für das Monster frei</translation>
    </message>
    <message>
        <source>of monsters with an alignment, only priests and Angels are made</source>
        <extracomment>core/roll/Monsters.cpp</extracomment>
        <translation>von Monstern mit Gesinnung werden nur Priester und Engel gemacht</translation>
    </message>
    <message>
        <source>there is no container before it, so it lies on the floor</source>
        <extracomment>core/roll/Objects.cpp</extracomment>
        <translation>es steht kein Behälter davor; darum liegt es auf dem Boden</translation>
    </message>
    <message>
        <source>there are 40 rooms already, so it is only light</source>
        <extracomment>core/roll/Parts.cpp</extracomment>
        <translation>es gibt schon 40 Räume; darum ist es nur Licht</translation>
    </message>
    <message>
        <source>the wall is too short for the place of the door</source>
        <extracomment>core/roll/RoomContents.cpp</extracomment>
        <translation>die Wand ist zu kurz für die Stelle der Tür</translation>
    </message>
    <message>
        <source>no place in the wall takes the door</source>
        <extracomment>core/roll/RoomContents.cpp</extracomment>
        <translation>keine Stelle der Wand nimmt die Tür an</translation>
    </message>
    <message>
        <source>the room has no place, so it is left out with all that is in it</source>
        <extracomment>core/roll/RoomLevel.cpp</extracomment>
        <translation>der Raum hat keinen Platz; darum fehlt er mit allem darin</translation>
    </message>
    <message>
        <source>the room around it is too small</source>
        <extracomment>core/roll/RoomLevel.cpp</extracomment>
        <translation>der Raum ringsum ist zu klein</translation>
    </message>
    <message>
        <source>its room has no free cell</source>
        <extracomment>core/roll/ThingMaker.h</extracomment>
        <translation>sein Raum hat kein freies Feld</translation>
    </message>
    <message>
        <source>what is there already takes no such trap</source>
        <extracomment>core/roll/Traps.cpp</extracomment>
        <translation>was schon da ist, verträgt keine solche Falle</translation>
    </message>
    <message>
        <source>grave</source>
        <extracomment>core/scene/LevelScene.cpp</extracomment>
        <translation>Grab</translation>
    </message>
    <message>
        <source>The expression is not valid at character {}: {}.</source>
        <extracomment>core/search/Pattern.cpp</extracomment>
        <translation>Der Ausdruck ist beim Zeichen {} nicht gültig: {}.</translation>
    </message>
    <message>
        <source>The expression takes too long here: it can match in too many ways.</source>
        <extracomment>core/search/Pattern.cpp</extracomment>
        <translation>Der Ausdruck dauert hier zu lange: er kann auf zu viele Arten passen.</translation>
    </message>
    <message>
        <source>The expression cannot be used here: {}.</source>
        <extracomment>core/search/Pattern.cpp</extracomment>
        <translation>Der Ausdruck kann hier nicht benutzt werden: {}.</translation>
    </message>
    <message>
        <source>There are too many matches; these are the first {}.</source>
        <extracomment>core/search/Pattern.cpp</extracomment>
        <translation>Es gibt zu viele Treffer; dies sind die ersten {}.</translation>
    </message>
    <message>
        <source>The expression has no group {}.</source>
        <extracomment>core/search/Substitute.cpp</extracomment>
        <translation>Der Ausdruck hat keine Gruppe {}.</translation>
    </message>
    <message>
        <source>{} is a variant of {} in {}. Its new name has to end with “{}”, too.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>{} ist eine Variante von {} in {}. Auch der neue Name muss auf „{}“ enden.</translation>
    </message>
    <message>
        <source>There is no name of a level here.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>Hier ist kein Name eines Levels.</translation>
    </message>
    <message>
        <source>The levels of {} are named after the roles, such as Arc{}. They keep their names.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>Die Level von {} heißen nach den Rollen, wie Arc{}. Sie behalten ihre Namen.</translation>
    </message>
    <message>
        <source>{} is not defined in the files here.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>{} wird in den Dateien hier nicht festgelegt.</translation>
    </message>
    <message>
        <source>{} is the name of another level here.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>{} ist hier der Name eines anderen Levels.</translation>
    </message>
    <message>
        <source>The level {} has the name of its file, {}. Rename the file to {}.lua yourself.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>Das Level {} hat den Namen seiner Datei, {}. Benennen Sie die Datei selbst in {}.lua um.</translation>
    </message>
    <message>
        <source>Fix line {} first: {}</source>
        <extracomment>core/services/Formatting.cpp</extracomment>
        <translation>Beheben Sie zuerst Zeile {}: {}</translation>
    </message>
    <message>
        <source>The indentation stays as it is, because the text would become far too long.</source>
        <extracomment>core/services/Formatting.cpp</extracomment>
        <translation>Die Einrückung bleibt, weil der Text viel zu lang würde.</translation>
    </message>
    <message>
        <source>The indentation stays as it is, because changing it would change the meaning of the text.</source>
        <extracomment>core/services/Formatting.cpp</extracomment>
        <translation>Die Einrückung bleibt, wie sie ist, weil ihre Änderung die Bedeutung des Textes ändern würde.</translation>
    </message>
    <message>
        <source>{} is not defined in this file.</source>
        <extracomment>core/services/Names.cpp</extracomment>
        <translation>{} wird in dieser Datei nicht festgelegt.</translation>
    </message>
    <message>
        <source>{} already stands for something else here.</source>
        <extracomment>core/services/Names.cpp</extracomment>
        <translation>{} steht hier schon für etwas anderes.</translation>
    </message>
    <message>
        <source>{} cannot be a name here.</source>
        <extracomment>core/services/Names.cpp</extracomment>
        <translation>{} kann hier kein Name sein.</translation>
    </message>
    <message>
        <source>A name has at least one character, and neither quotes nor line ends.</source>
        <extracomment>core/services/Names.cpp</extracomment>
        <translation>Ein Name hat mindestens ein Zeichen und weder Anführungszeichen noch Zeilenenden.</translation>
    </message>
    <message>
        <source>There is no name here that can be changed.</source>
        <extracomment>core/services/Names.cpp</extracomment>
        <translation>Hier ist kein Name, der geändert werden kann.</translation>
    </message>
    <message>
        <source>{} knows no {} {}.</source>
        <extracomment>core/services/Things.cpp</extracomment>
        <translation>{} kennt kein {} {}.</translation>
    </message>
    <message>
        <source>The object of {} is not known.</source>
        <extracomment>core/sources/Artifacts.cpp</extracomment>
        <translation>Der Gegenstand von {} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>This folder is not the source tree of a NetHack game: it has neither util/lev_comp.y nor src/nhlua.c. Choose the folder that holds src, include and util or dat.</source>
        <extracomment>core/sources/Family.cpp</extracomment>
        <translation>Dieser Ordner ist nicht der Quelltext eines NetHack-Spiels: er hat weder util/lev_comp.y noch src/nhlua.c. Wählen Sie den Ordner, der src, include und util oder dat enthält.</translation>
    </message>
    <message>
        <source>This folder is not the whole source tree of a NetHack game: src/monst.c is missing.</source>
        <extracomment>core/sources/Family.cpp</extracomment>
        <translation>Dieser Ordner ist nicht der ganze Quelltext eines NetHack-Spiels: src/monst.c fehlt.</translation>
    </message>
    <message>
        <source>{} is a built-in game; choose another name</source>
        <extracomment>core/sources/GameFolder.cpp</extracomment>
        <translation>{} ist ein eingebautes Spiel; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>{} holds a game that was not imported; choose another name</source>
        <extracomment>core/sources/GameFolder.cpp</extracomment>
        <translation>{} enthält ein Spiel, das nicht eingelesen wurde; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>The table “{}” was not found here, so the one of {} is kept.</source>
        <extracomment>core/sources/GameReader.cpp</extracomment>
        <translation>Die Tabelle „{}“ fehlt hier. Die von {} bleibt.</translation>
    </message>
    <message>
        <source>The value of {} is not known.</source>
        <extracomment>core/sources/Keywords.cpp</extracomment>
        <translation>Der Wert von {} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The field {} of this monster is not a known number.</source>
        <extracomment>core/sources/Monsters.cpp</extracomment>
        <translation>Die Angabe {} dieses Monsters ist keine bekannte Zahl.</translation>
    </message>
    <message>
        <source>The number of {} is not known.</source>
        <extracomment>core/sources/NamedNumbers.cpp</extracomment>
        <translation>Die Zahl von {} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The field {} of this object is not a known number.</source>
        <extracomment>core/sources/Objects.cpp</extracomment>
        <translation>Die Angabe {} dieses Gegenstands ist keine bekannte Zahl.</translation>
    </message>
    <message>
        <source>The list {} of functions is not found.</source>
        <extracomment>core/sources/Scripts.cpp</extracomment>
        <translation>Die Liste {} von Funktionen fehlt.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <extracomment>core/sources/Scripts.cpp</extracomment>
        <translation>Die Datei fehlt.</translation>
    </message>
    <message>
        <source>The kind of terrain with the number {} has no name.</source>
        <extracomment>core/sources/Terrain.cpp</extracomment>
        <translation>Die Art Gelände mit der Nummer {} hat keinen Namen.</translation>
    </message>
    <message>
        <source>The files of this tree are larger than the source of any game.</source>
        <extracomment>core/sources/TreeFiles.cpp</extracomment>
        <translation>Die Dateien dieses Quelltexts haben mehr Bytes als die eines Spiels.</translation>
    </message>
    <message>
        <source>{} is part of files that include each other without an end.</source>
        <extracomment>core/sources/c/Preprocessor.cpp</extracomment>
        <translation>{} gehört zu Dateien, die einander ohne Ende einschließen.</translation>
    </message>
    <message>
        <source>{}:{}: this is larger than the source of any game.</source>
        <extracomment>core/sources/c/Preprocessor.cpp</extracomment>
        <translation>{}:{}: das ist mehr, als der Quelltext eines Spiels hat.</translation>
    </message>
    <message>
        <source>Its macros expand to more text than the source of any game.</source>
        <extracomment>core/sources/c/Preprocessor.cpp</extracomment>
        <translation>Seine Makros stehen für mehr Text, als der Quelltext eines Spiels hat.</translation>
    </message>
    <message>
        <source>{}: no description can express {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>{}: keine Beschreibung kann {} ausdrücken</translation>
    </message>
    <message>
        <source>The level</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>Das Level</translation>
    </message>
    <message>
        <source>the text {}: it has a quotation mark in it</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>der Text {}: er enthält ein Anführungszeichen</translation>
    </message>
    <message>
        <source>a text with a byte 0 in it</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>ein Text mit einem Byte 0</translation>
    </message>
    <message>
        <source>terrain {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>Gelände {}</translation>
    </message>
    <message>
        <source>terrain {} ({}): it has no map character</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>Gelände {} ({}): es hat kein Zeichen der Karte</translation>
    </message>
    <message>
        <source>the place ({},{}): the map ends at ({},{})</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>die Stelle ({},{}): die Karte endet bei ({},{})</translation>
    </message>
    <message>
        <source>{} for whether an area is a levregion</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>{} dafür, ob ein Bereich ein levregion ist</translation>
    </message>
    <message>
        <source>a chance of {} %</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>eine Wahrscheinlichkeit von {} %</translation>
    </message>
    <message>
        <source>the class {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>die Klasse {}</translation>
    </message>
    <message>
        <source>monster {} ({}) with the class {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>Monster {} ({}) mit der Klasse {}</translation>
    </message>
    <message>
        <source>monster {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>Monster {}</translation>
    </message>
    <message>
        <source>object {} ({}) with the class {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>Gegenstand {} ({}) mit der Klasse {}</translation>
    </message>
    <message>
        <source>without a name</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>object {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>Gegenstand {}</translation>
    </message>
    <message>
        <source>the corpse of monster {}{}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>die Leiche von Monster {}{}</translation>
    </message>
    <message>
        <source>trap {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>Falle {}</translation>
    </message>
    <message>
        <source>room type {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>Raumart {}</translation>
    </message>
    <message>
        <source>the artifact {} that opens it</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>das Artefakt {}, das sie öffnet</translation>
    </message>
    <message>
        <source>something that the game adds to a maze</source>
        <extracomment>core/stats/LevelCounts.cpp</extracomment>
        <translation>etwas, das das Spiel einem Labyrinth hinzufügt</translation>
    </message>
    <message>
        <source>Statistics of different levels or contexts cannot be merged.</source>
        <extracomment>core/stats/LevelStatistics.cpp</extracomment>
        <translation>Statistiken verschiedener Level oder Zusammenhänge können nicht zusammengeführt werden.</translation>
    </message>
    <message>
        <source>Statistics that have seeds in common cannot be merged.</source>
        <extracomment>core/stats/LevelStatistics.cpp</extracomment>
        <translation>Statistiken mit gemeinsamen Startzahlen können nicht zusammengeführt werden.</translation>
    </message>
    <message>
        <source>ranges of seeds in order, as 1..1000</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>Bereiche von Startzahlen in Reihenfolge, wie 1..1000</translation>
    </message>
    <message>
        <source>a cell of the level</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>ein Feld des Levels</translation>
    </message>
    <message>
        <source>one character</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>ein Zeichen</translation>
    </message>
    <message>
        <source>x, y and count</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>x, y und Anzahl</translation>
    </message>
    <message>
        <source>a number as key</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>eine Zahl als Schlüssel</translation>
    </message>
    <message>
        <source>{} numbers</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>{} Zahlen</translation>
    </message>
    <message>
        <source>a kind of statement</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>eine Art Anweisung</translation>
    </message>
    <message>
        <source>a known name</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>ein bekannter Name</translation>
    </message>
    <message>
        <source>findings of known statements</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>Befunde bekannter Anweisungen</translation>
    </message>
    <message>
        <source>no count above the number of rolls</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>keine Anzahl über der Zahl der Würfe</translation>
    </message>
    <message>
        <source>21 rows of 80 characters</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>21 Zeilen mit 80 Zeichen</translation>
    </message>
    <message>
        <source>each cell to be one of {}</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>jedes Feld muss eines von {} sein</translation>
    </message>
    <message>
        <source>each cell to have as many values as there were rolls</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>jedes Feld muss so viele Werte haben, wie es Würfe gab</translation>
    </message>
    <message>
        <source>no more than {}</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>höchstens {}</translation>
    </message>
    <message>
        <source>expected {}</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>erwartet: {}</translation>
    </message>
    <message>
        <source>{}”: expected {}</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>{}“: erwartet: {}</translation>
    </message>
    <message>
        <source>a whole number from 0 to 18446744073709551615</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>eine ganze Zahl von 0 bis 18446744073709551615</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>corridor {}</source>
        <extracomment>core/stats/StatisticsText.cpp</extracomment>
        <translation>Gang {}</translation>
    </message>
    <message>
        <source>{} {} of {} {}</source>
        <extracomment>core/stats/StatisticsText.cpp</extracomment>
        <translation>{} {} von {} {}</translation>
    </message>
    <message>
        <source>part</source>
        <extracomment>core/stats/StatisticsText.cpp</extracomment>
        <translation>Teil</translation>
    </message>
    <message>
        <source>The game ends while it loads the level.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Das Spiel endet, während es das Level lädt.</translation>
    </message>
    <message>
        <source>The script fails, and the game makes a maze instead.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Das Skript scheitert, und das Spiel macht stattdessen ein Labyrinth.</translation>
    </message>
    <message>
        <source>The level is not rolled to its end.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Das Level wird nicht zu Ende ausgewürfelt.</translation>
    </message>
    <message>
        <source>The game complains about the level.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Das Spiel beschwert sich über das Level.</translation>
    </message>
    <message>
        <source>A level region finds no place and makes nothing.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Ein Levelgebiet findet keinen Platz und bewirkt nichts.</translation>
    </message>
    <message>
        <source>The game does not do what a statement asks for.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Das Spiel tut nicht, was eine Anweisung verlangt.</translation>
    </message>
    <message>
        <source>A statement puts nothing on the level.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Eine Anweisung setzt nichts auf das Level.</translation>
    </message>
    <message>
        <source>A register is used that no statement declares.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Ein Register wird benutzt, das keine Anweisung erklärt.</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only through locked doors or a drawbridge.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Treppen und Ankunftsorte erreichen einander nur durch verschlossene Türen oder über eine Zugbrücke.</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only across water or lava.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Treppen und Ankunftsorte erreichen einander nur über Wasser oder Lava.</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only by digging.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Treppen und Ankunftsorte erreichen einander nur durch Graben.</translation>
    </message>
    <message>
        <source>Some ground is reached only by digging.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Mancher Boden ist nur durch Graben zu erreichen.</translation>
    </message>
    <message>
        <source>A thing is in rock or a wall.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Ein Ding steckt im Fels oder in einer Wand.</translation>
    </message>
    <message>
        <source>A thing is on lava.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Ein Ding liegt auf Lava.</translation>
    </message>
    <message>
        <source>Stairs are reached only over traps that lead elsewhere.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Treppen sind nur über Fallen zu erreichen, die anderswohin führen.</translation>
    </message>
    <message>
        <source>Stairs are reached only past a boulder that cannot be pushed.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Treppen sind nur an einem Felsblock vorbei zu erreichen, der sich nicht schieben lässt.</translation>
    </message>
    <message>
        <source>A door is on a corner, where nobody can go through.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Eine Tür steht in einer Ecke, wo niemand durchgehen kann.</translation>
    </message>
    <message>
        <source>Nobody can enter or leave a shop, because its keeper cannot step aside.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Niemand kann einen Laden betreten oder verlassen, weil der Händler nicht ausweichen kann.</translation>
    </message>
    <message>
        <source>A player from above finds no free cell to arrive on.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Wer von oben kommt, findet kein freies Feld zum Ankommen.</translation>
    </message>
    <message>
        <source>A player from below finds no free cell to arrive on.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>Wer von unten kommt, findet kein freies Feld zum Ankommen.</translation>
    </message>
    <message>
        <source>These are not parts of one survey: their titles, seeds, contexts or numbers of levels differ.</source>
        <extracomment>core/survey/Survey.cpp</extracomment>
        <translation>Das sind keine Teile einer Übersicht: Titel, Startzahlen, Umstände oder Levelzahlen sind verschieden.</translation>
    </message>
    <message>
        <source>Both parts have the level {} of {}.</source>
        <extracomment>core/survey/Survey.cpp</extracomment>
        <translation>Beide Teile haben das Level {} aus {}.</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors in the text</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Fehler im Text</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Warnings about the text</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Warnungen zum Text</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>In how many ways rolls can go wrong</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Auf wie viele Arten in Würfen etwas misslingen kann</translation>
    </message>
    <message>
        <source>Goals missed</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Verfehlte Ziele</translation>
    </message>
    <message>
        <source>Goals of the level that rolls do not reach</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Ziele des Levels, die Würfe nicht erreichen</translation>
    </message>
    <message>
        <source>Worst %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Schlimmstes %</translation>
    </message>
    <message>
        <source>Percent of rolls with the most frequent finding</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Prozent der Würfe mit dem häufigsten Befund</translation>
    </message>
    <message>
        <source>Monsters</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Monsters in a roll, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Monster in einem Wurf, im Durchschnitt</translation>
    </message>
    <message>
        <source>Objects</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Objects that lie open in a roll, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Offen liegende Gegenstände in einem Wurf, im Durchschnitt</translation>
    </message>
    <message>
        <source>Traps</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Fallen</translation>
    </message>
    <message>
        <source>Traps in a roll, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Fallen in einem Wurf, im Durchschnitt</translation>
    </message>
    <message>
        <source>Rooms</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Rooms in a roll, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Räume in einem Wurf, im Durchschnitt</translation>
    </message>
    <message>
        <source>Moves of the shortest way between the stairs, on average of rolls with one</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Züge des kürzesten Wegs zwischen den Treppen, im Durchschnitt der Würfe mit einem</translation>
    </message>
    <message>
        <source>Difficulty of all hostile monsters, in levels, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Schwierigkeit aller feindlichen Monster in Stufen, im Durchschnitt</translation>
    </message>
    <message>
        <source>Harder %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Schwerer %</translation>
    </message>
    <message>
        <source>Percent of the game&apos;s stock levels at that depth that are less dangerous, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Prozent der mitgelieferten Level des Spiels in dieser Tiefe, die weniger gefährlich sind, im Durchschnitt</translation>
    </message>
    <message>
        <source>Open %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Offen %</translation>
    </message>
    <message>
        <source>Percent of the cells of a level where one can stand</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Prozent der Felder eines Levels, auf denen man stehen kann</translation>
    </message>
    <message>
        <source>Lit %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Hell %</translation>
    </message>
    <message>
        <source>Percent of these cells that are lit</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Prozent dieser Felder, die hell sind</translation>
    </message>
    <message>
        <source>Shop %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Laden %</translation>
    </message>
    <message>
        <source>Percent of rolls with a shop</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Prozent der Würfe mit einem Laden</translation>
    </message>
    <message>
        <source>Temple %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Tempel %</translation>
    </message>
    <message>
        <source>Percent of rolls with a temple</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Prozent der Würfe mit einem Tempel</translation>
    </message>
    <message>
        <source>Altar %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Altar %</translation>
    </message>
    <message>
        <source>Percent of rolls with an altar</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Prozent der Würfe mit einem Altar</translation>
    </message>
    <message>
        <source>Fountain %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Brunnen %</translation>
    </message>
    <message>
        <source>Percent of rolls with a fountain</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>Prozent der Würfe mit einem Brunnen</translation>
    </message>
    <message>
        <source>The level is new.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>Das Level ist neu.</translation>
    </message>
    <message>
        <source>The level is gone.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>Das Level ist fort.</translation>
    </message>
    <message>
        <source>It cannot be rolled any more: {}</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>Es lässt sich nicht mehr auswürfeln: {}</translation>
    </message>
    <message>
        <source>It can be rolled now.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>Es lässt sich jetzt auswürfeln.</translation>
    </message>
    <message>
        <source>Problems of the kind {}: {}; before: {}.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>Probleme der Art {}: {}; vorher: {}.</translation>
    </message>
    <message>
        <source>The goal “{}” is not reached any more: {}.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>Das Ziel „{}“ wird nicht mehr erreicht: {}.</translation>
    </message>
    <message>
        <source>The goal “{}” is reached now.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>Das Ziel „{}“ wird jetzt erreicht.</translation>
    </message>
    <message>
        <source>{} In {:.1f} % of rolls, as with seed {}; before: {:.1f} %.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>{} In {:.1f} % der Würfe, etwa mit der Startzahl {}; vorher: {:.1f} %.</translation>
    </message>
    <message>
        <source>{} In no roll; before: {:.1f} %.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>{} In keinem Wurf; vorher: {:.1f} %.</translation>
    </message>
    <message>
        <source>“{}” is in {:.1f} % of rolls; before: {:.1f} %.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>„{}“ ist in {:.1f} % der Würfe; vorher: {:.1f} %.</translation>
    </message>
    <message>
        <source>“{}”: {:.2f} in a roll, on average; before: {:.2f}.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>„{}“: {:.2f} in einem Wurf, im Durchschnitt; vorher: {:.2f}.</translation>
    </message>
    <message>
        <source>not rolled</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>nicht ausgewürfelt</translation>
    </message>
    <message>
        <source>All levels</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Alle Level</translation>
    </message>
    <message>
        <source>Show levels with</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Level zeigen mit</translation>
    </message>
    <message>
        <source>The name of the level</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Der Name des Levels</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>The file that describes it</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Die Datei, die es beschreibt</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>The game whose rules it is rolled by</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Das Spiel, nach dessen Regeln es ausgewürfelt wird</translation>
    </message>
    <message>
        <source>The map of {}</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Die Karte von {}</translation>
    </message>
    <message>
        <source>The map as text</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Die Karte als Text</translation>
    </message>
    <message>
        <source>{}: {}. Strong colours mean more.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>{}: {}. Kräftige Farben bedeuten mehr.</translation>
    </message>
    <message>
        <source>In at least a tenth of the rolls: {}</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>In mindestens einem Zehntel der Würfe: {}</translation>
    </message>
    <message>
        <source>Lenses, on average over rolls</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Linsen, im Durchschnitt über Würfe</translation>
    </message>
    <message>
        <source>{} on the map of {}</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>{} auf der Karte von {}</translation>
    </message>
    <message>
        <source>Problems of the text</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Probleme des Textes</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Problem</translation>
    </message>
    <message>
        <source>What it is</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>What rolls show</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Was Würfe zeigen</translation>
    </message>
    <message>
        <source>% of rolls</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>% der Würfe</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>In the game&apos;s words</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>In den Worten des Spiels</translation>
    </message>
    <message>
        <source>{} This is often intended.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>{} Das ist oft so gewollt.</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Why not</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Warum nicht</translation>
    </message>
    <message>
        <source>All numbers</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>mon: monsters; obj: objects that lie open; in, instatue: objects in containers and statues; mineral: in rock; sdoor: secret doors. The character after one of the first five names a class: mon:D counts the dragons.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>mon: Monster; obj: Gegenstände, die offen liegen; in, instatue: Gegenstände in Behältern und Statuen; mineral: im Gestein; sdoor: Geheimtüren. Das Zeichen nach einem der ersten fünf nennt eine Klasse: mon:D zählt die Drachen.</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Was</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>% of rolls with any</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>% der Würfe damit</translation>
    </message>
    <message>
        <source>{}, {}, {} rolls</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>{}, {}, {} Würfe</translation>
    </message>
    <message>
        <source>Not rolled: {}</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Nicht ausgewürfelt: {}</translation>
    </message>
    <message>
        <source>Nothing is wrong with this level.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Mit diesem Level ist alles in Ordnung.</translation>
    </message>
    <message>
        <source>Back to all levels</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Zurück zu allen Leveln</translation>
    </message>
    <message>
        <source>Levels: {}, each rolled with the seeds {} to {}. With errors in the text: {}; with something that can go wrong in rolls: {}; not rolled: {}.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Level: {}, jedes mit den Startzahlen {} bis {} ausgewürfelt. Mit Fehlern im Text: {}; mit etwas, das in Würfen misslingen kann: {}; nicht ausgewürfelt: {}.</translation>
    </message>
    <message>
        <source>This is a part of a survey of {} levels.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Das ist ein Teil einer Übersicht über {} Level.</translation>
    </message>
    <message>
        <source>Survey of {}</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>Übersicht über {}</translation>
    </message>
    <message>
        <source>it is not the JSON of a survey</source>
        <extracomment>core/survey/SurveyText.cpp</extracomment>
        <translation>es ist nicht das JSON einer Übersicht</translation>
    </message>
    <message>
        <source>{}: there is something impossible in the JSON of the survey</source>
        <extracomment>core/survey/SurveyText.cpp</extracomment>
        <translation>{}: im JSON der Übersicht steht etwas Unmögliches</translation>
    </message>
    <message>
        <source>line {}</source>
        <extracomment>core/survey/SurveyedLevel.cpp</extracomment>
        <translation>Zeile {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <extracomment>core/survey/SurveyedLevel.cpp</extracomment>
        <translation>Zeile {}: {}</translation>
    </message>
    <message>
        <source>{} is damaged: {}</source>
        <extracomment>core/tileset/BitmapFile.cpp</extracomment>
        <translation>{} ist beschädigt: {}</translation>
    </message>
    <message>
        <source>{} has more pixels than a tileset: {} × {}.</source>
        <extracomment>core/tileset/BitmapFile.cpp</extracomment>
        <translation>{} hat mehr Pixel als ein Kachelsatz: {} × {}.</translation>
    </message>
    <message>
        <source>{} is not a PNG or BMP picture.</source>
        <extracomment>core/tileset/BitmapFile.cpp</extracomment>
        <translation>{} ist kein PNG- oder BMP-Bild.</translation>
    </message>
    <message>
        <source>its header makes no sense</source>
        <extracomment>core/tileset/BmpReader.cpp</extracomment>
        <translation>sein Kopf ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>its points are packed in a way that is not read here; save it as PNG</source>
        <extracomment>core/tileset/BmpReader.cpp</extracomment>
        <translation>seine Punkte sind auf eine Weise gepackt, die hier nicht gelesen wird; speichern Sie es als PNG</translation>
    </message>
    <message>
        <source>points are missing</source>
        <extracomment>core/tileset/BmpReader.cpp</extracomment>
        <translation>es fehlen Punkte</translation>
    </message>
    <message>
        <source>The order of the tiles of this game is not known. A folder of named pictures can be used.</source>
        <extracomment>core/tileset/GameTiles.cpp</extracomment>
        <translation>Die Reihenfolge der Kacheln dieses Spiels ist nicht bekannt. Ein Ordner benannter Bilder lässt sich verwenden.</translation>
    </message>
    <message>
        <source>This game has {} tiles, so they may be those of another game or version.</source>
        <extracomment>core/tileset/GameTiles.cpp</extracomment>
        <translation>Dieses Spiel hat {} Kacheln; vielleicht sind es die eines anderen Spiels oder einer anderen Version.</translation>
    </message>
    <message>
        <source>{} has {} × {} pixels. A tileset has tiles of 16 × 16 or 32 × 32 pixels, usually 40 beside each other.</source>
        <extracomment>core/tileset/Tileset.cpp</extracomment>
        <translation>{} hat {} × {} Pixel. Ein Kachelsatz hat Kacheln von 16 × 16 oder 32 × 32 Pixeln, meist 40 nebeneinander.</translation>
    </message>
    <message>
        <source>The folder {} has too many pictures.</source>
        <extracomment>core/tileset/Tileset.cpp</extracomment>
        <translation>Der Ordner {} enthält zu viele Bilder.</translation>
    </message>
    <message>
        <source>The folder {} has no PNG or BMP pictures.</source>
        <extracomment>core/tileset/Tileset.cpp</extracomment>
        <translation>Der Ordner {} enthält keine PNG- oder BMP-Bilder.</translation>
    </message>
    <message>
        <source>There is no way through stone from there to here.</source>
        <extracomment>core/tools/BuildTools.cpp</extracomment>
        <translation>Durch Stein führt kein Weg von dort hierher.</translation>
    </message>
    <message>
        <source>A door must be put into a wall.</source>
        <extracomment>core/tools/BuildTools.cpp</extracomment>
        <translation>Eine Tür gehört in eine Wand.</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>Select and move things</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Dinge auswählen und bewegen</translation>
    </message>
    <message>
        <source>Select Cells</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Felder auswählen</translation>
    </message>
    <message>
        <source>Select &amp;Cells</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Felder aus&amp;wählen</translation>
    </message>
    <message>
        <source>Select a rectangle of cells (Shift: more, Ctrl: fewer, both: of those selected)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Ein Rechteck von Feldern auswählen (Umschalt: mehr, Strg: weniger, beides: von den ausgewählten)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Select the cells that you draw a line around (Shift: more, Ctrl: fewer)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Die Felder auswählen, um die Sie eine Linie ziehen (Umschalt: mehr, Strg: weniger)</translation>
    </message>
    <message>
        <source>Magic Wand</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>Magic &amp;Wand</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>&amp;Zauberstab</translation>
    </message>
    <message>
        <source>Select all joined cells of one terrain (Shift: more, Ctrl: fewer)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Alle verbundenen Felder eines Geländes auswählen (Umschalt: mehr, Strg: weniger)</translation>
    </message>
    <message>
        <source>Pencil</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Stift</translation>
    </message>
    <message>
        <source>&amp;Pencil</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>&amp;Stift</translation>
    </message>
    <message>
        <source>Paint cell by cell (Shift: a line from the last one)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Feld für Feld malen (Umschalt: eine Linie vom letzten an)</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Linie</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>Paint a line (Shift: straight)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Eine Linie malen (Umschalt: gerade)</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>&amp;Rechteck</translation>
    </message>
    <message>
        <source>Paint the outline of a rectangle (Shift: square)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Den Umriss eines Rechtecks malen (Umschalt: Quadrat)</translation>
    </message>
    <message>
        <source>Filled Rectangle</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Gefülltes Rechteck</translation>
    </message>
    <message>
        <source>Filled Rectan&amp;gle</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>&amp;Gefülltes Rechteck</translation>
    </message>
    <message>
        <source>Paint a filled rectangle (Shift: square)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Ein gefülltes Rechteck malen (Umschalt: Quadrat)</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>&amp;Ellipse</translation>
    </message>
    <message>
        <source>Paint the outline of an ellipse (Shift: circle)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Den Umriss einer Ellipse malen (Umschalt: Kreis)</translation>
    </message>
    <message>
        <source>Filled Ellipse</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Gefüllte Ellipse</translation>
    </message>
    <message>
        <source>Fille&amp;d Ellipse</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Ge&amp;füllte Ellipse</translation>
    </message>
    <message>
        <source>Paint a filled ellipse (Shift: circle)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Eine gefüllte Ellipse malen (Umschalt: Kreis)</translation>
    </message>
    <message>
        <source>Flood Fill</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>&amp;Flood Fill</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>F&amp;üllen</translation>
    </message>
    <message>
        <source>Fill all joined cells of one terrain</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Alle verbundenen Felder eines Geländes füllen</translation>
    </message>
    <message>
        <source>Eraser</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Er&amp;aser</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Ra&amp;dierer</translation>
    </message>
    <message>
        <source>Paint stone (Shift: a line from the last cell)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Stein malen (Umschalt: eine Linie vom letzten Feld an)</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Roo&amp;m</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Rau&amp;m</translation>
    </message>
    <message>
        <source>Build a room with its walls (Shift: square)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Einen Raum mit seinen Wänden bauen (Umschalt: Quadrat)</translation>
    </message>
    <message>
        <source>Corridor</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Corr&amp;idor</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Ga&amp;ng</translation>
    </message>
    <message>
        <source>Dig a corridor through stone</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Einen Gang durch Stein graben</translation>
    </message>
    <message>
        <source>Door</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Tür</translation>
    </message>
    <message>
        <source>D&amp;oor</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>&amp;Tür</translation>
    </message>
    <message>
        <source>Put a door into a wall</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Eine Tür in eine Wand setzen</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>T&amp;ippen</translation>
    </message>
    <message>
        <source>Type map characters at the cursor (Enter: next row, Backspace: back)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Zeichen der Karte an der Marke tippen (Enter: nächste Zeile, Rücktaste: zurück)</translation>
    </message>
    <message>
        <source>Eyedropper</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Pipette</translation>
    </message>
    <message>
        <source>E&amp;yedropper</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>&amp;Pipette</translation>
    </message>
    <message>
        <source>Take the terrain of a cell (right button: with every tool)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>Das Gelände eines Felds nehmen (rechte Maustaste: mit jedem Werkzeug)</translation>
    </message>
    <message>
        <source>Paint with a brush of this size</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Mit einem Pinsel dieser Größe malen</translation>
    </message>
    <message>
        <source>Paint on both sides of the middle of the map</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Auf beiden Seiten der Kartenmitte malen</translation>
    </message>
    <message>
        <source>Brush of 1 Cell</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Pinsel mit 1 Feld</translation>
    </message>
    <message>
        <source>1 cell</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>Brush of 2 × 2 Cells</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Pinsel mit 2 × 2 Feldern</translation>
    </message>
    <message>
        <source>2 × 2</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>2 × 2</translation>
    </message>
    <message>
        <source>Brush of 3 × 3 Cells</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Pinsel mit 3 × 3 Feldern</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>Brush of 5 × 5 Cells</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Pinsel mit 5 × 5 Feldern</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>Brush of 7 × 7 Cells</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Pinsel mit 7 × 7 Feldern</translation>
    </message>
    <message>
        <source>7 × 7</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>7 × 7</translation>
    </message>
    <message>
        <source>Brush of 9 × 9 Cells</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Pinsel mit 9 × 9 Feldern</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>9 × 9</translation>
    </message>
    <message>
        <source>R&amp;ound Brush</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>R&amp;under Pinsel</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Paint with a round brush</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Mit einem runden Pinsel malen</translation>
    </message>
    <message>
        <source>&amp;Fill around Corners</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Um &amp;Ecken füllen</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Also fill cells that touch only at corners, but not between two walls</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Auch Felder füllen, die sich nur an Ecken berühren, aber nicht zwischen zwei Wänden</translation>
    </message>
    <message>
        <source>&amp;No Mirror</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>&amp;Nicht spiegeln</translation>
    </message>
    <message>
        <source>No mirror</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Nicht spiegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;Left and Right</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>&amp;Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Left | right</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Links | rechts</translation>
    </message>
    <message>
        <source>Mirror &amp;Top and Bottom</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>&amp;Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Top / bottom</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Oben / unten</translation>
    </message>
    <message>
        <source>Mirror &amp;Both</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>&amp;Beides spiegeln</translation>
    </message>
    <message>
        <source>All four</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Alle vier</translation>
    </message>
    <message>
        <source>Mirror by a Half T&amp;urn</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Mit halber &amp;Drehung spiegeln</translation>
    </message>
    <message>
        <source>Half turn</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Smart &amp;Walls</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Kluge &amp;Wände</translation>
    </message>
    <message>
        <source>Smart walls</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Kluge Wände</translation>
    </message>
    <message>
        <source>Draw walls in their proper direction wherever something is painted</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Wände in ihrer richtigen Richtung zeichnen, wo immer etwas gemalt wird</translation>
    </message>
    <message>
        <source>Rooms with Lig&amp;ht</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Räume mit Li&amp;cht</translation>
    </message>
    <message>
        <source>Lit</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Add the lit region of a room that is drawn</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Das helle Gebiet eines gezeichneten Raums hinzufügen</translation>
    </message>
    <message>
        <source>Rooms with a &amp;Door</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Räume mit &amp;Tür</translation>
    </message>
    <message>
        <source>Put a door into a room that is drawn</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Eine Tür in einen gezeichneten Raum setzen</translation>
    </message>
    <message>
        <source>&amp;Secret Doors</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>&amp;Geheimtüren</translation>
    </message>
    <message>
        <source>Secret</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>Draw doors that have to be searched for</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>Türen zeichnen, die gesucht werden müssen</translation>
    </message>
    <message>
        <source>secret door</source>
        <extracomment>core/tree/Grammar.h</extracomment>
        <translation>Geheimtür</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a character in quotes such as &apos;a&apos;</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Zeichen in Hochkommas wie &apos;a&apos;</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a place such as (3,4)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>eine Stelle wie (3,4)</translation>
    </message>
    <message>
        <source>an area such as (1,1,5,4)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Bereich wie (1,1,5,4)</translation>
    </message>
    <message>
        <source>left, half-left, center, half-right or right</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>left, half-left, center, half-right oder right</translation>
    </message>
    <message>
        <source>top, center or bottom</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>top, center oder bottom</translation>
    </message>
    <message>
        <source>alignments such as (left,top)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Ausrichtungen wie (left,top)</translation>
    </message>
    <message>
        <source>a corridor end such as (0,east,random)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Ende eines Gangs wie (0,east,random)</translation>
    </message>
    <message>
        <source>up or down</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>up oder down</translation>
    </message>
    <message>
        <source>lit or unlit</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>lit oder unlit</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>filled or unfilled</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>filled oder unfilled</translation>
    </message>
    <message>
        <source>a door state (open, closed, locked, nodoor, broken)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Türzustand (open, closed, locked, nodoor, broken)</translation>
    </message>
    <message>
        <source>north, east, south or west</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>north, east, south oder west</translation>
    </message>
    <message>
        <source>an alignment (law, neutral, chaos, noalign, coaligned, noncoaligned)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>eine Gesinnung (law, neutral, chaos, noalign, coaligned, noncoaligned)</translation>
    </message>
    <message>
        <source>altar, shrine or sanctum</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>altar, shrine oder sanctum</translation>
    </message>
    <message>
        <source>dust, engrave, burn or mark</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>dust, engrave, burn oder mark</translation>
    </message>
    <message>
        <source>blessed, uncursed or cursed</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>blessed, uncursed oder cursed</translation>
    </message>
    <message>
        <source>peaceful or hostile</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>peaceful oder hostile</translation>
    </message>
    <message>
        <source>asleep or awake</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>asleep oder awake</translation>
    </message>
    <message>
        <source>m_monster, m_object or m_feature with a name</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>m_monster, m_object oder m_feature mit einem Namen</translation>
    </message>
    <message>
        <source>a level flag</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Kennzeichen des Levels</translation>
    </message>
    <message>
        <source>o_lit or o_buried</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>o_lit oder o_buried</translation>
    </message>
    <message>
        <source>a computed value</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein berechneter Wert</translation>
    </message>
    <message>
        <source>a variable</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>eine Variable</translation>
    </message>
    <message>
        <source>an element of a list such as $names[0]</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Element einer Liste wie $names[0]</translation>
    </message>
    <message>
        <source>an operator</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Operator</translation>
    </message>
    <message>
        <source>a comparison</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Vergleich</translation>
    </message>
    <message>
        <source>texts joined by “.”</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>durch „.“ verbundene Texte</translation>
    </message>
    <message>
        <source>a random place such as random[dry]</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>eine zufällige Stelle wie random[dry]</translation>
    </message>
    <message>
        <source>a random cell such as rndcoord($cells)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein zufälliges Feld wie rndcoord($cells)</translation>
    </message>
    <message>
        <source>a selection of cells such as fillrect(1,1,5,4)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>eine Auswahl von Feldern wie fillrect(1,1,5,4)</translation>
    </message>
    <message>
        <source>terrain and light such as (&apos;.&apos;,lit)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Gelände und Licht wie (&apos;.&apos;,lit)</translation>
    </message>
    <message>
        <source>a class and a name such as (&apos;d&apos;,&quot;jackal&quot;)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>eine Klasse und ein Name wie (&apos;d&apos;,&quot;jackal&quot;)</translation>
    </message>
    <message>
        <source>a list such as { 1, 2 }</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>eine Liste wie { 1, 2 }</translation>
    </message>
    <message>
        <source>selection, terrain, monster or object</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>selection, terrain, monster oder object</translation>
    </message>
    <message>
        <source>solidfill, mazegrid, rogue or mines</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>solidfill, mazegrid, rogue oder mines</translation>
    </message>
    <message>
        <source>an option</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>eine Option</translation>
    </message>
    <message>
        <source>filled, unfilled, regular, irregular, joined or unjoined</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>filled, unfilled, regular, irregular, joined oder unjoined</translation>
    </message>
    <message>
        <source>directions such as north|east</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Richtungen wie north|east</translation>
    </message>
    <message>
        <source>names of traps such as &quot;pit&quot;|&quot;web&quot;, or all</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Namen von Fallen wie &quot;pit&quot;|&quot;web&quot;, oder all</translation>
    </message>
    <message>
        <source>a couple such as (2,3)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Paar wie (2,3)</translation>
    </message>
    <message>
        <source>a tag (town, hellish, mazelike, roguelike, lawful, neutral, chaotic, unaligned, noalign)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ein Merkmal (town, hellish, mazelike, roguelike, lawful, neutral, chaotic, unaligned, noalign)</translation>
    </message>
    <message>
        <source>stair, no_up, no_down or portal</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>stair, no_up, no_down oder portal</translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Kennzeichen</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>horizontal alignment</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>waagerechte Ausrichtung</translation>
    </message>
    <message>
        <source>vertical alignment</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>senkrechte Ausrichtung</translation>
    </message>
    <message>
        <source>attribute</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>curse</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Fluch</translation>
    </message>
    <message>
        <source>corpse of</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Leiche von</translation>
    </message>
    <message>
        <source>enchantment</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Verzauberung</translation>
    </message>
    <message>
        <source>door state</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Türzustand</translation>
    </message>
    <message>
        <source>area</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>excluded area</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ausgenommener Bereich</translation>
    </message>
    <message>
        <source>room type</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Raumart</translation>
    </message>
    <message>
        <source>destination</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>altar type</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Altarart</translation>
    </message>
    <message>
        <source>method</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>geheim</translation>
    </message>
    <message>
        <source>alignments</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Gesinnungen</translation>
    </message>
    <message>
        <source>parent room</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>äußerer Raum</translation>
    </message>
    <message>
        <source>title</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>level to count from</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Level, von dem gezählt wird</translation>
    </message>
    <message>
        <source>number of variants</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Zahl der Varianten</translation>
    </message>
    <message>
        <source>tag</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>condition</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>turns</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>cells</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>room flag</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Kennzeichen des Raums</translation>
    </message>
    <message>
        <source>material</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Material</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>“{}” needs a difficulty of {} or more; this level has {}.</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>„{}“ braucht eine Schwierigkeit von mindestens {}; dieses Level hat {}.</translation>
    </message>
    <message>
        <source>“{}” needs a difficulty of {} or less; this level has {}.</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>„{}“ braucht eine Schwierigkeit von höchstens {}; dieses Level hat {}.</translation>
    </message>
    <message>
        <source>frequency is computed</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>die Häufigkeit wird berechnet</translation>
    </message>
    <message>
        <source>never chosen</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>nie gewählt</translation>
    </message>
    <message>
        <source>frequency {:g} ({:.{}f} %)</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>Häufigkeit {:g} ({:.{}f} %)</translation>
    </message>
    <message>
        <source>, difficulty {} to {}</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>, Schwierigkeit {} bis {}</translation>
    </message>
    <message>
        <source>, from difficulty {}</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>, ab Schwierigkeit {}</translation>
    </message>
    <message>
        <source>, up to difficulty {}</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>, bis Schwierigkeit {}</translation>
    </message>
    <message>
        <source>, only in some rooms</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>, nur in manchen Räumen</translation>
    </message>
    <message>
        <source>a text without a closing quote</source>
        <extracomment>core/tree/TokenCursor.cpp</extracomment>
        <translation>ein Text ohne schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>a map row</source>
        <extracomment>core/tree/TokenCursor.cpp</extracomment>
        <translation>eine Zeile der Karte</translation>
    </message>
    <message>
        <source>something finds no place</source>
        <extracomment>core/trial/TrialRolls.cpp</extracomment>
        <translation>etwas findet keinen Platz</translation>
    </message>
    <message>
        <source>something else</source>
        <extracomment>core/trial/TrialRolls.cpp</extracomment>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>Westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>south</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>Süden</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>Norden</translation>
    </message>
    <message>
        <source>The keys w e s d x c move you.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Die Tasten w e s d x c bewegen Sie.</translation>
    </message>
    <message>
        <source>p picks up what lies here, D drops something.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>p hebt auf, was hier liegt, D legt etwas ab.</translation>
    </message>
    <message>
        <source>u uses the chosen thing you carry: food is eaten.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>u benutzt das gewählte Ding, das Sie tragen: Essen wird gegessen.</translation>
    </message>
    <message>
        <source>l looks around without moving.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>l sieht sich um, ohne zu gehen.</translation>
    </message>
    <message>
        <source>The arrow keys choose among the things you carry.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Die Pfeiltasten wählen unter dem, was Sie tragen.</translation>
    </message>
    <message>
        <source>Time passes.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Die Zeit vergeht.</translation>
    </message>
    <message>
        <source>You feel better.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Es geht Ihnen besser.</translation>
    </message>
    <message>
        <source>Your stomach hurts.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Ihr Magen schmerzt.</translation>
    </message>
    <message>
        <source>This is the end of you.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Das ist Ihr Ende.</translation>
    </message>
    <message>
        <source>A new world needs a new start.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Eine neue Welt braucht einen neuen Anfang.</translation>
    </message>
    <message>
        <source>You hit %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie treffen: %1.</translation>
    </message>
    <message>
        <source>%1 hits you.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie werden getroffen: %1.</translation>
    </message>
    <message>
        <source>You go %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie gehen: %1.</translation>
    </message>
    <message>
        <source>There is no way %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Hier führt kein Weg: %1.</translation>
    </message>
    <message>
        <source>A bare stone lies here, nothing more.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Hier liegt ein bloßer Stein, sonst nichts.</translation>
    </message>
    <message>
        <source>This ground is holy.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Dieser Boden ist heilig.</translation>
    </message>
    <message>
        <source>The island is content with you and gives you this: %1. Use it to leave, or stay.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Die Insel ist mit Ihnen zufrieden und gibt Ihnen dies: %1. Benutzen Sie es, um zu gehen, oder bleiben Sie.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie nehmen es.</translation>
    </message>
    <message>
        <source>There is nothing to take.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Es gibt nichts zu nehmen.</translation>
    </message>
    <message>
        <source>You cannot carry any more.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie können nichts mehr tragen.</translation>
    </message>
    <message>
        <source>You put it down.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie legen es ab.</translation>
    </message>
    <message>
        <source>You have nothing to put down.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie haben nichts abzulegen.</translation>
    </message>
    <message>
        <source>You use %1. It glows and howls; somewhere, laughter.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie benutzen: %1. Es glüht und heult; irgendwo ein Lachen.</translation>
    </message>
    <message>
        <source>You have nothing to use.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie haben nichts zu benutzen.</translation>
    </message>
    <message>
        <source>You eat it up.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie essen es auf.</translation>
    </message>
    <message>
        <source>That is of no use.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Das nützt nichts.</translation>
    </message>
    <message>
        <source>You are stuck and work yourself free.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie stecken fest und arbeiten sich frei.</translation>
    </message>
    <message>
        <source>You open it.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie öffnen es.</translation>
    </message>
    <message>
        <source>It is locked. A kick may break it.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Es ist verschlossen. Ein Tritt bricht es vielleicht auf.</translation>
    </message>
    <message>
        <source>You close it.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie schließen es.</translation>
    </message>
    <message>
        <source>There is nothing to close, or something lies in it.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Es gibt nichts zu schließen, oder etwas liegt darin.</translation>
    </message>
    <message>
        <source>It gives way.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Es gibt nach.</translation>
    </message>
    <message>
        <source>It shakes, and holds.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Es bebt und hält.</translation>
    </message>
    <message>
        <source>There is nothing to kick %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Hier gibt es nichts zu treten: %1.</translation>
    </message>
    <message>
        <source>You find something.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie finden etwas.</translation>
    </message>
    <message>
        <source>You search and find nothing.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie suchen und finden nichts.</translation>
    </message>
    <message>
        <source>You push it on: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie schieben es weiter: %1.</translation>
    </message>
    <message>
        <source>It does not move: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Es bewegt sich nicht: %1.</translation>
    </message>
    <message>
        <source>It fills the hole: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Es füllt das Loch: %1.</translation>
    </message>
    <message>
        <source>You are caught: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie sind gefangen: %1.</translation>
    </message>
    <message>
        <source>You are hurt: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie sind verletzt: %1.</translation>
    </message>
    <message>
        <source>You are somewhere else: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie sind anderswo: %1.</translation>
    </message>
    <message>
        <source>You have left this place: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Sie haben diesen Ort verlassen: %1.</translation>
    </message>
    <message>
        <source>There is no way out here.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>Hier führt kein Weg hinaus.</translation>
    </message>
    <message>
        <source>NetHack 3.&amp;2.2, GnomeHack</source>
        <extracomment>resources/catalog/nethack-3.2.2/game.tsv</extracomment>
        <translation>NetHack 3.&amp;2.2, GnomeHack</translation>
    </message>
    <message>
        <source>Read descriptions as those of NetHack 3.2.2 and the games made of it</source>
        <extracomment>resources/catalog/nethack-3.2.2/game.tsv</extracomment>
        <translation>Beschreibungen als solche von NetHack 3.2.2 und der Spiele daraus lesen</translation>
    </message>
    <message>
        <source>ant or other insect</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Ameise oder anderes Insekt</translation>
    </message>
    <message>
        <source>blob</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Klecks</translation>
    </message>
    <message>
        <source>cockatrice</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Cockatrice</translation>
    </message>
    <message>
        <source>dog or other canine</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Hund oder anderer Hundeartiger</translation>
    </message>
    <message>
        <source>eye or sphere</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Auge oder Kugel</translation>
    </message>
    <message>
        <source>cat or other feline</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Katze oder andere Katzenartige</translation>
    </message>
    <message>
        <source>gremlin</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Gremlin</translation>
    </message>
    <message>
        <source>humanoid</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Humanoid</translation>
    </message>
    <message>
        <source>imp or minor demon</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Teufelchen oder niederer Dämon</translation>
    </message>
    <message>
        <source>jelly</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Gallert</translation>
    </message>
    <message>
        <source>kobold</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Kobold</translation>
    </message>
    <message>
        <source>leprechaun</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Leprechaun</translation>
    </message>
    <message>
        <source>mimic</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Mimik</translation>
    </message>
    <message>
        <source>nymph</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Nymphe</translation>
    </message>
    <message>
        <source>orc</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Ork</translation>
    </message>
    <message>
        <source>piercer</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Piercer</translation>
    </message>
    <message>
        <source>quadruped</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Vierbeiner</translation>
    </message>
    <message>
        <source>rodent</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Nagetier</translation>
    </message>
    <message>
        <source>spider</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Spinne</translation>
    </message>
    <message>
        <source>trapper or lurker above</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Trapper oder Lurker above</translation>
    </message>
    <message>
        <source>unicorn</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Einhorn</translation>
    </message>
    <message>
        <source>vortex</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Wirbel</translation>
    </message>
    <message>
        <source>worm</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Wurm</translation>
    </message>
    <message>
        <source>xan or other mythical/fantastic insect</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Xan oder anderes Fabelinsekt</translation>
    </message>
    <message>
        <source>zruty</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Zruty</translation>
    </message>
    <message>
        <source>angelic being</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Engelswesen</translation>
    </message>
    <message>
        <source>bat</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Fledermaus</translation>
    </message>
    <message>
        <source>centaur</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Zentaur</translation>
    </message>
    <message>
        <source>dragon</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>elemental</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Elementar</translation>
    </message>
    <message>
        <source>fungus or mold</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Pilz oder Schimmel</translation>
    </message>
    <message>
        <source>gnome</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Gnom</translation>
    </message>
    <message>
        <source>giant humanoid</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Riese</translation>
    </message>
    <message>
        <source>invisible stalker</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Unsichtbarer Jäger</translation>
    </message>
    <message>
        <source>jabberwock</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Jabberwock</translation>
    </message>
    <message>
        <source>Keystone Kop</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Keystone Kop</translation>
    </message>
    <message>
        <source>lich</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Lich</translation>
    </message>
    <message>
        <source>mummy</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Mumie</translation>
    </message>
    <message>
        <source>naga</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Naga</translation>
    </message>
    <message>
        <source>ogre</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Oger</translation>
    </message>
    <message>
        <source>pudding or ooze</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Pudding oder Schlick</translation>
    </message>
    <message>
        <source>quantum mechanic</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Quantenmechaniker</translation>
    </message>
    <message>
        <source>rust monster</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Rostmonster</translation>
    </message>
    <message>
        <source>snake</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>troll</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Troll</translation>
    </message>
    <message>
        <source>umber hulk</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Umber Hulk</translation>
    </message>
    <message>
        <source>vampire</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Vampir</translation>
    </message>
    <message>
        <source>wraith</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Geist (Wraith)</translation>
    </message>
    <message>
        <source>xorn</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Xorn</translation>
    </message>
    <message>
        <source>yeti, ape or other large beast</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Yeti, Affe oder anderes großes Tier</translation>
    </message>
    <message>
        <source>zombie</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Zombie</translation>
    </message>
    <message>
        <source>human or elf</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Mensch oder Elf</translation>
    </message>
    <message>
        <source>ghost</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Gespenst</translation>
    </message>
    <message>
        <source>golem</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Golem</translation>
    </message>
    <message>
        <source>major demon</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>hoher Dämon</translation>
    </message>
    <message>
        <source>sea monster</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Meeresungeheuer</translation>
    </message>
    <message>
        <source>lizard</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Echse</translation>
    </message>
    <message>
        <source>long worm tail</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>Schwanz eines langen Wurms</translation>
    </message>
    <message>
        <source>illegal object</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>unerlaubter Gegenstand</translation>
    </message>
    <message>
        <source>weapon</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>armor</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>ring</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Ring</translation>
    </message>
    <message>
        <source>amulet</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Amulett</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>food</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Essen</translation>
    </message>
    <message>
        <source>potion</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Trank</translation>
    </message>
    <message>
        <source>scroll</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Schriftrolle</translation>
    </message>
    <message>
        <source>spellbook</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Zauberbuch</translation>
    </message>
    <message>
        <source>wand</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>coins</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>gem or rock</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Edelstein oder Stein</translation>
    </message>
    <message>
        <source>boulder or statue</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Felsblock oder Statue</translation>
    </message>
    <message>
        <source>iron ball</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Eisenkugel</translation>
    </message>
    <message>
        <source>iron chain</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Eisenkette</translation>
    </message>
    <message>
        <source>venom</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>Gift</translation>
    </message>
    <message>
        <source>solid stone</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>fester Stein</translation>
    </message>
    <message>
        <source>vertical wall</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>senkrechte Wand</translation>
    </message>
    <message>
        <source>horizontal wall</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>waagerechte Wand</translation>
    </message>
    <message>
        <source>top left corner</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Ecke links oben</translation>
    </message>
    <message>
        <source>top right corner</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Ecke rechts oben</translation>
    </message>
    <message>
        <source>bottom left corner</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Ecke links unten</translation>
    </message>
    <message>
        <source>bottom right corner</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Ecke rechts unten</translation>
    </message>
    <message>
        <source>boundary (cross wall)</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Grenze (Kreuzwand)</translation>
    </message>
    <message>
        <source>T wall up</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>T-Wand nach oben</translation>
    </message>
    <message>
        <source>T wall down</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>T-Wand nach unten</translation>
    </message>
    <message>
        <source>T wall left</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>T-Wand nach links</translation>
    </message>
    <message>
        <source>T wall right</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>T-Wand nach rechts</translation>
    </message>
    <message>
        <source>drawbridge wall</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Wand einer Zugbrücke</translation>
    </message>
    <message>
        <source>secret corridor</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>geheimer Gang</translation>
    </message>
    <message>
        <source>moat</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Graben</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>raised drawbridge</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>hochgezogene Zugbrücke</translation>
    </message>
    <message>
        <source>lava</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Lava</translation>
    </message>
    <message>
        <source>room floor</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Raumboden</translation>
    </message>
    <message>
        <source>ice</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Eis</translation>
    </message>
    <message>
        <source>lowered drawbridge</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>heruntergelassene Zugbrücke</translation>
    </message>
    <message>
        <source>air</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Luft</translation>
    </message>
    <message>
        <source>cloud</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>Wolke</translation>
    </message>
    <message>
        <source>NetHack 3.&amp;4.3</source>
        <extracomment>resources/catalog/nethack-3.4.3/game.tsv</extracomment>
        <translation>NetHack 3.&amp;4.3</translation>
    </message>
    <message>
        <source>Read descriptions as those of NetHack 3.4.3</source>
        <extracomment>resources/catalog/nethack-3.4.3/game.tsv</extracomment>
        <translation>Beschreibungen als solche von NetHack 3.4.3 lesen</translation>
    </message>
    <message>
        <source>arachnid or centipede</source>
        <extracomment>resources/catalog/nethack-3.4.3/monster-classes.tsv</extracomment>
        <translation>Spinnentier oder Tausendfüßer</translation>
    </message>
    <message>
        <source>unicorn or horse</source>
        <extracomment>resources/catalog/nethack-3.4.3/monster-classes.tsv</extracomment>
        <translation>Einhorn oder Pferd</translation>
    </message>
    <message>
        <source>bat or bird</source>
        <extracomment>resources/catalog/nethack-3.4.3/monster-classes.tsv</extracomment>
        <translation>Fledermaus oder Vogel</translation>
    </message>
    <message>
        <source>rust monster or disenchanter</source>
        <extracomment>resources/catalog/nethack-3.4.3/monster-classes.tsv</extracomment>
        <translation>Rostmonster oder Entzauberer</translation>
    </message>
    <message>
        <source>apelike creature</source>
        <extracomment>resources/catalog/nethack-3.4.3/monster-classes.tsv</extracomment>
        <translation>Affenartiger</translation>
    </message>
    <message>
        <source>iron bars</source>
        <extracomment>resources/catalog/nethack-3.4.3/terrain.tsv</extracomment>
        <translation>Eisengitter</translation>
    </message>
    <message>
        <source>NetHac&amp;k 3.6</source>
        <extracomment>resources/catalog/nethack-3.6/game.tsv</extracomment>
        <translation>NetHac&amp;k 3.6</translation>
    </message>
    <message>
        <source>Read descriptions as those of NetHack 3.6</source>
        <extracomment>resources/catalog/nethack-3.6/game.tsv</extracomment>
        <translation>Beschreibungen als solche von NetHack 3.6 lesen</translation>
    </message>
    <message>
        <source>Convert to NetHack 3.&amp;6</source>
        <extracomment>resources/catalog/nethack-3.6/game.tsv</extracomment>
        <translation>In NetHack 3.&amp;6 umwandeln</translation>
    </message>
    <message>
        <source>invisible monster</source>
        <extracomment>resources/catalog/nethack-3.6/monster-classes.tsv</extracomment>
        <translation>unsichtbares Monster</translation>
    </message>
    <message>
        <source>strange object</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>seltsamer Gegenstand</translation>
    </message>
    <message>
        <source>suit or piece of armor</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>Rüstung oder Teil einer Rüstung</translation>
    </message>
    <message>
        <source>useful item (pick-axe, key, lamp...)</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>nützliches Gerät (Spitzhacke, Schlüssel, Lampe …)</translation>
    </message>
    <message>
        <source>piece of food</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>etwas zu essen</translation>
    </message>
    <message>
        <source>pile of coins</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>Haufen Münzen</translation>
    </message>
    <message>
        <source>splash of venom</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>Spritzer Gift</translation>
    </message>
    <message>
        <source>left as it is</source>
        <extracomment>resources/catalog/nethack-3.6/terrain.tsv</extracomment>
        <translation>bleibt, wie es ist</translation>
    </message>
    <message>
        <source>NetHack 3.&amp;7</source>
        <extracomment>resources/catalog/nethack-3.7/game.tsv</extracomment>
        <translation>NetHack 3.&amp;7</translation>
    </message>
    <message>
        <source>Read levels as Lua scripts of NetHack 3.7</source>
        <extracomment>resources/catalog/nethack-3.7/game.tsv</extracomment>
        <translation>Level als Lua-Skripte von NetHack 3.7 lesen</translation>
    </message>
    <message>
        <source>Convert to NetHack 3.&amp;7</source>
        <extracomment>resources/catalog/nethack-3.7/game.tsv</extracomment>
        <translation>In NetHack 3.&amp;7 umwandeln</translation>
    </message>
    <message>
        <source>what the level is filled with</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>womit das Level gefüllt wird</translation>
    </message>
    <message>
        <source>background; of mazegrid its walls</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Hintergrund; bei mazegrid seine Wände</translation>
    </message>
    <message>
        <source>what solidfill and maze fill with</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>womit solidfill und maze füllen</translation>
    </message>
    <message>
        <source>left out: at random</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>weggelassen: zufällig</translation>
    </message>
    <message>
        <source>caves: less ragged</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Höhlen: weniger zerklüftet</translation>
    </message>
    <message>
        <source>caves: all parts can be reached</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Höhlen: alle Teile sind erreichbar</translation>
    </message>
    <message>
        <source>caves: with walls around</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Höhlen: mit Wänden ringsum</translation>
    </message>
    <message>
        <source>width of the corridors of a maze</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Breite der Gänge eines Labyrinths</translation>
    </message>
    <message>
        <source>thickness of the walls of a maze</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Dicke der Wände eines Labyrinths</translation>
    </message>
    <message>
        <source>whether a maze has dead ends</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ob ein Labyrinth Sackgassen hat</translation>
    </message>
    <message>
        <source>shown on arrival</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wird bei der Ankunft gezeigt</translation>
    </message>
    <message>
        <source>rows of equal length</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Zeilen gleicher Länge</translation>
    </message>
    <message>
        <source>where it goes, across</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wohin sie kommt, waagerecht</translation>
    </message>
    <message>
        <source>where it goes, down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wohin sie kommt, senkrecht</translation>
    </message>
    <message>
        <source>whether its cells are lit</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ob ihre Felder hell sind</translation>
    </message>
    <message>
        <source>what is placed on it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>was darauf gesetzt wird</translation>
    </message>
    <message>
        <source>all cells of it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>alle ihre Felder</translation>
    </message>
    <message>
        <source>1 lit, 0 unlit, -1 at random</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1 hell, 0 dunkel, -1 zufällig</translation>
    </message>
    <message>
        <source>within these cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>innerhalb dieser Felder</translation>
    </message>
    <message>
        <source>map character that is replaced</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Zeichen der Karte, das ersetzt wird</translation>
    </message>
    <message>
        <source>pattern around the cell that is replaced</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Muster um das Feld, das ersetzt wird</translation>
    </message>
    <message>
        <source>map character that takes its place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Zeichen der Karte, das an seine Stelle tritt</translation>
    </message>
    <message>
        <source>per cent of the cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Prozent der Felder</translation>
    </message>
    <message>
        <source>1 lit, 0 unlit</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1 hell, 0 dunkel</translation>
    </message>
    <message>
        <source>what is built there</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>was dort gebaut wird</translation>
    </message>
    <message>
        <source>nothing is in it any more</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>nichts ist mehr darin</translation>
    </message>
    <message>
        <source>fountain: its watchman has given a warning</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Brunnen: sein Wächter hat gewarnt</translation>
    </message>
    <message>
        <source>sink: no pudding is in it any more</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Waschbecken: kein Pudding ist mehr darin</translation>
    </message>
    <message>
        <source>sink: no dishwasher is in it any more</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Waschbecken: kein Tellerwäscher ist mehr darin</translation>
    </message>
    <message>
        <source>sink: no ring is in it any more</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Waschbecken: kein Ring ist mehr darin</translation>
    </message>
    <message>
        <source>tree: no bees are in it any more</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Baum: keine Bienen sind mehr darin</translation>
    </message>
    <message>
        <source>how it is found</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wie es gefunden wird</translation>
    </message>
    <message>
        <source>side of the room</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Seite des Raums</translation>
    </message>
    <message>
        <source>place along the wall, from 0</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Platz entlang der Wand, ab 0</translation>
    </message>
    <message>
        <source>where its wall is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wo seine Wand ist</translation>
    </message>
    <message>
        <source>map character that is dug</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Zeichen der Karte, das gegraben wird</translation>
    </message>
    <message>
        <source>whether things are put into the maze</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ob Dinge in das Labyrinth kommen</translation>
    </message>
    <message>
        <source>where it begins to dig</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wo das Graben beginnt</translation>
    </message>
    <message>
        <source>what cannot be done with the walls</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>was mit den Wänden nicht geht</translation>
    </message>
    <message>
        <source>gems in a thousand cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Edelsteine auf tausend Felder</translation>
    </message>
    <message>
        <source>gold in a thousand cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Gold auf tausend Felder</translation>
    </message>
    <message>
        <source>kelp in a thousand cells of moat</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Tang auf tausend Felder Graben</translation>
    </message>
    <message>
        <source>kelp in a thousand cells of pool</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Tang auf tausend Felder Teich</translation>
    </message>
    <message>
        <source>how poisonous it is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wie giftig sie ist</translation>
    </message>
    <message>
        <source>turns that it lasts</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Runden, die es dauert</translation>
    </message>
    <message>
        <source>1: with what such a room holds, 2: only of that kind</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1: mit dem, was ein solcher Raum enthält, 2: nur von dieser Art</translation>
    </message>
    <message>
        <source>as far as floor reaches</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>so weit der Boden reicht</translation>
    </message>
    <message>
        <source>the hero arrives here</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>der Held kommt hier an</translation>
    </message>
    <message>
        <source>whether corridors may lead to it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ob Gänge hinführen dürfen</translation>
    </message>
    <message>
        <source>what is placed in it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>was hineingesetzt wird</translation>
    </message>
    <message>
        <source>class, of which the game draws a kind</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Klasse, aus der das Spiel eine Art zieht</translation>
    </message>
    <message>
        <source>left out: as usual</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>weggelassen: wie üblich</translation>
    </message>
    <message>
        <source>makes it a servant of that alignment</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>macht es zum Diener dieser Gesinnung</translation>
    </message>
    <message>
        <source>its sex</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>sein Geschlecht</translation>
    </message>
    <message>
        <source>cannot be seen</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>kann nicht gesehen werden</translation>
    </message>
    <message>
        <source>has lost its magic</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>hat seine Magie verloren</translation>
    </message>
    <message>
        <source>has come back from death</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ist vom Tod zurückgekehrt</translation>
    </message>
    <message>
        <source>staggers</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>taumelt</translation>
    </message>
    <message>
        <source>is confused</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ist verwirrt</translation>
    </message>
    <message>
        <source>until it sees the hero</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>bis es den Helden sieht</translation>
    </message>
    <message>
        <source>turns that it flees</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Runden, die es flieht</translation>
    </message>
    <message>
        <source>turns that it is blind</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Runden, die es blind ist</translation>
    </message>
    <message>
        <source>turns that it cannot move</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Runden, die es sich nicht bewegen kann</translation>
    </message>
    <message>
        <source>of a long worm</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>eines langen Wurms</translation>
    </message>
    <message>
        <source>others of its kind may come along</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>andere seiner Art können mitkommen</translation>
    </message>
    <message>
        <source>may stand beside the place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>darf neben der Stelle stehen</translation>
    </message>
    <message>
        <source>may stand in water and lava</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>darf in Wasser und Lava stehen</translation>
    </message>
    <message>
        <source>what a mimic or shapeshifter looks like: obj:, mon: or ter: and a name</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wie ein Mimik oder Gestaltwandler aussieht: obj:, mon: oder ter: und ein Name</translation>
    </message>
    <message>
        <source>what it carries</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>was es trägt</translation>
    </message>
    <message>
        <source>enchantment or charges</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Verzauberung oder Ladungen</translation>
    </message>
    <message>
        <source>how many</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wie viele</translation>
    </message>
    <message>
        <source>blessed or cursed</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>gesegnet oder verflucht</translation>
    </message>
    <message>
        <source>lies in the ground</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>liegt im Boden</translation>
    </message>
    <message>
        <source>burns</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>brennt</translation>
    </message>
    <message>
        <source>is greased</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ist eingefettet</translation>
    </message>
    <message>
        <source>its lock is broken</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>sein Schloss ist zerbrochen</translation>
    </message>
    <message>
        <source>the prize of its branch</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>der Preis seiner Abzweigung</translation>
    </message>
    <message>
        <source>1 to 3; below 0: never</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1 bis 3; unter 0: nie</translation>
    </message>
    <message>
        <source>times that it was charged</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wie oft es aufgeladen wurde</translation>
    </message>
    <message>
        <source>whose statue, egg, corpse, tin or figurine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wessen Statue, Ei, Leiche, Dose oder Figur</translation>
    </message>
    <message>
        <source>statue: historic</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Statue: historisch</translation>
    </message>
    <message>
        <source>statue or corpse: male</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Statue oder Leiche: männlich</translation>
    </message>
    <message>
        <source>statue or corpse: female</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Statue oder Leiche: weiblich</translation>
    </message>
    <message>
        <source>egg: laid by the hero</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Ei: vom Helden gelegt</translation>
    </message>
    <message>
        <source>what is in it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>was darin ist</translation>
    </message>
    <message>
        <source>with a spider on the web</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>mit einer Spinne auf dem Netz</translation>
    </message>
    <message>
        <source>the remains of somebody may lie on it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>jemandes Überreste dürfen darauf liegen</translation>
    </message>
    <message>
        <source>is known to the hero</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ist dem Helden bekannt</translation>
    </message>
    <message>
        <source>where a boulder rolls from, counted from the trap</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>woher ein Felsblock rollt, von der Falle aus gezählt</translation>
    </message>
    <message>
        <source>where a teleportation trap leads</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wohin eine Teleportfalle führt</translation>
    </message>
    <message>
        <source>pieces</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Stücke</translation>
    </message>
    <message>
        <source>how it is written</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wie es geschrieben ist</translation>
    </message>
    <message>
        <source>what is written</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>was geschrieben ist</translation>
    </message>
    <message>
        <source>protects what lies on it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>schützt, was darauf liegt</translation>
    </message>
    <message>
        <source>whose altar</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wessen Altar</translation>
    </message>
    <message>
        <source>with a priest if not altar</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>mit Priester, wenn nicht altar</translation>
    </message>
    <message>
        <source>where they lead</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wohin sie führen</translation>
    </message>
    <message>
        <source>where it leads</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wohin es führt</translation>
    </message>
    <message>
        <source>per cent that it is of that kind</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Prozent, dass er von dieser Art ist</translation>
    </message>
    <message>
        <source>where in its place, across</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wo an seinem Platz, waagerecht</translation>
    </message>
    <message>
        <source>where in its place, down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wo an seinem Platz, senkrecht</translation>
    </message>
    <message>
        <source>1: with what such a room holds</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1: mit dem, was ein solcher Raum enthält</translation>
    </message>
    <message>
        <source>whether corridors lead to it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ob Gänge zu ihm führen</translation>
    </message>
    <message>
        <source>number of the first room, from 0</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Nummer des ersten Raums, ab 0</translation>
    </message>
    <message>
        <source>its door, from 0</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>seine Tür, ab 0</translation>
    </message>
    <message>
        <source>number of the second room</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Nummer des zweiten Raums</translation>
    </message>
    <message>
        <source>its door</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>seine Tür</translation>
    </message>
    <message>
        <source>side of that room</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Seite jenes Raums</translation>
    </message>
    <message>
        <source>not here</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>nicht hier</translation>
    </message>
    <message>
        <source>the area counts in the level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>der Bereich zählt im Level</translation>
    </message>
    <message>
        <source>the excluded area counts in the level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>der ausgenommene Bereich zählt im Level</translation>
    </message>
    <message>
        <source>what for</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wofür</translation>
    </message>
    <message>
        <source>level that a portal leads to</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Level, zu dem ein Portal führt</translation>
    </message>
    <message>
        <source>means nothing</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>bedeutet nichts</translation>
    </message>
    <message>
        <source>for those who come from above (down) or below (up)</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>für die, die von oben (down) oder unten (up) kommen</translation>
    </message>
    <message>
        <source>what does not happen here</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>was hier nicht geschieht</translation>
    </message>
    <message>
        <source>shape</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>distance up to which some cells are in</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>so weit etwas darin ist</translation>
    </message>
    <message>
        <source>distance up to which all cells are in</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>so weit alles darin ist</translation>
    </message>
    <message>
        <source>its cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>seine Felder</translation>
    </message>
    <message>
        <source>on which side</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>auf welcher Seite</translation>
    </message>
    <message>
        <source>0: no longer in it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>0: nicht mehr darin</translation>
    </message>
    <message>
        <source>how likely each cell stays</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wie wahrscheinlich jedes Feld bleibt</translation>
    </message>
    <message>
        <source>1: the cell is taken out</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1: das Feld wird herausgenommen</translation>
    </message>
    <message>
        <source>how far it strays</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wie weit sie abweicht</translation>
    </message>
    <message>
        <source>pattern around each cell</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Muster um jedes Feld</translation>
    </message>
    <message>
        <source>true: also diagonally</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>true: auch schräg</translation>
    </message>
    <message>
        <source>1: with its inside</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1: mit ihrem Inneren</translation>
    </message>
    <message>
        <source>called with x and y of each cell</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wird mit x und y jedes Felds gerufen</translation>
    </message>
    <message>
        <source>of the room, from 0</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>des Raums, ab 0</translation>
    </message>
    <message>
        <source>what one would wish for</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>was man sich wünschen würde</translation>
    </message>
    <message>
        <source>by which branches lead here</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>durch welche Abzweigungen man hierher kommt</translation>
    </message>
    <message>
        <source>number of levels, at least</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Zahl der Level, mindestens</translation>
    </message>
    <message>
        <source>how many sizes there are; 0: one</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wie viele Größen es gibt; 0: eine</translation>
    </message>
    <message>
        <source>one character, for the files of bones</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ein Zeichen, für die Bones-Dateien</translation>
    </message>
    <message>
        <source>the level that one comes to: 0 or 1 the first, -1 the last</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>das Level, in das man kommt: 0 oder 1 das erste, -1 das letzte</translation>
    </message>
    <message>
        <source>per cent of games that have it; 0: all</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Prozent der Spiele, die es haben; 0: alle</translation>
    </message>
    <message>
        <source>file of its other levels, with the level&apos;s number after it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Datei seiner anderen Level, mit der Nummer des Levels dahinter</translation>
    </message>
    <message>
        <source>file of each of its other levels</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Datei jedes seiner anderen Level</translation>
    </message>
    <message>
        <source>file of the themed rooms of its ordinary levels</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Datei der Themenräume seiner gewöhnlichen Level</translation>
    </message>
    <message>
        <source>has no effect in this version</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>hat in dieser Version keine Wirkung</translation>
    </message>
    <message>
        <source>special levels</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>besondere Level</translation>
    </message>
    <message>
        <source>ways to other dungeons</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Wege zu anderen Verliesen</translation>
    </message>
    <message>
        <source>its file, without .lua</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>seine Datei, ohne .lua</translation>
    </message>
    <message>
        <source>1: the first level, -1: the last; with chainlevel: so many below that</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1: das erste Level, -1: das letzte; mit chainlevel: so viele darunter</translation>
    </message>
    <message>
        <source>how many levels there are to choose from; -1: all down to the bottom</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wie viele Level zur Wahl stehen; -1: alle bis zum Grund</translation>
    </message>
    <message>
        <source>the level that base counts from</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>das Level, von dem base zählt</translation>
    </message>
    <message>
        <source>per cent of games that have it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Prozent der Spiele, die es haben</translation>
    </message>
    <message>
        <source>variants of its file, NAME-1.lua and on</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>Varianten seiner Datei, NAME-1.lua und weiter</translation>
    </message>
    <message>
        <source>of altars and random monsters</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>von Altären und zufälligen Monstern</translation>
    </message>
    <message>
        <source>the dungeon that it leads to</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>das Verlies, zu dem sie führt</translation>
    </message>
    <message>
        <source>where the stairs of this dungeon lead</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>wohin die Treppe dieses Verlieses führt</translation>
    </message>
    <message>
        <source>an altar, with a priest if it is a shrine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Altar, mit Priester, wenn er ein Schrein ist</translation>
    </message>
    <message>
        <source>a corridor from the door of one room to that of another</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Gang von der Tür eines Raums zu der eines anderen</translation>
    </message>
    <message>
        <source>a door, at a place or in a wall of the room</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Tür, an einer Stelle oder in einer Wand des Raums</translation>
    </message>
    <message>
        <source>a drawbridge, with its wall beside it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Zugbrücke mit ihrer Wand daneben</translation>
    </message>
    <message>
        <source>words on the floor</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Wörter auf dem Boden</translation>
    </message>
    <message>
        <source>where nobody arrives, or no monster is generated</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wo niemand ankommt oder kein Monster entsteht</translation>
    </message>
    <message>
        <source>a fountain, sink, pool, throne or tree</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Brunnen, Waschbecken, Teich, Thron oder Baum</translation>
    </message>
    <message>
        <source>for tests only</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>nur für Prüfungen</translation>
    </message>
    <message>
        <source>a cloud of gas</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Gaswolke</translation>
    </message>
    <message>
        <source>a pile of gold</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Haufen Gold</translation>
    </message>
    <message>
        <source>a grave</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Grab</translation>
    </message>
    <message>
        <source>what holds for the whole level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>was für das ganze Level gilt</translation>
    </message>
    <message>
        <source>fills the level before anything is put on it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>füllt das Level, bevor etwas darauf gesetzt wird</translation>
    </message>
    <message>
        <source>where stairs, portals or arrivals are placed</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wo Treppen, Portale oder Ankünfte gesetzt werden</translation>
    </message>
    <message>
        <source>draws a map; what follows counts from its corner</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>zeichnet eine Karte; was folgt, zählt von ihrer Ecke</translation>
    </message>
    <message>
        <source>digs a maze from there</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>gräbt von dort ein Labyrinth</translation>
    </message>
    <message>
        <source>is shown on arrival</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wird bei der Ankunft gezeigt</translation>
    </message>
    <message>
        <source>puts gold, gems and kelp into the level now</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>bringt jetzt Gold, Edelsteine und Tang in das Level</translation>
    </message>
    <message>
        <source>walls that cannot be dug through</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Wände, durch die nicht gegraben werden kann</translation>
    </message>
    <message>
        <source>walls that nobody can walk through</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Wände, durch die niemand gehen kann</translation>
    </message>
    <message>
        <source>joins the rooms made so far</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>verbindet die bisher gemachten Räume</translation>
    </message>
    <message>
        <source>lights an area, or makes a room of it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>macht einen Bereich hell oder zu einem Raum</translation>
    </message>
    <message>
        <source>changes terrain, each cell by chance</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ändert Gelände, jedes Feld durch Zufall</translation>
    </message>
    <message>
        <source>a room, in another one&apos;s contents a subroom</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Raum, im Inhalt eines anderen ein Nebenraum</translation>
    </message>
    <message>
        <source>stairs up or down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Treppe nach oben oder unten</translation>
    </message>
    <message>
        <source>where those arrive who come by magic or fall</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wo ankommt, wer durch Magie oder einen Sturz kommt</translation>
    </message>
    <message>
        <source>changes the terrain of cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ändert das Gelände von Feldern</translation>
    </message>
    <message>
        <source>walls that cannot be dug or walked through</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Wände, durch die niemand graben oder gehen kann</translation>
    </message>
    <message>
        <source>puts walls around floor</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>setzt Wände um Boden</translation>
    </message>
    <message>
        <source>a filled rectangle</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein gefülltes Rechteck</translation>
    </message>
    <message>
        <source>its outermost columns and rows</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ihre äußersten Spalten und Zeilen</translation>
    </message>
    <message>
        <source>a circle; of a selection, changes it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Kreis; bei einer Auswahl ändert es sie</translation>
    </message>
    <message>
        <source>an ellipse; of a selection, changes it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Ellipse; bei einer Auswahl ändert es sie</translation>
    </message>
    <message>
        <source>those of its cells that have that terrain</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die ihrer Felder, die dieses Gelände haben</translation>
    </message>
    <message>
        <source>all that is connected and of the same terrain</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>alles, was verbunden und vom selben Gelände ist</translation>
    </message>
    <message>
        <source>whether the cell is in it: 1 or 0</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ob das Feld darin ist: 1 oder 0</translation>
    </message>
    <message>
        <source>cells the likelier the nearer they are</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Felder, je näher, desto wahrscheinlicher</translation>
    </message>
    <message>
        <source>with the cells beside it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>mit den Feldern daneben</translation>
    </message>
    <message>
        <source>calls a function for each cell</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ruft eine Funktion für jedes Feld</translation>
    </message>
    <message>
        <source>a straight line</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine gerade Linie</translation>
    </message>
    <message>
        <source>all cells that look like that</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>alle Felder, die so aussehen</translation>
    </message>
    <message>
        <source>all other cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>alle anderen Felder</translation>
    </message>
    <message>
        <source>no cell at all</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>gar kein Feld</translation>
    </message>
    <message>
        <source>how many cells it has</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie viele Felder sie hat</translation>
    </message>
    <message>
        <source>each of its cells by chance</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>jedes ihrer Felder durch Zufall</translation>
    </message>
    <message>
        <source>a crooked line</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine krumme Linie</translation>
    </message>
    <message>
        <source>the outline of a rectangle</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>der Umriss eines Rechtecks</translation>
    </message>
    <message>
        <source>one of its cells, as {x, y}</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eines ihrer Felder, als {x, y}</translation>
    </message>
    <message>
        <source>the floor of a room</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>der Boden eines Raums</translation>
    </message>
    <message>
        <source>puts a cell into it, or takes it out</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>nimmt ein Feld hinein oder heraus</translation>
    </message>
    <message>
        <source>a place counted in the level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Stelle, im Level gezählt</translation>
    </message>
    <message>
        <source>with a or an before it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>mit a oder an davor</translation>
    </message>
    <message>
        <source>what the game calls when something happens</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>was das Spiel ruft, wenn etwas geschieht</translation>
    </message>
    <message>
        <source>takes a trap away</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>nimmt eine Falle weg</translation>
    </message>
    <message>
        <source>what a dungeon is called</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie ein Verlies heißt</translation>
    </message>
    <message>
        <source>lets a turn pass</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>lässt eine Runde vergehen</translation>
    </message>
    <message>
        <source>the key of a command</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Taste eines Befehls</translation>
    </message>
    <message>
        <source>stores the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>speichert das Spiel</translation>
    </message>
    <message>
        <source>an option of the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Option des Spiels</translation>
    </message>
    <message>
        <source>what was wrong with options</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>was an Optionen falsch war</translation>
    </message>
    <message>
        <source>asks the player for a line</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>bittet den Spieler um eine Zeile</translation>
    </message>
    <message>
        <source>what the map has at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>was die Karte an einer Stelle hat</translation>
    </message>
    <message>
        <source>the trap at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Falle an einer Stelle</translation>
    </message>
    <message>
        <source>whether something happens at a place in time</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ob an einer Stelle mit der Zeit etwas geschieht</translation>
    </message>
    <message>
        <source>complains as the game does</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>beschwert sich wie das Spiel</translation>
    </message>
    <message>
        <source>a verb with -ing</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Verb mit -ing</translation>
    </message>
    <message>
        <source>how hard the level is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie schwer das Level ist</translation>
    </message>
    <message>
        <source>the plural of a word</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Mehrzahl eines Worts</translation>
    </message>
    <message>
        <source>the singular of a word</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Einzahl eines Worts</translation>
    </message>
    <message>
        <source>asks the player to choose</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>lässt den Spieler wählen</translation>
    </message>
    <message>
        <source>sets an option of the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>setzt eine Option des Spiels</translation>
    </message>
    <message>
        <source>when something happens at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wann an einer Stelle etwas geschieht</translation>
    </message>
    <message>
        <source>tells the player a line</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>sagt dem Spieler eine Zeile</translation>
    </message>
    <message>
        <source>presses a key</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>drückt eine Taste</translation>
    </message>
    <message>
        <source>a number below the last argument, from the first on</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Zahl unter dem letzten Argument, vom ersten an</translation>
    </message>
    <message>
        <source>a number from 0 below the argument</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Zahl von 0 bis unter das Argument</translation>
    </message>
    <message>
        <source>the possessive form of a name</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>der Genitiv eines Namens</translation>
    </message>
    <message>
        <source>all stairs and ladders</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>alle Treppen und Leitern</translation>
    </message>
    <message>
        <source>lets something happen at a place in time</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>lässt an einer Stelle mit der Zeit etwas geschehen</translation>
    </message>
    <message>
        <source>stops what would happen at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>hält an, was an einer Stelle geschehen würde</translation>
    </message>
    <message>
        <source>shows a text</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>zeigt einen Text</translation>
    </message>
    <message>
        <source>keeps a value with the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>bewahrt einen Wert beim Spiel auf</translation>
    </message>
    <message>
        <source>speaks a line</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>spricht eine Zeile</translation>
    </message>
    <message>
        <source>puts an object into it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>legt einen Gegenstand hinein</translation>
    </message>
    <message>
        <source>the topmost object at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>der oberste Gegenstand an einer Stelle</translation>
    </message>
    <message>
        <source>buries it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>vergräbt ihn</translation>
    </message>
    <message>
        <source>its class</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>seine Klasse</translation>
    </message>
    <message>
        <source>what it lies in</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>worin er liegt</translation>
    </message>
    <message>
        <source>the first object in it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>der erste Gegenstand darin</translation>
    </message>
    <message>
        <source>whether something happens to it in time</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ob mit der Zeit etwas mit ihm geschieht</translation>
    </message>
    <message>
        <source>whether there is no such object</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ob es keinen solchen Gegenstand gibt</translation>
    </message>
    <message>
        <source>an object as one would wish for it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Gegenstand, wie man ihn sich wünschen würde</translation>
    </message>
    <message>
        <source>the next object</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>der nächste Gegenstand</translation>
    </message>
    <message>
        <source>when something happens to it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wann etwas mit ihm geschieht</translation>
    </message>
    <message>
        <source>puts it at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>legt ihn an eine Stelle</translation>
    </message>
    <message>
        <source>lets something happen to it in time</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>lässt mit der Zeit etwas mit ihm geschehen</translation>
    </message>
    <message>
        <source>stops what would happen to it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>hält an, was mit ihm geschehen würde</translation>
    </message>
    <message>
        <source>all that is known of it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>alles, was von ihm bekannt ist</translation>
    </message>
    <message>
        <source>takes all the hero carries</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>nimmt alles, was der Held trägt</translation>
    </message>
    <message>
        <source>how deep the level lies</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie tief das Level liegt</translation>
    </message>
    <message>
        <source>the number of the level in its dungeon</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Nummer des Levels in seinem Verlies</translation>
    </message>
    <message>
        <source>the number of the dungeon</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Nummer des Verlieses</translation>
    </message>
    <message>
        <source>where the hero moves, across</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wohin der Held geht, waagerecht</translation>
    </message>
    <message>
        <source>where the hero moves, down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wohin der Held geht, senkrecht</translation>
    </message>
    <message>
        <source>where the hero moves, up or down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wohin der Held geht, nach oben oder unten</translation>
    </message>
    <message>
        <source>gives the hero an object</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>gibt dem Helden einen Gegenstand</translation>
    </message>
    <message>
        <source>what the hero carries</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>was der Held trägt</translation>
    </message>
    <message>
        <source>whether this is the level of the vibrating square</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ob dies das Level des vibrierenden Quadrats ist</translation>
    </message>
    <message>
        <source>hit points in another form</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Trefferpunkte in anderer Gestalt</translation>
    </message>
    <message>
        <source>most hit points in another form</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>höchste Trefferpunkte in anderer Gestalt</translation>
    </message>
    <message>
        <source>the turn</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Runde</translation>
    </message>
    <message>
        <source>turns left in another form</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>verbleibende Runden in anderer Gestalt</translation>
    </message>
    <message>
        <source>how far the hero sees in the dark</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie weit der Held im Dunkeln sieht</translation>
    </message>
    <message>
        <source>the hero&apos;s role</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Rolle des Helden</translation>
    </message>
    <message>
        <source>where the hero travels, across</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wohin der Held reist, waagerecht</translation>
    </message>
    <message>
        <source>where the hero travels, down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wohin der Held reist, senkrecht</translation>
    </message>
    <message>
        <source>magical energy</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>magische Energie</translation>
    </message>
    <message>
        <source>most magical energy</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>höchste magische Energie</translation>
    </message>
    <message>
        <source>1: the hero has the Amulet</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>1: der Held hat das Amulett</translation>
    </message>
    <message>
        <source>hit points</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Trefferpunkte</translation>
    </message>
    <message>
        <source>most hit points</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>höchste Trefferpunkte</translation>
    </message>
    <message>
        <source>how well fed the hero is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie satt der Held ist</translation>
    </message>
    <message>
        <source>the hero&apos;s level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Stufe des Helden</translation>
    </message>
    <message>
        <source>the highest level the hero had</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die höchste Stufe, die der Held hatte</translation>
    </message>
    <message>
        <source>the hero&apos;s luck</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>das Glück des Helden</translation>
    </message>
    <message>
        <source>the number of the hero&apos;s form</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Nummer der Gestalt des Helden</translation>
    </message>
    <message>
        <source>the hero&apos;s form</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Gestalt des Helden</translation>
    </message>
    <message>
        <source>the hero&apos;s column</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Spalte des Helden</translation>
    </message>
    <message>
        <source>the hero&apos;s row</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Zeile des Helden</translation>
    </message>
    <message>
        <source>how far the hero sees through walls</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie weit der Held durch Wände sieht</translation>
    </message>
    <message>
        <source>columns of a level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Spalten eines Levels</translation>
    </message>
    <message>
        <source>rows of a level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Zeilen eines Levels</translation>
    </message>
    <message>
        <source>whether the levels are in a library</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ob die Level in einer Bibliothek sind</translation>
    </message>
    <message>
        <source>the numbers of bytes</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Zahlen von Bytes</translation>
    </message>
    <message>
        <source>a text of bytes</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Text aus Bytes</translation>
    </message>
    <message>
        <source>a function as bytes</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Funktion als Bytes</translation>
    </message>
    <message>
        <source>where a pattern is found</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wo ein Muster gefunden wird</translation>
    </message>
    <message>
        <source>a text with values put in</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Text mit eingesetzten Werten</translation>
    </message>
    <message>
        <source>goes over all places of a pattern</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>geht über alle Stellen eines Musters</translation>
    </message>
    <message>
        <source>replaces a pattern</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ersetzt ein Muster</translation>
    </message>
    <message>
        <source>how long a text is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie lang ein Text ist</translation>
    </message>
    <message>
        <source>in lower case</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>what a pattern finds</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>was ein Muster findet</translation>
    </message>
    <message>
        <source>values as bytes</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Werte als Bytes</translation>
    </message>
    <message>
        <source>how long values as bytes are</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie lang Werte als Bytes sind</translation>
    </message>
    <message>
        <source>a text several times</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Text mehrmals</translation>
    </message>
    <message>
        <source>a text backwards</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Text rückwärts</translation>
    </message>
    <message>
        <source>a piece of a text</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Stück eines Textes</translation>
    </message>
    <message>
        <source>values from bytes</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Werte aus Bytes</translation>
    </message>
    <message>
        <source>in upper case</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>in Großbuchstaben</translation>
    </message>
    <message>
        <source>a list as one text</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Liste als ein Text</translation>
    </message>
    <message>
        <source>adds to a list</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>fügt einer Liste hinzu</translation>
    </message>
    <message>
        <source>copies a piece of a list</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>kopiert ein Stück einer Liste</translation>
    </message>
    <message>
        <source>values as a list</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Werte als Liste</translation>
    </message>
    <message>
        <source>takes from a list</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>nimmt aus einer Liste</translation>
    </message>
    <message>
        <source>puts a list in order</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>bringt eine Liste in Ordnung</translation>
    </message>
    <message>
        <source>a list as values</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Liste als Werte</translation>
    </message>
    <message>
        <source>without its sign</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ohne Vorzeichen</translation>
    </message>
    <message>
        <source>arc cosine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Arkuskosinus</translation>
    </message>
    <message>
        <source>arc sine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Arkussinus</translation>
    </message>
    <message>
        <source>arc tangent</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Arkustangens</translation>
    </message>
    <message>
        <source>rounded up</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>aufgerundet</translation>
    </message>
    <message>
        <source>cosine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>only in some builds of the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>nur in manchen Ausgaben des Spiels</translation>
    </message>
    <message>
        <source>radians to degrees</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Bogenmaß in Grad</translation>
    </message>
    <message>
        <source>power of e</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Potenz von e</translation>
    </message>
    <message>
        <source>rounded down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>abgerundet</translation>
    </message>
    <message>
        <source>remainder</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Rest</translation>
    </message>
    <message>
        <source>larger than any number</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>größer als jede Zahl</translation>
    </message>
    <message>
        <source>logarithm</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Logarithmus</translation>
    </message>
    <message>
        <source>the largest of its arguments</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>das größte seiner Argumente</translation>
    </message>
    <message>
        <source>the largest whole number</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die größte ganze Zahl</translation>
    </message>
    <message>
        <source>the smallest of its arguments</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>das kleinste seiner Argumente</translation>
    </message>
    <message>
        <source>the smallest whole number</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die kleinste ganze Zahl</translation>
    </message>
    <message>
        <source>whole and fractional part</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ganzer und gebrochener Teil</translation>
    </message>
    <message>
        <source>degrees to radians</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Grad in Bogenmaß</translation>
    </message>
    <message>
        <source>a number from 1, or from the first argument, to the last</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Zahl von 1 oder vom ersten Argument bis zum letzten</translation>
    </message>
    <message>
        <source>changes nothing in the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ändert nichts im Spiel</translation>
    </message>
    <message>
        <source>sine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Sinus</translation>
    </message>
    <message>
        <source>square root</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Quadratwurzel</translation>
    </message>
    <message>
        <source>tangent</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Tangens</translation>
    </message>
    <message>
        <source>as a whole number, if it is one</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>als ganze Zahl, wenn es eine ist</translation>
    </message>
    <message>
        <source>integer or float</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>integer oder float</translation>
    </message>
    <message>
        <source>compares without signs</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>vergleicht ohne Vorzeichen</translation>
    </message>
    <message>
        <source>characters from their numbers</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Zeichen aus ihren Zahlen</translation>
    </message>
    <message>
        <source>matches one character</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>passt auf ein Zeichen</translation>
    </message>
    <message>
        <source>the numbers of characters</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Zahlen von Zeichen</translation>
    </message>
    <message>
        <source>goes over all characters</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>geht über alle Zeichen</translation>
    </message>
    <message>
        <source>how many characters</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie viele Zeichen</translation>
    </message>
    <message>
        <source>where a character begins</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wo ein Zeichen beginnt</translation>
    </message>
    <message>
        <source>ends it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>beendet sie</translation>
    </message>
    <message>
        <source>makes one of a function</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>macht eine aus einer Funktion</translation>
    </message>
    <message>
        <source>whether it may pause</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ob sie anhalten darf</translation>
    </message>
    <message>
        <source>goes on with it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>setzt sie fort</translation>
    </message>
    <message>
        <source>the one that runs</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die, die läuft</translation>
    </message>
    <message>
        <source>how it is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wie es um sie steht</translation>
    </message>
    <message>
        <source>makes one of a function, as a function</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>macht eine aus einer Funktion, als Funktion</translation>
    </message>
    <message>
        <source>pauses it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>hält sie an</translation>
    </message>
    <message>
        <source>makes the level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>macht das Level</translation>
    </message>
    <message>
        <source>sets of cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Mengen von Feldern</translation>
    </message>
    <message>
        <source>the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>the hero</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>der Held</translation>
    </message>
    <message>
        <source>fixed numbers of the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>feste Zahlen des Spiels</translation>
    </message>
    <message>
        <source>texts</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>lists</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Listen</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>functions that pause</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Funktionen, die anhalten</translation>
    </message>
    <message>
        <source>all global names</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>alle globalen Namen</translation>
    </message>
    <message>
        <source>of Lua</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>von Lua</translation>
    </message>
    <message>
        <source>goes over a list in order</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>geht der Reihe nach über eine Liste</translation>
    </message>
    <message>
        <source>the next entry of a table</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>der nächste Eintrag einer Tabelle</translation>
    </message>
    <message>
        <source>goes over a table</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>geht über eine Tabelle</translation>
    </message>
    <message>
        <source>calls a function and catches its errors</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ruft eine Funktion und fängt ihre Fehler</translation>
    </message>
    <message>
        <source>the arguments from a number on</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die Argumente ab einer Nummer</translation>
    </message>
    <message>
        <source>a text as a number</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Text als Zahl</translation>
    </message>
    <message>
        <source>a value as text</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ein Wert als Text</translation>
    </message>
    <message>
        <source>what a value is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>was ein Wert ist</translation>
    </message>
    <message>
        <source>calls a function and hands its errors to another</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ruft eine Funktion und gibt ihre Fehler an eine andere</translation>
    </message>
    <message>
        <source>the three alignments, shuffled</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>die drei Gesinnungen, gemischt</translation>
    </message>
    <message>
        <source>rolls dice</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>würfelt</translation>
    </message>
    <message>
        <source>changes the level as those of Gehennom</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ändert das Level wie die von Gehennom</translation>
    </message>
    <message>
        <source>the food shop that a Monk gets</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>der Lebensmittelladen, den ein Mönch bekommt</translation>
    </message>
    <message>
        <source>true by that chance</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>wahr mit dieser Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>puts a list in random order</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>mischt eine Liste</translation>
    </message>
    <message>
        <source>a table as text</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>eine Tabelle als Text</translation>
    </message>
    <message>
        <source>for the tutorial</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>für die Einführung</translation>
    </message>
    <message>
        <source>wall of lava</source>
        <extracomment>resources/catalog/nethack-3.7/terrain.tsv</extracomment>
        <translation>Wand aus Lava</translation>
    </message>
    <message>
        <source>NetHack &amp;5.0</source>
        <extracomment>resources/catalog/nethack-5.0/game.tsv</extracomment>
        <translation>NetHack &amp;5.0</translation>
    </message>
    <message>
        <source>Read levels as Lua scripts of NetHack 5.0</source>
        <extracomment>resources/catalog/nethack-5.0/game.tsv</extracomment>
        <translation>Level als Lua-Skripte von NetHack 5.0 lesen</translation>
    </message>
    <message>
        <source>Convert to NetHack &amp;5.0</source>
        <extracomment>resources/catalog/nethack-5.0/game.tsv</extracomment>
        <translation>In NetHack &amp;5.0 umwandeln</translation>
    </message>
    <message>
        <source>added to its level, which stays within 0 to 49</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>kommt zu seiner Stufe dazu, die zwischen 0 und 49 bleibt</translation>
    </message>
    <message>
        <source>true: its usual belongings besides inventory; false: none at all; left out: the usual ones unless inventory is given</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>true: seine üblichen Sachen neben inventory; false: gar keine; weggelassen: die üblichen, wenn inventory fehlt</translation>
    </message>
    <message>
        <source>trapped: whether the trap is plain to see</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>trapped: ob die Falle zu sehen ist</translation>
    </message>
    <message>
        <source>a kind of monster</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>eine Art Monster</translation>
    </message>
    <message>
        <source>true: of the fill, false: of the room</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>true: des Inhalts, false: des Raums</translation>
    </message>
    <message>
        <source>from nhc.LOW_PM to nhc.HIGH_PM</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>von nhc.LOW_PM bis nhc.HIGH_PM</translation>
    </message>
    <message>
        <source>from nhc.FIRST_OBJECT to nhc.LAST_OBJECT</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>von nhc.FIRST_OBJECT bis nhc.LAST_OBJECT</translation>
    </message>
    <message>
        <source>1 top and bottom, 2 left and right</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>1 oben und unten, 2 links und rechts</translation>
    </message>
    <message>
        <source>kind, in a table</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>Art, in einer Tabelle</translation>
    </message>
    <message>
        <source>class, in a table</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>Klasse, in einer Tabelle</translation>
    </message>
    <message>
        <source>how large it is, as a text: square 3 by 3</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>wie groß sie ist, als Text: ein Quadrat von 3 mal 3</translation>
    </message>
    <message>
        <source>the themed room or fill that a tester has asked for, else nil</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>der Themenraum oder Inhalt, den ein Tester verlangt hat, sonst nil</translation>
    </message>
    <message>
        <source>mirrors the level now</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>spiegelt das Level jetzt</translation>
    </message>
    <message>
        <source>the name and the class letter of the object of that number</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>der Name und der Klassenbuchstabe des Gegenstands dieser Nummer</translation>
    </message>
    <message>
        <source>the name of the monster of that number</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>der Name des Monsters dieser Nummer</translation>
    </message>
    <message>
        <source>whether a kind of monster has been wiped out</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>ob eine Art Monster ausgerottet ist</translation>
    </message>
    <message>
        <source>how many kinds of monsters there are: 383</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>wie viele Arten von Monstern es gibt: 383</translation>
    </message>
    <message>
        <source>number of the first kind of monster: 0</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>Nummer der ersten Art von Monstern: 0</translation>
    </message>
    <message>
        <source>number of the last kind of monster: 382</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>Nummer der letzten Art von Monstern: 382</translation>
    </message>
    <message>
        <source>number of the first real object: 18</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>Nummer des ersten wirklichen Gegenstands: 18</translation>
    </message>
    <message>
        <source>number of the last object: 480</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>Nummer des letzten Gegenstands: 480</translation>
    </message>
    <message>
        <source>SLAS&amp;H&apos;EM</source>
        <extracomment>resources/catalog/slashem/game.tsv</extracomment>
        <translation>SLAS&amp;H&apos;EM</translation>
    </message>
    <message>
        <source>Read descriptions as those of SLASH&apos;EM 0.0.7E7F3</source>
        <extracomment>resources/catalog/slashem/game.tsv</extracomment>
        <translation>Beschreibungen als solche von SLASH&apos;EM 0.0.7E7F3 lesen</translation>
    </message>
    <message>
        <source>toilet</source>
        <extracomment>resources/catalog/slashem/terrain.tsv</extracomment>
        <translation>Toilette</translation>
    </message>
    <message>
        <source>Empty room</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Leerer Raum</translation>
    </message>
    <message>
        <source>One small room with a way out and nothing in it.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Ein kleiner Raum mit einem Ausgang und nichts darin.</translation>
    </message>
    <message>
        <source>Drawn level</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Gezeichnetes Level</translation>
    </message>
    <message>
        <source>Rooms, corridors and a pond on solid stone, drawn cell by cell; with doors, stairs, light, monsters and a chest.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Räume, Gänge und ein Teich in festem Stein, Feld für Feld gezeichnet; mit Türen, Treppen, Licht, Monstern und einer Truhe.</translation>
    </message>
    <message>
        <source>Maze with a map</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Labyrinth mit Karte</translation>
    </message>
    <message>
        <source>A keep with a moat in the middle of a maze, the stairs on its two sides.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Eine Burg mit Graben mitten in einem Labyrinth, die Treppen auf ihren beiden Seiten.</translation>
    </message>
    <message>
        <source>Rooms, one with a closet, that the game lays out and joins by corridors.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Räume, einer mit einer Kammer, die das Spiel anordnet und durch Gänge verbindet.</translation>
    </message>
    <message>
        <source>Themed rooms</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Themenräume</translation>
    </message>
    <message>
        <source>A themerms.lua with two rooms of its own and contents for rooms of any form.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Eine themerms.lua mit zwei eigenen Räumen und Inhalt für Räume jeder Form.</translation>
    </message>
    <message>
        <source>Cave</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>A cave that the game fills at random.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Eine Höhle, die das Spiel zufällig füllt.</translation>
    </message>
    <message>
        <source>Big room</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Großer Raum</translation>
    </message>
    <message>
        <source>One hall as large as the screen, full of monsters.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Eine Halle so groß wie der Bildschirm, voller Monster.</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>A walled town with shops, a temple, houses and a watch.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Eine ummauerte Stadt mit Läden, Tempel, Häusern und Wache.</translation>
    </message>
    <message>
        <source>Quest</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Quest</translation>
    </message>
    <message>
        <source>The three levels of a quest in one file: home, the place in between, and the goal.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Die drei Level einer Quest in einer Datei: Heimat, der Ort dazwischen und das Ziel.</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>A whole dungeon: where its levels and branches may lie.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>Ein ganzes Verlies: wo seine Level und Abzweigungen liegen dürfen.</translation>
    </message>
    <message>
        <source>door</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>Tür</translation>
    </message>
    <message>
        <source>the picture would be too large; choose a smaller scale</source>
        <extracomment>widgets/pictures/LevelPicture.cpp</extracomment>
        <translation>das Bild wäre zu groß; wählen Sie einen kleineren Maßstab</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <extracomment>widgets/pictures/LevelPicture.cpp</extracomment>
        <translation>das Bild kann nicht gemacht werden</translation>
    </message>
    <message>
        <source>{}, seed {}</source>
        <extracomment>widgets/playtest/LevelSource.cpp</extracomment>
        <translation>{}, Startzahl {}</translation>
    </message>
    <message>
        <source>there is no level “{}” in the text any more</source>
        <extracomment>widgets/playtest/LevelSource.cpp</extracomment>
        <translation>im Text gibt es kein Level „{}“ mehr</translation>
    </message>
    <message>
        <source>{}, line {}</source>
        <extracomment>widgets/project/FolderExport.cpp</extracomment>
        <translation>{}, Zeile {}</translation>
    </message>
    <message>
        <source>Cannot open {}: it has more than {} lines.</source>
        <extracomment>widgets/session/DocumentText.cpp</extracomment>
        <translation>{} kann nicht geöffnet werden: die Datei hat mehr als {} Zeilen.</translation>
    </message>
    <message>
        <source>Cannot open {}: {}</source>
        <extracomment>widgets/session/DocumentText.cpp</extracomment>
        <translation>{} kann nicht geöffnet werden: {}</translation>
    </message>
    <message>
        <source>Cannot open {}: it is a program, whose strings may be levels.</source>
        <extracomment>widgets/session/DocumentText.cpp</extracomment>
        <translation>{} kann nicht geöffnet werden: es ist ein Programm, dessen Zeichenketten Level sein können.</translation>
    </message>
    <message>
        <source>Cannot open {}: it is a data library, which contains many files.</source>
        <extracomment>widgets/session/DocumentText.cpp</extracomment>
        <translation>{} kann nicht geöffnet werden: es ist eine Datenbibliothek mit vielen Dateien.</translation>
    </message>
    <message>
        <source>{} is not a valid data library: {}.</source>
        <extracomment>widgets/session/DocumentText.cpp</extracomment>
        <translation>{} ist keine gültige Datenbibliothek: {}.</translation>
    </message>
    <message>
        <source>Cannot write {}: {}.</source>
        <extracomment>widgets/session/JournalFile.cpp</extracomment>
        <translation>{} kann nicht geschrieben werden: {}.</translation>
    </message>
    <message>
        <source>{} has been changed by another program.</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>{} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>{} was not opened: you have cancelled it.</source>
        <extracomment>widgets/session/Workspace.cpp</extracomment>
        <translation>{} wurde nicht geöffnet: Sie haben es abgebrochen.</translation>
    </message>
    <message>
        <source>there is no folder for games</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>es gibt keinen Ordner für Spiele</translation>
    </message>
    <message>
        <source>Cannot write {}</source>
        <extracomment>widgets/shell/Terminal.cpp</extracomment>
        <translation>{} kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>There is no terminal to play in. On Debian and Ubuntu, the package xterm installs one.</source>
        <extracomment>widgets/shell/Terminal.cpp</extracomment>
        <translation>Es gibt kein Terminal zum Spielen. In Debian und Ubuntu installiert das Paket xterm eines.</translation>
    </message>
    <message>
        <source>Cannot start {}</source>
        <extracomment>widgets/shell/Terminal.cpp</extracomment>
        <translation>{} kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>Es ist zu groß.</translation>
    </message>
</context>
</TS>
