<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Levwright</name>
    <message>
        <source>{} cannot be the name of a file: {}.</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>{} はファイル名にできません: {}。</translation>
    </message>
    <message>
        <source>entry {}</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>項目 {}</translation>
    </message>
    <message>
        <source>{} is not a folder.</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>{} はフォルダではありません。</translation>
    </message>
    <message>
        <source>{} needs only the library; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>{} に必要なのはライブラリだけです。--help を参照</translation>
    </message>
    <message>
        <source>no file given to {}; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>{} にファイルが指定されていません。--help を参照</translation>
    </message>
    <message>
        <source>--name is for one file; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>--name はファイルが 1 つのときだけ使えます。--help を参照</translation>
    </message>
    <message>
        <source>standard input needs a --name; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>標準入力には --name が必要です。--help を参照</translation>
    </message>
    <message>
        <source>standard input cannot be both the library and a file; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>標準入力をライブラリとファイルの両方に使うことはできません。--help を参照</translation>
    </message>
    <message>
        <source>no action given; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>操作が指定されていません。--help を参照</translation>
    </message>
    <message>
        <source>unknown action {}; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>不明な操作 {}。--help を参照</translation>
    </message>
    <message>
        <source>{} has no option {}; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>{} にオプション {} はありません。--help を参照</translation>
    </message>
    <message>
        <source>no library given; see --help</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>ライブラリが指定されていません。--help を参照</translation>
    </message>
    <message>
        <source>  ({} of {})</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>  ({1} の{0})</translation>
    </message>
    <message>
        <source>no known game</source>
        <extracomment>app/cli/ArchiveFiles.cpp</extracomment>
        <translation>未知のゲーム</translation>
    </message>
    <message>
        <source>check: interrupted in {}
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>check: {} で中断しました
</translation>
    </message>
    <message>
        <source>no file given; see --help</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>ファイルが指定されていません。--help を参照</translation>
    </message>
    <message>
        <source>--room and --fill cannot be combined here: each is checked alone</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>ここでは --room と --fill を同時に使えません。別々に検査してください</translation>
    </message>
    <message>
        <source>--rolls is for --goals; see --help</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>--rolls は --goals と共に使います。--help を参照</translation>
    </message>
    <message>
        <source> and {} more places</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation> ほか {} か所</translation>
    </message>
    <message>
        <source>{}:{}:{}: {}: {} that {} does not know: {}; at {} [{}]
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{0}:{1}:{2}: {3}: {5} にない{4}: {6}; 場所 {7} [{8}]
</translation>
    </message>
    <message>
        <source>{}: {}read as a description of {}{}
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{0}: {1}{2} の記述として読みました{3}
</translation>
    </message>
    <message>
        <source> has no scripts, so it is </source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation> にはスクリプトがないため </translation>
    </message>
    <message>
        <source>{}:{}: built by the LevelGenerator in line {}
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{}:{}: {} 行目の LevelGenerator が作りました
</translation>
    </message>
    <message>
        <source>{}: not a level; it lists the vaults of a game
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{}: レベルではありません。ゲームの宝物庫の一覧です
</translation>
    </message>
    <message>
        <source>{}: not a level; it is read as a library
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{}: レベルではありません。ライブラリとして読みます
</translation>
    </message>
    <message>
        <source>{}: not a level; {}
</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>{}: レベルではありません。{}
</translation>
    </message>
    <message>
        <source>; it fits </source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>。また </translation>
    </message>
    <message>
        <source>, too</source>
        <extracomment>app/cli/Check.cpp</extracomment>
        <translation>にも合います</translation>
    </message>
    <message>
        <source>unknown option {}; see --help</source>
        <extracomment>app/cli/CommandLine.cpp</extracomment>
        <translation>不明なオプション {}。--help を参照</translation>
    </message>
    <message>
        <source>{} takes no value; see --help</source>
        <extracomment>app/cli/CommandLine.cpp</extracomment>
        <translation>{} は値を取りません。--help を参照</translation>
    </message>
    <message>
        <source>{} needs a value; see --help</source>
        <extracomment>app/cli/CommandLine.cpp</extracomment>
        <translation>{} には値が必要です。--help を参照</translation>
    </message>
    <message>
        <source>{} must be a number from {} to {}, not {}</source>
        <extracomment>app/cli/CommandLine.cpp</extracomment>
        <translation>{} は {} から {} までの数でなければなりません。{} は使えません</translation>
    </message>
    <message>
        <source>one file at a time; see --help</source>
        <extracomment>app/cli/Convert.cpp</extracomment>
        <translation>ファイルは一度に 1 つです。--help を参照</translation>
    </message>
    <message>
        <source>no game given with --to; see --help</source>
        <extracomment>app/cli/Convert.cpp</extracomment>
        <translation>--to でゲームが指定されていません。--help を参照</translation>
    </message>
    <message>
        <source>There are {} levels, and each gets its own file: give a folder with -o.</source>
        <extracomment>app/cli/Convert.cpp</extracomment>
        <translation>レベルが {} 個あり、それぞれ別のファイルになります。-o でフォルダを指定してください。</translation>
    </message>
    <message>
        <source>{} cannot be the name of a file: {}</source>
        <extracomment>app/cli/Convert.cpp</extracomment>
        <translation>{} はファイル名にできません: {}</translation>
    </message>
    <message>
        <source>This file contains no program, so there is nothing to list.</source>
        <extracomment>app/cli/Decompile.cpp</extracomment>
        <translation>このファイルにはプログラムがないので、表示するものがありません。</translation>
    </message>
    <message>
        <source>two files are needed; see --help</source>
        <extracomment>app/cli/Diff.cpp</extracomment>
        <translation>ファイルが 2 つ必要です。--help を参照</translation>
    </message>
    <message>
        <source>only levels can be drawn</source>
        <extracomment>app/cli/Diff.cpp</extracomment>
        <translation>描けるのはレベルだけです</translation>
    </message>
    <message>
        <source>its map is empty</source>
        <extracomment>app/cli/DrawnLevels.cpp</extracomment>
        <translation>マップが空です</translation>
    </message>
    <message>
        <source>{}: no description can express it, so it has no heat map</source>
        <extracomment>app/cli/DrawnLevels.cpp</extracomment>
        <translation>{}: 記述では表せないため、ヒートマップはありません</translation>
    </message>
    <message>
        <source>no statement that puts something on the map begins in line {}</source>
        <extracomment>app/cli/DrawnLevels.cpp</extracomment>
        <translation>{} 行目から始まる文で、マップに何かを置くものはありません</translation>
    </message>
    <message>
        <source>the editor “{}” is needed for pictures, but was not found</source>
        <extracomment>app/cli/EditorProgram.cpp</extracomment>
        <translation>画像の作成にはエディタ「{}」が必要ですが、見つかりません</translation>
    </message>
    <message>
        <source>some files were left out: there are too many, or they are too large</source>
        <extracomment>app/cli/Find.cpp</extracomment>
        <translation>多すぎるか大きすぎるため、いくつかのファイルを省きました</translation>
    </message>
    <message>
        <source>KIND, NAME and a file or folder are needed; see --help</source>
        <extracomment>app/cli/Find.cpp</extracomment>
        <translation>KIND、NAME と、ファイルかフォルダが必要です。--help を参照</translation>
    </message>
    <message>
        <source>there is no kind “{}”; the kinds are {}</source>
        <extracomment>app/cli/Find.cpp</extracomment>
        <translation>種類「{}」はありません。使えるのは {} です</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <extracomment>app/cli/Find.cpp</extracomment>
        <translation>名前が空です</translation>
    </message>
    <message>
        <source>it has changed meanwhile, so nothing was written</source>
        <extracomment>app/cli/Find.cpp</extracomment>
        <translation>その間に変更されたため、何も書き込みませんでした</translation>
    </message>
    <message>
        <source>{}: some files were left out: there are too many, or they are too large</source>
        <extracomment>app/cli/FoundLevels.cpp</extracomment>
        <translation>{}: 多すぎるか大きすぎるため、いくつかのファイルを省きました</translation>
    </message>
    <message>
        <source>game: say list, check [NAME…], show NAME or add NAME TABLE COLUMN=VALUE…; see --help
</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>game: list、check [NAME…]、show NAME、add NAME TABLE COLUMN=VALUE… のどれかを指定してください。--help を参照
</translation>
    </message>
    <message>
        <source>{}  built in
</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>{}  組み込み
</translation>
    </message>
    <message>
        <source>{}  like {}  {}
</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>{}  {} に準じる  {}
</translation>
    </message>
    <message>
        <source>It is based on {}. Rows that differ:
</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>元のゲームは {} です。異なる行:
</translation>
    </message>
    <message>
        <source>No game has a table {}.</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>テーブル {} はどのゲームにもありません。</translation>
    </message>
    <message>
        <source>{} is not one of its columns with a value; they are: {}.</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>{} は値を指定できる列ではありません。指定できる列: {}。</translation>
    </message>
    <message>
        <source>A field cannot contain tabs and line ends.</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>項目にタブや改行を含めることはできません。</translation>
    </message>
    <message>
        <source>You have no game {}.</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>ゲーム {} は登録されていません。</translation>
    </message>
    <message>
        <source>{} monsters, {} objects, {} traps, {} room types, {} flags, {} kinds of terrain</source>
        <extracomment>app/cli/Game.cpp</extracomment>
        <translation>怪物 {}、アイテム {}、罠 {}、部屋の種類 {}、フラグ {}、地形の種類 {}</translation>
    </message>
    <message>
        <source>one folder at a time; see --help</source>
        <extracomment>app/cli/GitSetup.cpp</extracomment>
        <translation>フォルダは一度に 1 つです。--help を参照</translation>
    </message>
    <message>
        <source>“{}” is not in a git repository</source>
        <extracomment>app/cli/GitSetup.cpp</extracomment>
        <translation>「{}」は git のリポジトリの中にありません</translation>
    </message>
    <message>
        <source>git did not accept its settings</source>
        <extracomment>app/cli/GitSetup.cpp</extracomment>
        <translation>git が設定を受け付けませんでした</translation>
    </message>
    <message>
        <source>“{}” cannot be removed</source>
        <extracomment>app/cli/GitSetup.cpp</extracomment>
        <translation>「{}」を削除できません</translation>
    </message>
    <message>
        <source>written to {}
</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>{} に書き込みました
</translation>
    </message>
    <message>
        <source>one source tree at a time; see --help</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>ソースツリーは一度に 1 つです。--help を参照</translation>
    </message>
    <message>
        <source>no source tree given; see --help</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>ソースツリーが指定されていません。--help を参照</translation>
    </message>
    <message>
        <source>a name has small letters, digits, dots and dashes</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>名前に使えるのは小文字、数字、ドット、ハイフンです</translation>
    </message>
    <message>
        <source>no folder for games is known; give one with -o</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>ゲームを置くフォルダが不明です。-o で指定してください</translation>
    </message>
    <message>
        <source>{}: {} like {}
</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>{}: {} ({} に準じる)
</translation>
    </message>
    <message>
        <source>  {}: {} rows; {} added, {} changed, {} removed
</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>  {}: {} 行。追加 {}、変更 {}、削除 {}
</translation>
    </message>
    <message>
        <source>“{}” ({}) is drawn as its character; --look {}=TERRAIN makes it look like a terrain of {}
</source>
        <extracomment>app/cli/ImportGame.cpp</extracomment>
        <translation>「{0}」({1}) はその文字のまま描かれます。--look {2}=TERRAIN で {3} の地形と同じ見た目にできます
</translation>
    </message>
    <message>
        <source>Standard input is too large: Levwright reads up to {} MiB here.</source>
        <extracomment>app/cli/Input.cpp</extracomment>
        <translation>標準入力が大きすぎます。Levwright がここで読めるのは {} MiB までです。</translation>
    </message>
    <message>
        <source>Cannot read standard input{}.</source>
        <extracomment>app/cli/Input.cpp</extracomment>
        <translation>標準入力を読み込めません{}。</translation>
    </message>
    <message>
        <source>no folder given with --playground; see --help</source>
        <extracomment>app/cli/Install.cpp</extracomment>
        <translation>--playground のフォルダが指定されていません。--help を参照</translation>
    </message>
    <message>
        <source>No game is installed. {}</source>
        <extracomment>app/cli/Install.cpp</extracomment>
        <translation>ゲームがインストールされていません。{}</translation>
    </message>
    <message>
        <source>in place of {}
</source>
        <extracomment>app/cli/Install.cpp</extracomment>
        <translation>{} の代わり
</translation>
    </message>
    <message>
        <source>a new game starts on {}
{}
</source>
        <extracomment>app/cli/Install.cpp</extracomment>
        <translation>新しいゲームは {} から始まります
{}
</translation>
    </message>
    <message>
        <source>--from needs a column from 1 to {} and a row from 0 to {}, such as 40,10, or up, down, above or below; not {}</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>--from には1から{}までの列と0から{}までの行 (例: 40,10)、または up、down、above、below が要ります。{} ではありません</translation>
    </message>
    <message>
        <source>{} is not one of doors, locked, secret, dig and levitate</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>{} は doors、locked、secret、dig、levitate のどれでもありません</translation>
    </message>
    <message>
        <source>no lens given; there are way, sight, light, danger and shape</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>レンズの指定がありません。way、sight、light、danger、shape があります</translation>
    </message>
    <message>
        <source>there is no lens {}; there are way, sight, light, danger and shape</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>レンズ {} はありません。way、sight、light、danger、shape があります</translation>
    </message>
    <message>
        <source>--roll and --rolls exclude each other</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>--roll と --rolls は同時に使えません</translation>
    </message>
    <message>
        <source>the name after -o must end with .png or .svg</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>-o の後の名前は .png か .svg で終わらなければなりません</translation>
    </message>
    <message>
        <source>lens: interrupted after {} of {} rolls
</source>
        <extracomment>app/cli/Lens.cpp</extracomment>
        <translation>lens: {1} 回中 {0} 回の生成で中断しました
</translation>
    </message>
    <message>
        <source>{}: it contains a single level, {}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: 含まれるレベルは {} だけです</translation>
    </message>
    <message>
        <source>{}: it has no themed rooms</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: テーマ部屋がありません</translation>
    </message>
    <message>
        <source>{}: it is a level of {}, not of {}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: {} のレベルで、{} のものではありません</translation>
    </message>
    <message>
        <source>{}: it has no themed room {}; it has:{}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: テーマ部屋 {} はありません。あるもの:{}</translation>
    </message>
    <message>
        <source>{}: it has no themed fill {}; it has:{}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: テーマ部屋の中身 {} はありません。あるもの:{}</translation>
    </message>
    <message>
        <source>{}: it contains no level</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: レベルがありません</translation>
    </message>
    <message>
        <source>{}: choose one of its themed rooms:{}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: テーマ部屋を 1 つ選んでください:{}</translation>
    </message>
    <message>
        <source>{}: it has no level {}; its levels are: {}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: レベル {} はありません。含まれるレベル: {}</translation>
    </message>
    <message>
        <source>{}: choose one of its levels with --level: {}</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>{}: --level でレベルを 1 つ選んでください: {}</translation>
    </message>
    <message>
        <source>rolled without: {}
</source>
        <extracomment>app/cli/LevelSource.cpp</extracomment>
        <translation>次のものなしで生成しました: {}
</translation>
    </message>
    <message>
        <source>1 conflict</source>
        <extracomment>app/cli/Merge.cpp</extracomment>
        <translation>競合 1 件</translation>
    </message>
    <message>
        <source>{} conflicts</source>
        <extracomment>app/cli/Merge.cpp</extracomment>
        <translation>競合 {} 件</translation>
    </message>
    <message>
        <source>BASE, OURS and THEIRS are needed; see --help</source>
        <extracomment>app/cli/Merge.cpp</extracomment>
        <translation>BASE、OURS、THEIRS が必要です。--help を参照</translation>
    </message>
    <message>
        <source>--labels takes two names with a comma between them</source>
        <extracomment>app/cli/Merge.cpp</extracomment>
        <translation>--labels にはコンマで区切った 2 つの名前を指定します</translation>
    </message>
    <message>
        <source> is not a row and a column, such as 10,39</source>
        <extracomment>app/cli/Playtest.cpp</extracomment>
        <translation> は行と列の組ではありません (例: 10,39)</translation>
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
    ゲーム自身のコンパイラと同じようにレベルの記述をコンパイルします。レベル NAME はそれぞれ、現在のフォルダか DIR の
    NAME.lev になります。FILE がないか「-」なら標準入力を読みます。プログラムを lev_comp という名前で起動すると、
    このコマンドを実行します。
      -w        このオプションより後のファイルでは、Levwright 独自の検査の所見も報告する
      -v        --target nethack-3.6 のとき: レベルの大きさと、使われない名前や大文字小文字だけが違う名前も表示する
      --json    メッセージを 1 行に 1 つの JSON オブジェクトで表示する
      --target  レベルを読み込むゲーム: GAMES
      --abi     ゲームの数の大きさ: lp64 (64 ビットのシステム、既定) か ilp32
      --header-from  レベルを読み込むゲームのレベルファイルから、ヘッダと数の大きさを写す
                (別のオプションでビルドされたゲーム用)</translation>
    </message>
    <message>
        <source>levwright-cli dgn_comp [--json] [--target GAME] [--abi lp64|ilp32] [--header-from FILE.lev] [-o DIR] [FILE…]
    Compiles dungeon descriptions as the game&apos;s own compiler does: NAME.pdf, or NAME.def in its editable form,
    becomes NAME next to it or in DIR. No FILE: from standard input (in the form of .pdf) to standard output. If the
    program is started under the name dgn_comp, it runs this command. The options are those of lev_comp.</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli dgn_comp [--json] [--target GAME] [--abi lp64|ilp32] [--header-from FILE.lev] [-o DIR] [FILE…]
    ゲーム自身のコンパイラと同じように迷宮の記述をコンパイルします。NAME.pdf、または編集用の形の NAME.def は、同じ場所か
    DIR の NAME になります。FILE がなければ、標準入力 (.pdf の形) から標準出力へ。プログラムを dgn_comp という名前で起動
    すると、このコマンドを実行します。オプションは lev_comp と同じです。</translation>
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
    ファイルの問題をすべて FILE:LINE:COLUMN: SEVERITY: TEXT [CODE] の形で表示します。名前が .def か .pdf で終わるものは
    迷宮の記述です。ゲームにない名前、語、マップ文字が多いときは、それぞれ 1 行にまとめます。ステータスは、エラーが
    あれば 1、読めないファイルがあれば 2 です。
      -w        ヒントも表示する
      --all     ゲームにない名前、語、マップ文字を 1 つずつ表示する
      --json    1 行に 1 つの JSON オブジェクトで、修正とともに表示する
      --goals   レベルのコメントにある目標が達成されないときもステータスを 1 にする (doc/guide/goals.md)
      --rolls   目標のために各レベルを生成する回数 (1000)
      FILE には、文字列にレベルを含む Python のプログラムやノートブック (FILE.py、FILE.ipynb) も使えます。FILE.py:2 は
      その 2 番目のレベルです。convert、install、minihack、playtest、roll、stats でも同じです。
      --target  どのゲームの言語か (上と同じ)。指定がなければファイルごとに判定する
      --room, --fill  そのテーマ部屋、またはテーマ部屋のその中身の問題だけを表示する</translation>
    </message>
    <message>
        <source>levwright-cli levels [--json] [--target GAME] FILE…
    Lists the levels of files as FILE:LINE: NAME, themed rooms and their contents with frequency and limits. The status
    is 2 if a file has no levels or cannot be read.
      --json    as one JSON object per line, with the game; vaults of variants with frequency and least depth</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli levels [--json] [--target GAME] FILE…
    ファイルのレベルを FILE:LINE: NAME の形で一覧表示します。テーマ部屋とその中身には頻度と制限が付きます。レベルのない
    ファイルや読み込めないファイルがあれば、ステータスは 2 です。
      --json    1 行に 1 つの JSON オブジェクトで、ゲームも表示する。亜種の宝物庫には頻度と最小の深さが付く</translation>
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
    任意のゲームのレベルファイルで、あるものが使われている所をすべて FILE:LINE:COLUMN: 行の内容 の形で表示します。KIND
    は monster、object、trap、terrain、“room type”、flag、register、variable のどれかです。怪物やアイテムのクラスはその
    文字で表し、?:teleportation はそのクラスのものを指します。地形は名前かマップの文字で表します。何も見つからないか、
    変更されないファイルがあれば、ステータスは 1 です。
      --replace-by  それをクラスごと置き換え、各行の前と後を表示する。置き換えるとエラーになるファイルは変更せず、
                理由をメッセージで示す
      --dry-run 変更される内容を表示するだけで、何も変更しない
      --json    1 行に 1 つの JSON オブジェクトで表示する
      --target  全ファイルのゲーム。指定がなければファイルごとに決まる</translation>
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
    2 つのレベルファイルの違いを、言葉で FILE:LINE: LEVEL: TEXT の形で表示します。異なるゲームのファイルや
    コンパイル済みレベルは、内容で比べます。ステータスは、違いがあれば 1、読めないファイルがあれば 2 です。
      --json    1 行に 1 つの JSON オブジェクトで、両方のファイルの行とマスとともに表示する
      --png     画像も FILE に書く。マップを左右に並べ、違いに印を付ける。- なら標準出力に書き、言葉は省く
      --dark    暗い背景に描く
      --tileset render と同じ
      --git     git が差分表示プログラムに渡す引数を受け取る。git-setup を参照</translation>
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
    BASE から作られたレベルファイルの 2 つのバージョンを、レベルごと、文ごと、マップではマスごとに 1 つにまとめます。結果は
    標準出力か OUT に書きます。両方が同じものを変更していればステータスは 1 で、その競合は git と同じように本文中に
    印が付きます。
      --base    競合した所に BASE の本文も示す
      --labels  競合した所に示すバージョンの名前
      --name    ファイルの名前 (OURS の名前と違う場合)</translation>
    </message>
    <message>
        <source>levwright-cli git-setup [--remove] [FOLDER]
    Makes git show and merge the level files of a repository with this program, and show compiled levels as
    descriptions. Writes the settings of the repository and lines of its .gitattributes.
      --remove  undoes all of that</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli git-setup [--remove] [FOLDER]
    リポジトリのレベルファイルの差分表示とマージを git がこのプログラムで行い、コンパイル済みレベルを記述として表示する
    ようにします。リポジトリの設定と、.gitattributes の行を書き込みます。
      --remove  すべて元に戻す</translation>
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
    既知のゲームのコンパイル済みレベル (FILE.lev) か迷宮の記述を、標準出力か FILE.des に書きます。同じ --target で
    コンパイルすると同じファイルになります。ファイルが壊れているか、別のゲームのものか、記述では表せない場合は、何
    も書かず、ステータスは 1 です。NetHack 3.6 のレベルはプログラムであり、コンパイラが作ったものでなければ、記述で
    は表せないジャンプを含むことがあります。
      --listing 記述の代わりに、NetHack 3.6 のレベルの命令を 1 行に 1 つずつ書く</translation>
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
    別のゲーム (nethack-3.6、nethack-3.7、nethack-5.0) 用の記述を、標準出力か -o のファイルに書きます。コメントと文の順
    は保たれます。後の 2 つでは、レベルがそれぞれスクリプトになり、-o のフォルダの NAME.lua に書かれます。対応するものが
    ない所は FILE:LINE:COLUMN: note: TEXT の形で報告します。記述にエラーがあれば、何も書かず、ステータスは 1 です。
      --target  どのゲームの言語か (上と同じ)。指定がなければ記述から判定する</translation>
    </message>
    <message>
        <source>levwright-cli minihack FILE.des [--level NAME] [--target GAME] [-o FILE]
    Writes a level as the Python string that an environment of MiniHack takes, under the name that it must have there:
    MiniHack-Skill-Custom-v0 in des_file. Levels of older games are converted. The status is 1, and nothing is written,
    if the level has errors, or text that is not UTF-8.
      --level, --target  as in roll</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli minihack FILE.des [--level NAME] [--target GAME] [-o FILE]
    レベルを、MiniHack の環境が受け取る Python の文字列として、そこで必要な名前で書きます: des_file に渡す
    MiniHack-Skill-Custom-v0 用です。古いゲームのレベルは変換します。レベルにエラーか UTF-8 でない文字があれば、
    何も書かず、ステータスは 1 です。
      --level, --target  roll と同じ</translation>
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
    ゲームが作りうるレベルの一例を表示します。マップ、そこにあるものとそれを作った記録の番号、番号に対応する記述の行の順
    です。FILE は記述かコンパイル済みレベルです。同じシードからは、どのマシンでも同じレベルができます。レベルの読み込
    み中にゲームが終了してしまう場合、ステータスは 1 です。
      --level   記述のどのレベルか。複数あるときは必須
      --room    themerms.lua のテーマ部屋の名前。レベルの部屋の半分がこれになる
      --fill    その部屋、または普通の部屋に入れる中身。名前がなければ両方の一覧を表示する
      --target  どのゲームの言語か (上と同じ)。指定がなければ記述から判定する。コンパイル済みレベルは自分のゲームを
                示している
      --seed    整数 (1)
      --context レベルの場所と主人公の状態。例: depth=12,difficulty=12,hero_level=10,branch=none
                テーマ部屋では alone=1 で他のものを作らない。宝物庫では sample_level=1 で簡単な部屋型のレベルに入れる
      --text    文字で表示する (既定)
      --json    1 行に 1 つの JSON オブジェクトで、レベルの不具合と共に表示する。最初の行は数の意味、その後はシードご
                とに 1 行。ゲームが終了する場合もステータスは 0 で、オブジェクトがそれを示す
      --seeds   そのシードの範囲。例: 1..1000
      --render  画像にする。このプログラムと同じフォルダにあるエディタが描く</translation>
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
    画面なしでレベルを描きます。書かれたとおりのマップと、場所が書かれているもの、または生成の一例です。ファイル、
    フォルダ、ライブラリなどの複数のレベルは、名前付きで 1 枚にまとめます。マップのないレベルはシード 1 で生成し
    ます。ステータスは、描けないものがあれば 1、何も描けなければ 2 です。
      --level, --room, --fill, --target, --context  roll と同じ
      --roll    そのシードでゲームが作るレベル
      --heat    monsters、objects、traps が置かれる頻度、または指定した行番号の文が置くものの頻度
      --rolls   そのための生成の回数 (1000)
      --regions 領域などの範囲、または生成した部屋を枠で囲む
      --no-things  マップだけ
      --scale   1 点あたりのピクセル数。1 から 8 (2、まとめた 1 枚では 1)。マスは幅 6 点、高さ 9 点
      --border  画像の周りの余白の点数 (6)
      --columns 1 枚にまとめるとき横に並べる画像の数
      --dark    暗い背景に描く
      --tileset 文字の代わりの自分の画像: ゲームの順に並んだ 16x16 か 32x32 のタイルの画像 (PNG、BMP)、または名前の
                付いた画像のフォルダ。マスはタイル 1 枚になり、点はそのピクセル (1 点 1 ピクセル)
      -o        書き込むファイル。拡張子で形式が決まる: 画像 (png、svg)、テキスト (txt)、NetHackWiki の色付きテキスト
                (wiki)
      --format  png、svg、txt、wiki のどれか。ほかの名前のファイルや標準出力 (-o -) 用</translation>
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
    レベルを何度も生成し、起こりうる問題と、その頻度 (95 % 信頼区間付き)、それが起こるシードを表示します。または、
    以前に別のシードで --json を付けて得た結果を合計します。
      --rolls   回数 (1000)。10000000 まで。Ctrl+C でそこまでの結果を表示し、ステータスは 130
      --seeds   使うシード (1..N)
      --room, --fill  roll と同じ
      --json    数えたものすべてを、level-loading テーブルに項目を加えた形で表示する</translation>
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
    フォルダ、ライブラリ (nhdat)、ファイルのすべてのレベルを、全プロセッサで何度も生成し、それぞれの絵、問題、数を
    載せたページを書きます。または調査の部分をつなぎます。または二つの調査の違いを表示します。ステータスは、生成でき
    ないレベルがあるとき、または --compare で悪くなったものがあるとき 1 です。
      -o        ページ。他のファイルもネットワークも要らない HTML ファイル
      --json    同じ内容の JSON (なければページの隣)。すでにあって変わっていないレベルは生成し直さないので、中断した
                調査は続きから始まる
      --csv     すべてのレベルの表
      --rolls   各レベルを生成する回数 (1000)
      --part    K 番目から N 個ごとのレベル。N 台のマシンで分担する
      --target, --context  roll と同じ
      --tileset render と同じ
      --merge   結果は一度に調査したときとバイト単位で同じ</translation>
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
    レベルについて作者が知りたいことを表示します。道の長さとそれを分けるもの、見えるもの、明るいところ、主人公を脅かす
    ものとレベルの実入り、そして造りです。レベルを読み込む間にゲームが終わるならステータスは 1、レベルが使えなければ 2 です。
      --level, --room, --fill, --target, --context  roll と同じ
      --roll    そのシードによる 1 回の生成 (1)
      --rolls   シード 1 からその数までの合計
      --from    道と視界の出発点: レベルの列と行、階段 (up が既定、または down)、着く場所 (above、below)
      --with    doors、locked、secret のほかに道で役立つもの: dig、levitate
      --without 役立たないもの: doors、locked、secret
      --json    すべて: マスごとの数、印、量
      -o        マップの上に数と印を描いた画像を書き出す (png、svg)。--scale、--dark、
                --tileset は render と同じ</translation>
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
    記述 (FILE.def、FILE.pdf、dungeon.lua) かコンパイル済みの迷宮ファイルの迷宮を、新しいゲームの開始時と同じように配置
    します。ステータスは、ゲームが失敗する場合は 1、ファイルが使えない場合は 2 です。
      --seed    多くの可能性のうちのどれか。同じ数からはどこでも同じ迷宮ができる (指定がなければ 1)
      --rolls   そのシードから始めてこの回数生成し、各レベルがどの深さに何回現れるか、一度も置かれないのはどれかを
                表示する。10000000 まで。Ctrl+C で stats と同じように終わる
      --json    1 行に 1 つの JSON オブジェクトで表示する</translation>
    </message>
    <message>
        <source>levwright-cli playtest FILE [--level NAME] [--target GAME] [--seed S] [--context KEY=VALUE,…] [--from Y,X] [-o SAVE]
    Rolls a level and writes it as a world that can be walked: a save for levwright-cli world, to standard output or
    SAVE. FILE, --level, --target, --seed and --context are as in roll.
      --from    row and column where the player starts (the stairs up, or where one arrives)</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli playtest FILE [--level NAME] [--target GAME] [--seed S] [--context KEY=VALUE,…] [--from Y,X] [-o SAVE]
    レベルを生成し、歩ける世界として書きます。levwright-cli world 用のセーブで、標準出力か SAVE に書きます。
    FILE、--level、--target、--seed、--context は roll と同じです。
      --from    プレイヤーが始める行と列 (上り階段、または到着する所)</translation>
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
    世界を動かします。ファイル server/in からコマンドを読み、server/out と server/worldstate に報告します。
    セーブファイルから続けるか、confserver/world から新しい世界を作ります。このファイルの見本は Levwright の
    ファイルの samples/world です。server/in の QUIT かシグナルで終わります。
      -v        コマンドと、それがどこから来たかをすべて表示する
      -s        以前のゲームの記録を TURN (指定がなければ 1) まで再生する。その後はコマンドごとに 1 行ずつ再生する
      -l        セーブファイル。記録は record_SAVEFILE (-l がなければ save と record_save)
      --rules   documented: 文書のとおり (既定)。reference: 元のサーバーと 1 ビットも違わない
                (規則の名前があるセーブは、その規則で動く)
      --order   legacy: ものと種類とセーブの行を、元のサーバーの初期の順にする
      --dir     これらすべてのファイルのフォルダ (既定: 現在のフォルダ)
    levwright-cli world --help でコマンドの一覧を表示します。</translation>
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
    インストールされたゲームのデータライブラリ (nhdat) のファイルを大きさとともに一覧表示したり、一部か全部を現在の
    フォルダ、FOLDER、または (1 つだけなら) FILE に取り出したり、ファイルをその名前で入れたり、取り除いたりします。
    指定していないファイルは 1 バイトも変わりません。ライブラリがなければ add が作ります。ライブラリが壊れているか、
    加えるファイルがすでにあるか、ほかの操作のファイルがない場合は、何も変更せず、ステータスは 1 です。
      --json    1 行に 1 つの JSON オブジェクトで表示する
      --name    ライブラリの中でのファイルの名前
      -o        変更したライブラリをここに書き、NHDAT は変更しない</translation>
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
    インストールされたゲームのデータの個人用の写し (playground) にレベルを入れ、そこでゲームをデバッグモードで起動する方
    法を表示します。新しいゲームはそのレベルから始まります。その名前のレベルがゲームにあれば、そのすべての変種も置き換え
    るので、ゲームは必ずこのレベルを使います。ゲーム自身のフォルダは何も変更しません。playground のセーブは削除します。
    古いゲームのレベルは変換します。レベルにエラーがあるか、ゲームで使えない場合は、何も変更せず、ステータスは 1 です。
      --level, --target  roll と同じ
      --game    ゲームのライブラリとプログラムのフォルダ (既定: パッケージが NetHack を入れる所)
      --playground  作成するフォルダ。以前の playground でもよい
      --start   この端末でゲームも起動する</translation>
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
    自分のゲームは、どのゲームに似ていて何が違うかを示すテーブルのフォルダです。doc/guide/games.md を参照してください。
    list は全ゲームを表示し、check は指定したもの (または自分のゲームすべて) を読んで、それぞれの最初の誤りをファイルと
    行で示し、show は元のゲームと異なる行を表示し、add はテーブルの 1 つに行を加えます。</translation>
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
    変種のソースツリーから自分のゲームを作ります。ツリーは読むだけで、コンパイルも実行もしません。似ているゲームとの違い
    と、理解できなかった所の注記を、ファイルと行で表示します。
      --name    ゲームの名前。指定がなければソースの名前
      --header-from  そのゲームのコンパイル済みレベル。以後のコンパイル済みレベルはこのヘッダになる
      --look  新しいマップ文字の見た目。例: V=lava。指定がなければ文字で描く
      -o        置くフォルダ。その中に名前のフォルダができる (既定: ~/.local/share/levwright/games)</translation>
    </message>
    <message>
        <source>levwright-cli lsp [--target GAME] [--stdio]
    Serves an editor over the Language Server Protocol on standard input and output: problems with fixes, completion,
    explanations, signatures, names with their uses and new names, symbols, folds and colours, for levels and dungeons.
      --target  the game of all files; without it, each file decides</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli lsp [--target GAME] [--stdio]
    標準入出力の Language Server Protocol でエディタに応答します: 問題と修正、補完、説明、シグネチャ、名前の使用箇所と
    名前の変更、シンボル、折りたたみ、色。レベルと迷宮に対応します。
      --target  全ファイルのゲーム。指定がなければファイルごとに決まる</translation>
    </message>
    <message>
        <source>levwright-cli --targets
    Prints the possible values of --target, one per line, the default first.</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>levwright-cli --targets
    --target に使える値を、既定のものを先頭に 1 行に 1 つずつ表示します。</translation>
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
        <translation>どのコマンドでも --game-dir DIR で自分のゲームのフォルダ (DIR/NAME/game.tsv などのテーブル) を指定できます。自分のゲーム
はレベルと同じ所か親フォルダの .levwright と、~/.local/share/levwright/games からも探します。.levwright のあるフォルダの
下のレベルは、--target で別のゲームを指定しない限り、その中のゲームのものです。</translation>
    </message>
    <message>
        <source>Options are written as --option VALUE, --option=VALUE, -o VALUE or -oVALUE; everything after “--” is a file. “-” is
standard input, and after -o of archive, convert, decompile, merge, minihack, playtest, render and survey standard
output. The status is also 1 if standard output cannot be written, and 2 if the command line cannot be understood.</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>オプションは --option VALUE、--option=VALUE、-o VALUE、-oVALUE のどれかの形で書きます。「--」より後はすべてファイル
です。「-」は標準入力です。archive、convert、decompile、merge、minihack、playtest、render、survey の -o の後では
標準出力です。ステータスは、標準出力に書けないときも 1、コマンドラインを理解できないときは 2 です。</translation>
    </message>
    <message>
        <source>no command given; see --help</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>コマンドが指定されていません。--help を参照</translation>
    </message>
    <message>
        <source>unknown command {}; see --help</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>不明なコマンド {}。--help を参照</translation>
    </message>
    <message>
        <source>{} needs a folder</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>{} にはフォルダが必要です</translation>
    </message>
    <message>
        <source>cannot write to standard output{}</source>
        <extracomment>app/cli/Program.cpp</extracomment>
        <translation>標準出力に書き込めません{}</translation>
    </message>
    <message>
        <source>{}: choose one of its levels: {}</source>
        <extracomment>app/cli/PythonSource.cpp</extracomment>
        <translation>{}: レベルを 1 つ選んでください: {}</translation>
    </message>
    <message>
        <source>{}{}:{} (line {}{})</source>
        <extracomment>app/cli/PythonSource.cpp</extracomment>
        <translation>{}{}:{} ({} 行目{})</translation>
    </message>
    <message>
        <source>, built by a LevelGenerator</source>
        <extracomment>app/cli/PythonSource.cpp</extracomment>
        <translation>、LevelGenerator が作成</translation>
    </message>
    <message>
        <source>there is no level to draw</source>
        <extracomment>app/cli/Render.cpp</extracomment>
        <translation>描くレベルがありません</translation>
    </message>
    <message>
        <source>there is no format {}; the formats are png, svg, txt and wiki</source>
        <extracomment>app/cli/Render.cpp</extracomment>
        <translation>形式 {} はありません。使えるのは png、svg、txt、wiki です</translation>
    </message>
    <message>
        <source>the name after -o must end with .png, .svg, .txt or .wiki, unless --format gives the format</source>
        <extracomment>app/cli/Render.cpp</extracomment>
        <translation>--format で形式を指定しない場合、-o の名前は .png、.svg、.txt、.wiki のどれかで終わる必要があります</translation>
    </message>
    <message>
        <source>-o must name the file to write, or be - for standard output</source>
        <extracomment>app/cli/Render.cpp</extracomment>
        <translation>-o には書き込むファイルか、標準出力を表す - を指定してください</translation>
    </message>
    <message>
        <source>--heat needs monsters, objects, traps or the number of a line, not {}</source>
        <extracomment>app/cli/Render.cpp</extracomment>
        <translation>--heat には monsters、objects、traps か行番号を指定します。{} は使えません</translation>
    </message>
    <message>
        <source>a picture needs a file, not standard input</source>
        <extracomment>app/cli/Roll.cpp</extracomment>
        <translation>画像には標準入力ではなくファイルが必要です</translation>
    </message>
    <message>
        <source>several seeds need --json</source>
        <extracomment>app/cli/Roll.cpp</extracomment>
        <translation>複数のシードには --json が必要です</translation>
    </message>
    <message>
        <source>there is no editor to draw pictures</source>
        <extracomment>app/cli/Roll.cpp</extracomment>
        <translation>画像を描くエディタがありません</translation>
    </message>
    <message>
        <source>[{}] line {}: {}
</source>
        <extracomment>app/cli/Roll.cpp</extracomment>
        <translation>[{}] {} 行目: {}
</translation>
    </message>
    <message>
        <source>roll-dungeon: interrupted after {} of {} rolls
</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>roll-dungeon: {1} 回中 {0} 回の生成で中断しました
</translation>
    </message>
    <message>
        <source>{} is not a compiled dungeon file, and as a description it has errors; run the command check.</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>{} はコンパイル済みの迷宮ファイルではなく、記述としてもエラーがあります。check コマンドで調べてください。</translation>
    </message>
    <message>
        <source>The game fails in {} of {} rolls, first with seed {}: {}
</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>生成 {1} 回中 {0} 回でゲームが失敗します。最初はシード {2}: {3}
</translation>
    </message>
    <message>
        <source>{}: depth {} to {}{}
</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>{}: 深さ {} から {} まで{}
</translation>
    </message>
    <message>
        <source>{}: level 1 at depth {}
</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>{}: レベル 1 の深さ {}
</translation>
    </message>
    <message>
        <source>the game goes on without it.</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>ゲームはそれなしで続きます。</translation>
    </message>
    <message>
        <source>“{}” is never placed; see seed {}: {}
</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>「{}」は一度も置かれません。シード {} を参照: {}
</translation>
    </message>
    <message>
        <source>, by a portal in a vault of “{}”</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>、「{}」の宝物庫の魔法の入口から</translation>
    </message>
    <message>
        <source>, from depth {} of “{}” to level {}</source>
        <extracomment>app/cli/RollDungeon.cpp</extracomment>
        <translation>、「{1}」の深さ {0} からレベル {2} へ</translation>
    </message>
    <message>
        <source>{} is not a range of seeds, such as 1..1000</source>
        <extracomment>app/cli/Seeds.cpp</extracomment>
        <translation>{} はシードの範囲ではありません (例: 1..1000)</translation>
    </message>
    <message>
        <source>{} has too many seeds; at most {} are possible</source>
        <extracomment>app/cli/Seeds.cpp</extracomment>
        <translation>{} はシードの数が {} を超えています</translation>
    </message>
    <message>
        <source>“{}” cannot be started</source>
        <extracomment>app/cli/Spawn.cpp</extracomment>
        <translation>「{}」を起動できません</translation>
    </message>
    <message>
        <source>“{}” did not report its exit status</source>
        <extracomment>app/cli/Spawn.cpp</extracomment>
        <translation>「{}」が終了ステータスを返しませんでした</translation>
    </message>
    <message>
        <source>the system does not say where this program is</source>
        <extracomment>app/cli/Spawn.cpp</extracomment>
        <translation>このプログラムの場所がシステムから分かりません</translation>
    </message>
    <message>
        <source>stats: interrupted after {} of {} rolls
</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>stats: {1} 回中 {0} 回の生成で中断しました
</translation>
    </message>
    <message>
        <source>there are fewer seeds than rolls</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>シードの数が生成の回数より少なくなっています</translation>
    </message>
    <message>
        <source>{} cannot be combined with --merge, which rolls nothing</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>{} は、何も生成しない --merge と同時に使えません</translation>
    </message>
    <message>
        <source>{}: {} rolls
</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>{}: 生成 {} 回
</translation>
    </message>
    <message>
        <source>{:6.2f} % ({:.2f} to {:.2f})  {}{}, as with seed {}
</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>{:6.2f} % ({:.2f} ~ {:.2f})  {}{} (例: シード {})
</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>{}、{} 行目: {}</translation>
    </message>
    <message>
        <source>: line {}</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>: {} 行目</translation>
    </message>
    <message>
        <source>; the game makes a maze instead</source>
        <extracomment>app/cli/Stats.cpp</extracomment>
        <translation>。ゲームは代わりに迷路を作ります</translation>
    </message>
    <message>
        <source>{} is not a part of a survey, such as 1/4</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>{} は調査の一部ではありません (例: 1/4)</translation>
    </message>
    <message>
        <source>--merge and --compare cannot be combined</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>--merge と --compare は同時に使えません</translation>
    </message>
    <message>
        <source>{} cannot be combined with --compare, which rolls nothing</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>{} は何も生成しない --compare と同時に使えません</translation>
    </message>
    <message>
        <source>--compare writes no page and no table; see --help</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>--compare はページも表も書きません。--help を参照</translation>
    </message>
    <message>
        <source>--compare needs two surveys, the older one first</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>--compare には二つの調査が必要です。古い方を先に指定します</translation>
    </message>
    <message>
        <source>-o must name the page to write; see --help</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>-o で書き出すページを指定してください。--help を参照</translation>
    </message>
    <message>
        <source>survey: {} of {} levels have not changed since {} was written
</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>survey: {1} 個のレベルのうち {0} 個は、{2} を書いた時から変わっていません
</translation>
    </message>
    <message>
        <source>survey: interrupted; the same command goes on from here
</source>
        <extracomment>app/cli/Survey.cpp</extracomment>
        <translation>survey: 中断しました。同じコマンドで続きから始まります
</translation>
    </message>
    <message>
        <source>there is no level to survey</source>
        <extracomment>app/cli/SurveyRun.cpp</extracomment>
        <translation>調査するレベルがありません</translation>
    </message>
    <message>
        <source>unknown ABI {}; use lp64 or ilp32</source>
        <extracomment>app/cli/TargetOptions.cpp</extracomment>
        <translation>不明な ABI {}。lp64 か ilp32 を使ってください</translation>
    </message>
    <message>
        <source>{} is not a level file: {}</source>
        <extracomment>app/cli/TargetOptions.cpp</extracomment>
        <translation>{} はレベルファイルではありません: {}</translation>
    </message>
    <message>
        <source>{} is for {}, not for {}</source>
        <extracomment>app/cli/TargetOptions.cpp</extracomment>
        <translation>{} は {} 用で、{} 用ではありません</translation>
    </message>
    <message>
        <source>a game of version {}</source>
        <extracomment>app/cli/TargetOptions.cpp</extracomment>
        <translation>バージョン {} のゲーム</translation>
    </message>
    <message>
        <source>{} is {}, not {}</source>
        <extracomment>app/cli/TargetOptions.cpp</extracomment>
        <translation>{} は {} で、{} ではありません</translation>
    </message>
    <message>
        <source>{} of {} rolls ({} %)</source>
        <extracomment>app/cli/TerminalOnlooker.cpp</extracomment>
        <translation>生成 {1} 回中 {0} 回 ({2} %)</translation>
    </message>
    <message>
        <source>{} is not a seed</source>
        <extracomment>app/editor/EditorArguments.cpp</extracomment>
        <translation>{} はシードではありません</translation>
    </message>
    <message>
        <source>--render-roll needs one file; see --help</source>
        <extracomment>app/editor/EditorArguments.cpp</extracomment>
        <translation>--render-roll にはファイルが 1 つ必要です。--help を参照</translation>
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
    ローグライクの特別レベルのエディタです。FILE はレベルの記述 (.des、.lua)、迷宮の記述 (.def、.pdf、.lua)、または
    コンパイル済みレベル (.lev) で、それぞれ別のタブで開きます。
      --dark, --light         暗い色か明るい色で起動する
      --screenshot FILE.png   ウィンドウを画像に描いて終了する
      --render-roll FILE.png  FILE のレベルをゲームが作る一例として画像に描いて終了する
      --level NAME            ファイルのどのレベルを生成するか
      --room NAME, --fill NAME  FILE のどのテーマ部屋を生成するか、どの中身を入れるか
      --target GAME           生成するレベルのゲーム。名前は levwright-cli --help のとおり
      --seed NUMBER           生成のシード (既定 1)
      --context KEY=VALUE,…   レベルの場所と主人公の状態。例: depth=12
      --game-dir DIR          自分のゲームをここからも探す
      -h, --help, -v, --version

オプションは --option VALUE か --option=VALUE の形で書きます。「--」より後はすべてファイルです。
</translation>
    </message>
    <message>
        <source>The picture cannot be created.</source>
        <extracomment>app/editor/RollPicture.cpp</extracomment>
        <translation>画像を作成できません。</translation>
    </message>
    <message>
        <source>a space after the name</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>名前の後の空白</translation>
    </message>
    <message>
        <source>the offset of a file</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ファイルの位置</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>行の終わり</translation>
    </message>
    <message>
        <source>the entry “Directory” with the offset 0</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>位置 0 の項目「Directory」</translation>
    </message>
    <message>
        <source>{} as the size of all names</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>全名前のサイズ {}</translation>
    </message>
    <message>
        <source>{} as the offset of the first file</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>最初のファイルの位置 {}</translation>
    </message>
    <message>
        <source>the offset {}</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>位置 {}</translation>
    </message>
    <message>
        <source>an offset from {} to {}</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>{} から {} までの位置</translation>
    </message>
    <message>
        <source>{} as the size of a library without files</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ファイルのないライブラリのサイズ {}</translation>
    </message>
    <message>
        <source>it is empty</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>空です</translation>
    </message>
    <message>
        <source>it contains white space, where it would end</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>空白を含むため、名前がそこで終わってしまいます</translation>
    </message>
    <message>
        <source>it contains a byte 0, where it would end</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>バイト 0 を含むため、名前がそこで終わってしまいます</translation>
    </message>
    <message>
        <source>the library&apos;s directory has this name</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ライブラリのディレクトリがこの名前です</translation>
    </message>
    <message>
        <source>{} as the size of the library</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ライブラリのサイズ {}</translation>
    </message>
    <message>
        <source>The library would have {} bytes; its directory can record at most {}.</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ライブラリが {} バイトになりますが、ディレクトリに記録できるのは {} バイトまでです。</translation>
    </message>
    <message>
        <source>The library has no file {}.</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ライブラリにファイル {} がありません。</translation>
    </message>
    <message>
        <source>{} cannot be the name of a file in a library: {}.</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>{} はライブラリのファイル名にできません: {}。</translation>
    </message>
    <message>
        <source>The library already has a file {}.</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ライブラリにはすでにファイル {} があります。</translation>
    </message>
    <message>
        <source>a handling character</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>処理方法を示す文字</translation>
    </message>
    <message>
        <source>{} in {} columns</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>{} ({} 桁)</translation>
    </message>
    <message>
        <source>the format revision</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>形式のリビジョン</translation>
    </message>
    <message>
        <source>the format revision 1</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>形式のリビジョン 1</translation>
    </message>
    <message>
        <source>a space</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>空白</translation>
    </message>
    <message>
        <source>the number of entries</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>項目の数</translation>
    </message>
    <message>
        <source>the size of all names</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>全名前のサイズ</translation>
    </message>
    <message>
        <source>the offset of the first file</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>最初のファイルの位置</translation>
    </message>
    <message>
        <source>the size of the library</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>ライブラリのサイズ</translation>
    </message>
    <message>
        <source>at least the entry of the directory</source>
        <extracomment>core/archive/Archive.cpp</extracomment>
        <translation>少なくともディレクトリの項目</translation>
    </message>
    <message>
        <source>it means a folder</source>
        <extracomment>core/base/FileName.cpp</extracomment>
        <translation>フォルダを意味します</translation>
    </message>
    <message>
        <source>it contains a slash, which would lead into another folder</source>
        <extracomment>core/base/FileName.cpp</extracomment>
        <translation>スラッシュを含むため、別のフォルダを指してしまいます</translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} are possible</source>
        <extracomment>core/base/FileName.cpp</extracomment>
        <translation>{} バイトありますが、使えるのは {} バイトまでです</translation>
    </message>
    <message>
        <source>{} is too large: Levwright reads files of up to {} MiB here.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{} は大きすぎます。Levwright がここで読めるのは {} MiB までのファイルです。</translation>
    </message>
    <message>
        <source>Cannot write {0}: {1}.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{0} に書き込めません: {1}。</translation>
    </message>
    <message>
        <source>Cannot open {0}: {1}.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{0} を開けません: {1}。</translation>
    </message>
    <message>
        <source>{} is a folder, not a file.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{} はファイルではなくフォルダです。</translation>
    </message>
    <message>
        <source>{} is not an ordinary file.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{} は通常のファイルではありません。</translation>
    </message>
    <message>
        <source>Cannot read {0}: {1}.</source>
        <extracomment>core/base/FileStore.cpp</extracomment>
        <translation>{0} を読み込めません: {1}。</translation>
    </message>
    <message>
        <source>byte {}: this is not JSON</source>
        <extracomment>core/base/Json.cpp</extracomment>
        <translation>バイト {}: JSON ではありません</translation>
    </message>
    <message>
        <source>brackets are nested more than {} deep</source>
        <extracomment>core/base/Json.cpp</extracomment>
        <translation>括弧の入れ子が {} 段を超えています</translation>
    </message>
    <message>
        <source>Both {} and {} become {}.</source>
        <extracomment>core/base/OutputFiles.cpp</extracomment>
        <translation>{} と {} が、どちらも {} になります。</translation>
    </message>
    <message>
        <source>“{}”</source>
        <extracomment>core/base/Phrase.cpp</extracomment>
        <translation>「{}」</translation>
    </message>
    <message>
        <source>Cannot write {}: it is a folder.</source>
        <extracomment>core/base/SafeWrite.cpp</extracomment>
        <translation>{} に書き込めません: フォルダです。</translation>
    </message>
    <message>
        <source>Cannot write {}: it is a block device.</source>
        <extracomment>core/base/SafeWrite.cpp</extracomment>
        <translation>{} に書き込めません: ブロックデバイスです。</translation>
    </message>
    <message>
        <source>Cannot write without first copying the content of {0}: {1}.</source>
        <extracomment>core/base/SafeWrite.cpp</extracomment>
        <translation>先に {0} の内容を写さなければ書き込めません: {1}。</translation>
    </message>
    <message>
        <source>Cannot write {}: {}. Its previous content is in {}.</source>
        <extracomment>core/base/SafeWrite.cpp</extracomment>
        <translation>{} に書き込めません: {}。以前の内容は {} にあります。</translation>
    </message>
    <message>
        <source>Cannot make the safety copy that must exist before writing into {0}: {1}.</source>
        <extracomment>core/base/SafeWrite.cpp</extracomment>
        <translation>{0} に書き込む前に必要な安全のための写しを作れません: {1}。</translation>
    </message>
    <message>
        <source>{}: No game has a table of this name.</source>
        <extracomment>core/catalog/GameComposer.cpp</extracomment>
        <translation>{}: この名前のテーブルはどのゲームにもありません。</translation>
    </message>
    <message>
        <source>{}/{}.tsv: The row {} is needed.</source>
        <extracomment>core/catalog/GameComposer.cpp</extracomment>
        <translation>{}/{}.tsv: 行 {} が必要です。</translation>
    </message>
    <message>
        <source>{}/{}.tsv: No {} can be larger than {}.</source>
        <extracomment>core/catalog/GameComposer.cpp</extracomment>
        <translation>{}/{}.tsv: {} は {} より大きくできません。</translation>
    </message>
    <message>
        <source>{}/{}.tsv: The class of {} does not exist: {}.</source>
        <extracomment>core/catalog/GameComposer.cpp</extracomment>
        <translation>{0}/{1}.tsv: {2} のクラスが存在しません: {3}。</translation>
    </message>
    <message>
        <source>{} (the default)</source>
        <extracomment>core/catalog/GameList.cpp</extracomment>
        <translation>{} (既定)</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>core/catalog/GameList.cpp</extracomment>
        <translation> か </translation>
    </message>
    <message>
        <source>There is no catalog of a game {}; known games: {}.</source>
        <extracomment>core/catalog/GameShelf.cpp</extracomment>
        <translation>ゲーム {} のカタログはありません。既知のゲーム: {}。</translation>
    </message>
    <message>
        <source>{}/game.tsv: The row “base” is missing, which names the game that this one is based on.</source>
        <extracomment>core/catalog/GameShelf.cpp</extracomment>
        <translation>{}/game.tsv: 元になるゲームを示す行「base」がありません。</translation>
    </message>
    <message>
        <source>{}/game.tsv: Too many games are based on one another: look at their rows “base”.</source>
        <extracomment>core/catalog/GameShelf.cpp</extracomment>
        <translation>{}/game.tsv: 重なっているゲームが多すぎます。「base」の行を確かめてください。</translation>
    </message>
    <message>
        <source>The catalog of {} lacks the tables {}, so the game cannot be used.</source>
        <extracomment>core/catalog/RequiredTables.cpp</extracomment>
        <translation>{} のカタログにテーブル {} がないため、このゲームは使えません。</translation>
    </message>
    <message>
        <source>A table may have at most {} lines.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>テーブルの行は最大 {} 行です。</translation>
    </message>
    <message>
        <source>There is no column {}; the columns are: {}, change and after.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>列 {} はありません。使える列は {}、change、after です。</translation>
    </message>
    <message>
        <source>There are two columns {}.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>列 {} が 2 つあります。</translation>
    </message>
    <message>
        <source>The column {} is missing, which names the rows.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>行の名前を示す列 {} がありません。</translation>
    </message>
    <message>
        <source>This line has {} fields, but the first line names {} columns.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>この行には項目が {} 個ありますが、先頭の行が示す列は {} 個です。</translation>
    </message>
    <message>
        <source>The {} {} {}.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>{} の値 {} は{}。</translation>
    </message>
    <message>
        <source>There is no class {}.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>クラス {} はありません。</translation>
    </message>
    <message>
        <source>This row cannot be removed: the base has no row of that name.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>この行は取り除けません。元のゲームにその名前の行がありません。</translation>
    </message>
    <message>
        <source>A change is {} or empty, not {}.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>change は {} か空で、{} は使えません。</translation>
    </message>
    <message>
        <source>This row is new, so it must give the column “{}”.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>この行は新しいので、列「{}」の値が必要です。</translation>
    </message>
    <message>
        <source>This row cannot come after {}: there is no such row.</source>
        <extracomment>core/catalog/TableChanges.cpp</extracomment>
        <translation>この行は {} の後に置けません。そのような行がありません。</translation>
    </message>
    <message>
        <source>is not a whole number</source>
        <extracomment>core/catalog/TableRules.cpp</extracomment>
        <translation>整数ではありません</translation>
    </message>
    <message>
        <source>is not in the range from {} to {}</source>
        <extracomment>core/catalog/TableRules.cpp</extracomment>
        <translation>{} から {} までの範囲にありません</translation>
    </message>
    <message>
        <source>is neither yes nor no</source>
        <extracomment>core/catalog/TableRules.cpp</extracomment>
        <translation>yes でも no でもありません</translation>
    </message>
    <message>
        <source>is not a character between apostrophes</source>
        <extracomment>core/catalog/TableRules.cpp</extracomment>
        <translation>アポストロフィで囲んだ 1 文字ではありません</translation>
    </message>
    <message>
        <source>is neither the number of a class nor its symbol between apostrophes</source>
        <extracomment>core/catalog/TableRules.cpp</extracomment>
        <translation>クラスの番号でも、アポストロフィで囲んだクラスの記号でもありません</translation>
    </message>
    <message>
        <source>The tables of the game have been changed meanwhile, so nothing is taken back.</source>
        <extracomment>core/catalog/TaughtGame.cpp</extracomment>
        <translation>その間にゲームのテーブルが変更されたため、何も元に戻しません。</translation>
    </message>
    <message>
        <source>; only in {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>({} だけ)</translation>
    </message>
    <message>
        <source>of no known class</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>未知のクラス</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{}～{}</translation>
    </message>
    <message>
        <source>like FOUNTAIN</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>FOUNTAIN と同様</translation>
    </message>
    <message>
        <source>its form: {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>形: {}</translation>
    </message>
    <message>
        <source>a statement{}{}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>文{}{}</translation>
    </message>
    <message>
        <source>, chaotic</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>、混沌</translation>
    </message>
    <message>
        <source>, lawful</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>、秩序</translation>
    </message>
    <message>
        <source>{}, level {}, speed {}, armour class {}{}{}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{}、レベル {}、速さ {}、AC {}{}{}</translation>
    </message>
    <message>
        <source>one of {} kinds, level {}, speed {}, armour class {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{} 種のどれか、レベル {}、速さ {}、AC {}</translation>
    </message>
    <message>
        <source>{}, weight {}, cost {}{}{}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{}、重さ {}、価格 {}{}{}</translation>
    </message>
    <message>
        <source>, nutrition {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>、栄養 {}</translation>
    </message>
    <message>
        <source>only in {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{} だけ</translation>
    </message>
    <message>
        <source>a word</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>語</translation>
    </message>
    <message>
        <source>an option of {}s{}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{} のオプション{}</translation>
    </message>
    <message>
        <source>, with a number</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>(数を伴う)</translation>
    </message>
    <message>
        <source>{}; only in {}</source>
        <extracomment>core/catalog/ThingWords.cpp</extracomment>
        <translation>{} ({} だけ)</translation>
    </message>
    <message>
        <source>Remove the slashes</source>
        <extracomment>core/checks/FileNameCheck.cpp</extracomment>
        <translation>スラッシュを取り除く</translation>
    </message>
    <message>
        <source>Remove what the game does not read</source>
        <extracomment>core/checks/FileNameCheck.cpp</extracomment>
        <translation>ゲームが読まない部分を取り除く</translation>
    </message>
    <message>
        <source>Remove the door at ({},{})</source>
        <extracomment>core/checks/MapChecks.cpp</extracomment>
        <translation>({},{}) の扉を取り除く</translation>
    </message>
    <message>
        <source>a doorway</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>出入り口</translation>
    </message>
    <message>
        <source>doorways</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>出入り口</translation>
    </message>
    <message>
        <source>Add a closed door</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>閉じた扉を加える</translation>
    </message>
    <message>
        <source>Add a closed door for each</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>それぞれに閉じた扉を加える</translation>
    </message>
    <message>
        <source>No statement can be added here.</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>ここには文を加えられません。</translation>
    </message>
    <message>
        <source>The door at {} has</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>{} の扉には</translation>
    </message>
    <message>
        <source>{} doors, such as the one at {}, have</source>
        <extracomment>core/checks/MissingDoors.cpp</extracomment>
        <translation>{} 個の扉 ({} など) には</translation>
    </message>
    <message>
        <source>Put a door at ({},{})</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>({},{}) に扉を置く</translation>
    </message>
    <message>
        <source>This cell</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>このマス</translation>
    </message>
    <message>
        <source>This cell and another one</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>このマスともう 1 マス</translation>
    </message>
    <message>
        <source>This cell and {} others</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>このマスとほか {} マス</translation>
    </message>
    <message>
        <source>without digging</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>掘らなければ</translation>
    </message>
    <message>
        <source>but across water or lava</source>
        <extracomment>core/checks/ReachCheck.cpp</extracomment>
        <translation>水か溶岩を渡らなければ</translation>
    </message>
    <message>
        <source>whose floor goes from (0,0) to ({},{})</source>
        <extracomment>core/checks/RoomsCheck.cpp</extracomment>
        <translation>床は (0,0) から ({},{}) まで</translation>
    </message>
    <message>
        <source>where there is no floor, the game takes a random place of the room</source>
        <extracomment>core/checks/RoomsCheck.cpp</extracomment>
        <translation>床のない所では、ゲームは部屋のランダムな場所を使います</translation>
    </message>
    <message>
        <source>Add stairs up and down at random places</source>
        <extracomment>core/checks/SharedChecks.cpp</extracomment>
        <translation>ランダムな場所に上りと下りの階段を加える</translation>
    </message>
    <message>
        <source>Put stone there</source>
        <extracomment>core/checks/UnknownCells.cpp</extracomment>
        <translation>そこに石を置く</translation>
    </message>
    <message>
        <source>: {} cells{}</source>
        <extracomment>core/checks/UnknownCells.cpp</extracomment>
        <translation>: {} マス{}</translation>
    </message>
    <message>
        <source>, such as</source>
        <extracomment>core/checks/UnknownCells.cpp</extracomment>
        <translation>、例:</translation>
    </message>
    <message>
        <source>“{}” became “{}”</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>「{}」が「{}」に変更</translation>
    </message>
    <message>
        <source>level “{}” added</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>レベル「{}」を追加</translation>
    </message>
    <message>
        <source>level “{}” removed</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>レベル「{}」を削除</translation>
    </message>
    <message>
        <source>map added</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>マップを追加</translation>
    </message>
    <message>
        <source>map removed</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>マップを削除</translation>
    </message>
    <message>
        <source>{} with its contents added</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>{} を中身とともに追加</translation>
    </message>
    <message>
        <source>{} with its contents removed</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>{} を中身とともに削除</translation>
    </message>
    <message>
        <source>{} added</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>{} を追加</translation>
    </message>
    <message>
        <source>{} removed</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>{} を削除</translation>
    </message>
    <message>
        <source>“{}” added</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>「{}」を追加</translation>
    </message>
    <message>
        <source>“{}” removed</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>「{}」を削除</translation>
    </message>
    <message>
        <source>“{}” is on another line now</source>
        <extracomment>core/compare/Comparison.cpp</extracomment>
        <translation>「{}」が別の行に移動</translation>
    </message>
    <message>
        <source>the map had {} × {} cells and has {} × {}</source>
        <extracomment>core/compare/MapDifference.cpp</extracomment>
        <translation>マップが {} × {} マスから {} × {} マスに変更</translation>
    </message>
    <message>
        <source>1 cell of {} became {}</source>
        <extracomment>core/compare/MapDifference.cpp</extracomment>
        <translation>{} の 1 マスが {} に変更</translation>
    </message>
    <message>
        <source>{} cells of {} became {}</source>
        <extracomment>core/compare/MapDifference.cpp</extracomment>
        <translation>{1} の {0} マスが {2} に変更</translation>
    </message>
    <message>
        <source>it had {} parts and has {}</source>
        <extracomment>core/compare/MeaningComparison.cpp</extracomment>
        <translation>部分の数が {} から {} に変更</translation>
    </message>
    <message>
        <source>it had {} rooms and has {}</source>
        <extracomment>core/compare/MeaningComparison.cpp</extracomment>
        <translation>部屋の数が {} から {} に変更</translation>
    </message>
    <message>
        <source>a random place</source>
        <extracomment>core/compare/MeaningComparison.cpp</extracomment>
        <translation>ランダムな場所</translation>
    </message>
    <message>
        <source>{} moved from {} to {}</source>
        <extracomment>core/compare/MeaningComparison.cpp</extracomment>
        <translation>{} が {} から {} へ移動</translation>
    </message>
    <message>
        <source>{} at {}</source>
        <extracomment>core/compare/MeaningComparison.cpp</extracomment>
        <translation>{1} の {0}</translation>
    </message>
    <message>
        <source>{} became {}</source>
        <extracomment>core/compare/StatementWords.cpp</extracomment>
        <translation>{} が {} に変更</translation>
    </message>
    <message>
        <source>moved from {} to {}</source>
        <extracomment>core/compare/StatementWords.cpp</extracomment>
        <translation>{} から {} へ移動</translation>
    </message>
    <message>
        <source>{} from {} to {}</source>
        <extracomment>core/compare/StatementWords.cpp</extracomment>
        <translation>{} が {} から {} に変更</translation>
    </message>
    <message>
        <source>There is no map here to paint on.</source>
        <extracomment>core/compare/Taking.cpp</extracomment>
        <translation>ここには、描くためのマップがありません。</translation>
    </message>
    <message>
        <source>This game has no terrain like “{}”.</source>
        <extracomment>core/compare/Taking.cpp</extracomment>
        <translation>このゲームには「{}」のような地形がありません。</translation>
    </message>
    <message>
        <source>an altar</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>祭壇</translation>
    </message>
    <message>
        <source>altars</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>祭壇</translation>
    </message>
    <message>
        <source>a corridor</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>通路</translation>
    </message>
    <message>
        <source>corridors</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>通路</translation>
    </message>
    <message>
        <source>a door</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>扉</translation>
    </message>
    <message>
        <source>doors</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>扉</translation>
    </message>
    <message>
        <source>a drawbridge</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>跳ね橋</translation>
    </message>
    <message>
        <source>drawbridges</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>跳ね橋</translation>
    </message>
    <message>
        <source>an engraving</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>刻まれた文字</translation>
    </message>
    <message>
        <source>engravings</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>刻まれた文字</translation>
    </message>
    <message>
        <source>a fountain</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>泉</translation>
    </message>
    <message>
        <source>fountains</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>泉</translation>
    </message>
    <message>
        <source>heaps of gold</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>金貨の山</translation>
    </message>
    <message>
        <source>ladder</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>はしご</translation>
    </message>
    <message>
        <source>a ladder</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>はしご</translation>
    </message>
    <message>
        <source>ladders</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>はしご</translation>
    </message>
    <message>
        <source>level region</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>レベル領域</translation>
    </message>
    <message>
        <source>a level region</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>レベル領域</translation>
    </message>
    <message>
        <source>level regions</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>レベル領域</translation>
    </message>
    <message>
        <source>mazewalk</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>迷路の道</translation>
    </message>
    <message>
        <source>a mazewalk</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>迷路の道</translation>
    </message>
    <message>
        <source>mazewalks</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>迷路の道</translation>
    </message>
    <message>
        <source>a monster</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>怪物</translation>
    </message>
    <message>
        <source>non-diggable area</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>掘れない範囲</translation>
    </message>
    <message>
        <source>a non-diggable area</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>掘れない範囲</translation>
    </message>
    <message>
        <source>non-diggable areas</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>掘れない範囲</translation>
    </message>
    <message>
        <source>non-passwall area</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>壁抜けできない範囲</translation>
    </message>
    <message>
        <source>a non-passwall area</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>壁抜けできない範囲</translation>
    </message>
    <message>
        <source>non-passwall areas</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>壁抜けできない範囲</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>アイテム</translation>
    </message>
    <message>
        <source>objects</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>アイテム</translation>
    </message>
    <message>
        <source>a pool</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>池</translation>
    </message>
    <message>
        <source>pools</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>池</translation>
    </message>
    <message>
        <source>a region</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>領域</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>領域</translation>
    </message>
    <message>
        <source>a sink</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>流し台</translation>
    </message>
    <message>
        <source>sinks</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>流し台</translation>
    </message>
    <message>
        <source>a stair</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>stairs</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>traps</source>
        <extracomment>core/compiled/CompiledLevel.h</extracomment>
        <translation>罠</translation>
    </message>
    <message>
        <source>stair</source>
        <extracomment>core/compiled/Opcode.h</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>core/compiled/Opcode.h</extracomment>
        <translation>領域</translation>
    </message>
    <message>
        <source>a trap</source>
        <extracomment>core/completion/ThingFacts.cpp</extracomment>
        <translation>罠</translation>
    </message>
    <message>
        <source>a type of rooms</source>
        <extracomment>core/completion/ThingFacts.cpp</extracomment>
        <translation>部屋の種類</translation>
    </message>
    <message>
        <source>Change it to “{}”</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{}」に変える</translation>
    </message>
    <message>
        <source>{0} does not fit here; expected {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} はここには合いません。{1}が必要です。</translation>
    </message>
    <message>
        <source>{0} does not begin a statement.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} で始まる文はありません。</translation>
    </message>
    <message>
        <source>{0} is not a word of this game.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} はこのゲームの語ではありません。</translation>
    </message>
    <message>
        <source>{0} has no such form in this game: expected {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>このゲームの {0} にこの形はありません。{1}が必要です。</translation>
    </message>
    <message>
        <source>{0} is not allowed here: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} はここには置けません: {1}。</translation>
    </message>
    <message>
        <source>This text has no closing quote.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この文字列には終わりの引用符がありません。</translation>
    </message>
    <message>
        <source>{0} ends too early: expected {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} が途中で終わっています。{1}が必要です。</translation>
    </message>
    <message>
        <source>The maze level “{0}” has no part yet: it needs NOMAP, or GEOMETRY with a MAP.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>迷路レベル「{0}」にはまだ部分がありません。NOMAP か、MAP のある GEOMETRY が必要です。</translation>
    </message>
    <message>
        <source>GEOMETRY must be followed by a MAP on a line of its own.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>GEOMETRY の後には、単独の行の MAP が必要です。</translation>
    </message>
    <message>
        <source>A MAP needs a GEOMETRY line before it.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>MAP の前には GEOMETRY の行が必要です。</translation>
    </message>
    <message>
        <source>{0} is not a map character{1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} はマップ文字ではありません{1}。</translation>
    </message>
    <message>
        <source>The map that begins here has no ENDMAP.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ここから始まるマップに ENDMAP がありません。</translation>
    </message>
    <message>
        <source>The game&apos;s compiler treats {0} as the end of the file: it silently ignores everything from here on.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ゲームのコンパイラは {0} をファイルの終わりとみなし、ここから先をすべて黙って無視します。</translation>
    </message>
    <message>
        <source>The level name “{0}” must not contain a dot.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベルの名前「{0}」にドットは使えません。</translation>
    </message>
    <message>
        <source>The level name “{0}” has {1} bytes; at most 8 are possible.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベルの名前「{0}」は {1} バイトあります。使えるのは 8 バイトまでです。</translation>
    </message>
    <message>
        <source>The level name “{0}” cannot be a file name: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベルの名前「{0}」はファイル名にできません: {1}。</translation>
    </message>
    <message>
        <source>{0} is not a map character; the maze is filled at random.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} はマップ文字ではありません。迷路はランダムに埋められます。</translation>
    </message>
    <message>
        <source>The foreground {0} is not a map character.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>前景の {0} はマップ文字ではありません。</translation>
    </message>
    <message>
        <source>The background {0} is not a map character.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>背景の {0} はマップ文字ではありません。</translation>
    </message>
    <message>
        <source>A joined map needs corridor &apos;#&apos; or room floor &apos;.&apos; as its foreground.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>つながったマップの前景には、通路 &apos;#&apos; か部屋の床 &apos;.&apos; が必要です。</translation>
    </message>
    <message>
        <source>The messages of a level may have 255 bytes in all; with this one they have {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベルのメッセージは合わせて 255 バイトまでです。これを含めると {0} バイトになります。</translation>
    </message>
    <message>
        <source>This map is {0} wide and {1} high; at most {2} × {3} are possible.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>このマップは幅 {0}、高さ {1} です。使えるのは {2} × {3} までです。</translation>
    </message>
    <message>
        <source>({0},{1}) lies outside the map, which goes from (0,0) to ({2},{3}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>({0},{1}) は (0,0) から ({2},{3}) までのマップの外です。</translation>
    </message>
    <message>
        <source>The area ({0},{1},{2},{3}) lies outside the map, which goes from (0,0) to ({4},{5}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>範囲 ({0},{1},{2},{3}) は (0,0) から ({4},{5}) までのマップの外です。</translation>
    </message>
    <message>
        <source>levregion({0},{1},{2},{3}) lies outside the level, which goes from (1,0) to (79,20).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>levregion({0},{1},{2},{3}) は (1,0) から (79,20) までのレベルの外です。</translation>
    </message>
    <message>
        <source>The first corner of this region must be its upper left one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この領域の最初の角は左上の角でなければなりません。</translation>
    </message>
    <message>
        <source>{0} at ({1},{2}) stands in {3}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>({1},{2}) の {0} は {3} の中にあります。</translation>
    </message>
    <message>
        <source>There is no door at ({0},{1}) on the map; the cell is {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>マップの ({0},{1}) に扉はありません。そのマスは {2} です。</translation>
    </message>
    <message>
        <source>The cell {2} of the drawbridge at ({0},{1}) must be a wall.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>({0},{1}) の跳ね橋のマス {2} は壁でなければなりません。</translation>
    </message>
    <message>
        <source>A drawbridge is open or closed, not {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>跳ね橋は open か closed で、{0} は使えません。</translation>
    </message>
    <message>
        <source>A vault must be exactly 2 × 2 cells and not irregular.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>宝物庫は、ちょうど 2 × 2 マスで、不規則でないことが必要です。</translation>
    </message>
    <message>
        <source>An irregular region grows from its first corner ({0},{1}), which must be room floor; it is {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不規則な領域は最初の角 ({0},{1}) から広がるため、そこは部屋の床でなければなりませんが、{2} です。</translation>
    </message>
    <message>
        <source>There is rock, a wall or a door inside the region ({0},{1},{2},{3}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>領域 ({0},{1},{2},{3}) の中に岩、壁、または扉があります。</translation>
    </message>
    <message>
        <source>The region ({0},{1},{2},{3}) is perhaps not closed: not all four cells just outside its corners are wall or rock.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>領域 ({0},{1},{2},{3}) は閉じていないかもしれません。四隅の斜め外側の 4 マスに、壁でも岩でもないマスがあります。</translation>
    </message>
    <message>
        <source>{0} needs a map, and this part has none.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} にはマップが必要ですが、この部分にはありません。</translation>
    </message>
    <message>
        <source>There is no map here, so WALLIFY does nothing.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ここにはマップがないため、WALLIFY は何もしません。</translation>
    </message>
    <message>
        <source>This wall runs from {0}, but is drawn as “{1}”: the game shows it the wrong way round.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この壁は{0}に延びていますが、「{1}」で描かれています。ゲームでは向きが逆に表示されます。</translation>
    </message>
    <message>
        <source>{0} is not a monster class.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} は怪物のクラスではありません。</translation>
    </message>
    <message>
        <source>{0} is not an object class.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} はアイテムのクラスではありません。</translation>
    </message>
    <message>
        <source>There is no monster “{0}”{1}; the game makes a random one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>怪物「{0}」はありません{1}。ゲームはランダムなものを作ります。</translation>
    </message>
    <message>
        <source>There is no object “{0}”{1}; the game makes a random one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>アイテム「{0}」はありません{1}。ゲームはランダムなものを作ります。</translation>
    </message>
    <message>
        <source>There is no monster “{0}”; the game picks one itself.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>怪物「{0}」はありません。ゲームが自分で選びます。</translation>
    </message>
    <message>
        <source>There is no trap “{0}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>罠「{0}」はありません。</translation>
    </message>
    <message>
        <source>There is no room type “{0}”; the game makes an ordinary room.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>部屋の種類「{0}」はありません。ゲームは普通の部屋を作ります。</translation>
    </message>
    <message>
        <source>There is no artifact “{0}” that could be the key of a door.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>扉の鍵になるアーティファクト「{0}」はありません。</translation>
    </message>
    <message>
        <source>A chance must be from 1 to 100 per cent, not {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>確率は 1 から 100 パーセントまでで、{0} は使えません。</translation>
    </message>
    <message>
        <source>There is no {0}[{1}]: the index goes from 0 to {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0}[{1}] はありません。添字は 0 から {2} までです。</translation>
    </message>
    <message>
        <source>{0} is allowed only once here.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} はここでは 1 回しか使えません。</translation>
    </message>
    <message>
        <source>{0} may have at most 10 entries.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} に並べられるのは 10 個までです。</translation>
    </message>
    <message>
        <source>The next list of places is number {1}, not {0}; the numbers go from 0 to 9.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>場所の次のリストの番号は {0} ではなく {1} です。番号は 0 から 9 までです。</translation>
    </message>
    <message>
        <source>The next random region is number {1}, not {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>次のランダムな領域の番号は {0} ではなく {1} です。</translation>
    </message>
    <message>
        <source>A part may have at most {0} random regions.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>部分に置けるランダムな領域は {0} 個までです。</translation>
    </message>
    <message>
        <source>OBJFLAGS needs an object before it.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>OBJFLAGS の前にはアイテムが必要です。</translation>
    </message>
    <message>
        <source>At most {1} {0} statements are possible here.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ここに置ける {0} の文は {1} 個までです。</translation>
    </message>
    <message>
        <source>A maze level may have at most 10 parts.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>迷路レベルの部分は 10 個までです。</translation>
    </message>
    <message>
        <source>{0}[{1}] is used, but {2} of this part lists only {3}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0}[{1}] が使われていますが、この部分の {2} には {3} 個しかありません。</translation>
    </message>
    <message>
        <source>Another level of this file is called “{0}” too; both would be written to the same file.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>このファイルには「{0}」という名前のレベルがもう 1 つあります。両方が同じファイルに書き込まれてしまいます。</translation>
    </message>
    <message>
        <source>A room&apos;s position is a column and a row from 1 to 5, not ({0},{1}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>部屋の位置は 1 から 5 の列と行です。({0},{1}) は使えません。</translation>
    </message>
    <message>
        <source>A subroom&apos;s position must not be negative: ({0},{1}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>小部屋の位置は負にできません: ({0},{1})。</translation>
    </message>
    <message>
        <source>This room already has a name.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この部屋にはすでに名前があります。</translation>
    </message>
    <message>
        <source>This room already has a chance.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この部屋にはすでに確率があります。</translation>
    </message>
    <message>
        <source>A room&apos;s chance must be from 1 to 99 per cent, not {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>部屋の確率は 1 から 99 パーセントまでで、{0} は使えません。</translation>
    </message>
    <message>
        <source>A door in a random wall must have a random position, too.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ランダムな壁の扉は、位置もランダムでなければなりません。</translation>
    </message>
    <message>
        <source>There is no room {0}: the rooms of this level are numbered from 0 to {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>部屋 {0} はありません。このレベルの部屋は 0 から {1} までです。</translation>
    </message>
    <message>
        <source>A room level may have at most {0} rooms, subrooms included.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>部屋レベルの部屋は、小部屋を含めて {0} 個までです。</translation>
    </message>
    <message>
        <source>No room of this level is named “{0}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>このレベルに「{0}」という名前の部屋はありません。</translation>
    </message>
    <message>
        <source>The room “{0}” may have at most {1} subrooms.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>部屋「{0}」の小部屋は {1} 個までです。</translation>
    </message>
    <message>
        <source>({0},{1}) lies outside the room, {2}; {3}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>({0},{1}) は部屋の外です ({2})。{3}。</translation>
    </message>
    <message>
        <source>A door&apos;s position in this wall must be from 0 to {1}, not {0}; where the game finds no wall, it makes no door.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この壁の扉の位置は 0 から {1} までで、{0} は使えません。壁が見つからない所では、ゲームは扉を作りません。</translation>
    </message>
    <message>
        <source>There is no CONTAINER before this in its level, so it lies on the floor at a random place.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>このレベルではこの前に CONTAINER がないため、ランダムな場所の床に置かれます。</translation>
    </message>
    <message>
        <source>This door leads nowhere: it does not have ground on two opposite sides.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この扉はどこにも通じていません。向かい合う両側に地面がありません。</translation>
    </message>
    <message>
        <source>{0} no statement that says what kind of door it is, so the game makes {1} without a door there.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0}どんな扉かを示す文がないため、ゲームはそこに扉のない{1}を作ります。</translation>
    </message>
    <message>
        <source>This room overlaps another one ({0}); the game counts the shared cells as part of the later room.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この部屋は別の部屋 ({0}) と重なっています。ゲームは共通のマスを後の部屋のものとみなします。</translation>
    </message>
    <message>
        <source>{0} cannot be reached {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0}へは{1}行けません。</translation>
    </message>
    <message>
        <source>There is no way into this level or out of it: no stairs, ladder, portal, branch or arrival region.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>このレベルには入口も出口もありません: 階段、はしご、魔法の入口、分岐、到着の領域のどれもありません。</translation>
    </message>
    <message>
        <source>There are more {0} here than cells to hold them: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ここには、置けるマスの数より多くの{0}があります: {1}。</translation>
    </message>
    <message>
        <source>This room reaches to ({0},{1}), but the floor of “{2}” ends at ({3},{4}).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この部屋は ({0},{1}) まで延びていますが、「{2}」の床は ({3},{4}) で終わっています。</translation>
    </message>
    <message>
        <source>A player would take “{0}” for a typing error: the game has “{1}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>プレイヤーは「{0}」を入力ミスと思うでしょう。ゲームにあるのは「{1}」です。</translation>
    </message>
    <message>
        <source>The {0} beside this level has no level or dungeon {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>このレベルと同じ所にある {0} に、レベルや迷宮 {1} はありません。</translation>
    </message>
    <message>
        <source>The place ({0},{1}) lies in {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>場所 ({0},{1}) は {2} の中です。</translation>
    </message>
    <message>
        <source>The game said “{0}” when it loaded the level.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベルの読み込み中に、ゲームが「{0}」と表示しました。</translation>
    </message>
    <message>
        <source>The script fails in every roll: {1}; the game makes a maze instead.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>スクリプトが毎回失敗します: {1}。ゲームは代わりに迷路を作ります。</translation>
    </message>
    <message>
        <source>The script fails in {0}: {1}; then the game makes a maze instead, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>スクリプトが {0} で失敗します (例: シード {2}): {1}。その場合、ゲームは代わりに迷路を作ります。</translation>
    </message>
    <message>
        <source>The game ends in every roll while it loads the level: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベルの読み込み中に、ゲームが毎回終了します: {1}。</translation>
    </message>
    <message>
        <source>The game ends in {0} of rolls while it loads the level, as with seed {2}: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>生成の {0} で、レベルの読み込み中にゲームが終了します (例: シード {2}): {1}。</translation>
    </message>
    <message>
        <source>{0} of rolls, as with seed {2}, do not finish, though the game may finish them: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>生成の {0} が最後まで終わりません (例: シード {2})。ゲームではうまくいくかもしれません: {1}。</translation>
    </message>
    <message>
        <source>The game complains in {0} of rolls, as with seed {2}: “{1}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>生成の {0} でゲームが警告を表示します (例: シード {2}): 「{1}」。</translation>
    </message>
    <message>
        <source>This level region finds no place in {0} of rolls, as with seed {2}, and makes nothing.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>このレベル領域は、生成の {0} で場所が見つからず、何も作りません (例: シード {2})。</translation>
    </message>
    <message>
        <source>The game does not do this in {0} of rolls, as with seed {2}: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>生成の {0} で、ゲームはこれを行いません (例: シード {2}): {1}。</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only by digging, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>階段と到着地点の間は、毎回、掘らなければ行き来できません (例: シード {2})。</translation>
    </message>
    <message>
        <source>Stairs are reached only over traps that lead elsewhere, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>階段へは、毎回、別の所へ送られる罠を通らなければ行けません (例: シード {2})。</translation>
    </message>
    <message>
        <source>Stairs are reached only past a boulder that cannot be pushed, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>階段へは、毎回、押せない岩を越えなければ行けません (例: シード {2})。</translation>
    </message>
    <message>
        <source>This door is on a corner, where nobody can go through, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この扉は、毎回、誰も通れない角にあります (例: シード {2})。</translation>
    </message>
    <message>
        <source>Nobody can enter or leave this shop, because its keeper cannot step aside, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>店主がよけられないため、毎回、この店には誰も出入りできません (例: シード {2})。</translation>
    </message>
    <message>
        <source>A player from above finds no free cell to arrive on, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>上から来たプレイヤーが到着できる空きマスが、毎回ありません (例: シード {2})。</translation>
    </message>
    <message>
        <source>A player from below finds no free cell to arrive on, in every roll, as with seed {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>下から来たプレイヤーが到着できる空きマスが、毎回ありません (例: シード {2})。</translation>
    </message>
    <message>
        <source>This goal is not understood: {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この目標は理解できません: {0}。</translation>
    </message>
    <message>
        <source>This goal is not reached: {0}, as with seed {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この目標は達成されていません: {0}。例: シード {1}</translation>
    </message>
    <message>
        <source>Invalid dot (&apos;.&apos;) in level name &apos;{0}&apos;.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベルの名前 &apos;{0}&apos; に使えないドット (&apos;.&apos;) があります。</translation>
    </message>
    <message>
        <source>Level names limited to 14 characters (&apos;{0}&apos;).</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベルの名前は 14 文字までです (&apos;{0}&apos;)。</translation>
    </message>
    <message>
        <source>INIT_MAP: Invalid fill char type.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>INIT_MAP: 埋める文字の種類が無効です。</translation>
    </message>
    <message>
        <source>INIT_MAP: Invalid foreground type.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>INIT_MAP: 前景の種類が無効です。</translation>
    </message>
    <message>
        <source>INIT_MAP: Invalid background type.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>INIT_MAP: 背景の種類が無効です。</translation>
    </message>
    <message>
        <source>INIT_MAP: Invalid foreground type for joined map.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>INIT_MAP: つながったマップの前景の種類が無効です。</translation>
    </message>
    <message>
        <source>Cannot nest switch-statements.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>switch 文を入れ子にはできません。</translation>
    </message>
    <message>
        <source>Too many cases in a switch.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>switch の case が多すぎます。</translation>
    </message>
    <message>
        <source>Switch default case already used.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>switch の default がすでに使われています。</translation>
    </message>
    <message>
        <source>Cannot use BREAK outside a statement block.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>文のブロックの外で BREAK は使えません。</translation>
    </message>
    <message>
        <source>FOR: Too deeply nested loops.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>FOR: ループの入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>LOOP: Too deeply nested conditionals.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>LOOP: 条件の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>IF: Too deeply nested conditionals.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>IF: 条件の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>IF: Huh?!  No start address?</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>IF: おや? 開始アドレスがありません。</translation>
    </message>
    <message>
        <source>Only typed rooms can have a chance.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>確率を付けられるのは、種類のある部屋だけです。</translation>
    </message>
    <message>
        <source>Room positions should be between 1-5: ({0},{1})!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>部屋の位置は 1 から 5 まででなければなりません: ({0},{1})!</translation>
    </message>
    <message>
        <source>If the door wall is random, so must be its pos!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>扉の壁がランダムなら、位置もランダムでなければなりません!</translation>
    </message>
    <message>
        <source>MONSTER extra info defined twice.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>MONSTER の追加情報が 2 回定義されています。</translation>
    </message>
    <message>
        <source>OBJECT extra info &apos;{0}&apos; defined twice.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>OBJECT の追加情報 &apos;{0}&apos; が 2 回定義されています。</translation>
    </message>
    <message>
        <source>Unknown trap type &apos;{0}&apos;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不明な罠の種類 &apos;{0}&apos;!</translation>
    </message>
    <message>
        <source>Monster seen_traps, trap &apos;{0}&apos; listed twice.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>怪物の seen_traps に罠 &apos;{0}&apos; が 2 回あります。</translation>
    </message>
    <message>
        <source>Object cannot have a coord when contained.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>入れ物の中のアイテムに座標は付けられません。</translation>
    </message>
    <message>
        <source>Object needs a coord when not contained.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>入れ物の中でないアイテムには座標が必要です。</translation>
    </message>
    <message>
        <source>DOOR state can only be locked or broken.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>DOOR の状態は locked か broken だけです。</translation>
    </message>
    <message>
        <source>A drawbridge can only be open, closed or random!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>跳ね橋は open、closed、random のどれかだけです!</translation>
    </message>
    <message>
        <source>Register Index overflow!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レジスタの添字が大きすぎます!</translation>
    </message>
    <message>
        <source>Trying to redefine variable &apos;{0}&apos; as {1}, when it is {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{2} である変数 &apos;{0}&apos; を {1} として再定義しようとしています。</translation>
    </message>
    <message>
        <source>spovar2str({0})</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>spovar2str({0})</translation>
    </message>
    <message>
        <source>Coordinates ({0},{1}) out of map range!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>座標 ({0},{1}) はマップの範囲外です!</translation>
    </message>
    <message>
        <source>Region start &gt; end: ({0},{1},{2},{3})!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>領域の始点が終点より後です: ({0},{1},{2},{3})!</translation>
    </message>
    <message>
        <source>Unknown map char type &apos;{0}&apos;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不明なマップ文字の種類 &apos;{0}&apos;!</translation>
    </message>
    <message>
        <source>Unknown monster &quot;{0}&quot;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不明な怪物 &quot;{0}&quot;!</translation>
    </message>
    <message>
        <source>Unknown monster class &apos;{0}&apos;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不明な怪物のクラス &apos;{0}&apos;!</translation>
    </message>
    <message>
        <source>Unknown monster (&apos;{0}&apos;, &quot;{1}&quot;)!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不明な怪物 (&apos;{0}&apos;, &quot;{1}&quot;)!</translation>
    </message>
    <message>
        <source>Unknown object &quot;{0}&quot;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不明なアイテム &quot;{0}&quot;!</translation>
    </message>
    <message>
        <source>Unknown object class &apos;{0}&apos;!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不明なアイテムのクラス &apos;{0}&apos;!</translation>
    </message>
    <message>
        <source>Unknown object (&apos;{0}&apos;, &quot;{1}&quot;)!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不明なアイテム (&apos;{0}&apos;, &quot;{1}&quot;)!</translation>
    </message>
    <message>
        <source>Region ({0},{1},{2},{3}) out of level range ({4})!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>領域 ({0},{1},{2},{3}) はレベルの範囲 ({4}) の外です!</translation>
    </message>
    <message>
        <source>Region ({0},{1},{2},{3}) out of map range ({4})!</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>領域 ({0},{1},{2},{3}) はマップの範囲 ({4}) の外です!</translation>
    </message>
    <message>
        <source>Unexpected percentile &apos;{0}%&apos;</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>予期しない百分率 &apos;{0}%&apos;</translation>
    </message>
    <message>
        <source>Map too large at ({0} x {1}), max is (76 x 21)</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>マップが大きすぎます ({0} x {1})。最大は (76 x 21) です</translation>
    </message>
    <message>
        <source>Unknown room type &quot;{0}&quot;!  Making ordinary room...</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不明な部屋の種類 &quot;{0}&quot;! 普通の部屋を作ります...</translation>
    </message>
    <message>
        <source>Humidity flag used twice.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Humidity のフラグが 2 回使われています。</translation>
    </message>
    <message>
        <source>Monster type &quot;{0}&quot; matches &quot;{1}&quot;.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>怪物の種類 &quot;{0}&quot; は &quot;{1}&quot; に一致します。</translation>
    </message>
    <message>
        <source>Object type &quot;{0}&quot; matches &quot;{1}&quot;.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>アイテムの種類 &quot;{0}&quot; は &quot;{1}&quot; に一致します。</translation>
    </message>
    <message>
        <source>Unused variable &apos;{0}&apos;</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>使われていない変数 &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>The game&apos;s compiler forgets where this BREAK leads: the game continues after it as if it were not there.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ゲームのコンパイラはこの BREAK の行き先を忘れます。ゲームは BREAK がないかのように先へ進みます。</translation>
    </message>
    <message>
        <source>There are already {0} blocks and conditions around this; its contents are ignored.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この周りにはすでに {0} 個のブロックと条件があるため、その内容は無視されます。</translation>
    </message>
    <message>
        <source>Lua says: {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Lua のメッセージ: {0}。</translation>
    </message>
    <message>
        <source>The game has no {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ゲームに {0} はありません。</translation>
    </message>
    <message>
        <source>The Lua of the game&apos;s levels does not have {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ゲームのレベル用の Lua に {0} はありません。</translation>
    </message>
    <message>
        <source>There is nothing named {0} here.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ここに {0} という名前のものはありません。</translation>
    </message>
    <message>
        <source>The contents of “{0}” cannot be changed.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」の内容は変更できません。</translation>
    </message>
    <message>
        <source>{0} does not accept these arguments; it accepts {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} はこれらの引数を受け付けません。受け付けるのは {1} です。</translation>
    </message>
    <message>
        <source>{0} must be {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} は {1} でなければなりません。</translation>
    </message>
    <message>
        <source>{0} needs {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} には {1} が必要です。</translation>
    </message>
    <message>
        <source>{0} is not one of these: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} は次のどれでもありません: {1}。</translation>
    </message>
    <message>
        <source>{0} is not a map character.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} はマップ文字ではありません。</translation>
    </message>
    <message>
        <source>There is no level flag “{0}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベルのフラグ「{0}」はありません。</translation>
    </message>
    <message>
        <source>There is no {0} “{1}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0}「{1}」はありません。</translation>
    </message>
    <message>
        <source>Unknown montype “{0}”: here the game knows only the main name of each kind of monster.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>不明な montype「{0}」です。ここでゲームが知っているのは種類の名前そのものだけです。</translation>
    </message>
    <message>
        <source>({0},{1}) lies outside the level.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>({0},{1}) はレベルの外です。</translation>
    </message>
    <message>
        <source>This map has {0} rows; the game accepts 22, of which 21 fit.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>このマップは {0} 行あります。ゲームが受け付けるのは 22 行までで、収まるのは 21 行です。</translation>
    </message>
    <message>
        <source>A pattern must have an odd number of rows and columns, and a map character other than x in its middle.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>パターンは、行と列の数が奇数で、中央が x 以外のマップ文字でなければなりません。</translation>
    </message>
    <message>
        <source>This loop never ends: the game stops.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>このループは終わらないため、ゲームが止まります。</translation>
    </message>
    <message>
        <source>Lua cannot do this with {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>Lua は {0} でこれを行えません。</translation>
    </message>
    <message>
        <source>A door in a wall needs a room around it: the game crashes.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>壁の扉には周りの部屋が必要です。ゲームがクラッシュします。</translation>
    </message>
    <message>
        <source>Nothing is called “{0}” here, so this is nil{1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ここに「{0}」という名前のものはないため、これは nil です{1}。</translation>
    </message>
    <message>
        <source>{0} has no “{1}”: the game ignores it.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} に「{1}」はありません。ゲームは無視します。</translation>
    </message>
    <message>
        <source>The game treats the text {0} as {1} here.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ゲームはここで文字列 {0} を {1} とみなします。</translation>
    </message>
    <message>
        <source>A negative coordinate is not random but far off the map: the game reads {0} as {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>負の座標はランダムではなく、マップのはるか外になります。ゲームは {0} を {1} と読みます。</translation>
    </message>
    <message>
        <source>The game ignores {0}: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ゲームは {0} を無視します: {1}。</translation>
    </message>
    <message>
        <source>{0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0}。</translation>
    </message>
    <message>
        <source>There is no trap “{0}”; the game makes a random one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>罠「{0}」はありません。ゲームはランダムなものを作ります。</translation>
    </message>
    <message>
        <source>This row has {0} cells and the longest {1}: the game shifts everything that follows.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この行は {0} マスで、最も長い行は {1} マスです。ゲームでは、この後がすべてずれます。</translation>
    </message>
    <message>
        <source>{0} draws nothing: the game leaves what was there.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} では何も描かれません。ゲームは元のものを残します。</translation>
    </message>
    <message>
        <source>The game complains and continues with the next cell: “{0}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ゲームは警告を表示し、次のマスに進みます: 「{0}」。</translation>
    </message>
    <message>
        <source>The level stops here unless the script catches this: “{0}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>スクリプトがこれを捕捉しない限り、レベルはここで止まります: 「{0}」。</translation>
    </message>
    <message>
        <source>A bones marker is one character or “none”, not {0}; no marker is used.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ボーンズ記号は 1 文字か「none」で、{0} は使えません。ボーンズ記号は使われません。</translation>
    </message>
    <message>
        <source>The base must be from {1} to {2}, not {0}; (0,0) is used.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>基準値は {1} から {2} までで、{0} は使えません。(0,0) が使われます。</translation>
    </message>
    <message>
        <source>({0},{1}) reaches beyond the last possible level, {2}; (0,0) is used.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>({0},{1}) は最後のレベル {2} を超えています。(0,0) が使われます。</translation>
    </message>
    <message>
        <source>{0} cannot describe a {1}; it is ignored.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} で{1}を記述することはできません。無視されます。</translation>
    </message>
    <message>
        <source>{0} is not an alignment; it is ignored.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} は属性ではありません。無視されます。</translation>
    </message>
    <message>
        <source>{0} needs a DUNGEON before it; it is ignored.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} の前には DUNGEON が必要です。無視されます。</translation>
    </message>
    <message>
        <source>{0} describes the level before it, but there is none; it is ignored.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} は前のレベルを記述しますが、レベルがありません。無視されます。</translation>
    </message>
    <message>
        <source>There is no level “{0}” to count from{1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>基点になるレベル「{0}」がありません{1}。</translation>
    </message>
    <message>
        <source>Another level is already called “{0}”; this one is left out.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>別のレベルにすでに「{0}」という名前があります。このレベルは除かれます。</translation>
    </message>
    <message>
        <source>The level “{0}” is left out, because the level it counts from is not known.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベル「{0}」は、基点のレベルが不明なため除かれます。</translation>
    </message>
    <message>
        <source>The level “{0}” is left out: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベル「{0}」は除かれます: {1}。</translation>
    </message>
    <message>
        <source>The level “{0}” cannot count from itself; it is left out.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>レベル「{0}」は自分自身を基点にできません。除かれます。</translation>
    </message>
    <message>
        <source>The branch to “{0}” is left out: {1}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」への分岐は除かれます: {1}。</translation>
    </message>
    <message>
        <source>“{0}” is defined before “{1}”, so there cannot be a branch back to it; it is left out.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」は「{1}」より前に定義されているため、そこへ戻る分岐は作れません。除かれます。</translation>
    </message>
    <message>
        <source>There may be at most {1} {0}; nothing is written.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} は {1} 個までです。何も書き出されません。</translation>
    </message>
    <message>
        <source>“{0}” has {1} bytes; at most {2} are possible, and nothing is written.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」は {1} バイトあります。使えるのは {2} バイトまでで、何も書き出されません。</translation>
    </message>
    <message>
        <source>ENTRY is obsolete here: a number after a branch says on which level one arrives.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ENTRY はここでは廃止されています。到着するレベルは分岐の後の数で示します。</translation>
    </message>
    <message>
        <source>“{1}” has the bones marker {0} too, so bones of one would be mistaken for those of the other.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{1}」にもボーンズ記号 {0} があるため、一方のボーンズがもう一方のものと取り違えられます。</translation>
    </message>
    <message>
        <source>Another dungeon is called “{0}” too; branches lead to the first one only.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」という名前の迷宮がもう 1 つあります。分岐は最初のものにだけ通じます。</translation>
    </message>
    <message>
        <source>Another level is called “{0}” too; both load the same file, and the game knows only the first.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」という名前のレベルがもう 1 つあります。両方が同じファイルを読み込み、ゲームは最初のものしか認識しません。</translation>
    </message>
    <message>
        <source>“{0}” is made in only {1} of 100 games; in all others the game fails here.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」が作られるのは 100 ゲーム中 {1} ゲームだけです。それ以外では、ゲームはここで失敗します。</translation>
    </message>
    <message>
        <source>The dungeon “{0}” before this one may be missing; then this counts from another level than “{1}”.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>この前の迷宮「{0}」は作られないことがあります。その場合、これは「{1}」以外のレベルから数えられます。</translation>
    </message>
    <message>
        <source>There is no dungeon “{0}”, so this branch leads nowhere and is not made.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>迷宮「{0}」がないため、この分岐はどこにも通じず、作られません。</translation>
    </message>
    <message>
        <source>A branch from “{0}” to itself is never made.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」から自分自身への分岐は作られません。</translation>
    </message>
    <message>
        <source>No dungeon before “{0}” has a branch to it, so the game fails.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」より前の迷宮に、そこへの分岐がないため、ゲームは失敗します。</translation>
    </message>
    <message>
        <source>An earlier branch already leads to “{0}”; this one is not made.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」にはすでに前の分岐が通じています。この分岐は作られません。</translation>
    </message>
    <message>
        <source>There is no level 0 to place this on, so the game fails; 1 is the first level, -1 the last one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>これを置くレベル 0 がないため、ゲームは失敗します。最初のレベルが 1、最後のレベルが -1 です。</translation>
    </message>
    <message>
        <source>This may be level {0}, but “{1}” may have only {2}; then the game fails.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>これはレベル {0} になることがありますが、「{1}」には {2} しかないことがあります。その場合、ゲームは失敗します。</translation>
    </message>
    <message>
        <source>“{0}” is always on level {1}, too, so the game fails when both are made.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」も必ずレベル {1} にあるため、両方が作られるとゲームは失敗します。</translation>
    </message>
    <message>
        <source>A rand of {0} has no meaning; it is a number of levels, or -1 for all levels down to the bottom.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>rand の {0} には意味がありません。rand はレベルの数か、いちばん下までの全レベルを表す -1 です。</translation>
    </message>
    <message>
        <source>“{0}” may get {1} levels; the game makes no more than {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」は {1} レベルになることがありますが、ゲームが作るのは {2} レベルまでです。</translation>
    </message>
    <message>
        <source>“{0}” already has another alignment; the game combines both.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」にはすでに別の属性があります。ゲームは両方を組み合わせます。</translation>
    </message>
    <message>
        <source>The entry is level {0}, but “{1}” may have only {2}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>入口はレベル {0} ですが、「{1}」には {2} しかないことがあります。</translation>
    </message>
    <message>
        <source>“{0}” already has a PROTOFILE; the last one counts.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」にはすでに PROTOFILE があります。最後のものが有効です。</translation>
    </message>
    <message>
        <source>All levels of “{0}” are special ones, so the file “{1}” is never used.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」のレベルはすべて特別レベルなので、ファイル「{1}」は使われません。</translation>
    </message>
    <message>
        <source>With a chance of {0} the level “{1}” is never made.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>確率が {0} なので、レベル「{1}」は作られません。</translation>
    </message>
    <message>
        <source>The game fails without these dungeons: {0}.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>次の迷宮がないと、ゲームは失敗します: {0}。</translation>
    </message>
    <message>
        <source>The game itself accepts no more than {0} dungeons.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>ゲーム自身が受け付ける迷宮は {0} 個までです。</translation>
    </message>
    <message>
        <source>The script must give the global “dungeon” a table, a list of dungeons.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>スクリプトはグローバル変数「dungeon」に、迷宮のリストであるテーブルを入れなければなりません。</translation>
    </message>
    <message>
        <source>{0} must be a list of tables; {1} is not a table.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} はテーブルのリストでなければなりません。{1} はテーブルではありません。</translation>
    </message>
    <message>
        <source>There may be at most {1} {0}; the game ends at this one.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>{0} は {1} 個までです。ゲームはここで終了します。</translation>
    </message>
    <message>
        <source>The first {1} {0} are read. This one and those after it are ignored: no game accepts so many.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>読み込まれる {0} は最初の {1} 個です。ここから後は無視されます。これほど多くを受け付けるゲームはありません。</translation>
    </message>
    <message>
        <source>“{0}” has {1} bytes; the game has room for {2}, and does not check it.</source>
        <extracomment>core/diag/Diagnostic.cpp</extracomment>
        <translation>「{0}」は {1} バイトあります。ゲームの余地は {2} バイトで、ゲームはそれを検査しません。</translation>
    </message>
    <message>
        <source> and {} more</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation> ほか {} 件</translation>
    </message>
    <message>
        <source>names</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation>個の名前</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation>個の語</translation>
    </message>
    <message>
        <source>map character</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation>個のマップ文字</translation>
    </message>
    <message>
        <source>map characters</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation>個のマップ文字</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation> と </translation>
    </message>
    <message>
        <source>The level cannot be written for this game, which does not know: {}.</source>
        <extracomment>core/diag/UnknownThings.cpp</extracomment>
        <translation>このゲーム用にはレベルを書き出せません。次のものがゲームにありません: {}。</translation>
    </message>
    <message>
        <source>It is not an edit journal that this version of Levwright can read.</source>
        <extracomment>core/document/Journal.cpp</extracomment>
        <translation>このバージョンの Levwright で読める編集の記録(ジャーナル)ではありません。</translation>
    </message>
    <message>
        <source>Its beginning is damaged.</source>
        <extracomment>core/document/Journal.cpp</extracomment>
        <translation>先頭が壊れています。</translation>
    </message>
    <message>
        <source>Statements can only be moved within their level; use cut and paste to move them to another one.</source>
        <extracomment>core/document/LevelsAnalysis.cpp</extracomment>
        <translation>文を動かせるのは同じレベルの中だけです。別のレベルへ移すには、切り取りと貼り付けを使ってください。</translation>
    </message>
    <message>
        <source>flags {:#x}</source>
        <extracomment>core/dungeons/definition/DungeonDecompiler.cpp</extracomment>
        <translation>フラグ {:#x}</translation>
    </message>
    <message>
        <source>Dungeon {}</source>
        <extracomment>core/dungeons/definition/DungeonDecompiler.cpp</extracomment>
        <translation>迷宮 {}</translation>
    </message>
    <message>
        <source>level {}</source>
        <extracomment>core/dungeons/definition/DungeonDecompiler.cpp</extracomment>
        <translation>レベル {}</translation>
    </message>
    <message>
        <source>branch to {}</source>
        <extracomment>core/dungeons/definition/DungeonDecompiler.cpp</extracomment>
        <translation>{} への分岐</translation>
    </message>
    <message>
        <source>the level number {} that it counts from</source>
        <extracomment>core/dungeons/definition/DungeonDecompiler.cpp</extracomment>
        <translation>基点のレベル番号 {}</translation>
    </message>
    <message>
        <source>The levels of this game have titles, so its compiled dungeon has a form that only the game knows.</source>
        <extracomment>core/dungeons/definition/DungeonDialect.cpp</extracomment>
        <translation>このゲームのレベルには題名があるため、コンパイル済みの迷宮はゲームだけが知る形になります。</translation>
    </message>
    <message>
        <source>Names are longer in this game, so its compiled dungeon has a form that only the game knows.</source>
        <extracomment>core/dungeons/definition/DungeonDialect.cpp</extracomment>
        <translation>このゲームでは名前がより長いため、コンパイル済みの迷宮はゲームだけが知る形になります。</translation>
    </message>
    <message>
        <source>There is no such level to count from.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>基点にできるそのようなレベルはありません。</translation>
    </message>
    <message>
        <source>The rand of a dungeon is a number of levels.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>迷宮の rand はレベルの数です。</translation>
    </message>
    <message>
        <source>rand is a number of levels, or -1 for all levels down to the bottom.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>rand はレベルの数か、いちばん下までの全レベルを表す -1 です。</translation>
    </message>
    <message>
        <source>A name must be a text without quotes and line ends.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>名前は、引用符や改行を含まない文字列でなければなりません。</translation>
    </message>
    <message>
        <source>The type of a branch is stair, no_up, no_down or portal; its direction is up or down.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>分岐の種類は stair、no_up、no_down、portal のどれか、方向は up か down です。</translation>
    </message>
    <message>
        <source>This is neither a level nor a branch.</source>
        <extracomment>core/dungeons/definition/DungeonEdit.cpp</extracomment>
        <translation>これはレベルでも分岐でもありません。</translation>
    </message>
    <message>
        <source>Correct the statement in the text first: it has a syntax error.</source>
        <extracomment>core/dungeons/definition/DungeonEditSteps.cpp</extracomment>
        <translation>構文エラーがあります。先に本文で文を直してください。</translation>
    </message>
    <message>
        <source>This must be a number.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>数でなければなりません。</translation>
    </message>
    <message>
        <source>A chance must be from 1 to 100 per cent.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>確率は 1 から 100 パーセントまでです。</translation>
    </message>
    <message>
        <source>There must be at least one variant.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>変種は少なくとも 1 つ必要です。</translation>
    </message>
    <message>
        <source>This must be a text without quotes and line ends.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>引用符や改行を含まない文字列でなければなりません。</translation>
    </message>
    <message>
        <source>This must be {}.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>これは {} でなければなりません。</translation>
    </message>
    <message>
        <source>The selected statement has no such field.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>選択した文にそのような項目はありません。</translation>
    </message>
    <message>
        <source>This statement has no such field.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>この文にそのような項目はありません。</translation>
    </message>
    <message>
        <source>The {} cannot be left out.</source>
        <extracomment>core/dungeons/definition/DungeonFieldEdit.cpp</extracomment>
        <translation>{} は省略できません。</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>行き先</translation>
    </message>
    <message>
        <source>top or bottom</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>先頭か末尾</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>基準値</translation>
    </message>
    <message>
        <source>1 is the first level, -1 the last one. With a level to count from, it counts from that one. For a dungeon, it is the number of levels</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>最初のレベルが 1、最後のレベルが -1。基点のレベルがあれば、そこから数える。迷宮ではレベルの数</translation>
    </message>
    <message>
        <source>rand</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>rand</translation>
    </message>
    <message>
        <source>How many levels there are to choose from; -1: all levels down to the bottom. For a dungeon, how many sizes there are</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>候補になるレベルの数。-1 はいちばん下までの全レベル。迷宮では大きさの候補の数</translation>
    </message>
    <message>
        <source>filler levels</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>埋め草のレベル</translation>
    </message>
    <message>
        <source>PROTOFILE: the name of the files, with the level&apos;s number, of all levels that are not special</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>PROTOFILE: 特別でない全レベルのファイルの名前。レベルの番号が付く</translation>
    </message>
    <message>
        <source>description</source>
        <extracomment>core/dungeons/definition/DungeonFieldViews.cpp</extracomment>
        <translation>記述</translation>
    </message>
    <message>
        <source>The dungeon cannot be compiled: only its game knows what {} means.</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>迷宮をコンパイルできません。{} の意味を知っているのはそのゲームだけです。</translation>
    </message>
    <message>
        <source>: the game&apos;s compiler skips the first level of a dungeon</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>: ゲームのコンパイラは迷宮の最初のレベルを飛ばします</translation>
    </message>
    <message>
        <source>: it is in another dungeon</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>: 別の迷宮にあります</translation>
    </message>
    <message>
        <source>“{}” has a chance, so nothing can count from it</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>「{}」には確率があるため、基点にできません</translation>
    </message>
    <message>
        <source>by a mistake of the game&apos;s compiler it also needs branch {} of the file to have a CHAINBRANCH&apos;s level</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>ゲームのコンパイラの誤りにより、さらにファイルの分岐 {} に CHAINBRANCH のレベルが必要です</translation>
    </message>
    <message>
        <source>by a mistake of the game&apos;s compiler it needs level {} of the file to have no chance</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>ゲームのコンパイラの誤りにより、ファイルのレベル {} に確率がないことが必要です</translation>
    </message>
    <message>
        <source>by a mistake of its compiler the game looks at branch {} of the file instead</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>コンパイラの誤りにより、ゲームは代わりにファイルの分岐 {} を調べます</translation>
    </message>
    <message>
        <source>the level it counts from is not known</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>基点のレベルが不明です</translation>
    </message>
    <message>
        <source>, and the level that one counts from is not known</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>が、その基点のレベルは不明です</translation>
    </message>
    <message>
        <source>the level it counts from has a chance</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>基点のレベルに確率があります</translation>
    </message>
    <message>
        <source>{}, which needs level {} of the file to be there and to have no chance</source>
        <extracomment>core/dungeons/definition/DungeonLowering.cpp</extracomment>
        <translation>{}。そのため、ファイルのレベル {} があり、確率がないことが必要です</translation>
    </message>
    <message>
        <source>the byte {}</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>バイト {}</translation>
    </message>
    <message>
        <source>no title before the name</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>名前の前に題がないこと</translation>
    </message>
    <message>
        <source>a colon</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>コロン</translation>
    </message>
    <message>
        <source>@ before the place</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>場所の前の @</translation>
    </message>
    <message>
        <source>+ before the place</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>場所の前の +</translation>
    </message>
    <message>
        <source>a comma</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>コンマ</translation>
    </message>
    <message>
        <source>a number (base)</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>数 (base)</translation>
    </message>
    <message>
        <source>a number (rand)</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>数 (rand)</translation>
    </message>
    <message>
        <source>a closing parenthesis</source>
        <extracomment>core/dungeons/definition/DungeonParser.cpp</extracomment>
        <translation>閉じ括弧</translation>
    </message>
    <message>
        <source>bones marker</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>ボーンズ記号</translation>
    </message>
    <message>
        <source>One character, or none: then no bones are left here</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>1 文字、または none (ここにボーンズを残さない)</translation>
    </message>
    <message>
        <source>counts from</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>基点</translation>
    </message>
    <message>
        <source>The level from which the base counts</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>基準値の数え始めになるレベル</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>The number of levels, and how many sizes there are</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>レベルの数と、大きさの候補の数</translation>
    </message>
    <message>
        <source>place</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>Its level, and how many levels there are to choose from: 1 is the first level, -1 the last</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>そのレベルと、候補になるレベルの数。最初のレベルが 1、最後のレベルが -1</translation>
    </message>
    <message>
        <source>chance</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>確率</translation>
    </message>
    <message>
        <source>Per cent of games that have it</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>これがあるゲームの割合 (パーセント)</translation>
    </message>
    <message>
        <source>variants</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>変種</translation>
    </message>
    <message>
        <source>Of its file</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>そのファイルの変種</translation>
    </message>
    <message>
        <source>entry</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>入口</translation>
    </message>
    <message>
        <source>The level of arrival: 1 is the first level, -1 the last</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>到着するレベル。最初のレベルが 1、最後のレベルが -1</translation>
    </message>
    <message>
        <source>leads to</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>行き先</translation>
    </message>
    <message>
        <source>A dungeon</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>迷宮</translation>
    </message>
    <message>
        <source>no bones are left here</source>
        <extracomment>core/dungeons/definition/DungeonText.cpp</extracomment>
        <translation>ここにボーンズを残さない</translation>
    </message>
    <message>
        <source>A name has at least one character.</source>
        <extracomment>core/dungeons/model/AddDungeon.cpp</extracomment>
        <translation>名前には少なくとも 1 文字必要です。</translation>
    </message>
    <message>
        <source>There is a dungeon “{}” already.</source>
        <extracomment>core/dungeons/model/AddDungeon.cpp</extracomment>
        <translation>迷宮「{}」はすでにあります。</translation>
    </message>
    <message>
        <source>There is no such dungeon.</source>
        <extracomment>core/dungeons/model/AddDungeon.cpp</extracomment>
        <translation>そのような迷宮はありません。</translation>
    </message>
    <message>
        <source>The dungeon has errors, so it cannot be compiled.</source>
        <extracomment>core/dungeons/model/DungeonCompiler.cpp</extracomment>
        <translation>エラーがあるため、迷宮をコンパイルできません。</translation>
    </message>
    <message>
        <source>unexplained statement of the game</source>
        <extracomment>core/dungeons/model/DungeonGrammar.cpp</extracomment>
        <translation>ゲームの説明のない文</translation>
    </message>
    <message>
        <source>Another level is already called “{}”.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>別のレベルがすでに「{}」という名前です。</translation>
    </message>
    <message>
        <source>A dungeon must have at least one level.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>迷宮には少なくとも 1 つのレベルが必要です。</translation>
    </message>
    <message>
        <source>There is no dungeon “{}”.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>迷宮「{}」はありません。</translation>
    </message>
    <message>
        <source>A branch cannot lead to its own dungeon.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>分岐は自分の迷宮に通じることができません。</translation>
    </message>
    <message>
        <source>This is not a branch.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>これは分岐ではありません。</translation>
    </message>
    <message>
        <source>Another dungeon is already called “{}”.</source>
        <extracomment>core/dungeons/model/DungeonObjections.cpp</extracomment>
        <translation>別の迷宮がすでに「{}」という名前です。</translation>
    </message>
    <message>
        <source>There is no level 0: 1 is the first level, -1 the last one.</source>
        <extracomment>core/dungeons/model/DungeonObjections.h</extracomment>
        <translation>レベル 0 はありません。最初のレベルが 1、最後のレベルが -1 です。</translation>
    </message>
    <message>
        <source>(no name)</source>
        <extracomment>core/dungeons/model/DungeonOutline.cpp</extracomment>
        <translation>(名前なし)</translation>
    </message>
    <message>
        <source>, {} variants</source>
        <extracomment>core/dungeons/model/DungeonOutline.cpp</extracomment>
        <translation>、変種 {} 個</translation>
    </message>
    <message>
        <source>Change it to 100</source>
        <extracomment>core/dungeons/model/checks/DungeonChanceChecks.cpp</extracomment>
        <translation>100 に変える</translation>
    </message>
    <message>
        <source>Leave no bones here</source>
        <extracomment>core/dungeons/model/checks/DungeonFixes.cpp</extracomment>
        <translation>ここにボーンズを残さない</translation>
    </message>
    <message>
        <source>Change it to {}</source>
        <extracomment>core/dungeons/model/checks/DungeonFixes.cpp</extracomment>
        <translation>{} に変える</translation>
    </message>
    <message>
        <source>Close the text at the end of the line</source>
        <extracomment>core/dungeons/model/checks/DungeonFixes.cpp</extracomment>
        <translation>行末で文字列を閉じる</translation>
    </message>
    <message>
        <source>Add the bones marker “none”</source>
        <extracomment>core/dungeons/model/checks/DungeonFixes.cpp</extracomment>
        <translation>ボーンズ記号「none」を加える</translation>
    </message>
    <message>
        <source>Change the statement to {}</source>
        <extracomment>core/dungeons/model/checks/DungeonFixes.cpp</extracomment>
        <translation>文を {} に変える</translation>
    </message>
    <message>
        <source>Delete the statement</source>
        <extracomment>core/dungeons/model/checks/DungeonNoteChecks.cpp</extracomment>
        <translation>文を削除</translation>
    </message>
    <message>
        <source>There is no DUNGEON here, so there is nothing to write.</source>
        <extracomment>core/dungeons/roll/DungeonExport.cpp</extracomment>
        <translation>ここに DUNGEON がないため、書き出すものがありません。</translation>
    </message>
    <message>
        <source>The dungeon cannot be compiled, because this game does not know: {}.</source>
        <extracomment>core/dungeons/roll/DungeonExport.cpp</extracomment>
        <translation>迷宮をコンパイルできません。次のものがこのゲームにありません: {}。</translation>
    </message>
    <message>
        <source>No description can express this dungeon: {}</source>
        <extracomment>core/dungeons/roll/DungeonImport.cpp</extracomment>
        <translation>この迷宮は記述では表せません: {}</translation>
    </message>
    <message>
        <source>No description can express this dungeon: compiled again, it would differ.</source>
        <extracomment>core/dungeons/roll/DungeonImport.cpp</extracomment>
        <translation>この迷宮は記述では表せません。もう一度コンパイルすると違うものになります。</translation>
    </message>
    <message>
        <source>Bytes after names are not 0; a compiled dungeon will have 0 there.</source>
        <extracomment>core/dungeons/roll/DungeonImport.cpp</extracomment>
        <translation>名前の後のバイトが 0 ではありません。コンパイル済みの迷宮では 0 になります。</translation>
    </message>
    <message>
        <source>This is not a valid dungeon file: {}</source>
        <extracomment>core/dungeons/roll/DungeonImport.cpp</extracomment>
        <translation>正しい迷宮ファイルではありません: {}</translation>
    </message>
    <message>
        <source>This is a compiled level, not a dungeon.</source>
        <extracomment>core/dungeons/roll/DungeonImport.cpp</extracomment>
        <translation>これは迷宮ではなく、コンパイル済みレベルです。</translation>
    </message>
    <message>
        <source>The script of the dungeon fails.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>迷宮のスクリプトが失敗します。</translation>
    </message>
    <message>
        <source>The branch to “{}”</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>「{}」への分岐</translation>
    </message>
    <message>
        <source>{} is one dungeon more than the game accepts.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>{} は、ゲームが受け付ける迷宮の数を 1 つ超えています。</translation>
    </message>
    <message>
        <source>No dungeon before {} has a branch to it.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>{} より前の迷宮に、そこへの分岐がありません。</translation>
    </message>
    <message>
        <source>{} would lie outside of {}.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>{} は {} の外になってしまいます。</translation>
    </message>
    <message>
        <source>{} counts from a level that was not made.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>{} の基点は、作られなかったレベルです。</translation>
    </message>
    <message>
        <source>There is no room for all the levels of {}.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>{} の全レベルを置く余地がありません。</translation>
    </message>
    <message>
        <source>Too many attempts to place the levels of {} failed.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>{} のレベルの配置に何度も失敗しました。</translation>
    </message>
    <message>
        <source>The size of {} has a rand below 0.</source>
        <extracomment>core/dungeons/roll/DungeonRoll.cpp</extracomment>
        <translation>{} の大きさの rand が 0 より小さくなっています。</translation>
    </message>
    <message>
        <source>Line {} computes something, so only the game knows which dungeon results.</source>
        <extracomment>core/dungeons/script/DungeonReader.cpp</extracomment>
        <translation>{} 行目が何かを計算するため、結果の迷宮はゲームにしか分かりません。</translation>
    </message>
    <message>
        <source>: the first branch of a dungeon does not find the level listed last</source>
        <extracomment>core/dungeons/script/DungeonReader.cpp</extracomment>
        <translation>: 迷宮の最初の分岐は、最後に挙げたレベルを見つけません</translation>
    </message>
    <message>
        <source> among those listed before</source>
        <extracomment>core/dungeons/script/DungeonReader.cpp</extracomment>
        <translation> (前に挙げたレベルの中)</translation>
    </message>
    <message>
        <source>Line {}: </source>
        <extracomment>core/dungeons/script/DungeonScript.cpp</extracomment>
        <translation>{} 行目: </translation>
    </message>
    <message>
        <source>{}The script ends here: {}</source>
        <extracomment>core/dungeons/script/DungeonScript.cpp</extracomment>
        <translation>{}スクリプトがここで終わります: {}</translation>
    </message>
    <message>
        <source>The game complains and ignores the flags: they must be a word or a list of words</source>
        <extracomment>core/dungeons/script/DungeonScriptChecks.cpp</extracomment>
        <translation>ゲームは警告を表示してフラグを無視します。フラグは 1 語か語のリストでなければなりません</translation>
    </message>
    <message>
        <source>The game uses only the first character of this bones marker, “{}”</source>
        <extracomment>core/dungeons/script/DungeonScriptChecks.cpp</extracomment>
        <translation>ゲームはこのボーンズ記号の最初の文字「{}」だけを使います</translation>
    </message>
    <message>
        <source>“{}” is a level of “{}”; the number it has there counts here</source>
        <extracomment>core/dungeons/script/DungeonScriptChecks.cpp</extracomment>
        <translation>「{}」は「{}」のレベルです。ここではそこでの番号が使われます</translation>
    </message>
    <message>
        <source>Line {} computes this: {}.</source>
        <extracomment>core/dungeons/script/DungeonScriptEdit.cpp</extracomment>
        <translation>{} 行目がこれを計算しています: {}。</translation>
    </message>
    <message>
        <source>No list of dungeons is written in the script.</source>
        <extracomment>core/dungeons/script/DungeonScriptEdit.cpp</extracomment>
        <translation>スクリプトに迷宮のリストが書かれていません。</translation>
    </message>
    <message>
        <source>The game looks for a table of this name.</source>
        <extracomment>core/dungeons/script/DungeonScriptText.cpp</extracomment>
        <translation>ゲームはこの名前のテーブルを探します。</translation>
    </message>
    <message>
        <source>The script computes the name “{}”.</source>
        <extracomment>core/dungeons/script/DungeonScriptText.cpp</extracomment>
        <translation>スクリプトは名前「{}」を計算しています。</translation>
    </message>
    <message>
        <source>The game reads dungeon scripts directly: there is nothing to compile.</source>
        <extracomment>core/dungeons/script/ScriptDungeons.cpp</extracomment>
        <translation>ゲームは迷宮のスクリプトを直接読むため、コンパイルするものはありません。</translation>
    </message>
    <message>
        <source>No script has been run yet.</source>
        <extracomment>core/dungeons/script/ScriptDungeons.cpp</extracomment>
        <translation>スクリプトはまだ実行されていません。</translation>
    </message>
    <message>
        <source>This has no such field.</source>
        <extracomment>core/dungeons/script/ScriptDungeons.cpp</extracomment>
        <translation>これにそのような項目はありません。</translation>
    </message>
    <message>
        <source>There is no such flag.</source>
        <extracomment>core/dungeons/script/ScriptDungeons.cpp</extracomment>
        <translation>そのようなフラグはありません。</translation>
    </message>
    <message>
        <source>The {} must be at least {}.</source>
        <extracomment>core/dungeons/script/ScriptDungeons.cpp</extracomment>
        <translation>{} は {} 以上にしてください。</translation>
    </message>
    <message>
        <source>A chance is a number from 1 to 100.</source>
        <extracomment>core/edit/FieldEdit.cpp</extracomment>
        <translation>確率は 1 から 100 までの数です。</translation>
    </message>
    <message>
        <source>around its maps</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>マップの周り</translation>
    </message>
    <message>
        <source>The terrain of the level outside its maps</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>マップの外側のレベルの地形</translation>
    </message>
    <message>
        <source>in this level</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>このレベルでは</translation>
    </message>
    <message>
        <source>Tick what applies to the level</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>レベルに当てはまるものにチェックを付けます</translation>
    </message>
    <message>
        <source>floor</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>床</translation>
    </message>
    <message>
        <source>The terrain inside the cave</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>洞窟の中の地形</translation>
    </message>
    <message>
        <source>rock</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>岩</translation>
    </message>
    <message>
        <source>The terrain outside the cave</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>洞窟の外の地形</translation>
    </message>
    <message>
        <source>smooth edges</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>滑らかな縁</translation>
    </message>
    <message>
        <source>one cave</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>1 つの洞窟</translation>
    </message>
    <message>
        <source>Whether all its parts are joined</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>すべての部分をつなげるかどうか</translation>
    </message>
    <message>
        <source>walls around it</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>周りに壁</translation>
    </message>
    <message>
        <source>across</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>横位置</translation>
    </message>
    <message>
        <source>The position of the map in the level</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>レベルの中でのマップの位置</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>縦位置</translation>
    </message>
    <message>
        <source>classes</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Characters of classes, in an order that is random in each game</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>クラスの文字。順番はゲームごとにランダム</translation>
    </message>
    <message>
        <source>places</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>Cells, in an order that is random in each game</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>マス。順番はゲームごとにランダム</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>種類</translation>
    </message>
    <message>
        <source>The game lays rooms out in 5 by 5 places of a level</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>ゲームはレベルを 5 × 5 の場所に分けて部屋を配置します</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>列</translation>
    </message>
    <message>
        <source>row</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>行</translation>
    </message>
    <message>
        <source>within its place</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>場所内の位置</translation>
    </message>
    <message>
        <source>Of its floor, in cells</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>床の大きさ (マス)</translation>
    </message>
    <message>
        <source>wide</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>幅</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>高さ</translation>
    </message>
    <message>
        <source>filled</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>中身あり</translation>
    </message>
    <message>
        <source>Whether the game fills the room according to its type</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>ゲームが種類に応じて部屋に中身を入れるかどうか</translation>
    </message>
    <message>
        <source>The cell of the outer room where its floor begins</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>床が始まる、外側の部屋のマス</translation>
    </message>
    <message>
        <source>in the room</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>属する部屋</translation>
    </message>
    <message>
        <source>The name of the room around it</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>周りの部屋の名前</translation>
    </message>
    <message>
        <source>opened by</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>開けるもの</translation>
    </message>
    <message>
        <source>The only thing that opens it when it is locked: an artifact</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>鍵がかかっているとき、これを開けられる唯一のアーティファクト</translation>
    </message>
    <message>
        <source>along the wall</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>壁での位置</translation>
    </message>
    <message>
        <source>Counted from the wall’s first cell</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>壁の最初のマスから数えます</translation>
    </message>
    <message>
        <source>Chance, in per cent, that the room has its type; otherwise it is ordinary</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>部屋がその種類になる確率 (パーセント)。外れると普通の部屋になります</translation>
    </message>
    <message>
        <source>The level or dungeon at its other end</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>反対側のレベルまたは迷宮</translation>
    </message>
    <message>
        <source>from</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>始点</translation>
    </message>
    <message>
        <source>A room, its wall, and which door of that wall</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>部屋、その壁、その壁の何番目の扉か</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>終点</translation>
    </message>
    <message>
        <source>nobody teleports within it</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>中ではテレポートできない</translation>
    </message>
    <message>
        <source>nobody digs through its floor</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>床を掘り抜けない</translation>
    </message>
    <message>
        <source>magic does not map it</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>魔法で地図にならない</translation>
    </message>
    <message>
        <source>monsters do not see far</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>怪物が遠くを見られない</translation>
    </message>
    <message>
        <source>trees stand in place of rock</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>岩の代わりに木がある</translation>
    </message>
    <message>
        <source>ghostly sounds are heard now and then</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>ときどき幽霊の声が聞こえる</translation>
    </message>
    <message>
        <source>all its water is that of the Lethe</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>水がすべて忘却の川 (Lethe) の水になる</translation>
    </message>
    <message>
        <source>a doorway without a door</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>扉のない出入り口</translation>
    </message>
    <message>
        <source>that of the hero</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>主人公と同じ属性</translation>
    </message>
    <message>
        <source>not that of the hero</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>主人公と異なる属性</translation>
    </message>
    <message>
        <source>without a priest</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>司祭なし</translation>
    </message>
    <message>
        <source>with a priest</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>司祭付き</translation>
    </message>
    <message>
        <source>of the high priest</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>大司祭の祭壇</translation>
    </message>
    <message>
        <source>in the dust</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>ほこりに書かれた</translation>
    </message>
    <message>
        <source>into the floor</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>床に彫られた</translation>
    </message>
    <message>
        <source>burned into the floor</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>床に焼き付けられた</translation>
    </message>
    <message>
        <source>with a marker</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>マーカーで書かれた</translation>
    </message>
    <message>
        <source>in blood</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>血で書かれた</translation>
    </message>
    <message>
        <source>has the form of its cells</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>マスのとおりの形</translation>
    </message>
    <message>
        <source>is a rectangle</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>長方形</translation>
    </message>
    <message>
        <source>looks like the wall</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>壁に見える</translation>
    </message>
    <message>
        <source>can be seen</source>
        <extracomment>core/edit/FieldWords.cpp</extracomment>
        <translation>見える</translation>
    </message>
    <message>
        <source>This room has no name.</source>
        <extracomment>core/edit/LevelNames.cpp</extracomment>
        <translation>この部屋には名前がありません。</translation>
    </message>
    <message>
        <source>The game itself gives the three alignments to align[0] to align[2].</source>
        <extracomment>core/edit/LevelNames.cpp</extracomment>
        <translation>ゲーム自身が 3 つの属性を align[0] から align[2] に割り当てます。</translation>
    </message>
    <message>
        <source>A map grows to the right and downwards only: every place of the part is counted from its upper left corner.</source>
        <extracomment>core/edit/MapEdit.cpp</extracomment>
        <translation>マップが広がるのは右と下だけです。部分の場所はすべて左上の角から数えられます。</translation>
    </message>
    <message>
        <source>A map may be at most {} columns wide.</source>
        <extracomment>core/edit/MapEdit.cpp</extracomment>
        <translation>マップの幅は最大 {} 列です。</translation>
    </message>
    <message>
        <source>A map may be at most {} rows high.</source>
        <extracomment>core/edit/MapEdit.cpp</extracomment>
        <translation>マップの高さは最大 {} 行です。</translation>
    </message>
    <message>
        <source>This map has no ENDMAP yet, so no row can be added.</source>
        <extracomment>core/edit/MapEdit.cpp</extracomment>
        <translation>このマップにはまだ ENDMAP がないため、行を加えられません。</translation>
    </message>
    <message>
        <source>A map must have at least one cell.</source>
        <extracomment>core/edit/MapEdit.cpp</extracomment>
        <translation>マップには少なくとも 1 マス必要です。</translation>
    </message>
    <message>
        <source>This cannot have a name.</source>
        <extracomment>core/edit/NameEdit.cpp</extracomment>
        <translation>これに名前は付けられません。</translation>
    </message>
    <message>
        <source>There is no map here.</source>
        <extracomment>core/edit/ReplaceTerrain.cpp</extracomment>
        <translation>ここにマップはありません。</translation>
    </message>
    <message>
        <source>A room must have at least one cell.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>部屋には少なくとも 1 マス必要です。</translation>
    </message>
    <message>
        <source>A room is at most {} × {}.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>部屋の大きさは最大 {} × {} です。</translation>
    </message>
    <message>
        <source>A level has {} × {} places for rooms; ({},{}) is not one of them.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>レベルの部屋の場所は {} × {} です。({},{}) はその中にありません。</translation>
    </message>
    <message>
        <source>A room in a room must stay within it.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>部屋の中の部屋は、外側の部屋に収まらなければなりません。</translation>
    </message>
    <message>
        <source>This is not a room.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>これは部屋ではありません。</translation>
    </message>
    <message>
        <source>A door must be next to the floor of its room.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>扉は部屋の床の隣になければなりません。</translation>
    </message>
    <message>
        <source>The {} wall is only {} long.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>{} の壁の長さは {} しかありません。</translation>
    </message>
    <message>
        <source>There is no room here.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>ここに部屋はありません。</translation>
    </message>
    <message>
        <source>A room in a room cannot contain another room.</source>
        <extracomment>core/edit/RoomEdit.cpp</extracomment>
        <translation>部屋の中の部屋に、さらに部屋を入れることはできません。</translation>
    </message>
    <message>
        <source>There must be at least one. To have none, delete the statement.</source>
        <extracomment>core/edit/ShownField.cpp</extracomment>
        <translation>少なくとも 1 つ必要です。なしにするには、文を削除してください。</translation>
    </message>
    <message>
        <source>Correct the statement first: it has a syntax error.</source>
        <extracomment>core/edit/StatementEdit.cpp</extracomment>
        <translation>構文エラーがあります。先に文を直してください。</translation>
    </message>
    <message>
        <source>The first value of a statement cannot be removed.</source>
        <extracomment>core/edit/StatementEdit.cpp</extracomment>
        <translation>文の最初の値は取り除けません。</translation>
    </message>
    <message>
        <source>Correct the statement first: it has no colon after its word.</source>
        <extracomment>core/edit/StatementEdit.cpp</extracomment>
        <translation>語の後にコロンがありません。先に文を直してください。</translation>
    </message>
    <message>
        <source>This has no fixed place that could be moved.</source>
        <extracomment>core/edit/StatementEdit.cpp</extracomment>
        <translation>これには動かせる固定の場所がありません。</translation>
    </message>
    <message>
        <source>No door fits into the corner of a room.</source>
        <extracomment>core/edit/ThingPlaces.cpp</extracomment>
        <translation>部屋の角に扉は置けません。</translation>
    </message>
    <message>
        <source>({},{}) lies outside this room, whose floor is {} × {}.</source>
        <extracomment>core/edit/ThingPlaces.cpp</extracomment>
        <translation>({},{}) は、床が {} × {} のこの部屋の外です。</translation>
    </message>
    <message>
        <source>({},{}) lies outside this room.</source>
        <extracomment>core/edit/ThingPlaces.cpp</extracomment>
        <translation>({},{}) はこの部屋の外です。</translation>
    </message>
    <message>
        <source>This cannot be turned: its place lies far outside of every level.</source>
        <extracomment>core/edit/TurnEdit.cpp</extracomment>
        <translation>回せません。場所がレベルの外側に離れすぎています。</translation>
    </message>
    <message>
        <source>byte {}: expected {}</source>
        <extracomment>core/formats/ByteReader.cpp</extracomment>
        <translation>バイト {}: {}が必要です</translation>
    </message>
    <message>
        <source>a number of at most 32 bits in {}</source>
        <extracomment>core/formats/ByteReader.cpp</extracomment>
        <translation>{}の 32 ビット以下の数</translation>
    </message>
    <message>
        <source>a text length in {} of at most the {} bytes left, not {}</source>
        <extracomment>core/formats/ByteReader.cpp</extracomment>
        <translation>{0}の、残り {1} バイト以下の文字列の長さ ({2} は不可)</translation>
    </message>
    <message>
        <source>{} more bytes of {} (which begins at byte {}), but the file ends</source>
        <extracomment>core/formats/ByteReader.cpp</extracomment>
        <translation>{1} (バイト {2} から) の残り {0} バイト (ファイルはここで終わり)</translation>
    </message>
    <message>
        <source>the file header</source>
        <extracomment>core/formats/ByteReader.h</extracomment>
        <translation>ファイルのヘッダ</translation>
    </message>
    <message>
        <source>a text of {} has {} bytes; the file can hold {}</source>
        <extracomment>core/formats/ByteWriter.cpp</extracomment>
        <translation>{}の文字列が {} バイトあります。ファイルに入るのは {} バイトまでです</translation>
    </message>
    <message>
        <source>is of a game with {}; {} has {}</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>は {} のゲームのものですが、{} は {} です</translation>
    </message>
    <message>
        <source>This is a compiled dungeon, not a level.</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>これはレベルではなく、コンパイル済みの迷宮です。</translation>
    </message>
    <message>
        <source>This is not a valid level file: {}</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>正しいレベルファイルではありません: {}</translation>
    </message>
    <message>
        <source>it is not a level file of {}, which has {} objects and {} monsters</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>アイテム {1} 種、怪物 {2} 種の {0} のレベルファイルではありません</translation>
    </message>
    <message>
        <source>it is not a level file of {}, which has {} objects and {} monsters; the file is for {}</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>アイテム {1} 種、怪物 {2} 種の {0} のレベルファイルではありません。このファイルは {3} 用です</translation>
    </message>
    <message>
        <source>This cannot be read: {}.</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>これは読み込めません: {}。</translation>
    </message>
    <message>
        <source>This is not a valid file of the game: {}</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>このゲームの正しいファイルではありません: {}</translation>
    </message>
    <message>
        <source>the header is that of {}, so {} will refuse the file; take the header from a level of the game</source>
        <extracomment>core/formats/FileForms.cpp</extracomment>
        <translation>ヘッダが {} のものなので、{} はこのファイルを拒否します。ゲームのレベルからヘッダを取ってください</translation>
    </message>
    <message>
        <source>the end of the file, but {} more bytes follow</source>
        <extracomment>core/formats/dgn/DungeonFile.cpp</extracomment>
        <translation>ファイルの終わり (まだ {} バイトあり)</translation>
    </message>
    <message>
        <source>a number of {} of at most {}, not {}</source>
        <extracomment>core/formats/dgn/DungeonFile.cpp</extracomment>
        <translation>{1} 以下の {0} の数 ({2} は不可)</translation>
    </message>
    <message>
        <source>the name “{}” has {} bytes; the file can hold {}</source>
        <extracomment>core/formats/dgn/DungeonLayout.h</extracomment>
        <translation>名前「{}」は {} バイトあります。ファイルに入るのは {} バイトまでです</translation>
    </message>
    <message>
        <source>a level</source>
        <extracomment>core/formats/dgn/DungeonLayout.h</extracomment>
        <translation>レベル</translation>
    </message>
    <message>
        <source>a branch</source>
        <extracomment>core/formats/dgn/DungeonLayout.h</extracomment>
        <translation>分岐</translation>
    </message>
    <message>
        <source>a dungeon</source>
        <extracomment>core/formats/dgn/DungeonLayout.h</extracomment>
        <translation>迷宮</translation>
    </message>
    <message>
        <source>the version of the game</source>
        <extracomment>core/formats/lev34/Header.cpp</extracomment>
        <translation>ゲームのバージョン</translation>
    </message>
    <message>
        <source>{} artifacts, {} objects and {} monsters</source>
        <extracomment>core/formats/lev34/Header.cpp</extracomment>
        <translation>アーティファクト {} 種、アイテム {} 種、怪物 {} 種</translation>
    </message>
    <message>
        <source>a place</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>0 to 10 lists of place registers, not {}</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>場所レジスタのリストの数 0 から 10 ({} は不可)</translation>
    </message>
    <message>
        <source>there are {} lists of place registers; the file can hold 10</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>場所レジスタのリストが {} 個あります。ファイルに入るのは 10 個までです</translation>
    </message>
    <message>
        <source>place registers</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>場所レジスタ</translation>
    </message>
    <message>
        <source>a count of 1 to 127 place registers, not 0</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>場所レジスタの数 1 から 127 (0 は不可)</translation>
    </message>
    <message>
        <source>a count of 0 to 127 {}, not {}</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>{}の数 0 から 127 ({} は不可)</translation>
    </message>
    <message>
        <source>there are {} {}; the file can hold 127</source>
        <extracomment>core/formats/lev34/Layout.h</extracomment>
        <translation>{1}が {0} 個あります。ファイルに入るのは 127 個までです</translation>
    </message>
    <message>
        <source>a level kind, 1 for rooms or 2 for a maze</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>レベルの種類 (1 は部屋、2 は迷路)</translation>
    </message>
    <message>
        <source>0 or 1 for whether there is an initial map</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>初期マップの有無を示す 0 か 1</translation>
    </message>
    <message>
        <source>the message</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>a map</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>マップ</translation>
    </message>
    <message>
        <source>a map side of 0 to 127</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>マップの辺の長さ 0 から 127</translation>
    </message>
    <message>
        <source>the filling</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>埋めるもの</translation>
    </message>
    <message>
        <source>a room name of 0 to 32767 bytes, not {}</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>部屋の名前の 0 から 32767 バイト ({} は不可)</translation>
    </message>
    <message>
        <source>object registers</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>アイテムレジスタ</translation>
    </message>
    <message>
        <source>monster registers</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>怪物レジスタ</translation>
    </message>
    <message>
        <source>a room</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>部屋</translation>
    </message>
    <message>
        <source>byte {}: expected the end of the file, but {} more bytes follow</source>
        <extracomment>core/formats/lev34/LevReader.cpp</extracomment>
        <translation>バイト {}: ファイルの終わりが必要ですが、まだ {} バイトあります</translation>
    </message>
    <message>
        <source>the message has {} bytes; the file can hold 255</source>
        <extracomment>core/formats/lev34/LevWriter.cpp</extracomment>
        <translation>メッセージが {} バイトあります。ファイルに入るのは 255 バイトまでです</translation>
    </message>
    <message>
        <source>a map has {} x {} cells; the file can hold 127 x 127</source>
        <extracomment>core/formats/lev34/LevWriter.cpp</extracomment>
        <translation>マップが {} x {} マスあります。ファイルに入るのは 127 x 127 までです</translation>
    </message>
    <message>
        <source>a room name has {} bytes; the file can hold 32767</source>
        <extracomment>core/formats/lev34/LevWriter.cpp</extracomment>
        <translation>部屋の名前が {} バイトあります。ファイルに入るのは 32767 バイトまでです</translation>
    </message>
    <message>
        <source>the sizes of structures</source>
        <extracomment>core/formats/lev36/Header.cpp</extracomment>
        <translation>構造体の大きさ</translation>
    </message>
    <message>
        <source>an operand type of 0 to {}, not {}</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>オペランドの種類 0 から {} ({} は不可)</translation>
    </message>
    <message>
        <source>an instruction</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>命令</translation>
    </message>
    <message>
        <source>an instruction of number 0 to {}, not {}</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>命令の番号 0 から {} ({} は不可)</translation>
    </message>
    <message>
        <source>a number of instructions of at most {}, not {}</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>{} 以下の命令の数 ({} は不可)</translation>
    </message>
    <message>
        <source>a text has more bytes than the file can store</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>文字列のバイト数が、ファイルに入る数を超えています</translation>
    </message>
    <message>
        <source>there are more instructions than the file can store</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>命令の数が、ファイルに入る数を超えています</translation>
    </message>
    <message>
        <source>the length of a text of at most the {} bytes left, not {}</source>
        <extracomment>core/formats/lev36/LevFile.cpp</extracomment>
        <translation>残り {} バイト以下の文字列の長さ ({} は不可)</translation>
    </message>
    <message>
        <source>{} of the {} lines are not statements that can go there.</source>
        <extracomment>core/fragment/Fragment.cpp</extracomment>
        <translation>{1} 行のうち {0} 行は、そこに置ける文ではありません。</translation>
    </message>
    <message>
        <source>{} stays, because its place is not written as numbers.</source>
        <extracomment>core/fragment/Fragment.cpp</extracomment>
        <translation>{} は場所が数で書かれていないため、そのまま残ります。</translation>
    </message>
    <message>
        <source>Part of it would lie outside: a map here has at most {} columns and {} rows.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>一部が外に出てしまいます。ここのマップは最大 {} 列、{} 行です。</translation>
    </message>
    <message>
        <source>There is no map here to put it on.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>載せるマップがここにありません。</translation>
    </message>
    <message>
        <source>This part has no map, so only the things were put in.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>この部分にはマップがないため、ものだけを入れました。</translation>
    </message>
    <message>
        <source>“{}” is not a terrain of this game; those cells stay as they are.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>「{}」はこのゲームの地形ではありません。そのマスは変わりません。</translation>
    </message>
    <message>
        <source>Correct the level first: it cannot be read.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>レベルを読み込めません。先に直してください。</translation>
    </message>
    <message>
        <source>Its container is left out, too.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>その入れ物も除かれます。</translation>
    </message>
    <message>
        <source>It is not a statement of this language.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>この言語の文ではありません。</translation>
    </message>
    <message>
        <source>It would begin a new level.</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>新しいレベルが始まってしまいます。</translation>
    </message>
    <message>
        <source>It refers to a list that is different here ({}).</source>
        <extracomment>core/fragment/FragmentEdit.cpp</extracomment>
        <translation>ここでは異なるリスト ({}) を参照しています。</translation>
    </message>
    <message>
        <source>This is not a part of a level: {}</source>
        <extracomment>core/fragment/FragmentJson.cpp</extracomment>
        <translation>レベルの部分ではありません: {}</translation>
    </message>
    <message>
        <source>There is no map here to turn.</source>
        <extracomment>core/fragment/PartShape.cpp</extracomment>
        <translation>回転するマップがここにありません。</translation>
    </message>
    <message>
        <source>A map may have at most {} columns and {} rows; this one would have {} and {}.</source>
        <extracomment>core/fragment/PartShape.cpp</extracomment>
        <translation>マップは最大 {} 列、{} 行です。これは {} 列、{} 行になってしまいます。</translation>
    </message>
    <message>
        <source>it is longer than {} bytes</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>{} バイトを超えています</translation>
    </message>
    <message>
        <source>{} at its end has no meaning</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>末尾の {} には意味がありません</translation>
    </message>
    <message>
        <source>after “by” comes walking, unlocking or levitating</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>「by」の後には walking、unlocking、levitating のどれかが来ます</translation>
    </message>
    <message>
        <source>after “reachable” comes “: all objects”, “: all monsters”, “: all traps” or “: all stairs”</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>「reachable」の後には「: all objects」「: all monsters」「: all traps」「: all stairs」のどれかが来ます</translation>
    </message>
    <message>
        <source>after “danger at” comes a depth, such as 12</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>「danger at」の後には 12 のような深さが来ます</translation>
    </message>
    <message>
        <source>it has no limit, such as “&lt;= 60”, “&gt;= 30 %” or “in 2..5”</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>「&lt;= 60」「&gt;= 30 %」「in 2..5」のような限界がありません</translation>
    </message>
    <message>
        <source>there is nothing before its limit</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>限界の前に何もありません</translation>
    </message>
    <message>
        <source>a limit begins with &lt;=, &gt;=, = or “in”</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>限界は &lt;=、&gt;=、=、「in」のどれかで始まります</translation>
    </message>
    <message>
        <source>its limit is neither a number nor a range such as 2..5</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>限界が数でも、2..5 のような範囲でもありません</translation>
    </message>
    <message>
        <source>a chance is in percent, from 0 to 100</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>確率は 0 から 100 までのパーセントで書きます</translation>
    </message>
    <message>
        <source>the danger at a depth is in percent of the stock levels there, from 0 to 100</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>深さでの危険は、そこにある標準のレベルに対するパーセントで、0 から 100 までで書きます</translation>
    </message>
    <message>
        <source>what it limits is not in percent</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>限界を付けるものはパーセントで表しません</translation>
    </message>
    <message>
        <source>after “for” comes a share of the rolls, such as “95 %”</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>「for」の後には「95 %」のような生成の割合が来ます</translation>
    </message>
    <message>
        <source>a chance is about all rolls already</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>確率はすでに生成全体についてのものです</translation>
    </message>
    <message>
        <source>the danger at a depth is about all rolls already</source>
        <extracomment>core/goals/Goal.cpp</extracomment>
        <translation>深さでの危険はすでに生成全体についてのものです</translation>
    </message>
    <message>
        <source>in how many percent of rolls there is such a thing</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>それがある生成の割合 (パーセント)</translation>
    </message>
    <message>
        <source>how many such things a roll has</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>一回の生成にある数</translation>
    </message>
    <message>
        <source>one can walk to every object</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>すべてのアイテムにたどり着ける</translation>
    </message>
    <message>
        <source>one can walk to every monster</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>すべての怪物にたどり着ける</translation>
    </message>
    <message>
        <source>one can walk to every trap</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>すべての罠にたどり着ける</translation>
    </message>
    <message>
        <source>one can walk to all stairs</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>すべての階段にたどり着ける</translation>
    </message>
    <message>
        <source>the same without locked doors</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>鍵のかかった扉を通らずに、同じ</translation>
    </message>
    <message>
        <source>the same across water and lava, too</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>水と溶岩も越えて、同じ</translation>
    </message>
    <message>
        <source>moves of the shortest way between the stairs</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>階段の間の最短の道の歩数</translation>
    </message>
    <message>
        <source>cells whose loss divides the level</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>なくなるとレベルが分かれるマス</translation>
    </message>
    <message>
        <source>cells that one leaves only the way one came</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>来た道でしか出られないマス</translation>
    </message>
    <message>
        <source>places that one comes to only by digging</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>掘らなければ入れない場所</translation>
    </message>
    <message>
        <source>cells that one comes to only by digging</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>掘らなければ入れないマス</translation>
    </message>
    <message>
        <source>difficulty of all hostile monsters, in levels</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>敵対する怪物すべての難易度 (レベル)</translation>
    </message>
    <message>
        <source>how many percent of the stock levels at depth 12 are less dangerous</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>深さ 12 にある標準のレベルのうち、それより危険でないものの割合 (パーセント)</translation>
    </message>
    <message>
        <source>moves on the way until something awake sees the hero</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>目覚めているものが主人公を見るまでの道の歩数</translation>
    </message>
    <message>
        <source>cost of all objects, in zorkmids</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>すべてのアイテムの値段 (ゴールド)</translation>
    </message>
    <message>
        <source>all monsters</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>すべての怪物</translation>
    </message>
    <message>
        <source>all objects that lie open</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>見える所にあるすべてのアイテム</translation>
    </message>
    <message>
        <source>all traps</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>すべての罠</translation>
    </message>
    <message>
        <source>all rooms</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>すべての部屋</translation>
    </message>
    <message>
        <source>all doors</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>すべての扉</translation>
    </message>
    <message>
        <source>shops of any kind</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>あらゆる種類の店</translation>
    </message>
    <message>
        <source>furniture</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>設備</translation>
    </message>
    <message>
        <source>trees</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>木</translation>
    </message>
    <message>
        <source>not every roll must reach the goal</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>すべての生成が目標に達しなくてもよい</translation>
    </message>
    <message>
        <source>kind of room</source>
        <extracomment>core/goals/GoalCompletion.cpp</extracomment>
        <translation>部屋の種類</translation>
    </message>
    <message>
        <source>the game has nothing that is called {}</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>ゲームに {} というものはありません</translation>
    </message>
    <message>
        <source>{} is not a measure; the measures are {}</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>{} は測れるものではありません。測れるもの: {}</translation>
    </message>
    <message>
        <source>no stock level of the game lies at depth {}</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>深さ {} にはゲームの標準のレベルがありません</translation>
    </message>
    <message>
        <source>{} of {} rolls have no “{}”</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>生成 {1} 回中 {0} 回に「{2}」がありません</translation>
    </message>
    <message>
        <source>{} of {} rolls have “{}”</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>生成 {1} 回中 {0} 回に「{2}」があります</translation>
    </message>
    <message>
        <source>on average, rolls are harder than {:.0f} % of the stock levels at depth {} to {}</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>生成は平均して、深さ {1} から {2} にある標準のレベルの {0:.0f} % より難しいです</translation>
    </message>
    <message>
        <source>in {} of {} rolls not all {} can be reached</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>生成 {1} 回中 {0} 回で、到達できない {2} があります</translation>
    </message>
    <message>
        <source>{} of {} rolls have nothing to measure</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>生成 {1} 回中 {0} 回に測れるものがありません</translation>
    </message>
    <message>
        <source>{} of {} rolls are beyond its limits, with {:.0f}</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>生成 {1} 回中 {0} 回が限界の外です (値は {2:.0f})</translation>
    </message>
    <message>
        <source>{} of {} rolls are beyond its limits, with {:.0f}, and {} have nothing to measure</source>
        <extracomment>core/goals/GoalCounts.cpp</extracomment>
        <translation>生成 {1} 回中 {0} 回が限界の外で (値は {2:.0f})、{3} 回に測れるものがありません</translation>
    </message>
    <message>
        <source>There is no terrain {} whose look can be used. Those that can are {}.</source>
        <extracomment>core/importer/CellLooks.cpp</extracomment>
        <translation>見た目に使える地形 {} はありません。あるのは {} です。</translation>
    </message>
    <message>
        <source>{} describes no look; write a map character, “=” and a kind of terrain, such as “V=lava”.</source>
        <extracomment>core/importer/CellLooks.cpp</extracomment>
        <translation>{} は見た目を示していません。マップ文字、「=」、地形の種類を続けて書いてください (例: 「V=lava」)。</translation>
    </message>
    <message>
        <source>The look of the map character {} is known.</source>
        <extracomment>core/importer/CellLooks.cpp</extracomment>
        <translation>マップ文字 {} の見た目はすでに分かっています。</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <extracomment>core/importer/GameImport.cpp</extracomment>
        <translation>取り込みは中止されました</translation>
    </message>
    <message>
        <source>{}: now the same as in the base</source>
        <extracomment>core/importer/TreeState.cpp</extracomment>
        <translation>{}: 現在の元のゲームと同じです</translation>
    </message>
    <message>
        <source>{}: {} rows</source>
        <extracomment>core/importer/TreeState.cpp</extracomment>
        <translation>{}: {} 行</translation>
    </message>
    <message>
        <source>Levwright does not know how {} makes things at random, so its levels cannot be rolled.</source>
        <extracomment>core/instance/GenerationTables.cpp</extracomment>
        <translation>{} がものを無作為に作る方法が分からないため、そのレベルは生成できません。</translation>
    </message>
    <message>
        <source>{} lacks terrain that rolls use, so its levels cannot be rolled.</source>
        <extracomment>core/instance/GenerationTables.cpp</extracomment>
        <translation>{} には生成に使う地形が足りないため、そのレベルは生成できません。</translation>
    </message>
    <message>
        <source>blessed </source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>祝福された </translation>
    </message>
    <message>
        <source>cursed </source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>呪われた </translation>
    </message>
    <message>
        <source> of {}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation> ({} の)</translation>
    </message>
    <message>
        <source>object {},{}{}: {} {}{}{:+}{}{}{}
</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>アイテム {},{}{}: {} {}{}{:+}{}{}{}
</translation>
    </message>
    <message>
        <source> in {}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation> 入れ物 {} の中</translation>
    </message>
    <message>
        <source> buried</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation> 埋もれている</translation>
    </message>
    <message>
        <source> carried</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation> 所持品</translation>
    </message>
    <message>
        <source> (mineral)</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation> (鉱物)</translation>
    </message>
    <message>
        <source>the script fails: {}; the game makes a maze instead</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>スクリプトが失敗します: {}。ゲームは代わりに迷路を作ります</translation>
    </message>
    <message>
        <source>not rolled to its end: {}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>最後まで生成されていません: {}</translation>
    </message>
    <message>
        <source>the game ends: {}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>ゲームが終了します: {}</translation>
    </message>
    <message>
        <source>line {}: </source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>{} 行目: </translation>
    </message>
    <message>
        <source>no cell fits a thing that is placed at random</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>ランダムに置かれるものに合うマスがありません</translation>
    </message>
    <message>
        <source>there are more than 9 parts</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>部分が 9 個より多くあります</translation>
    </message>
    <message>
        <source>a subroom lies in a subroom</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>小部屋の中に小部屋があります</translation>
    </message>
    <message>
        <source>a door has a random position in a wall of one cell</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>長さ 1 マスの壁で、扉の位置がランダムになっています</translation>
    </message>
    <message>
        <source>a thing finds no floor in its room</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>部屋の中に、置くための床がありません</translation>
    </message>
    <message>
        <source>the program asks for what it does not have</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>プログラムが、持っていないものを要求しています</translation>
    </message>
    <message>
        <source>the script fails, and the game makes a maze instead</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>スクリプトが失敗し、ゲームは代わりに迷路を作ります</translation>
    </message>
    <message>
        <source>the program goes on for more than 65537 instructions</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>プログラムが 65537 命令を超えて続きます</translation>
    </message>
    <message>
        <source>the game gives up: {}{}{}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>ゲームが断念します: {}{}{}</translation>
    </message>
    <message>
        <source>the game complains: {}{}{}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>ゲームが警告を表示します: {}{}{}</translation>
    </message>
    <message>
        <source>monster {},{}: {}{}{}{}{}{}
</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>怪物 {},{}: {}{}{}{}{}{}
</translation>
    </message>
    <message>
        <source>, peaceful</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>、友好的</translation>
    </message>
    <message>
        <source>, asleep</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>、眠っている</translation>
    </message>
    <message>
        <source>, disguised</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>、変装している</translation>
    </message>
    <message>
        <source>, level {:+}</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>、レベル {:+}</translation>
    </message>
    <message>
        <source>trap {},{}: {}{}
</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>罠 {},{}: {}{}
</translation>
    </message>
    <message>
        <source>room {},{} to {},{}: type {}{}
</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>部屋 {},{} ~ {},{}: 種類 {}{}
</translation>
    </message>
    <message>
        <source>arrival from above {},{}, from below {},{}
</source>
        <extracomment>core/instance/InstanceText.cpp</extracomment>
        <translation>上からの到着 {},{}、下からの到着 {},{}
</translation>
    </message>
    <message>
        <source>it takes longer than Levwright waits</source>
        <extracomment>core/instance/LevelInstance.h</extracomment>
        <translation>Levwright が待つ時間より長くかかります</translation>
    </message>
    <message>
        <source>the game crashes: the portal leads to no level</source>
        <extracomment>core/instance/LevelInstance.h</extracomment>
        <translation>ゲームが異常終了します: 魔法の入口の先にレベルがありません</translation>
    </message>
    <message>
        <source>{} is not KEY=VALUE</source>
        <extracomment>core/instance/RollContext.cpp</extracomment>
        <translation>{} は KEY=VALUE の形ではありません</translation>
    </message>
    <message>
        <source>there is no {} in the context of a level</source>
        <extracomment>core/instance/RollContext.cpp</extracomment>
        <translation>レベルの状況に {} というものはありません</translation>
    </message>
    <message>
        <source>{} does not fit its key</source>
        <extracomment>core/instance/RollContext.cpp</extracomment>
        <translation>{} はそのキーに合いません</translation>
    </message>
    <message>
        <source>{} has errors, so it cannot be compiled.</source>
        <extracomment>core/languages/classic/compile/LevelCompiler.cpp</extracomment>
        <translation>{} にはエラーがあるため、コンパイルできません。</translation>
    </message>
    <message>
        <source>{} cannot be compiled: only the game itself understands {}.</source>
        <extracomment>core/languages/classic/compile/LevelCompiler.cpp</extracomment>
        <translation>{0} はコンパイルできません。{1} を理解できるのはゲーム自身だけです。</translation>
    </message>
    <message>
        <source>the name “none”</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>「none」という名前</translation>
    </message>
    <message>
        <source>that {} has the name {}</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>{} に名前 {} があること</translation>
    </message>
    <message>
        <source>position {} in a random wall</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>ランダムな壁の中の位置 {}</translation>
    </message>
    <message>
        <source>direction {}</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>方向 {}</translation>
    </message>
    <message>
        <source>{} for whether a drawbridge is open</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>跳ね橋が開いているかどうかの値 {}</translation>
    </message>
    <message>
        <source>the appearance {}, which belongs to no kind</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>種類のない見かけ {}</translation>
    </message>
    <message>
        <source>the flags {}</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>フラグ {}</translation>
    </message>
    <message>
        <source>containment {}</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>入れ物との関係 {}</translation>
    </message>
    <message>
        <source>the place ({},{}) of an object in a container</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>入れ物の中のアイテムの場所 ({},{})</translation>
    </message>
    <message>
        <source>door {} of a corridor that leads to no room</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>どの部屋にも通じない通路の扉 {}</translation>
    </message>
    <message>
        <source>the alignments of a subroom</source>
        <extracomment>core/languages/classic/decompile/Statements.cpp</extracomment>
        <translation>小部屋の位置揃え</translation>
    </message>
    <message>
        <source>({},{}) lies outside this part.</source>
        <extracomment>core/languages/classic/edit/AddThing.cpp</extracomment>
        <translation>({},{}) はこの部分の外です。</translation>
    </message>
    <message>
        <source>Statements can only be put into parts and rooms.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>文を入れられるのは部分と部屋だけです。</translation>
    </message>
    <message>
        <source>Levels, parts and rooms cannot be moved.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>レベル、部分、部屋は動かせません。</translation>
    </message>
    <message>
        <source>A container cannot lie in itself.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>入れ物をそれ自身の中に入れることはできません。</translation>
    </message>
    <message>
        <source>Another statement is on the same line.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>同じ行に別の文があります。</translation>
    </message>
    <message>
        <source>A container cannot lie in another one.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>入れ物を別の入れ物の中に入れることはできません。</translation>
    </message>
    <message>
        <source>Only objects can lie in a container.</source>
        <extracomment>core/languages/classic/edit/ArrangeStatements.cpp</extracomment>
        <translation>入れ物に入れられるのはアイテムだけです。</translation>
    </message>
    <message>
        <source>Corridors lead to rooms, but not to rooms in rooms.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>通路は部屋に通じますが、部屋の中の部屋には通じません。</translation>
    </message>
    <message>
        <source>A corridor must begin and end at doors.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>通路は扉から始まり、扉で終わる必要があります。</translation>
    </message>
    <message>
        <source>The wall of this door is random: drag the door to a wall first.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>この扉の壁はランダムです。先に扉を壁へドラッグしてください。</translation>
    </message>
    <message>
        <source>The game digs corridors from the left and right walls of rooms only: drag the door to one of these.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>ゲームが通路を掘るのは部屋の左右の壁からだけです。扉をそのどちらかへドラッグしてください。</translation>
    </message>
    <message>
        <source>Which door this is depends on the roll: drag all doors of its room to their places first.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>これがどの扉になるかは生成のたびに変わります。先に、この部屋のすべての扉をそれぞれの場所へドラッグしてください。</translation>
    </message>
    <message>
        <source>The game digs corridors from the left and right walls of rooms only.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>ゲームが通路を掘るのは、部屋の左右の壁からだけです。</translation>
    </message>
    <message>
        <source>{}, door {} of the {} wall</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>{0}、{2} の壁の扉 {1}</translation>
    </message>
    <message>
        <source>A corridor leads from one room to another.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>通路は、ある部屋から別の部屋へ通じるものです。</translation>
    </message>
    <message>
        <source>There is already a corridor between these doors.</source>
        <extracomment>core/languages/classic/edit/CorridorEdit.cpp</extracomment>
        <translation>これらの扉の間には、すでに通路があります。</translation>
    </message>
    <message>
        <source>given name</source>
        <extracomment>core/languages/classic/edit/Fields.cpp</extracomment>
        <translation>付けられた名前</translation>
    </message>
    <message>
        <source>looks like</source>
        <extracomment>core/languages/classic/edit/Fields.cpp</extracomment>
        <translation>見かけ</translation>
    </message>
    <message>
        <source>Correct the text before it first: it has a syntax error.</source>
        <extracomment>core/languages/classic/edit/InsertStatement.cpp</extracomment>
        <translation>先に、その前の本文を直してください。構文エラーがあります。</translation>
    </message>
    <message>
        <source>A corridor needs two rooms.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>通路には部屋が 2 つ必要です。</translation>
    </message>
    <message>
        <source>Random corridors already join these rooms: remove them first.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>これらの部屋はすでにランダムな通路で結ばれています。先にそれを取り除いてください。</translation>
    </message>
    <message>
        <source>There are corridors already: random corridors cannot be combined with others.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>すでに通路があります。ランダムな通路は他の通路と組み合わせられません。</translation>
    </message>
    <message>
        <source>There is no level yet: a level begins with MAZE or LEVEL.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>まだレベルがありません。レベルは MAZE か LEVEL で始まります。</translation>
    </message>
    <message>
        <source>Only room levels have {}.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>{} があるのは部屋レベルだけです。</translation>
    </message>
    <message>
        <source>Only maze levels have {}.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>{} があるのは迷路レベルだけです。</translation>
    </message>
    <message>
        <source>Only maze levels have areas.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>範囲があるのは迷路レベルだけです。</translation>
    </message>
    <message>
        <source>This level has no part yet.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>このレベルにはまだ部分がありません。</translation>
    </message>
    <message>
        <source>This level has no room yet.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>このレベルにはまだ部屋がありません。</translation>
    </message>
    <message>
        <source>Only rooms of a type can have a chance; this one is ordinary.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>確率を持てるのは種類のある部屋だけです。この部屋は普通の部屋です。</translation>
    </message>
    <message>
        <source>There is already a {}.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>{} はすでにあります。</translation>
    </message>
    <message>
        <source>This part has no map.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>この部分にはマップがありません。</translation>
    </message>
    <message>
        <source>This is the wall of the room: only a door goes there.</source>
        <extracomment>core/languages/classic/edit/PlaceThing.cpp</extracomment>
        <translation>ここは部屋の壁です。置けるのは扉だけです。</translation>
    </message>
    <message>
        <source>Another room has the name “{}”, too: give this one its own name.</source>
        <extracomment>core/languages/classic/edit/RoomEdit.cpp</extracomment>
        <translation>別の部屋も「{}」という名前です。この部屋には固有の名前を付けてください。</translation>
    </message>
    <message>
        <source>There is no level here yet.</source>
        <extracomment>core/languages/classic/edit/RoomEdit.cpp</extracomment>
        <translation>ここにはまだレベルがありません。</translation>
    </message>
    <message>
        <source>This is not a door of a room.</source>
        <extracomment>core/languages/classic/edit/RoomEdit.cpp</extracomment>
        <translation>これは部屋の扉ではありません。</translation>
    </message>
    <message>
        <source>room {}</source>
        <extracomment>core/languages/classic/edit/RoomEdit.cpp</extracomment>
        <translation>部屋 {}</translation>
    </message>
    <message>
        <source>This part has no map to paint on.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>この部分には、描くためのマップがありません。</translation>
    </message>
    <message>
        <source>This statement has no place.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>この文には場所がありません。</translation>
    </message>
    <message>
        <source>This part is the whole level, so it cannot be aligned.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>この部分はレベル全体なので、位置を揃えられません。</translation>
    </message>
    <message>
        <source>This problem cannot be silenced.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>この問題は非表示にできません。</translation>
    </message>
    <message>
        <source>This is the file of a level in another language.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>これは別の言語のレベルのファイルです。</translation>
    </message>
    <message>
        <source>Levels cannot be stored in the form “{}”.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>レベルは「{}」の形式では保存できません。</translation>
    </message>
    <message>
        <source>No level description can express this, as its compiler would not accept it: {} ({})</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>これを表せるレベル記述はありません。コンパイラが受け付けないためです: {} ({})</translation>
    </message>
    <message>
        <source>No level description can express what the file contains at byte {}.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>ファイルのバイト {} にあるものを表せるレベル記述はありません。</translation>
    </message>
    <message>
        <source>The {} bytes after the level, from byte {}, are left out.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>レベルの後の {} バイト (バイト {} から) は省かれます。</translation>
    </message>
    <message>
        <source>Bytes between the records are not 0; a compiled level will have 0 there.</source>
        <extracomment>core/languages/classic/language/ClassicLanguage.cpp</extracomment>
        <translation>レコードの間のバイトが 0 ではありません。コンパイル済みレベルではそこは 0 になります。</translation>
    </message>
    <message>
        <source>in “{}”</source>
        <extracomment>core/languages/classic/lower/ClassicSections.cpp</extracomment>
        <translation>「{}」の中</translation>
    </message>
    <message>
        <source>Change it to random</source>
        <extracomment>core/languages/classic/lower/Lowering.cpp</extracomment>
        <translation>random に変える</translation>
    </message>
    <message>
        <source>outside the map</source>
        <extracomment>core/languages/classic/lower/Lowering.cpp</extracomment>
        <translation>マップの外</translation>
    </message>
    <message>
        <source>random region [{}]</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>ランダムな領域 [{}]</translation>
    </message>
    <message>
        <source>arrival</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>到着地点</translation>
    </message>
    <message>
        <source>{} gold</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>金貨 {}</translation>
    </message>
    <message>
        <source>engraving “{}”</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>刻まれた文字「{}」</translation>
    </message>
    <message>
        <source>arrival going {}</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>到着地点 ({})</translation>
    </message>
    <message>
        <source>stairs {} somewhere</source>
        <extracomment>core/languages/classic/lower/Placements.cpp</extracomment>
        <translation>どこかの階段 ({})</translation>
    </message>
    <message>
        <source>room</source>
        <extracomment>core/languages/classic/lower/Rooms.cpp</extracomment>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Change the position to random</source>
        <extracomment>core/languages/classic/lower/StatementLowering.cpp</extracomment>
        <translation>位置を random に変える</translation>
    </message>
    <message>
        <source>Make its place random</source>
        <extracomment>core/languages/classic/lower/checks/ContainerChecks.cpp</extracomment>
        <translation>場所をランダムにする</translation>
    </message>
    <message>
        <source>Draw a door at ({},{})</source>
        <extracomment>core/languages/classic/lower/checks/DoorChecks.cpp</extracomment>
        <translation>({},{}) に扉を描く</translation>
    </message>
    <message>
        <source>Remove the DOOR statement</source>
        <extracomment>core/languages/classic/lower/checks/DoorChecks.cpp</extracomment>
        <translation>DOOR 文を取り除く</translation>
    </message>
    <message>
        <source>Make it open to the {}</source>
        <extracomment>core/languages/classic/lower/checks/DoorChecks.cpp</extracomment>
        <translation>{} 側に開くようにする</translation>
    </message>
    <message>
        <source>Remove the dots</source>
        <extracomment>core/languages/classic/lower/checks/HeaderChecks.cpp</extracomment>
        <translation>点を取り除く</translation>
    </message>
    <message>
        <source>Shorten it to “{}”</source>
        <extracomment>core/languages/classic/lower/checks/HeaderChecks.cpp</extracomment>
        <translation>「{}」に縮める</translation>
    </message>
    <message>
        <source> in class &apos;{}&apos;</source>
        <extracomment>core/languages/classic/lower/checks/NameChecks.cpp</extracomment>
        <translation> (クラス &apos;{}&apos;)</translation>
    </message>
    <message>
        <source>Change the class to {}</source>
        <extracomment>core/languages/classic/lower/checks/NameChecks.cpp</extracomment>
        <translation>クラスを {} に変える</translation>
    </message>
    <message>
        <source>Move it to ({},{})</source>
        <extracomment>core/languages/classic/lower/checks/PlaceChecks.cpp</extracomment>
        <translation>({},{}) へ動かす</translation>
    </message>
    <message>
        <source>Change it to {}{}</source>
        <extracomment>core/languages/classic/lower/checks/PlaceChecks.cpp</extracomment>
        <translation>{}{} に変える</translation>
    </message>
    <message>
        <source>Change it to {}%</source>
        <extracomment>core/languages/classic/lower/checks/PlaceChecks.cpp</extracomment>
        <translation>{}% に変える</translation>
    </message>
    <message>
        <source>Change it to ({},{},{},{})</source>
        <extracomment>core/languages/classic/lower/checks/RegionChecks.cpp</extracomment>
        <translation>({},{},{},{}) に変える</translation>
    </message>
    <message>
        <source>the game ends if there is no floor</source>
        <extracomment>core/languages/classic/lower/checks/RoomChecks.cpp</extracomment>
        <translation>床がなければゲームは終了します</translation>
    </message>
    <message>
        <source>the game puts it there all the same</source>
        <extracomment>core/languages/classic/lower/checks/RoomChecks.cpp</extracomment>
        <translation>それでもゲームはそこに置きます</translation>
    </message>
    <message>
        <source>Put it anywhere in the room</source>
        <extracomment>core/languages/classic/lower/checks/RoomChecks.cpp</extracomment>
        <translation>部屋の中のどこかに置く</translation>
    </message>
    <message>
        <source>Put it anywhere in the wall</source>
        <extracomment>core/languages/classic/lower/checks/RoomChecks.cpp</extracomment>
        <translation>壁の中のどこかに置く</translation>
    </message>
    <message>
        <source>which is never larger than {} cells</source>
        <extracomment>core/languages/classic/lower/checks/RoomChecks.cpp</extracomment>
        <translation>広さは最大でも {} マス</translation>
    </message>
    <message>
        <source>Make it ({},{},{},{})</source>
        <extracomment>core/languages/classic/lower/checks/RoomRegionChecks.cpp</extracomment>
        <translation>({},{},{},{}) にする</translation>
    </message>
    <message>
        <source>monsters</source>
        <extracomment>core/languages/classic/lower/checks/RoomSizeChecks.cpp</extracomment>
        <translation>怪物</translation>
    </message>
    <message>
        <source>stairs, altars, fountains and sinks</source>
        <extracomment>core/languages/classic/lower/checks/RoomSizeChecks.cpp</extracomment>
        <translation>階段、祭壇、泉、流し台</translation>
    </message>
    <message>
        <source>Remove this one</source>
        <extracomment>core/languages/classic/lower/checks/RoomSizeChecks.cpp</extracomment>
        <translation>これを取り除く</translation>
    </message>
    <message>
        <source>Make it {} by {} cells</source>
        <extracomment>core/languages/classic/lower/checks/RoomSizeChecks.cpp</extracomment>
        <translation>{} × {} マスにする</translation>
    </message>
    <message>
        <source>Move it directly after the map</source>
        <extracomment>core/languages/classic/lower/checks/SyntaxFixes.cpp</extracomment>
        <translation>マップのすぐ後へ動かす</translation>
    </message>
    <message>
        <source>Add a part without a map (NOMAP)</source>
        <extracomment>core/languages/classic/lower/checks/SyntaxFixes.cpp</extracomment>
        <translation>マップのない部分 (NOMAP) を加える</translation>
    </message>
    <message>
        <source>Add ENDMAP after the last row</source>
        <extracomment>core/languages/classic/lower/checks/SyntaxFixes.cpp</extracomment>
        <translation>最後の行の後に ENDMAP を加える</translation>
    </message>
    <message>
        <source>top to bottom</source>
        <extracomment>core/languages/classic/lower/checks/WallShapeChecks.cpp</extracomment>
        <translation>上から下</translation>
    </message>
    <message>
        <source>left to right</source>
        <extracomment>core/languages/classic/lower/checks/WallShapeChecks.cpp</extracomment>
        <translation>左から右</translation>
    </message>
    <message>
        <source>Redraw all such walls of this map</source>
        <extracomment>core/languages/classic/lower/checks/WallShapeChecks.cpp</extracomment>
        <translation>このマップのこうした壁をすべて描き直す</translation>
    </message>
    <message>
        <source>statement of the game</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>ゲームの文</translation>
    </message>
    <message>
        <source>drawbridge</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>跳ね橋</translation>
    </message>
    <message>
        <source>maze begins</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>迷路の始点</translation>
    </message>
    <message>
        <source>undiggable walls</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>掘れない壁</translation>
    </message>
    <message>
        <source>impassable walls</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>通り抜けられない壁</translation>
    </message>
    <message>
        <source>altar</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>祭壇</translation>
    </message>
    <message>
        <source>fountain</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>泉</translation>
    </message>
    <message>
        <source>sink</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>流し台</translation>
    </message>
    <message>
        <source>pool</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>池</translation>
    </message>
    <message>
        <source>monster</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>怪物</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>アイテム</translation>
    </message>
    <message>
        <source>chest with an object</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>アイテム入りの宝箱</translation>
    </message>
    <message>
        <source>gold</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>金貨</translation>
    </message>
    <message>
        <source>trap</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>罠</translation>
    </message>
    <message>
        <source>stairs up</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>上り階段</translation>
    </message>
    <message>
        <source>stairs down</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>下り階段</translation>
    </message>
    <message>
        <source>ladder up</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>上りはしご</translation>
    </message>
    <message>
        <source>ladder down</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>下りはしご</translation>
    </message>
    <message>
        <source>engraving</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>刻まれた文字</translation>
    </message>
    <message>
        <source>lit region</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>明るい領域</translation>
    </message>
    <message>
        <source>unlit region</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>暗い領域</translation>
    </message>
    <message>
        <source>stairs up somewhere</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>どこかの上り階段</translation>
    </message>
    <message>
        <source>stairs down somewhere</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>どこかの下り階段</translation>
    </message>
    <message>
        <source>arrival from above</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>到着地点 (上から)</translation>
    </message>
    <message>
        <source>arrival from below</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>到着地点 (下から)</translation>
    </message>
    <message>
        <source>arrival from anywhere</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>到着地点 (どこからでも)</translation>
    </message>
    <message>
        <source>portal</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>魔法の入口</translation>
    </message>
    <message>
        <source>branch stairs</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>分岐の階段</translation>
    </message>
    <message>
        <source>walls around floor</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>床を囲む壁</translation>
    </message>
    <message>
        <source>random place</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>ランダムな場所</translation>
    </message>
    <message>
        <source>random objects</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>ランダムなアイテム</translation>
    </message>
    <message>
        <source>random monsters</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>ランダムな怪物</translation>
    </message>
    <message>
        <source>subroom</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>小部屋</translation>
    </message>
    <message>
        <source>name of the room</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>部屋の名前</translation>
    </message>
    <message>
        <source>chance of its type</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>種類の確率</translation>
    </message>
    <message>
        <source>random corridors</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>ランダムな通路</translation>
    </message>
    <message>
        <source>corridor</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>通路</translation>
    </message>
    <message>
        <source>part with a map</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>マップのある部分</translation>
    </message>
    <message>
        <source>part without a map</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>マップのない部分</translation>
    </message>
    <message>
        <source>flags</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>フラグ</translation>
    </message>
    <message>
        <source>message</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>cave filled at random</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>ランダムに満たした洞窟</translation>
    </message>
    <message>
        <source>buried object</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>埋もれたアイテム</translation>
    </message>
    <message>
        <source>burning candle</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>火のついたろうそく</translation>
    </message>
    <message>
        <source>random region</source>
        <extracomment>core/languages/classic/syntax/ClassicGrammar.cpp</extracomment>
        <translation>ランダムな領域</translation>
    </message>
    <message>
        <source>Take {} away</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>{} を取り除く</translation>
    </message>
    <message>
        <source>The byte {}</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>バイト {}</translation>
    </message>
    <message>
        <source>a file begins with MAZE or LEVEL</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>ファイルは MAZE か LEVEL で始まります</translation>
    </message>
    <message>
        <source>it belongs in room levels (LEVEL), but this is a maze level (MAZE)</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>部屋レベル (LEVEL) のものですが、これは迷路レベル (MAZE) です</translation>
    </message>
    <message>
        <source>it belongs in maze levels (MAZE), but this is a room level (LEVEL)</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>迷路レベル (MAZE) のものですが、これは部屋レベル (LEVEL) です</translation>
    </message>
    <message>
        <source>a level begins with FLAGS, INIT_MAP and the MESSAGEs, in this order</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>レベルは FLAGS、INIT_MAP、MESSAGE の順で始まります</translation>
    </message>
    <message>
        <source>no room may follow the corridors</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>通路の後に部屋は置けません</translation>
    </message>
    <message>
        <source>random registers belong directly after the map of their part, before all other statements</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>ランダムなレジスタは、その部分のマップのすぐ後、他のすべての文の前に置きます</translation>
    </message>
    <message>
        <source>random registers belong before the first room</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>ランダムなレジスタは最初の部屋の前に置きます</translation>
    </message>
    <message>
        <source>it needs a part (NOMAP, or GEOMETRY with a MAP) before it</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>前に部分 (NOMAP、または GEOMETRY と MAP) が必要です</translation>
    </message>
    <message>
        <source>it needs a ROOM before it</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>前に ROOM が必要です</translation>
    </message>
    <message>
        <source>no room statement may follow the corridors</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>通路の後に部屋の文は置けません</translation>
    </message>
    <message>
        <source>RANDOM_CORRIDORS is allowed only once, and without other corridors</source>
        <extracomment>core/languages/classic/syntax/LevelParser.cpp</extracomment>
        <translation>RANDOM_CORRIDORS は一度だけ、他の通路がないときにしか置けません</translation>
    </message>
    <message>
        <source>Add “)”</source>
        <extracomment>core/languages/classic/syntax/StatementParser.cpp</extracomment>
        <translation>「)」を加える</translation>
    </message>
    <message>
        <source>“[” and a number</source>
        <extracomment>core/languages/classic/syntax/StatementParser.cpp</extracomment>
        <translation>「[」と数</translation>
    </message>
    <message>
        <source>“[” and an index</source>
        <extracomment>core/languages/classic/syntax/StatementParser.cpp</extracomment>
        <translation>「[」と添字</translation>
    </message>
    <message>
        <source>“)” or a comma</source>
        <extracomment>core/languages/classic/syntax/StatementParser.cpp</extracomment>
        <translation>「)」またはコンマ</translation>
    </message>
    <message>
        <source>Only descriptions without errors can be converted. Line {}: {}</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>変換できるのはエラーのない記述だけです。{} 行目: {}</translation>
    </message>
    <message>
        <source>This has no equivalent that compiles: {} ({})</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>コンパイルできる同等のものがありません: {} ({})</translation>
    </message>
    <message>
        <source>The text contains no level.</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>本文にレベルがありません。</translation>
    </message>
    <message>
        <source>The description cannot be converted, not even by way of a third game.</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>この記述は、別のゲームを経ても変換できません。</translation>
    </message>
    <message>
        <source>This has no equivalent: {} ({})</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>同等のものがありません: {} ({})</translation>
    </message>
    <message>
        <source>This description is already for {}.</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>この記述はすでに {} 用です。</translation>
    </message>
    <message>
        <source>Descriptions for {} cannot be converted into ones for {}.</source>
        <extracomment>core/languages/convert/Conversion.cpp</extracomment>
        <translation>{} 用の記述は {} 用の記述に変換できません。</translation>
    </message>
    <message>
        <source>There is no {} {}; {}.</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>{} {} はありません。{}。</translation>
    </message>
    <message>
        <source>it is a random one now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>ランダムなものになりました</translation>
    </message>
    <message>
        <source>it is a random one of its class now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>そのクラスのランダムなものになりました</translation>
    </message>
    <message>
        <source>the monster has seen none now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>怪物は罠を一つも見たことがない状態になりました</translation>
    </message>
    <message>
        <source>the room is an ordinary one now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>部屋は普通の部屋になりました</translation>
    </message>
    <message>
        <source>artifact</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>アーティファクト</translation>
    </message>
    <message>
        <source>the door needs no key now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>扉に鍵は要らなくなりました</translation>
    </message>
    <message>
        <source>it is floor now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>床になりました</translation>
    </message>
    <message>
        <source>it is stone now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>岩になりました</translation>
    </message>
    <message>
        <source>such cells are floor now</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>そのようなマスは床になりました</translation>
    </message>
    <message>
        <source>such form of</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>次の形の文</translation>
    </message>
    <message>
        <source>statement</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>文</translation>
    </message>
    <message>
        <source>it is left out</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>省かれました</translation>
    </message>
    <message>
        <source>word</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>語</translation>
    </message>
    <message>
        <source>a plain value stands for it</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>代わりに普通の値が置かれました</translation>
    </message>
    <message>
        <source>Only the game itself understands {}; {}.</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>{} を理解できるのはゲーム自身だけです。{}。</translation>
    </message>
    <message>
        <source>Only the game itself understands {}; it is left out.</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>{} を理解できるのはゲーム自身だけです。省かれました。</translation>
    </message>
    <message>
        <source>class of monsters</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>怪物のクラス</translation>
    </message>
    <message>
        <source>class of objects</source>
        <extracomment>core/languages/convert/KnownText.cpp</extracomment>
        <translation>アイテムのクラス</translation>
    </message>
    <message>
        <source>This room is now in the block of its parent, before the parent&apos;s other contents.</source>
        <extracomment>core/languages/convert/LevelConversion.cpp</extracomment>
        <translation>この部屋は親の部屋のブロックの中、親の他の中身の前に移りました。</translation>
    </message>
    <message>
        <source>There is no container before it in its part; its place is random now.</source>
        <extracomment>core/languages/convert/LevelConversion.cpp</extracomment>
        <translation>この部分では、前に入れ物がありません。場所はランダムになりました。</translation>
    </message>
    <message>
        <source>This is now in the block of its container, before the statements that were between them.</source>
        <extracomment>core/languages/convert/LevelConversion.cpp</extracomment>
        <translation>これは入れ物のブロックの中、間にあった文の前に移りました。</translation>
    </message>
    <message>
        <source>There is no statement like “{}”; it is left out.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>「{}」のような文はありません。省かれました。</translation>
    </message>
    <message>
        <source>{} has no declared entry; it is random now.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>{} には宣言された要素がありません。ランダムになりました。</translation>
    </message>
    <message>
        <source>There is no {}; the place is random now.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>{} はありません。場所はランダムになりました。</translation>
    </message>
    <message>
        <source>A list has no place “none”; the place is random now.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>リストに「none」という場所はありません。場所はランダムになりました。</translation>
    </message>
    <message>
        <source>The place {} is outside of every level; it is random now.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>場所 {} はどのレベルでも外になります。ランダムになりました。</translation>
    </message>
    <message>
        <source>There are no rooms of the type “{}”; this one is ordinary now.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>「{}」という種類の部屋はありません。この部屋は普通の部屋になりました。</translation>
    </message>
    <message>
        <source>There is no flag “{}”; it is left out.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>フラグ「{}」はありません。省かれました。</translation>
    </message>
    <message>
        <source>There is no monster “{}”; it is now a random one of its class.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>怪物「{}」はありません。そのクラスのランダムな怪物になりました。</translation>
    </message>
    <message>
        <source>There is no class {} of monsters; it is now a random one.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>怪物のクラス {} はありません。ランダムな怪物になりました。</translation>
    </message>
    <message>
        <source>There is no object “{}” of the class {}; it is now a random one of that class.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>アイテム「{}」はクラス {} にありません。そのクラスのランダムなアイテムになりました。</translation>
    </message>
    <message>
        <source>There is no monster “{}”; it is left out.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>怪物「{}」はありません。省かれました。</translation>
    </message>
    <message>
        <source>There is no trap “{}”; it is now a random one.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>罠「{}」はありません。ランダムな罠になりました。</translation>
    </message>
    <message>
        <source>Doors have no keys of their own; “{}” is left out.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>扉に固有の鍵はありません。「{}」は省かれました。</translation>
    </message>
    <message>
        <source>The chance of {} % is left out.</source>
        <extracomment>core/languages/convert/StatementConversion.cpp</extracomment>
        <translation>{} % の確率は省かれました。</translation>
    </message>
    <message>
        <source>A description has no functions of its own.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>記述は独自の関数を持てません。</translation>
    </message>
    <message>
        <source>How often this loop runs is computed.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>このループの回数は計算で決まります。</translation>
    </message>
    <message>
        <source>This has no equivalent.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>同等のものがありません。</translation>
    </message>
    <message>
        <source>{} It is a comment now.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>{}コメントになりました。</translation>
    </message>
    <message>
        <source>Only a list of the description can be shuffled.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>シャッフルできるのは記述のリストだけです。</translation>
    </message>
    <message>
        <source>Flags apply to every level of the description.</source>
        <extracomment>core/languages/convert/fromscript/BlockWriter.cpp</extracomment>
        <translation>フラグは記述のすべてのレベルに効きます。</translation>
    </message>
    <message>
        <source>There are no swamps in that game; this one is made as caves now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>そのゲームに沼地はありません。洞窟として作られるようになりました。</translation>
    </message>
    <message>
        <source>The filling of the level is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>レベルの埋め方は計算で決まります。</translation>
    </message>
    <message>
        <source>Mazes cannot be stretched, and always have dead ends; this one is plain now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>迷路は引き伸ばせず、行き止まりが必ずあります。普通の迷路になりました。</translation>
    </message>
    <message>
        <source>The message is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>メッセージは計算で決まります。</translation>
    </message>
    <message>
        <source>Walls can only be made around the whole map.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>壁はマップ全体のまわりにしか作れません。</translation>
    </message>
    <message>
        <source>There are no walls of lava; they are lava now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>溶岩の壁はありません。溶岩になりました。</translation>
    </message>
    <message>
        <source>The game shifts everything below a shorter row; here each row is placed as it is drawn.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>ゲームは短い行より下をすべてずらしますが、ここではどの行も描かれたとおりに置かれます。</translation>
    </message>
    <message>
        <source>The place of the map is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>マップの場所は計算で決まります。</translation>
    </message>
    <message>
        <source>This map has too many columns.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>このマップは列が多すぎます。</translation>
    </message>
    <message>
        <source>A map has {} columns at most; the others are a map of their own now, where nothing is put at random.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>マップは最大 {} 列です。残りの列は別のマップになり、そこにはランダムには何も置かれません。</translation>
    </message>
    <message>
        <source>The map is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>マップは計算で決まります。</translation>
    </message>
    <message>
        <source>A map cannot be lit; a lit region is, with the cells around it.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>マップを明るくすることはできません。代わりに明るい領域を置き、まわりのマスも明るくなります。</translation>
    </message>
    <message>
        <source>“{}” and “{}” are not both given as numbers; they are random now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>「{}」と「{}」の両方が数で指定されているわけではありません。ランダムになりました。</translation>
    </message>
    <message>
        <source>A room cannot be aligned in one direction only; it is now centered in the other one.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>部屋は一方向だけでは位置を揃えられません。もう一方向は中央になりました。</translation>
    </message>
    <message>
        <source>For Monks this is a health food shop; it is a food shop for everybody now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>モンクには健康食品店ですが、誰にとっても食料品店になりました。</translation>
    </message>
    <message>
        <source>The type is computed; the room is ordinary now.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>種類は計算で決まります。部屋は普通の部屋になりました。</translation>
    </message>
    <message>
        <source>Things cannot contain rooms.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>ものの中に部屋は置けません。</translation>
    </message>
    <message>
        <source>The game fills every ROOM, although this one should stay empty.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>この部屋は空のままのはずですが、ゲームはすべての ROOM に中身を入れます。</translation>
    </message>
    <message>
        <source>The game joins every ROOM; this one was not to be joined.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>ゲームはすべての ROOM をつなぎます。この部屋はつながれないはずでした。</translation>
    </message>
    <message>
        <source>A corridor must begin and end at a given wall of a given room.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>通路の両端には、部屋とその壁を指定する必要があります。</translation>
    </message>
    <message>
        <source>The game digs no corridors between northern and southern walls.</source>
        <extracomment>core/languages/convert/fromscript/CallLevel.cpp</extracomment>
        <translation>ゲームは北と南の壁の間に通路を掘りません。</translation>
    </message>
    <message>
        <source>A door in a wall belongs in a room.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>壁の扉は部屋の中に置くものです。</translation>
    </message>
    <message>
        <source>The game treats a random drawbridge direction as west.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>ゲームは跳ね橋の random の方向を west として扱います。</translation>
    </message>
    <message>
        <source>A maze cannot start in a random direction; it now starts in the east.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>迷路はランダムな方向には始められません。東から始まるようになりました。</translation>
    </message>
    <message>
        <source>There are no walls of lava; it is lava now.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>溶岩の壁はありません。溶岩になりました。</translation>
    </message>
    <message>
        <source>“w” stands for several kinds of terrain.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>「w」は複数の種類の地形を表します。</translation>
    </message>
    <message>
        <source>The terrain is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>地形は計算で決まります。</translation>
    </message>
    <message>
        <source>No description can express these cells.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>これらのマスを表せる記述はありません。</translation>
    </message>
    <message>
        <source>A description cannot search for a part of a map.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>記述ではマップの一部を探せません。</translation>
    </message>
    <message>
        <source>No description can express this area.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>この範囲を表せる記述はありません。</translation>
    </message>
    <message>
        <source>This now applies to the map only, not to the whole level.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>これはレベル全体ではなく、マップだけに効くようになりました。</translation>
    </message>
    <message>
        <source>This is only possible for rectangles.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>これは長方形でしかできません。</translation>
    </message>
    <message>
        <source>Rooms cannot contain regions.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>部屋の中に領域は置けません。</translation>
    </message>
    <message>
        <source>Only rectangles can be lit or darkened.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>明るくしたり暗くしたりできるのは長方形だけです。</translation>
    </message>
    <message>
        <source>The game ignores the contents of a region that only changes the light.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>明るさを変えるだけの領域の中身は、ゲームに無視されます。</translation>
    </message>
    <message>
        <source>What it is for is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>用途は計算で決まります。</translation>
    </message>
    <message>
        <source>Where the portal leads is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallPlaces.cpp</extracomment>
        <translation>魔法の入口の行き先は計算で決まります。</translation>
    </message>
    <message>
        <source>The kind is computed; it is random now.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>種類は計算で決まります。ランダムになりました。</translation>
    </message>
    <message>
        <source>The sex of a male monster cannot be expressed; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>怪物が雄であることは表せません。省かれました。</translation>
    </message>
    <message>
        <source>This appearance has no equivalent; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>この見かけに同等のものはありません。省かれました。</translation>
    </message>
    <message>
        <source>“{}” has no equivalent; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>「{}」に同等のものはありません。省かれました。</translation>
    </message>
    <message>
        <source>An unlocked state cannot be expressed; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>鍵のかかっていない状態は表せません。省かれました。</translation>
    </message>
    <message>
        <source>There is no monster “{}”; the kind of monster is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>怪物「{}」はありません。怪物の種類は省かれました。</translation>
    </message>
    <message>
        <source>The amount is computed; it is up to 200 now.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>量は計算で決まります。最大 200 になりました。</translation>
    </message>
    <message>
        <source>The game uses the column as the row here, so it lies at {}.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>ゲームはここで列を行として使うため、{} にあります。</translation>
    </message>
    <message>
        <source>The feature is computed.</source>
        <extracomment>core/languages/convert/fromscript/CallThings.cpp</extracomment>
        <translation>地物は計算で決まります。</translation>
    </message>
    <message>
        <source>{} has no equivalent.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>{} に同等のものはありません。</translation>
    </message>
    <message>
        <source>The arguments of the function are computed.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>関数の引数は計算で決まります。</translation>
    </message>
    <message>
        <source>The value of “{}” is computed; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>「{}」の値は計算で決まります。省かれました。</translation>
    </message>
    <message>
        <source>This place is outside of every level; it is random now.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>この場所はどのレベルでも外になります。ランダムになりました。</translation>
    </message>
    <message>
        <source>This place is computed; it is random now.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>この場所は計算で決まります。ランダムになりました。</translation>
    </message>
    <message>
        <source>Its place cannot be written out.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>この場所は書き出せません。</translation>
    </message>
    <message>
        <source>It needs a place.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>場所が必要です。</translation>
    </message>
    <message>
        <source>A text cannot contain quotes; they are apostrophes now.</source>
        <extracomment>core/languages/convert/fromscript/CallWriter.cpp</extracomment>
        <translation>文字列の中に引用符は置けません。アポストロフィになりました。</translation>
    </message>
    <message>
        <source>Scripts for {} cannot be described for {}.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>{} 用のスクリプトは {} 用の記述にできません。</translation>
    </message>
    <message>
        <source>The script defines themed rooms, which {} does not have.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>このスクリプトはテーマ部屋を定義していますが、{} にテーマ部屋はありません。</translation>
    </message>
    <message>
        <source>Only scripts without errors can be converted. Line {}: {}</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>変換できるのはエラーのないスクリプトだけです。{} 行目: {}</translation>
    </message>
    <message>
        <source>This has no equivalent that compiles: {} It is a comment now.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>コンパイルできる同等のものがありません: {} コメントになりました。</translation>
    </message>
    <message>
        <source>This script cannot be turned into a description.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>このスクリプトは記述にできません。</translation>
    </message>
    <message>
        <source>The game mirrors such a level at random; it always looks as it is drawn now.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>ゲームはこのようなレベルをランダムに反転しますが、いつも描かれたとおりになりました。</translation>
    </message>
    <message>
        <source>This flag is computed; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>このフラグは計算で決まります。省かれました。</translation>
    </message>
    <message>
        <source>The flag “{}” has no equivalent; it is left out.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>フラグ「{}」に同等のものはありません。省かれました。</translation>
    </message>
    <message>
        <source>The level&apos;s name is too long; it is “{}” now.</source>
        <extracomment>core/languages/convert/fromscript/DescribeScript.cpp</extracomment>
        <translation>レベルの名前が長すぎます。「{}」になりました。</translation>
    </message>
    <message>
        <source>This condition is computed.</source>
        <extracomment>core/languages/convert/fromscript/FlowWriter.cpp</extracomment>
        <translation>この条件は計算で決まります。</translation>
    </message>
    <message>
        <source>This loop never runs.</source>
        <extracomment>core/languages/convert/fromscript/FlowWriter.cpp</extracomment>
        <translation>このループは一度も実行されません。</translation>
    </message>
    <message>
        <source>A loop that may not run at all has no equivalent.</source>
        <extracomment>core/languages/convert/fromscript/FlowWriter.cpp</extracomment>
        <translation>一度も実行されないことがあるループに、同等のものはありません。</translation>
    </message>
    <message>
        <source>There is no monster {}; it is now a random one.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>怪物 {} はありません。ランダムな怪物になりました。</translation>
    </message>
    <message>
        <source>There is no monster {}; it is now a random one of its class.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>怪物 {} はありません。そのクラスのランダムな怪物になりました。</translation>
    </message>
    <message>
        <source>There is no class {} of objects; it is now a random one.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>アイテムのクラス {} はありません。ランダムなアイテムになりました。</translation>
    </message>
    <message>
        <source>There is no object {}; it is now a random one.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>アイテム {} はありません。ランダムなアイテムになりました。</translation>
    </message>
    <message>
        <source>There is no object {} of the class {}; it is now a random one of that class.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>アイテム {} はクラス {} にありません。そのクラスのランダムなアイテムになりました。</translation>
    </message>
    <message>
        <source>There is no trap {}; it is now a random one.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>罠 {} はありません。ランダムな罠になりました。</translation>
    </message>
    <message>
        <source>There are no rooms of the type {}; this one is ordinary now.</source>
        <extracomment>core/languages/convert/fromscript/ThingNames.cpp</extracomment>
        <translation>{} という種類の部屋はありません。この部屋は普通の部屋になりました。</translation>
    </message>
    <message>
        <source>This value is computed.</source>
        <extracomment>core/languages/convert/fromscript/VariableWriter.cpp</extracomment>
        <translation>この値は計算で決まります。</translation>
    </message>
    <message>
        <source>Several values at once have no equivalent.</source>
        <extracomment>core/languages/convert/fromscript/VariableWriter.cpp</extracomment>
        <translation>複数の値を一度に扱う同等のものはありません。</translation>
    </message>
    <message>
        <source>This value is computed; the variable keeps the one from before.</source>
        <extracomment>core/languages/convert/fromscript/VariableWriter.cpp</extracomment>
        <translation>この値は計算で決まります。変数は前の値のままです。</translation>
    </message>
    <message>
        <source>There are no rooms of the type “{}”; it is ordinary now.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>「{}」という種類の部屋はありません。普通の部屋になりました。</translation>
    </message>
    <message>
        <source>A corridor to a plain number was never dug; it is left out.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>数だけで示された先への通路は、もともと掘られませんでした。省かれました。</translation>
    </message>
    <message>
        <source>A door can be in one wall or in any; it is in any now.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>扉の壁は 1 つを決めるか任意にするかです。任意の壁になりました。</translation>
    </message>
    <message>
        <source>Like 3.6, NetHack 3.7 puts no doors into the outer walls of rooms; random corridors make their own. It is a comment now.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>NetHack 3.7 は 3.6 と同じく、部屋の外側の壁に扉を置きません。扉はランダムな通路が作ります。コメントになりました。</translation>
    </message>
    <message>
        <source>NetHack 3.7 does not accept a drawbridge in column 0 of a map. It is a comment now.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>NetHack 3.7 は、マップの列 0 にある跳ね橋を受け付けません。コメントになりました。</translation>
    </message>
    <message>
        <source>Walls cannot be put around selected cells; it is for the whole map now.</source>
        <extracomment>core/languages/convert/toscript/AreaScript.cpp</extracomment>
        <translation>選ばれたマスのまわりに壁を置くことはできません。マップ全体が対象になりました。</translation>
    </message>
    <message>
        <source>The ground of a random place cannot be given: it follows from what is placed there.</source>
        <extracomment>core/languages/convert/toscript/ArgumentValues.cpp</extracomment>
        <translation>ランダムな場所の地面は指定できません。そこに置かれるものから決まります。</translation>
    </message>
    <message>
        <source>The light of a map character cannot be kept in a variable.</source>
        <extracomment>core/languages/convert/toscript/ArgumentValues.cpp</extracomment>
        <translation>マップ文字の明るさは変数に入れられません。</translation>
    </message>
    <message>
        <source>There is nothing here that a BREAK could leave; it is left out.</source>
        <extracomment>core/languages/convert/toscript/LevelScript.cpp</extracomment>
        <translation>ここには BREAK で抜けるものがありません。省かれました。</translation>
    </message>
    <message>
        <source>EXIT ends only what is in this room or container, not the level.</source>
        <extracomment>core/languages/convert/toscript/LevelScript.cpp</extracomment>
        <translation>EXIT が終えるのはこの部屋や入れ物の中だけで、レベルではありません。</translation>
    </message>
    <message>
        <source>There is no such class of monsters; it is now a random one.</source>
        <extracomment>core/languages/convert/toscript/ScriptThings.cpp</extracomment>
        <translation>そのような怪物のクラスはありません。ランダムになります。</translation>
    </message>
    <message>
        <source>There is no such class of objects; it is now a random one.</source>
        <extracomment>core/languages/convert/toscript/ScriptThings.cpp</extracomment>
        <translation>そのようなアイテムのクラスはありません。ランダムになります。</translation>
    </message>
    <message>
        <source>Only the name decides which one is meant: this “{}” is now one of the class {}.</source>
        <extracomment>core/languages/convert/toscript/ScriptThings.cpp</extracomment>
        <translation>どれを指すかは名前だけで決まります。この「{}」はクラス {} のものになりました。</translation>
    </message>
    <message>
        <source>There is no object “{}” of its class; it is now a random one of that class.</source>
        <extracomment>core/languages/convert/toscript/ScriptThings.cpp</extracomment>
        <translation>アイテム「{}」はそのクラスにありません。そのクラスのランダムなアイテムになりました。</translation>
    </message>
    <message>
        <source>The traps that a monster has seen cannot be given; they are left out.</source>
        <extracomment>core/languages/convert/toscript/ThingScript.cpp</extracomment>
        <translation>怪物が見たことのある罠は指定できません。省かれました。</translation>
    </message>
    <message>
        <source>An object of this kind has no number, so the number is left out.</source>
        <extracomment>core/languages/convert/toscript/ThingScript.cpp</extracomment>
        <translation>この種類のアイテムに数値はないので、数値は省かれました。</translation>
    </message>
    <message>
        <source>There are no invisible objects; it can be seen now.</source>
        <extracomment>core/languages/convert/toscript/ThingScript.cpp</extracomment>
        <translation>見えないアイテムはありません。見えるようになりました。</translation>
    </message>
    <message>
        <source>A grave without an inscription has an empty one now.</source>
        <extracomment>core/languages/convert/toscript/ThingScript.cpp</extracomment>
        <translation>碑文のない墓は、空の碑文を持つようになりました。</translation>
    </message>
    <message>
        <source>byte 0: no known game has the version {}.</source>
        <extracomment>core/languages/games/DecompiledFile.cpp</extracomment>
        <translation>バイト 0: バージョン {} の既知のゲームはありません。</translation>
    </message>
    <message>
        <source>monster class</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>怪物のクラス</translation>
    </message>
    <message>
        <source>object class</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>アイテムのクラス</translation>
    </message>
    <message>
        <source>level flag</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>レベルフラグ</translation>
    </message>
    <message>
        <source>option</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>function</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>関数</translation>
    </message>
    <message>
        <source>door material</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>扉の材質</translation>
    </message>
    <message>
        <source>the {} {}</source>
        <extracomment>core/languages/games/GameLesson.cpp</extracomment>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>{}: The tables do not fit together: {}</source>
        <extracomment>core/languages/games/Games.cpp</extracomment>
        <translation>{}: テーブルが互いに合いません: {}</translation>
    </message>
    <message>
        <source>This document is shown as text only.</source>
        <extracomment>core/languages/games/PlainLanguage.cpp</extracomment>
        <translation>この文書はテキストとしてだけ表示されます。</translation>
    </message>
    <message>
        <source>it describes dungeons, not levels</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation>レベルではなく、迷宮を記述しています</translation>
    </message>
    <message>
        <source>it lists the vaults of a game and is not a level</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation>ゲームの宝物庫の一覧であり、レベルではありません</translation>
    </message>
    <message>
        <source>it is a script that makes no level; it is read as a library</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation>レベルを作らないスクリプトです。ライブラリとして読まれます</translation>
    </message>
    <message>
        <source>it is a script that makes no level: it calls no function of “des”</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation>レベルを作らないスクリプトです。「des」の関数を一つも呼びません</translation>
    </message>
    <message>
        <source>it sets {}{} and draws nothing: it is not a level</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation>{}{} を設定するだけで何も描かないため、レベルではありません</translation>
    </message>
    <message>
        <source> and more</source>
        <extracomment>core/languages/games/WhyNoLevel.cpp</extracomment>
        <translation> など</translation>
    </message>
    <message>
        <source>Level {} cannot be compiled: only the game itself understands {}.</source>
        <extracomment>core/languages/program/compile/LevelLowering.cpp</extracomment>
        <translation>レベル {} はコンパイルできません。{} を理解できるのはゲーム自身だけです。</translation>
    </message>
    <message>
        <source>Instruction {} ({})</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>命令 {} ({})</translation>
    </message>
    <message>
        <source>The end of the program</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>プログラムの終わり</translation>
    </message>
    <message>
        <source>what is there instead of the header</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>ヘッダーの代わりにそこにあるもの</translation>
    </message>
    <message>
        <source>blocks that are nested so deeply</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>これほど深い入れ子のブロック</translation>
    </message>
    <message>
        <source>jumps so entangled</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>これほど絡み合ったジャンプ</translation>
    </message>
    <message>
        <source>an end of a block within a statement</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>文の途中で終わるブロック</translation>
    </message>
    <message>
        <source>this instruction</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>この命令</translation>
    </message>
    <message>
        <source>a value that nothing uses</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>どこにも使われない値</translation>
    </message>
    <message>
        <source>a block without an end</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>終わりのないブロック</translation>
    </message>
    <message>
        <source>a jump by {}</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>{} だけのジャンプ</translation>
    </message>
    <message>
        <source>a loop that does not go back</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>元へ戻らないループ</translation>
    </message>
    <message>
        <source>a jump with a value left</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>値を残したままのジャンプ</translation>
    </message>
    <message>
        <source>a table of cases that leads elsewhere</source>
        <extracomment>core/languages/program/decompile/Decompiler.cpp</extracomment>
        <translation>別の場所へ通じる場合分けの表</translation>
    </message>
    <message>
        <source>No description can express instruction {}, which has the number {}.</source>
        <extracomment>core/languages/program/decompile/GameNumbers.cpp</extracomment>
        <translation>番号が {1} の命令 {0} を表せる記述はありません。</translation>
    </message>
    <message>
        <source>a value without a type</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>型のない値</translation>
    </message>
    <message>
        <source>the variable {}, which has no value yet</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>まだ値のない変数 {}</translation>
    </message>
    <message>
        <source>so long a computation</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>これほど長い計算</translation>
    </message>
    <message>
        <source>an instruction that lacks a value</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>値の足りない命令</translation>
    </message>
    <message>
        <source>{} where {} belongs</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>{1}が来るべき所にある{0}</translation>
    </message>
    <message>
        <source>{} of the number {:#x}</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>{}(番号 {:#x})</translation>
    </message>
    <message>
        <source>a computed number where one must be written</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>数が書かれるべき所にある計算された数</translation>
    </message>
    <message>
        <source>a computed text where one must be written</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>文字列が書かれるべき所にある計算された文字列</translation>
    </message>
    <message>
        <source>a copy of nothing</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>何も写さないコピー</translation>
    </message>
    <message>
        <source>a calculation with {}</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>{}との計算</translation>
    </message>
    <message>
        <source>texts that are not joined from left to right</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>左から右へ連結されていない文字列</translation>
    </message>
    <message>
        <source>a filter of another kind</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>別の種類のフィルター</translation>
    </message>
    <message>
        <source>{} as a radius</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>半径としての{}</translation>
    </message>
    <message>
        <source>a comparison with {}</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>{}との比較</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>an area</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>範囲</translation>
    </message>
    <message>
        <source>a map character</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>マップ文字</translation>
    </message>
    <message>
        <source>a random number</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>乱数</translation>
    </message>
    <message>
        <source>a copy</source>
        <extracomment>core/languages/program/decompile/Stack.cpp</extracomment>
        <translation>コピー</translation>
    </message>
    <message>
        <source>{} with {}</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>値 {1} を持つ {0}</translation>
    </message>
    <message>
        <source>the filling {} of a maze</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>迷路の中身 {}</translation>
    </message>
    <message>
        <source>the flags {:#x}</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>フラグ {:#x}</translation>
    </message>
    <message>
        <source>the place of a map</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>マップの場所</translation>
    </message>
    <message>
        <source>a map of {} × {} in {} bytes</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>{} × {} のマップ ({} バイト)</translation>
    </message>
    <message>
        <source>the flags {} of a room</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>部屋のフラグ {}</translation>
    </message>
    <message>
        <source>a level region of kind {}</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>種類 {} のレベル領域</translation>
    </message>
    <message>
        <source>a drawbridge in state {} and direction {}</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>状態 {}、方向 {} の跳ね橋</translation>
    </message>
    <message>
        <source>{} elements</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>{} 個の要素</translation>
    </message>
    <message>
        <source>the value assigned to {}</source>
        <extracomment>core/languages/program/decompile/Statements.cpp</extracomment>
        <translation>{} に代入された値</translation>
    </message>
    <message>
        <source>option {} of a monster</source>
        <extracomment>core/languages/program/decompile/Things.cpp</extracomment>
        <translation>怪物のオプション {}</translation>
    </message>
    <message>
        <source>option {} of an object</source>
        <extracomment>core/languages/program/decompile/Things.cpp</extracomment>
        <translation>アイテムのオプション {}</translation>
    </message>
    <message>
        <source>Nothing can be put into itself.</source>
        <extracomment>core/languages/program/edit/ArrangeStatements.cpp</extracomment>
        <translation>何かをそれ自身の中に入れることはできません。</translation>
    </message>
    <message>
        <source>This cannot be separated from what it belongs to.</source>
        <extracomment>core/languages/program/edit/ArrangeStatements.cpp</extracomment>
        <translation>これは、それが属するものから切り離せません。</translation>
    </message>
    <message>
        <source>This can only be moved together with the condition before it.</source>
        <extracomment>core/languages/program/edit/ArrangeStatements.cpp</extracomment>
        <translation>これは、その前の条件と一緒にしか動かせません。</translation>
    </message>
    <message>
        <source>counts as a maze in the game</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>ゲーム内で迷路として扱われる</translation>
    </message>
    <message>
        <source>its map and boulders are known from the start</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>マップと岩が最初から分かっている</translation>
    </message>
    <message>
        <source>what is out of sight is not remembered</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>見えなくなったものは記憶されない</translation>
    </message>
    <message>
        <source>undead seldom leave corpses</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>アンデッドがめったに死体を残さない</translation>
    </message>
    <message>
        <source>below ice is a pool, not a moat</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>氷の下は堀ではなく池になる</translation>
    </message>
    <message>
        <source>what is outside its maps cannot be dug or passed</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>マップの外は掘ったり通り抜けたりできない</translation>
    </message>
    <message>
        <source>its mazes are made of corridors</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>迷路が通路でできている</translation>
    </message>
    <message>
        <source>what cannot be reached gets a way in</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>届かない場所に入り口ができる</translation>
    </message>
    <message>
        <source>gets what belongs to its type</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>その種類のものが入る</translation>
    </message>
    <message>
        <source>stays empty</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>空のまま</translation>
    </message>
    <message>
        <source>corridors lead there</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>通路が通じる</translation>
    </message>
    <message>
        <source>no corridors lead there</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>通路が通じない</translation>
    </message>
    <message>
        <source>harms whoever opens it</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>開けた者に害を与える</translation>
    </message>
    <message>
        <source>those who arrive from below</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>下から来た者</translation>
    </message>
    <message>
        <source>those who arrive from above</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>上から来た者</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>one of the three, in random order</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>3 つのうちの 1 つ (ランダムな順)</translation>
    </message>
    <message>
        <source>a cell of that kind</source>
        <extracomment>core/languages/program/edit/FieldChoices.cpp</extracomment>
        <translation>その種類のマス</translation>
    </message>
    <message>
        <source>A broken statement has no fields.</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>壊れた文に項目はありません。</translation>
    </message>
    <message>
        <source>No word of this statement is known. Correct it in the text first.</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>この文の語はどれも未知です。先にテキストで直してください。</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>文の終わり</translation>
    </message>
    <message>
        <source>{} does not fit there; {} is needed.</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>{}はそこに置けません。{}が必要です。</translation>
    </message>
    <message>
        <source>This is more than one value.</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>値が 2 つ以上あります。</translation>
    </message>
    <message>
        <source>“{}” would mean something else there.</source>
        <extracomment>core/languages/program/edit/FieldEdit.cpp</extracomment>
        <translation>「{}」は、そこでは別の意味になります。</translation>
    </message>
    <message>
        <source>Not needed if the name is given</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>名前を指定すれば不要</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>任意</translation>
    </message>
    <message>
        <source>as it is</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>The terrain that fills the level at first</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>全体が最初に何でできているか</translation>
    </message>
    <message>
        <source>Of the map’s upper left corner</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>マップの左上の角の位置</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>places count from it</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>ここから場所を数える</translation>
    </message>
    <message>
        <source>Whether the statements below count from this map’s corner</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>以下の文の場所をこのマップの角から数えるかどうか</translation>
    </message>
    <message>
        <source>attitude</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>態度</translation>
    </message>
    <message>
        <source>alertness</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>覚醒状態</translation>
    </message>
    <message>
        <source>m_monster, m_object or m_feature and a name in quotes</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>m_monster、m_object、m_feature のどれかと、引用符で囲んだ名前</translation>
    </message>
    <message>
        <source>knows traps</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>知っている罠</translation>
    </message>
    <message>
        <source>all, or names such as &quot;pit&quot;|&quot;web&quot;</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>all、または &quot;pit&quot;|&quot;web&quot; のような名前</translation>
    </message>
    <message>
        <source>flees</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>逃げる</translation>
    </message>
    <message>
        <source>For this many turns</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>このターン数の間</translation>
    </message>
    <message>
        <source>is blind</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>目が見えない</translation>
    </message>
    <message>
        <source>is paralyzed</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>麻痺</translation>
    </message>
    <message>
        <source>avenges itself</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>復讐する</translation>
    </message>
    <message>
        <source>How many there are</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>いくつあるか</translation>
    </message>
    <message>
        <source>Or charges</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>または使用回数</translation>
    </message>
    <message>
        <source>of monster</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>怪物の種類</translation>
    </message>
    <message>
        <source>Whose corpse, egg, statue or figurine it is</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>どの怪物の死体、卵、像、人形か</translation>
    </message>
    <message>
        <source>eroded</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>腐食</translation>
    </message>
    <message>
        <source>How far, from 0 to 3</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>どの程度か (0 から 3)</translation>
    </message>
    <message>
        <source>recharged</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>充填</translation>
    </message>
    <message>
        <source>How often it was</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>充填された回数</translation>
    </message>
    <message>
        <source>erodeproof</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>腐食しない</translation>
    </message>
    <message>
        <source>Whether the game adds what belongs in mazes</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>迷路に付きもののものをゲームが加えるかどうか</translation>
    </message>
    <message>
        <source>corridor or room floor</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>通路か部屋の床</translation>
    </message>
    <message>
        <source>paths</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>道</translation>
    </message>
    <message>
        <source>What the paths of the maze are made of</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>迷路の道が何でできているか</translation>
    </message>
    <message>
        <source>Where walls are put up; the whole map if this is not given</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>壁を立てる場所。指定しなければマップ全体</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>形</translation>
    </message>
    <message>
        <source>within it</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>その中の位置</translation>
    </message>
    <message>
        <source>Its position within its place</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>割り当てられた場所の中での位置</translation>
    </message>
    <message>
        <source>Where the stairs may be</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>階段を置ける場所</translation>
    </message>
    <message>
        <source>The part of that area where no stairs are made</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>そのうち階段を置かない部分</translation>
    </message>
    <message>
        <source>The level at its other end</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>反対側の端のレベル</translation>
    </message>
    <message>
        <source>Where it may be</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>置ける場所</translation>
    </message>
    <message>
        <source>The part of that area where the portal is not</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>そのうち置かない場所</translation>
    </message>
    <message>
        <source>from anywhere</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>どこからでも</translation>
    </message>
    <message>
        <source>for arrivals</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>到着する者</translation>
    </message>
    <message>
        <source>The direction in which they travel</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>移動してくる方向</translation>
    </message>
    <message>
        <source>in place of</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>置き換え元</translation>
    </message>
    <message>
        <source>Per cent of the cells</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>マスの何パーセントか</translation>
    </message>
    <message>
        <source>epitaph</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>墓碑銘</translation>
    </message>
    <message>
        <source>Or random</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>またはランダム</translation>
    </message>
    <message>
        <source>In one of this many cells</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>この数のマスにつき 1 マス</translation>
    </message>
    <message>
        <source>gold in the rock</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>岩の中の金</translation>
    </message>
    <message>
        <source>In this many of 1000 cells</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>1000 マスのうちこの数のマス</translation>
    </message>
    <message>
        <source>gems in the rock</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>岩の中の宝石</translation>
    </message>
    <message>
        <source>The number of a room, its wall, and which door of that wall</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>部屋の番号、その壁、その壁の何番目の扉か</translation>
    </message>
    <message>
        <source>list</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>リスト</translation>
    </message>
    <message>
        <source>variable</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>変数</translation>
    </message>
    <message>
        <source>How often it runs</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>実行する回数</translation>
    </message>
    <message>
        <source>For a plain number, a random smaller number is chosen</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>ただの数なら、それより小さい乱数が選ばれる</translation>
    </message>
    <message>
        <source>Where somebody may arrive</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>到着しうる場所</translation>
    </message>
    <message>
        <source>The part of it where nobody arrives</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>そのうち誰も到着しない部分</translation>
    </message>
    <message>
        <source>The type decides what the game puts into the room</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>ゲームが部屋に何を置くかは種類で決まる</translation>
    </message>
    <message>
        <source>Whether the game fills the room according to its type; it does if none of the words for rooms is given</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>ゲームが部屋に種類どおりの中身を入れるかどうか。部屋の語がどれもなければ入れる</translation>
    </message>
    <message>
        <source>The game’s compiler reads it, but ignores it</source>
        <extracomment>core/languages/program/edit/FieldTable.cpp</extracomment>
        <translation>ゲームのコンパイラはこれを読むが、無視する</translation>
    </message>
    <message>
        <source>The game makes no doors in outer rooms that a corridor could join: random corridors bring their own.</source>
        <extracomment>core/languages/program/edit/RoomEdit.h</extracomment>
        <translation>通路でつながりうる外側の部屋には、ゲームは扉を作りません。扉はランダムな通路が作ります。</translation>
    </message>
    <message>
        <source>options …</source>
        <extracomment>core/languages/program/edit/Text.cpp</extracomment>
        <translation>オプション …</translation>
    </message>
    <message>
        <source>In any order</source>
        <extracomment>core/languages/program/edit/Text.cpp</extracomment>
        <translation>順不同</translation>
    </message>
    <message>
        <source>filled, form, corridors …</source>
        <extracomment>core/languages/program/edit/Text.cpp</extracomment>
        <translation>中身あり、形、通路 …</translation>
    </message>
    <message>
        <source>random monster</source>
        <extracomment>core/languages/program/language/Placements.cpp</extracomment>
        <translation>ランダムな怪物</translation>
    </message>
    <message>
        <source>random object</source>
        <extracomment>core/languages/program/language/Placements.cpp</extracomment>
        <translation>ランダムなアイテム</translation>
    </message>
    <message>
        <source>region {}</source>
        <extracomment>core/languages/program/language/Placements.cpp</extracomment>
        <translation>領域 {}</translation>
    </message>
    <message>
        <source>random trap</source>
        <extracomment>core/languages/program/language/Placements.cpp</extracomment>
        <translation>ランダムな罠</translation>
    </message>
    <message>
        <source>Only vaults are set into a sample level: levels with the flag “rndvault”.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>見本のレベルに入れられるのは宝物庫、つまりフラグ「rndvault」の付いたレベルだけです。</translation>
    </message>
    <message>
        <source>“{}” needs a depth of {} or more; this level has {}.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>「{}」には {} 以上の深さが必要ですが、このレベルの深さは {} です。</translation>
    </message>
    <message>
        <source>Part {}</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>部分 {}</translation>
    </message>
    <message>
        <source>no map</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>マップなし</translation>
    </message>
    <message>
        <source>A broken statement has no place.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>壊れた文に場所はありません。</translation>
    </message>
    <message>
        <source>Only a single statement can go there, and not every kind can.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>これは、そこに置ける 1 つの文ではありません。</translation>
    </message>
    <message>
        <source>The place of this part is not written in words such as “left” and “top”.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>この部分の場所は「left」や「top」のような語で書かれていません。</translation>
    </message>
    <message>
        <source>There is no level here.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>ここにはレベルがありません。</translation>
    </message>
    <message>
        <source>The level has errors.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>このレベルにはエラーがあります。</translation>
    </message>
    <message>
        <source>No level description can express this.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>これを表せるレベル記述はありません。</translation>
    </message>
    <message>
        <source>No level description can express what instruction {} does there.</source>
        <extracomment>core/languages/program/language/ProgramLanguage.cpp</extracomment>
        <translation>命令 {} がそこで行うことを表せるレベル記述はありません。</translation>
    </message>
    <message>
        <source>no room is open whose door it could be</source>
        <extracomment>core/languages/program/roll/Instructions.cpp</extracomment>
        <translation>この扉を付けられる開いた部屋がありません</translation>
    </message>
    <message>
        <source>there are 40 level regions already</source>
        <extracomment>core/languages/program/roll/Instructions.cpp</extracomment>
        <translation>レベル領域がすでに 40 個あります</translation>
    </message>
    <message>
        <source>a value has the wrong type</source>
        <extracomment>core/languages/program/roll/ProgramMachine.cpp</extracomment>
        <translation>値の型が違います</translation>
    </message>
    <message>
        <source>a condition such as [50%] or [$a &gt; 1]</source>
        <extracomment>core/languages/program/syntax/FlowParser.cpp</extracomment>
        <translation>[50%] や [$a &gt; 1] のような条件</translation>
    </message>
    <message>
        <source>a variable that contains a list</source>
        <extracomment>core/languages/program/syntax/FlowParser.cpp</extracomment>
        <translation>リストの入った変数</translation>
    </message>
    <message>
        <source>a word of the class “{}”</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>クラス「{}」の語</translation>
    </message>
    <message>
        <source>dice such as 2d6</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>2d6 のようなダイス</translation>
    </message>
    <message>
        <source>a call of a function</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>関数の呼び出し</translation>
    </message>
    <message>
        <source>a chance such as [50%]</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>[50%] のような確率</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>values that are nested less deeply</source>
        <extracomment>core/languages/program/syntax/FormParser.cpp</extracomment>
        <translation>値の中の値を減らすこと</translation>
    </message>
    <message>
        <source>monster with an object</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>アイテムを持つ怪物</translation>
    </message>
    <message>
        <source>inner door</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>内側の扉</translation>
    </message>
    <message>
        <source>secret inner door</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>内側の隠し扉</translation>
    </message>
    <message>
        <source>tree</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>木</translation>
    </message>
    <message>
        <source>water over an area</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>範囲を満たす水</translation>
    </message>
    <message>
        <source>trees here and there</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>あちこちの木</translation>
    </message>
    <message>
        <source>ore and gems in the rock</source>
        <extracomment>core/languages/program/syntax/Forms.cpp</extracomment>
        <translation>岩の中の鉱石と宝石</translation>
    </message>
    <message>
        <source>terrain replaced</source>
        <extracomment>core/languages/program/syntax/Grammar.cpp</extracomment>
        <translation>地形の置き換え</translation>
    </message>
    <message>
        <source>variable =</source>
        <extracomment>core/languages/program/syntax/Grammar.cpp</extracomment>
        <translation>変数 =</translation>
    </message>
    <message>
        <source>furniture of the game</source>
        <extracomment>core/languages/program/syntax/Grammar.cpp</extracomment>
        <translation>ゲームの設備</translation>
    </message>
    <message>
        <source>a MAP on a line of its own</source>
        <extracomment>core/languages/program/syntax/LevelParser.cpp</extracomment>
        <translation>独立した行の MAP</translation>
    </message>
    <message>
        <source>a map row or ENDMAP</source>
        <extracomment>core/languages/program/syntax/LevelParser.cpp</extracomment>
        <translation>マップの行か ENDMAP</translation>
    </message>
    <message>
        <source>a place or a selection of cells</source>
        <extracomment>core/languages/program/syntax/SelectionParser.cpp</extracomment>
        <translation>場所かマスの選択範囲</translation>
    </message>
    <message>
        <source>radial or square</source>
        <extracomment>core/languages/program/syntax/SelectionParser.cpp</extracomment>
        <translation>radial か square</translation>
    </message>
    <message>
        <source>a minus sign, which cannot be written in this language</source>
        <extracomment>core/languages/program/syntax/SelectionParser.cpp</extracomment>
        <translation>この言語では書けないマイナス記号</translation>
    </message>
    <message>
        <source>a selection of cells</source>
        <extracomment>core/languages/program/syntax/SelectionParser.cpp</extracomment>
        <translation>マスの選択範囲</translation>
    </message>
    <message>
        <source>a statement</source>
        <extracomment>core/languages/program/syntax/StatementParser.cpp</extracomment>
        <translation>文</translation>
    </message>
    <message>
        <source>a chance such as 50%</source>
        <extracomment>core/languages/program/syntax/StatementParser.cpp</extracomment>
        <translation>50% のような確率</translation>
    </message>
    <message>
        <source>the end of the statement</source>
        <extracomment>core/languages/program/syntax/StatementTrial.cpp</extracomment>
        <translation>文の終わり</translation>
    </message>
    <message>
        <source>an option of a monster</source>
        <extracomment>core/languages/program/syntax/ThingParser.cpp</extracomment>
        <translation>怪物のオプション</translation>
    </message>
    <message>
        <source>a place or an option of an object</source>
        <extracomment>core/languages/program/syntax/ThingParser.cpp</extracomment>
        <translation>場所かアイテムのオプション</translation>
    </message>
    <message>
        <source>a number, dice or a variable that contains a number</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>数、ダイス、または数の入った変数</translation>
    </message>
    <message>
        <source>a text in quotes or a variable that contains one</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>引用符で囲んだ文字列、または文字列の入った変数</translation>
    </message>
    <message>
        <source>dry, wet, hot, solid or any</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>dry、wet、hot、solid、any のどれか</translation>
    </message>
    <message>
        <source>a map character in quotes such as &apos;.&apos;</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>&apos;.&apos; のような引用符で囲んだマップ文字</translation>
    </message>
    <message>
        <source>a name or class in quotes, or random</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>引用符で囲んだ名前かクラス、または random</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>core/languages/program/syntax/ValueParser.cpp</extracomment>
        <translation>値</translation>
    </message>
    <message>
        <source>the name of a flag</source>
        <extracomment>core/languages/script/checks/CallChecks.cpp</extracomment>
        <translation>フラグの名前</translation>
    </message>
    <message>
        <source>{} takes {}</source>
        <extracomment>core/languages/script/checks/CallChecks.cpp</extracomment>
        <translation>{} の引数は {} です</translation>
    </message>
    <message>
        <source>With more than one selection {} does nothing</source>
        <extracomment>core/languages/script/checks/CallChecks.cpp</extracomment>
        <translation>選択範囲が 2 つ以上あると、{} は何もしません</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>core/languages/script/checks/CheckedCall.cpp</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>core/languages/script/checks/CheckedCall.cpp</extracomment>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Add “{}”</source>
        <extracomment>core/languages/script/checks/Checks.cpp</extracomment>
        <translation>「{}」を加える</translation>
    </message>
    <message>
        <source>Fill it up with stone</source>
        <extracomment>core/languages/script/checks/MapChecks.cpp</extracomment>
        <translation>岩で埋める</translation>
    </message>
    <message>
        <source>This map is {} cells wide, and the level {}: the rest is cut off</source>
        <extracomment>core/languages/script/checks/MapChecks.cpp</extracomment>
        <translation>このマップの幅は {} マスで、レベルの幅は {} マスです。残りは切り捨てられます</translation>
    </message>
    <message>
        <source>a class is one character</source>
        <extracomment>core/languages/script/checks/NameChecks.cpp</extracomment>
        <translation>クラスは 1 文字です</translation>
    </message>
    <message>
        <source>a selection and a number</source>
        <extracomment>core/languages/script/checks/NameUses.cpp</extracomment>
        <translation>選択範囲と数</translation>
    </message>
    <message>
        <source>one selection</source>
        <extracomment>core/languages/script/checks/NameUses.cpp</extracomment>
        <translation>選択範囲 1 つ</translation>
    </message>
    <message>
        <source>; the place is random</source>
        <extracomment>core/languages/script/checks/NameUses.cpp</extracomment>
        <translation>(場所はランダムになります)</translation>
    </message>
    <message>
        <source>Nothing can be chosen from this: the game complains</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>ここから選べるものがありません。ゲームは警告を表示します</translation>
    </message>
    <message>
        <source>Without x2 and y2 this reaches to the corner of the map</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>x2 と y2 がないと、マップの隅まで及びます</translation>
    </message>
    <message>
        <source>This is for tests of the game: it wrecks a level</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>これはゲームのテスト用です。レベルが壊れます</translation>
    </message>
    <message>
        <source>This is not a function: all later objects go to this monster</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>これは関数ではありません。以後のアイテムはすべてこの怪物の持ち物になります</translation>
    </message>
    <message>
        <source>This is not a function, so the game calls nothing</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>これは関数ではないので、ゲームは何も呼び出しません</translation>
    </message>
    <message>
        <source>“{}” is not a terrain, so nothing changes</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>「{}」は地形ではないので、何も変わりません</translation>
    </message>
    <message>
        <source>The walls of a mazegrid are its “bg”; without it, everything is stone</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>mazegrid の壁はその「bg」です。指定しないと、すべてが岩になります</translation>
    </message>
    <message>
        <source>Without {} the map keeps the row of the one before</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>{} がないと、マップは前のマップの行を引き継ぎます</translation>
    </message>
    <message>
        <source>Without {} the map keeps the column of the one before</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>{} がないと、マップは前のマップの列を引き継ぎます</translation>
    </message>
    <message>
        <source>“lit” is 1, 0, -1 for random light, or -2 to leave the light as it is</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>「lit」は 1、0、-1 (ランダムな明るさ)、-2 (明るさを変えない) のどれかです</translation>
    </message>
    <message>
        <source>A random direction does not work: the game complains and uses west</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>ランダムな方向は使えません。ゲームは警告を表示し、west を使います</translation>
    </message>
    <message>
        <source>The game finds no place for a door in the wall of a room that is surrounded by solid rock</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>固い岩に囲まれた部屋の壁には、ゲームは扉を置く場所を見つけられません</translation>
    </message>
    <message>
        <source>an ordinary region only changes the light</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>普通の領域は明るさを変えるだけです</translation>
    </message>
    <message>
        <source>A region cannot be a room inside a room: the game complains</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>領域を部屋の中の部屋にすることはできません。ゲームは警告を表示します</translation>
    </message>
    <message>
        <source>The first corner of an area must be the upper left one</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>範囲の最初の角は左上でなければなりません</translation>
    </message>
    <message>
        <source>With the flag nomongen the game makes no random monster here</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>フラグ nomongen があると、ゲームはここにランダムな怪物を作りません</translation>
    </message>
    <message>
        <source>obj:, mon: and ter:, with a name</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>obj:、mon:、ter: のどれかと名前</translation>
    </message>
    <message>
        <source>There is no {} “{}”: the game complains</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>{}「{}」はありません。ゲームは警告を表示します</translation>
    </message>
    <message>
        <source>No map symbol is called “{}”: the game complains</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>「{}」という地図記号はありません。ゲームは警告を表示します</translation>
    </message>
    <message>
        <source>object of class {} with the name</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>クラス {} のアイテム</translation>
    </message>
    <message>
        <source>a {} has none</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>{} にはありません</translation>
    </message>
    <message>
        <source>a place as {{x, y}}</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>{{x, y}} の形の場所</translation>
    </message>
    <message>
        <source>Write the place in braces</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>場所を波括弧で囲む</translation>
    </message>
    <message>
        <source>This teleportation trap leads to itself</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>このテレポートの罠の行き先は自分自身です</translation>
    </message>
    <message>
        <source>this row</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>この行</translation>
    </message>
    <message>
        <source>it puts the gold at ({},{})</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>金貨は ({},{}) に置かれます</translation>
    </message>
    <message>
        <source>A chance of 0 counts as 100 per cent</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>確率 0 は 100 パーセントとして扱われます</translation>
    </message>
    <message>
        <source>The game draws nothing for a room of this type</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>この種類の部屋については、ゲームは何も描きません</translation>
    </message>
    <message>
        <source>“{}” must name one wall: otherwise there is no corridor</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>「{}」は 1 つの壁を指す必要があります。そうでないと通路はできません</translation>
    </message>
    <message>
        <source>This excludes the whole area: the game complains</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>範囲全体が除外されています。ゲームは警告を表示します</translation>
    </message>
    <message>
        <source>A portal</source>
        <extracomment>core/languages/script/checks/OddCalls.cpp</extracomment>
        <translation>魔法の入口</translation>
    </message>
    <message>
        <source>x and y are given, too</source>
        <extracomment>core/languages/script/checks/PlaceChecks.cpp</extracomment>
        <translation>x と y も指定されています</translation>
    </message>
    <message>
        <source>Without {} the place is not random but far off the map</source>
        <extracomment>core/languages/script/checks/PlaceChecks.cpp</extracomment>
        <translation>{} がないと、場所はランダムではなく、マップのはるか外になります</translation>
    </message>
    <message>
        <source>({},{}) is outside the level: the game puts it into the last corner</source>
        <extracomment>core/languages/script/checks/PlaceChecks.cpp</extracomment>
        <translation>({},{}) はレベルの外です。ゲームは最後の隅に置きます</translation>
    </message>
    <message>
        <source>a place or a selection</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>場所か選択範囲</translation>
    </message>
    <message>
        <source>fromterrain or mapfragment</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>fromterrain か mapfragment</translation>
    </message>
    <message>
        <source>all four of x1, y1, x2, y2</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>x1、y1、x2、y2 の 4 つすべて</translation>
    </message>
    <message>
        <source>halign and valign, or x and y</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>halign と valign、または x と y</translation>
    </message>
    <message>
        <source>both x and y</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>x と y の両方</translation>
    </message>
    <message>
        <source>both w and h</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>w と h の両方</translation>
    </message>
    <message>
        <source>it has no key in this table</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>このテーブルにキーがありません</translation>
    </message>
    <message>
        <source>Write “coord =” before it</source>
        <extracomment>core/languages/script/checks/TableChecks.cpp</extracomment>
        <translation>前に「coord =」と書く</translation>
    </message>
    <message>
        <source>Write it as a text</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>文字列として書く</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number, or &quot;random&quot;</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>整数か &quot;random&quot;</translation>
    </message>
    <message>
        <source>a place: {{x, y}}</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>場所: {{x, y}}</translation>
    </message>
    <message>
        <source>an area: {{x1, y1, x2, y2}}</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>範囲: {{x1, y1, x2, y2}}</translation>
    </message>
    <message>
        <source>a selection</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>a function</source>
        <extracomment>core/languages/script/checks/ValueChecks.cpp</extracomment>
        <translation>関数</translation>
    </message>
    <message>
        <source>left out: {}</source>
        <extracomment>core/languages/script/complete/Explanations.cpp</extracomment>
        <translation>省略時: {}</translation>
    </message>
    <message>
        <source>any of this class</source>
        <extracomment>core/languages/script/complete/Explanations.cpp</extracomment>
        <translation>このクラスのどれか</translation>
    </message>
    <message>
        <source>any object of this class</source>
        <extracomment>core/languages/script/complete/Explanations.cpp</extracomment>
        <translation>このクラスのアイテムのどれか</translation>
    </message>
    <message>
        <source>a flag of the level</source>
        <extracomment>core/languages/script/complete/Explanations.cpp</extracomment>
        <translation>レベルのフラグ</translation>
    </message>
    <message>
        <source>The game gives “{}” its name.</source>
        <extracomment>core/languages/script/complete/Text.cpp</extracomment>
        <translation>「{}」という名前はゲームが付けたものです。</translation>
    </message>
    <message>
        <source>The script has no fields.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>スクリプトに項目はありません。</translation>
    </message>
    <message>
        <source>This call has no arguments.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>この呼び出しに引数はありません。</translation>
    </message>
    <message>
        <source>“{}” is not a place.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>「{}」は場所ではありません。</translation>
    </message>
    <message>
        <source>Only half of this place is written.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>この場所は半分しか書かれていません。</translation>
    </message>
    <message>
        <source>This value cannot be removed.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>この値は取り除けません。</translation>
    </message>
    <message>
        <source>This call has arguments that its function does not accept.</source>
        <extracomment>core/languages/script/edit/FieldEdit.cpp</extracomment>
        <translation>この呼び出しには、関数が受け付けない引数があります。</translation>
    </message>
    <message>
        <source>branch prize</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>分岐の賞品</translation>
    </message>
    <message>
        <source>near the place</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>隣のマスでもよい</translation>
    </message>
    <message>
        <source>alignment</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>属性</translation>
    </message>
    <message>
        <source>amount</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>量</translation>
    </message>
    <message>
        <source>appears as</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>見かけ</translation>
    </message>
    <message>
        <source>hero arrives</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>主人公がここに着く</translation>
    </message>
    <message>
        <source>asleep</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>眠っている</translation>
    </message>
    <message>
        <source>avenges</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>復讐する</translation>
    </message>
    <message>
        <source>background</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>背景</translation>
    </message>
    <message>
        <source>turns blind</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>盲目のターン数</translation>
    </message>
    <message>
        <source>broken lock</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>壊れた鍵</translation>
    </message>
    <message>
        <source>blessed/cursed</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>祝福・呪い</translation>
    </message>
    <message>
        <source>buried</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>埋もれている</translation>
    </message>
    <message>
        <source>cancelled</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>無力化</translation>
    </message>
    <message>
        <source>class</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>クラス</translation>
    </message>
    <message>
        <source>confused</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>混乱</translation>
    </message>
    <message>
        <source>contents</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>中身</translation>
    </message>
    <message>
        <source>corridor width</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>通路の幅</translation>
    </message>
    <message>
        <source>counts as born</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>生まれた数に入れる</translation>
    </message>
    <message>
        <source>damage</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>ダメージ</translation>
    </message>
    <message>
        <source>dead ends</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>wears off</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>すり減る</translation>
    </message>
    <message>
        <source>second door</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>二つ目の扉</translation>
    </message>
    <message>
        <source>second room</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>二つ目の部屋</translation>
    </message>
    <message>
        <source>second wall</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>二つ目の壁</translation>
    </message>
    <message>
        <source>direction</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>方向</translation>
    </message>
    <message>
        <source>dishwasher gone</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>皿洗いはもういない</translation>
    </message>
    <message>
        <source>erosion</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>損傷</translation>
    </message>
    <message>
        <source>excluded in level</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>除外はレベル座標</translation>
    </message>
    <message>
        <source>female</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>雌</translation>
    </message>
    <message>
        <source>foreground</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>前景</translation>
    </message>
    <message>
        <source>filling</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>埋め方</translation>
    </message>
    <message>
        <source>turns fleeing</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>逃走のターン数</translation>
    </message>
    <message>
        <source>replaced terrain</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>置き換える地形</translation>
    </message>
    <message>
        <source>gems</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>宝石</translation>
    </message>
    <message>
        <source>greased</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>油塗り</translation>
    </message>
    <message>
        <source>may bring others</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>仲間を連れることも</translation>
    </message>
    <message>
        <source>guards objects</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>上にある物を守る</translation>
    </message>
    <message>
        <source>height</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>高さ</translation>
    </message>
    <message>
        <source>horizontally</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>横の位置</translation>
    </message>
    <message>
        <source>historic</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>歴史的</translation>
    </message>
    <message>
        <source>kind</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>種類</translation>
    </message>
    <message>
        <source>in water and lava</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>水や溶岩の中でもよい</translation>
    </message>
    <message>
        <source>inventory</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>持ち物</translation>
    </message>
    <message>
        <source>invisible</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>見えない</translation>
    </message>
    <message>
        <source>irregular</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>不規則</translation>
    </message>
    <message>
        <source>joined</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>つなげる</translation>
    </message>
    <message>
        <source>usual belongings</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>普段の持ち物も持つ</translation>
    </message>
    <message>
        <source>kelp in moats</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>堀の海藻</translation>
    </message>
    <message>
        <source>kelp in pools</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>池の海藻</translation>
    </message>
    <message>
        <source>laid by hero</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>主人公が産んだ</translation>
    </message>
    <message>
        <source>boulder from</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>大岩の出発点</translation>
    </message>
    <message>
        <source>lit</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>明るい</translation>
    </message>
    <message>
        <source>locked</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>鍵つき</translation>
    </message>
    <message>
        <source>looted</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>荒らされている</translation>
    </message>
    <message>
        <source>level adjustment</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>レベルの補正</translation>
    </message>
    <message>
        <source>male</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>雄</translation>
    </message>
    <message>
        <source>map</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>地図</translation>
    </message>
    <message>
        <source>pattern</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>地形の並び</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>padding</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>詰め物</translation>
    </message>
    <message>
        <source>turns paralyzed</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>麻痺のターン数</translation>
    </message>
    <message>
        <source>peaceful</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>友好的</translation>
    </message>
    <message>
        <source>position</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>property</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>性質</translation>
    </message>
    <message>
        <source>pudding gone</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>プリンはもういない</translation>
    </message>
    <message>
        <source>quantity</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>個数</translation>
    </message>
    <message>
        <source>times recharged</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>再充填の回数</translation>
    </message>
    <message>
        <source>counts in level</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>範囲はレベル座標</translation>
    </message>
    <message>
        <source>revived</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>復活</translation>
    </message>
    <message>
        <source>ring gone</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>指輪はもうない</translation>
    </message>
    <message>
        <source>seen</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>見える</translation>
    </message>
    <message>
        <source>selection</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>smoothed</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>滑らか</translation>
    </message>
    <message>
        <source>bonus or charges</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>強化値か残り回数</translation>
    </message>
    <message>
        <source>spider on web</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>巣に蜘蛛がいる</translation>
    </message>
    <message>
        <source>first door</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>一つ目の扉</translation>
    </message>
    <message>
        <source>first room</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>一つ目の部屋</translation>
    </message>
    <message>
        <source>first wall</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>一つ目の壁</translation>
    </message>
    <message>
        <source>state</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>状態</translation>
    </message>
    <message>
        <source>stocked</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>物を置く</translation>
    </message>
    <message>
        <source>stunned</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>ふらふら</translation>
    </message>
    <message>
        <source>style</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>スタイル</translation>
    </message>
    <message>
        <source>bees gone</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>蜂はもういない</translation>
    </message>
    <message>
        <source>tail</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>尾</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>new terrain</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>新しい地形</translation>
    </message>
    <message>
        <source>trap is known</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>罠が知られている</translation>
    </message>
    <message>
        <source>trapped</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>罠つき</translation>
    </message>
    <message>
        <source>duration</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>続くターン数</translation>
    </message>
    <message>
        <source>terrain</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>地形</translation>
    </message>
    <message>
        <source>vertically</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>縦の位置</translation>
    </message>
    <message>
        <source>victim&apos;s remains</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>犠牲者の残骸</translation>
    </message>
    <message>
        <source>width</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>幅</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>待っている</translation>
    </message>
    <message>
        <source>wall</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>壁</translation>
    </message>
    <message>
        <source>walled</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>壁あり</translation>
    </message>
    <message>
        <source>wall thickness</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>壁の厚さ</translation>
    </message>
    <message>
        <source>watchman warned</source>
        <extracomment>core/languages/script/edit/FieldLabels.cpp</extracomment>
        <translation>番兵が警告した</translation>
    </message>
    <message>
        <source>A door goes into the wall of a room.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>扉は部屋の壁に置きます。</translation>
    </message>
    <message>
        <source>Correct the text before it first: Lua cannot read it.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>先に、その前の本文を直してください。Lua が読めません。</translation>
    </message>
    <message>
        <source>This level has no rooms to join.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>このレベルには、つなげる部屋がありません。</translation>
    </message>
    <message>
        <source>Only maps have areas, but this level is made of rooms.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>範囲があるのはマップだけですが、このレベルは部屋でできています。</translation>
    </message>
    <message>
        <source>The game makes such doors only in rooms in rooms; corridors bring the doors of outer rooms.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>このような扉は、部屋の中の部屋にしか作られません。外側の部屋の扉は通路が作ります。</translation>
    </message>
    <message>
        <source>({},{}) lies outside.</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>({},{}) は外です。</translation>
    </message>
    <message>
        <source>lit area</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>明るい範囲</translation>
    </message>
    <message>
        <source>unlit area</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>暗い範囲</translation>
    </message>
    <message>
        <source>zoo</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>動物園</translation>
    </message>
    <message>
        <source>shop</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>店</translation>
    </message>
    <message>
        <source>temple</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>寺院</translation>
    </message>
    <message>
        <source>branch</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>分岐</translation>
    </message>
    <message>
        <source>stairs up in an area</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>範囲内の上り階段</translation>
    </message>
    <message>
        <source>stairs down in an area</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>範囲内の下り階段</translation>
    </message>
    <message>
        <source>throne</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>玉座</translation>
    </message>
    <message>
        <source>maze from here</source>
        <extracomment>core/languages/script/edit/Palette.cpp</extracomment>
        <translation>ここからの迷路</translation>
    </message>
    <message>
        <source>This is computed by “{}”.</source>
        <extracomment>core/languages/script/edit/RoomEdit.cpp</extracomment>
        <translation>これは「{}」で計算されます。</translation>
    </message>
    <message>
        <source>This call has no such value.</source>
        <extracomment>core/languages/script/edit/RoomEdit.cpp</extracomment>
        <translation>この呼び出しにそのような値はありません。</translation>
    </message>
    <message>
        <source>The script itself has no place.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>スクリプト自体に場所はありません。</translation>
    </message>
    <message>
        <source>This statement has no place that is written.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>この文には、書かれた場所がありません。</translation>
    </message>
    <message>
        <source>Its place counts from the corner of a region.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>この場所は領域の角から数えられています。</translation>
    </message>
    <message>
        <source>Its area would lie outside.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>その範囲は外にはみ出します。</translation>
    </message>
    <message>
        <source>Its place would be ({},{}), which lies outside.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>その場所は ({},{}) になり、外に出ます。</translation>
    </message>
    <message>
        <source>Its contents are not written as a function in place.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>中身がその場で関数として書かれていません。</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>何も選択されていません。</translation>
    </message>
    <message>
        <source>They are already there.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>すでにそこにあります。</translation>
    </message>
    <message>
        <source>This is part of a larger expression.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>これは、より大きな式の一部です。</translation>
    </message>
    <message>
        <source>A thing cannot go into itself.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>ものをそれ自身の中に入れることはできません。</translation>
    </message>
    <message>
        <source>What is there is part of a larger expression.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.cpp</extracomment>
        <translation>そこにあるものは、より大きな式の一部です。</translation>
    </message>
    <message>
        <source>Its contents are not written as a function, so nothing can be added to them here.</source>
        <extracomment>core/languages/script/edit/ScriptEdit.h</extracomment>
        <translation>中身が関数として書かれていないため、ここでは何も加えられません。</translation>
    </message>
    <message>
        <source>Lua could not read it: {}.</source>
        <extracomment>core/languages/script/edit/ScriptTrial.cpp</extracomment>
        <translation>Lua が読めませんでした: {}。</translation>
    </message>
    <message>
        <source>What NetHack 5.0 calls it for testers</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>5.0 のゲームがテスター向けに使う名前</translation>
    </message>
    <message>
        <source>How often it is chosen, compared with the sum of all frequencies of the list; 0: never</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>リストの頻度の合計に対して、どのくらいの割合で選ばれるか。0 なら選ばれない</translation>
    </message>
    <message>
        <source>lowest difficulty</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>難易度の下限</translation>
    </message>
    <message>
        <source>It is not chosen on levels that are easier</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>これより易しいレベルでは選ばれない</translation>
    </message>
    <message>
        <source>highest difficulty</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>難易度の上限</translation>
    </message>
    <message>
        <source>It is not chosen on levels that are harder</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>これより難しいレベルでは選ばれない</translation>
    </message>
    <message>
        <source>What the comment above it says</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>すぐ上のコメントの内容</translation>
    </message>
    <message>
        <source>The name of this room is a comment of one line.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>この部屋の名前は 1 行のコメントです。</translation>
    </message>
    <message>
        <source>Put this room on a line of its own first: its name is the comment above it.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>先に、この部屋を独立した行に置いてください。名前は、そのすぐ上のコメントです。</translation>
    </message>
    <message>
        <source>This is not a themed room.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>これはテーマ部屋ではありません。</translation>
    </message>
    <message>
        <source>This file is a level. Themed rooms go into a file of their own.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>このファイルはレベルです。テーマ部屋は別のファイルに入れてください。</translation>
    </message>
    <message>
        <source>The list of themed rooms is computed in this file.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>このファイルでは、テーマ部屋のリストは計算で決まります。</translation>
    </message>
    <message>
        <source>A themed room that is a function has no values.</source>
        <extracomment>core/languages/script/edit/ThemedEdit.cpp</extracomment>
        <translation>関数であるテーマ部屋に値はありません。</translation>
    </message>
    <message>
        <source>feature</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>地物</translation>
    </message>
    <message>
        <source>teleport region {}</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>テレポート領域 {}</translation>
    </message>
    <message>
        <source>flags: {}</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>フラグ: {}</translation>
    </message>
    <message>
        <source>script</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>filled: {}</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>埋め方: {}</translation>
    </message>
    <message>
        <source>message: {}</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>メッセージ: {}</translation>
    </message>
    <message>
        <source>{} room</source>
        <extracomment>core/languages/script/language/Placements.cpp</extracomment>
        <translation>{} の部屋</translation>
    </message>
    <message>
        <source>There is no map here that is written in the script.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>ここには、スクリプトに書かれたマップがありません。</translation>
    </message>
    <message>
        <source>The game knows “{}” by this name.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>ゲームは「{}」をこの名前で知っています。</translation>
    </message>
    <message>
        <source>Only a call can go there, and not one of every function.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>これは、そこに置ける呼び出しではありません。</translation>
    </message>
    <message>
        <source>The place of this map is not written in words such as “left” and “top”.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>このマップの場所は「left」や「top」のような語で書かれていません。</translation>
    </message>
    <message>
        <source>a themed room cannot stand alone</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>テーマ部屋は単独では使えません</translation>
    </message>
    <message>
        <source>This map cannot go there.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>このマップはそこには置けません。</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Map {}</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>マップ {}</translation>
    </message>
    <message>
        <source>computed</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>計算される</translation>
    </message>
    <message>
        <source>The game reads such levels directly: there is nothing to compile.</source>
        <extracomment>core/languages/script/language/ScriptLanguage.cpp</extracomment>
        <translation>ゲームはこのようなレベルを直接読みます。コンパイルするものはありません。</translation>
    </message>
    <message>
        <source>The file has no contents {} for themed rooms.</source>
        <extracomment>core/languages/script/language/ThemedPlan.cpp</extracomment>
        <translation>このファイルには、テーマ部屋の中身 {} がありません。</translation>
    </message>
    <message>
        <source>Lua itself gives this name to the owner of a method.</source>
        <extracomment>core/languages/script/lua/ScriptNames.cpp</extracomment>
        <translation>Lua 自身が、メソッドの持ち主にこの名前を付けています。</translation>
    </message>
    <message>
        <source>The script uses “{}”, which can reach all global names.</source>
        <extracomment>core/languages/script/lua/ScriptNames.cpp</extracomment>
        <translation>スクリプトが使う「{}」からは、すべてのグローバルな名前に届きます。</translation>
    </message>
    <message>
        <source>the game crashes: there is no room that this door could be of</source>
        <extracomment>core/languages/script/roll/DesFunctions.cpp</extracomment>
        <translation>ゲームが異常終了します: この扉を付けられる部屋がありません</translation>
    </message>
    <message>
        <source>Line {}: {}{}</source>
        <extracomment>core/languages/script/roll/Plan.cpp</extracomment>
        <translation>{} 行目: {}{}</translation>
    </message>
    <message>
        <source>the game ends here: </source>
        <extracomment>core/languages/script/roll/Plan.cpp</extracomment>
        <translation>ゲームはここで終了します: </translation>
    </message>
    <message>
        <source>The script makes no level: it calls no function of “des” when it is run.</source>
        <extracomment>core/languages/script/roll/Plan.cpp</extracomment>
        <translation>このスクリプトはレベルを作りません。実行しても「des」の関数を一つも呼びません。</translation>
    </message>
    <message>
        <source>The game finds no place for this room, or its contents suit no room.</source>
        <extracomment>core/languages/script/roll/Plan.cpp</extracomment>
        <translation>ゲームがこの部屋の場所を見つけられないか、中身に合う部屋がありません。</translation>
    </message>
    <message>
        <source>the game ends here</source>
        <extracomment>core/languages/script/roll/ScriptGame.h</extracomment>
        <translation>ゲームはここで終了します</translation>
    </message>
    <message>
        <source>the game crashes: this sign before a selection damages its memory</source>
        <extracomment>core/languages/script/roll/SelectionFunctions.cpp</extracomment>
        <translation>ゲームが異常終了します: 選択範囲の前のこの符号がメモリーを壊します</translation>
    </message>
    <message>
        <source>minerals</source>
        <extracomment>core/languages/script/syntax/Grammar.cpp</extracomment>
        <translation>鉱物</translation>
    </message>
    <message>
        <source>gas cloud</source>
        <extracomment>core/languages/script/syntax/Grammar.cpp</extracomment>
        <translation>ガス雲</translation>
    </message>
    <message>
        <source>exclusion</source>
        <extracomment>core/languages/script/syntax/Grammar.cpp</extracomment>
        <translation>除外範囲</translation>
    </message>
    <message>
        <source>Way</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>道のり</translation>
    </message>
    <message>
        <source>moves from the start</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>出発点からの手数</translation>
    </message>
    <message>
        <source>Sight</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>視界</translation>
    </message>
    <message>
        <source>cells from which it is seen</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>それが見えるマス</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>明かり</translation>
    </message>
    <message>
        <source>chance of light in percent</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>明るい確率 (%)</translation>
    </message>
    <message>
        <source>Danger</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>危険</translation>
    </message>
    <message>
        <source>difficulty of hostile monsters in levels</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>敵対する怪物の難易度 (レベル)</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>形</translation>
    </message>
    <message>
        <source>cells of the space</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>空間のマス</translation>
    </message>
    <message>
        <source>in sight, but dark</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>視界にあるが暗い</translation>
    </message>
    <message>
        <source>unlit</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>暗い</translation>
    </message>
    <message>
        <source>not lit as its region or room says</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>領域や部屋の指定と明るさが違う</translation>
    </message>
    <message>
        <source>breaks the upright axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>縦の軸を破る</translation>
    </message>
    <message>
        <source>breaks the level axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>横の軸を破る</translation>
    </message>
    <message>
        <source>closet, reached only by digging</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>掘らなければ入れない小部屋</translation>
    </message>
    <message>
        <source>dead end</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>choke point</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>要所</translation>
    </message>
    <message>
        <source>shortest way</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>最短の道</translation>
    </message>
    <message>
        <source>gate, which every way passes</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>どの道も通る関門</translation>
    </message>
    <message>
        <source>first contact on the way</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>道での最初の遭遇</translation>
    </message>
    <message>
        <source>hostile monster, asleep or hidden</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>敵対する怪物 (眠っているか隠れている)</translation>
    </message>
    <message>
        <source>hostile monster, awake</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>敵対する怪物 (起きている)</translation>
    </message>
    <message>
        <source>monster that sees the start</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>出発点が見える怪物</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>出発点</translation>
    </message>
    <message>
        <source>goal</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>目的地</translation>
    </message>
    <message>
        <source>shortest way up-down</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>上から下への最短の道</translation>
    </message>
    <message>
        <source>reached cells</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>たどり着けるマス</translation>
    </message>
    <message>
        <source>cells that are not reached</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>たどり着けないマス</translation>
    </message>
    <message>
        <source>farthest cell</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>最も遠いマス</translation>
    </message>
    <message>
        <source>choke points</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>要所</translation>
    </message>
    <message>
        <source>the worst choke point cuts off</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>最悪の要所が切り離すのは</translation>
    </message>
    <message>
        <source>gates, which every way passes</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>どの道も通る関門</translation>
    </message>
    <message>
        <source>closets</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>小部屋</translation>
    </message>
    <message>
        <source>cells of closets</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>小部屋のマス</translation>
    </message>
    <message>
        <source>cells seen from the start</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>出発点から見えるマス</translation>
    </message>
    <message>
        <source>cells in sight that are dark</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>視界にある暗いマス</translation>
    </message>
    <message>
        <source>monsters that see the start</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>出発点が見える怪物</translation>
    </message>
    <message>
        <source>the most exposed cell is seen from</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>最も見られやすいマスが見えるのは</translation>
    </message>
    <message>
        <source>tour that sees all</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>すべてを見る巡回</translation>
    </message>
    <message>
        <source>lit cells</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>明るいマス</translation>
    </message>
    <message>
        <source>unlit cells</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>暗いマス</translation>
    </message>
    <message>
        <source>cells not lit as their region or room says</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>領域や部屋の指定と明るさが違うマス</translation>
    </message>
    <message>
        <source>difficulty of all hostile monsters</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>敵対する怪物すべての難易度</translation>
    </message>
    <message>
        <source>harder than stock levels of its depth</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>その深さの標準のレベルより難しい割合</translation>
    </message>
    <message>
        <source>difficulty of those awake</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>起きているものの難易度</translation>
    </message>
    <message>
        <source>hostile monsters</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>敵対する怪物</translation>
    </message>
    <message>
        <source>hardest monster</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>最も難しい怪物</translation>
    </message>
    <message>
        <source>awake and faster than the hero</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>起きていて主人公より速い</translation>
    </message>
    <message>
        <source>cost of all objects</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>すべてのアイテムの値段</translation>
    </message>
    <message>
        <source>spaces</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>空間</translation>
    </message>
    <message>
        <source>largest space</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>最大の空間</translation>
    </message>
    <message>
        <source>space of middle size</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>中位の大きさの空間</translation>
    </message>
    <message>
        <source>share of floor</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>床の割合</translation>
    </message>
    <message>
        <source>corridors in the floor</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>床のうちの通路</translation>
    </message>
    <message>
        <source>column of the upright axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>縦の軸の列</translation>
    </message>
    <message>
        <source>cells that break the upright axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>縦の軸を破るマス</translation>
    </message>
    <message>
        <source>row of the level axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>横の軸の行</translation>
    </message>
    <message>
        <source>cells that break the level axis</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>横の軸を破るマス</translation>
    </message>
    <message>
        <source>choke point, cuts off 1 cell</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>要所 (1マスを切り離す)</translation>
    </message>
    <message>
        <source>choke point, cuts off {} cells</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>要所 ({}マスを切り離す)</translation>
    </message>
    <message>
        <source>harder than stock levels at depth {} to {}</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>深さ {} から {} の標準のレベルより難しい割合</translation>
    </message>
    <message>
        <source>1 move</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>1手</translation>
    </message>
    <message>
        <source>{} moves</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>{}手</translation>
    </message>
    <message>
        <source>{} cells</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>{}マス</translation>
    </message>
    <message>
        <source>1 level</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>1レベル</translation>
    </message>
    <message>
        <source>{} levels</source>
        <extracomment>core/lens/Lens.cpp</extracomment>
        <translation>{}レベル</translation>
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
        <translation>{}と{}の間</translation>
    </message>
    <message>
        <source>{}, from {} to {}</source>
        <extracomment>core/lens/LensSum.cpp</extracomment>
        <translation>{} ({}～{})</translation>
    </message>
    <message>
        <source>{}: {}, in {} of {} rolls
</source>
        <extracomment>core/lens/LensText.cpp</extracomment>
        <translation>{}: {}、{}/{}回
</translation>
    </message>
    <message>
        <source>{}: median {}, in {} of {} rolls
</source>
        <extracomment>core/lens/LensText.cpp</extracomment>
        <translation>{}: 中央値 {}、{}/{}回
</translation>
    </message>
    <message>
        <source>The level name {} cannot be a file name: {}.</source>
        <extracomment>core/levcomp/LevelExport.cpp</extracomment>
        <translation>レベルの名前 {} はファイル名にできません: {}。</translation>
    </message>
    <message>
        <source>A picture is “png” or “svg”.</source>
        <extracomment>core/lsp/RolledLevel.cpp</extracomment>
        <translation>画像は「png」か「svg」です。</translation>
    </message>
    <message>
        <source>Line {} of the level: {}</source>
        <extracomment>core/minihack/MiniHackText.cpp</extracomment>
        <translation>レベルの {} 行目: {}</translation>
    </message>
    <message>
        <source>It contains text that is not UTF-8, which Python cannot read.</source>
        <extracomment>core/minihack/MiniHackText.cpp</extracomment>
        <translation>UTF-8 でない文字列が含まれており、Python では読めません。</translation>
    </message>
    <message>
        <source>The levels of {} are described in “{}”, which this program does not know.</source>
        <extracomment>core/model/Game.cpp</extracomment>
        <translation>{} のレベルは「{}」で記述されていますが、このプログラムはそれを知りません。</translation>
    </message>
    <message>
        <source>This language has no rooms.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>この言語に部屋はありません。</translation>
    </message>
    <message>
        <source>This language has no corridors.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>この言語に通路はありません。</translation>
    </message>
    <message>
        <source>Parts cannot be aligned in this language.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>この言語では部分の位置を揃えられません。</translation>
    </message>
    <message>
        <source>Nothing can be placed in levels of this language.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>この言語のレベルには何も置けません。</translation>
    </message>
    <message>
        <source>Statements of this language cannot be moved.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>この言語の文は動かせません。</translation>
    </message>
    <message>
        <source>This language has no themed rooms.</source>
        <extracomment>core/model/LevelLanguage.h</extracomment>
        <translation>この言語にテーマ部屋はありません。</translation>
    </message>
    <message>
        <source>inside</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>中</translation>
    </message>
    <message>
        <source>one of {} places</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>{} か所のうちの 1 つ</translation>
    </message>
    <message>
        <source>at {},{}</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>位置 {},{}</translation>
    </message>
    <message>
        <source>anywhere</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>どこか</translation>
    </message>
    <message>
        <source>{},{} to {},{}</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>{},{} ~ {},{}</translation>
    </message>
    <message>
        <source>Subroom</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>小部屋</translation>
    </message>
    <message>
        <source>Room {}</source>
        <extracomment>core/model/LevelOutline.cpp</extracomment>
        <translation>部屋{}</translation>
    </message>
    <message>
        <source>{} with an object</source>
        <extracomment>core/model/PaletteThing.cpp</extracomment>
        <translation>{} (アイテム入り)</translation>
    </message>
    <message>
        <source>class {}</source>
        <extracomment>core/model/PaletteThing.cpp</extracomment>
        <translation>クラス {}</translation>
    </message>
    <message>
        <source>any {} {}</source>
        <extracomment>core/model/PaletteThing.cpp</extracomment>
        <translation>任意の{} {}</translation>
    </message>
    <message>
        <source>random places: {}</source>
        <extracomment>core/model/StatementTitle.cpp</extracomment>
        <translation>ランダムな場所: {}</translation>
    </message>
    <message>
        <source>maze level</source>
        <extracomment>core/model/StatementTitle.cpp</extracomment>
        <translation>迷路レベル</translation>
    </message>
    <message>
        <source>room level</source>
        <extracomment>core/model/StatementTitle.cpp</extracomment>
        <translation>部屋レベル</translation>
    </message>
    <message>
        <source>{} in{}</source>
        <extracomment>core/model/StatementTitle.cpp</extracomment>
        <translation>{}、親の部屋{}</translation>
    </message>
    <message>
        <source>room of a random type</source>
        <extracomment>core/model/StatementTitle.cpp</extracomment>
        <translation>ランダムな種類の部屋</translation>
    </message>
    <message>
        <source>the picture cannot be written: {}</source>
        <extracomment>core/picture/PictureFile.cpp</extracomment>
        <translation>画像を書き込めません: {}</translation>
    </message>
    <message>
        <source>the picture would be {} by {} pixels, which is too large; choose a smaller scale, or SVG</source>
        <extracomment>core/picture/PictureFile.cpp</extracomment>
        <translation>画像が {} × {} ピクセルになり、大きすぎます。拡大率を小さくするか、SVG を選んでください</translation>
    </message>
    <message>
        <source>The game&apos;s dungeon file contains no dungeon.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>ゲームの迷宮ファイルに迷宮がありません。</translation>
    </message>
    <message>
        <source>The game&apos;s dungeon already has {} named levels, which is the maximum.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>ゲームの迷宮にはすでに名前付きのレベルが {} 個あり、これが上限です。</translation>
    </message>
    <message>
        <source>No known game reads scripts.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>既知のゲームにスクリプトを読むものはありません。</translation>
    </message>
    <message>
        <source>The library&apos;s dungeon is of a game that is not known.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>ライブラリの迷宮は未知のゲームのものです。</translation>
    </message>
    <message>
        <source>The game&apos;s dungeon.lua cannot be run here: {}</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>ゲームの dungeon.lua はここでは実行できません: {}</translation>
    </message>
    <message>
        <source>Its levels are of a game that is not known.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>そのレベルは未知のゲームのものです。</translation>
    </message>
    <message>
        <source>There is no level in it.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>その中にレベルがありません。</translation>
    </message>
    <message>
        <source>There is no dungeon in the game&apos;s library.</source>
        <extracomment>core/playground/GameLibrary.cpp</extracomment>
        <translation>ゲームのライブラリに迷宮がありません。</translation>
    </message>
    <message>
        <source>There is no game in {}: it would have its data library and a program. {}</source>
        <extracomment>core/playground/InstalledGame.cpp</extracomment>
        <translation>{} にゲームがありません。データライブラリとプログラムがあるはずです。{}</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, the packages nethack-console and slashem install such games.</source>
        <extracomment>core/playground/InstalledGame.cpp</extracomment>
        <translation>Debian と Ubuntu では、パッケージ nethack-console と slashem でそのようなゲームがインストールされます。</translation>
    </message>
    <message>
        <source>The level is for {}, but the installed game is {}.</source>
        <extracomment>core/playground/LevelToPlay.cpp</extracomment>
        <translation>このレベルは {} 用ですが、インストールされているゲームは {} です。</translation>
    </message>
    <message>
        <source>Cannot make the folder {0}: {1}</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>フォルダ {0} を作れません: {1}</translation>
    </message>
    <message>
        <source>Cannot move the playground to {0}: {1}</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>playground を {0} に移せません: {1}</translation>
    </message>
    <message>
        <source>{} is a link: give the folder itself that is to be the playground.</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>{} はリンクです。playground にするフォルダそのものを指定してください。</translation>
    </message>
    <message>
        <source>{} is not a folder and is left unchanged.</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>{} はフォルダではないため、変更しません。</translation>
    </message>
    <message>
        <source>{} is neither a playground nor empty and is left unchanged.</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>{} は playground でも空でもないため、変更しません。</translation>
    </message>
    <message>
        <source>Somebody is playing in {}: end that game first, or choose another folder for this one.</source>
        <extracomment>core/playground/Playground.cpp</extracomment>
        <translation>{} で誰かが遊んでいます。先にそのゲームを終えるか、別のフォルダを選んでください。</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>core/playtest/Kinds.cpp</extracomment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>The script fails, and the game makes a maze instead of this level: {}</source>
        <extracomment>core/playtest/LevelWorld.cpp</extracomment>
        <translation>スクリプトが失敗し、ゲームはこのレベルの代わりに迷路を作ります: {}</translation>
    </message>
    <message>
        <source>nobody can stand on row {}, column {}</source>
        <extracomment>core/playtest/LevelWorld.cpp</extracomment>
        <translation>行 {}、列 {} には誰も立てません</translation>
    </message>
    <message>
        <source>the level has no free cell where the player could stand</source>
        <extracomment>core/playtest/LevelWorld.cpp</extracomment>
        <translation>このレベルには、プレイヤーが立てる空きマスがありません</translation>
    </message>
    <message>
        <source>there is no world to play in it</source>
        <extracomment>core/playtest/Playthrough.cpp</extracomment>
        <translation>遊ぶための世界がありません</translation>
    </message>
    <message>
        <source>there are no rules “{}”</source>
        <extracomment>core/playtest/Playthrough.cpp</extracomment>
        <translation>規則「{}」はありません</translation>
    </message>
    <message>
        <source>command {}, “{}”: {}</source>
        <extracomment>core/playtest/Playthrough.cpp</extracomment>
        <translation>コマンド {}「{}」: {}</translation>
    </message>
    <message>
        <source>it was not carried out</source>
        <extracomment>core/playtest/Playthrough.cpp</extracomment>
        <translation>実行されません</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <extracomment>core/playtest/Playthrough.cpp</extracomment>
        <translation>効果がありません</translation>
    </message>
    <message>
        <source>the file is cut off: its last line has no end</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>ファイルが途中で切れています: 最後の行に終わりがありません</translation>
    </message>
    <message>
        <source>the file is cut off: the run has no end</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>ファイルが途中で切れています: 記録に終わりがありません</translation>
    </message>
    <message>
        <source>this is not a run of Levwright</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>Levwright の試遊の記録ではありません</translation>
    </message>
    <message>
        <source>there is text after the end</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>終わりの後に文字があります</translation>
    </message>
    <message>
        <source>a comment without a meaning</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>意味のないコメントです</translation>
    </message>
    <message>
        <source>commands are missing</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>コマンドが足りません</translation>
    </message>
    <message>
        <source>the check number is missing</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>検査数がありません</translation>
    </message>
    <message>
        <source>the check number cannot be read</source>
        <extracomment>core/playtest/RunFile.cpp</extracomment>
        <translation>検査数を読めません</translation>
    </message>
    <message>
        <source>This is not a notebook: it is not sound JSON.</source>
        <extracomment>core/python/NotebookCells.cpp</extracomment>
        <translation>これはノートブックではありません。正しい JSON ではありません。</translation>
    </message>
    <message>
        <source>{} has no level {}.</source>
        <extracomment>core/python/PythonFileStore.cpp</extracomment>
        <translation>{} にレベル {} はありません。</translation>
    </message>
    <message>
        <source>{} is too large.</source>
        <extracomment>core/python/PythonFileStore.cpp</extracomment>
        <translation>{} は大きすぎます。</translation>
    </message>
    <message>
        <source>{} cannot be changed: {}</source>
        <extracomment>core/python/PythonFileStore.cpp</extracomment>
        <translation>{} は変更できません: {}</translation>
    </message>
    <message>
        <source>A LevelGenerator of the program builds this level, so it can be changed only in the program.</source>
        <extracomment>core/python/PythonLevels.cpp</extracomment>
        <translation>このレベルはプログラムの LevelGenerator が組み立てているため、プログラムの中でしか変更できません。</translation>
    </message>
    <message>
        <source>The program would read a different text.</source>
        <extracomment>core/python/PythonLevels.cpp</extracomment>
        <translation>プログラムは、これとは別の文字列を読むことになります。</translation>
    </message>
    <message>
        <source>This string has braces or an escape that Python refuses, or an escape that gives a character by its name.</source>
        <extracomment>core/python/PythonLiteral.cpp</extracomment>
        <translation>この文字列には、波括弧か Python が受け付けないエスケープがあるか、文字を名前で書くエスケープがあります。</translation>
    </message>
    <message>
        <source>The text is not UTF-8, which no Python string can contain.</source>
        <extracomment>core/python/PythonLiteral.cpp</extracomment>
        <translation>文字列が UTF-8 ではないため、Python の文字列にはできません。</translation>
    </message>
    <message>
        <source>The program computes {}. It can be changed only there.</source>
        <extracomment>core/python/PythonLiteral.cpp</extracomment>
        <translation>{} はプログラムが計算します。変更できるのはそこだけです。</translation>
    </message>
    <message>
        <source>This string is raw, so it has no escapes, and without them it cannot hold this text.</source>
        <extracomment>core/python/PythonLiteral.cpp</extracomment>
        <translation>この文字列は raw なのでエスケープがなく、エスケープなしではこの内容を入れられません。</translation>
    </message>
    <message>
        <source>This string cannot hold this text.</source>
        <extracomment>core/python/PythonLiteral.cpp</extracomment>
        <translation>この文字列には、この内容を入れられません。</translation>
    </message>
    <message>
        <source>a door that it leads to is not there</source>
        <extracomment>core/roll/Corridors.cpp</extracomment>
        <translation>通じる先の扉がそこにありません</translation>
    </message>
    <message>
        <source>the tunnel does not reach its end</source>
        <extracomment>core/roll/Corridors.cpp</extracomment>
        <translation>トンネルが終点に届きません</translation>
    </message>
    <message>
        <source>the first level of a dungeon has no stairs up</source>
        <extracomment>core/roll/Features.cpp</extracomment>
        <translation>迷宮の最初のレベルに上り階段はありません</translation>
    </message>
    <message>
        <source>the last level of a dungeon has no stairs down</source>
        <extracomment>core/roll/Features.cpp</extracomment>
        <translation>迷宮の最後のレベルに下り階段はありません</translation>
    </message>
    <message>
        <source>stairs or a ladder are there</source>
        <extracomment>core/roll/Features.cpp</extracomment>
        <translation>そこに階段かはしごがあります</translation>
    </message>
    <message>
        <source>other furniture is there</source>
        <extracomment>core/roll/Features.cpp</extracomment>
        <translation>そこに別の設備があります</translation>
    </message>
    <message>
        <source>no trap is made in water</source>
        <extracomment>core/roll/Features.cpp</extracomment>
        <translation>水の中に罠は作られません</translation>
    </message>
    <message>
        <source>there is only one such monster, and it is there already</source>
        <extracomment>core/roll/Monsters.cpp</extracomment>
        <translation>このような怪物は 1 体しかおらず、すでにいます</translation>
    </message>
    <message>
        <source>no cell is free for the monster</source>
        <extracomment>core/roll/Monsters.cpp</extracomment>
        <translation>怪物のための空きマスがありません</translation>
    </message>
    <message>
        <source>of monsters with an alignment, only priests and Angels are made</source>
        <extracomment>core/roll/Monsters.cpp</extracomment>
        <translation>属性を持つ怪物で作られるのは、僧侶と天使だけです</translation>
    </message>
    <message>
        <source>there is no container before it, so it lies on the floor</source>
        <extracomment>core/roll/Objects.cpp</extracomment>
        <translation>前に入れ物がないため、床に置かれます</translation>
    </message>
    <message>
        <source>there are 40 rooms already, so it is only light</source>
        <extracomment>core/roll/Parts.cpp</extracomment>
        <translation>部屋がすでに 40 個あるため、明るさだけが変わります</translation>
    </message>
    <message>
        <source>the wall is too short for the place of the door</source>
        <extracomment>core/roll/RoomContents.cpp</extracomment>
        <translation>壁が短すぎて、扉を置く場所に届きません</translation>
    </message>
    <message>
        <source>no place in the wall takes the door</source>
        <extracomment>core/roll/RoomContents.cpp</extracomment>
        <translation>壁のどの場所にも扉を置けません</translation>
    </message>
    <message>
        <source>the room has no place, so it is left out with all that is in it</source>
        <extracomment>core/roll/RoomLevel.cpp</extracomment>
        <translation>部屋に場所がないため、中身ごと省かれます</translation>
    </message>
    <message>
        <source>the room around it is too small</source>
        <extracomment>core/roll/RoomLevel.cpp</extracomment>
        <translation>外側の部屋が小さすぎます</translation>
    </message>
    <message>
        <source>its room has no free cell</source>
        <extracomment>core/roll/ThingMaker.h</extracomment>
        <translation>部屋に空きマスがありません</translation>
    </message>
    <message>
        <source>what is there already takes no such trap</source>
        <extracomment>core/roll/Traps.cpp</extracomment>
        <translation>そこにあるもののため、このような罠は置けません</translation>
    </message>
    <message>
        <source>grave</source>
        <extracomment>core/scene/LevelScene.cpp</extracomment>
        <translation>墓</translation>
    </message>
    <message>
        <source>The expression is not valid at character {}: {}.</source>
        <extracomment>core/search/Pattern.cpp</extracomment>
        <translation>正規表現の {} 文字目が正しくありません: {}。</translation>
    </message>
    <message>
        <source>The expression takes too long here: it can match in too many ways.</source>
        <extracomment>core/search/Pattern.cpp</extracomment>
        <translation>この正規表現はここでは時間がかかりすぎます。一致のしかたが多すぎます。</translation>
    </message>
    <message>
        <source>The expression cannot be used here: {}.</source>
        <extracomment>core/search/Pattern.cpp</extracomment>
        <translation>この正規表現はここでは使えません: {}。</translation>
    </message>
    <message>
        <source>There are too many matches; these are the first {}.</source>
        <extracomment>core/search/Pattern.cpp</extracomment>
        <translation>一致が多すぎます。最初の {} 件を示します。</translation>
    </message>
    <message>
        <source>The expression has no group {}.</source>
        <extracomment>core/search/Substitute.cpp</extracomment>
        <translation>正規表現にグループ {} はありません。</translation>
    </message>
    <message>
        <source>{} is a variant of {} in {}. Its new name has to end with “{}”, too.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>{0} は {2} にある {1} の変種です。新しい名前の末尾も「{3}」にする必要があります。</translation>
    </message>
    <message>
        <source>There is no name of a level here.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>ここにレベルの名前はありません。</translation>
    </message>
    <message>
        <source>The levels of {} are named after the roles, such as Arc{}. They keep their names.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>{} のレベルの名前は、Arc{} のように職業に由来します。その名前は変わりません。</translation>
    </message>
    <message>
        <source>{} is not defined in the files here.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>{} は、ここのファイルでは定義されていません。</translation>
    </message>
    <message>
        <source>{} is the name of another level here.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>{} は、ここにある別のレベルの名前です。</translation>
    </message>
    <message>
        <source>The level {} has the name of its file, {}. Rename the file to {}.lua yourself.</source>
        <extracomment>core/services/FolderNames.cpp</extracomment>
        <translation>レベル {} の名前は、ファイル {} の名前です。ファイル名をご自分で {}.lua に変えてください。</translation>
    </message>
    <message>
        <source>Fix line {} first: {}</source>
        <extracomment>core/services/Formatting.cpp</extracomment>
        <translation>先に {} 行目を直してください: {}</translation>
    </message>
    <message>
        <source>The indentation stays as it is, because the text would become far too long.</source>
        <extracomment>core/services/Formatting.cpp</extracomment>
        <translation>本文が長くなりすぎるため、字下げは変えません。</translation>
    </message>
    <message>
        <source>The indentation stays as it is, because changing it would change the meaning of the text.</source>
        <extracomment>core/services/Formatting.cpp</extracomment>
        <translation>字下げを変えると本文の意味が変わるため、そのままにします。</translation>
    </message>
    <message>
        <source>{} is not defined in this file.</source>
        <extracomment>core/services/Names.cpp</extracomment>
        <translation>{} は、このファイルでは定義されていません。</translation>
    </message>
    <message>
        <source>{} already stands for something else here.</source>
        <extracomment>core/services/Names.cpp</extracomment>
        <translation>{} は、ここですでに別のものを表しています。</translation>
    </message>
    <message>
        <source>{} cannot be a name here.</source>
        <extracomment>core/services/Names.cpp</extracomment>
        <translation>{} は、ここでは名前にできません。</translation>
    </message>
    <message>
        <source>A name has at least one character, and neither quotes nor line ends.</source>
        <extracomment>core/services/Names.cpp</extracomment>
        <translation>名前は 1 文字以上で、引用符も改行も含められません。</translation>
    </message>
    <message>
        <source>There is no name here that can be changed.</source>
        <extracomment>core/services/Names.cpp</extracomment>
        <translation>ここには、変更できる名前がありません。</translation>
    </message>
    <message>
        <source>{} knows no {} {}.</source>
        <extracomment>core/services/Things.cpp</extracomment>
        <translation>{} に {} {} はありません。</translation>
    </message>
    <message>
        <source>The object of {} is not known.</source>
        <extracomment>core/sources/Artifacts.cpp</extracomment>
        <translation>{} のアイテムが分かりません。</translation>
    </message>
    <message>
        <source>This folder is not the source tree of a NetHack game: it has neither util/lev_comp.y nor src/nhlua.c. Choose the folder that holds src, include and util or dat.</source>
        <extracomment>core/sources/Family.cpp</extracomment>
        <translation>このフォルダは NetHack 系ゲームのソースツリーではありません。util/lev_comp.y も src/nhlua.c もありません。src、include と、util か dat のあるフォルダを選んでください。</translation>
    </message>
    <message>
        <source>This folder is not the whole source tree of a NetHack game: src/monst.c is missing.</source>
        <extracomment>core/sources/Family.cpp</extracomment>
        <translation>このフォルダは NetHack 系ゲームのソースツリー全体ではありません。src/monst.c がありません。</translation>
    </message>
    <message>
        <source>{} is a built-in game; choose another name</source>
        <extracomment>core/sources/GameFolder.cpp</extracomment>
        <translation>{} は組み込みのゲームです。別の名前を選んでください</translation>
    </message>
    <message>
        <source>{} holds a game that was not imported; choose another name</source>
        <extracomment>core/sources/GameFolder.cpp</extracomment>
        <translation>{} には、取り込んだものではないゲームがあります。別の名前を選んでください</translation>
    </message>
    <message>
        <source>The table “{}” was not found here, so the one of {} is kept.</source>
        <extracomment>core/sources/GameReader.cpp</extracomment>
        <translation>テーブル「{}」がここに見つかりません。{} のものを残します。</translation>
    </message>
    <message>
        <source>The value of {} is not known.</source>
        <extracomment>core/sources/Keywords.cpp</extracomment>
        <translation>{} の値が分かりません。</translation>
    </message>
    <message>
        <source>The field {} of this monster is not a known number.</source>
        <extracomment>core/sources/Monsters.cpp</extracomment>
        <translation>この怪物の項目 {} は、既知の数ではありません。</translation>
    </message>
    <message>
        <source>The number of {} is not known.</source>
        <extracomment>core/sources/NamedNumbers.cpp</extracomment>
        <translation>{} の番号が分かりません。</translation>
    </message>
    <message>
        <source>The field {} of this object is not a known number.</source>
        <extracomment>core/sources/Objects.cpp</extracomment>
        <translation>このアイテムの項目 {} は、既知の数ではありません。</translation>
    </message>
    <message>
        <source>The list {} of functions is not found.</source>
        <extracomment>core/sources/Scripts.cpp</extracomment>
        <translation>関数のリスト {} が見つかりません。</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <extracomment>core/sources/Scripts.cpp</extracomment>
        <translation>ファイルがありません。</translation>
    </message>
    <message>
        <source>The kind of terrain with the number {} has no name.</source>
        <extracomment>core/sources/Terrain.cpp</extracomment>
        <translation>番号 {} の地形の種類に名前がありません。</translation>
    </message>
    <message>
        <source>The files of this tree are larger than the source of any game.</source>
        <extracomment>core/sources/TreeFiles.cpp</extracomment>
        <translation>このツリーのファイルは、ゲームのものとしては大きすぎます。</translation>
    </message>
    <message>
        <source>{} is part of files that include each other without an end.</source>
        <extracomment>core/sources/c/Preprocessor.cpp</extracomment>
        <translation>{} は、終わりなく互いに取り込み合うファイルの一部です。</translation>
    </message>
    <message>
        <source>{}:{}: this is larger than the source of any game.</source>
        <extracomment>core/sources/c/Preprocessor.cpp</extracomment>
        <translation>{}:{}: ゲームのソースとしては多すぎます。</translation>
    </message>
    <message>
        <source>Its macros expand to more text than the source of any game.</source>
        <extracomment>core/sources/c/Preprocessor.cpp</extracomment>
        <translation>マクロの展開結果が、ゲームのソースとしては多すぎます。</translation>
    </message>
    <message>
        <source>{}: no description can express {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>{}: {} を表せる記述はありません</translation>
    </message>
    <message>
        <source>The level</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>レベル</translation>
    </message>
    <message>
        <source>the text {}: it has a quotation mark in it</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>引用符を含む文字列 {}</translation>
    </message>
    <message>
        <source>a text with a byte 0 in it</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>バイト 0 を含む文字列</translation>
    </message>
    <message>
        <source>terrain {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>地形 {}</translation>
    </message>
    <message>
        <source>terrain {} ({}): it has no map character</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>マップ文字のない地形 {} ({})</translation>
    </message>
    <message>
        <source>the place ({},{}): the map ends at ({},{})</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>場所 ({},{})(マップは ({},{}) まで)</translation>
    </message>
    <message>
        <source>{} for whether an area is a levregion</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>範囲が levregion かどうかの値 {}</translation>
    </message>
    <message>
        <source>a chance of {} %</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>{} % の確率</translation>
    </message>
    <message>
        <source>the class {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>クラス {}</translation>
    </message>
    <message>
        <source>monster {} ({}) with the class {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>クラス {2} の怪物 {0} ({1})</translation>
    </message>
    <message>
        <source>monster {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>怪物 {}</translation>
    </message>
    <message>
        <source>object {} ({}) with the class {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>クラス {2} のアイテム {0} ({1})</translation>
    </message>
    <message>
        <source>without a name</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>object {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>アイテム {}</translation>
    </message>
    <message>
        <source>the corpse of monster {}{}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>怪物 {}{} の死体</translation>
    </message>
    <message>
        <source>trap {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>罠 {}</translation>
    </message>
    <message>
        <source>room type {}</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>部屋の種類 {}</translation>
    </message>
    <message>
        <source>the artifact {} that opens it</source>
        <extracomment>core/spelling/Spelling.cpp</extracomment>
        <translation>開けるためのアーティファクト {}</translation>
    </message>
    <message>
        <source>something that the game adds to a maze</source>
        <extracomment>core/stats/LevelCounts.cpp</extracomment>
        <translation>ゲームが迷路に加えるもの</translation>
    </message>
    <message>
        <source>Statistics of different levels or contexts cannot be merged.</source>
        <extracomment>core/stats/LevelStatistics.cpp</extracomment>
        <translation>レベルや状況の異なる統計は統合できません。</translation>
    </message>
    <message>
        <source>Statistics that have seeds in common cannot be merged.</source>
        <extracomment>core/stats/LevelStatistics.cpp</extracomment>
        <translation>同じシードを含む統計は統合できません。</translation>
    </message>
    <message>
        <source>ranges of seeds in order, as 1..1000</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>1..1000 のような、順に並んだシードの範囲</translation>
    </message>
    <message>
        <source>a cell of the level</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>レベルのマス</translation>
    </message>
    <message>
        <source>one character</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>1 文字</translation>
    </message>
    <message>
        <source>x, y and count</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>x、y、個数</translation>
    </message>
    <message>
        <source>a number as key</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>キーとなる数</translation>
    </message>
    <message>
        <source>{} numbers</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>{} 個の数</translation>
    </message>
    <message>
        <source>a kind of statement</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>文の種類</translation>
    </message>
    <message>
        <source>a known name</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>既知の名前</translation>
    </message>
    <message>
        <source>findings of known statements</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>既知の文についての所見</translation>
    </message>
    <message>
        <source>no count above the number of rolls</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>生成の回数以下の個数</translation>
    </message>
    <message>
        <source>21 rows of 80 characters</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>80 文字の行 21 行</translation>
    </message>
    <message>
        <source>each cell to be one of {}</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>各マスが {} のどれかであること</translation>
    </message>
    <message>
        <source>each cell to have as many values as there were rolls</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>各マスに生成の回数と同じ数の値があること</translation>
    </message>
    <message>
        <source>no more than {}</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>{} 以下の数</translation>
    </message>
    <message>
        <source>expected {}</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>{}が必要です</translation>
    </message>
    <message>
        <source>{}”: expected {}</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>{}”: {}が必要です</translation>
    </message>
    <message>
        <source>a whole number from 0 to 18446744073709551615</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>0 から 18446744073709551615 までの整数</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>core/stats/StatisticsReader.cpp</extracomment>
        <translation>リスト</translation>
    </message>
    <message>
        <source>corridor {}</source>
        <extracomment>core/stats/StatisticsText.cpp</extracomment>
        <translation>通路 {}</translation>
    </message>
    <message>
        <source>{} {} of {} {}</source>
        <extracomment>core/stats/StatisticsText.cpp</extracomment>
        <translation>{2} {3} の{0} {1}</translation>
    </message>
    <message>
        <source>part</source>
        <extracomment>core/stats/StatisticsText.cpp</extracomment>
        <translation>部分</translation>
    </message>
    <message>
        <source>The game ends while it loads the level.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>レベルの読み込み中にゲームが終了します。</translation>
    </message>
    <message>
        <source>The script fails, and the game makes a maze instead.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>スクリプトが失敗し、ゲームは代わりに迷路を作ります。</translation>
    </message>
    <message>
        <source>The level is not rolled to its end.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>レベルが最後まで生成されません。</translation>
    </message>
    <message>
        <source>The game complains about the level.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>ゲームがレベルについて苦情を出します。</translation>
    </message>
    <message>
        <source>A level region finds no place and makes nothing.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>レベル領域の場所が見つからず、何も作られません。</translation>
    </message>
    <message>
        <source>The game does not do what a statement asks for.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>ゲームが文の求めることを行いません。</translation>
    </message>
    <message>
        <source>A statement puts nothing on the level.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>レベルに何も置かない文があります。</translation>
    </message>
    <message>
        <source>A register is used that no statement declares.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>どの文でも宣言していないレジスタが使われています。</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only through locked doors or a drawbridge.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>階段や到着点の間は、鍵のかかった扉か跳ね橋を通らないと行き来できません。</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only across water or lava.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>階段や到着点の間は、水や溶岩を越えないと行き来できません。</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only by digging.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>階段や到着点の間は、掘らないと行き来できません。</translation>
    </message>
    <message>
        <source>Some ground is reached only by digging.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>掘らないと着けない床があります。</translation>
    </message>
    <message>
        <source>A thing is in rock or a wall.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>岩や壁の中にあるものがあります。</translation>
    </message>
    <message>
        <source>A thing is on lava.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>溶岩の上にあるものがあります。</translation>
    </message>
    <message>
        <source>Stairs are reached only over traps that lead elsewhere.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>他の場所へ運ぶ罠を越えないと着けない階段があります。</translation>
    </message>
    <message>
        <source>Stairs are reached only past a boulder that cannot be pushed.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>押せない岩を越えないと着けない階段があります。</translation>
    </message>
    <message>
        <source>A door is on a corner, where nobody can go through.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>誰も通れない角に扉があります。</translation>
    </message>
    <message>
        <source>Nobody can enter or leave a shop, because its keeper cannot step aside.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>店主が脇によけられないため、誰も店に出入りできません。</translation>
    </message>
    <message>
        <source>A player from above finds no free cell to arrive on.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>上から来た人が着ける空きマスがありません。</translation>
    </message>
    <message>
        <source>A player from below finds no free cell to arrive on.</source>
        <extracomment>core/survey/FindingWords.cpp</extracomment>
        <translation>下から来た人が着ける空きマスがありません。</translation>
    </message>
    <message>
        <source>These are not parts of one survey: their titles, seeds, contexts or numbers of levels differ.</source>
        <extracomment>core/survey/Survey.cpp</extracomment>
        <translation>一つの調査の部分ではありません。題、シード、状況、レベルの数のどれかが違います。</translation>
    </message>
    <message>
        <source>Both parts have the level {} of {}.</source>
        <extracomment>core/survey/Survey.cpp</extracomment>
        <translation>両方の部分に {1} のレベル {0} があります。</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Errors in the text</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>テキストのエラー</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>警告</translation>
    </message>
    <message>
        <source>Warnings about the text</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>テキストについての警告</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>所見</translation>
    </message>
    <message>
        <source>In how many ways rolls can go wrong</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>生成で起こりうる問題の種類の数</translation>
    </message>
    <message>
        <source>Goals missed</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>未達の目標</translation>
    </message>
    <message>
        <source>Goals of the level that rolls do not reach</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>生成が達成しないレベルの目標</translation>
    </message>
    <message>
        <source>Worst %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>最悪 %</translation>
    </message>
    <message>
        <source>Percent of rolls with the most frequent finding</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>最も多い所見がある生成の割合</translation>
    </message>
    <message>
        <source>Monsters</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Monsters in a roll, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>1 回の生成での怪物の平均数</translation>
    </message>
    <message>
        <source>Objects</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>アイテム</translation>
    </message>
    <message>
        <source>Objects that lie open in a roll, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>1 回の生成で見える所にあるアイテムの平均数</translation>
    </message>
    <message>
        <source>Traps</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>罠</translation>
    </message>
    <message>
        <source>Traps in a roll, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>1 回の生成での罠の平均数</translation>
    </message>
    <message>
        <source>Rooms</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Rooms in a roll, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>1 回の生成での部屋の平均数</translation>
    </message>
    <message>
        <source>Moves of the shortest way between the stairs, on average of rolls with one</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>階段の間の最短の道のりの歩数 (道のある生成の平均)</translation>
    </message>
    <message>
        <source>Difficulty of all hostile monsters, in levels, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>敵対する怪物すべての難易度の合計 (レベル) の平均</translation>
    </message>
    <message>
        <source>Harder %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>難しさ %</translation>
    </message>
    <message>
        <source>Percent of the game&apos;s stock levels at that depth that are less dangerous, on average</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>その深さにあるゲームの標準のレベルのうち、それより危険でないものの割合の平均 (パーセント)</translation>
    </message>
    <message>
        <source>Open %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>床 %</translation>
    </message>
    <message>
        <source>Percent of the cells of a level where one can stand</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>レベルのマスのうち立てるものの割合</translation>
    </message>
    <message>
        <source>Lit %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>明 %</translation>
    </message>
    <message>
        <source>Percent of these cells that are lit</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>そのうち明るいマスの割合</translation>
    </message>
    <message>
        <source>Shop %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>店 %</translation>
    </message>
    <message>
        <source>Percent of rolls with a shop</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>店がある生成の割合</translation>
    </message>
    <message>
        <source>Temple %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>寺院 %</translation>
    </message>
    <message>
        <source>Percent of rolls with a temple</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>寺院がある生成の割合</translation>
    </message>
    <message>
        <source>Altar %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>祭壇 %</translation>
    </message>
    <message>
        <source>Percent of rolls with an altar</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>祭壇がある生成の割合</translation>
    </message>
    <message>
        <source>Fountain %</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>泉 %</translation>
    </message>
    <message>
        <source>Percent of rolls with a fountain</source>
        <extracomment>core/survey/SurveyColumns.cpp</extracomment>
        <translation>泉がある生成の割合</translation>
    </message>
    <message>
        <source>The level is new.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>新しいレベルです。</translation>
    </message>
    <message>
        <source>The level is gone.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>レベルがなくなりました。</translation>
    </message>
    <message>
        <source>It cannot be rolled any more: {}</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>もう生成できません: {}</translation>
    </message>
    <message>
        <source>It can be rolled now.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>生成できるようになりました。</translation>
    </message>
    <message>
        <source>Problems of the kind {}: {}; before: {}.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>{} の問題: {} 個、以前は {} 個。</translation>
    </message>
    <message>
        <source>The goal “{}” is not reached any more: {}.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>目標「{}」は達成されなくなりました: {}。</translation>
    </message>
    <message>
        <source>The goal “{}” is reached now.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>目標「{}」は達成されるようになりました。</translation>
    </message>
    <message>
        <source>{} In {:.1f} % of rolls, as with seed {}; before: {:.1f} %.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>{} 生成の {:.1f} % (例: シード {})、以前は {:.1f} %。</translation>
    </message>
    <message>
        <source>{} In no roll; before: {:.1f} %.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>{} 生成の 0 %、以前は {:.1f} %。</translation>
    </message>
    <message>
        <source>“{}” is in {:.1f} % of rolls; before: {:.1f} %.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>「{}」は生成の {:.1f} % にあります。以前は {:.1f} %。</translation>
    </message>
    <message>
        <source>“{}”: {:.2f} in a roll, on average; before: {:.2f}.</source>
        <extracomment>core/survey/SurveyComparison.cpp</extracomment>
        <translation>「{}」: 1 回の生成に平均 {:.2f}、以前は {:.2f}。</translation>
    </message>
    <message>
        <source>not rolled</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>生成されていません</translation>
    </message>
    <message>
        <source>All levels</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>すべてのレベル</translation>
    </message>
    <message>
        <source>Show levels with</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>表示するレベル</translation>
    </message>
    <message>
        <source>The name of the level</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>レベルの名前</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The file that describes it</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>レベルを記述するファイル</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>The game whose rules it is rolled by</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>どのゲームの規則で生成するか</translation>
    </message>
    <message>
        <source>The map of {}</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>{} のマップ</translation>
    </message>
    <message>
        <source>The map as text</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>マップのテキスト</translation>
    </message>
    <message>
        <source>{}: {}. Strong colours mean more.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>{}: {}。色が濃いほど多くなります。</translation>
    </message>
    <message>
        <source>In at least a tenth of the rolls: {}</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>生成の少なくとも一割で: {}</translation>
    </message>
    <message>
        <source>Lenses, on average over rolls</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>レンズ (生成の平均)</translation>
    </message>
    <message>
        <source>{} on the map of {}</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>{1} のマップの{0}</translation>
    </message>
    <message>
        <source>Problems of the text</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>テキストの問題</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>What it is</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>内容</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>コード</translation>
    </message>
    <message>
        <source>What rolls show</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>生成でわかること</translation>
    </message>
    <message>
        <source>% of rolls</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>生成の %</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>95 % 信頼区間</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>シード</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>何が起こるか</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>In the game&apos;s words</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>ゲームの言葉</translation>
    </message>
    <message>
        <source>{} This is often intended.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>{} これは意図されていることがよくあります。</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>達成</translation>
    </message>
    <message>
        <source>Why not</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>All numbers</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>すべての数</translation>
    </message>
    <message>
        <source>mon: monsters; obj: objects that lie open; in, instatue: objects in containers and statues; mineral: in rock; sdoor: secret doors. The character after one of the first five names a class: mon:D counts the dragons.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>mon: モンスター、obj: 見えるところにある物、in, instatue: 入れ物と像の中の物、mineral: 岩の中、sdoor: 隠し扉。最初の 5 つの後の文字はクラスを表します。たとえば mon:D はドラゴンの数です。</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>もの</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>平均</translation>
    </message>
    <message>
        <source>% of rolls with any</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>ある生成の %</translation>
    </message>
    <message>
        <source>{}, {}, {} rolls</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>{}、{}、生成 {} 回</translation>
    </message>
    <message>
        <source>Not rolled: {}</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>生成されていません: {}</translation>
    </message>
    <message>
        <source>Nothing is wrong with this level.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>このレベルに問題はありません。</translation>
    </message>
    <message>
        <source>Back to all levels</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>すべてのレベルに戻る</translation>
    </message>
    <message>
        <source>Levels: {}, each rolled with the seeds {} to {}. With errors in the text: {}; with something that can go wrong in rolls: {}; not rolled: {}.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>レベルは {} 個で、それぞれシード {} から {} で生成しました。テキストにエラーがあるもの {} 個、生成で問題が見つかったもの {} 個、生成されていないもの {} 個。</translation>
    </message>
    <message>
        <source>This is a part of a survey of {} levels.</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>これは {} 個のレベルの調査の一部です。</translation>
    </message>
    <message>
        <source>Survey of {}</source>
        <extracomment>core/survey/SurveyPage.cpp</extracomment>
        <translation>{} の調査</translation>
    </message>
    <message>
        <source>it is not the JSON of a survey</source>
        <extracomment>core/survey/SurveyText.cpp</extracomment>
        <translation>調査の JSON ではありません</translation>
    </message>
    <message>
        <source>{}: there is something impossible in the JSON of the survey</source>
        <extracomment>core/survey/SurveyText.cpp</extracomment>
        <translation>{}: 調査の JSON にありえない値があります</translation>
    </message>
    <message>
        <source>line {}</source>
        <extracomment>core/survey/SurveyedLevel.cpp</extracomment>
        <translation>{} 行目</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <extracomment>core/survey/SurveyedLevel.cpp</extracomment>
        <translation>{} 行目: {}</translation>
    </message>
    <message>
        <source>{} is damaged: {}</source>
        <extracomment>core/tileset/BitmapFile.cpp</extracomment>
        <translation>{}は壊れています: {}</translation>
    </message>
    <message>
        <source>{} has more pixels than a tileset: {} × {}.</source>
        <extracomment>core/tileset/BitmapFile.cpp</extracomment>
        <translation>{}のピクセル数はタイルセットとしては多すぎます: {} × {}。</translation>
    </message>
    <message>
        <source>{} is not a PNG or BMP picture.</source>
        <extracomment>core/tileset/BitmapFile.cpp</extracomment>
        <translation>{}は PNG や BMP の画像ではありません。</translation>
    </message>
    <message>
        <source>its header makes no sense</source>
        <extracomment>core/tileset/BmpReader.cpp</extracomment>
        <translation>ヘッダーが正しくありません</translation>
    </message>
    <message>
        <source>its points are packed in a way that is not read here; save it as PNG</source>
        <extracomment>core/tileset/BmpReader.cpp</extracomment>
        <translation>ここでは読めない圧縮の形です。PNG で保存してください</translation>
    </message>
    <message>
        <source>points are missing</source>
        <extracomment>core/tileset/BmpReader.cpp</extracomment>
        <translation>点が足りません</translation>
    </message>
    <message>
        <source>The order of the tiles of this game is not known. A folder of named pictures can be used.</source>
        <extracomment>core/tileset/GameTiles.cpp</extracomment>
        <translation>このゲームのタイルの順は分かっていません。名前の付いた画像のフォルダなら使えます。</translation>
    </message>
    <message>
        <source>This game has {} tiles, so they may be those of another game or version.</source>
        <extracomment>core/tileset/GameTiles.cpp</extracomment>
        <translation>このゲームのタイルは {} 枚なので、ほかのゲームかバージョンのものかもしれません。</translation>
    </message>
    <message>
        <source>{} has {} × {} pixels. A tileset has tiles of 16 × 16 or 32 × 32 pixels, usually 40 beside each other.</source>
        <extracomment>core/tileset/Tileset.cpp</extracomment>
        <translation>{}は {} × {} ピクセルです。タイルセットは 16 × 16 または 32 × 32 ピクセルのタイルから成り、普通は横に 40 個並びます。</translation>
    </message>
    <message>
        <source>The folder {} has too many pictures.</source>
        <extracomment>core/tileset/Tileset.cpp</extracomment>
        <translation>フォルダ{}には画像が多すぎます。</translation>
    </message>
    <message>
        <source>The folder {} has no PNG or BMP pictures.</source>
        <extracomment>core/tileset/Tileset.cpp</extracomment>
        <translation>フォルダ{}には PNG や BMP の画像がありません。</translation>
    </message>
    <message>
        <source>There is no way through stone from there to here.</source>
        <extracomment>core/tools/BuildTools.cpp</extracomment>
        <translation>そこからここまで、岩を抜ける道がありません。</translation>
    </message>
    <message>
        <source>A door must be put into a wall.</source>
        <extracomment>core/tools/BuildTools.cpp</extracomment>
        <translation>扉は壁に置いてください。</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>選択</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>Select and move things</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>ものを選択して動かす</translation>
    </message>
    <message>
        <source>Select Cells</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>マスの選択</translation>
    </message>
    <message>
        <source>Select &amp;Cells</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>マスの選択(&amp;C)</translation>
    </message>
    <message>
        <source>Select a rectangle of cells (Shift: more, Ctrl: fewer, both: of those selected)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>長方形の範囲のマスを選択 (Shift: 追加、Ctrl: 除外、両方: 選択済みとの共通部分)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>投げ縄</translation>
    </message>
    <message>
        <source>Select the cells that you draw a line around (Shift: more, Ctrl: fewer)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>線で囲んだマスを選択 (Shift: 追加、Ctrl: 除外)</translation>
    </message>
    <message>
        <source>Magic Wand</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>自動選択</translation>
    </message>
    <message>
        <source>Magic &amp;Wand</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>自動選択(&amp;W)</translation>
    </message>
    <message>
        <source>Select all joined cells of one terrain (Shift: more, Ctrl: fewer)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>同じ地形のつながったマスをすべて選択 (Shift: 追加、Ctrl: 除外)</translation>
    </message>
    <message>
        <source>Pencil</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>鉛筆</translation>
    </message>
    <message>
        <source>&amp;Pencil</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>鉛筆(&amp;P)</translation>
    </message>
    <message>
        <source>Paint cell by cell (Shift: a line from the last one)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>1 マスずつ描く (Shift: 前のマスからの線)</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>直線</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>直線(&amp;L)</translation>
    </message>
    <message>
        <source>Paint a line (Shift: straight)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>線を描く (Shift: まっすぐ)</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>長方形</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>長方形(&amp;R)</translation>
    </message>
    <message>
        <source>Paint the outline of a rectangle (Shift: square)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>長方形の輪郭を描く (Shift: 正方形)</translation>
    </message>
    <message>
        <source>Filled Rectangle</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>塗りつぶした長方形</translation>
    </message>
    <message>
        <source>Filled Rectan&amp;gle</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>塗りつぶした長方形(&amp;G)</translation>
    </message>
    <message>
        <source>Paint a filled rectangle (Shift: square)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>塗りつぶした長方形を描く (Shift: 正方形)</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>楕円</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>楕円(&amp;E)</translation>
    </message>
    <message>
        <source>Paint the outline of an ellipse (Shift: circle)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>楕円の輪郭を描く (Shift: 円)</translation>
    </message>
    <message>
        <source>Filled Ellipse</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>塗りつぶした楕円</translation>
    </message>
    <message>
        <source>Fille&amp;d Ellipse</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>塗りつぶした楕円(&amp;D)</translation>
    </message>
    <message>
        <source>Paint a filled ellipse (Shift: circle)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>塗りつぶした楕円を描く (Shift: 円)</translation>
    </message>
    <message>
        <source>Flood Fill</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>塗りつぶし</translation>
    </message>
    <message>
        <source>&amp;Flood Fill</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>塗りつぶし(&amp;F)</translation>
    </message>
    <message>
        <source>Fill all joined cells of one terrain</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>同じ地形のつながったマスをすべて塗りつぶす</translation>
    </message>
    <message>
        <source>Eraser</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>消しゴム</translation>
    </message>
    <message>
        <source>Er&amp;aser</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>消しゴム(&amp;A)</translation>
    </message>
    <message>
        <source>Paint stone (Shift: a line from the last cell)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>岩を描く (Shift: 前のマスからの線)</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Roo&amp;m</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>部屋(&amp;M)</translation>
    </message>
    <message>
        <source>Build a room with its walls (Shift: square)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>壁のある部屋を作る (Shift: 正方形)</translation>
    </message>
    <message>
        <source>Corridor</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>通路</translation>
    </message>
    <message>
        <source>Corr&amp;idor</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>通路(&amp;I)</translation>
    </message>
    <message>
        <source>Dig a corridor through stone</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>岩の中に通路を掘る</translation>
    </message>
    <message>
        <source>Door</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>扉</translation>
    </message>
    <message>
        <source>D&amp;oor</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>扉(&amp;O)</translation>
    </message>
    <message>
        <source>Put a door into a wall</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>壁に扉を置く</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>文字入力</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>文字入力(&amp;T)</translation>
    </message>
    <message>
        <source>Type map characters at the cursor (Enter: next row, Backspace: back)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>カーソルの位置にマップ文字を入力 (Enter: 次の行、Backspace: 戻る)</translation>
    </message>
    <message>
        <source>Eyedropper</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>スポイト</translation>
    </message>
    <message>
        <source>E&amp;yedropper</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>スポイト(&amp;Y)</translation>
    </message>
    <message>
        <source>Take the terrain of a cell (right button: with every tool)</source>
        <extracomment>core/tools/PaintTool.cpp</extracomment>
        <translation>マスの地形を取る (右ボタン: どのツールでも)</translation>
    </message>
    <message>
        <source>Paint with a brush of this size</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>この大きさのブラシで描く</translation>
    </message>
    <message>
        <source>Paint on both sides of the middle of the map</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>マップの中央の両側に描く</translation>
    </message>
    <message>
        <source>Brush of 1 Cell</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>1 マスのブラシ</translation>
    </message>
    <message>
        <source>1 cell</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>1 マス</translation>
    </message>
    <message>
        <source>Brush of 2 × 2 Cells</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>2 × 2 マスのブラシ</translation>
    </message>
    <message>
        <source>2 × 2</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>2 × 2</translation>
    </message>
    <message>
        <source>Brush of 3 × 3 Cells</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>3 × 3 マスのブラシ</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>Brush of 5 × 5 Cells</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>5 × 5 マスのブラシ</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>Brush of 7 × 7 Cells</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>7 × 7 マスのブラシ</translation>
    </message>
    <message>
        <source>7 × 7</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>7 × 7</translation>
    </message>
    <message>
        <source>Brush of 9 × 9 Cells</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>9 × 9 マスのブラシ</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>9 × 9</translation>
    </message>
    <message>
        <source>R&amp;ound Brush</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>丸いブラシ(&amp;O)</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>丸</translation>
    </message>
    <message>
        <source>Paint with a round brush</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>丸いブラシで描く</translation>
    </message>
    <message>
        <source>&amp;Fill around Corners</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>角を越えて塗りつぶす(&amp;F)</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>角</translation>
    </message>
    <message>
        <source>Also fill cells that touch only at corners, but not between two walls</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>角だけで接するマスも塗りつぶす (2 つの壁の間は除く)</translation>
    </message>
    <message>
        <source>&amp;No Mirror</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>対称なし(&amp;N)</translation>
    </message>
    <message>
        <source>No mirror</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>対称なし</translation>
    </message>
    <message>
        <source>Mirror &amp;Left and Right</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>左右対称(&amp;L)</translation>
    </message>
    <message>
        <source>Left | right</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>左 | 右</translation>
    </message>
    <message>
        <source>Mirror &amp;Top and Bottom</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>上下対称(&amp;T)</translation>
    </message>
    <message>
        <source>Top / bottom</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>上 / 下</translation>
    </message>
    <message>
        <source>Mirror &amp;Both</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>上下左右対称(&amp;B)</translation>
    </message>
    <message>
        <source>All four</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>4 方向</translation>
    </message>
    <message>
        <source>Mirror by a Half T&amp;urn</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>180 度回転で対称(&amp;U)</translation>
    </message>
    <message>
        <source>Half turn</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>半回転</translation>
    </message>
    <message>
        <source>Smart &amp;Walls</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>自動の壁(&amp;W)</translation>
    </message>
    <message>
        <source>Smart walls</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>自動の壁</translation>
    </message>
    <message>
        <source>Draw walls in their proper direction wherever something is painted</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>描いた所ではどこでも、壁を正しい向きにする</translation>
    </message>
    <message>
        <source>Rooms with Lig&amp;ht</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>部屋に明かり(&amp;H)</translation>
    </message>
    <message>
        <source>Lit</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Add the lit region of a room that is drawn</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>描いた部屋に明るい領域を加える</translation>
    </message>
    <message>
        <source>Rooms with a &amp;Door</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>部屋に扉(&amp;D)</translation>
    </message>
    <message>
        <source>Put a door into a room that is drawn</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>描いた部屋に扉を付ける</translation>
    </message>
    <message>
        <source>&amp;Secret Doors</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>隠し扉(&amp;S)</translation>
    </message>
    <message>
        <source>Secret</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>隠し</translation>
    </message>
    <message>
        <source>Draw doors that have to be searched for</source>
        <extracomment>core/tools/ToolOptions.cpp</extracomment>
        <translation>探さないと見つからない扉を描く</translation>
    </message>
    <message>
        <source>secret door</source>
        <extracomment>core/tree/Grammar.h</extracomment>
        <translation>隠し扉</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>引用符で囲んだ文字列</translation>
    </message>
    <message>
        <source>a character in quotes such as &apos;a&apos;</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>&apos;a&apos; のような引用符で囲んだ文字</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <source>a place such as (3,4)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>(3,4) のような場所</translation>
    </message>
    <message>
        <source>an area such as (1,1,5,4)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>(1,1,5,4) のような範囲</translation>
    </message>
    <message>
        <source>left, half-left, center, half-right or right</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>left、half-left、center、half-right、right のどれか</translation>
    </message>
    <message>
        <source>top, center or bottom</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>top、center、bottom のどれか</translation>
    </message>
    <message>
        <source>alignments such as (left,top)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>(left,top) のような位置揃え</translation>
    </message>
    <message>
        <source>a corridor end such as (0,east,random)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>(0,east,random) のような通路の端</translation>
    </message>
    <message>
        <source>up or down</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>up か down</translation>
    </message>
    <message>
        <source>lit or unlit</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>lit か unlit</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>true か false</translation>
    </message>
    <message>
        <source>filled or unfilled</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>filled か unfilled</translation>
    </message>
    <message>
        <source>a door state (open, closed, locked, nodoor, broken)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>扉の状態 (open、closed、locked、nodoor、broken)</translation>
    </message>
    <message>
        <source>north, east, south or west</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>north、east、south、west のどれか</translation>
    </message>
    <message>
        <source>an alignment (law, neutral, chaos, noalign, coaligned, noncoaligned)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>属性 (law、neutral、chaos、noalign、coaligned、noncoaligned)</translation>
    </message>
    <message>
        <source>altar, shrine or sanctum</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>altar、shrine、sanctum のどれか</translation>
    </message>
    <message>
        <source>dust, engrave, burn or mark</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>dust、engrave、burn、mark のどれか</translation>
    </message>
    <message>
        <source>blessed, uncursed or cursed</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>blessed、uncursed、cursed のどれか</translation>
    </message>
    <message>
        <source>peaceful or hostile</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>peaceful か hostile</translation>
    </message>
    <message>
        <source>asleep or awake</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>asleep か awake</translation>
    </message>
    <message>
        <source>m_monster, m_object or m_feature with a name</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>名前の付いた m_monster、m_object、m_feature のどれか</translation>
    </message>
    <message>
        <source>a level flag</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>レベルのフラグ</translation>
    </message>
    <message>
        <source>o_lit or o_buried</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>o_lit か o_buried</translation>
    </message>
    <message>
        <source>a computed value</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>計算された値</translation>
    </message>
    <message>
        <source>a variable</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>変数</translation>
    </message>
    <message>
        <source>an element of a list such as $names[0]</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>$names[0] のようなリストの要素</translation>
    </message>
    <message>
        <source>an operator</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>演算子</translation>
    </message>
    <message>
        <source>a comparison</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>比較</translation>
    </message>
    <message>
        <source>texts joined by “.”</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>「.」でつないだ文字列</translation>
    </message>
    <message>
        <source>a random place such as random[dry]</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>random[dry] のようなランダムな場所</translation>
    </message>
    <message>
        <source>a random cell such as rndcoord($cells)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>rndcoord($cells) のようなランダムなマス</translation>
    </message>
    <message>
        <source>a selection of cells such as fillrect(1,1,5,4)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>fillrect(1,1,5,4) のようなマスの選択範囲</translation>
    </message>
    <message>
        <source>terrain and light such as (&apos;.&apos;,lit)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>(&apos;.&apos;,lit) のような地形と明るさ</translation>
    </message>
    <message>
        <source>a class and a name such as (&apos;d&apos;,&quot;jackal&quot;)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>(&apos;d&apos;,&quot;jackal&quot;) のようなクラスと名前</translation>
    </message>
    <message>
        <source>a list such as { 1, 2 }</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>{ 1, 2 } のようなリスト</translation>
    </message>
    <message>
        <source>selection, terrain, monster or object</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>selection、terrain、monster、object のどれか</translation>
    </message>
    <message>
        <source>solidfill, mazegrid, rogue or mines</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>solidfill、mazegrid、rogue、mines のどれか</translation>
    </message>
    <message>
        <source>an option</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>filled, unfilled, regular, irregular, joined or unjoined</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>filled、unfilled、regular、irregular、joined、unjoined のどれか</translation>
    </message>
    <message>
        <source>directions such as north|east</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>north|east のような方向</translation>
    </message>
    <message>
        <source>names of traps such as &quot;pit&quot;|&quot;web&quot;, or all</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>&quot;pit&quot;|&quot;web&quot; のような罠の名前、または all</translation>
    </message>
    <message>
        <source>a couple such as (2,3)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>(2,3) のような数の組</translation>
    </message>
    <message>
        <source>a tag (town, hellish, mazelike, roguelike, lawful, neutral, chaotic, unaligned, noalign)</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>タグ (town、hellish、mazelike、roguelike、lawful、neutral、chaotic、unaligned、noalign)</translation>
    </message>
    <message>
        <source>stair, no_up, no_down or portal</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>stair、no_up、no_down、portal のどれか</translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>フラグ</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>明るさ</translation>
    </message>
    <message>
        <source>horizontal alignment</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>横の位置揃え</translation>
    </message>
    <message>
        <source>vertical alignment</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>縦の位置揃え</translation>
    </message>
    <message>
        <source>attribute</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>特性</translation>
    </message>
    <message>
        <source>curse</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>呪い</translation>
    </message>
    <message>
        <source>corpse of</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>何の死体か</translation>
    </message>
    <message>
        <source>enchantment</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>強化値</translation>
    </message>
    <message>
        <source>door state</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>扉の状態</translation>
    </message>
    <message>
        <source>area</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>範囲</translation>
    </message>
    <message>
        <source>excluded area</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>除外範囲</translation>
    </message>
    <message>
        <source>room type</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>部屋の種類</translation>
    </message>
    <message>
        <source>destination</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>行き先</translation>
    </message>
    <message>
        <source>altar type</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>祭壇の種類</translation>
    </message>
    <message>
        <source>method</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>刻み方</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>隠し</translation>
    </message>
    <message>
        <source>alignments</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>位置揃え</translation>
    </message>
    <message>
        <source>parent room</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>外側の部屋</translation>
    </message>
    <message>
        <source>title</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>題名</translation>
    </message>
    <message>
        <source>level to count from</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>基点のレベル</translation>
    </message>
    <message>
        <source>number of variants</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>変種の数</translation>
    </message>
    <message>
        <source>tag</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>タグ</translation>
    </message>
    <message>
        <source>condition</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>条件</translation>
    </message>
    <message>
        <source>turns</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>値</translation>
    </message>
    <message>
        <source>cells</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>マス</translation>
    </message>
    <message>
        <source>room flag</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>部屋のフラグ</translation>
    </message>
    <message>
        <source>material</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>材質</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>core/tree/Statement.cpp</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <source>“{}” needs a difficulty of {} or more; this level has {}.</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>「{}」には {} 以上の難易度が必要ですが、このレベルの難易度は {} です。</translation>
    </message>
    <message>
        <source>“{}” needs a difficulty of {} or less; this level has {}.</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>「{}」には {} 以下の難易度が必要ですが、このレベルの難易度は {} です。</translation>
    </message>
    <message>
        <source>frequency is computed</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>頻度は計算で決まります</translation>
    </message>
    <message>
        <source>never chosen</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>選ばれません</translation>
    </message>
    <message>
        <source>frequency {:g} ({:.{}f} %)</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>頻度 {:g} ({:.{}f} %)</translation>
    </message>
    <message>
        <source>, difficulty {} to {}</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>、難易度 {} から {}</translation>
    </message>
    <message>
        <source>, from difficulty {}</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>、難易度 {} 以上</translation>
    </message>
    <message>
        <source>, up to difficulty {}</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>、難易度 {} 以下</translation>
    </message>
    <message>
        <source>, only in some rooms</source>
        <extracomment>core/tree/ThemedEntry.cpp</extracomment>
        <translation>、一部の部屋だけ</translation>
    </message>
    <message>
        <source>a text without a closing quote</source>
        <extracomment>core/tree/TokenCursor.cpp</extracomment>
        <translation>終わりの引用符がない文字列</translation>
    </message>
    <message>
        <source>a map row</source>
        <extracomment>core/tree/TokenCursor.cpp</extracomment>
        <translation>マップの行</translation>
    </message>
    <message>
        <source>something finds no place</source>
        <extracomment>core/trial/TrialRolls.cpp</extracomment>
        <translation>何かの置き場所が見つかりません</translation>
    </message>
    <message>
        <source>something else</source>
        <extracomment>core/trial/TrialRolls.cpp</extracomment>
        <translation>そのほか</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>東</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>南東</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>南西</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>西</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>北西</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>北東</translation>
    </message>
    <message>
        <source>south</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>南</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>core/world/Geometry.cpp</extracomment>
        <translation>北</translation>
    </message>
    <message>
        <source>The keys w e s d x c move you.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>w e s d x c のキーで移動します。</translation>
    </message>
    <message>
        <source>p picks up what lies here, D drops something.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>p はここにあるものを拾い、D は何かを落とします。</translation>
    </message>
    <message>
        <source>u uses the chosen thing you carry: food is eaten.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>u は持ち物から選んだものを使います。食べ物は食べます。</translation>
    </message>
    <message>
        <source>l looks around without moving.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>l は動かずに周りを見ます。</translation>
    </message>
    <message>
        <source>The arrow keys choose among the things you carry.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>矢印キーで持ち物から選びます。</translation>
    </message>
    <message>
        <source>Time passes.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>時間が過ぎます。</translation>
    </message>
    <message>
        <source>You feel better.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>気分がよくなりました。</translation>
    </message>
    <message>
        <source>Your stomach hurts.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>おなかが痛みます。</translation>
    </message>
    <message>
        <source>This is the end of you.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>あなたの最期です。</translation>
    </message>
    <message>
        <source>A new world needs a new start.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>新しい世界には新しい始まりが必要です。</translation>
    </message>
    <message>
        <source>You hit %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>%1 に命中しました。</translation>
    </message>
    <message>
        <source>%1 hits you.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>%1 の攻撃が命中しました。</translation>
    </message>
    <message>
        <source>You go %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>%1へ進みます。</translation>
    </message>
    <message>
        <source>There is no way %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>%1には進めません。</translation>
    </message>
    <message>
        <source>A bare stone lies here, nothing more.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>むき出しの石があるだけです。</translation>
    </message>
    <message>
        <source>This ground is holy.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>ここは聖なる地です。</translation>
    </message>
    <message>
        <source>The island is content with you and gives you this: %1. Use it to leave, or stay.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>島はあなたに満足し、これを授けます: %1。使って去るか、ここにとどまってください。</translation>
    </message>
    <message>
        <source>You take it.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>それを取りました。</translation>
    </message>
    <message>
        <source>There is nothing to take.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>取るものがありません。</translation>
    </message>
    <message>
        <source>You cannot carry any more.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>これ以上は持てません。</translation>
    </message>
    <message>
        <source>You put it down.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>それを置きました。</translation>
    </message>
    <message>
        <source>You have nothing to put down.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>置くものを持っていません。</translation>
    </message>
    <message>
        <source>You use %1. It glows and howls; somewhere, laughter.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>%1 を使います。光ってうなり、どこかで笑い声がします。</translation>
    </message>
    <message>
        <source>You have nothing to use.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>使うものを持っていません。</translation>
    </message>
    <message>
        <source>You eat it up.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>食べ尽くしました。</translation>
    </message>
    <message>
        <source>That is of no use.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>それは役に立ちません。</translation>
    </message>
    <message>
        <source>You are stuck and work yourself free.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>動けなくなり、もがいて抜け出します。</translation>
    </message>
    <message>
        <source>You open it.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>それを開けました。</translation>
    </message>
    <message>
        <source>It is locked. A kick may break it.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>鍵がかかっています。蹴れば壊れるかもしれません。</translation>
    </message>
    <message>
        <source>You close it.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>それを閉めました。</translation>
    </message>
    <message>
        <source>There is nothing to close, or something lies in it.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>閉めるものがないか、何かが挟まっています。</translation>
    </message>
    <message>
        <source>It gives way.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>壊れて開きました。</translation>
    </message>
    <message>
        <source>It shakes, and holds.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>揺れましたが、持ちこたえました。</translation>
    </message>
    <message>
        <source>There is nothing to kick %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>%1には蹴るものがありません。</translation>
    </message>
    <message>
        <source>You find something.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>何かを見つけました。</translation>
    </message>
    <message>
        <source>You search and find nothing.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>探しましたが、何も見つかりません。</translation>
    </message>
    <message>
        <source>You push it on: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>押して動かしました: %1。</translation>
    </message>
    <message>
        <source>It does not move: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>動きません: %1。</translation>
    </message>
    <message>
        <source>It fills the hole: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>穴が埋まりました: %1。</translation>
    </message>
    <message>
        <source>You are caught: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>捕まりました: %1。</translation>
    </message>
    <message>
        <source>You are hurt: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>傷を負いました: %1。</translation>
    </message>
    <message>
        <source>You are somewhere else: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>別の場所に移りました: %1。</translation>
    </message>
    <message>
        <source>You have left this place: %1.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>この場所を去りました: %1。</translation>
    </message>
    <message>
        <source>There is no way out here.</source>
        <extracomment>core/world/Messages.cpp</extracomment>
        <translation>ここに出口はありません。</translation>
    </message>
    <message>
        <source>NetHack 3.&amp;2.2, GnomeHack</source>
        <extracomment>resources/catalog/nethack-3.2.2/game.tsv</extracomment>
        <translation>NetHack 3.&amp;2.2、GnomeHack</translation>
    </message>
    <message>
        <source>Read descriptions as those of NetHack 3.2.2 and the games made of it</source>
        <extracomment>resources/catalog/nethack-3.2.2/game.tsv</extracomment>
        <translation>NetHack 3.2.2 とそれを元にしたゲームの記述として読む</translation>
    </message>
    <message>
        <source>ant or other insect</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>蟻または他の昆虫</translation>
    </message>
    <message>
        <source>blob</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ブロッブ</translation>
    </message>
    <message>
        <source>cockatrice</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>コカトリス</translation>
    </message>
    <message>
        <source>dog or other canine</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>犬またはイヌ科の動物</translation>
    </message>
    <message>
        <source>eye or sphere</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>目または球体</translation>
    </message>
    <message>
        <source>cat or other feline</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>猫またはネコ科の動物</translation>
    </message>
    <message>
        <source>gremlin</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>グレムリン</translation>
    </message>
    <message>
        <source>humanoid</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ヒューマノイド</translation>
    </message>
    <message>
        <source>imp or minor demon</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>インプまたは下級悪魔</translation>
    </message>
    <message>
        <source>jelly</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ゼリー</translation>
    </message>
    <message>
        <source>kobold</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>コボルト</translation>
    </message>
    <message>
        <source>leprechaun</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>レプラコーン</translation>
    </message>
    <message>
        <source>mimic</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ミミック</translation>
    </message>
    <message>
        <source>nymph</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ニンフ</translation>
    </message>
    <message>
        <source>orc</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>オーク</translation>
    </message>
    <message>
        <source>piercer</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>穴喰い</translation>
    </message>
    <message>
        <source>quadruped</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>四足動物</translation>
    </message>
    <message>
        <source>rodent</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>齧歯動物</translation>
    </message>
    <message>
        <source>spider</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>クモ</translation>
    </message>
    <message>
        <source>trapper or lurker above</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>トラッパーまたはラーカー</translation>
    </message>
    <message>
        <source>unicorn</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ユニコーン</translation>
    </message>
    <message>
        <source>vortex</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>渦</translation>
    </message>
    <message>
        <source>worm</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ワーム</translation>
    </message>
    <message>
        <source>xan or other mythical/fantastic insect</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ザンまたは神話やファンタジーの昆虫</translation>
    </message>
    <message>
        <source>zruty</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ズルティ</translation>
    </message>
    <message>
        <source>angelic being</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>天使</translation>
    </message>
    <message>
        <source>bat</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>こうもり</translation>
    </message>
    <message>
        <source>centaur</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ケンタウロス</translation>
    </message>
    <message>
        <source>dragon</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ドラゴン</translation>
    </message>
    <message>
        <source>elemental</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>精霊</translation>
    </message>
    <message>
        <source>fungus or mold</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>キノコまたはモールド</translation>
    </message>
    <message>
        <source>gnome</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ノーム</translation>
    </message>
    <message>
        <source>giant humanoid</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>巨人</translation>
    </message>
    <message>
        <source>invisible stalker</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>透明なストーカー</translation>
    </message>
    <message>
        <source>jabberwock</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ジャバウォック</translation>
    </message>
    <message>
        <source>Keystone Kop</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>警備員</translation>
    </message>
    <message>
        <source>lich</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>リッチ</translation>
    </message>
    <message>
        <source>mummy</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ミイラ</translation>
    </message>
    <message>
        <source>naga</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ナーガ</translation>
    </message>
    <message>
        <source>ogre</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>オーガ</translation>
    </message>
    <message>
        <source>pudding or ooze</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>プリンまたはウーズ</translation>
    </message>
    <message>
        <source>quantum mechanic</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>量子物理学者</translation>
    </message>
    <message>
        <source>rust monster</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>錆の怪物</translation>
    </message>
    <message>
        <source>snake</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ヘビ</translation>
    </message>
    <message>
        <source>troll</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>トロル</translation>
    </message>
    <message>
        <source>umber hulk</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>アンバーハルク</translation>
    </message>
    <message>
        <source>vampire</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>吸血鬼</translation>
    </message>
    <message>
        <source>wraith</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>レイス</translation>
    </message>
    <message>
        <source>xorn</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>yeti, ape or other large beast</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>イエティ、猿または他の大型の獣</translation>
    </message>
    <message>
        <source>zombie</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ゾンビ</translation>
    </message>
    <message>
        <source>human or elf</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>人間またはエルフ</translation>
    </message>
    <message>
        <source>ghost</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>幽霊</translation>
    </message>
    <message>
        <source>golem</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ゴーレム</translation>
    </message>
    <message>
        <source>major demon</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>上級悪魔</translation>
    </message>
    <message>
        <source>sea monster</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>海の怪物</translation>
    </message>
    <message>
        <source>lizard</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>トカゲ</translation>
    </message>
    <message>
        <source>long worm tail</source>
        <extracomment>resources/catalog/nethack-3.2.2/monster-classes.tsv</extracomment>
        <translation>ロングワームの尻尾</translation>
    </message>
    <message>
        <source>illegal object</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>不正なアイテム</translation>
    </message>
    <message>
        <source>weapon</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>武器</translation>
    </message>
    <message>
        <source>armor</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>鎧</translation>
    </message>
    <message>
        <source>ring</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>指輪</translation>
    </message>
    <message>
        <source>amulet</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>魔除け</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>道具</translation>
    </message>
    <message>
        <source>food</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>食料</translation>
    </message>
    <message>
        <source>potion</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>薬</translation>
    </message>
    <message>
        <source>scroll</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>巻物</translation>
    </message>
    <message>
        <source>spellbook</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>魔法書</translation>
    </message>
    <message>
        <source>wand</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>杖</translation>
    </message>
    <message>
        <source>coins</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>金貨</translation>
    </message>
    <message>
        <source>gem or rock</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>宝石または石</translation>
    </message>
    <message>
        <source>boulder or statue</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>岩または像</translation>
    </message>
    <message>
        <source>iron ball</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>鉄球</translation>
    </message>
    <message>
        <source>iron chain</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>鉄の鎖</translation>
    </message>
    <message>
        <source>venom</source>
        <extracomment>resources/catalog/nethack-3.2.2/object-classes.tsv</extracomment>
        <translation>毒液</translation>
    </message>
    <message>
        <source>solid stone</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>岩</translation>
    </message>
    <message>
        <source>vertical wall</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>縦の壁</translation>
    </message>
    <message>
        <source>horizontal wall</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>横の壁</translation>
    </message>
    <message>
        <source>top left corner</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>左上の角</translation>
    </message>
    <message>
        <source>top right corner</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>右上の角</translation>
    </message>
    <message>
        <source>bottom left corner</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>左下の角</translation>
    </message>
    <message>
        <source>bottom right corner</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>右下の角</translation>
    </message>
    <message>
        <source>boundary (cross wall)</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>境界 (十字の壁)</translation>
    </message>
    <message>
        <source>T wall up</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>上向きの T 字の壁</translation>
    </message>
    <message>
        <source>T wall down</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>下向きの T 字の壁</translation>
    </message>
    <message>
        <source>T wall left</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>左向きの T 字の壁</translation>
    </message>
    <message>
        <source>T wall right</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>右向きの T 字の壁</translation>
    </message>
    <message>
        <source>drawbridge wall</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>跳ね橋の壁</translation>
    </message>
    <message>
        <source>secret corridor</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>隠し通路</translation>
    </message>
    <message>
        <source>moat</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>堀</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>水</translation>
    </message>
    <message>
        <source>raised drawbridge</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>上がった跳ね橋</translation>
    </message>
    <message>
        <source>lava</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>溶岩</translation>
    </message>
    <message>
        <source>room floor</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>部屋の床</translation>
    </message>
    <message>
        <source>ice</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>氷</translation>
    </message>
    <message>
        <source>lowered drawbridge</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>下りた跳ね橋</translation>
    </message>
    <message>
        <source>air</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>空気</translation>
    </message>
    <message>
        <source>cloud</source>
        <extracomment>resources/catalog/nethack-3.2.2/terrain.tsv</extracomment>
        <translation>雲</translation>
    </message>
    <message>
        <source>NetHack 3.&amp;4.3</source>
        <extracomment>resources/catalog/nethack-3.4.3/game.tsv</extracomment>
        <translation>NetHack 3.&amp;4.3</translation>
    </message>
    <message>
        <source>Read descriptions as those of NetHack 3.4.3</source>
        <extracomment>resources/catalog/nethack-3.4.3/game.tsv</extracomment>
        <translation>NetHack 3.4.3 の記述として読む</translation>
    </message>
    <message>
        <source>arachnid or centipede</source>
        <extracomment>resources/catalog/nethack-3.4.3/monster-classes.tsv</extracomment>
        <translation>クモ形類動物またはムカデ</translation>
    </message>
    <message>
        <source>unicorn or horse</source>
        <extracomment>resources/catalog/nethack-3.4.3/monster-classes.tsv</extracomment>
        <translation>ユニコーンまたは馬</translation>
    </message>
    <message>
        <source>bat or bird</source>
        <extracomment>resources/catalog/nethack-3.4.3/monster-classes.tsv</extracomment>
        <translation>こうもりまたは鳥</translation>
    </message>
    <message>
        <source>rust monster or disenchanter</source>
        <extracomment>resources/catalog/nethack-3.4.3/monster-classes.tsv</extracomment>
        <translation>錆の怪物または吸魔の怪物</translation>
    </message>
    <message>
        <source>apelike creature</source>
        <extracomment>resources/catalog/nethack-3.4.3/monster-classes.tsv</extracomment>
        <translation>猿のような生物</translation>
    </message>
    <message>
        <source>iron bars</source>
        <extracomment>resources/catalog/nethack-3.4.3/terrain.tsv</extracomment>
        <translation>鉄棒</translation>
    </message>
    <message>
        <source>NetHac&amp;k 3.6</source>
        <extracomment>resources/catalog/nethack-3.6/game.tsv</extracomment>
        <translation>NetHac&amp;k 3.6</translation>
    </message>
    <message>
        <source>Read descriptions as those of NetHack 3.6</source>
        <extracomment>resources/catalog/nethack-3.6/game.tsv</extracomment>
        <translation>NetHack 3.6 の記述として読む</translation>
    </message>
    <message>
        <source>Convert to NetHack 3.&amp;6</source>
        <extracomment>resources/catalog/nethack-3.6/game.tsv</extracomment>
        <translation>NetHack 3.&amp;6 に変換</translation>
    </message>
    <message>
        <source>invisible monster</source>
        <extracomment>resources/catalog/nethack-3.6/monster-classes.tsv</extracomment>
        <translation>透明な怪物</translation>
    </message>
    <message>
        <source>strange object</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>奇妙な物体</translation>
    </message>
    <message>
        <source>suit or piece of armor</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>服または鎧のたぐい</translation>
    </message>
    <message>
        <source>useful item (pick-axe, key, lamp...)</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>便利な道具 (つるはし、鍵、ランプなど)</translation>
    </message>
    <message>
        <source>piece of food</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>食料</translation>
    </message>
    <message>
        <source>pile of coins</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>金貨の山</translation>
    </message>
    <message>
        <source>splash of venom</source>
        <extracomment>resources/catalog/nethack-3.6/object-classes.tsv</extracomment>
        <translation>毒液</translation>
    </message>
    <message>
        <source>left as it is</source>
        <extracomment>resources/catalog/nethack-3.6/terrain.tsv</extracomment>
        <translation>元のまま</translation>
    </message>
    <message>
        <source>NetHack 3.&amp;7</source>
        <extracomment>resources/catalog/nethack-3.7/game.tsv</extracomment>
        <translation>NetHack 3.&amp;7</translation>
    </message>
    <message>
        <source>Read levels as Lua scripts of NetHack 3.7</source>
        <extracomment>resources/catalog/nethack-3.7/game.tsv</extracomment>
        <translation>NetHack 3.7 の Lua スクリプトとして読む</translation>
    </message>
    <message>
        <source>Convert to NetHack 3.&amp;7</source>
        <extracomment>resources/catalog/nethack-3.7/game.tsv</extracomment>
        <translation>NetHack 3.&amp;7 に変換</translation>
    </message>
    <message>
        <source>what the level is filled with</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>レベルを埋めるもの</translation>
    </message>
    <message>
        <source>background; of mazegrid its walls</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>背景。mazegrid では壁</translation>
    </message>
    <message>
        <source>what solidfill and maze fill with</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>solidfill と maze で埋めるもの</translation>
    </message>
    <message>
        <source>left out: at random</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>省略時: ランダム</translation>
    </message>
    <message>
        <source>caves: less ragged</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>洞窟: でこぼこを減らす</translation>
    </message>
    <message>
        <source>caves: all parts can be reached</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>洞窟: すべての部分に行けるようにする</translation>
    </message>
    <message>
        <source>caves: with walls around</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>洞窟: 周りに壁を付ける</translation>
    </message>
    <message>
        <source>width of the corridors of a maze</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>迷路の通路の幅</translation>
    </message>
    <message>
        <source>thickness of the walls of a maze</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>迷路の壁の厚さ</translation>
    </message>
    <message>
        <source>whether a maze has dead ends</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>迷路に行き止まりがあるかどうか</translation>
    </message>
    <message>
        <source>shown on arrival</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>到着時に表示される</translation>
    </message>
    <message>
        <source>rows of equal length</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>同じ長さの行</translation>
    </message>
    <message>
        <source>where it goes, across</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>置く位置 (横)</translation>
    </message>
    <message>
        <source>where it goes, down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>置く位置 (縦)</translation>
    </message>
    <message>
        <source>whether its cells are lit</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>マスが明るいかどうか</translation>
    </message>
    <message>
        <source>what is placed on it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>その上に置かれるもの</translation>
    </message>
    <message>
        <source>all cells of it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>そのすべてのマス</translation>
    </message>
    <message>
        <source>1 lit, 0 unlit, -1 at random</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1 は明るい、0 は暗い、-1 はランダム</translation>
    </message>
    <message>
        <source>within these cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>これらのマスの中</translation>
    </message>
    <message>
        <source>map character that is replaced</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>置き換えられるマップ文字</translation>
    </message>
    <message>
        <source>pattern around the cell that is replaced</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>置き換えられるマスの周りのパターン</translation>
    </message>
    <message>
        <source>map character that takes its place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>代わりに入るマップ文字</translation>
    </message>
    <message>
        <source>per cent of the cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>マスのパーセント</translation>
    </message>
    <message>
        <source>1 lit, 0 unlit</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1 は明るい、0 は暗い</translation>
    </message>
    <message>
        <source>what is built there</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>そこに作られるもの</translation>
    </message>
    <message>
        <source>nothing is in it any more</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>もう何も入っていない</translation>
    </message>
    <message>
        <source>fountain: its watchman has given a warning</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>泉: 見張りがもう警告した</translation>
    </message>
    <message>
        <source>sink: no pudding is in it any more</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>流し台: もうプリンがいない</translation>
    </message>
    <message>
        <source>sink: no dishwasher is in it any more</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>流し台: もう皿洗いがいない</translation>
    </message>
    <message>
        <source>sink: no ring is in it any more</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>流し台: もう指輪がない</translation>
    </message>
    <message>
        <source>tree: no bees are in it any more</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>木: もう蜂がいない</translation>
    </message>
    <message>
        <source>how it is found</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>見つかるときの状態</translation>
    </message>
    <message>
        <source>side of the room</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>部屋のどの側か</translation>
    </message>
    <message>
        <source>place along the wall, from 0</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>壁に沿った位置 (0 から)</translation>
    </message>
    <message>
        <source>where its wall is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>壁のある側</translation>
    </message>
    <message>
        <source>map character that is dug</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>掘った所のマップ文字</translation>
    </message>
    <message>
        <source>whether things are put into the maze</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>迷路にものを置くかどうか</translation>
    </message>
    <message>
        <source>where it begins to dig</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>掘り始める方向</translation>
    </message>
    <message>
        <source>what cannot be done with the walls</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>壁に対してできないこと</translation>
    </message>
    <message>
        <source>gems in a thousand cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1000 マスあたりの宝石</translation>
    </message>
    <message>
        <source>gold in a thousand cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1000 マスあたりの金貨</translation>
    </message>
    <message>
        <source>kelp in a thousand cells of moat</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>堀 1000 マスあたりの海藻</translation>
    </message>
    <message>
        <source>kelp in a thousand cells of pool</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>池 1000 マスあたりの海藻</translation>
    </message>
    <message>
        <source>how poisonous it is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>毒の強さ</translation>
    </message>
    <message>
        <source>turns that it lasts</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>続くターン数</translation>
    </message>
    <message>
        <source>1: with what such a room holds, 2: only of that kind</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1: その部屋にあるはずのものを入れる、2: その種類のものだけ</translation>
    </message>
    <message>
        <source>as far as floor reaches</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>床が続く所まで</translation>
    </message>
    <message>
        <source>the hero arrives here</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>主人公がここに到着する</translation>
    </message>
    <message>
        <source>whether corridors may lead to it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>通路が通じてよいかどうか</translation>
    </message>
    <message>
        <source>what is placed in it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>中に置かれるもの</translation>
    </message>
    <message>
        <source>class, of which the game draws a kind</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>クラス (その中からゲームが種類を選ぶ)</translation>
    </message>
    <message>
        <source>left out: as usual</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>省略時: 通常どおり</translation>
    </message>
    <message>
        <source>makes it a servant of that alignment</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>その属性に仕えるものにする</translation>
    </message>
    <message>
        <source>its sex</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>性別</translation>
    </message>
    <message>
        <source>cannot be seen</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>目に見えない</translation>
    </message>
    <message>
        <source>has lost its magic</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>魔力を失っている</translation>
    </message>
    <message>
        <source>has come back from death</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>死からよみがえった</translation>
    </message>
    <message>
        <source>staggers</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>よろめいている</translation>
    </message>
    <message>
        <source>is confused</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>混乱している</translation>
    </message>
    <message>
        <source>until it sees the hero</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>主人公を見るまで待つ</translation>
    </message>
    <message>
        <source>turns that it flees</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>逃げるターン数</translation>
    </message>
    <message>
        <source>turns that it is blind</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>目が見えないターン数</translation>
    </message>
    <message>
        <source>turns that it cannot move</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>動けないターン数</translation>
    </message>
    <message>
        <source>of a long worm</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ロングワームの尻尾</translation>
    </message>
    <message>
        <source>others of its kind may come along</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>同じ種類の仲間が付いてくることがある</translation>
    </message>
    <message>
        <source>may stand beside the place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>その場所の隣でもよい</translation>
    </message>
    <message>
        <source>may stand in water and lava</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>水や溶岩の中でもよい</translation>
    </message>
    <message>
        <source>what a mimic or shapeshifter looks like: obj:, mon: or ter: and a name</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ミミックや変身する怪物の見かけ: obj:、mon:、ter: のどれかと名前</translation>
    </message>
    <message>
        <source>what it carries</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>持ち物</translation>
    </message>
    <message>
        <source>enchantment or charges</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>強化値または使用回数</translation>
    </message>
    <message>
        <source>how many</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>個数</translation>
    </message>
    <message>
        <source>blessed or cursed</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>祝福または呪い</translation>
    </message>
    <message>
        <source>lies in the ground</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>地中に埋まっている</translation>
    </message>
    <message>
        <source>burns</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>火がついている</translation>
    </message>
    <message>
        <source>is greased</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>油が塗ってある</translation>
    </message>
    <message>
        <source>its lock is broken</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>錠が壊れている</translation>
    </message>
    <message>
        <source>the prize of its branch</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>その分岐の賞品</translation>
    </message>
    <message>
        <source>1 to 3; below 0: never</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1 から 3。0 より小さいと腐食しない</translation>
    </message>
    <message>
        <source>times that it was charged</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>充填した回数</translation>
    </message>
    <message>
        <source>whose statue, egg, corpse, tin or figurine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>彫像、卵、死体、缶詰、人形がどの怪物のものか</translation>
    </message>
    <message>
        <source>statue: historic</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>彫像: 歴史的なもの</translation>
    </message>
    <message>
        <source>statue or corpse: male</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>彫像または死体: 男性</translation>
    </message>
    <message>
        <source>statue or corpse: female</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>彫像または死体: 女性</translation>
    </message>
    <message>
        <source>egg: laid by the hero</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>卵: 主人公が産んだもの</translation>
    </message>
    <message>
        <source>what is in it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>中に入っているもの</translation>
    </message>
    <message>
        <source>with a spider on the web</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>クモの巣にクモがいる</translation>
    </message>
    <message>
        <source>the remains of somebody may lie on it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>誰かの遺品が上にあることがある</translation>
    </message>
    <message>
        <source>is known to the hero</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>主人公に知られている</translation>
    </message>
    <message>
        <source>where a boulder rolls from, counted from the trap</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>巨岩が転がり始める場所 (罠から数える)</translation>
    </message>
    <message>
        <source>where a teleportation trap leads</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>テレポートの罠の行き先</translation>
    </message>
    <message>
        <source>pieces</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>枚数</translation>
    </message>
    <message>
        <source>how it is written</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>刻み方</translation>
    </message>
    <message>
        <source>what is written</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>刻まれる内容</translation>
    </message>
    <message>
        <source>protects what lies on it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>上にあるものを守る</translation>
    </message>
    <message>
        <source>whose altar</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>誰の祭壇か</translation>
    </message>
    <message>
        <source>with a priest if not altar</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>altar 以外では僧侶がいる</translation>
    </message>
    <message>
        <source>where they lead</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>通じる方向</translation>
    </message>
    <message>
        <source>where it leads</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>通じる方向</translation>
    </message>
    <message>
        <source>per cent that it is of that kind</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>その種類になるパーセント</translation>
    </message>
    <message>
        <source>where in its place, across</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>場所内の位置 (横)</translation>
    </message>
    <message>
        <source>where in its place, down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>場所内の位置 (縦)</translation>
    </message>
    <message>
        <source>1: with what such a room holds</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1: その部屋にあるはずのものを入れる</translation>
    </message>
    <message>
        <source>whether corridors lead to it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>通路が通じるかどうか</translation>
    </message>
    <message>
        <source>number of the first room, from 0</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1 つ目の部屋の番号 (0 から)</translation>
    </message>
    <message>
        <source>its door, from 0</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>その扉 (0 から)</translation>
    </message>
    <message>
        <source>number of the second room</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>2 つ目の部屋の番号</translation>
    </message>
    <message>
        <source>its door</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>その扉</translation>
    </message>
    <message>
        <source>side of that room</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>その部屋のどの側か</translation>
    </message>
    <message>
        <source>not here</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ここを除く</translation>
    </message>
    <message>
        <source>the area counts in the level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>範囲をレベルの座標で数える</translation>
    </message>
    <message>
        <source>the excluded area counts in the level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>除外範囲をレベルの座標で数える</translation>
    </message>
    <message>
        <source>what for</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>何のためか</translation>
    </message>
    <message>
        <source>level that a portal leads to</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>魔法の入口が通じるレベル</translation>
    </message>
    <message>
        <source>means nothing</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>意味はない</translation>
    </message>
    <message>
        <source>for those who come from above (down) or below (up)</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>上から (down) または下から (up) 来る者のため</translation>
    </message>
    <message>
        <source>what does not happen here</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ここで起こらないこと</translation>
    </message>
    <message>
        <source>shape</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>形</translation>
    </message>
    <message>
        <source>distance up to which some cells are in</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>何かが含まれる最大の距離</translation>
    </message>
    <message>
        <source>distance up to which all cells are in</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>すべてが含まれる距離</translation>
    </message>
    <message>
        <source>its cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>そのマス</translation>
    </message>
    <message>
        <source>on which side</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>どの側に</translation>
    </message>
    <message>
        <source>0: no longer in it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>0: もう含まれない</translation>
    </message>
    <message>
        <source>how likely each cell stays</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>各マスが残る確率</translation>
    </message>
    <message>
        <source>1: the cell is taken out</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1: そのマスを取り除く</translation>
    </message>
    <message>
        <source>how far it strays</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>どれだけ曲がるか</translation>
    </message>
    <message>
        <source>pattern around each cell</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>各マスの周りのパターン</translation>
    </message>
    <message>
        <source>true: also diagonally</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>true: 斜めにも</translation>
    </message>
    <message>
        <source>1: with its inside</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1: 内側も含む</translation>
    </message>
    <message>
        <source>called with x and y of each cell</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>各マスの x と y で呼ばれる</translation>
    </message>
    <message>
        <source>of the room, from 0</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>部屋の番号 (0 から)</translation>
    </message>
    <message>
        <source>what one would wish for</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>願いで言うような名前</translation>
    </message>
    <message>
        <source>by which branches lead here</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>分岐がここへ通じるときの名前</translation>
    </message>
    <message>
        <source>number of levels, at least</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>レベルの最小の数</translation>
    </message>
    <message>
        <source>how many sizes there are; 0: one</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>大きさの候補の数。0 は 1 つ</translation>
    </message>
    <message>
        <source>one character, for the files of bones</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1 文字。ボーンズのファイル用</translation>
    </message>
    <message>
        <source>the level that one comes to: 0 or 1 the first, -1 the last</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>到着するレベル: 0 か 1 は最初、-1 は最後</translation>
    </message>
    <message>
        <source>per cent of games that have it; 0: all</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>これがあるゲームのパーセント。0 はすべて</translation>
    </message>
    <message>
        <source>file of its other levels, with the level&apos;s number after it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>その他のレベルのファイル (後にレベルの番号が付く)</translation>
    </message>
    <message>
        <source>file of each of its other levels</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>その他の各レベルのファイル</translation>
    </message>
    <message>
        <source>file of the themed rooms of its ordinary levels</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>普通のレベルのテーマ部屋のファイル</translation>
    </message>
    <message>
        <source>has no effect in this version</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>このバージョンでは効果がない</translation>
    </message>
    <message>
        <source>special levels</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>特別レベル</translation>
    </message>
    <message>
        <source>ways to other dungeons</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ほかの迷宮への道</translation>
    </message>
    <message>
        <source>its file, without .lua</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>そのファイル (.lua なし)</translation>
    </message>
    <message>
        <source>1: the first level, -1: the last; with chainlevel: so many below that</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>1 は最初のレベル、-1 は最後。chainlevel があれば、その下へ数える</translation>
    </message>
    <message>
        <source>how many levels there are to choose from; -1: all down to the bottom</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>候補になるレベルの数。-1 はいちばん下まで</translation>
    </message>
    <message>
        <source>the level that base counts from</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>base を数える基点のレベル</translation>
    </message>
    <message>
        <source>per cent of games that have it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>これがあるゲームのパーセント</translation>
    </message>
    <message>
        <source>variants of its file, NAME-1.lua and on</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>ファイルの変種の数 (NAME-1.lua から)</translation>
    </message>
    <message>
        <source>of altars and random monsters</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>祭壇とランダムな怪物の属性</translation>
    </message>
    <message>
        <source>the dungeon that it leads to</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>通じる先の迷宮</translation>
    </message>
    <message>
        <source>where the stairs of this dungeon lead</source>
        <extracomment>resources/catalog/nethack-3.7/lua-keys.tsv</extracomment>
        <translation>この迷宮の階段の向き</translation>
    </message>
    <message>
        <source>an altar, with a priest if it is a shrine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>祭壇 (shrine なら僧侶付き)</translation>
    </message>
    <message>
        <source>a corridor from the door of one room to that of another</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ある部屋の扉から別の部屋の扉への通路</translation>
    </message>
    <message>
        <source>a door, at a place or in a wall of the room</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>扉 (場所を指定するか、部屋の壁に置く)</translation>
    </message>
    <message>
        <source>a drawbridge, with its wall beside it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>跳ね橋 (隣に壁がある)</translation>
    </message>
    <message>
        <source>words on the floor</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>床の文字</translation>
    </message>
    <message>
        <source>where nobody arrives, or no monster is generated</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>誰も到着しない、または怪物が作られない範囲</translation>
    </message>
    <message>
        <source>a fountain, sink, pool, throne or tree</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>泉、流し台、池、玉座、木</translation>
    </message>
    <message>
        <source>for tests only</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>テスト専用</translation>
    </message>
    <message>
        <source>a cloud of gas</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ガスの雲</translation>
    </message>
    <message>
        <source>a pile of gold</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>金貨の山</translation>
    </message>
    <message>
        <source>a grave</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>墓</translation>
    </message>
    <message>
        <source>what holds for the whole level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>レベル全体に効く性質</translation>
    </message>
    <message>
        <source>fills the level before anything is put on it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>何かを置く前にレベルを埋める</translation>
    </message>
    <message>
        <source>where stairs, portals or arrivals are placed</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>階段、魔法の入口、到着地点を置く場所</translation>
    </message>
    <message>
        <source>draws a map; what follows counts from its corner</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>マップを描く。以降はその角から数える</translation>
    </message>
    <message>
        <source>digs a maze from there</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>そこから迷路を掘る</translation>
    </message>
    <message>
        <source>is shown on arrival</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>到着時に表示される</translation>
    </message>
    <message>
        <source>puts gold, gems and kelp into the level now</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>今、レベルに金貨、宝石、海藻を置く</translation>
    </message>
    <message>
        <source>walls that cannot be dug through</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>掘り抜けない壁</translation>
    </message>
    <message>
        <source>walls that nobody can walk through</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>誰も通り抜けられない壁</translation>
    </message>
    <message>
        <source>joins the rooms made so far</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>これまでに作った部屋をつなぐ</translation>
    </message>
    <message>
        <source>lights an area, or makes a room of it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>範囲を明るくするか、部屋にする</translation>
    </message>
    <message>
        <source>changes terrain, each cell by chance</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>地形を変える (各マスごとに確率で)</translation>
    </message>
    <message>
        <source>a room, in another one&apos;s contents a subroom</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>部屋。別の部屋の contents の中では小部屋</translation>
    </message>
    <message>
        <source>stairs up or down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>上りか下りの階段</translation>
    </message>
    <message>
        <source>where those arrive who come by magic or fall</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>魔法や落下で来る者の到着地点</translation>
    </message>
    <message>
        <source>changes the terrain of cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>マスの地形を変える</translation>
    </message>
    <message>
        <source>walls that cannot be dug or walked through</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>掘ったり通り抜けたりできない壁</translation>
    </message>
    <message>
        <source>puts walls around floor</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>床の周りに壁を置く</translation>
    </message>
    <message>
        <source>a filled rectangle</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>塗りつぶした長方形</translation>
    </message>
    <message>
        <source>its outermost columns and rows</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>最も外側の列と行</translation>
    </message>
    <message>
        <source>a circle; of a selection, changes it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>円。選択範囲に対して呼ぶと、それを変える</translation>
    </message>
    <message>
        <source>an ellipse; of a selection, changes it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>楕円。選択範囲に対して呼ぶと、それを変える</translation>
    </message>
    <message>
        <source>those of its cells that have that terrain</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>マスのうち、その地形のもの</translation>
    </message>
    <message>
        <source>all that is connected and of the same terrain</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>つながっている同じ地形のすべて</translation>
    </message>
    <message>
        <source>whether the cell is in it: 1 or 0</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>マスが含まれるかどうか: 1 か 0</translation>
    </message>
    <message>
        <source>cells the likelier the nearer they are</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>近いほど選ばれやすいマス</translation>
    </message>
    <message>
        <source>with the cells beside it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>隣のマスも含める</translation>
    </message>
    <message>
        <source>calls a function for each cell</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>各マスに関数を呼ぶ</translation>
    </message>
    <message>
        <source>a straight line</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>直線</translation>
    </message>
    <message>
        <source>all cells that look like that</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>そのように見えるすべてのマス</translation>
    </message>
    <message>
        <source>all other cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ほかのすべてのマス</translation>
    </message>
    <message>
        <source>no cell at all</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>空 (マスなし)</translation>
    </message>
    <message>
        <source>how many cells it has</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>マスの数</translation>
    </message>
    <message>
        <source>each of its cells by chance</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>各マスを確率で選ぶ</translation>
    </message>
    <message>
        <source>a crooked line</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>曲がった線</translation>
    </message>
    <message>
        <source>the outline of a rectangle</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>長方形の輪郭</translation>
    </message>
    <message>
        <source>one of its cells, as {x, y}</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>マスの 1 つ ({x, y} の形)</translation>
    </message>
    <message>
        <source>the floor of a room</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>部屋の床</translation>
    </message>
    <message>
        <source>puts a cell into it, or takes it out</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>マスを加えるか、取り除く</translation>
    </message>
    <message>
        <source>a place counted in the level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>レベルの座標で数えた場所</translation>
    </message>
    <message>
        <source>with a or an before it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>前に a か an を付ける</translation>
    </message>
    <message>
        <source>what the game calls when something happens</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>何かが起こったときにゲームが呼ぶもの</translation>
    </message>
    <message>
        <source>takes a trap away</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>罠を取り除く</translation>
    </message>
    <message>
        <source>what a dungeon is called</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>迷宮の名前</translation>
    </message>
    <message>
        <source>lets a turn pass</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>1 ターン進める</translation>
    </message>
    <message>
        <source>the key of a command</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>コマンドのキー</translation>
    </message>
    <message>
        <source>stores the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ゲームを保存する</translation>
    </message>
    <message>
        <source>an option of the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ゲームのオプション</translation>
    </message>
    <message>
        <source>what was wrong with options</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>オプションの誤り</translation>
    </message>
    <message>
        <source>asks the player for a line</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>プレイヤーに 1 行の入力を求める</translation>
    </message>
    <message>
        <source>what the map has at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>マップのその場所にあるもの</translation>
    </message>
    <message>
        <source>the trap at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>その場所の罠</translation>
    </message>
    <message>
        <source>whether something happens at a place in time</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>その場所で、時間がたつと何かが起こるかどうか</translation>
    </message>
    <message>
        <source>complains as the game does</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ゲームと同じように警告を表示する</translation>
    </message>
    <message>
        <source>a verb with -ing</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>動詞の -ing 形</translation>
    </message>
    <message>
        <source>how hard the level is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>レベルの難しさ</translation>
    </message>
    <message>
        <source>the plural of a word</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>語の複数形</translation>
    </message>
    <message>
        <source>the singular of a word</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>語の単数形</translation>
    </message>
    <message>
        <source>asks the player to choose</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>プレイヤーに選ばせる</translation>
    </message>
    <message>
        <source>sets an option of the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ゲームのオプションを設定する</translation>
    </message>
    <message>
        <source>when something happens at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>その場所で何かが起こる時</translation>
    </message>
    <message>
        <source>tells the player a line</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>プレイヤーに 1 行を伝える</translation>
    </message>
    <message>
        <source>presses a key</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>キーを押す</translation>
    </message>
    <message>
        <source>a number below the last argument, from the first on</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>最初の引数から最後の引数未満までの数</translation>
    </message>
    <message>
        <source>a number from 0 below the argument</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>0 から引数未満までの数</translation>
    </message>
    <message>
        <source>the possessive form of a name</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>名前の所有格</translation>
    </message>
    <message>
        <source>all stairs and ladders</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>すべての階段とはしご</translation>
    </message>
    <message>
        <source>lets something happen at a place in time</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>その場所で、時間がたつと何かが起こるようにする</translation>
    </message>
    <message>
        <source>stops what would happen at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>その場所で起こるはずのことを止める</translation>
    </message>
    <message>
        <source>shows a text</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文章を表示する</translation>
    </message>
    <message>
        <source>keeps a value with the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>値をゲームとともに保存する</translation>
    </message>
    <message>
        <source>speaks a line</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>1 行を話す</translation>
    </message>
    <message>
        <source>puts an object into it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>中にアイテムを入れる</translation>
    </message>
    <message>
        <source>the topmost object at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>その場所のいちばん上のアイテム</translation>
    </message>
    <message>
        <source>buries it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>埋める</translation>
    </message>
    <message>
        <source>its class</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>そのクラス</translation>
    </message>
    <message>
        <source>what it lies in</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>それが入っている入れ物</translation>
    </message>
    <message>
        <source>the first object in it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>中の最初のアイテム</translation>
    </message>
    <message>
        <source>whether something happens to it in time</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>時間がたつとそれに何かが起こるかどうか</translation>
    </message>
    <message>
        <source>whether there is no such object</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>そのようなアイテムがないかどうか</translation>
    </message>
    <message>
        <source>an object as one would wish for it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>願いで言うようなアイテム</translation>
    </message>
    <message>
        <source>the next object</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>次のアイテム</translation>
    </message>
    <message>
        <source>when something happens to it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>それに何かが起こる時</translation>
    </message>
    <message>
        <source>puts it at a place</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>その場所に置く</translation>
    </message>
    <message>
        <source>lets something happen to it in time</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>時間がたつとそれに何かが起こるようにする</translation>
    </message>
    <message>
        <source>stops what would happen to it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>それに起こるはずのことを止める</translation>
    </message>
    <message>
        <source>all that is known of it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>それについて分かることすべて</translation>
    </message>
    <message>
        <source>takes all the hero carries</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の持ち物をすべて取る</translation>
    </message>
    <message>
        <source>how deep the level lies</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>レベルの深さ</translation>
    </message>
    <message>
        <source>the number of the level in its dungeon</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>迷宮の中でのレベルの番号</translation>
    </message>
    <message>
        <source>the number of the dungeon</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>迷宮の番号</translation>
    </message>
    <message>
        <source>where the hero moves, across</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の進む方向 (横)</translation>
    </message>
    <message>
        <source>where the hero moves, down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の進む方向 (縦)</translation>
    </message>
    <message>
        <source>where the hero moves, up or down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の進む方向 (上下)</translation>
    </message>
    <message>
        <source>gives the hero an object</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公にアイテムを与える</translation>
    </message>
    <message>
        <source>what the hero carries</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の持ち物</translation>
    </message>
    <message>
        <source>whether this is the level of the vibrating square</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>振動している場所のあるレベルかどうか</translation>
    </message>
    <message>
        <source>hit points in another form</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>変身中の体力</translation>
    </message>
    <message>
        <source>most hit points in another form</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>変身中の最大体力</translation>
    </message>
    <message>
        <source>the turn</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>現在のターン</translation>
    </message>
    <message>
        <source>turns left in another form</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>変身の残りターン数</translation>
    </message>
    <message>
        <source>how far the hero sees in the dark</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公が暗がりで見える距離</translation>
    </message>
    <message>
        <source>the hero&apos;s role</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の職業</translation>
    </message>
    <message>
        <source>where the hero travels, across</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の移動先 (横)</translation>
    </message>
    <message>
        <source>where the hero travels, down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の移動先 (縦)</translation>
    </message>
    <message>
        <source>magical energy</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>魔力</translation>
    </message>
    <message>
        <source>most magical energy</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>最大魔力</translation>
    </message>
    <message>
        <source>1: the hero has the Amulet</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>1: 主人公が魔除けを持っている</translation>
    </message>
    <message>
        <source>hit points</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>体力</translation>
    </message>
    <message>
        <source>most hit points</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>最大体力</translation>
    </message>
    <message>
        <source>how well fed the hero is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の満腹の度合い</translation>
    </message>
    <message>
        <source>the hero&apos;s level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公のレベル</translation>
    </message>
    <message>
        <source>the highest level the hero had</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の最高のレベル</translation>
    </message>
    <message>
        <source>the hero&apos;s luck</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の運</translation>
    </message>
    <message>
        <source>the number of the hero&apos;s form</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の姿の番号</translation>
    </message>
    <message>
        <source>the hero&apos;s form</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の姿</translation>
    </message>
    <message>
        <source>the hero&apos;s column</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の列</translation>
    </message>
    <message>
        <source>the hero&apos;s row</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公の行</translation>
    </message>
    <message>
        <source>how far the hero sees through walls</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公が壁越しに見える距離</translation>
    </message>
    <message>
        <source>columns of a level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>レベルの列の数</translation>
    </message>
    <message>
        <source>rows of a level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>レベルの行の数</translation>
    </message>
    <message>
        <source>whether the levels are in a library</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>レベルがライブラリにあるかどうか</translation>
    </message>
    <message>
        <source>the numbers of bytes</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>バイトの番号</translation>
    </message>
    <message>
        <source>a text of bytes</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>バイトから作る文字列</translation>
    </message>
    <message>
        <source>a function as bytes</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>関数をバイト列にする</translation>
    </message>
    <message>
        <source>where a pattern is found</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>パターンが見つかる位置</translation>
    </message>
    <message>
        <source>a text with values put in</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>値を入れた文字列</translation>
    </message>
    <message>
        <source>goes over all places of a pattern</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>パターンに合うすべての所をたどる</translation>
    </message>
    <message>
        <source>replaces a pattern</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>パターンを置き換える</translation>
    </message>
    <message>
        <source>how long a text is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文字列の長さ</translation>
    </message>
    <message>
        <source>in lower case</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>小文字にする</translation>
    </message>
    <message>
        <source>what a pattern finds</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>パターンに合う部分</translation>
    </message>
    <message>
        <source>values as bytes</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>値をバイト列にする</translation>
    </message>
    <message>
        <source>how long values as bytes are</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>値をバイト列にしたときの長さ</translation>
    </message>
    <message>
        <source>a text several times</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文字列を繰り返す</translation>
    </message>
    <message>
        <source>a text backwards</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文字列を逆順にする</translation>
    </message>
    <message>
        <source>a piece of a text</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文字列の一部</translation>
    </message>
    <message>
        <source>values from bytes</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>バイト列から値を取り出す</translation>
    </message>
    <message>
        <source>in upper case</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>大文字にする</translation>
    </message>
    <message>
        <source>a list as one text</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>リストを 1 つの文字列にする</translation>
    </message>
    <message>
        <source>adds to a list</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>リストに加える</translation>
    </message>
    <message>
        <source>copies a piece of a list</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>リストの一部を写す</translation>
    </message>
    <message>
        <source>values as a list</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>値をリストにする</translation>
    </message>
    <message>
        <source>takes from a list</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>リストから取り出す</translation>
    </message>
    <message>
        <source>puts a list in order</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>リストを並べ替える</translation>
    </message>
    <message>
        <source>a list as values</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>リストを値にする</translation>
    </message>
    <message>
        <source>without its sign</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>符号を除く (絶対値)</translation>
    </message>
    <message>
        <source>arc cosine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>逆余弦</translation>
    </message>
    <message>
        <source>arc sine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>逆正弦</translation>
    </message>
    <message>
        <source>arc tangent</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>逆正接</translation>
    </message>
    <message>
        <source>rounded up</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>切り上げ</translation>
    </message>
    <message>
        <source>cosine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>余弦</translation>
    </message>
    <message>
        <source>only in some builds of the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>一部のビルドのゲームだけ</translation>
    </message>
    <message>
        <source>radians to degrees</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ラジアンを度に変える</translation>
    </message>
    <message>
        <source>power of e</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>e の累乗</translation>
    </message>
    <message>
        <source>rounded down</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>切り捨て</translation>
    </message>
    <message>
        <source>remainder</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>余り</translation>
    </message>
    <message>
        <source>larger than any number</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>どの数よりも大きい</translation>
    </message>
    <message>
        <source>logarithm</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>対数</translation>
    </message>
    <message>
        <source>the largest of its arguments</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>引数の中で最大のもの</translation>
    </message>
    <message>
        <source>the largest whole number</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>最大の整数</translation>
    </message>
    <message>
        <source>the smallest of its arguments</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>引数の中で最小のもの</translation>
    </message>
    <message>
        <source>the smallest whole number</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>最小の整数</translation>
    </message>
    <message>
        <source>whole and fractional part</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>整数部分と小数部分</translation>
    </message>
    <message>
        <source>degrees to radians</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>度をラジアンに変える</translation>
    </message>
    <message>
        <source>a number from 1, or from the first argument, to the last</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>1 または最初の引数から、最後の引数までの数</translation>
    </message>
    <message>
        <source>changes nothing in the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ゲームでは何も変えない</translation>
    </message>
    <message>
        <source>sine</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>正弦</translation>
    </message>
    <message>
        <source>square root</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>平方根</translation>
    </message>
    <message>
        <source>tangent</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>正接</translation>
    </message>
    <message>
        <source>as a whole number, if it is one</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>整数なら整数にする</translation>
    </message>
    <message>
        <source>integer or float</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>整数か浮動小数点数か</translation>
    </message>
    <message>
        <source>compares without signs</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>符号なしで比べる</translation>
    </message>
    <message>
        <source>characters from their numbers</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>番号から文字を作る</translation>
    </message>
    <message>
        <source>matches one character</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>1 文字に合う</translation>
    </message>
    <message>
        <source>the numbers of characters</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文字の番号</translation>
    </message>
    <message>
        <source>goes over all characters</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>すべての文字をたどる</translation>
    </message>
    <message>
        <source>how many characters</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文字の数</translation>
    </message>
    <message>
        <source>where a character begins</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文字の始まる位置</translation>
    </message>
    <message>
        <source>ends it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>終わらせる</translation>
    </message>
    <message>
        <source>makes one of a function</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>関数から作る</translation>
    </message>
    <message>
        <source>whether it may pause</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>中断できるかどうか</translation>
    </message>
    <message>
        <source>goes on with it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>続きを実行する</translation>
    </message>
    <message>
        <source>the one that runs</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>実行中のもの</translation>
    </message>
    <message>
        <source>how it is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>その状態</translation>
    </message>
    <message>
        <source>makes one of a function, as a function</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>関数から作り、関数として返す</translation>
    </message>
    <message>
        <source>pauses it</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>中断する</translation>
    </message>
    <message>
        <source>makes the level</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>レベルを作る</translation>
    </message>
    <message>
        <source>sets of cells</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>マスの集まり</translation>
    </message>
    <message>
        <source>the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>the hero</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>主人公</translation>
    </message>
    <message>
        <source>fixed numbers of the game</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ゲームの定数</translation>
    </message>
    <message>
        <source>texts</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>lists</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>リスト</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <source>functions that pause</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>中断できる関数</translation>
    </message>
    <message>
        <source>all global names</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>すべてのグローバルな名前</translation>
    </message>
    <message>
        <source>of Lua</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>Lua のバージョン</translation>
    </message>
    <message>
        <source>goes over a list in order</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>リストを順にたどる</translation>
    </message>
    <message>
        <source>the next entry of a table</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>テーブルの次の項目</translation>
    </message>
    <message>
        <source>goes over a table</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>テーブルをたどる</translation>
    </message>
    <message>
        <source>calls a function and catches its errors</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>関数を呼び、エラーを捕らえる</translation>
    </message>
    <message>
        <source>the arguments from a number on</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ある番号以降の引数</translation>
    </message>
    <message>
        <source>a text as a number</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>文字列を数にする</translation>
    </message>
    <message>
        <source>a value as text</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>値を文字列にする</translation>
    </message>
    <message>
        <source>what a value is</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>値の型</translation>
    </message>
    <message>
        <source>calls a function and hands its errors to another</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>関数を呼び、エラーを別の関数に渡す</translation>
    </message>
    <message>
        <source>the three alignments, shuffled</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>シャッフルした 3 つの属性</translation>
    </message>
    <message>
        <source>rolls dice</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>さいころを振る</translation>
    </message>
    <message>
        <source>changes the level as those of Gehennom</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>ゲヘナのレベルのように変える</translation>
    </message>
    <message>
        <source>the food shop that a Monk gets</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>モンク向けの食料品店</translation>
    </message>
    <message>
        <source>true by that chance</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>その確率で真になる</translation>
    </message>
    <message>
        <source>puts a list in random order</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>リストをランダムな順に並べる</translation>
    </message>
    <message>
        <source>a table as text</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>テーブルを文字列にする</translation>
    </message>
    <message>
        <source>for the tutorial</source>
        <extracomment>resources/catalog/nethack-3.7/lua-names.tsv</extracomment>
        <translation>チュートリアル用</translation>
    </message>
    <message>
        <source>wall of lava</source>
        <extracomment>resources/catalog/nethack-3.7/terrain.tsv</extracomment>
        <translation>溶岩の壁</translation>
    </message>
    <message>
        <source>NetHack &amp;5.0</source>
        <extracomment>resources/catalog/nethack-5.0/game.tsv</extracomment>
        <translation>NetHack &amp;5.0</translation>
    </message>
    <message>
        <source>Read levels as Lua scripts of NetHack 5.0</source>
        <extracomment>resources/catalog/nethack-5.0/game.tsv</extracomment>
        <translation>NetHack 5.0 の Lua スクリプトとして読む</translation>
    </message>
    <message>
        <source>Convert to NetHack &amp;5.0</source>
        <extracomment>resources/catalog/nethack-5.0/game.tsv</extracomment>
        <translation>NetHack &amp;5.0 に変換</translation>
    </message>
    <message>
        <source>added to its level, which stays within 0 to 49</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>レベルに加える数 (結果は 0 から 49 まで)</translation>
    </message>
    <message>
        <source>true: its usual belongings besides inventory; false: none at all; left out: the usual ones unless inventory is given</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>true: inventory に加えて通常の持ち物、false: なし、省略時: inventory がなければ通常の持ち物</translation>
    </message>
    <message>
        <source>trapped: whether the trap is plain to see</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>trapped: 罠があると一目で分かるかどうか</translation>
    </message>
    <message>
        <source>a kind of monster</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>怪物の種類</translation>
    </message>
    <message>
        <source>true: of the fill, false: of the room</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>true: 中身のもの、false: 部屋のもの</translation>
    </message>
    <message>
        <source>from nhc.LOW_PM to nhc.HIGH_PM</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>nhc.LOW_PM から nhc.HIGH_PM まで</translation>
    </message>
    <message>
        <source>from nhc.FIRST_OBJECT to nhc.LAST_OBJECT</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>nhc.FIRST_OBJECT から nhc.LAST_OBJECT まで</translation>
    </message>
    <message>
        <source>1 top and bottom, 2 left and right</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>1 は上下、2 は左右</translation>
    </message>
    <message>
        <source>kind, in a table</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>種類 (テーブルの中)</translation>
    </message>
    <message>
        <source>class, in a table</source>
        <extracomment>resources/catalog/nethack-5.0/lua-keys.tsv</extracomment>
        <translation>クラス (テーブルの中)</translation>
    </message>
    <message>
        <source>how large it is, as a text: square 3 by 3</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>大きさを表す文字列: square 3 by 3</translation>
    </message>
    <message>
        <source>the themed room or fill that a tester has asked for, else nil</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>テスターが求めたテーマ部屋または中身。なければ nil</translation>
    </message>
    <message>
        <source>mirrors the level now</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>今、レベルを反転する</translation>
    </message>
    <message>
        <source>the name and the class letter of the object of that number</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>その番号のアイテムの名前とクラスの文字</translation>
    </message>
    <message>
        <source>the name of the monster of that number</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>その番号の怪物の名前</translation>
    </message>
    <message>
        <source>whether a kind of monster has been wiped out</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>怪物の種類が根絶されたかどうか</translation>
    </message>
    <message>
        <source>how many kinds of monsters there are: 383</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>怪物の種類の数: 383</translation>
    </message>
    <message>
        <source>number of the first kind of monster: 0</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>怪物の最初の種類の番号: 0</translation>
    </message>
    <message>
        <source>number of the last kind of monster: 382</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>怪物の最後の種類の番号: 382</translation>
    </message>
    <message>
        <source>number of the first real object: 18</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>最初の実在するアイテムの番号: 18</translation>
    </message>
    <message>
        <source>number of the last object: 480</source>
        <extracomment>resources/catalog/nethack-5.0/lua-names.tsv</extracomment>
        <translation>最後のアイテムの番号: 480</translation>
    </message>
    <message>
        <source>SLAS&amp;H&apos;EM</source>
        <extracomment>resources/catalog/slashem/game.tsv</extracomment>
        <translation>SLAS&amp;H&apos;EM</translation>
    </message>
    <message>
        <source>Read descriptions as those of SLASH&apos;EM 0.0.7E7F3</source>
        <extracomment>resources/catalog/slashem/game.tsv</extracomment>
        <translation>SLASH&apos;EM 0.0.7E7F3 の記述として読む</translation>
    </message>
    <message>
        <source>toilet</source>
        <extracomment>resources/catalog/slashem/terrain.tsv</extracomment>
        <translation>トイレ</translation>
    </message>
    <message>
        <source>Empty room</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>空の部屋</translation>
    </message>
    <message>
        <source>One small room with a way out and nothing in it.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>出口があり、中に何もない小さな部屋 1 つ。</translation>
    </message>
    <message>
        <source>Drawn level</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>描いたレベル</translation>
    </message>
    <message>
        <source>Rooms, corridors and a pond on solid stone, drawn cell by cell; with doors, stairs, light, monsters and a chest.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>岩の中に 1 マスずつ描いた部屋、通路、池。扉、階段、明かり、怪物、箱もあります。</translation>
    </message>
    <message>
        <source>Maze with a map</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>マップのある迷路</translation>
    </message>
    <message>
        <source>A keep with a moat in the middle of a maze, the stairs on its two sides.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>迷路の中央に堀のある砦があり、両側に階段があります。</translation>
    </message>
    <message>
        <source>Rooms, one with a closet, that the game lays out and joins by corridors.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>ゲームが配置し、通路でつなぐ部屋。1 つには小部屋があります。</translation>
    </message>
    <message>
        <source>Themed rooms</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>テーマ部屋</translation>
    </message>
    <message>
        <source>A themerms.lua with two rooms of its own and contents for rooms of any form.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>独自の部屋 2 つと、どんな形の部屋にも合う中身の themerms.lua。</translation>
    </message>
    <message>
        <source>Cave</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>洞窟</translation>
    </message>
    <message>
        <source>A cave that the game fills at random.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>ゲームがランダムに埋める洞窟。</translation>
    </message>
    <message>
        <source>Big room</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>大部屋</translation>
    </message>
    <message>
        <source>One hall as large as the screen, full of monsters.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>画面いっぱいの広間に怪物がたくさんいます。</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>町</translation>
    </message>
    <message>
        <source>A walled town with shops, a temple, houses and a watch.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>店、寺院、家、警備のある、壁に囲まれた町。</translation>
    </message>
    <message>
        <source>Quest</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>クエスト</translation>
    </message>
    <message>
        <source>The three levels of a quest in one file: home, the place in between, and the goal.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>クエストの 3 つのレベルを 1 つのファイルに: 故郷、途中の場所、目的地。</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>迷宮</translation>
    </message>
    <message>
        <source>A whole dungeon: where its levels and branches may lie.</source>
        <extracomment>resources/templates/templates.tsv</extracomment>
        <translation>迷宮全体: レベルと分岐のありうる場所。</translation>
    </message>
    <message>
        <source>door</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>扉</translation>
    </message>
    <message>
        <source>the picture would be too large; choose a smaller scale</source>
        <extracomment>widgets/pictures/LevelPicture.cpp</extracomment>
        <translation>画像が大きすぎます。倍率を小さくしてください</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <extracomment>widgets/pictures/LevelPicture.cpp</extracomment>
        <translation>画像を作成できません</translation>
    </message>
    <message>
        <source>{}, seed {}</source>
        <extracomment>widgets/playtest/LevelSource.cpp</extracomment>
        <translation>{}、シード {}</translation>
    </message>
    <message>
        <source>there is no level “{}” in the text any more</source>
        <extracomment>widgets/playtest/LevelSource.cpp</extracomment>
        <translation>本文にレベル「{}」はもうありません</translation>
    </message>
    <message>
        <source>{}, line {}</source>
        <extracomment>widgets/project/FolderExport.cpp</extracomment>
        <translation>{}、{} 行目</translation>
    </message>
    <message>
        <source>Cannot open {}: it has more than {} lines.</source>
        <extracomment>widgets/session/DocumentText.cpp</extracomment>
        <translation>{} を開けません: {} 行を超えています。</translation>
    </message>
    <message>
        <source>Cannot open {}: {}</source>
        <extracomment>widgets/session/DocumentText.cpp</extracomment>
        <translation>{} を開けません: {}</translation>
    </message>
    <message>
        <source>Cannot open {}: it is a program, whose strings may be levels.</source>
        <extracomment>widgets/session/DocumentText.cpp</extracomment>
        <translation>{} を開けません: 文字列がレベルかもしれないプログラムです。</translation>
    </message>
    <message>
        <source>Cannot open {}: it is a data library, which contains many files.</source>
        <extracomment>widgets/session/DocumentText.cpp</extracomment>
        <translation>{} を開けません: 多くのファイルを含むデータライブラリです。</translation>
    </message>
    <message>
        <source>{} is not a valid data library: {}.</source>
        <extracomment>widgets/session/DocumentText.cpp</extracomment>
        <translation>{} は正しいデータライブラリではありません: {}。</translation>
    </message>
    <message>
        <source>Cannot write {}: {}.</source>
        <extracomment>widgets/session/JournalFile.cpp</extracomment>
        <translation>{} に書き込めません: {}。</translation>
    </message>
    <message>
        <source>{} has been changed by another program.</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>{} は別のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>{} was not opened: you have cancelled it.</source>
        <extracomment>widgets/session/Workspace.cpp</extracomment>
        <translation>{} は、取り消されたので開きませんでした。</translation>
    </message>
    <message>
        <source>there is no folder for games</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>ゲーム用のフォルダがありません</translation>
    </message>
    <message>
        <source>Cannot write {}</source>
        <extracomment>widgets/shell/Terminal.cpp</extracomment>
        <translation>{} に書き込めません</translation>
    </message>
    <message>
        <source>There is no terminal to play in. On Debian and Ubuntu, the package xterm installs one.</source>
        <extracomment>widgets/shell/Terminal.cpp</extracomment>
        <translation>遊ぶための端末がありません。Debian と Ubuntu では、パッケージ xterm をインストールすると使えます。</translation>
    </message>
    <message>
        <source>Cannot start {}</source>
        <extracomment>widgets/shell/Terminal.cpp</extracomment>
        <translation>{} を起動できません</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>大きすぎます。</translation>
    </message>
</context>
</TS>
