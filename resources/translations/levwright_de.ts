<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Levwright</name>
    <message>
        <source>Levwright must close</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levwright has encountered an internal error and must close.
%1

%2</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your text is in “%1”.</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything was saved.</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a level or a dungeon from a template</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Em&amp;pty</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a level with an empty room, without asking</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New from Clip&amp;board</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with the level in the clipboard, which may be a Python string</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the levels and the dungeon of a folder</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reco&amp;ver Unsaved Work…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was not saved when Levwright ended</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all documents with changes</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert to Save&amp;d…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the text from the file again; Undo brings the changes back</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare With…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what differs from another file, and take it over</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the versions of the file that git keeps; compare, open or bring back one of them</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the level or dungeon, compiled for the game, next to its file</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;To…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the level or dungeon, compiled for the game, into a folder of your choice</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport All</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile all levels of the open folder, and its dungeon</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Pict&amp;ure…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or copy the level as PNG, SVG, text or wiki text, with a preview</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the level as it will be on paper, and print it</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the document</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen Documents at Startup</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When Levwright starts, reopen the documents that were open when you quit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen Them Also When Opening Files</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen them even if Levwright is started with the names of files</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the selected cells with all things on them, or the selected statements</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected cells with all things on them, or the selected statements</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the clipboard’s contents (Enter or click: put them down)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dup&amp;licate</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up a copy of the selection</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for Mini&amp;Hack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the level as the Python string that an environment of MiniHack accepts</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the level as a picture of what the map shows</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Te&amp;xt</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the level as rows of characters</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;Wiki Text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the level as text of NetHackWiki, with its colours</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;in Files…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find and replace a text, a monster or another thing in all open files or in a folder</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to An&amp;ything…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a file, a level or a statement by a few letters, or with &gt; a command</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;omplete Word</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest words at the text cursor (Ctrl+Space in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete Statement</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the selected statement</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add Thing…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take something from the palette to place it on the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context &amp;Menu</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the actions for the item with the keyboard focus</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose fonts, colours, keys and how Levwright works</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;Definition</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to where the name at the text cursor gets its meaning</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Uses</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all places of the name at the text cursor</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the name at the text cursor another spelling everywhere (F2 in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;Other Bracket</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the bracket or word that belongs to the one at the text cursor</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What Belongs Here</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell what the statement at the text cursor takes (Ctrl+Shift+Space in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the selected lines comments, or code again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Lines U&amp;p</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected lines above the line before them (Alt+Up in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Lines Dow&amp;n</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected lines below the line after them (Alt+Down in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dup&amp;licate Lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the selected lines again, below (Ctrl+D in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join Lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the selected lines one, or append the next line</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sort Lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the selected lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent the whole text evenly, without a change of its meaning</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Caret Above</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in the line above, too (Ctrl+Alt+Up in the text; Alt and a click for any place)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Caret Below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in the line below, too (Ctrl+Alt+Down in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold or Unfold</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what begins at the text cursor as one line, or show it whole again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold &amp;All</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show levels, or all in the only one, as one line each</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold All</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every line again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;Back</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to where the text cursor was before it jumped</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;Forward</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to where the text cursor was before you went back</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;ASCII Look</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the map as characters</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show grid lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;egions</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show regions and arrival areas</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show over the map what the game might make of the level</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Roll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Roll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to &amp;Fit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;1:1</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the map at its normal size</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark or light colours</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map Onl&amp;y</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give all the space to the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split Map and Text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show both map and text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text Only</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give all the space to the text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side &amp;by Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show map and text side by side, or one above the other</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold Panels Below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the panels at the bottom to make room for map and text, or show them again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full S&amp;creen</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the whole screen with the window, or leave that again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;Map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard focus to the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;Text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard focus to the text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt Document</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previo&amp;us Document</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mo&amp;ve to Other Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this document beside the others, so that two are visible</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Ot&amp;her Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard focus to the document on the other side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on One Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all documents on one side again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All Cells</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select every cell of the map (Ctrl+A on the map)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extend the selected cells by one on every side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrink the selected cells by one on every side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the other cells instead</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align &amp;Left</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected things into the column of the leftmost one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align &amp;Right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected things into the column of the rightmost one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align To&amp;p</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected things into the row of the topmost one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align &amp;Bottom</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected things into the row of the lowest one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align in the Middle Col&amp;umn</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected things into the column at their middle</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align in the Middle Ro&amp;w</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected things into the row at their middle</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip what you hold, the selected cells or the whole map, left to right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip what you hold, the selected cells or the whole map, top to bottom</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate &amp;Clockwise</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn what you hold, the selected cells or the whole map by 90 degrees</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate C&amp;ounterclockwise</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it by 90 degrees in the other direction</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half &amp;Turn</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it upside down</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map &amp;Size…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop the map, grow it, or move everything in it; with the mouse, drag its border</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cro&amp;p to Selection</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce the map to the area around the selected cells; all coordinates are adjusted</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow &amp;Left</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a column at the left; all coordinates are adjusted</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow &amp;Right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a column at the right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow &amp;Above</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a row above; all coordinates are adjusted</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow &amp;Below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a row below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;x Problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix the problem at the text cursor</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll Many Times</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the level many times to see what can go wrong; choose again to stop</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll in the &amp;Background</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the level a few times after each pause, and list what goes wrong among the problems</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a Game…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a variant of a game from the folder of its sources</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text in &amp;UTF-8</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and type the text as UTF-8</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text in EUC-&amp;JP</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and type the text as EUC-JP, as in JNetHack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text in Sh&amp;ift-JIS</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and type the text as Shift-JIS, as in JNetHack for Windows</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For &amp;64-Bit Games</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export levels as games on 64-bit systems load them</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For &amp;32-Bit Games</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export levels as games on 32-bit systems load them</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the level in a separate window</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from &amp;Here</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the level from the cell under the pointer or the cursor of the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play in &amp;NetHack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new game on this level in an installed NetHack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play in &amp;Another NetHack…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of the NetHack that this file is for, and play the level there</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open World…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a world of the world server, or a run that was saved</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;Commands…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command by a few letters, with its menu, its key, and why it is not possible now</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find and change the keys of commands</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Levwright</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert this level for that game, in a new tab</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lar&amp;ger Brush</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stra&amp;ighten Walls</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the selected walls, or all walls of the map, the characters that fit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace Terrain…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace one terrain by another</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as Stamp &amp;%1</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the selection as a stamp; typing the digit on the map picks it up</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dra&amp;w</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not possible here and now</source>
        <extracomment>widgets/actions/ActionTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1,%2 of the room</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a map character</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside the map</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the container here</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one possible outcome</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here or at one of %1 other places</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not lit</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Cells</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no map here to put it on.</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate Cells</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows move it</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put Down (Enter)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip ↔ (X)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X ↔</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip ↕ (Y)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y ↕</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate (R)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R ↻</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give Up (Esc)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate Clockwise</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate Counterclockwise</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half Turn</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing on the map is selected to cut.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Cells</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard contains nothing that can be placed on a map.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected to duplicate.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no map here to turn.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected to move.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nudge</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select several things first.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamp</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed because it was outside: %1.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the cells to keep first.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop to Selection</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no map here.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow Map</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Map Size</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>widgets/canvas/HeldThing.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random Corridors</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This level has random corridors. The game ignores all other corridors in such a level. Replace the random corridors with yours?</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the random corridors stay, only the doors are added.</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove Random Corridors</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep Random Corridors</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing on the map is selected.</source>
        <extracomment>widgets/canvas/MapCanvasKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a terrain of this game.</source>
        <extracomment>widgets/canvas/MapCanvasKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All walls here already have the right characters.</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straighten Walls</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to replace.</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace Terrain</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · rolled: %2</source>
        <extracomment>widgets/canvas/MapSight.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part %1</source>
        <extracomment>widgets/canvas/MapSight.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a room level.
The game lays out its rooms itself. They are shown here once the level has no errors; see the text, the outline and the problems.</source>
        <extracomment>widgets/canvas/PaintRulers.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here yet.
Write a level below, or open one (Ctrl+O).</source>
        <extracomment>widgets/canvas/PaintRulers.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This level has no part yet.
A part begins with NOMAP, or with GEOMETRY and a MAP.</source>
        <extracomment>widgets/canvas/PaintRulers.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align Part</source>
        <extracomment>widgets/canvas/PartsPicture.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This part is the whole level, so it cannot be aligned.</source>
        <extracomment>widgets/canvas/PartsPicture.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell of the map, or drag over several cells. Escape cancels.</source>
        <extracomment>widgets/canvas/PlacePicker.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This level has no part yet.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room here.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First select the two doors that the corridor should join.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Corridor</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A door must be put into the wall of a room.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Door</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a corridor from the wall of a room to the wall of another room.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corridor</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Subroom</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Room</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a corridor from a door to a door of another room.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize %1</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A corridor must end at a door of another room.</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  place %1,%2</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  to a random place</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  corridor to this door</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  corridor to …</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painting can extend a map only to the right and downwards.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map may be at most %1 columns wide.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map may be at most %1 rows high.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no map here to paint on.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the selected cells can be painted (Escape clears the selection).</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 Things</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must stay in its room, whose floor is %1 × %2.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is on the cell</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell of the map to see everything on it.</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: outside the map</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not a map character</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, “%3”</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My map</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their map</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My text</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their text</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take Into Mine</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this as it is in the other version; undo brings it back</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine: %1</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other: %1</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>What the other version has in place of mine: %n difference(s).</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take “%1”</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This level has no written map.</source>
        <extracomment>widgets/compare/ComparedMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(removed)</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before both changes</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both versions changed these lines in different ways. Everything else is merged. Choose which lines the document gets.</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;Mine</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;Theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;Both</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;erge</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible once each conflict has a choice</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — mine</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — both</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(nothing)</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map Size</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move everything to the ri&amp;ght by:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move everything &amp;down by:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tileset</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Kachelsatz</translation>
    </message>
    <message>
        <source>Use &amp;Levwright’s Drawings</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Zeichnungen von &amp;Levwright</translation>
    </message>
    <message>
        <source>Some pictures of the tileset</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Einige Bilder des Kachelsatzes</translation>
    </message>
    <message>
        <source>A tileset is a PNG or BMP picture of 16 × 16 or 32 × 32 tiles in the order of the game, or a folder of pictures with names such as kobold.png. What it lacks is drawn by Levwright.</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Ein Kachelsatz ist ein PNG- oder BMP-Bild aus Kacheln von 16 × 16 oder 32 × 32 Pixeln in der Reihenfolge des Spiels oder ein Ordner mit Bildern, die Namen wie kobold.png haben. Was ihm fehlt, zeichnet Levwright.</translation>
    </message>
    <message>
        <source>Choose &amp;Picture…</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>&amp;Bild wählen …</translation>
    </message>
    <message>
        <source>Choose &amp;Folder…</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>&amp;Ordner wählen …</translation>
    </message>
    <message>
        <source>Choose a Tileset</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Kachelsatz wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.bmp)</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Bilder (*.png *.bmp)</translation>
    </message>
    <message>
        <source>Choose a Folder of Pictures</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Ordner mit Bildern wählen</translation>
    </message>
    <message>
        <source>Maps show Levwright’s drawings.</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Karten zeigen die Zeichnungen von Levwright.</translation>
    </message>
    <message>
        <source>Maps show %1, but the order of the tiles of this game is not known. A folder of named pictures can be used.</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Karten zeigen %1, aber die Reihenfolge der Kacheln dieses Spiels ist nicht bekannt. Ein Ordner mit benannten Bildern ist möglich.</translation>
    </message>
    <message>
        <source>Maps show %1.</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Karten zeigen %1.</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no dungeon yet.
A dungeon begins with %1.</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: depth %2</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here %1</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of games</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 variants</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file in this folder</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 levels</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stairs</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one-way stairs (none up)</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one-way stairs (none down)</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>portal</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1 from depth %2</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upwards</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downwards</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redirect Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dungeon of this file is called “%1”.</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No branch leads to “%1”.</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file in this folder contains the level “%1”.</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go Where It Leads</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go Back to the Branch That Leads Here</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;Level Here</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;Branch To</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;Dungeon Below Here</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Dungeon</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depths that a level may have</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… if there are fewer levels</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its place in this roll</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stairs</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-way stairs</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portal</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts from that level</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file in this folder contains it</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lawful, neutral, chaotic</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>town</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hellish</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mazelike</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roguelike</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unconnected</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lawful</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neutral</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chaotic</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 level</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;a href=&quot;%1&quot;&gt;seed %1&lt;/a&gt;</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the Dungeon</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show one possible dungeon of a new game, over the ranges</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous seed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next seed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed </source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Rolls</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how often each level is at which depth, and which levels are never placed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game would stop: %1</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dungeons, down to depth %2</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls, no failures</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rolls fail, for example: %3 (%4)</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never placed: %1</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>widgets/history/HistoryModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>widgets/history/HistoryModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone</source>
        <extracomment>widgets/history/HistoryModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps that can be undone</source>
        <extracomment>widgets/history/HistoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 step</source>
        <extracomment>widgets/history/HistoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps</source>
        <extracomment>widgets/history/HistoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an Object</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it from the level</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out of the container</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put into the container</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick</source>
        <extracomment>widgets/inspector/FieldEditors.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <extracomment>widgets/inspector/FieldEditors.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the place on the map: click it, or move there with the arrow keys and press Enter. Escape cancels.</source>
        <extracomment>widgets/inspector/FieldEditors.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their common fields. A change applies to all of them.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 statements</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole file</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place can only be typed, because it does not count from the corner of the map.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This statement is incomplete. Its fields can be changed once it is complete.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themed room “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents for themed rooms “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A function, without values of its own</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select it in the outline to change its values</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maze level “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room level “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map: %1 × %2</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rooms</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a thing on the map, or a statement in the text, to see its fields.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed</source>
        <extracomment>widgets/inspector/NumberEditors.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the map</source>
        <extracomment>widgets/inspector/PlaceEditors.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the level</source>
        <extracomment>widgets/inspector/PlaceEditors.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at</source>
        <extracomment>widgets/inspector/PlaceEditors.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(not given)</source>
        <extracomment>widgets/inspector/WordEditors.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too large for a tileset.</source>
        <extracomment>widgets/mapdrawing/Tileset.cpp</extracomment>
        <translation>„%1“ ist zu groß für einen Kachelsatz.</translation>
    </message>
    <message>
        <source>“%1” is not a PNG or BMP picture.</source>
        <extracomment>widgets/mapdrawing/Tileset.cpp</extracomment>
        <translation>„%1“ ist kein PNG- oder BMP-Bild.</translation>
    </message>
    <message>
        <source>“%1” has more pixels than a tileset: %2 × %3.</source>
        <extracomment>widgets/mapdrawing/Tileset.cpp</extracomment>
        <translation>„%1“ hat mehr Pixel als ein Kachelsatz: %2 × %3.</translation>
    </message>
    <message>
        <source>“%1” is damaged: %2</source>
        <extracomment>widgets/mapdrawing/Tileset.cpp</extracomment>
        <translation>„%1“ ist beschädigt: %2</translation>
    </message>
    <message>
        <source>“%1” has %2 × %3 pixels. A tileset has tiles of 16 × 16 or 32 × 32 pixels, usually 40 beside each other.</source>
        <extracomment>widgets/mapdrawing/Tileset.cpp</extracomment>
        <translation>„%1“ hat %2 × %3 Pixel. Ein Kachelsatz hat Kacheln von 16 × 16 oder 32 × 32 Pixeln, meist 40 nebeneinander.</translation>
    </message>
    <message>
        <source>The folder “%1” has too many pictures.</source>
        <extracomment>widgets/mapdrawing/Tileset.cpp</extracomment>
        <translation>Der Ordner „%1“ enthält zu viele Bilder.</translation>
    </message>
    <message>
        <source>The folder “%1” has no PNG or BMP pictures.</source>
        <extracomment>widgets/mapdrawing/Tileset.cpp</extracomment>
        <translation>Der Ordner „%1“ enthält keine PNG- oder BMP-Bilder.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>widgets/outline/OutlineModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first level</source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>room, </source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contents, </source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rooms</source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maze</source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of the outline</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels and their statements</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only statements of the same list can be moved together.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is already the first one.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is already the last one.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only statements of the same list can be duplicated together.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be renamed.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate %1 Statements</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 Statements</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate Statement</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Statement</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the message</source>
        <extracomment>widgets/pages/MessageBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <extracomment>widgets/pages/PageTabs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move to Other Side</source>
        <extracomment>widgets/pages/PageTabs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All on One Side</source>
        <extracomment>widgets/pages/PageTabs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document has nothing to show here.</source>
        <extracomment>widgets/pages/PanelDocks.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folded Panels</source>
        <extracomment>widgets/pages/PanelStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>widgets/pages/PanelStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamps</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 does not know %1 of this file. Is it for another game?</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Its Sources…</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Game…</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave Them in Peace in This Folder</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search terrain</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search things</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search rooms</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace:</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the &amp;selected cells</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this &amp;part</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the whole &amp;level</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <extracomment>widgets/picker/TerrainPalette.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (key: %2)</source>
        <extracomment>widgets/picker/TerrainPalette.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent things</source>
        <extracomment>widgets/picker/ThingPalette.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you place appears here, too.</source>
        <extracomment>widgets/picker/ThingPalette.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text for NetHackWiki</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Things</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Regions and rooms</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map as written</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll with seed %1</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map of the selected statement</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sc&amp;ale:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Border:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An SVG picture shows characters.</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not possible: %1.</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is in the clipboard.</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops walks and replays when this happens</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop for things of this name</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of a thing</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must happen</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes into view</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first sees you</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop when</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command for the world server</source>
        <extracomment>widgets/playtest/CommandLine.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command, e.g. T_LIFEPOINTS 20</source>
        <extracomment>widgets/playtest/CommandLine.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies here</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inventory</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick Up</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the topmost thing  (,)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put down the chosen thing  (d)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use or eat the chosen thing  (a or e)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You carry</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(gone)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <extracomment>widgets/playtest/MessageModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2 (%3×)</source>
        <extracomment>widgets/playtest/MessageModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>widgets/playtest/MessagePane.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1,%2</source>
        <extracomment>widgets/playtest/PlaceNames.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of part %2</source>
        <extracomment>widgets/playtest/PlaceNames.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the level</source>
        <extracomment>widgets/playtest/PlaceNames.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes into view</source>
        <extracomment>widgets/playtest/PlayController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: you see %1</source>
        <extracomment>widgets/playtest/PlayController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: %1 sees you</source>
        <extracomment>widgets/playtest/PlayController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop what? Press its letter, or Esc to cancel.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use what? Press its letter, or Esc to cancel.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kick in which direction? Esc cancels.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close in which direction? Esc cancels.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This world has no command “%1”.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You carry nothing.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You carry nothing with that letter.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look: move the mark; Esc ends it.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go or hit left, down, up, right</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h j k l, arrows, 4 2 8 6</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go or hit up left, up right, down left, down right</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y u b n, Home PgUp End PgDn, 7 9 1 3</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on until something comes into view</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with Shift</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait a turn</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.  5</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search, or wait where there is no search</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s, many times: Shift+S</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up what lies here</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>,  g</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop something; Esc to cancel</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d and its letter</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use or eat something</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a or e and its letter</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kick</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D or Ctrl+K and a direction</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close a door</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c and a direction</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave by the stairs you stand on</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;  &gt;</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a creature&apos;s mind play a turn</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>o, many turns: Shift+O</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo a command, or ten turns</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace or Ctrl+Z, Shift+Backspace</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward again</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Y, Ctrl+Shift+Z</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a cell; Esc ends it</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; and the keys of directions, or the mouse</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?  F1</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playtest Keys</source>
        <extracomment>widgets/playtest/PlayKeysDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You died</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left by the %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The world stands still</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 turn</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 kill</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kills</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after %2, with %3.  Backspace goes back a step, Ctrl+R starts again.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>— turn %1, after %2 commands of the game —</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can stand at %1, so you start where a player arrives.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level has changed and was restarted where you were.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level has changed and was restarted where a player arrives, because nobody can stand where you were.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run cannot be opened: %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From command %1 on, this run differs from the game that was saved.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be played: %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved the run as %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>— the game begins —</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Playtest</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  not seen yet</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  (remembered)</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Seed</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open World or Run…</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save Run…</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See &amp;Everything</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;Protocol</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F6</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type Commands</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F7</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed of this world; type another and press Return</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a World or a Run</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*);;Runs (*.run)</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Run</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs (*.run)</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol</source>
        <extracomment>widgets/playtest/ProtocolPane.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life points</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life %1 of %2</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Satiation %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The god: mood %1, favour %2</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back ten turns  (Shift+Backspace)</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last command  (Backspace)</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward  (Ctrl+Y)</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay from here, or from the beginning</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of replays</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per second</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, command %2 of %3</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tree</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soil</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>altar</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain “%1”</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint while moving</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint; start and end a shape; select</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel a stroke</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a terrain</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its map character</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the terrain of a cell</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right button</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Wheel</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the view</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle button</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamps and pasted cells on the map</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up a stamp</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move what floats</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, mouse</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it down</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, click</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it up</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip it left to right, top to bottom</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X, Y</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate it clockwise, counterclockwise</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R, Shift+R</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of stamps</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, click, its number</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the outline</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up or down</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the text</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a dungeon</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the level; walk along the branch</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk back to the branch that leads here</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the level or branch</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a level</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the text</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest words</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Ke&amp;y</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take It Away There</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or press a key here</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for the command of a key: press the key here</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new key</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import Keys</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys (*.ini);;All files (*)</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Keys</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (also of %2)</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command has the key %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of “%1”:</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of “%1”: press the new key</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same key belongs to %1, so it works for none of them.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same key opens the menu “%1”.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 types something. Press a key together with Ctrl or Alt, or a function key.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys were written to %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys cannot be written to %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys were taken from %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no keys of Levwright in %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>widgets/preferences/PreferencesDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>widgets/preferences/PreferencesDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>widgets/preferences/PreferencesDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the usual value</source>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a label before a field</comment>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Fix: %2</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Unknown Words</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show again what is left in peace in this folder</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show errors</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show warnings</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show hints</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No errors or warnings</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No errors or warnings, but 1 hint. Press the lamp above to see it.</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No errors or warnings, but %1 hints. Press the lamp above to see them.</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems of the selected kinds</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix the selected problem</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to It</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Message</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Silence Problems of This Kind in This Level</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence a problem</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export All</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels of the folder</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that were not exported</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder is open.</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled: %1 written, %2 failed</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written, %2 failed</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to anything</source>
        <extracomment>widgets/quickopen/QuickBox.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fits</source>
        <extracomment>widgets/quickopen/QuickBox.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <extracomment>widgets/quickopen/QuickBox.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other seed</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this seed in the row of rolls</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirrored</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the roll mirrored, as the game shows it, and not as the map is drawn</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave Roll</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the map without the roll</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A roll is shown over the map, seed %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. This is the game&apos;s picture, which is mirrored.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The game mirrors this roll.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One possible layout, seed %1. Rooms stay while you edit.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One possible layout, seed %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One possible layout, seed %1. There %2.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One possible layout, seed %1. In line %2 %3.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout %1, line %2: %3</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no level here yet.</source>
        <extracomment>widgets/rollview/RollModel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
Line %1: %2</source>
        <extracomment>widgets/rollview/RollOverlay.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the room is</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the themed room alone, or in a level of rooms as the game makes it</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a level</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents of the room</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contents that the room gets, if it takes any</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any contents</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a seed. Seeds are whole numbers up to 18446744073709551615.</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roll: %1</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roll is of an earlier text: %1</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 monsters, %2 objects, %3 traps</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the game mirrors this roll</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; rolled without: %2</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>widgets/rollview/RollPanel.h</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls side by side</source>
        <extracomment>widgets/rollview/RollStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <extracomment>widgets/rollview/RollStrip.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doorway</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peaceful</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asleep</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disguised</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buried</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branch stairs</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stairs up</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stairs down</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ladder up</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ladder down</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engraving</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not rolled to its end: %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script fails: %1; the game makes a maze instead</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game would end: %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game gives up: %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game gives up: %1; and %2 more</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game complains: “%1”</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game complains: “%1” and %2 more</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Becomes</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, maybe</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script computes names, and this text may become one of that thing.</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the search, so it was left alone.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not open any more.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not open any more, or cannot be opened.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not changed.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open now, so it was left alone.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since it was written, so it was left alone.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to find</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What takes its place</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace by:</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace &amp;Ticked</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in Files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the files that were written last their texts back</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;nd:</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match &amp;case</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular e&amp;xpression</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All open files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;In:</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder %1</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another folder…</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in a Folder</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 place in 1 file.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places in 1 file.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places in %2 files.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 text of a script may be it, too.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 texts of scripts may be it, too.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search ended early, so there may be more.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the search.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in Files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files that are not open will change. Open them all?</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In open files each change can be looked at and undone, and nothing is saved until you save it. If the files are written to the disk at once, “Take Back” in this window gives them their texts back, until it writes others or Levwright ends.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Them</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write to Disk</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced in 1 file, which is open and not saved yet.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced in %1 files, which are open and not saved yet.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced in 1 file on the disk.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced in %1 files on the disk.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file has its text back.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files have their texts back.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename in Files</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” becomes “%2” at these places. Files that are not open will be opened, and nothing is saved yet.</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was renamed. %1</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>widgets/session/LeftWork.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is shown as %1 (Level &gt; Text in …).</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert to Saved</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed: the text would exceed %1 MiB, the largest size that can be opened.</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed: the text would exceed %1 lines, the most that can be opened.</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monsters</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traps</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doors and bridges</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrivals</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls and mazes</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random registers</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 to My Game</source>
        <extracomment>widgets/session/Teaching.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Unsaved Work</source>
        <extracomment>widgets/session/Workspace.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colours of the windows and of the maps.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interface size</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of words, icons and buttons. The map has its own zoom.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levwright speaks it from its next start on.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font of the text</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The font in which the text of a level is shown.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the text</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and the wheel change it for one document.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> points</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font of the map</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The font of the letters on maps. Their size is that of the cells.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show maps as letters</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each cell as the game’s character instead of a drawing.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the grid</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show regions</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show regions and arrival areas on the map.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map and text side by side</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the map is above the text.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indentation</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Text &gt; Format puts before a line for each step.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 blanks</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 blanks</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 blanks</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tab</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line ends of new documents</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file that is opened keeps the line ends that it has.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unix (LF)</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows (CR LF)</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save by itself</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save changed documents that have a file. What is not saved is kept in journals, too, and offered again after a crash.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When another program gets the keyboard</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every minute</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen documents at startup</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When Levwright starts, reopen the documents that were open when you quit.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen them also when opening files</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen them even if Levwright is started with the names of files.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default game</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of new documents, and of files that do not tell which game they are for.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export for</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine on which the game loads exported levels.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>64-bit games</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32-bit games</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll in the background</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the level a few times after each pause, and list what goes wrong among the problems.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editing</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files and session</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>widgets/settings/Settings.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the desktop</source>
        <extracomment>widgets/settings/Settings.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open from %1</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These levels are opened as text to edit. The library is not changed.</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by name</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels in the library</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dungeon</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is damaged, or belongs to a game that Levwright does not know.</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Map Characters</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources of %1 do not tell what these map characters look like.</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A letter</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) looks like</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare With</source>
        <extracomment>widgets/shell/CompareController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels and dungeons (*.des *.lua *.def *.pdf *.lev);;All files (*)</source>
        <extracomment>widgets/shell/CompareController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert to Another &amp;Game</source>
        <extracomment>widgets/shell/ConvertMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other game for it</source>
        <extracomment>widgets/shell/ConvertMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up at present: %1 Levwright will try again.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is as it was saved. Undo brings the changes back.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard all changes to “%1” since it was last saved?</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep for Next Time</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for Next Time asks no more: it writes no further file, and keeps the changes of this document and of those that follow.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept, because its backup cannot be written.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has been changed both here and by another program. Nothing is written until you choose.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load Theirs</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Mine</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has been deleted or moved. Saving creates it again.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was changed by another program; its new contents have been loaded. Undo restores the previous text.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge with the file</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both changes of “%1” are taken together. Save to write them.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These would be outside the map and are removed: %1.</source>
        <extracomment>widgets/shell/DrawActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Level To</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the description itself is named “%1”; save it as “%1.def” first.</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not copied: %1</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied for MiniHack as a Python string for des_file.</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Copied for MiniHack, with %n thing(s) lost: %1</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to export: there is no level here yet.</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>64 bit</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 bit</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported %1 (%2 bytes, %3, %4)</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not exported: line %1: %2</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on the disk</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or undo the changes first, then open the file again.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levwright crashed while it was working on this document, so only the text is shown.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Map and Lists</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy.des</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a Copy</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no level in “%1”.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no level in the clipboard.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clipboard.des</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no level in the library “%1”.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The levels in the library “%1” belong to a game that Levwright does not know.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (and %2 more that cannot be opened)</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Level</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels and dungeons (*.des *.lua *.lev *.def *.pdf dungeon nhdat nhushare);;Levels (*.des);;Level scripts (*.lua);;Compiled levels (*.lev);;Dungeons (*.def *.pdf);;Data libraries of games (nhdat nhushare);;Python programs and notebooks (*.py *.ipynb);;All files (*)</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (and %2 more; levwright-cli convert lists all)</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 documents</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected to keep.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as stamp %1. Type %1 on the map to pick it up.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too large to be stored, and is kept only until Levwright closes.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the place of “%1”.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not started: choose the folder of a NetHack 3.7 or 5.0 for Lua levels.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose Folder…</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the Game’s Folder (with nhdat and the Program)</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play in NetHack</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game:</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the game, this level will be the first one of the dungeon. The game makes no stairs up there, so yours will be missing, and you may start somewhere else.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game starts on this level.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game starts on a copy of the level. The level also replaces the game’s own.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not started: %1</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is installed. %1</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new monsters</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new objects</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new kinds of terrain</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new words</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has nothing new</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read levels as those of %1</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources of %1 have changed, but so have its tables; Level &gt; Add a Game… replaces them</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not imported again: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources of %1 have changed, but no table has</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was imported again from its sources: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a level; it is read as a library</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a level of %1, whose sources lie beside it: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of this document. Click to choose another one.</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in this level tells whether it is for %1. It is read as one of %2. Click to choose another game.</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the Sources of a Game</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game was added: %1</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1 for All Levels in This &amp;Folder</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels in this folder are read as those of %1 from now on.</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the document first. Your game belongs to its folder.</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was added: %1</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 knows %2 now.</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take Back</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program git is not installed.</source>
        <extracomment>widgets/shell/GitHistory.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>git takes too long.</source>
        <extracomment>widgets/shell/GitHistory.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>git keeps no versions of this file.</source>
        <extracomment>widgets/shell/GitHistory.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of this folder holds the level “%1”.</source>
        <extracomment>widgets/shell/LevelNames.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>widgets/shell/LevelNames.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 errors</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 warnings</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show Line %1</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 error</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 warning</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hint</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hints</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no unsaved work to recover.</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Levwright</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Levwright %1&lt;/h3&gt;&lt;p&gt;An editor for roguelike special levels: draw the map, keep the text.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First point at a cell of the map.</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Folder of Levels</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1 Statements</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete Part</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete Room</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete Statement</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level has errors, so its rooms cannot be laid out yet.</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;Room</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place at R&amp;andom</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;Corridor</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add S&amp;ubroom</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place at Random</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete %1 Statements</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete Room</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete %1</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete &amp;Beneath</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level and part</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level and part that the map shows</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themed rooms</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents for themed rooms</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, part %2</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level is in the clipboard.</source>
        <extracomment>widgets/shell/PictureController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page of the preferences</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These strings are levels. Saving one writes it back into its string and changes nothing else. Levels that a LevelGenerator builds are only shown.</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels in the program</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins with</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be changed</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files, levels and statements</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&gt; commands and settings</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>@ places in this document</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open document</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This journal cannot be read. %1</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text was never saved.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These changes of the file were not saved.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has been changed since. The text can be saved under another name, or restored as a new document.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file no longer exists. Saving creates it again.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover A&amp;ll</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved Work</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levwright ended before these texts were saved. Lines with + are only in the recovered text, lines with − only in the file.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved texts</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open every text that can be read</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the unsaved work on “%1” permanently?</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels (*.des)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dungeons (*.def *.pdf)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dungeon scripts (*.lua)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the File</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Level</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Dungeon</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level scripts (*.lua)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not there any more: %1</source>
        <extracomment>widgets/shell/SessionKeeper.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoding of this document. Click to choose another one.</source>
        <extracomment>widgets/shell/SettingsController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine that levels are exported for. Click to choose another one.</source>
        <extracomment>widgets/shell/SettingsController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32-bit</source>
        <extracomment>widgets/shell/SettingsController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>64-bit</source>
        <extracomment>widgets/shell/SettingsController.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to My Game</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game learns %1.</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lass:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>magenta</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cyan</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no colour</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bright green</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bright blue</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bright magenta</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bright cyan</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain %1</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Like:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olour of:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>like FOUNTAIN: it puts something at a place</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something else: it is passed over</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;The statement is:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themed &amp;Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themed Room with a &amp;Map</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Contents for Themed Rooms</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;File of Its Own</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Themed Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate Themed Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Themed Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of “%1”</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring Back</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back an earlier version</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamp %1 is empty (Ctrl+Shift+%1 stores the selection).</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamp %1 cannot be read (Ctrl+Shift+%1 stores the selection).</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, 1 thing</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 things</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the chosen stamp another name (F2)</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the chosen stamp (Del)</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick &amp;Up</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type %1 on the map to pick it up</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the Stamp</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete stamp %1 (%2)? This cannot be undone.</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select cells or things, and keep them as a stamp with Ctrl+Shift+1 to 9.</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of rolls in which the selected statement puts something on a cell</source>
        <extracomment>widgets/statistics/HeatLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours from %1 to %2 of the rolls</source>
        <extracomment>widgets/statistics/HeatLegend.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in each roll</source>
        <extracomment>widgets/statistics/HeatMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3 rolls)</source>
        <extracomment>widgets/statistics/HeatMap.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How Often</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statement</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most Likely</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1,%2 (%3)</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can go wrong</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the things of each statement land</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statements</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of rolls</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times the level is rolled</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> rolls</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The depth of the level below the surface, which affects random monsters</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth </source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop, and show the results so far</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the level at the text cursor</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes wrong in these rolls</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the level to see what can go wrong in it</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling %1 …</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 rolls at depth %3</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of date: the text has changed since. %1</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show Roll %1</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play Roll %1</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Seed</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>statistics available</source>
        <extracomment>widgets/statistics/StatisticsPanel.h</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something else</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends while it loads the level: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends while it loads the level</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends while it loads the level: no place for “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script fails, and the game makes a maze instead: %1</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not rolled to its end: %1</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game complains: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game complains about “%1”: “%2”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level region finds no place: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” finds no place: “%2”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not do what “%1” asks for: %2</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A register is used that no statement declares</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only through locked doors or a drawbridge</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only across water or lava</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only by digging</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some ground is reached only by digging</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something that the game adds to a maze is in rock or a wall</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thing is in rock or a wall</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is in rock or a wall</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thing is on lava</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is on lava</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stairs are reached only over traps that lead elsewhere, such as “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stairs are reached only past a boulder that cannot be pushed: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is on a corner, where nobody can go through</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can enter or leave a shop, because its keeper cannot step aside</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can enter or leave the shop “%1”, because its keeper cannot step aside</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player from above finds no free cell to arrive on</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player from below finds no free cell to arrive on</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (often meant to be so)</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (its chance is %2 %)</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing</source>
        <extracomment>widgets/textpane/Carets.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the level file</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bracket at the text cursor, nor a word that belongs to another.</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right-click to fix this</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no fix for what is at the text cursor. F8 goes to the next problem.</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to find</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aa</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.*</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[ ]</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the selected text</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace by</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a regular expression, $1 or \1 is what its first group matched, $&amp; the whole match, \n a line end.</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace this match and go to the next one (Enter)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace All</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all matches in one step (Ctrl+Enter)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No match</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here can be folded.</source>
        <extracomment>widgets/textpane/Folding.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line numbers</source>
        <extracomment>widgets/textpane/Gutter.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no name at the text cursor. Names belong to registers, variables, rooms, functions and levels.</source>
        <extracomment>widgets/textpane/NameCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file does not define “%1”.</source>
        <extracomment>widgets/textpane/NameCommands.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>widgets/textpane/RenameField.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions</source>
        <extracomment>widgets/textpane/Suggestions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>widgets/textpane/Suggestions.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line to go to</source>
        <extracomment>widgets/textpane/TextPane.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to line (1 to %1):</source>
        <extracomment>widgets/textpane/TextPane.cpp</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
