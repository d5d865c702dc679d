<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Levwright</name>
    <message>
        <source>Levwright must close</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation>Levwright を終了します</translation>
    </message>
    <message>
        <source>Levwright has encountered an internal error and must close.
%1

%2</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation>Levwright で内部エラーが起きたため、終了します。
%1

%2</translation>
    </message>
    <message>
        <source>Your text is in “%1”.</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation>本文は「%1」にあります。</translation>
    </message>
    <message>
        <source>Everything was saved.</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation>すべて保存されました。</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>Start a level or a dungeon from a template</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>テンプレートからレベルか迷宮を作り始めます</translation>
    </message>
    <message>
        <source>New Em&amp;pty</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>空の新規(&amp;P)</translation>
    </message>
    <message>
        <source>Start a level with an empty room, without asking</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>何も尋ねずに、空の部屋のあるレベルを作り始めます</translation>
    </message>
    <message>
        <source>New from Clip&amp;board</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>クリップボードから新規(&amp;B)</translation>
    </message>
    <message>
        <source>Start with the level in the clipboard, which may be a Python string</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>クリップボードのレベルから始めます。Python の文字列でもかまいません</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>フォルダを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>List the levels and the dungeon of a folder</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>フォルダのレベルと迷宮を一覧にします</translation>
    </message>
    <message>
        <source>Reco&amp;ver Unsaved Work…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>未保存の作業を復元(&amp;V)…</translation>
    </message>
    <message>
        <source>Show what was not saved when Levwright ended</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Levwright の終了時に保存されていなかったものを表示します</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>すべて保存(&amp;L)</translation>
    </message>
    <message>
        <source>Save all documents with changes</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>変更のある文書をすべて保存します</translation>
    </message>
    <message>
        <source>Revert to Save&amp;d…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>保存時の状態に戻す(&amp;D)…</translation>
    </message>
    <message>
        <source>Take the text from the file again; Undo brings the changes back</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ファイルから本文を読み直します。「元に戻す」で変更が戻ります</translation>
    </message>
    <message>
        <source>Co&amp;mpare With…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>比較(&amp;M)…</translation>
    </message>
    <message>
        <source>Show what differs from another file, and take it over</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>別のファイルとの違いを表示し、取り入れます</translation>
    </message>
    <message>
        <source>Versions…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>バージョン…</translation>
    </message>
    <message>
        <source>Show the versions of the file that git and Levwright keep; compare, open or bring back one of them</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>git と Levwright に残っているこのファイルのバージョンを表示し、比べたり、開いたり、戻したりします</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>書き出し(&amp;E)</translation>
    </message>
    <message>
        <source>Write the level or dungeon, compiled for the game, next to its file</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レベルや迷宮をゲーム用にコンパイルし、元のファイルの隣に書き出します</translation>
    </message>
    <message>
        <source>Export &amp;To…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>書き出し先を選ぶ(&amp;T)…</translation>
    </message>
    <message>
        <source>Write the level or dungeon, compiled for the game, into a folder of your choice</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レベルや迷宮をゲーム用にコンパイルし、選んだフォルダに書き出します</translation>
    </message>
    <message>
        <source>E&amp;xport All</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>すべて書き出し(&amp;X)</translation>
    </message>
    <message>
        <source>Compile all levels of the open folder, and its dungeon</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>開いているフォルダの全レベルと迷宮をコンパイルします</translation>
    </message>
    <message>
        <source>Export Pict&amp;ure…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>画像を書き出し(&amp;U)…</translation>
    </message>
    <message>
        <source>Save or copy the level as PNG, SVG, text or wiki text, with a preview</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>プレビューを見ながら、レベルを PNG、SVG、テキスト、wiki テキストとして保存またはコピーします</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>印刷(&amp;I)…</translation>
    </message>
    <message>
        <source>Show the level as it will be on paper, and print it</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>紙の上でのレベルの見た目を表示し、印刷します</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the document</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>文書を閉じます</translation>
    </message>
    <message>
        <source>Reopen Documents at Startup</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>起動時に文書を開き直す</translation>
    </message>
    <message>
        <source>When Levwright starts, reopen the documents that were open when you quit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Levwright の起動時に、終了したとき開いていた文書を開き直します</translation>
    </message>
    <message>
        <source>Reopen Them Also When Opening Files</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ファイルを開くときも開き直す</translation>
    </message>
    <message>
        <source>Reopen them even if Levwright is started with the names of files</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ファイル名を指定して Levwright を起動したときも開き直します</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Cut the selected cells with all things on them, or the selected statements</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択したマスをその上のものごと、または選択した文を切り取ります</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected cells with all things on them, or the selected statements</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択したマスをその上のものごと、または選択した文をコピーします</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>貼り付け(&amp;S)</translation>
    </message>
    <message>
        <source>Pick up the clipboard’s contents (Enter or click: put them down)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>クリップボードの中身を手に取ります (Enter かクリックで置く)</translation>
    </message>
    <message>
        <source>Dup&amp;licate</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>複製(&amp;L)</translation>
    </message>
    <message>
        <source>Pick up a copy of the selection</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択範囲の写しを手に取ります</translation>
    </message>
    <message>
        <source>Copy for Mini&amp;Hack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>MiniHack 用にコピー(&amp;H)</translation>
    </message>
    <message>
        <source>Copy the level as the Python string that an environment of MiniHack accepts</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レベルを、MiniHack の環境が受け付ける Python の文字列としてコピーします</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>画像としてコピー</translation>
    </message>
    <message>
        <source>Copy the level as a picture of what the map shows</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レベルを、マップの見た目どおりの画像としてコピーします</translation>
    </message>
    <message>
        <source>Copy as Te&amp;xt</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>テキストとしてコピー(&amp;X)</translation>
    </message>
    <message>
        <source>Copy the level as rows of characters</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レベルを文字の行としてコピーします</translation>
    </message>
    <message>
        <source>Copy as &amp;Wiki Text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>wiki テキストとしてコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Copy the level as text of NetHackWiki, with its colours</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レベルを NetHackWiki の色付きテキストとしてコピーします</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>前を検索(&amp;P)</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>置換(&amp;E)…</translation>
    </message>
    <message>
        <source>Find &amp;in Files…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ファイルから検索(&amp;I)…</translation>
    </message>
    <message>
        <source>Find and replace a text, a monster or another thing in all open files or in a folder</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>開いている全ファイルやフォルダの中で、文字列、怪物などを検索・置換します</translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>行へ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to An&amp;ything…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>どこへでも移動(&amp;Y)…</translation>
    </message>
    <message>
        <source>Find a file, a level or a statement by a few letters, or with &gt; a command</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ファイル、レベル、文を数文字で探します。&gt; の後にはコマンドを書けます</translation>
    </message>
    <message>
        <source>C&amp;omplete Word</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>語の補完(&amp;O)</translation>
    </message>
    <message>
        <source>Suggest words at the text cursor (Ctrl+Space in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文のカーソル位置の語の候補を出します (本文では Ctrl+Space)</translation>
    </message>
    <message>
        <source>&amp;Delete Statement</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>文を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected statement</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択した文を削除します</translation>
    </message>
    <message>
        <source>&amp;Add Thing…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ものを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Take something from the palette to place it on the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>パレットからものを取り、マップに置きます</translation>
    </message>
    <message>
        <source>Context &amp;Menu</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>コンテキストメニュー(&amp;M)</translation>
    </message>
    <message>
        <source>Show the actions for the item with the keyboard focus</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>キーボードフォーカスのある項目の操作を表示します</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Choose fonts, colours, keys and how Levwright works</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>フォント、色、キー、Levwright の動作を選びます</translation>
    </message>
    <message>
        <source>Go to &amp;Definition</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>定義へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>Go to where the name at the text cursor gets its meaning</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文のカーソル位置の名前が定義されている所へ移動します</translation>
    </message>
    <message>
        <source>Find &amp;Uses</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>使用箇所を検索(&amp;U)</translation>
    </message>
    <message>
        <source>List all places of the name at the text cursor</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文のカーソル位置の名前が使われている所をすべて一覧にします</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Change the name at the text cursor everywhere it is used (F2 in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文のカーソル位置の名前を、あらゆる所で別のつづりに変えます (本文では F2)</translation>
    </message>
    <message>
        <source>Go to &amp;Other Bracket</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>対応する括弧へ移動(&amp;O)</translation>
    </message>
    <message>
        <source>Go to the bracket or word that belongs to the one at the text cursor</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文のカーソル位置の括弧や語に対応するものへ移動します</translation>
    </message>
    <message>
        <source>&amp;What Belongs Here</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ここに書けるもの(&amp;W)</translation>
    </message>
    <message>
        <source>Show which values the statement at the text cursor takes (Ctrl+Shift+Space in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文のカーソル位置の文に何が書けるかを示します (本文では Ctrl+Shift+Space)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>Make the selected lines comments, or code again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択した行をコメントに、またはコードに戻します</translation>
    </message>
    <message>
        <source>Move Lines U&amp;p</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>行を上へ移動(&amp;P)</translation>
    </message>
    <message>
        <source>Move the selected lines above the line before them (Alt+Up in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択した行を前の行の上へ移動します (本文では Alt+Up)</translation>
    </message>
    <message>
        <source>Move Lines Dow&amp;n</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>行を下へ移動(&amp;N)</translation>
    </message>
    <message>
        <source>Move the selected lines below the line after them (Alt+Down in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択した行を次の行の下へ移動します (本文では Alt+Down)</translation>
    </message>
    <message>
        <source>Dup&amp;licate Lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>行を複製(&amp;L)</translation>
    </message>
    <message>
        <source>Write a copy of the selected lines below them (Ctrl+D in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択した行を、すぐ下にもう一度書きます (本文では Ctrl+D)</translation>
    </message>
    <message>
        <source>&amp;Join Lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>行を連結(&amp;J)</translation>
    </message>
    <message>
        <source>Make the selected lines one, or append the next line</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択した行を 1 行にするか、次の行をつなげます</translation>
    </message>
    <message>
        <source>&amp;Sort Lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>行を並べ替え(&amp;S)</translation>
    </message>
    <message>
        <source>Sort the selected lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択した行を並べ替えます</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>整形(&amp;M)</translation>
    </message>
    <message>
        <source>Indent the whole text evenly, without changing its meaning</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>意味を変えずに、本文全体の字下げをそろえます</translation>
    </message>
    <message>
        <source>Add Caret Above</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>上にカーソルを追加</translation>
    </message>
    <message>
        <source>Type in the line above, too (Ctrl+Alt+Up in the text; Alt and a click for any place)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>上の行にも入力します (本文では Ctrl+Alt+Up。任意の所には Alt とクリック)</translation>
    </message>
    <message>
        <source>Add Caret Below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>下にカーソルを追加</translation>
    </message>
    <message>
        <source>Type in the line below, too (Ctrl+Alt+Down in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>下の行にも入力します (本文では Ctrl+Alt+Down)</translation>
    </message>
    <message>
        <source>Fold or Unfold</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>折りたたみ・展開</translation>
    </message>
    <message>
        <source>Show what begins at the text cursor as one line, or show it whole again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文のカーソル位置から始まるものを 1 行に折りたたむか、元どおり全部表示します</translation>
    </message>
    <message>
        <source>Fold &amp;All</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>すべて折りたたみ(&amp;A)</translation>
    </message>
    <message>
        <source>Show each level as one line; in a file with one level, each of its parts</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>各レベル (レベルが一つだけならその中のすべて) を 1 行ずつに折りたたみます</translation>
    </message>
    <message>
        <source>Unfold All</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>すべて展開</translation>
    </message>
    <message>
        <source>Show every line again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>すべての行をまた表示します</translation>
    </message>
    <message>
        <source>Go &amp;Back</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Go back to where the text cursor was before it jumped</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文のカーソルが移動する前の所へ戻ります</translation>
    </message>
    <message>
        <source>Go &amp;Forward</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Go to where the text cursor was before you went back</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>戻る前に本文のカーソルがあった所へ移動します</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レンズ</translation>
    </message>
    <message>
        <source>&amp;ASCII Look</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ASCII 表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show the map as characters</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップを文字で表示します</translation>
    </message>
    <message>
        <source>Tileset…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>タイルセット…</translation>
    </message>
    <message>
        <source>Show maps with pictures of your own, such as the tiles of the game</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ゲームのタイルなど、自分の画像でマップを表示します</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>格子(&amp;G)</translation>
    </message>
    <message>
        <source>Show grid lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>格子線を表示します</translation>
    </message>
    <message>
        <source>R&amp;egions</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>領域(&amp;E)</translation>
    </message>
    <message>
        <source>Show regions and arrival areas</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>領域と到着範囲を表示します</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>生成(&amp;R)</translation>
    </message>
    <message>
        <source>Show over the map what the game might make of the level</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ゲームがレベルから作りうるものをマップに重ねて表示します</translation>
    </message>
    <message>
        <source>&amp;Next Roll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>次の生成(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Roll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>前の生成(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Ways</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>道のり(&amp;W)</translation>
    </message>
    <message>
        <source>Colour the map by walking distance, and mark what divides the level</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>歩く距離でマップに色を付け、レベルを分断する場所を示す</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>視界(&amp;S)</translation>
    </message>
    <message>
        <source>Show what is seen from a cell, and how exposed each cell is</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>あるマスから見えるものと、各マスの見られやすさを示す</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>明かり(&amp;L)</translation>
    </message>
    <message>
        <source>Show what is lit and what is dark</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>明るい所と暗い所を示す</translation>
    </message>
    <message>
        <source>&amp;Danger</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>危険(&amp;D)</translation>
    </message>
    <message>
        <source>Show how dangerous the monsters of the level are</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レベルにいる怪物の危険さを示す</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>形(&amp;H)</translation>
    </message>
    <message>
        <source>Show which cells break the symmetry of the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップの対称を崩すマスを示す</translation>
    </message>
    <message>
        <source>&amp;No Lens</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レンズなし(&amp;N)</translation>
    </message>
    <message>
        <source>Take the lens off the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップからレンズを外す</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom to &amp;Fit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;1:1</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>等倍 1:1(&amp;1)</translation>
    </message>
    <message>
        <source>Show the map at its normal size</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップを通常の大きさで表示します</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>暗い配色(&amp;D)</translation>
    </message>
    <message>
        <source>Dark or light colours</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>暗い配色と明るい配色を切り替えます</translation>
    </message>
    <message>
        <source>Map Onl&amp;y</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップのみ(&amp;Y)</translation>
    </message>
    <message>
        <source>Give all the space to the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>全体をマップの表示に使います</translation>
    </message>
    <message>
        <source>&amp;Split Map and Text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップと本文に分割(&amp;S)</translation>
    </message>
    <message>
        <source>Show both map and text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップと本文を両方表示します</translation>
    </message>
    <message>
        <source>Text Only</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文のみ</translation>
    </message>
    <message>
        <source>Give all the space to the text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>全体を本文の表示に使います</translation>
    </message>
    <message>
        <source>Side &amp;by Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>左右に並べる(&amp;B)</translation>
    </message>
    <message>
        <source>Show map and text side by side, or one above the other</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップと本文を左右または上下に並べます</translation>
    </message>
    <message>
        <source>Fold Panels Below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>下のパネルをたたむ</translation>
    </message>
    <message>
        <source>Hide the panels at the bottom to make room for map and text, or show them again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>下のパネルを隠してマップと本文を広げるか、また表示します</translation>
    </message>
    <message>
        <source>Full S&amp;creen</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>全画面表示(&amp;C)</translation>
    </message>
    <message>
        <source>Fill the whole screen with the window, or go back to its normal size</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ウィンドウを画面全体に広げるか、元に戻します</translation>
    </message>
    <message>
        <source>Go to &amp;Map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップへ移動(&amp;M)</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>キーボードフォーカスをマップに移します</translation>
    </message>
    <message>
        <source>Go to &amp;Text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文へ移動(&amp;T)</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>キーボードフォーカスを本文に移します</translation>
    </message>
    <message>
        <source>Go to Next Panel</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>次のパネルへ</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next panel, and after the last one to the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>キーボードフォーカスを次のパネルへ、最後の次はマップへ移します</translation>
    </message>
    <message>
        <source>Ne&amp;xt Document</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>次の文書(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>次のタブへ移動します</translation>
    </message>
    <message>
        <source>Previo&amp;us Document</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>前の文書(&amp;U)</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>前のタブへ移動します</translation>
    </message>
    <message>
        <source>Mo&amp;ve to Other Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>反対側へ移す(&amp;V)</translation>
    </message>
    <message>
        <source>Show this document beside the others, so that two are visible</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>この文書を他の文書の隣に出し、二つを同時に表示します</translation>
    </message>
    <message>
        <source>Go to Ot&amp;her Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>反対側へ移動(&amp;H)</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the document on the other side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>キーボードフォーカスを反対側の文書に移します</translation>
    </message>
    <message>
        <source>All on One Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>すべて片側に</translation>
    </message>
    <message>
        <source>Put all documents on one side again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>すべての文書をまた片側にまとめます</translation>
    </message>
    <message>
        <source>Select &amp;All Cells</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>すべてのマスを選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select every cell of the map (Ctrl+A on the map)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップのすべてのマスを選択します (マップでは Ctrl+A)</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>広げる(&amp;G)</translation>
    </message>
    <message>
        <source>Extend the selected cells by one on every side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択したマスを四方に 1 マスずつ広げます</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>狭める(&amp;S)</translation>
    </message>
    <message>
        <source>Shrink the selected cells by one on every side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択したマスを四方から 1 マスずつ狭めます</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>反転(&amp;I)</translation>
    </message>
    <message>
        <source>Select the other cells instead</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>代わりに他のマスを選択します</translation>
    </message>
    <message>
        <source>Align &amp;Left</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>左揃え(&amp;L)</translation>
    </message>
    <message>
        <source>Move the selected things into the column of the leftmost one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択したものを、いちばん左のものの列に移動します</translation>
    </message>
    <message>
        <source>Align &amp;Right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>右揃え(&amp;R)</translation>
    </message>
    <message>
        <source>Move the selected things into the column of the rightmost one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択したものを、いちばん右のものの列に移動します</translation>
    </message>
    <message>
        <source>Align To&amp;p</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>上揃え(&amp;P)</translation>
    </message>
    <message>
        <source>Move the selected things into the row of the topmost one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択したものを、いちばん上のものの行に移動します</translation>
    </message>
    <message>
        <source>Align &amp;Bottom</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>下揃え(&amp;B)</translation>
    </message>
    <message>
        <source>Move the selected things into the row of the lowest one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択したものを、いちばん下のものの行に移動します</translation>
    </message>
    <message>
        <source>Align in the Middle Col&amp;umn</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>中央の列に揃える(&amp;U)</translation>
    </message>
    <message>
        <source>Move the selected things into the column at their middle</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択したものを、その中央の列に移動します</translation>
    </message>
    <message>
        <source>Align in the Middle Ro&amp;w</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>中央の行に揃える(&amp;W)</translation>
    </message>
    <message>
        <source>Move the selected things into the row at their middle</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択したものを、その中央の行に移動します</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>左右反転(&amp;H)</translation>
    </message>
    <message>
        <source>Flip what you hold, the selected cells or the whole map, left to right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>手に持ったもの、選択したマス、またはマップ全体を左右に反転します</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>上下反転(&amp;V)</translation>
    </message>
    <message>
        <source>Flip what you hold, the selected cells or the whole map, top to bottom</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>手に持ったもの、選択したマス、またはマップ全体を上下に反転します</translation>
    </message>
    <message>
        <source>Rotate &amp;Clockwise</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>右に回転(&amp;C)</translation>
    </message>
    <message>
        <source>Turn what you hold, the selected cells or the whole map by 90 degrees</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>手に持ったもの、選択したマス、またはマップ全体を 90 度回転します</translation>
    </message>
    <message>
        <source>Rotate C&amp;ounterclockwise</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>左に回転(&amp;O)</translation>
    </message>
    <message>
        <source>Turn it by 90 degrees in the other direction</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>反対の向きに 90 度回転します</translation>
    </message>
    <message>
        <source>Half &amp;Turn</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>180 度回転(&amp;T)</translation>
    </message>
    <message>
        <source>Turn it upside down</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>逆さまにします</translation>
    </message>
    <message>
        <source>Map &amp;Size…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップの大きさ(&amp;S)…</translation>
    </message>
    <message>
        <source>Crop the map, grow it, or move everything in it; with the mouse, drag its border</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップを切り詰めたり、広げたり、中身全体を動かしたりします。マウスでは端をドラッグします</translation>
    </message>
    <message>
        <source>Cro&amp;p to Selection</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択範囲に切り詰め(&amp;P)</translation>
    </message>
    <message>
        <source>Reduce the map to the area around the selected cells; all coordinates are adjusted</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップを選択したマスの周囲まで小さくします。座標はすべて調整されます</translation>
    </message>
    <message>
        <source>Grow &amp;Left</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>左に広げる(&amp;L)</translation>
    </message>
    <message>
        <source>Add a column at the left; all coordinates are adjusted</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>左に 1 列加えます。座標はすべて調整されます</translation>
    </message>
    <message>
        <source>Grow &amp;Right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>右に広げる(&amp;R)</translation>
    </message>
    <message>
        <source>Add a column at the right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>右に 1 列加えます</translation>
    </message>
    <message>
        <source>Grow &amp;Above</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>上に広げる(&amp;A)</translation>
    </message>
    <message>
        <source>Add a row above; all coordinates are adjusted</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>上に 1 行加えます。座標はすべて調整されます</translation>
    </message>
    <message>
        <source>Grow &amp;Below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>下に広げる(&amp;B)</translation>
    </message>
    <message>
        <source>Add a row below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>下に 1 行加えます</translation>
    </message>
    <message>
        <source>&amp;Next Problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>前の問題(&amp;P)</translation>
    </message>
    <message>
        <source>Fi&amp;x Problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>問題を修正(&amp;X)</translation>
    </message>
    <message>
        <source>Fix the problem at the text cursor</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文のカーソル位置の問題を修正します</translation>
    </message>
    <message>
        <source>&amp;Roll Many Times</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>何度も生成(&amp;R)</translation>
    </message>
    <message>
        <source>Roll the level many times to see what can go wrong; choose again to stop</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レベルを何度も生成し、起こりうる不具合を調べます。もう一度選ぶと中止します</translation>
    </message>
    <message>
        <source>Roll in the &amp;Background</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>裏で生成(&amp;B)</translation>
    </message>
    <message>
        <source>Roll the level a few times after each pause, and list what goes wrong among the problems</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>手を休めるたびにレベルを数回生成し、不具合を問題の一覧に加えます</translation>
    </message>
    <message>
        <source>&amp;Themed Rooms…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>テーマ部屋(&amp;T)…</translation>
    </message>
    <message>
        <source>List the themed rooms or vaults of the file with their frequency and limits, and change these</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ファイルのテーマ部屋や宝物庫を頻度と制限と共に一覧表示し、それらを変更します</translation>
    </message>
    <message>
        <source>&amp;Add a Game…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ゲームを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a variant of a game from the folder of its sources</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ソースのフォルダからゲームの変種を追加します</translation>
    </message>
    <message>
        <source>Text in &amp;UTF-8</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文は UTF-8(&amp;U)</translation>
    </message>
    <message>
        <source>Show and type the text as UTF-8</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文を UTF-8 として表示・入力します</translation>
    </message>
    <message>
        <source>Text in EUC-&amp;JP</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文は EUC-JP(&amp;J)</translation>
    </message>
    <message>
        <source>Show and type the text as EUC-JP, as in JNetHack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文を JNetHack のように EUC-JP として表示・入力します</translation>
    </message>
    <message>
        <source>Text in Sh&amp;ift-JIS</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文は Shift-JIS(&amp;I)</translation>
    </message>
    <message>
        <source>Show and type the text as Shift-JIS, as in JNetHack for Windows</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文を Windows 版 JNetHack のように Shift-JIS として表示・入力します</translation>
    </message>
    <message>
        <source>For &amp;64-Bit Games</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>64 ビット版ゲーム用(&amp;6)</translation>
    </message>
    <message>
        <source>Export levels as games on 64-bit systems load them</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>64 ビットのシステムのゲームが読み込む形でレベルを書き出します</translation>
    </message>
    <message>
        <source>For &amp;32-Bit Games</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>32 ビット版ゲーム用(&amp;3)</translation>
    </message>
    <message>
        <source>Export levels as games on 32-bit systems load them</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>32 ビットのシステムのゲームが読み込む形でレベルを書き出します</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>試遊(&amp;P)</translation>
    </message>
    <message>
        <source>Play the level in a separate window</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レベルを別のウィンドウで遊びます</translation>
    </message>
    <message>
        <source>Play from &amp;Here</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ここから遊ぶ(&amp;H)</translation>
    </message>
    <message>
        <source>Play the level from the cell under the pointer or the cursor of the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ポインタかマップのカーソルの下のマスからレベルを遊びます</translation>
    </message>
    <message>
        <source>Play in &amp;NetHack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>NetHack で遊ぶ(&amp;N)</translation>
    </message>
    <message>
        <source>Start a new game on this level in an installed NetHack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>インストール済みの NetHack で、このレベルの新しいゲームを始めます</translation>
    </message>
    <message>
        <source>Play in &amp;Another NetHack…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>別の NetHack で遊ぶ(&amp;A)…</translation>
    </message>
    <message>
        <source>Choose the folder of the NetHack that this file is for, and play the level there</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>このファイルの対象の NetHack があるフォルダを選び、そこでレベルを遊びます</translation>
    </message>
    <message>
        <source>&amp;Open World…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ワールドを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Play a world of the world server, or a run that was saved</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ワールドサーバーのワールドか、保存したプレイ記録を遊びます</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ガイド(&amp;G)</translation>
    </message>
    <message>
        <source>Read about what you are working with: a panel, a tool, a field, a problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>使っているもの(パネル、ツール、項目、問題)の説明を読みます</translation>
    </message>
    <message>
        <source>A &amp;First Level</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>最初のレベル(&amp;F)</translation>
    </message>
    <message>
        <source>Make and play a first level in ten pictures</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>10 枚の絵で最初のレベルを作って遊びます</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ツアー(&amp;T)</translation>
    </message>
    <message>
        <source>Show the window in six steps; the tour continues where you left off</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ウィンドウを六つの段階で案内します。ツアーはやめたところから続きます</translation>
    </message>
    <message>
        <source>&amp;Reference of the Game</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ゲームの一覧(&amp;R)</translation>
    </message>
    <message>
        <source>List the statements, words and names that levels of this game may have</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>このゲームのレベルで使える文、語、名前の一覧を表示します</translation>
    </message>
    <message>
        <source>All &amp;Commands…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>すべてのコマンド(&amp;C)…</translation>
    </message>
    <message>
        <source>Find a command by a few letters, with its menu, its key, and why it is not possible now</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>数文字でコマンドを探します。メニュー、キー、今使えない理由も分かります</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>キーボードショートカット(&amp;K)…</translation>
    </message>
    <message>
        <source>Find and change the keys of commands</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>コマンドのキーを調べ、変更します</translation>
    </message>
    <message>
        <source>&amp;Welcome Page</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ようこそページ(&amp;W)</translation>
    </message>
    <message>
        <source>Show recent files, templates and samples, each with a picture</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>最近のファイル、テンプレート、見本を絵付きで表示します</translation>
    </message>
    <message>
        <source>&amp;About Levwright</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Levwright について(&amp;A)</translation>
    </message>
    <message>
        <source>Convert this level for that game, in a new tab</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>このレベルをそのゲーム用に変換し、新しいタブで開きます</translation>
    </message>
    <message>
        <source>Lar&amp;ger Brush</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ブラシを大きく(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ブラシを小さく(&amp;M)</translation>
    </message>
    <message>
        <source>Stra&amp;ighten Walls</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>壁を整える(&amp;I)</translation>
    </message>
    <message>
        <source>Give the selected walls, or all walls of the map, the characters that fit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択した壁、またはマップのすべての壁を、合う文字にします</translation>
    </message>
    <message>
        <source>&amp;Replace Terrain…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>地形を置換(&amp;R)…</translation>
    </message>
    <message>
        <source>Replace one terrain by another</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ある地形を別の地形に置き換えます</translation>
    </message>
    <message>
        <source>Keep as Stamp &amp;%1</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>スタンプ &amp;%1 として保存</translation>
    </message>
    <message>
        <source>Keep the selection as a stamp; typing the digit on the map picks it up</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択範囲をスタンプとして保存します。マップでその数字を打つと手に取れます</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>本文(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>Dra&amp;w</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>描画(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>マップ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>レベル(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>not possible here and now</source>
        <extracomment>widgets/actions/ActionTable.cpp</extracomment>
        <translation>今ここではできません</translation>
    </message>
    <message>
        <source>not a map character</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>マップ文字ではない</translation>
    </message>
    <message>
        <source>outside the map</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>マップの外</translation>
    </message>
    <message>
        <source>column %1 row %2</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>列 %1 行 %2</translation>
    </message>
    <message>
        <source>%1, column %2 row %3</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>%1、列 %2 行 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, and what stands there</comment>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1,%2 of the room</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>部屋の %1,%2</translation>
    </message>
    <message>
        <source>in the container here</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation>ここの入れ物の中</translation>
    </message>
    <message>
        <source>one possible outcome</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation>結果の一例</translation>
    </message>
    <message>
        <source>here or at one of %1 other places</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation>ここか、他の %1 か所のどれか</translation>
    </message>
    <message>
        <source>not lit</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation>明るくない</translation>
    </message>
    <message>
        <source>No statement says what door it is, so the game makes a doorway.</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation>どの文もどんな扉かを示していないので、ゲームは出入り口にします。</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation>ほか %1 件。</translation>
    </message>
    <message>
        <source>There is no map here to put it on.</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation>載せるマップがここにありません。</translation>
    </message>
    <message>
        <source>Move Cells</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation>マスを移動</translation>
    </message>
    <message>
        <source>Duplicate Cells</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation>マスを複製</translation>
    </message>
    <message>
        <source>Arrows move it</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>矢印キーで移動</translation>
    </message>
    <message>
        <source>Put Down (Enter)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>置く (Enter)</translation>
    </message>
    <message>
        <source>Flip ↔ (X)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>左右反転 ↔ (X)</translation>
    </message>
    <message>
        <source>X ↔</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>X ↔</translation>
    </message>
    <message>
        <source>Flip ↕ (Y)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>上下反転 ↕ (Y)</translation>
    </message>
    <message>
        <source>Y ↕</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>Y ↕</translation>
    </message>
    <message>
        <source>Rotate (R)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>回転 (R)</translation>
    </message>
    <message>
        <source>R ↻</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>R ↻</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>やめる (Esc)</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>何も選択されていません。</translation>
    </message>
    <message>
        <source>Nothing on the map is selected to cut.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>マップで切り取るものが選択されていません。</translation>
    </message>
    <message>
        <source>The clipboard contains nothing that can be placed on a map.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>クリップボードに、マップに置けるものがありません。</translation>
    </message>
    <message>
        <source>Nothing is selected to duplicate.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>複製するものが選択されていません。</translation>
    </message>
    <message>
        <source>There is no map here to turn.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>回転するマップがここにありません。</translation>
    </message>
    <message>
        <source>Nothing is selected to move.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>動かすものが選択されていません。</translation>
    </message>
    <message>
        <source>Select several things first.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>先に複数のものを選択してください。</translation>
    </message>
    <message>
        <source>Removed because it was outside: %1.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>外に出たため削除されました: %1。</translation>
    </message>
    <message>
        <source>Select the cells to keep first.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>先に、残すマスを選択してください。</translation>
    </message>
    <message>
        <source>There is no map here.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>ここにマップはありません。</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>上下反転</translation>
    </message>
    <message>
        <source>Rotate Clockwise</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>右に回転</translation>
    </message>
    <message>
        <source>Rotate Counterclockwise</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>左に回転</translation>
    </message>
    <message>
        <source>Half Turn</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>180 度回転</translation>
    </message>
    <message>
        <source>Clear Cells</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>マスを消去</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>複製</translation>
    </message>
    <message>
        <source>Nudge</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>少し動かす</translation>
    </message>
    <message>
        <source>Align</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>整列</translation>
    </message>
    <message>
        <source>Stamp</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>スタンプ</translation>
    </message>
    <message>
        <source>Crop to Selection</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>選択範囲に切り詰め</translation>
    </message>
    <message>
        <source>Grow Map</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>マップを広げる</translation>
    </message>
    <message>
        <source>Change Map Size</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>マップの大きさを変更</translation>
    </message>
    <message>
        <source>This is the game&apos;s picture. Press “Mirrored” again to draw on the map.</source>
        <extracomment>widgets/canvas/GestureChooser.cpp</extracomment>
        <translation>これはゲームでの見た目です。マップに描くには「反転」をもう一度押してください。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>widgets/canvas/HeldThing.cpp</extracomment>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>マップ</translation>
    </message>
    <message>
        <source>Random Corridors</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>ランダムな通路</translation>
    </message>
    <message>
        <source>This level has random corridors. The game ignores all other corridors in such a level. Replace the random corridors with yours?</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>このレベルにはランダムな通路があります。このようなレベルでは、ゲームは他の通路をすべて無視します。ランダムな通路を、描いた通路に置き換えますか?</translation>
    </message>
    <message>
        <source>If you keep them, only the doors are added.</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>残す場合は、扉だけが加わります。</translation>
    </message>
    <message>
        <source>Replace Them</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Keep Them</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>残す</translation>
    </message>
    <message>
        <source>Nothing on the map is selected.</source>
        <extracomment>widgets/canvas/MapCanvasKeys.cpp</extracomment>
        <translation>マップで何も選択されていません。</translation>
    </message>
    <message>
        <source>“%1” is not a terrain of this game.</source>
        <extracomment>widgets/canvas/MapCanvasKeys.cpp</extracomment>
        <translation>「%1」はこのゲームの地形ではありません。</translation>
    </message>
    <message>
        <source>All walls here already have the right characters.</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation>ここの壁はすべて、すでに正しい文字です。</translation>
    </message>
    <message>
        <source>There is nothing to replace.</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation>置き換えるものがありません。</translation>
    </message>
    <message>
        <source>Straighten Walls</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation>壁を整える</translation>
    </message>
    <message>
        <source>Replace Terrain</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation>地形を置換</translation>
    </message>
    <message>
        <source>%1; rolled: %2</source>
        <extracomment>widgets/canvas/MapSight.cpp</extracomment>
        <translation>%1、生成: %2</translation>
    </message>
    <message>
        <source>%1 · rolled: %2</source>
        <extracomment>widgets/canvas/MapSight.cpp</extracomment>
        <translation>%1 · 生成: %2</translation>
    </message>
    <message>
        <source>Part %1</source>
        <extracomment>widgets/canvas/MapSight.cpp</extracomment>
        <translation>部分 %1</translation>
    </message>
    <message>
        <source>This is a room level.
The game lays out its rooms itself. They are shown here once the level has no errors; see the text, the outline and the problems.</source>
        <extracomment>widgets/canvas/PaintRulers.cpp</extracomment>
        <translation>これは部屋型のレベルです。
部屋の配置はゲームが決めます。レベルにエラーがなくなると、ここに部屋が表示されます。本文、アウトライン、問題を見てください。</translation>
    </message>
    <message>
        <source>Nothing here yet.
Write a level below, or open one (Ctrl+O).</source>
        <extracomment>widgets/canvas/PaintRulers.cpp</extracomment>
        <translation>まだ何もありません。
下にレベルを書くか、開いてください (Ctrl+O)。</translation>
    </message>
    <message>
        <source>This level has no part yet.
A part begins with NOMAP, or with GEOMETRY and a MAP.</source>
        <extracomment>widgets/canvas/PaintRulers.cpp</extracomment>
        <translation>このレベルにはまだ部分がありません。
部分は NOMAP か、GEOMETRY と MAP で始まります。</translation>
    </message>
    <message>
        <source>This part is the whole level, so it cannot be aligned.</source>
        <extracomment>widgets/canvas/PartsPicture.cpp</extracomment>
        <translation>この部分はレベル全体なので、位置を揃えられません。</translation>
    </message>
    <message>
        <source>Align Part</source>
        <extracomment>widgets/canvas/PartsPicture.cpp</extracomment>
        <translation>部分を揃える</translation>
    </message>
    <message>
        <source>Click a cell of the map, or drag over several cells. Escape cancels.</source>
        <extracomment>widgets/canvas/PlacePicker.cpp</extracomment>
        <translation>マップのマスをクリックするか、複数のマスをドラッグしてください。Esc で取り消します。</translation>
    </message>
    <message>
        <source>This level has no part yet.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>このレベルにはまだ部分がありません。</translation>
    </message>
    <message>
        <source>There is no room here.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>ここに部屋はありません。</translation>
    </message>
    <message>
        <source>First select the two doors that the corridor should join.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>先に、通路でつなぐ二つの扉を選択してください。</translation>
    </message>
    <message>
        <source>A door must be put into the wall of a room.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>扉は部屋の壁に置いてください。</translation>
    </message>
    <message>
        <source>Only the doors are added, because the random corridors stay.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>ランダムな通路が残るため、扉だけを追加しました。</translation>
    </message>
    <message>
        <source>Draw a corridor from one room to another.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>ある部屋から別の部屋へ通路を描いてください。</translation>
    </message>
    <message>
        <source>No corridor leads to the corner of a room.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>部屋の角には通路をつなげられません。</translation>
    </message>
    <message>
        <source>Add Corridor</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>通路を追加</translation>
    </message>
    <message>
        <source>Door</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>扉</translation>
    </message>
    <message>
        <source>Corridor</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>通路</translation>
    </message>
    <message>
        <source>Add Subroom</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>小部屋を追加</translation>
    </message>
    <message>
        <source>Add Room</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>部屋を追加</translation>
    </message>
    <message>
        <source>Other rooms are in the way there.</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>そこでは他の部屋が邪魔になります。</translation>
    </message>
    <message>
        <source>The room is in this place already.</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>部屋はすでにこの場所にあります。</translation>
    </message>
    <message>
        <source>The place of this room is random already.</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>この部屋の場所はすでにランダムです。</translation>
    </message>
    <message>
        <source>A corridor must end at a door of another room.</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>通路の終わりは別の部屋の扉でなければなりません。</translation>
    </message>
    <message>
        <source>  place %1,%2</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>  場所 %1,%2</translation>
    </message>
    <message>
        <source>  to a random place</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>  ランダムな場所へ</translation>
    </message>
    <message>
        <source>  corridor to this door</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>  この扉への通路</translation>
    </message>
    <message>
        <source>  corridor to …</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>  通路の行き先は…</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>%1 を移動</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>%1 の大きさを変更</translation>
    </message>
    <message>
        <source>Painting can extend a map only to the right and downwards.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>描画でマップを広げられるのは、右と下だけです。</translation>
    </message>
    <message>
        <source>A map may be at most %1 columns wide.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>マップの幅は最大 %1 列です。</translation>
    </message>
    <message>
        <source>A map may be at most %1 rows high.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>マップの高さは最大 %1 行です。</translation>
    </message>
    <message>
        <source>There is no map here to paint on.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>ここには、描くためのマップがありません。</translation>
    </message>
    <message>
        <source>Only the selected cells can be painted (Escape clears the selection).</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>描けるのは選択したマスだけです (Esc で選択を解除)。</translation>
    </message>
    <message>
        <source>It must stay in its room, whose floor is %1 × %2.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>部屋の中に収めてください。部屋の床は %1 × %2 です。</translation>
    </message>
    <message>
        <source>Move %1 Things</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>%1 個のものを移動</translation>
    </message>
    <message>
        <source>This has no place of its own that a drag could change.</source>
        <extracomment>widgets/canvas/StrokeGestures.cpp</extracomment>
        <translation>これには、ドラッグで変えられる固有の場所がありません。</translation>
    </message>
    <message>
        <source>What is on the cell</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation>マスにあるもの</translation>
    </message>
    <message>
        <source>Click a cell of the map to see everything on it.</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation>マップのマスをクリックすると、そこにあるものがすべて表示されます。</translation>
    </message>
    <message>
        <source>%1: outside the map</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation>%1: マップの外</translation>
    </message>
    <message>
        <source>%1: not a map character</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation>%1: マップ文字ではない</translation>
    </message>
    <message>
        <source>%1: %2, “%3”</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation>%1: %2、「%3」</translation>
    </message>
    <message>
        <source>My text</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>自分の本文</translation>
    </message>
    <message>
        <source>Their text</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>相手の本文</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Take Into Mine</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>自分の側に取り入れ(&amp;T)</translation>
    </message>
    <message>
        <source>Take &amp;Cells</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>マスを採用(&amp;C)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>比較</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>違い</translation>
    </message>
    <message>
        <source>Take this over from the other version; undo takes it back</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>これを相手のバージョンから取り込みます。元に戻すこともできます</translation>
    </message>
    <message>
        <source>Paint the cells that are selected on the maps as they are in the other version</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>マップで選択したマスを、相手のバージョンと同じに塗ります</translation>
    </message>
    <message>
        <source>Mine: %1</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>自分: %1</translation>
    </message>
    <message>
        <source>Other: %1</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>相手: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>違いはありません。</translation>
    </message>
    <message numerus="yes">
        <source>What the other version has in place of mine: %n difference(s).</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>
            <numerusform>自分のものと相手のバージョンとの違い: %n 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take “%1”</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>「%1」を取り入れ</translation>
    </message>
    <message>
        <source>Take cells from another version</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>別のバージョンからマスを採用</translation>
    </message>
    <message>
        <source>(removed)</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>(削除)</translation>
    </message>
    <message>
        <source>Before both changes</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>双方の変更前</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>自分</translation>
    </message>
    <message>
        <source>Theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Map before both changes</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>双方の変更前のマップ</translation>
    </message>
    <message>
        <source>My map</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>自分のマップ</translation>
    </message>
    <message>
        <source>Their map</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>相手のマップ</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>マージ</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>競合</translation>
    </message>
    <message>
        <source>Both versions changed these cells and lines in different ways. Everything else is merged. Choose what the document gets; a choice is for all that is selected.</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>これらのマスと行は、双方のバージョンで別々に変更されました。ほかはすべて統合されています。文書に入れるものを選んでください。選択中のすべてに適用されます。</translation>
    </message>
    <message>
        <source>Take &amp;Mine</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>自分のを採用(&amp;M)</translation>
    </message>
    <message>
        <source>Take &amp;Theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>相手のを採用(&amp;T)</translation>
    </message>
    <message>
        <source>Take &amp;Both</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>両方を採用(&amp;B)</translation>
    </message>
    <message>
        <source>M&amp;erge</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>マージ(&amp;E)</translation>
    </message>
    <message>
        <source>Possible once each conflict has a choice</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>すべての競合で選択を終えるとできます</translation>
    </message>
    <message>
        <source>%1: cell %2,%3 is %4 in mine and %5 in theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>%1: マス %2,%3 は自分では %4、相手では %5</translation>
    </message>
    <message>
        <source>%1 — mine</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>%1 — 自分</translation>
    </message>
    <message>
        <source>%1 — theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>%1 — 相手</translation>
    </message>
    <message>
        <source>%1 — both</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>%1 — 両方</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>(なし)</translation>
    </message>
    <message>
        <source>This version has nothing of it.</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>このバージョンにはありません。</translation>
    </message>
    <message>
        <source>Nothing of this level is drawn in this version.</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>このバージョンには、このレベルで描けるものがありません。</translation>
    </message>
    <message>
        <source>Ma&amp;ps:</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>マップ(&amp;P):</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>左右に並べる</translation>
    </message>
    <message>
        <source>Swipe: mine left, the other right</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>スワイプ: 左が自分、右が相手</translation>
    </message>
    <message>
        <source>The other over mine</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>相手を自分に重ねる</translation>
    </message>
    <message>
        <source>How much of the other map is visible</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>相手のマップの見える割合</translation>
    </message>
    <message>
        <source>%1,%2: %3 in mine, %4 in the other</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>%1,%2: 自分では %3、相手では %4</translation>
    </message>
    <message>
        <source>Cells %1,%2 to %3,%4</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>マス %1,%2 から %3,%4</translation>
    </message>
    <message>
        <source>Map Size</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation>マップの大きさ</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation>列(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation>行(&amp;R):</translation>
    </message>
    <message>
        <source>Move everything to the ri&amp;ght by:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation>全体を右へ移動(&amp;G):</translation>
    </message>
    <message>
        <source>Move everything &amp;down by:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation>全体を下へ移動(&amp;D):</translation>
    </message>
    <message>
        <source>Use &amp;Levwright’s Drawings</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Levwright の絵を使う(&amp;L)</translation>
    </message>
    <message>
        <source>Some pictures of the tileset</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>タイルセットの画像の例</translation>
    </message>
    <message>
        <source>Choose &amp;Picture…</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>画像を選ぶ(&amp;P)…</translation>
    </message>
    <message>
        <source>Choose &amp;Folder…</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>フォルダを選ぶ(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose a Tileset</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>タイルセットを選ぶ</translation>
    </message>
    <message>
        <source>Pictures (*.png *.bmp)</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>画像 (*.png *.bmp)</translation>
    </message>
    <message>
        <source>Choose a Folder of Pictures</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>画像のフォルダを選ぶ</translation>
    </message>
    <message>
        <source>Maps show Levwright’s drawings.</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>マップは Levwright の絵で表示されます。</translation>
    </message>
    <message>
        <source>Now maps are shown as letters.</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>いまはマップを文字で表示しています。</translation>
    </message>
    <message>
        <source>Maps show %1: %2 tiles of %3 × %3 pixels.</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>マップは %1 を示します（%3 × %3 ピクセルのタイルが %2 枚）。</translation>
    </message>
    <message numerus="yes">
        <source>Maps show the pictures of %1: %n picture(s).</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>
            <numerusform>マップは %1 の画像 %n 枚を示します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Dungeon</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>迷宮</translation>
    </message>
    <message>
        <source>There is no dungeon yet.
A dungeon begins with %1.</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>まだ迷宮がありません。
迷宮は %1 で始まります。</translation>
    </message>
    <message>
        <source>%1: depth %2</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>%1: 深さ %2</translation>
    </message>
    <message>
        <source>here %1</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>ここ %1</translation>
    </message>
    <message>
        <source>%1 % of games</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>ゲームの %1 %</translation>
    </message>
    <message>
        <source>%1 variants</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>変種 %1 個</translation>
    </message>
    <message>
        <source>no file in this folder</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>このフォルダにファイルなし</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>%1 レベル</translation>
    </message>
    <message>
        <source>stairs</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>one-way stairs (none up)</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>一方通行の階段 (上りなし)</translation>
    </message>
    <message>
        <source>one-way stairs (none down)</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>一方通行の階段 (下りなし)</translation>
    </message>
    <message>
        <source>portal</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>魔法の入口</translation>
    </message>
    <message>
        <source>To %1 from depth %2</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>深さ %2 から %1 へ</translation>
    </message>
    <message>
        <source>upwards</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>上へ</translation>
    </message>
    <message>
        <source>downwards</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Move Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>レベルを移動</translation>
    </message>
    <message>
        <source>Move Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>分岐を移動</translation>
    </message>
    <message>
        <source>Redirect Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>分岐の行き先を変更</translation>
    </message>
    <message>
        <source>No dungeon of this file is called “%1”.</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>このファイルに「%1」という迷宮はありません。</translation>
    </message>
    <message>
        <source>No branch leads to “%1”.</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>「%1」へ続く分岐はありません。</translation>
    </message>
    <message>
        <source>No file in this folder contains the level “%1”.</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>このフォルダに、レベル「%1」を含むファイルはありません。</translation>
    </message>
    <message>
        <source>Delete Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>レベルを削除</translation>
    </message>
    <message>
        <source>Delete Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>分岐を削除</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>「%1」を開く</translation>
    </message>
    <message>
        <source>&amp;Go Where It Leads</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>行き先へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go Back to the Branch That Leads Here</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>ここへ続く分岐に戻る(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>レベルを削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>分岐を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Add &amp;Level Here</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>ここにレベルを追加(&amp;L)</translation>
    </message>
    <message>
        <source>Add &amp;Branch To</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>次への分岐を追加(&amp;B)</translation>
    </message>
    <message>
        <source>Add &amp;Dungeon Below Here</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>この下に迷宮を追加(&amp;D)</translation>
    </message>
    <message>
        <source>Add Dungeon</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>迷宮を追加</translation>
    </message>
    <message>
        <source>Add Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>レベルを追加</translation>
    </message>
    <message>
        <source>Add Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>分岐を追加</translation>
    </message>
    <message>
        <source>Depths that a level may have</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>レベルがありうる深さ</translation>
    </message>
    <message>
        <source>… if there are fewer levels</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>… レベルが少ない場合</translation>
    </message>
    <message>
        <source>Its place in this roll</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>この生成での位置</translation>
    </message>
    <message>
        <source>Stairs</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>One-way stairs</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>一方通行の階段</translation>
    </message>
    <message>
        <source>Portal</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>魔法の入口</translation>
    </message>
    <message>
        <source>Counts from that level</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>そのレベルから数える</translation>
    </message>
    <message>
        <source>No file in this folder contains it</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>このフォルダに含むファイルなし</translation>
    </message>
    <message>
        <source>Lawful, neutral, chaotic</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>秩序、中立、混沌</translation>
    </message>
    <message>
        <source>town</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>町</translation>
    </message>
    <message>
        <source>hellish</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>地獄</translation>
    </message>
    <message>
        <source>mazelike</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>迷路</translation>
    </message>
    <message>
        <source>roguelike</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>ローグ風</translation>
    </message>
    <message>
        <source>unconnected</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>つながりなし</translation>
    </message>
    <message>
        <source>lawful</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>秩序</translation>
    </message>
    <message>
        <source>neutral</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>中立</translation>
    </message>
    <message>
        <source>chaotic</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>混沌</translation>
    </message>
    <message>
        <source>(no name)</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>(名前なし)</translation>
    </message>
    <message>
        <source>1 level</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>1 レベル</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;%1&quot;&gt;seed %1&lt;/a&gt;</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>&lt;a href=&quot;%1&quot;&gt;シード %1&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Roll the Dungeon</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>迷宮を生成</translation>
    </message>
    <message>
        <source>Show one possible dungeon of a new game, over the ranges</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>新しいゲームでありうる迷宮の一例を、範囲に重ねて表示します</translation>
    </message>
    <message>
        <source>Previous seed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>前のシード</translation>
    </message>
    <message>
        <source>Next seed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>次のシード</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>シード</translation>
    </message>
    <message>
        <source>Seed </source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>シード </translation>
    </message>
    <message>
        <source>%1 Rolls</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>%1 回生成</translation>
    </message>
    <message>
        <source>Show how often each level is at which depth, and which levels are never placed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>各レベルがどの深さにどれだけ現れるか、どのレベルが一度も置かれないかを表示します</translation>
    </message>
    <message>
        <source>The game would stop: %1</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>ゲームは停止します: %1</translation>
    </message>
    <message>
        <source>%1 dungeons, down to depth %2</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>迷宮 %1 個、深さ %2 まで</translation>
    </message>
    <message>
        <source>%1 rolls, no failures</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>%1 回生成、失敗なし</translation>
    </message>
    <message>
        <source>%1 of %2 rolls fail, for example: %3 (%4)</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>%2 回中 %1 回の生成が失敗。例: %3 (%4)</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>「%1」(%2)</translation>
    </message>
    <message>
        <source>never placed: %1</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>一度も置かれない: %1</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <extracomment>widgets/guide/GuideBook.cpp</extracomment>
        <translation>一覧: %1</translation>
    </message>
    <message>
        <source>All kinds of problems</source>
        <extracomment>widgets/guide/GuideBook.cpp</extracomment>
        <translation>すべての種類の問題</translation>
    </message>
    <message>
        <source>The guide has no page “%1”.</source>
        <extracomment>widgets/guide/GuideBook.cpp</extracomment>
        <translation>ガイドに「%1」のページはありません。</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>目次(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>検索(&amp;S)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Search the guide, a command or a key</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>ガイド、コマンド、キーを検索</translation>
    </message>
    <message>
        <source>What was found</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>見つかったもの</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>ページ</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>a heading and its chapter</comment>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 – Guide</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>%1 – ガイド</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>widgets/history/HistoryModel.cpp</extracomment>
        <translation>最初</translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>widgets/history/HistoryModel.cpp</extracomment>
        <translation>現在</translation>
    </message>
    <message>
        <source>undone</source>
        <extracomment>widgets/history/HistoryModel.cpp</extracomment>
        <translation>取り消し済み</translation>
    </message>
    <message>
        <source>Steps that can be undone</source>
        <extracomment>widgets/history/HistoryPanel.cpp</extracomment>
        <translation>元に戻せる操作</translation>
    </message>
    <message>
        <source>1 step</source>
        <extracomment>widgets/history/HistoryPanel.cpp</extracomment>
        <translation>1 操作</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <extracomment>widgets/history/HistoryPanel.cpp</extracomment>
        <translation>%1 操作</translation>
    </message>
    <message>
        <source>Inside</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>入れ物の中</translation>
    </message>
    <message>
        <source>Add an Object</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>アイテムを追加</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>中身</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete it from the level</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>レベルから削除します</translation>
    </message>
    <message>
        <source>Take out of the container</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>入れ物から出す</translation>
    </message>
    <message>
        <source>Put into the container</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>入れ物に入れる</translation>
    </message>
    <message>
        <source>Pick</source>
        <extracomment>widgets/inspector/FieldEditors.cpp</extracomment>
        <translation>指定</translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <extracomment>widgets/inspector/FieldEditors.cpp</extracomment>
        <translation>マップ上で指定</translation>
    </message>
    <message>
        <source>Choose the place on the map: click it, or move there with the arrow keys and press Enter. Escape cancels.</source>
        <extracomment>widgets/inspector/FieldEditors.cpp</extracomment>
        <translation>マップ上の場所を選びます。クリックするか、矢印キーで移動して Enter を押してください。Esc で取り消します。</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>内容</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Their common fields. A change applies to all of them.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>共通の項目です。変更は全部に適用されます。</translation>
    </message>
    <message>
        <source>%1 statements</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>文 %1 個</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>%1、%2 行目</translation>
    </message>
    <message>
        <source>The whole file</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>ファイル全体</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Change %1</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>%1 を変更</translation>
    </message>
    <message>
        <source>This place can only be typed, because it does not count from the corner of the map.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>この場所はマップの角から数えるものではないため、入力でしか指定できません。</translation>
    </message>
    <message>
        <source>This statement is incomplete. Its fields can be changed once it is complete.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>この文は未完成です。完成すると項目を変更できます。</translation>
    </message>
    <message>
        <source>Themed room “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>テーマ部屋「%1」</translation>
    </message>
    <message>
        <source>Contents for themed rooms “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>テーマ部屋の中身「%1」</translation>
    </message>
    <message>
        <source>A function, without values of its own</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>独自の値を持たない関数</translation>
    </message>
    <message>
        <source>Select it in the outline to change its values</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>アウトラインで選択すると値を変更できます</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>何も選択されていません</translation>
    </message>
    <message>
        <source>Maze level “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>迷路型のレベル「%1」</translation>
    </message>
    <message>
        <source>Room level “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>部屋型のレベル「%1」</translation>
    </message>
    <message>
        <source>Map: %1 × %2</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>マップ: %1 × %2</translation>
    </message>
    <message>
        <source>Parts</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>部分</translation>
    </message>
    <message>
        <source>Rooms</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Click a thing on the map, or a statement in the text, to see its fields.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>マップのものか本文の文をクリックすると、その項目が表示されます。</translation>
    </message>
    <message>
        <source>fixed</source>
        <extracomment>widgets/inspector/NumberEditors.cpp</extracomment>
        <translation>固定</translation>
    </message>
    <message>
        <source>of the map</source>
        <extracomment>widgets/inspector/PlaceEditors.cpp</extracomment>
        <translation>マップの</translation>
    </message>
    <message>
        <source>of the level</source>
        <extracomment>widgets/inspector/PlaceEditors.cpp</extracomment>
        <translation>レベルの</translation>
    </message>
    <message>
        <source>at</source>
        <extracomment>widgets/inspector/PlaceEditors.cpp</extracomment>
        <translation>座標</translation>
    </message>
    <message>
        <source>(not given)</source>
        <extracomment>widgets/inspector/WordEditors.cpp</extracomment>
        <translation>(指定なし)</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <extracomment>widgets/lenses/LensLegend.cpp</extracomment>
        <translation>凡例: %1</translation>
    </message>
    <message>
        <source>%1, 0 to %2</source>
        <extracomment>widgets/lenses/LensLegend.cpp</extracomment>
        <translation>%1、0～%2</translation>
    </message>
    <message>
        <source>upright axis</source>
        <extracomment>widgets/lenses/LensLegend.cpp</extracomment>
        <translation>縦の軸</translation>
    </message>
    <message>
        <source>level axis</source>
        <extracomment>widgets/lenses/LensLegend.cpp</extracomment>
        <translation>横の軸</translation>
    </message>
    <message>
        <source>What the lens measures of the level</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>レンズがレベルについて測るもの</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>測るもの</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>値</translation>
    </message>
    <message>
        <source>No lens</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>レンズなし</translation>
    </message>
    <message>
        <source>Look at the roll on the map, or at many rolls together</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>マップ上の生成結果か、多くの生成結果をまとめて見る</translation>
    </message>
    <message>
        <source>This roll</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>この生成結果</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>%1回の生成</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>出発点</translation>
    </message>
    <message>
        <source>Where distances are counted from</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>距離を数え始める場所</translation>
    </message>
    <message>
        <source>From the stairs up</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>上り階段から</translation>
    </message>
    <message>
        <source>From the stairs down</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>下り階段から</translation>
    </message>
    <message>
        <source>From where one arrives from above</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>上からの到着地点から</translation>
    </message>
    <message>
        <source>From where one arrives from below</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>下からの到着地点から</translation>
    </message>
    <message>
        <source>From the pointer</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>ポインタから</translation>
    </message>
    <message>
        <source>Doors</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>扉</translation>
    </message>
    <message>
        <source>The hero opens closed doors</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>主人公は閉じた扉を開ける</translation>
    </message>
    <message>
        <source>Locks</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>錠</translation>
    </message>
    <message>
        <source>The hero opens locked doors and drawbridges</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>主人公は鍵のかかった扉と跳ね橋を開ける</translation>
    </message>
    <message>
        <source>Secrets</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>隠し</translation>
    </message>
    <message>
        <source>The hero finds secret doors and secret corridors</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>主人公は隠し扉と隠し通路を見つける</translation>
    </message>
    <message>
        <source>Dig</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>掘る</translation>
    </message>
    <message>
        <source>The hero digs through rock, walls and trees</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>主人公は岩と壁と木を掘り抜く</translation>
    </message>
    <message>
        <source>Levitate</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>浮遊</translation>
    </message>
    <message>
        <source>The hero crosses water and lava</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>主人公は水と溶岩を越える</translation>
    </message>
    <message>
        <source>A lens colours the map by how the level plays: choose one above.</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>レンズは、レベルの遊ばれ方に応じてマップに色を付けます。上で選んでください。</translation>
    </message>
    <message>
        <source>There is no roll to look at: %1</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>見る生成結果がありません: %1</translation>
    </message>
    <message>
        <source>%1 on average (%2)</source>
        <extracomment>widgets/lenses/LensPicture.cpp</extracomment>
        <translation>平均%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2 % of the rolls</source>
        <extracomment>widgets/lenses/LensPicture.cpp</extracomment>
        <translation>%1: 生成の%2 %</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>widgets/lenses/LensPicture.cpp</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1; none in %2 % of the rolls</source>
        <extracomment>widgets/lenses/LensPicture.cpp</extracomment>
        <translation>%1。生成の%2 %にはなし</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>widgets/outline/OutlineModel.cpp</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Before the first level</source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation>最初のレベルの前</translation>
    </message>
    <message>
        <source>room, </source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation>部屋: </translation>
    </message>
    <message>
        <source>contents, </source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation>中身: </translation>
    </message>
    <message>
        <source>rooms</source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation>部屋型</translation>
    </message>
    <message>
        <source>maze</source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation>迷路型</translation>
    </message>
    <message>
        <source>Filter of the outline</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>アウトラインの絞り込み</translation>
    </message>
    <message>
        <source>Levels and their statements</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>レベルとその文</translation>
    </message>
    <message>
        <source>Only statements of the same list can be moved together.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>一緒に動かせるのは、同じリストの文だけです。</translation>
    </message>
    <message>
        <source>It is already the first one.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>すでに最初です。</translation>
    </message>
    <message>
        <source>It is already the last one.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>すでに最後です。</translation>
    </message>
    <message>
        <source>Only statements of the same list can be duplicated together.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>一緒に複製できるのは、同じリストの文だけです。</translation>
    </message>
    <message>
        <source>This cannot be renamed.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>これの名前は変更できません。</translation>
    </message>
    <message>
        <source>Duplicate %1 Statements</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>文 %1 個を複製</translation>
    </message>
    <message>
        <source>Move %1 Statements</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>文 %1 個を移動</translation>
    </message>
    <message>
        <source>Duplicate Statement</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>文を複製</translation>
    </message>
    <message>
        <source>Move Statement</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>文を移動</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>下へ移動(&amp;W)</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>複製(&amp;P)</translation>
    </message>
    <message>
        <source>Close the message</source>
        <extracomment>widgets/pages/MessageBar.cpp</extracomment>
        <translation>メッセージを閉じる</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <extracomment>widgets/pages/PageTabs.cpp</extracomment>
        <translation>他を閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Move to Other Side</source>
        <extracomment>widgets/pages/PageTabs.cpp</extracomment>
        <translation>反対側へ移す(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;All on One Side</source>
        <extracomment>widgets/pages/PageTabs.cpp</extracomment>
        <translation>すべて片側に(&amp;A)</translation>
    </message>
    <message>
        <source>This document has nothing to show here.</source>
        <extracomment>widgets/pages/PanelDocks.cpp</extracomment>
        <translation>この文書には、ここに表示するものがありません。</translation>
    </message>
    <message>
        <source>Folded Panels</source>
        <extracomment>widgets/pages/PanelStrip.cpp</extracomment>
        <translation>たたんだパネル</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>widgets/pages/PanelStrip.cpp</extracomment>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Outline</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>アウトライン</translation>
    </message>
    <message>
        <source>Palette</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>パレット</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>インスペクタ</translation>
    </message>
    <message>
        <source>Cell</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>マス</translation>
    </message>
    <message>
        <source>Stamps</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>スタンプ</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>統計</translation>
    </message>
    <message>
        <source>Lens</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>レンズ</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>生成</translation>
    </message>
    <message>
        <source>%2 does not know %1 of this file. Is it for another game?</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation>%2 は、このファイルの %1 を知りません。別のゲームのファイルですか?</translation>
    </message>
    <message>
        <source>Add Its Sources…</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation>そのソースを追加…</translation>
    </message>
    <message>
        <source>Choose Game…</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation>ゲームを選ぶ…</translation>
    </message>
    <message>
        <source>Ignore Them in This Folder</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation>このフォルダでは指摘しない</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation>地形</translation>
    </message>
    <message>
        <source>Things</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation>もの</translation>
    </message>
    <message>
        <source>Search terrain</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation>地形を検索</translation>
    </message>
    <message>
        <source>Search things</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation>ものを検索</translation>
    </message>
    <message>
        <source>Search rooms</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation>部屋を検索</translation>
    </message>
    <message>
        <source>&amp;Replace:</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation>置換元(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation>置換先(&amp;B):</translation>
    </message>
    <message>
        <source>In the &amp;selected cells</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation>選択したマスの中(&amp;S)</translation>
    </message>
    <message>
        <source>In this &amp;part</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation>この部分の中(&amp;P)</translation>
    </message>
    <message>
        <source>In the whole &amp;level</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation>レベル全体(&amp;L)</translation>
    </message>
    <message>
        <source>blank</source>
        <extracomment>widgets/picker/TerrainPalette.cpp</extracomment>
        <translation>空白</translation>
    </message>
    <message>
        <source>%1 (key: %2)</source>
        <extracomment>widgets/picker/TerrainPalette.cpp</extracomment>
        <translation>%1 (キー: %2)</translation>
    </message>
    <message>
        <source>Recent things</source>
        <extracomment>widgets/picker/ThingPalette.cpp</extracomment>
        <translation>最近使ったもの</translation>
    </message>
    <message>
        <source>What you place appears here, too.</source>
        <extracomment>widgets/picker/ThingPalette.cpp</extracomment>
        <translation>置いたものはここにも表示されます。</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>SVG 画像</translation>
    </message>
    <message>
        <source>Text for NetHackWiki</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>NetHackWiki 用テキスト</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>タイル</translation>
    </message>
    <message>
        <source>Characters</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <source>&amp;Things</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>もの(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Regions and rooms</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>領域と部屋(&amp;R)</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>画像を書き出し</translation>
    </message>
    <message>
        <source>Map as written</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>書かれたとおりのマップ</translation>
    </message>
    <message>
        <source>Roll with seed %1</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>シード %1 での生成</translation>
    </message>
    <message>
        <source>Heat map of the selected statement</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>選択した文のヒートマップ</translation>
    </message>
    <message>
        <source>Map through the lens</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>レンズを通したマップ</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>内容(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>形式(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Look:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>見た目(&amp;L):</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>色(&amp;O):</translation>
    </message>
    <message>
        <source>Sc&amp;ale:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>倍率(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Border:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>余白(&amp;B):</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>An SVG picture shows characters.</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>SVG 画像は文字で表示されます。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>%1 × %2 ピクセル</translation>
    </message>
    <message>
        <source>This is not possible: %1.</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>これはできません: %1。</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>%1 を書き出しました</translation>
    </message>
    <message>
        <source>It is in the clipboard.</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>クリップボードに入りました。</translation>
    </message>
    <message>
        <source>Stops walks and replays when this happens</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>これが起きたら、連続移動と再生を止めます</translation>
    </message>
    <message>
        <source>Stop for things of this name</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>この名前のもので止める</translation>
    </message>
    <message>
        <source>name of a thing</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>ものの名前</translation>
    </message>
    <message>
        <source>What must happen</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>起きること</translation>
    </message>
    <message>
        <source>comes into view</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>見えたとき</translation>
    </message>
    <message>
        <source>first sees you</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>こちらに気づいたとき</translation>
    </message>
    <message>
        <source>Stop when</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>止める条件</translation>
    </message>
    <message>
        <source>Command for the world server</source>
        <extracomment>widgets/playtest/CommandLine.cpp</extracomment>
        <translation>ワールドサーバーへのコマンド</translation>
    </message>
    <message>
        <source>A command, e.g. T_LIFEPOINTS 20</source>
        <extracomment>widgets/playtest/CommandLine.cpp</extracomment>
        <translation>コマンド (例: T_LIFEPOINTS 20)</translation>
    </message>
    <message>
        <source>What lies here</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>ここにあるもの</translation>
    </message>
    <message>
        <source>Inventory</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>持ち物</translation>
    </message>
    <message>
        <source>Pick Up</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>拾う</translation>
    </message>
    <message>
        <source>Pick up the topmost thing  (,)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>いちばん上のものを拾います  (,)</translation>
    </message>
    <message>
        <source>Put down the chosen thing  (d)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>選んだものを置きます  (d)</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>使う</translation>
    </message>
    <message>
        <source>Use or eat the chosen thing  (a or e)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>選んだものを使うか食べます  (a か e)</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>ここ</translation>
    </message>
    <message>
        <source>You carry</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>持っている</translation>
    </message>
    <message>
        <source>(gone)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>(なくなった)</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <extracomment>widgets/playtest/MessageModel.cpp</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1  %2 (%3×)</source>
        <extracomment>widgets/playtest/MessageModel.cpp</extracomment>
        <translation>%1  %2 (%3×)</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>widgets/playtest/MessagePane.cpp</extracomment>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Messages about what happens appear here.</source>
        <extracomment>widgets/playtest/MessagePane.cpp</extracomment>
        <translation>起こったことはここに表示されます。</translation>
    </message>
    <message>
        <source>%1,%2</source>
        <extracomment>widgets/playtest/PlaceNames.cpp</extracomment>
        <translation>%1,%2</translation>
    </message>
    <message>
        <source>%1 in part %2</source>
        <extracomment>widgets/playtest/PlaceNames.cpp</extracomment>
        <translation>部分 %2 の %1</translation>
    </message>
    <message>
        <source>%1 in the level</source>
        <extracomment>widgets/playtest/PlaceNames.cpp</extracomment>
        <translation>レベルの %1</translation>
    </message>
    <message>
        <source>%1 comes into view</source>
        <extracomment>widgets/playtest/PlayController.cpp</extracomment>
        <translation>%1 が見えてきました</translation>
    </message>
    <message>
        <source>Stopped: you see %1</source>
        <extracomment>widgets/playtest/PlayController.cpp</extracomment>
        <translation>停止: %1 が見えます</translation>
    </message>
    <message>
        <source>Stopped: %1 sees you</source>
        <extracomment>widgets/playtest/PlayController.cpp</extracomment>
        <translation>停止: %1 がこちらに気づきました</translation>
    </message>
    <message>
        <source>Drop what? Press its letter, or Esc to cancel.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>何を置きますか? その文字を押してください。Esc で取り消します。</translation>
    </message>
    <message>
        <source>Use what? Press its letter, or Esc to cancel.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>何を使いますか? その文字を押してください。Esc で取り消します。</translation>
    </message>
    <message>
        <source>Kick in which direction? Esc cancels.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>どの方向を蹴りますか? Esc で取り消します。</translation>
    </message>
    <message>
        <source>Close in which direction? Esc cancels.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>どの方向の扉を閉めますか? Esc で取り消します。</translation>
    </message>
    <message>
        <source>This world has no command “%1”.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>このワールドにコマンド「%1」はありません。</translation>
    </message>
    <message>
        <source>You carry nothing.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>何も持っていません。</translation>
    </message>
    <message>
        <source>You carry nothing with that letter.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>その文字の持ち物はありません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>Look: move the mark; Esc ends it.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>調べる: 印を動かしてください。Esc で終わります。</translation>
    </message>
    <message>
        <source>Go or hit left, down, up, right</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>左、下、上、右へ移動・攻撃</translation>
    </message>
    <message>
        <source>h j k l, arrows, 4 2 8 6</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>h j k l、矢印、4 2 8 6</translation>
    </message>
    <message>
        <source>Go or hit up left, up right, down left, down right</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>左上、右上、左下、右下へ移動・攻撃</translation>
    </message>
    <message>
        <source>y u b n, Home PgUp End PgDn, 7 9 1 3</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>y u b n、Home PgUp End PgDn、7 9 1 3</translation>
    </message>
    <message>
        <source>Go on until something comes into view</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>何かが見えるまで進み続ける</translation>
    </message>
    <message>
        <source>with Shift</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Shift を押しながら</translation>
    </message>
    <message>
        <source>Wait a turn</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>1 ターン待つ</translation>
    </message>
    <message>
        <source>.  5</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>.  5</translation>
    </message>
    <message>
        <source>Search, or wait where there is no search</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>探す (探せない所では待つ)</translation>
    </message>
    <message>
        <source>s, many times: Shift+S</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>s、何度も: Shift+S</translation>
    </message>
    <message>
        <source>Pick up what lies here</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>ここにあるものを拾う</translation>
    </message>
    <message>
        <source>,  g</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>,  g</translation>
    </message>
    <message>
        <source>Drop something; Esc to cancel</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>何かを置く。Esc で取り消し</translation>
    </message>
    <message>
        <source>d and its letter</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>d とその文字</translation>
    </message>
    <message>
        <source>Use or eat something</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>何かを使うか食べる</translation>
    </message>
    <message>
        <source>a or e and its letter</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>a か e とその文字</translation>
    </message>
    <message>
        <source>Kick</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>蹴る</translation>
    </message>
    <message>
        <source>Ctrl+D or Ctrl+K and a direction</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Ctrl+D か Ctrl+K と方向</translation>
    </message>
    <message>
        <source>Close a door</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>扉を閉める</translation>
    </message>
    <message>
        <source>c and a direction</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>c と方向</translation>
    </message>
    <message>
        <source>Leave by the stairs you stand on</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>今いる階段から出る</translation>
    </message>
    <message>
        <source>&lt;  &gt;</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>&lt;  &gt;</translation>
    </message>
    <message>
        <source>Let a creature&apos;s mind play a turn</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>1 ターンを怪物の頭脳に任せる</translation>
    </message>
    <message>
        <source>o, many turns: Shift+O</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>o、続けて: Shift+O</translation>
    </message>
    <message>
        <source>Undo a command, or ten turns</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>1 コマンド、または 10 ターン戻す</translation>
    </message>
    <message>
        <source>Backspace or Ctrl+Z, Shift+Backspace</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Backspace か Ctrl+Z、Shift+Backspace</translation>
    </message>
    <message>
        <source>Forward again</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>もう一度進める</translation>
    </message>
    <message>
        <source>Ctrl+Y, Ctrl+Shift+Z</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Ctrl+Y、Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Look at a cell; Esc ends it</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>マスを調べる。Esc で終わり</translation>
    </message>
    <message>
        <source>; and the keys of directions, or the mouse</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>; と方向のキー、またはマウス</translation>
    </message>
    <message>
        <source>This page</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>このページ</translation>
    </message>
    <message>
        <source>?  F1</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>?  F1</translation>
    </message>
    <message>
        <source>Playtest Keys</source>
        <extracomment>widgets/playtest/PlayKeysDialog.cpp</extracomment>
        <translation>試遊のキー</translation>
    </message>
    <message>
        <source>You died</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>死にました</translation>
    </message>
    <message>
        <source>You left by the %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1 から出ました</translation>
    </message>
    <message>
        <source>You won</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>勝ちました</translation>
    </message>
    <message>
        <source>The world stands still</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>ワールドは停止しています</translation>
    </message>
    <message>
        <source>1 turn</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>1 ターン</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1 ターン</translation>
    </message>
    <message>
        <source>1 kill</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>1 体を倒した</translation>
    </message>
    <message>
        <source>%1 kills</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1 体を倒した</translation>
    </message>
    <message>
        <source>%1 after %2, with %3.  Backspace goes back a step, Ctrl+R starts again.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1 (%2、%3)。  Backspace で一つ戻り、Ctrl+R で最初からやり直します。</translation>
    </message>
    <message>
        <source>You and what you carry</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>あなたと持ち物</translation>
    </message>
    <message>
        <source>— turn %1, after %2 commands of the game —</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>— ターン %1、ゲームのコマンド %2 回の後 —</translation>
    </message>
    <message>
        <source>Nobody can stand at %1, so you start where a player arrives.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1 には誰も立てないため、プレイヤーの到着地点から始まります。</translation>
    </message>
    <message>
        <source>The level has changed and was restarted where you were.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>レベルが変更されたため、いた所からやり直しました。</translation>
    </message>
    <message>
        <source>The level has changed and was restarted where a player arrives, because nobody can stand where you were.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>レベルが変更され、いた所には誰も立てないため、プレイヤーの到着地点からやり直しました。</translation>
    </message>
    <message>
        <source>The run cannot be opened: %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>プレイ記録を開けません: %1</translation>
    </message>
    <message>
        <source>From command %1 on, this run differs from the game that was saved.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>コマンド %1 以降、このプレイ記録は保存時のゲームと異なります。</translation>
    </message>
    <message>
        <source>This cannot be played: %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>これは遊べません: %1</translation>
    </message>
    <message>
        <source>Saved the run as %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>プレイ記録を %1 として保存しました</translation>
    </message>
    <message>
        <source>— the game begins —</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>— ゲーム開始 —</translation>
    </message>
    <message>
        <source>%1 — Playtest</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1 — 試遊</translation>
    </message>
    <message>
        <source>%1  not seen yet</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1  まだ見ていない</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>  (remembered)</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>  (記憶)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>最初から(&amp;R)</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Next Seed</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>次のシード(&amp;N)</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>&amp;Open World or Run…</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>ワールドかプレイ記録を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save Run…</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>プレイ記録を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>See &amp;Everything</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>すべて見る(&amp;E)</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Show &amp;Protocol</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>プロトコルを表示(&amp;P)</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+=</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+-</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>F6</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>F6</translation>
    </message>
    <message>
        <source>&amp;Type Commands</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>コマンドを入力(&amp;T)</translation>
    </message>
    <message>
        <source>F7</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>F7</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>F1</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>F1</translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>試遊</translation>
    </message>
    <message>
        <source>The seed of this world; type another and press Return</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>このワールドのシード。別の値を入力して Enter を押してください</translation>
    </message>
    <message>
        <source>Open a World or a Run</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>ワールドかプレイ記録を開く</translation>
    </message>
    <message>
        <source>All files (*);;Runs (*.run)</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>すべてのファイル (*);;プレイ記録 (*.run)</translation>
    </message>
    <message>
        <source>Save the Run</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>プレイ記録を保存</translation>
    </message>
    <message>
        <source>Runs (*.run)</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>プレイ記録 (*.run)</translation>
    </message>
    <message>
        <source>Protocol</source>
        <extracomment>widgets/playtest/ProtocolPane.cpp</extracomment>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Life points</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>体力</translation>
    </message>
    <message>
        <source>Life %1 of %2</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>体力 %1 / %2</translation>
    </message>
    <message>
        <source>Dead</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>死亡</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>ターン %1</translation>
    </message>
    <message>
        <source>Kills %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>倒した数 %1</translation>
    </message>
    <message>
        <source>Satiation %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>満腹度 %1</translation>
    </message>
    <message>
        <source>At %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>The god: mood %1, favour %2</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>神: 機嫌 %1、好意 %2</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Back ten turns  (Shift+Backspace)</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>10 ターン戻る  (Shift+Backspace)</translation>
    </message>
    <message>
        <source>Undo the last command  (Backspace)</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>直前のコマンドを戻す  (Backspace)</translation>
    </message>
    <message>
        <source>Forward  (Ctrl+Y)</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>進む  (Ctrl+Y)</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>再生</translation>
    </message>
    <message>
        <source>Replay from here, or from the beginning</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>ここから、または最初から再生します</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>ゲームの時点</translation>
    </message>
    <message>
        <source>Speed of replays</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>毎秒 %1</translation>
    </message>
    <message>
        <source>Turn %1, command %2 of %3</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>ターン %1、コマンド %2 / %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>水</translation>
    </message>
    <message>
        <source>land</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>陸</translation>
    </message>
    <message>
        <source>tree</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>木</translation>
    </message>
    <message>
        <source>soil</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>土</translation>
    </message>
    <message>
        <source>altar</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>祭壇</translation>
    </message>
    <message>
        <source>terrain “%1”</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>地形「%1」</translation>
    </message>
    <message>
        <source>On the map</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>マップで</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>カーソルを移動</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Paint while moving</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>描きながら移動</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Shift+矢印キー</translation>
    </message>
    <message>
        <source>Paint; start and end a shape; select</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>描く、図形の始点と終点を決める、選択する</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Space、Enter</translation>
    </message>
    <message>
        <source>Cancel a stroke</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>描画を取り消す</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take a terrain</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>地形を選ぶ</translation>
    </message>
    <message>
        <source>its map character</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>そのマップ文字</translation>
    </message>
    <message>
        <source>Take the terrain of a cell</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>マスの地形を取る</translation>
    </message>
    <message>
        <source>Right button</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>右ボタン</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>Ctrl+Wheel</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Ctrl+ホイール</translation>
    </message>
    <message>
        <source>Move the view</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>表示を動かす</translation>
    </message>
    <message>
        <source>Middle button</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>中ボタン</translation>
    </message>
    <message>
        <source>Stamps and pasted cells on the map</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>マップ上のスタンプと貼り付けるマス</translation>
    </message>
    <message>
        <source>Pick up a stamp</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>スタンプを手に取る</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>1～9</translation>
    </message>
    <message>
        <source>Move what floats</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>浮いているものを動かす</translation>
    </message>
    <message>
        <source>Arrows, mouse</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>矢印キー、マウス</translation>
    </message>
    <message>
        <source>Put it down</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>置く</translation>
    </message>
    <message>
        <source>Enter, click</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Enter、クリック</translation>
    </message>
    <message>
        <source>Give it up</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Flip it left to right, top to bottom</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>左右反転、上下反転</translation>
    </message>
    <message>
        <source>X, Y</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>X、Y</translation>
    </message>
    <message>
        <source>Rotate it clockwise, counterclockwise</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>右に回転、左に回転</translation>
    </message>
    <message>
        <source>R, Shift+R</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>R、Shift+R</translation>
    </message>
    <message>
        <source>In the list of stamps</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>スタンプの一覧で</translation>
    </message>
    <message>
        <source>Pick up</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>手に取る</translation>
    </message>
    <message>
        <source>Enter, click, its number</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Enter、クリック、その番号</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>F2</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>F2</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>削除</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Del</translation>
    </message>
    <message>
        <source>In the outline</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>アウトラインで</translation>
    </message>
    <message>
        <source>Move up or down</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>上か下へ移動</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Alt+Up、Alt+Down</translation>
    </message>
    <message>
        <source>Go to the text</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>本文へ移動</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In a dungeon</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>迷宮で</translation>
    </message>
    <message>
        <source>Open the level; walk along the branch</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>レベルを開く、分岐をたどる</translation>
    </message>
    <message>
        <source>Walk back to the branch that leads here</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>ここへ続く分岐に戻る</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Move the level or branch</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>レベルか分岐を動かす</translation>
    </message>
    <message>
        <source>Add a level</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>レベルを追加</translation>
    </message>
    <message>
        <source>Insert</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Insert</translation>
    </message>
    <message>
        <source>In the text</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>本文で</translation>
    </message>
    <message>
        <source>Suggest words</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>語の候補を出す</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Ctrl+Space</translation>
    </message>
    <message>
        <source>No Ke&amp;y</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>キーなし(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Remove I&amp;t There</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>そちらから外す(&amp;T)</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>or press a key here</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>またはここでキーを押す</translation>
    </message>
    <message>
        <source>Search for the command of a key: press the key here</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>キーからコマンドを検索: ここでキーを押してください</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>コマンドとキー</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>新しいキーを押してください</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>すべて戻す(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>取り込み(&amp;I)…</translation>
    </message>
    <message>
        <source>Import Keys</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>キーの取り込み</translation>
    </message>
    <message>
        <source>Keys (*.ini);;All files (*)</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>キー (*.ini);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>Export Keys</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>キーの書き出し</translation>
    </message>
    <message>
        <source>%1 (also of %2)</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>%1 (%2 にも)</translation>
    </message>
    <message>
        <source>No command has the key %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>キー %1 のコマンドはありません。</translation>
    </message>
    <message>
        <source>Key of “%1”:</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>「%1」のキー:</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>このキーは変更できません。</translation>
    </message>
    <message>
        <source>Key of “%1”: press the new key</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>「%1」のキー: 新しいキーを押してください</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>The same key belongs to %1, so it works for none of them.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>同じキーが %1 にもあるため、どれにも効きません。</translation>
    </message>
    <message>
        <source>The same key opens the menu “%1”.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>同じキーでメニュー「%1」が開きます。</translation>
    </message>
    <message>
        <source>%1 types something. Press a key together with Ctrl or Alt, or a function key.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>%1 は文字の入力に使われます。Ctrl か Alt と一緒に押すか、ファンクションキーを押してください。</translation>
    </message>
    <message>
        <source>The keys were written to %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>キーを %1 に書き出しました。</translation>
    </message>
    <message>
        <source>The keys cannot be written to %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>キーを %1 に書き込めません。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>%1 を読めません。</translation>
    </message>
    <message>
        <source>The keys were taken from %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>%1 からキーを取り込みました。</translation>
    </message>
    <message>
        <source>There are no keys of Levwright in %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>%1 に Levwright のキーはありません。</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>widgets/preferences/PreferencesDialog.cpp</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>widgets/preferences/PreferencesDialog.cpp</extracomment>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>widgets/preferences/PreferencesDialog.cpp</extracomment>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation>戻す: %1</translation>
    </message>
    <message>
        <source>Back to the usual value</source>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation>通常の値に戻します</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a label before a field</comment>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1
Fix: %2</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>%1
修正: %2</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>警告</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Show Unknown Words</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>不明な語を表示</translation>
    </message>
    <message>
        <source>Show again what is ignored in this folder</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>このフォルダで指摘しないことにしたものを、また表示します</translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>修正</translation>
    </message>
    <message>
        <source>Show errors</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>エラーを表示</translation>
    </message>
    <message>
        <source>Show warnings</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>警告を表示</translation>
    </message>
    <message>
        <source>Show hints</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>ヒントを表示</translation>
    </message>
    <message>
        <source>No errors or warnings</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>エラーも警告もありません</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>No errors or warnings, but 1 hint. Press the lamp above to see it.</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>エラーも警告もありませんが、ヒントが 1 件あります。上のランプを押すと表示されます。</translation>
    </message>
    <message>
        <source>No errors or warnings, but %1 hints. Press the lamp above to see them.</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>エラーも警告もありませんが、ヒントが %1 件あります。上のランプを押すと表示されます。</translation>
    </message>
    <message>
        <source>No problems of the selected kinds</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>選択した種類の問題はありません</translation>
    </message>
    <message>
        <source>Fix the selected problem</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>選択した問題を修正します</translation>
    </message>
    <message>
        <source>&amp;Go to It</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>そこへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Copy Message</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>メッセージをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Silence Problems of This Kind in This Level</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>このレベルではこの種の問題を表示しない(&amp;S)</translation>
    </message>
    <message>
        <source>Silence a problem</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>問題を非表示</translation>
    </message>
    <message>
        <source>Export All</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>すべて書き出し</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Levels of the folder</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>フォルダのレベル</translation>
    </message>
    <message>
        <source>Files that were not exported</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>書き出されなかったファイル</translation>
    </message>
    <message>
        <source>No folder is open.</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>フォルダが開かれていません。</translation>
    </message>
    <message>
        <source>Cancelled: %1 written, %2 failed</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>キャンセルしました: 書き出し %1、失敗 %2</translation>
    </message>
    <message>
        <source>%1 written, %2 failed</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>書き出し %1、失敗 %2</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <extracomment>widgets/quickopen/QuickBox.cpp</extracomment>
        <translation>どこへでも移動</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>widgets/quickopen/QuickBox.cpp</extracomment>
        <translation>当てはまるもの</translation>
    </message>
    <message>
        <source>No matches.</source>
        <extracomment>widgets/quickopen/QuickBox.cpp</extracomment>
        <translation>当てはまるものはありません。</translation>
    </message>
    <message>
        <source>Any other seed</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>別のシード</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>固定</translation>
    </message>
    <message>
        <source>Keep this seed in the row of rolls</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>このシードを生成の列に残します</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>反転</translation>
    </message>
    <message>
        <source>Show the roll mirrored, as the game shows it, and not as the map is drawn</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>生成を、描いたマップの向きではなく、ゲームで表示されるとおりに反転して表示します</translation>
    </message>
    <message>
        <source>Leave Roll</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>生成を終える</translation>
    </message>
    <message>
        <source>Show the map without the roll</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>生成なしでマップを表示します</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>生成 %1</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>配置 %1</translation>
    </message>
    <message>
        <source>A roll is shown over the map, seed %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>マップに生成結果を表示中、シード %1</translation>
    </message>
    <message>
        <source>%1. This is the game&apos;s picture, which is mirrored.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>%1。ゲームでの見た目で、反転しています。</translation>
    </message>
    <message>
        <source>%1. The game mirrors this roll.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>%1。ゲームはこの生成を反転します。</translation>
    </message>
    <message>
        <source>One possible layout, seed %1. Rooms stay while you edit.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>ありうる配置の一例、シード %1。編集しても部屋はそのままです。</translation>
    </message>
    <message>
        <source>One possible layout, seed %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>ありうる配置の一例、シード %1</translation>
    </message>
    <message>
        <source>One possible layout, seed %1. There %2.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>ありうる配置の一例、シード %1。%2。</translation>
    </message>
    <message>
        <source>One possible layout, seed %1. In line %2 %3.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>ありうる配置の一例、シード %1。%2 行目: %3。</translation>
    </message>
    <message>
        <source>Layout %1, line %2: %3</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>配置 %1、%2 行目: %3</translation>
    </message>
    <message>
        <source>There is no level here yet.</source>
        <extracomment>widgets/rollview/RollModel.cpp</extracomment>
        <translation>ここにはまだレベルがありません。</translation>
    </message>
    <message>
        <source>
Line %1: %2</source>
        <extracomment>widgets/rollview/RollOverlay.cpp</extracomment>
        <translation>
%1 行目: %2</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>生成</translation>
    </message>
    <message>
        <source>Where the room is</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>部屋のある所</translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>単独</translation>
    </message>
    <message>
        <source>In a level</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>レベルの中</translation>
    </message>
    <message>
        <source>Contents of the room</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>部屋の中身</translation>
    </message>
    <message>
        <source>The contents that the room gets, if it takes any</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>部屋に入る中身 (入る場合)</translation>
    </message>
    <message>
        <source>Roll the themed room alone, or in a level of rooms as the game makes it</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>テーマ部屋を単独で、またはゲームが作る部屋型のレベルの中に生成します</translation>
    </message>
    <message>
        <source>Roll the vault alone, or in a sample level: with ordinary rooms, corridors and stairs. The game may set it into a level in another way.</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>宝物庫を単独で、または普通の部屋と通路と階段のある見本のレベルの中に生成します。ゲームは別の形でレベルに入れるかもしれません。</translation>
    </message>
    <message>
        <source>Any contents</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>任意の中身</translation>
    </message>
    <message>
        <source>“%1” is not a seed. Seeds are whole numbers up to 18446744073709551615.</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>「%1」はシードではありません。シードは 18446744073709551615 までの整数です。</translation>
    </message>
    <message>
        <source>No roll: %1</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>生成なし: %1</translation>
    </message>
    <message>
        <source>This roll is of an earlier text: %1</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>この生成は前の本文のものです: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s)</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>
            <numerusform>怪物 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>
            <numerusform>アイテム %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trap(s)</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>
            <numerusform>罠 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the game mirrors this roll</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>%1。ゲームはこの生成を反転します</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1; rolled without: %2</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>%1。次のものなしで生成: %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>widgets/rollview/RollPanel.h</extracomment>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>Rolls side by side</source>
        <extracomment>widgets/rollview/RollStrip.cpp</extracomment>
        <translation>生成を並べて表示</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <extracomment>widgets/rollview/RollStrip.cpp</extracomment>
        <translation>%1、固定</translation>
    </message>
    <message>
        <source>open door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>開いた扉</translation>
    </message>
    <message>
        <source>locked door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>鍵のかかった扉</translation>
    </message>
    <message>
        <source>closed door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>閉じた扉</translation>
    </message>
    <message>
        <source>broken door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>壊れた扉</translation>
    </message>
    <message>
        <source>doorway</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>戸口</translation>
    </message>
    <message>
        <source>peaceful</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>友好的</translation>
    </message>
    <message>
        <source>asleep</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>眠っている</translation>
    </message>
    <message>
        <source>disguised</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>化けている</translation>
    </message>
    <message>
        <source>level %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>レベル %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>%1 の中</translation>
    </message>
    <message>
        <source>buried</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>埋もれている</translation>
    </message>
    <message>
        <source>branch stairs</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>分岐の階段</translation>
    </message>
    <message>
        <source>stairs up</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>上り階段</translation>
    </message>
    <message>
        <source>stairs down</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>下り階段</translation>
    </message>
    <message>
        <source>ladder up</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>上りはしご</translation>
    </message>
    <message>
        <source>ladder down</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>下りはしご</translation>
    </message>
    <message>
        <source>engraving</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>刻まれた文字</translation>
    </message>
    <message>
        <source>Not rolled to its end: %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>最後まで生成されていません: %1</translation>
    </message>
    <message>
        <source>The script fails: %1; the game makes a maze instead</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>スクリプトが失敗します: %1。ゲームは代わりに迷路を作ります</translation>
    </message>
    <message>
        <source>The game would end: %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>ゲームは終了します: %1</translation>
    </message>
    <message>
        <source>the game gives up: %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>ゲームが断念します: %1</translation>
    </message>
    <message>
        <source>the game gives up: %1; and %2 more</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>ゲームが断念します: %1、ほか %2 件</translation>
    </message>
    <message>
        <source>the game complains: “%1”</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>ゲームが警告を表示します: 「%1」</translation>
    </message>
    <message>
        <source>the game complains: “%1” and %2 more</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>ゲームが警告を表示します: 「%1」、ほか %2 件</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>行</translation>
    </message>
    <message>
        <source>Becomes</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>変更後</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>line %1, maybe</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>%1 行目 (推定)</translation>
    </message>
    <message>
        <source>The script computes names, and this text may become one of that thing.</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>スクリプトは名前を計算で作ります。この文字列はそのものの名前になるかもしれません。</translation>
    </message>
    <message>
        <source>%1 has changed since the search, so it was left alone.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 は検索後に変更されたため、そのままにしました。</translation>
    </message>
    <message>
        <source>%1 is not open any more.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 はもう開かれていません。</translation>
    </message>
    <message>
        <source>%1 is not open any more, or cannot be opened.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 はもう開かれていないか、開けません。</translation>
    </message>
    <message>
        <source>%1 was not changed.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 は変更されませんでした。</translation>
    </message>
    <message>
        <source>%1 is open now, so it was left alone.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 は今開かれているため、そのままにしました。</translation>
    </message>
    <message>
        <source>%1 has changed since it was written, so it was left alone.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 は書き込み後に変更されたため、そのままにしました。</translation>
    </message>
    <message>
        <source>What to find</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>検索するもの</translation>
    </message>
    <message>
        <source>What takes its place</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>置き換えるもの</translation>
    </message>
    <message>
        <source>&amp;Replace by:</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>置換後(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>Replace &amp;Ticked</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>チェックしたものを置換(&amp;T)</translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>取り消す(&amp;B)</translation>
    </message>
    <message>
        <source>Find in Files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>ファイルから検索</translation>
    </message>
    <message>
        <source>Bring back the texts that the files had before they were written</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>最後に書き込んだファイルの本文を元に戻します</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>Fi&amp;nd:</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>検索(&amp;N):</translation>
    </message>
    <message>
        <source>Match &amp;case</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>大文字と小文字を区別(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>単語全体(&amp;W)</translation>
    </message>
    <message>
        <source>Regular e&amp;xpression</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>正規表現(&amp;X)</translation>
    </message>
    <message>
        <source>All open files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>開いている全ファイル</translation>
    </message>
    <message>
        <source>&amp;In:</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>対象(&amp;I):</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>フォルダ %1</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>フォルダ</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>別のフォルダ…</translation>
    </message>
    <message>
        <source>Find in a Folder</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>フォルダ内を検索</translation>
    </message>
    <message>
        <source>Searching…</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>見つかりませんでした。</translation>
    </message>
    <message>
        <source>1 place in 1 file.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>1 ファイルに 1 か所。</translation>
    </message>
    <message>
        <source>%1 places in 1 file.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>1 ファイルに %1 か所。</translation>
    </message>
    <message>
        <source>%1 places in %2 files.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>%2 ファイルに %1 か所。</translation>
    </message>
    <message>
        <source>1 text of a script may mean it, too.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>スクリプトの文字列 1 個も該当するかもしれません。</translation>
    </message>
    <message>
        <source>%1 texts of scripts may mean it, too.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>スクリプトの文字列 %1 個も該当するかもしれません。</translation>
    </message>
    <message>
        <source>The search ended early, so there may be more.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>検索が途中で終わったため、まだあるかもしれません。</translation>
    </message>
    <message>
        <source>%1 has changed since the search.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>%1 は検索後に変更されました。</translation>
    </message>
    <message>
        <source>Replace in Files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>ファイル内を置換</translation>
    </message>
    <message>
        <source>%1 files that are not open will change. Open them all?</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>開いていないファイル %1 個が変更されます。すべて開きますか?</translation>
    </message>
    <message>
        <source>In open files each change can be looked at and undone, and nothing is saved until you save it. If the files are written to the disk at once, “Take Back” in this window gives them their texts back, until it writes others or Levwright ends.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>開いているファイルでは、変更を一つずつ確かめて元に戻せます。保存するまで何も保存されません。ディスクにすぐ書き込んだ場合は、このウィンドウの「取り消す」で元の本文に戻せます。ただし、別のファイルに書き込むか Levwright が終了するまでです。</translation>
    </message>
    <message>
        <source>&amp;Open Them</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Write to Disk</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>ディスクに書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>Replace in files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>ファイル内を置換</translation>
    </message>
    <message>
        <source>Replaced in 1 file, which is open and not saved yet.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>1 ファイルで置換しました。ファイルは開いていて、まだ保存されていません。</translation>
    </message>
    <message>
        <source>Replaced in %1 files, which are open and not saved yet.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>%1 ファイルで置換しました。ファイルは開いていて、まだ保存されていません。</translation>
    </message>
    <message>
        <source>Replaced in 1 file on the disk.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>ディスクの 1 ファイルで置換しました。</translation>
    </message>
    <message>
        <source>Replaced in %1 files on the disk.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>ディスクの %1 ファイルで置換しました。</translation>
    </message>
    <message>
        <source>1 file has its text back.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>1 ファイルの本文を元に戻しました。</translation>
    </message>
    <message>
        <source>%1 files have their earlier texts again.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>%1 ファイルの本文を元に戻しました。</translation>
    </message>
    <message>
        <source>Rename in Files</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation>ファイル内の名前を変更</translation>
    </message>
    <message>
        <source>“%1” becomes “%2” at these places. Files that are not open will be opened, and nothing is saved yet.</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation>次の箇所で「%1」が「%2」になります。開いていないファイルは開かれ、まだ何も保存されません。</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing was renamed. %1</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation>名前は変更されませんでした。%1</translation>
    </message>
    <message>
        <source>This version is not kept any more.</source>
        <extracomment>widgets/session/KeptVersions.cpp</extracomment>
        <translation>このバージョンはもう保存されていません。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>widgets/session/LeftWork.cpp</extracomment>
        <translation>無題</translation>
    </message>
    <message>
        <source>The text is shown as %1 (Level &gt; Text in …).</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>本文は %1 として表示されています (レベル &gt; 本文は …)。</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>別のプログラムによる変更</translation>
    </message>
    <message>
        <source>Revert to Saved</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>保存時の状態に戻す</translation>
    </message>
    <message>
        <source>Nothing was changed: the text would exceed %1 MiB, the largest size that can be opened.</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>何も変更されませんでした。本文が、開ける最大の大きさ %1 MiB を超えてしまいます。</translation>
    </message>
    <message>
        <source>Nothing was changed: the text would exceed %1 lines, the most that can be opened.</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>何も変更されませんでした。本文が、開ける最大の行数 %1 を超えてしまいます。</translation>
    </message>
    <message>
        <source>Monsters</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Objects</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>アイテム</translation>
    </message>
    <message>
        <source>Traps</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>罠</translation>
    </message>
    <message>
        <source>Doors and bridges</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>扉と橋</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>領域</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>到着</translation>
    </message>
    <message>
        <source>Features</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>設備</translation>
    </message>
    <message>
        <source>Walls and mazes</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>壁と迷路</translation>
    </message>
    <message>
        <source>Random registers</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>ランダムレジスタ</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <source>Add %1 to My Game</source>
        <extracomment>widgets/session/Teaching.cpp</extracomment>
        <translation>%1 を自分のゲームに追加</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <extracomment>widgets/session/Workspace.cpp</extracomment>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>Restore Unsaved Work</source>
        <extracomment>widgets/session/Workspace.cpp</extracomment>
        <translation>未保存の作業を復元</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>システムと同じ</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>The colours of the windows and of the maps.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>ウィンドウとマップの色です。</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>デスクトップと同じ</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>暗い</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>Interface size</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>表示の大きさ</translation>
    </message>
    <message>
        <source>The size of words, icons and buttons. The map has its own zoom.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>文字、アイコン、ボタンの大きさです。マップには別の拡大率があります。</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>言語</translation>
    </message>
    <message>
        <source>The language of the windows and of the messages.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>ウィンドウとメッセージの言語です。</translation>
    </message>
    <message>
        <source>Font of the text</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>本文のフォント</translation>
    </message>
    <message>
        <source>The font in which the text of a level is shown.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>レベルの本文を表示するフォントです。</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>本文の文字の大きさ</translation>
    </message>
    <message>
        <source>Ctrl and the wheel change it for one document.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Ctrl とホイールで、文書ごとに変えられます。</translation>
    </message>
    <message>
        <source> points</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation> ポイント</translation>
    </message>
    <message>
        <source>Font of the map</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>マップのフォント</translation>
    </message>
    <message>
        <source>The font of the letters on maps. Their size is that of the cells.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>マップの文字のフォントです。大きさはマスに合わせます。</translation>
    </message>
    <message>
        <source>Show maps as letters</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>マップを文字で表示</translation>
    </message>
    <message>
        <source>Show each cell as the game’s character instead of a drawing.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>各マスを絵ではなく、ゲームの文字で表示します。</translation>
    </message>
    <message>
        <source>Tileset</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>タイルセット</translation>
    </message>
    <message>
        <source>A PNG or BMP picture of 16 × 16 or 32 × 32 tiles in the order of the game, or a folder of pictures with names such as kobold.png. What it lacks is drawn by Levwright.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>ゲームの順に並んだ 16 × 16 または 32 × 32 のタイルの PNG か BMP の画像、または kobold.png のような名前の画像のフォルダ。足りないものは Levwright が描きます。</translation>
    </message>
    <message>
        <source>Show the grid</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>格子を表示</translation>
    </message>
    <message>
        <source>Show regions</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>領域を表示</translation>
    </message>
    <message>
        <source>Show regions and arrival areas on the map.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>マップに領域と到着範囲を表示します。</translation>
    </message>
    <message>
        <source>Map and text side by side</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>マップと本文を左右に並べる</translation>
    </message>
    <message>
        <source>Otherwise the map is above the text.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>オフのときは、マップが本文の上になります。</translation>
    </message>
    <message>
        <source>Indentation</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>字下げ</translation>
    </message>
    <message>
        <source>What Text &gt; Format puts before a line for each step.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>「本文 &gt; 整形」が、1 段ごとに行頭に入れるものです。</translation>
    </message>
    <message>
        <source>2 spaces</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>空白 2 個</translation>
    </message>
    <message>
        <source>4 spaces</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>空白 4 個</translation>
    </message>
    <message>
        <source>8 spaces</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>空白 8 個</translation>
    </message>
    <message>
        <source>A tab</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>タブ</translation>
    </message>
    <message>
        <source>Line ends of new documents</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>新しい文書の改行</translation>
    </message>
    <message>
        <source>A file that is opened keeps the line ends that it has.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>開いたファイルの改行はそのまま保たれます。</translation>
    </message>
    <message>
        <source>Unix (LF)</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Unix (LF)</translation>
    </message>
    <message>
        <source>Windows (CR LF)</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Windows (CR LF)</translation>
    </message>
    <message>
        <source>Save automatically</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>自動保存</translation>
    </message>
    <message>
        <source>Save changed documents that have a file. What is not saved is kept in journals, too, and offered again after a crash.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>ファイルのある、変更された文書を保存します。未保存のものは記録(ジャーナル)にも残り、異常終了の後に復元できます。</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>しない</translation>
    </message>
    <message>
        <source>When another program gets the keyboard</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>別のプログラムに切り替えたとき</translation>
    </message>
    <message>
        <source>Every minute</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>毎分</translation>
    </message>
    <message>
        <source>Welcome page at startup</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>起動時のようこそページ</translation>
    </message>
    <message>
        <source>Show recent files, templates and samples when nothing is open.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>何も開いていないとき、最近のファイル、テンプレート、見本を表示します。</translation>
    </message>
    <message>
        <source>Reopen documents at startup</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>起動時に文書を開き直す</translation>
    </message>
    <message>
        <source>When Levwright starts, reopen the documents that were open when you quit.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Levwright の起動時に、終了したとき開いていた文書を開き直します。</translation>
    </message>
    <message>
        <source>Reopen them also when opening files</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>ファイルを開くときも開き直す</translation>
    </message>
    <message>
        <source>Reopen them even if Levwright is started with the names of files.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>ファイル名を指定して Levwright を起動したときも開き直します。</translation>
    </message>
    <message>
        <source>Default game</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>既定のゲーム</translation>
    </message>
    <message>
        <source>The game of new documents, and of files that do not say which game they are for.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>新しい文書と、どのゲーム用か分からないファイルのゲームです。</translation>
    </message>
    <message>
        <source>Export for</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>書き出しの対象</translation>
    </message>
    <message>
        <source>The machine on which the game loads exported levels.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>書き出したレベルをゲームが読み込むマシンです。</translation>
    </message>
    <message>
        <source>64-bit games</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>64 ビット版ゲーム</translation>
    </message>
    <message>
        <source>32-bit games</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>32 ビット版ゲーム</translation>
    </message>
    <message>
        <source>Roll in the background</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>裏で生成</translation>
    </message>
    <message>
        <source>Roll the level a few times after each pause, and list what goes wrong among the problems.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>手を休めるたびにレベルを数回生成し、不具合を問題の一覧に加えます。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>外観</translation>
    </message>
    <message>
        <source>Editing</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>編集</translation>
    </message>
    <message>
        <source>Files and session</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>ファイルとセッション</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>widgets/settings/Settings.cpp</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <extracomment>widgets/settings/Settings.cpp</extracomment>
        <translation>デスクトップと同じ</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>不明</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>%1 から開く</translation>
    </message>
    <message>
        <source>These levels are opened as text to edit. The library is not changed.</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>これらのレベルは編集できる本文として開かれます。ライブラリは変更されません。</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>名前で絞り込み</translation>
    </message>
    <message>
        <source>Levels in the library</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>ライブラリのレベル</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>種類</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>バイト</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>レベル</translation>
    </message>
    <message>
        <source>dungeon</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>迷宮</translation>
    </message>
    <message>
        <source>This is damaged, or belongs to a game that Levwright does not know.</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>これは壊れているか、Levwright の知らないゲームのものです。</translation>
    </message>
    <message>
        <source>New Map Characters</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation>新しいマップ文字</translation>
    </message>
    <message>
        <source>The sources of %1 do not say what these map characters look like.</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation>%1 のソースからは、次のマップ文字の見た目が分かりません。</translation>
    </message>
    <message>
        <source>A letter</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <source>%1 (%2) looks like</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation>%1 (%2) の見た目</translation>
    </message>
    <message>
        <source>Compare With</source>
        <extracomment>widgets/shell/CompareController.cpp</extracomment>
        <translation>比較の相手</translation>
    </message>
    <message>
        <source>Levels and dungeons (*.des *.lua *.def *.pdf *.lev);;All files (*)</source>
        <extracomment>widgets/shell/CompareController.cpp</extracomment>
        <translation>レベルと迷宮 (*.des *.lua *.def *.pdf *.lev);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Saved with Levwright</source>
        <extracomment>widgets/shell/CompareController.cpp</extracomment>
        <translation>Levwright で保存</translation>
    </message>
    <message>
        <source>Convert to Another &amp;Game</source>
        <extracomment>widgets/shell/ConvertMenu.cpp</extracomment>
        <translation>別のゲームに変換(&amp;G)</translation>
    </message>
    <message>
        <source>There is no other game for it</source>
        <extracomment>widgets/shell/ConvertMenu.cpp</extracomment>
        <translation>変換できる他のゲームがありません</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up at present: %1 Levwright will try again.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>未保存の作業を今はバックアップできません: %1 Levwright は後でもう一度試みます。</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>“%1” is as it was saved. Undo brings the changes back.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>「%1」は保存時の状態です。「元に戻す」で変更が戻ります。</translation>
    </message>
    <message>
        <source>Discard all changes to “%1” since it was last saved?</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>最後に保存してからの「%1」への変更をすべて破棄しますか?</translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>「元に戻す」で変更が戻ります。</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>保存時に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>「%1」への変更を保存しますか?</translation>
    </message>
    <message>
        <source>&amp;Keep for Next Time</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>次回まで残す(&amp;K)</translation>
    </message>
    <message>
        <source>Keep for Next Time quits without saving, and without asking about further documents. Their changes and these are back when you next start Levwright without naming a file.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>「次回まで残す」を選ぶと、保存せずに終了し、ほかの文書についてもたずねません。この文書とそれらの変更は、次にファイルを指定せずに Levwright を起動したときに戻ります。</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept, because its backup cannot be written.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>バックアップを書き込めないため、未保存の作業を残せません。</translation>
    </message>
    <message>
        <source>“%1” has been changed both here and by another program. Nothing is written until you choose.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>「%1」は、ここでも別のプログラムでも変更されました。選ぶまで何も書き込まれません。</translation>
    </message>
    <message>
        <source>Load Theirs</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>相手のを読み込む</translation>
    </message>
    <message>
        <source>Save Mine</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>自分のを保存</translation>
    </message>
    <message>
        <source>“%1” has been deleted or moved. Saving creates it again.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>「%1」は削除または移動されました。保存するともう一度作られます。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program; its new contents have been loaded. Undo restores the previous text.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>「%1」は別のプログラムに変更されたため、新しい内容を読み込みました。「元に戻す」で前の本文が戻ります。</translation>
    </message>
    <message>
        <source>Merge with the file</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>ファイルとマージ</translation>
    </message>
    <message>
        <source>Both versions of “%1” are merged. Save to write the result.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>「%1」の双方の変更を取り入れました。保存すると書き込まれます。</translation>
    </message>
    <message>
        <source>These would be outside the map and are removed: %1.</source>
        <extracomment>widgets/shell/DrawActions.cpp</extracomment>
        <translation>次のものはマップの外になるため、削除されます: %1。</translation>
    </message>
    <message>
        <source>Export Level To</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>レベルの書き出し先</translation>
    </message>
    <message>
        <source>the description itself is named “%1”; save it as “%1.def” first.</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>記述自体の名前が「%1」です。先に「%1.def」として保存してください。</translation>
    </message>
    <message>
        <source>Not copied: %1</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>コピーされませんでした: %1</translation>
    </message>
    <message>
        <source>Copied for MiniHack as a Python string for des_file.</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>MiniHack 用に、des_file の Python の文字列としてコピーしました。</translation>
    </message>
    <message numerus="yes">
        <source>Copied for MiniHack, with %n thing(s) lost: %1</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>
            <numerusform>MiniHack 用にコピーしました。%n 個が失われました: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to export: there is no level here yet.</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>書き出すものがありません。ここにはまだレベルがありません。</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>書き出されませんでした: %1</translation>
    </message>
    <message>
        <source>64-bit</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>64 ビット</translation>
    </message>
    <message>
        <source>32-bit</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>32 ビット</translation>
    </message>
    <message>
        <source>Exported %1 (%2 bytes, %3, %4)</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>%1 を書き出しました (%2 バイト、%3、%4)</translation>
    </message>
    <message>
        <source>Not exported: line %1: %2</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>書き出されませんでした: %1 行目: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>表示</translation>
    </message>
    <message>
        <source>%1 on the disk</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>ディスク上の %1</translation>
    </message>
    <message>
        <source>Save or undo the changes first, then open the file again.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>先に変更を保存するか元に戻してから、ファイルをもう一度開いてください。</translation>
    </message>
    <message>
        <source>Levwright crashed while it was working on this document, so only the text is shown.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>この文書の処理中に Levwright が異常終了したため、本文だけを表示しています。</translation>
    </message>
    <message>
        <source>Show Map and Lists</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>マップと一覧を表示</translation>
    </message>
    <message>
        <source>copy.des</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>copy.des</translation>
    </message>
    <message>
        <source>Edit a Copy</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>コピーを編集</translation>
    </message>
    <message>
        <source>There is no level in “%1”.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>「%1」にレベルはありません。</translation>
    </message>
    <message>
        <source>Opening levels…</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>レベルを開いています…</translation>
    </message>
    <message>
        <source>There is no level in the clipboard.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>クリップボードにレベルはありません。</translation>
    </message>
    <message>
        <source>clipboard.des</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>clipboard.des</translation>
    </message>
    <message>
        <source>There is no level in the library “%1”.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>ライブラリ「%1」にレベルはありません。</translation>
    </message>
    <message>
        <source>The levels in the library “%1” belong to a game that Levwright does not know.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>ライブラリ「%1」のレベルは、Levwright の知らないゲームのものです。</translation>
    </message>
    <message>
        <source>%1 (and %2 more that cannot be opened)</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>%1 (ほかに開けないもの %2 件)</translation>
    </message>
    <message>
        <source>Open Level</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>レベルを開く</translation>
    </message>
    <message>
        <source>Levels and dungeons (*.des *.lua *.lev *.def *.pdf dungeon nhdat nhushare);;Levels (*.des);;Level scripts (*.lua);;Compiled levels (*.lev);;Dungeons (*.def *.pdf);;Data libraries of games (nhdat nhushare);;Python programs and notebooks (*.py *.ipynb);;All files (*)</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>レベルと迷宮 (*.des *.lua *.lev *.def *.pdf dungeon nhdat nhushare);;レベル (*.des);;レベルスクリプト (*.lua);;コンパイル済みレベル (*.lev);;迷宮 (*.def *.pdf);;ゲームのデータライブラリ (nhdat nhushare);;Python のプログラムとノートブック (*.py *.ipynb);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Opening files…</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>ファイルを開いています…</translation>
    </message>
    <message>
        <source>Converting %1…</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>%1 を変換しています…</translation>
    </message>
    <message>
        <source>The game finds this level only in a file named %1.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>ゲームはこのレベルを %1 という名前のファイルでしか見つけません。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>%1 (and %2 more; levwright-cli convert lists all)</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>%1 (ほか %2 件。すべて見るには levwright-cli convert)</translation>
    </message>
    <message>
        <source>Saved %1 documents</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>%1 個の文書を保存しました</translation>
    </message>
    <message>
        <source>Nothing is selected to keep.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation>スタンプにするものが選択されていません。</translation>
    </message>
    <message>
        <source>Kept as stamp %1. Type %1 on the map to pick it up.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation>スタンプ %1 として保存しました。マップで %1 を打つと手に取れます。</translation>
    </message>
    <message>
        <source>It is too large to be stored, and is kept only until Levwright closes.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation>大きすぎて保管できないため、Levwright を閉じるまでしか残りません。</translation>
    </message>
    <message>
        <source>It takes the place of “%1”.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation>「%1」と入れ替わりました。</translation>
    </message>
    <message>
        <source>Not started: choose the folder of a NetHack 3.7 or 5.0 for Lua levels.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>起動しませんでした。Lua のレベルには、NetHack 3.7 か 5.0 のフォルダを選んでください。</translation>
    </message>
    <message>
        <source>&amp;Choose Folder…</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>フォルダを選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose the Game’s Folder (with nhdat and the Program)</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>ゲームのフォルダを選ぶ (nhdat とプログラムのある所)</translation>
    </message>
    <message>
        <source>Play in NetHack</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>NetHack で遊ぶ</translation>
    </message>
    <message>
        <source>The game:</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>ゲーム:</translation>
    </message>
    <message>
        <source>In the game, this level will be the first one of the dungeon. The game makes no stairs up there, so yours will be missing, and you may start somewhere else.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>ゲームでは、このレベルが迷宮の最初のレベルになります。そこには上り階段が作られないため、あなたの上り階段はなくなり、別の場所から始まることがあります。</translation>
    </message>
    <message>
        <source>A new game starts on this level.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>このレベルで新しいゲームが始まります。</translation>
    </message>
    <message>
        <source>A new game starts on a copy of the level. The level also replaces the game’s own.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>このレベルの写しで新しいゲームが始まります。ゲーム自身のレベルもこれに置き換わります。</translation>
    </message>
    <message>
        <source>Not started: %1</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>起動しませんでした: %1</translation>
    </message>
    <message>
        <source>No game is installed. %1</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>ゲームがインストールされていません。%1</translation>
    </message>
    <message>
        <source>%1 new monsters</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>新しい怪物 %1</translation>
    </message>
    <message>
        <source>%1 new objects</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>新しいアイテム %1</translation>
    </message>
    <message>
        <source>%1 new kinds of terrain</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>新しい地形 %1</translation>
    </message>
    <message>
        <source>%1 new words</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>新しい語 %1</translation>
    </message>
    <message>
        <source>it has nothing new</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>新しいものなし</translation>
    </message>
    <message>
        <source>Read levels as those of %1</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>レベルを %1 のものとして読みます</translation>
    </message>
    <message>
        <source>The sources of %1 have changed, but so have its tables; Level &gt; Add a Game… replaces them</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 のソースが変更されましたが、テーブルも変更されています。「レベル &gt; ゲームを追加…」で置き換えられます</translation>
    </message>
    <message>
        <source>Importing %1 again from its sources…</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 をソースからもう一度取り込んでいます…</translation>
    </message>
    <message>
        <source>%1 was not imported again: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 はもう一度取り込まれませんでした: %2</translation>
    </message>
    <message>
        <source>The sources of %1 have changed, but no table has</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 のソースが変更されましたが、テーブルに変更はありません</translation>
    </message>
    <message>
        <source>%1 was imported again from its sources: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 をソースからもう一度取り込みました: %2</translation>
    </message>
    <message>
        <source>%1 is not a level; it is read as a library</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 はレベルではないため、ライブラリとして読みます</translation>
    </message>
    <message>
        <source>This is a level of %1, whose sources lie beside it: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>これは %1 のレベルで、ソースが隣にあります: %2</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation> か </translation>
    </message>
    <message>
        <source>The game of this document. Click to choose another one.</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>この文書のゲームです。クリックすると別のゲームを選べます。</translation>
    </message>
    <message>
        <source>Nothing in this level tells whether it is for %1. It is read as one of %2. Click to choose another game.</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>このレベルが %1 のどれ用なのか分かりません。%2 のものとして読みます。クリックすると別のゲームを選べます。</translation>
    </message>
    <message>
        <source>Choose the Sources of a Game</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>ゲームのソースを選ぶ</translation>
    </message>
    <message>
        <source>Reading the sources of the game…</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>ゲームのソースを読み込んでいます…</translation>
    </message>
    <message>
        <source>No game was added: %1</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>ゲームは追加されませんでした: %1</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 を追加しました: %2</translation>
    </message>
    <message>
        <source>Use %1 for All Levels in This &amp;Folder</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>このフォルダの全レベルを %1 にする(&amp;F)</translation>
    </message>
    <message>
        <source>Levels in this folder are read as those of %1 from now on.</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>このフォルダのレベルは、これから %1 のものとして読みます。</translation>
    </message>
    <message>
        <source>Save the document first. Your game belongs to its folder.</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation>先に文書を保存してください。自分のゲームは文書のフォルダに属します。</translation>
    </message>
    <message>
        <source>Nothing was added: %1</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation>何も追加されませんでした: %1</translation>
    </message>
    <message>
        <source>%1 knows %2 now.</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation>%1 に %2 を追加しました。</translation>
    </message>
    <message>
        <source>Take Back</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>The program git is not installed.</source>
        <extracomment>widgets/shell/GitHistory.cpp</extracomment>
        <translation>プログラム git がインストールされていません。</translation>
    </message>
    <message>
        <source>git takes too long.</source>
        <extracomment>widgets/shell/GitHistory.cpp</extracomment>
        <translation>git に時間がかかりすぎています。</translation>
    </message>
    <message>
        <source>git keeps no versions of this file.</source>
        <extracomment>widgets/shell/GitHistory.cpp</extracomment>
        <translation>git にこのファイルのバージョンはありません。</translation>
    </message>
    <message>
        <source>No file of this folder holds the level “%1”.</source>
        <extracomment>widgets/shell/LevelNames.cpp</extracomment>
        <translation>このフォルダに、レベル「%1」を含むファイルはありません。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>widgets/shell/LevelNames.cpp</extracomment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>最近使ったもの(&amp;R)</translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>パネル(&amp;L)</translation>
    </message>
    <message>
        <source>Main</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>メイン</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>%1 行、%2 桁</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>エラー %1 件</translation>
    </message>
    <message>
        <source>, %1 warnings</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>、警告 %1 件</translation>
    </message>
    <message>
        <source>&amp;Show Line %1</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>%1 行目を表示(&amp;S)</translation>
    </message>
    <message>
        <source>1 error</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>1 warning</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>警告 1 件</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>警告 %1 件</translation>
    </message>
    <message>
        <source>1 hint</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>ヒント 1 件</translation>
    </message>
    <message>
        <source>%1 hints</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>ヒント %1 件</translation>
    </message>
    <message>
        <source>No problems</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>There is no unsaved work to recover.</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>復元する未保存の作業はありません。</translation>
    </message>
    <message>
        <source>About Levwright</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>Levwright について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Levwright %1&lt;/h3&gt;&lt;p&gt;An editor for roguelike special levels: draw the map, keep the text.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>&lt;h3&gt;Levwright %1&lt;/h3&gt;&lt;p&gt;ローグライクの特別レベルのエディタです。マップを描き、本文はそのまま残します。&lt;/p&gt;&lt;p&gt;GNU General Public License バージョン 3 以降で配布される自由ソフトウェアです。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>First point at a cell of the map.</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>先にマップのマスを指してください。</translation>
    </message>
    <message>
        <source>Open a Folder of Levels</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>レベルのフォルダを開く</translation>
    </message>
    <message>
        <source>Delete %1 Statements</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>文 %1 個を削除</translation>
    </message>
    <message>
        <source>Delete Part</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>部分を削除</translation>
    </message>
    <message>
        <source>Delete Room</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>部屋を削除</translation>
    </message>
    <message>
        <source>Delete Statement</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>文を削除</translation>
    </message>
    <message>
        <source>The level has errors, so its rooms cannot be laid out yet.</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>レベルにエラーがあるため、まだ部屋を配置できません。</translation>
    </message>
    <message>
        <source>Add &amp;Room</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>部屋を追加(&amp;R)</translation>
    </message>
    <message>
        <source>Place at R&amp;andom</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>ランダムに配置(&amp;A)</translation>
    </message>
    <message>
        <source>Add &amp;Corridor</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>通路を追加(&amp;C)</translation>
    </message>
    <message>
        <source>Add S&amp;ubroom</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>小部屋を追加(&amp;U)</translation>
    </message>
    <message>
        <source>Place at Random</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>ランダムに配置</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>選択(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Delete %1 Statements</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>文 %1 個を削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete Room</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>部屋を削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete %1</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>%1 を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete &amp;Beneath</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>下のものを削除(&amp;B)</translation>
    </message>
    <message>
        <source>Level and part</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation>レベルと部分</translation>
    </message>
    <message>
        <source>The level and part that the map shows</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation>マップに表示しているレベルと部分</translation>
    </message>
    <message>
        <source>Themed rooms</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation>テーマ部屋</translation>
    </message>
    <message>
        <source>Contents for themed rooms</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation>テーマ部屋の中身</translation>
    </message>
    <message>
        <source>%1, part %2</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation>%1、部分 %2</translation>
    </message>
    <message>
        <source>The level is in the clipboard.</source>
        <extracomment>widgets/shell/PictureController.cpp</extracomment>
        <translation>レベルがクリップボードに入りました。</translation>
    </message>
    <message>
        <source>Change the Language</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation>言語を変える</translation>
    </message>
    <message>
        <source>The playtest ends if the language changes. Change it?</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation>言語を変えると試遊は終わります。変えますか？</translation>
    </message>
    <message>
        <source>Change &amp;Language</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation>言語を変える(&amp;L)</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation>設定: %1</translation>
    </message>
    <message>
        <source>page of the preferences</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation>設定のページ</translation>
    </message>
    <message>
        <source>These strings are levels. Saving one writes it back into its string and changes nothing else. Levels that a LevelGenerator builds are only shown.</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>次の文字列はレベルです。保存すると元の文字列に書き戻され、ほかは何も変わりません。LevelGenerator が組み立てるレベルは表示だけです。</translation>
    </message>
    <message>
        <source>Levels in the program</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>プログラム内のレベル</translation>
    </message>
    <message>
        <source>Begins with</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>始まり</translation>
    </message>
    <message>
        <source>Can be changed</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>変更可</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Files, levels and statements</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation>ファイル、レベル、文</translation>
    </message>
    <message>
        <source>&gt; commands and settings</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation>&gt; コマンドと設定</translation>
    </message>
    <message>
        <source>@ places in this document</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation>@ この文書の中の場所</translation>
    </message>
    <message>
        <source>open document</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation>開いている文書</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation>オン</translation>
    </message>
    <message>
        <source>This journal cannot be read. %1</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>この記録(ジャーナル)は読めません。%1</translation>
    </message>
    <message>
        <source>This text was never saved.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>この本文は一度も保存されていません。</translation>
    </message>
    <message>
        <source>These changes of the file were not saved.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>ファイルへのこれらの変更は保存されていません。</translation>
    </message>
    <message>
        <source>The file has been changed since. The text can be saved under another name, or restored as a new document.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>その後、ファイルが変更されています。本文は別の名前で保存するか、新しい文書として復元できます。</translation>
    </message>
    <message>
        <source>The file no longer exists. Saving creates it again.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>ファイルはもうありません。保存するともう一度作られます。</translation>
    </message>
    <message>
        <source>Recover A&amp;ll</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>すべて復元(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>Unsaved Work</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>未保存の作業</translation>
    </message>
    <message>
        <source>Levwright ended before these texts were saved. Lines with + are only in the recovered text, lines with − only in the file.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>次の本文が保存される前に Levwright が終了しました。+ の行は復元した本文だけに、− の行はファイルだけにあります。</translation>
    </message>
    <message>
        <source>Unsaved texts</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>未保存の本文</translation>
    </message>
    <message>
        <source>What differs</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>違い</translation>
    </message>
    <message>
        <source>Open every text that can be read</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>読める本文をすべて開きます</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>破棄(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>後で(&amp;L)</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Discard the unsaved work on “%1” permanently?</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>「%1」の未保存の作業を完全に破棄しますか?</translation>
    </message>
    <message>
        <source>Levels (*.des)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>レベル (*.des)</translation>
    </message>
    <message>
        <source>Dungeons (*.def *.pdf)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>迷宮 (*.def *.pdf)</translation>
    </message>
    <message>
        <source>Dungeon scripts (*.lua)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>迷宮スクリプト (*.lua)</translation>
    </message>
    <message>
        <source>Replace the File</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>ファイルを置き換え</translation>
    </message>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>「%1」はすでにあります。置き換えますか?</translation>
    </message>
    <message>
        <source>Save Level</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>レベルを保存</translation>
    </message>
    <message>
        <source>Save Dungeon</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>迷宮を保存</translation>
    </message>
    <message>
        <source>Level scripts (*.lua)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>レベルスクリプト (*.lua)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Not there any more: %1</source>
        <extracomment>widgets/shell/SessionKeeper.cpp</extracomment>
        <translation>もうありません: %1</translation>
    </message>
    <message>
        <source>The encoding of this document. Click to choose another one.</source>
        <extracomment>widgets/shell/SettingsController.cpp</extracomment>
        <translation>この文書の文字コードです。クリックすると別のものを選べます。</translation>
    </message>
    <message>
        <source>The machine that levels are exported for. Click to choose another one.</source>
        <extracomment>widgets/shell/SettingsController.cpp</extracomment>
        <translation>レベルの書き出しの対象となるマシンです。クリックすると別のものを選べます。</translation>
    </message>
    <message>
        <source>Add to My Game</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>自分のゲームに追加</translation>
    </message>
    <message>
        <source>Your game learns %1.</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>自分のゲームに %1 を追加します。</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>追加</translation>
    </message>
    <message>
        <source>C&amp;lass:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>クラス(&amp;L):</translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>赤</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>緑</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>茶</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>青</translation>
    </message>
    <message>
        <source>magenta</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>マゼンタ</translation>
    </message>
    <message>
        <source>cyan</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>シアン</translation>
    </message>
    <message>
        <source>grey</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>灰色</translation>
    </message>
    <message>
        <source>no colour</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>色なし</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>bright green</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>明るい緑</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>黄</translation>
    </message>
    <message>
        <source>bright blue</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>明るい青</translation>
    </message>
    <message>
        <source>bright magenta</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>明るいマゼンタ</translation>
    </message>
    <message>
        <source>bright cyan</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>明るいシアン</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>色(&amp;O):</translation>
    </message>
    <message>
        <source>terrain %1</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>地形 %1</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Like:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>似たもの(&amp;L):</translation>
    </message>
    <message>
        <source>C&amp;olour of:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>色の手本(&amp;O):</translation>
    </message>
    <message>
        <source>like FOUNTAIN: it puts something at a place</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>FOUNTAIN と同様: ある場所に何かを置く</translation>
    </message>
    <message>
        <source>something else: it is skipped</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>それ以外: 読み飛ばす</translation>
    </message>
    <message>
        <source>&amp;The statement is:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>文の種類(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Themed &amp;Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>テーマ部屋(&amp;R)</translation>
    </message>
    <message>
        <source>Themed Room with a &amp;Map</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>マップのあるテーマ部屋(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Contents for Themed Rooms</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>テーマ部屋の中身(&amp;C)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>複製(&amp;U)</translation>
    </message>
    <message>
        <source>Ta&amp;ble of All Rooms…</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>すべての部屋の表(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>移動先(&amp;M)</translation>
    </message>
    <message>
        <source>A &amp;File of Its Own</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>独立したファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Add Themed Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>テーマ部屋を追加</translation>
    </message>
    <message>
        <source>Duplicate Themed Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>テーマ部屋を複製</translation>
    </message>
    <message>
        <source>Move Themed Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>テーマ部屋を移動</translation>
    </message>
    <message>
        <source>Rooms of “%1”</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>「%1」の部屋</translation>
    </message>
    <message>
        <source>Themed rooms and their contents</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>テーマ部屋とその中身</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Show shares among the vaults that may be chosen at this depth</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>この深さで選ばれうる宝物庫の中での割合を表示します</translation>
    </message>
    <message>
        <source>Show shares among the rooms that may be chosen at this difficulty</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>この難易度で選ばれうる部屋の中での割合を表示します</translation>
    </message>
    <message>
        <source>Shares at &amp;depth:</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>深さでの割合(&amp;D):</translation>
    </message>
    <message>
        <source>Shares at &amp;difficulty:</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>難易度での割合(&amp;D):</translation>
    </message>
    <message>
        <source>%1 vaults</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>宝物庫 %1</translation>
    </message>
    <message>
        <source>%1 rooms, %2 contents</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>部屋 %1、中身 %2</translation>
    </message>
    <message>
        <source>Frequency</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>頻度</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>割合</translation>
    </message>
    <message>
        <source>From depth</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>深さの下限</translation>
    </message>
    <message>
        <source>From difficulty</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>難易度の下限</translation>
    </message>
    <message>
        <source>Up to difficulty</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>難易度の上限</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>条件</translation>
    </message>
    <message>
        <source>vault</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>宝物庫</translation>
    </message>
    <message>
        <source>room</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>部屋</translation>
    </message>
    <message>
        <source>contents</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>中身</translation>
    </message>
    <message>
        <source>computed</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>計算される</translation>
    </message>
    <message>
        <source>only in some rooms</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>一部の部屋のみ</translation>
    </message>
    <message>
        <source>The map</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>マップ</translation>
    </message>
    <message>
        <source>This is the level as the player will see it. Draw on it with the mouse, or move its cursor with the arrow keys.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>プレイヤーが見るとおりのレベルです。マウスで描くか、矢印キーでカーソルを動かします。</translation>
    </message>
    <message>
        <source>The tools</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>ツール</translation>
    </message>
    <message>
        <source>A tool says what the mouse does on the map: select, draw lines, fill, make rooms or corridors. The bar above the map has its options.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>マップの上でマウスが何をするかは、ツールで決まります。選択、線、塗りつぶし、部屋、通路などがあります。マップの上のバーにそのオプションがあります。</translation>
    </message>
    <message>
        <source>The palette</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>パレット</translation>
    </message>
    <message>
        <source>Here are terrain, things and rooms to draw with. Click a thing, then click the map to place it. The search finds them by name.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>描くための地形、もの、部屋が並んでいます。ものをクリックし、次にマップをクリックすると置けます。検索すると名前で見つかります。</translation>
    </message>
    <message>
        <source>The text</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>本文</translation>
    </message>
    <message>
        <source>Map and text are one document: what you draw appears here, and what you write here appears on the map.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>マップと本文は一つの文書です。描いたものはここに現れ、ここに書いたものはマップに現れます。</translation>
    </message>
    <message>
        <source>The problems</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>What is wrong is listed here while you work. A click on a problem leads to its place in the text.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>作業している間、誤りがここに並びます。問題をクリックすると、本文のその場所に移ります。</translation>
    </message>
    <message>
        <source>Playing and exporting</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>プレイと書き出し</translation>
    </message>
    <message>
        <source>The Play menu has the playtest, in which you walk through your level at once. Export writes the level for the game. Next, read “A First Level” in the Help menu.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>「プレイ」メニューの試遊で、レベルの中をすぐに歩けます。「書き出し」はゲームのためのレベルを書き出します。次は「ヘルプ」メニューの「最初のレベル」を読んでください。</translation>
    </message>
    <message>
        <source>Help &gt; Tour continues where you left off.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>「ヘルプ &gt; ツアー」で、やめたところから続けられます。</translation>
    </message>
    <message>
        <source>Versions of “%1”</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>「%1」のバージョン</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>日時</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>作者</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Bring Back</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Bring back an earlier version</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>以前のバージョンに戻す</translation>
    </message>
    <message>
        <source>Stamp %1 is empty (Ctrl+Shift+%1 stores the selection).</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>スタンプ %1 は空です (Ctrl+Shift+%1 で選択範囲を保存)。</translation>
    </message>
    <message>
        <source>Stamp %1 cannot be read (Ctrl+Shift+%1 stores the selection).</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>スタンプ %1 を読めません (Ctrl+Shift+%1 で選択範囲を保存)。</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>読めません</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, 1 thing</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>%1、1 個</translation>
    </message>
    <message>
        <source>%1, %2 things</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>%1、%2 個</translation>
    </message>
    <message>
        <source>Give the chosen stamp another name (F2)</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>選んだスタンプの名前を変えます (F2)</translation>
    </message>
    <message>
        <source>Delete the chosen stamp (Del)</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>選んだスタンプを削除します (Del)</translation>
    </message>
    <message>
        <source>Pick &amp;Up</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>手に取る(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Type %1 on the map to pick it up</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>マップで %1 を打つと手に取れます</translation>
    </message>
    <message>
        <source>Delete the Stamp</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>スタンプを削除</translation>
    </message>
    <message>
        <source>Delete stamp %1 (%2)? This cannot be undone.</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>スタンプ %1 (%2) を削除しますか? 元に戻すことはできません。</translation>
    </message>
    <message>
        <source>Select cells or things, and keep them as a stamp with Ctrl+Shift+1 to 9.</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>マスかものを選択し、Ctrl+Shift+1～9 でスタンプとして保存します。</translation>
    </message>
    <message>
        <source>The share of rolls in which the selected statement puts something on a cell</source>
        <extracomment>widgets/statistics/HeatLegend.cpp</extracomment>
        <translation>選択した文がそのマスに何かを置く生成の割合</translation>
    </message>
    <message>
        <source>Colours from %1 to %2 of the rolls</source>
        <extracomment>widgets/statistics/HeatLegend.cpp</extracomment>
        <translation>色は生成の %1 から %2 まで</translation>
    </message>
    <message>
        <source>%1 in each roll</source>
        <extracomment>widgets/statistics/HeatMap.cpp</extracomment>
        <translation>生成ごとに %1</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 rolls)</source>
        <extracomment>widgets/statistics/HeatMap.cpp</extracomment>
        <translation>%1 (%3 回の生成中 %2 回)</translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>所見</translation>
    </message>
    <message>
        <source>How Often</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>頻度</translation>
    </message>
    <message>
        <source>Statement</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>文</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>欠落</translation>
    </message>
    <message>
        <source>Cells</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>マス</translation>
    </message>
    <message>
        <source>Most Likely</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>最も多い所</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1,%2 (%3)</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>%1,%2 (%3)</translation>
    </message>
    <message>
        <source>What can go wrong</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>起こりうる不具合</translation>
    </message>
    <message>
        <source>Where the things of each statement land</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>各文のものが置かれる所</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>所見</translation>
    </message>
    <message>
        <source>Statements</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>文</translation>
    </message>
    <message>
        <source>Number of rolls</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>生成の回数</translation>
    </message>
    <message>
        <source>How many times the level is rolled</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>レベルを何回生成するか</translation>
    </message>
    <message>
        <source> rolls</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation> 回生成</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>深さ</translation>
    </message>
    <message>
        <source>The depth of the level below the surface, which affects random monsters</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>地表からのレベルの深さ。ランダムな怪物に影響します</translation>
    </message>
    <message>
        <source>depth </source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>深さ </translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>中止</translation>
    </message>
    <message>
        <source>Stop, and show the results so far</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>中止して、それまでの結果を表示します</translation>
    </message>
    <message>
        <source>Roll the level at the text cursor</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>本文のカーソル位置のレベルを生成します</translation>
    </message>
    <message>
        <source>Nothing goes wrong in these rolls</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>これらの生成では不具合はありません</translation>
    </message>
    <message>
        <source>Roll the level to see what can go wrong in it</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>レベルを生成して、起こりうる不具合を調べます</translation>
    </message>
    <message>
        <source>Rolling %1 …</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>%1 を生成中…</translation>
    </message>
    <message>
        <source>%1: %2 rolls at depth %3</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>%1: 生成 %2 回、深さ %3</translation>
    </message>
    <message>
        <source>Out of date: the text has changed since. %1</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>古い結果です。その後、本文が変更されました。%1</translation>
    </message>
    <message>
        <source>&amp;Show Roll %1</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>生成 %1 を表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play Roll %1</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>生成 %1 を遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy Seed</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>シードをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>statistics available</source>
        <extracomment>widgets/statistics/StatisticsPanel.h</extracomment>
        <translation>統計あり</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>%1 % (%2～%3)</translation>
    </message>
    <message>
        <source>something else</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>そのほか</translation>
    </message>
    <message>
        <source>The game ends while it loads the level: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>レベルの読み込み中にゲームが終了します: 「%1」</translation>
    </message>
    <message>
        <source>The game ends while it loads the level</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>レベルの読み込み中にゲームが終了します</translation>
    </message>
    <message>
        <source>The game ends while it loads the level: no place for “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>レベルの読み込み中にゲームが終了します: 「%1」の場所がありません</translation>
    </message>
    <message>
        <source>The script fails, and the game makes a maze instead: %1</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>スクリプトが失敗し、ゲームは代わりに迷路を作ります: %1</translation>
    </message>
    <message>
        <source>It is not rolled to its end: %1</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>最後まで生成されません: %1</translation>
    </message>
    <message>
        <source>The game complains: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>ゲームが警告を表示します: 「%1」</translation>
    </message>
    <message>
        <source>The game complains about “%1”: “%2”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>ゲームが「%1」について警告を表示します: 「%2」</translation>
    </message>
    <message>
        <source>A level region finds no place: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>レベル領域の場所が見つかりません: 「%1」</translation>
    </message>
    <message>
        <source>“%1” finds no place: “%2”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>「%1」の場所が見つかりません: 「%2」</translation>
    </message>
    <message>
        <source>The game does not do what “%1” asks for: %2</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>ゲームは「%1」の求めることを行いません: %2</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>「%1」がありません</translation>
    </message>
    <message>
        <source>A register is used that no statement declares</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>どの文も宣言していないレジスタが使われています</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only through locked doors or a drawbridge</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>階段と到着地点の間は、鍵のかかった扉か跳ね橋でしか行き来できません</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only across water or lava</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>階段と到着地点の間は、水か溶岩を越えないと行き来できません</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only by digging</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>階段と到着地点の間は、掘らないと行き来できません</translation>
    </message>
    <message>
        <source>Some ground is reached only by digging</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>掘らないと行けない地面があります</translation>
    </message>
    <message>
        <source>Something that the game adds to a maze is in rock or a wall</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>ゲームが迷路に加えるものが、岩か壁の中にあります</translation>
    </message>
    <message>
        <source>A thing is in rock or a wall</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>岩か壁の中にあるものがあります</translation>
    </message>
    <message>
        <source>“%1” is in rock or a wall</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>「%1」が岩か壁の中にあります</translation>
    </message>
    <message>
        <source>A thing is on lava</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>溶岩の上にあるものがあります</translation>
    </message>
    <message>
        <source>“%1” is on lava</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>「%1」が溶岩の上にあります</translation>
    </message>
    <message>
        <source>Stairs are reached only over traps that lead elsewhere, such as “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>「%1」など、別の所へ運ぶ罠を越えないと階段に行けません</translation>
    </message>
    <message>
        <source>Stairs are reached only past a boulder that cannot be pushed: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>押せない大岩を通らないと階段に行けません: 「%1」</translation>
    </message>
    <message>
        <source>“%1” is on a corner, where nobody can go through</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>「%1」が角にあり、誰も通れません</translation>
    </message>
    <message>
        <source>Nobody can enter or leave a shop, because its keeper cannot step aside</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>店主がよけられないため、誰も店に出入りできません</translation>
    </message>
    <message>
        <source>Nobody can enter or leave the shop “%1”, because its keeper cannot step aside</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>店主がよけられないため、誰も店「%1」に出入りできません</translation>
    </message>
    <message>
        <source>A player from above finds no free cell to arrive on</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>上から来たプレイヤーの到着する空きマスがありません</translation>
    </message>
    <message>
        <source>A player from below finds no free cell to arrive on</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>下から来たプレイヤーの到着する空きマスがありません</translation>
    </message>
    <message>
        <source>%1 (often intended)</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>%1 (意図したものであることが多い)</translation>
    </message>
    <message>
        <source>%1 (its chance is %2 %)</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>%1 (確率は %2 %)</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation>新規</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation>ゲーム(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation>作成(&amp;C)</translation>
    </message>
    <message>
        <source>Typing</source>
        <extracomment>widgets/textpane/Carets.cpp</extracomment>
        <translation>入力</translation>
    </message>
    <message>
        <source>Text of the level file</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>レベルファイルの本文</translation>
    </message>
    <message>
        <source>There is no bracket at the text cursor, nor a word that belongs to another.</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>本文のカーソル位置に、括弧や対になる語がありません。</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>置く</translation>
    </message>
    <message>
        <source>Right-click to fix this</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>右クリックで修正できます</translation>
    </message>
    <message>
        <source>There is no fix for what is at the text cursor. F8 goes to the next problem.</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>本文のカーソル位置に修正できるものがありません。F8 で次の問題へ移動します。</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>widgets/textpane/EditorClipboard.cpp</extracomment>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>widgets/textpane/EditorClipboard.cpp</extracomment>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>検索</translation>
    </message>
    <message>
        <source>Text to find</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>検索する文字列</translation>
    </message>
    <message>
        <source>Aa</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>Whole words</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>単語全体</translation>
    </message>
    <message>
        <source>.*</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>.*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>[ ]</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>[ ]</translation>
    </message>
    <message>
        <source>In the selected text</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>選択した本文の中</translation>
    </message>
    <message>
        <source>▲</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>▲</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>前の一致 (Shift+F3)</translation>
    </message>
    <message>
        <source>▼</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>▼</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>次の一致 (F3)</translation>
    </message>
    <message>
        <source>✕</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>✕</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Replace by</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>置換後の文字列</translation>
    </message>
    <message>
        <source>In a regular expression, $1 or \1 is what its first group matched, $&amp; the whole match, \n a line end.</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>正規表現では、$1 か \1 が最初のグループに一致した部分、$&amp; が一致全体、\n が改行を表します。</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replace this match and go to the next one (Enter)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>この一致を置換して次へ移動します (Enter)</translation>
    </message>
    <message>
        <source>Replace All</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>すべて置換</translation>
    </message>
    <message>
        <source>Replace all matches in one step (Ctrl+Enter)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>すべての一致を一度に置換します (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>すべて置換</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>
            <numerusform>%n 件を置換しました</numerusform>
        </translation>
    </message>
    <message>
        <source>No match</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>Nothing here can be folded.</source>
        <extracomment>widgets/textpane/Folding.cpp</extracomment>
        <translation>ここに折りたためるものはありません。</translation>
    </message>
    <message>
        <source>Line numbers</source>
        <extracomment>widgets/textpane/Gutter.cpp</extracomment>
        <translation>行番号</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Move Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>行を移動</translation>
    </message>
    <message>
        <source>Duplicate Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>行を複製</translation>
    </message>
    <message>
        <source>Join Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>行を連結</translation>
    </message>
    <message>
        <source>Sort Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>行を並べ替え</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>整形</translation>
    </message>
    <message>
        <source>There is no name at the text cursor. Names belong to registers, variables, rooms, functions and levels.</source>
        <extracomment>widgets/textpane/NameCommands.cpp</extracomment>
        <translation>本文のカーソル位置に名前がありません。名前を持つのは、レジスタ、変数、部屋、関数、レベルです。</translation>
    </message>
    <message>
        <source>This file does not define “%1”.</source>
        <extracomment>widgets/textpane/NameCommands.cpp</extracomment>
        <translation>このファイルに「%1」の定義はありません。</translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>widgets/textpane/RenameField.cpp</extracomment>
        <translation>新しい名前</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <extracomment>widgets/textpane/Suggestions.cpp</extracomment>
        <translation>候補</translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>widgets/textpane/Suggestions.cpp</extracomment>
        <translation>補完</translation>
    </message>
    <message>
        <source>Line to go to</source>
        <extracomment>widgets/textpane/TextPane.cpp</extracomment>
        <translation>移動先の行</translation>
    </message>
    <message>
        <source>Go to line (1 to %1):</source>
        <extracomment>widgets/textpane/TextPane.cpp</extracomment>
        <translation>行へ移動 (1～%1):</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Tour</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>ツアー</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>%1 (%2/%3)</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Recent files</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>最近のファイル</translation>
    </message>
    <message>
        <source>Begin from a template</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>テンプレートから始める</translation>
    </message>
    <message>
        <source>Samples to look at and to change</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>見て、変えるための見本</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Welcome to Levwright&lt;/h2&gt;</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>&lt;h2&gt;Levwright へようこそ&lt;/h2&gt;</translation>
    </message>
    <message>
        <source>A First Level</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>最初のレベル</translation>
    </message>
    <message>
        <source>&lt;b&gt;New here?&lt;/b&gt;</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>&lt;b&gt;初めての方へ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>New…</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>新規…</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>フォルダを開く…</translation>
    </message>
    <message>
        <source>Begin with an Empty Room</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>空の部屋から始める</translation>
    </message>
    <message>
        <source>A level that explains how levels are written</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>レベルの書き方を説明するレベル</translation>
    </message>
</context>
</TS>
