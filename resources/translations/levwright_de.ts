<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Levwright</name>
    <message>
        <source>Levwright must close</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation>Levwright muss beendet werden</translation>
    </message>
    <message>
        <source>Levwright has encountered an internal error and must close.
%1

%2</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation>In Levwright ist ein interner Fehler aufgetreten; das Programm muss beendet werden.
%1

%2</translation>
    </message>
    <message>
        <source>Your text is in “%1”.</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation>Ihr Text liegt in „%1“.</translation>
    </message>
    <message>
        <source>Everything was saved.</source>
        <extracomment>app/editor/EditorApplication.cpp</extracomment>
        <translation>Alles wurde gespeichert.</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>Start a level or a dungeon from a template</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ein Level oder ein Verlies aus einer Vorlage beginnen</translation>
    </message>
    <message>
        <source>New Em&amp;pty</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Leeres Level</translation>
    </message>
    <message>
        <source>Start a level with an empty room, without asking</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ohne Rückfrage ein Level mit einem leeren Raum beginnen</translation>
    </message>
    <message>
        <source>New from Clip&amp;board</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Neu aus der &amp;Zwischenablage</translation>
    </message>
    <message>
        <source>Start with the level in the clipboard, which may be a Python string</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Mit dem Level in der Zwischenablage beginnen; es darf eine Python-Zeichenkette sein</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>List the levels and the dungeon of a folder</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Level und das Verlies eines Ordners auflisten</translation>
    </message>
    <message>
        <source>Reco&amp;ver Unsaved Work…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Ungespeicherte Arbeit wiederherstellen…</translation>
    </message>
    <message>
        <source>Show what was not saved when Levwright ended</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeigen, was nicht gespeichert war, als Levwright endete</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>S&amp;peichern unter…</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>Save all documents with changes</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Alle geänderten Dokumente speichern</translation>
    </message>
    <message>
        <source>Revert to Save&amp;d…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Auf &amp;gespeicherten Stand zurücksetzen…</translation>
    </message>
    <message>
        <source>Take the text from the file again; Undo brings the changes back</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Text wieder aus der Datei nehmen; Rückgängig bringt die Änderungen zurück</translation>
    </message>
    <message>
        <source>Co&amp;mpare With…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Vergleichen mit…</translation>
    </message>
    <message>
        <source>Show what differs from another file, and take it over</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeigen, was von einer anderen Datei abweicht, und es übernehmen</translation>
    </message>
    <message>
        <source>Versions…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Versionen…</translation>
    </message>
    <message>
        <source>Show the versions of the file that git and Levwright keep; compare, open or bring back one of them</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Versionen der Datei zeigen, die git und Levwright aufbewahren; eine davon vergleichen, öffnen oder zurückholen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Write the level or dungeon, compiled for the game, next to its file</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level oder Verlies, für das Spiel übersetzt, neben seine Datei schreiben</translation>
    </message>
    <message>
        <source>Export &amp;To…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Expo&amp;rtieren nach…</translation>
    </message>
    <message>
        <source>Write the level or dungeon, compiled for the game, into a folder of your choice</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level oder Verlies, für das Spiel übersetzt, in einen Ordner Ihrer Wahl schreiben</translation>
    </message>
    <message>
        <source>E&amp;xport All</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Alles e&amp;xportieren</translation>
    </message>
    <message>
        <source>Compile all levels of the open folder, and its dungeon</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Alle Level des geöffneten Ordners und sein Verlies übersetzen</translation>
    </message>
    <message>
        <source>Export Pict&amp;ure…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>B&amp;ild exportieren…</translation>
    </message>
    <message>
        <source>Save or copy the level as PNG, SVG, text or wiki text, with a preview</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level als PNG, SVG, Text oder Wiki-Text speichern oder kopieren, mit Vorschau</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Show the level as it will be on paper, and print it</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level zeigen, wie es auf dem Papier aussehen wird, und es drucken</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the document</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Dokument schließen</translation>
    </message>
    <message>
        <source>Reopen Documents at Startup</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Dokumente beim Start wieder öffnen</translation>
    </message>
    <message>
        <source>When Levwright starts, reopen the documents that were open when you quit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Beim Start von Levwright die Dokumente öffnen, die beim Beenden offen waren</translation>
    </message>
    <message>
        <source>Reopen Them Also When Opening Files</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Auch wieder öffnen, wenn Dateien angegeben sind</translation>
    </message>
    <message>
        <source>Reopen them even if Levwright is started with the names of files</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Sie auch dann wieder öffnen, wenn Levwright mit Dateinamen gestartet wird</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Cut the selected cells with all things on them, or the selected statements</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Felder mit allem darauf oder die ausgewählten Anweisungen ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells with all things on them, or the selected statements</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Felder mit allem darauf oder die ausgewählten Anweisungen kopieren</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Pick up the clipboard’s contents (Enter or click: put them down)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Inhalt der Zwischenablage aufnehmen (Enter oder Klick: ablegen)</translation>
    </message>
    <message>
        <source>Dup&amp;licate</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Pick up a copy of the selection</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Eine Kopie der Auswahl aufnehmen</translation>
    </message>
    <message>
        <source>Copy for Mini&amp;Hack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Für Mini&amp;Hack kopieren</translation>
    </message>
    <message>
        <source>Copy the level as the Python string that an environment of MiniHack accepts</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level als die Python-Zeichenkette kopieren, die eine Umgebung von MiniHack annimmt</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the level as a picture of what the map shows</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level als Bild dessen kopieren, was die Karte zeigt</translation>
    </message>
    <message>
        <source>Copy as Te&amp;xt</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Copy the level as rows of characters</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level als Zeilen von Zeichen kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Wiki Text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Als W&amp;iki-Text kopieren</translation>
    </message>
    <message>
        <source>Copy the level as text of NetHackWiki, with its colours</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level als Text des NetHackWiki kopieren, mit seinen Farben</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Wei&amp;tersuchen</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>R&amp;ückwärts suchen</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ersetze&amp;n…</translation>
    </message>
    <message>
        <source>Find &amp;in Files…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>In Dateien s&amp;uchen…</translation>
    </message>
    <message>
        <source>Find and replace a text, a monster or another thing in all open files or in a folder</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Einen Text, ein Monster oder etwas anderes in allen offenen Dateien oder in einem Ordner suchen und ersetzen</translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Gehe zu Zeile…</translation>
    </message>
    <message>
        <source>Go to An&amp;ything…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Gehe &amp;zu…</translation>
    </message>
    <message>
        <source>Find a file, a level or a statement by a few letters, or with &gt; a command</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Eine Datei, ein Level oder eine Anweisung durch wenige Buchstaben finden, mit &gt; einen Befehl</translation>
    </message>
    <message>
        <source>C&amp;omplete Word</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>W&amp;ort vervollständigen</translation>
    </message>
    <message>
        <source>Suggest words at the text cursor (Ctrl+Space in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Wörter an der Schreibmarke vorschlagen (Strg+Leertaste im Text)</translation>
    </message>
    <message>
        <source>&amp;Delete Statement</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Anweisung &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the selected statement</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählte Anweisung löschen</translation>
    </message>
    <message>
        <source>&amp;Add Thing…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Hinzu&amp;fügen…</translation>
    </message>
    <message>
        <source>Take something from the palette to place it on the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Etwas aus der Palette nehmen, um es auf die Karte zu setzen</translation>
    </message>
    <message>
        <source>Context &amp;Menu</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Kontext&amp;menü</translation>
    </message>
    <message>
        <source>Show the actions for the item with the keyboard focus</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Befehle für das zeigen, was den Tastaturfokus hat</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Choose fonts, colours, keys and how Levwright works</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Schriften, Farben, Tasten und das Verhalten von Levwright wählen</translation>
    </message>
    <message>
        <source>Go to &amp;Definition</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Gehe zur &amp;Definition</translation>
    </message>
    <message>
        <source>Go to where the name at the text cursor gets its meaning</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Dorthin gehen, wo der Name an der Schreibmarke seine Bedeutung bekommt</translation>
    </message>
    <message>
        <source>Find &amp;Uses</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Verwendungen suchen</translation>
    </message>
    <message>
        <source>List all places of the name at the text cursor</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Alle Stellen des Namens an der Schreibmarke auflisten</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Change the name at the text cursor everywhere it is used (F2 in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Namen an der Schreibmarke überall anders schreiben (F2 im Text)</translation>
    </message>
    <message>
        <source>Go to &amp;Other Bracket</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Gehe zur &amp;anderen Klammer</translation>
    </message>
    <message>
        <source>Go to the bracket or word that belongs to the one at the text cursor</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zu der Klammer oder dem Wort gehen, das zu dem an der Schreibmarke gehört</translation>
    </message>
    <message>
        <source>&amp;What Belongs Here</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Was hier stehen kann</translation>
    </message>
    <message>
        <source>Show which values the statement at the text cursor takes (Ctrl+Shift+Space in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeigen, welche Werte die Anweisung an der Schreibmarke annimmt (Strg+Umschalt+Leertaste im Text)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Kommentar</translation>
    </message>
    <message>
        <source>Make the selected lines comments, or code again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Zeilen zu Kommentaren machen oder wieder zu Code</translation>
    </message>
    <message>
        <source>Move Lines U&amp;p</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeilen nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the selected lines above the line before them (Alt+Up in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Zeilen über die Zeile davor schieben (Alt+Auf im Text)</translation>
    </message>
    <message>
        <source>Move Lines Dow&amp;n</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeilen nach u&amp;nten</translation>
    </message>
    <message>
        <source>Move the selected lines below the line after them (Alt+Down in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Zeilen unter die Zeile danach schieben (Alt+Ab im Text)</translation>
    </message>
    <message>
        <source>Dup&amp;licate Lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeilen dup&amp;lizieren</translation>
    </message>
    <message>
        <source>Write a copy of the selected lines below them (Ctrl+D in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Zeilen darunter noch einmal schreiben (Strg+D im Text)</translation>
    </message>
    <message>
        <source>&amp;Join Lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Zeilen verbinden</translation>
    </message>
    <message>
        <source>Make the selected lines one, or append the next line</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Zeilen zu einer machen oder die nächste Zeile anhängen</translation>
    </message>
    <message>
        <source>&amp;Sort Lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeilen &amp;sortieren</translation>
    </message>
    <message>
        <source>Sort the selected lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Zeilen sortieren</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Einrücken</translation>
    </message>
    <message>
        <source>Indent the whole text evenly, without changing its meaning</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den ganzen Text gleichmäßig einrücken, ohne seine Bedeutung zu ändern</translation>
    </message>
    <message>
        <source>Add Caret Above</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Schreibmarke darüber</translation>
    </message>
    <message>
        <source>Type in the line above, too (Ctrl+Alt+Up in the text; Alt and a click for any place)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Auch in der Zeile darüber schreiben (Strg+Alt+Auf im Text; Alt und Klick für jede Stelle)</translation>
    </message>
    <message>
        <source>Add Caret Below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Schreibmarke darunter</translation>
    </message>
    <message>
        <source>Type in the line below, too (Ctrl+Alt+Down in the text)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Auch in der Zeile darunter schreiben (Strg+Alt+Ab im Text)</translation>
    </message>
    <message>
        <source>Fold or Unfold</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Show what begins at the text cursor as one line, or show it whole again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Was an der Schreibmarke beginnt, als eine Zeile oder wieder ganz zeigen</translation>
    </message>
    <message>
        <source>Fold &amp;All</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Alles e&amp;inklappen</translation>
    </message>
    <message>
        <source>Show each level as one line; in a file with one level, each of its parts</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Jedes Level als eine Zeile zeigen; in einer Datei mit einem Level jeden seiner Teile</translation>
    </message>
    <message>
        <source>Unfold All</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Alles ausklappen</translation>
    </message>
    <message>
        <source>Show every line again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Wieder jede Zeile zeigen</translation>
    </message>
    <message>
        <source>Go &amp;Back</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zu&amp;rück</translation>
    </message>
    <message>
        <source>Go back to where the text cursor was before it jumped</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Dorthin zurückgehen, wo die Schreibmarke vor ihrem Sprung war</translation>
    </message>
    <message>
        <source>Go &amp;Forward</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Vorw&amp;ärts</translation>
    </message>
    <message>
        <source>Go to where the text cursor was before you went back</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Dorthin gehen, wo die Schreibmarke vor dem Zurückgehen war</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Linsen</translation>
    </message>
    <message>
        <source>&amp;ASCII Look</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;ASCII-Ansicht</translation>
    </message>
    <message>
        <source>Show the map as characters</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Karte als Zeichen zeigen</translation>
    </message>
    <message>
        <source>Tileset…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Kachelsatz…</translation>
    </message>
    <message>
        <source>Show maps with pictures of your own, such as the tiles of the game</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Karten mit eigenen Bildern zeigen, etwa mit den Kacheln des Spiels</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Gitter</translation>
    </message>
    <message>
        <source>Show grid lines</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Gitterlinien zeigen</translation>
    </message>
    <message>
        <source>R&amp;egions</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>G&amp;ebiete</translation>
    </message>
    <message>
        <source>Show regions and arrival areas</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Gebiete und Ankunftsflächen zeigen</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Wurf</translation>
    </message>
    <message>
        <source>Show over the map what the game might make of the level</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Über der Karte zeigen, was das Spiel aus dem Level machen kann</translation>
    </message>
    <message>
        <source>&amp;Next Roll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Nächster Wurf</translation>
    </message>
    <message>
        <source>&amp;Previous Roll</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Voriger Wurf</translation>
    </message>
    <message>
        <source>&amp;Ways</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Wege</translation>
    </message>
    <message>
        <source>Colour the map by walking distance, and mark what divides the level</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Karte nach der Entfernung zu Fuß färben und zeigen, was das Level teilt</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Sicht</translation>
    </message>
    <message>
        <source>Show what is seen from a cell, and how exposed each cell is</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeigen, was man von einem Feld aus sieht und wie ungeschützt jedes Feld ist</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>Show what is lit and what is dark</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeigen, was hell und was dunkel ist</translation>
    </message>
    <message>
        <source>&amp;Danger</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Gefahr</translation>
    </message>
    <message>
        <source>Show how dangerous the monsters of the level are</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeigen, wie gefährlich die Monster des Levels sind</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>Show which cells break the symmetry of the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zeigen, welche Felder die Symmetrie der Karte brechen</translation>
    </message>
    <message>
        <source>&amp;No Lens</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Keine Linse</translation>
    </message>
    <message>
        <source>Take the lens off the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Linse von der Karte nehmen</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ve&amp;rgrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom to &amp;Fit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ein&amp;passen</translation>
    </message>
    <message>
        <source>Zoom &amp;1:1</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Größe &amp;1:1</translation>
    </message>
    <message>
        <source>Show the map at its normal size</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Karte in ihrer normalen Größe zeigen</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Dark or light colours</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Dunkle oder helle Farben</translation>
    </message>
    <message>
        <source>Map Onl&amp;y</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>N&amp;ur Karte</translation>
    </message>
    <message>
        <source>Give all the space to the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Der Karte den ganzen Platz geben</translation>
    </message>
    <message>
        <source>&amp;Split Map and Text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Karte und Text &amp;teilen</translation>
    </message>
    <message>
        <source>Show both map and text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Karte und Text zeigen</translation>
    </message>
    <message>
        <source>Text Only</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Nur Text</translation>
    </message>
    <message>
        <source>Give all the space to the text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Dem Text den ganzen Platz geben</translation>
    </message>
    <message>
        <source>Side &amp;by Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ne&amp;beneinander</translation>
    </message>
    <message>
        <source>Show map and text side by side, or one above the other</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Karte und Text nebeneinander oder übereinander zeigen</translation>
    </message>
    <message>
        <source>Fold Panels Below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Untere Bereiche einklappen</translation>
    </message>
    <message>
        <source>Hide the panels at the bottom to make room for map and text, or show them again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die unteren Bereiche verbergen, damit Karte und Text Platz haben, oder wieder zeigen</translation>
    </message>
    <message>
        <source>Full S&amp;creen</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Vo&amp;llbild</translation>
    </message>
    <message>
        <source>Fill the whole screen with the window, or go back to its normal size</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den ganzen Bildschirm mit dem Fenster füllen oder das wieder verlassen</translation>
    </message>
    <message>
        <source>Go to &amp;Map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Zur Karte</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Tastaturfokus auf die Karte setzen</translation>
    </message>
    <message>
        <source>Go to &amp;Text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zu&amp;m Text</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the text</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Tastaturfokus auf den Text setzen</translation>
    </message>
    <message>
        <source>Go to Next Panel</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zum nächsten Bereich</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next panel, and after the last one to the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Tastaturfokus auf den nächsten Bereich setzen, nach dem letzten auf die Karte</translation>
    </message>
    <message>
        <source>Ne&amp;xt Document</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Nä&amp;chstes Dokument</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zum nächsten Reiter gehen</translation>
    </message>
    <message>
        <source>Previo&amp;us Document</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>V&amp;origes Dokument</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zum vorigen Reiter gehen</translation>
    </message>
    <message>
        <source>Mo&amp;ve to Other Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Auf die andere &amp;Seite</translation>
    </message>
    <message>
        <source>Show this document beside the others, so that two are visible</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Dieses Dokument neben den anderen zeigen, sodass zwei sichtbar sind</translation>
    </message>
    <message>
        <source>Go to Ot&amp;her Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zur anderen Se&amp;ite</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the document on the other side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Tastaturfokus auf das Dokument der anderen Seite setzen</translation>
    </message>
    <message>
        <source>All on One Side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Alle auf einer Seite</translation>
    </message>
    <message>
        <source>Put all documents on one side again</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Alle Dokumente wieder auf einer Seite zeigen</translation>
    </message>
    <message>
        <source>Select &amp;All Cells</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Alle Felder auswählen</translation>
    </message>
    <message>
        <source>Select every cell of the map (Ctrl+A on the map)</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Jedes Feld der Karte auswählen (Strg+A auf der Karte)</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Erweitern</translation>
    </message>
    <message>
        <source>Extend the selected cells by one on every side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Auswahl auf jeder Seite um ein Feld erweitern</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>Shrink the selected cells by one on every side</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Auswahl auf jeder Seite um ein Feld verkleinern</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Umkehren</translation>
    </message>
    <message>
        <source>Select the other cells instead</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Stattdessen die anderen Felder auswählen</translation>
    </message>
    <message>
        <source>Align &amp;Left</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Linksbündig</translation>
    </message>
    <message>
        <source>Move the selected things into the column of the leftmost one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Dinge in die Spalte des linken schieben</translation>
    </message>
    <message>
        <source>Align &amp;Right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Rechts&amp;bündig</translation>
    </message>
    <message>
        <source>Move the selected things into the column of the rightmost one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Dinge in die Spalte des rechten schieben</translation>
    </message>
    <message>
        <source>Align To&amp;p</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Oben bündig</translation>
    </message>
    <message>
        <source>Move the selected things into the row of the topmost one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Dinge in die Zeile des obersten schieben</translation>
    </message>
    <message>
        <source>Align &amp;Bottom</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>U&amp;nten bündig</translation>
    </message>
    <message>
        <source>Move the selected things into the row of the lowest one</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Dinge in die Zeile des untersten schieben</translation>
    </message>
    <message>
        <source>Align in the Middle Col&amp;umn</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>In der mittleren &amp;Spalte ausrichten</translation>
    </message>
    <message>
        <source>Move the selected things into the column at their middle</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Dinge in die Spalte in ihrer Mitte schieben</translation>
    </message>
    <message>
        <source>Align in the Middle Ro&amp;w</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>In &amp;der mittleren Zeile ausrichten</translation>
    </message>
    <message>
        <source>Move the selected things into the row at their middle</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die ausgewählten Dinge in die Zeile in ihrer Mitte schieben</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Flip what you hold, the selected cells or the whole map, left to right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Was Sie halten, die ausgewählten Felder oder die ganze Karte von links nach rechts spiegeln</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Senk&amp;recht spiegeln</translation>
    </message>
    <message>
        <source>Flip what you hold, the selected cells or the whole map, top to bottom</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Was Sie halten, die ausgewählten Felder oder die ganze Karte von oben nach unten spiegeln</translation>
    </message>
    <message>
        <source>Rotate &amp;Clockwise</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Im Uhr&amp;zeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn what you hold, the selected cells or the whole map by 90 degrees</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Was Sie halten, die ausgewählten Felder oder die ganze Karte um 90 Grad drehen</translation>
    </message>
    <message>
        <source>Rotate C&amp;ounterclockwise</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn it by 90 degrees in the other direction</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Um 90 Grad in die andere Richtung drehen</translation>
    </message>
    <message>
        <source>Half &amp;Turn</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Halbe Drehung</translation>
    </message>
    <message>
        <source>Turn it upside down</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Auf den Kopf stellen</translation>
    </message>
    <message>
        <source>Map &amp;Size…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Kartengröße…</translation>
    </message>
    <message>
        <source>Crop the map, grow it, or move everything in it; with the mouse, drag its border</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Karte beschneiden, vergrößern oder alles darin verschieben; mit der Maus: ihren Rand ziehen</translation>
    </message>
    <message>
        <source>Cro&amp;p to Selection</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Auf die A&amp;uswahl beschneiden</translation>
    </message>
    <message>
        <source>Reduce the map to the area around the selected cells; all coordinates are adjusted</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Karte auf den Bereich um die ausgewählten Felder verkleinern; alle Koordinaten werden angepasst</translation>
    </message>
    <message>
        <source>Grow &amp;Left</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Links anfügen</translation>
    </message>
    <message>
        <source>Add a column at the left; all coordinates are adjusted</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Links eine Spalte anfügen; alle Koordinaten werden angepasst</translation>
    </message>
    <message>
        <source>Grow &amp;Right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Rechts &amp;anfügen</translation>
    </message>
    <message>
        <source>Add a column at the right</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Rechts eine Spalte anfügen</translation>
    </message>
    <message>
        <source>Grow &amp;Above</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Oben anfügen</translation>
    </message>
    <message>
        <source>Add a row above; all coordinates are adjusted</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Oben eine Zeile anfügen; alle Koordinaten werden angepasst</translation>
    </message>
    <message>
        <source>Grow &amp;Below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>U&amp;nten anfügen</translation>
    </message>
    <message>
        <source>Add a row below</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Unten eine Zeile anfügen</translation>
    </message>
    <message>
        <source>&amp;Next Problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>Fi&amp;x Problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Problem &amp;beheben</translation>
    </message>
    <message>
        <source>Fix the problem at the text cursor</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Problem an der Schreibmarke beheben</translation>
    </message>
    <message>
        <source>&amp;Roll Many Times</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Viele &amp;Male auswürfeln</translation>
    </message>
    <message>
        <source>Roll the level many times to see what can go wrong; choose again to stop</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level viele Male auswürfeln, um zu sehen, was schiefgehen kann; noch einmal wählen hält an</translation>
    </message>
    <message>
        <source>Roll in the &amp;Background</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Im Hin&amp;tergrund auswürfeln</translation>
    </message>
    <message>
        <source>Roll the level a few times after each pause, and list what goes wrong among the problems</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level nach jeder Pause einige Male auswürfeln und unter den Problemen nennen, was schiefgeht</translation>
    </message>
    <message>
        <source>&amp;Themed Rooms…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Themen&amp;räume…</translation>
    </message>
    <message>
        <source>List the themed rooms or vaults of the file with their frequency and limits, and change these</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Themenräume oder Gewölbe der Datei mit Häufigkeit und Grenzen aufführen und diese ändern</translation>
    </message>
    <message>
        <source>&amp;Add a Game…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Spiel hinzufügen…</translation>
    </message>
    <message>
        <source>Add a variant of a game from the folder of its sources</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Eine Variante eines Spiels aus dem Ordner ihrer Quellen hinzufügen</translation>
    </message>
    <message>
        <source>Text in &amp;UTF-8</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Text in &amp;UTF-8</translation>
    </message>
    <message>
        <source>Show and type the text as UTF-8</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Text als UTF-8 zeigen und schreiben</translation>
    </message>
    <message>
        <source>Text in EUC-&amp;JP</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Text in EUC-&amp;JP</translation>
    </message>
    <message>
        <source>Show and type the text as EUC-JP, as in JNetHack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Text als EUC-JP zeigen und schreiben, wie in JNetHack</translation>
    </message>
    <message>
        <source>Text in Sh&amp;ift-JIS</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Text in Sh&amp;ift-JIS</translation>
    </message>
    <message>
        <source>Show and type the text as Shift-JIS, as in JNetHack for Windows</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Text als Shift-JIS zeigen und schreiben, wie in JNetHack für Windows</translation>
    </message>
    <message>
        <source>For &amp;64-Bit Games</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Für &amp;64-Bit-Spiele</translation>
    </message>
    <message>
        <source>Export levels as games on 64-bit systems load them</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Level so exportieren, wie Spiele auf 64-Bit-Systemen sie laden</translation>
    </message>
    <message>
        <source>For &amp;32-Bit Games</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Für &amp;32-Bit-Spiele</translation>
    </message>
    <message>
        <source>Export levels as games on 32-bit systems load them</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Level so exportieren, wie Spiele auf 32-Bit-Systemen sie laden</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Probespiel</translation>
    </message>
    <message>
        <source>Play the level in a separate window</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level in einem eigenen Fenster spielen</translation>
    </message>
    <message>
        <source>Play from &amp;Here</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Von &amp;hier spielen</translation>
    </message>
    <message>
        <source>Play the level from the cell under the pointer or the cursor of the map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Level von dem Feld unter dem Zeiger oder der Marke der Karte aus spielen</translation>
    </message>
    <message>
        <source>Play in &amp;NetHack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>In &amp;NetHack spielen</translation>
    </message>
    <message>
        <source>Start a new game on this level in an installed NetHack</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Auf diesem Level ein neues Spiel in einem installierten NetHack beginnen</translation>
    </message>
    <message>
        <source>Play in &amp;Another NetHack…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>In &amp;anderem NetHack spielen…</translation>
    </message>
    <message>
        <source>Choose the folder of the NetHack that this file is for, and play the level there</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den Ordner des NetHack wählen, für das diese Datei ist, und das Level dort spielen</translation>
    </message>
    <message>
        <source>&amp;Open World…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Welt öffnen…</translation>
    </message>
    <message>
        <source>Play a world of the world server, or a run that was saved</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Eine Welt des Weltservers oder einen gespeicherten Lauf spielen</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Read about what you are working with: a panel, a tool, a field, a problem</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Lesen, worum es gerade geht: einen Bereich, ein Werkzeug, eine Angabe, ein Problem</translation>
    </message>
    <message>
        <source>A &amp;First Level</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ein &amp;erstes Level</translation>
    </message>
    <message>
        <source>Make and play a first level in ten pictures</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ein erstes Level in zehn Bildern machen und spielen</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>R&amp;undgang</translation>
    </message>
    <message>
        <source>Show the window in six steps; the tour continues where you left off</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Das Fenster in sechs Schritten zeigen; der Rundgang geht dort weiter, wo Sie ihn verlassen haben</translation>
    </message>
    <message>
        <source>&amp;Reference of the Game</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Verzeichnis des Spiels</translation>
    </message>
    <message>
        <source>List the statements, words and names that levels of this game may have</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Anweisungen, Wörter und Namen auflisten, die Level dieses Spiels haben können</translation>
    </message>
    <message>
        <source>All &amp;Commands…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Alle &amp;Befehle…</translation>
    </message>
    <message>
        <source>Find a command by a few letters, with its menu, its key, and why it is not possible now</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Einen Befehl durch wenige Buchstaben finden, mit seinem Menü, seiner Taste und dem Grund, warum er jetzt nicht geht</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Find and change the keys of commands</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Tasten der Befehle finden und ändern</translation>
    </message>
    <message>
        <source>&amp;Welcome Page</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Willkommensseite</translation>
    </message>
    <message>
        <source>Show recent files, templates and samples, each with a picture</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Zuletzt geöffnete Dateien, Vorlagen und Beispiele mit je einem Bild zeigen</translation>
    </message>
    <message>
        <source>&amp;About Levwright</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Über Levwright</translation>
    </message>
    <message>
        <source>Convert this level for that game, in a new tab</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Dieses Level für das Spiel umwandeln, in einem neuen Reiter</translation>
    </message>
    <message>
        <source>Lar&amp;ger Brush</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Größe&amp;rer Pinsel</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Stra&amp;ighten Walls</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Wände begrad&amp;igen</translation>
    </message>
    <message>
        <source>Give the selected walls, or all walls of the map, the characters that fit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Den ausgewählten Wänden oder allen Wänden der Karte die passenden Zeichen geben</translation>
    </message>
    <message>
        <source>&amp;Replace Terrain…</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Gelände er&amp;setzen…</translation>
    </message>
    <message>
        <source>Replace one terrain by another</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Ein Gelände durch ein anderes ersetzen</translation>
    </message>
    <message>
        <source>Keep as Stamp &amp;%1</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Als Stempel &amp;%1 behalten</translation>
    </message>
    <message>
        <source>Keep the selection as a stamp; typing the digit on the map picks it up</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Die Auswahl als Stempel behalten; die Ziffer auf der Karte nimmt ihn auf</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>Dra&amp;w</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Zeichnen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>A&amp;uswahl</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Level</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>widgets/actions/ActionSpecs.cpp</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>not possible here and now</source>
        <extracomment>widgets/actions/ActionTable.cpp</extracomment>
        <translation>geht hier und jetzt nicht</translation>
    </message>
    <message>
        <source>not a map character</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>kein Zeichen einer Karte</translation>
    </message>
    <message>
        <source>outside the map</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>außerhalb der Karte</translation>
    </message>
    <message>
        <source>column %1 row %2</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>Spalte %1 Zeile %2</translation>
    </message>
    <message>
        <source>%1, column %2 row %3</source>
        <extracomment>widgets/canvas/CanvasModel.cpp</extracomment>
        <translation>%1, Spalte %2 Zeile %3</translation>
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
        <translation>%1,%2 des Raums</translation>
    </message>
    <message>
        <source>in the container here</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation>in dem Behälter hier</translation>
    </message>
    <message>
        <source>one possible outcome</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation>ein mögliches Ergebnis</translation>
    </message>
    <message>
        <source>here or at one of %1 other places</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation>hier oder an einer von %1 anderen Stellen</translation>
    </message>
    <message>
        <source>not lit</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation>nicht hell</translation>
    </message>
    <message>
        <source>No statement says what door it is, so the game makes a doorway.</source>
        <extracomment>widgets/canvas/CellTip.cpp</extracomment>
        <translation>Keine Anweisung sagt, was für eine Tür es ist; darum macht das Spiel einen Durchgang daraus.</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation>Und %1 mehr.</translation>
    </message>
    <message>
        <source>There is no map here to put it on.</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation>Hier ist keine Karte dafür.</translation>
    </message>
    <message>
        <source>Move Cells</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation>Felder verschieben</translation>
    </message>
    <message>
        <source>Duplicate Cells</source>
        <extracomment>widgets/canvas/FloatingFragment.cpp</extracomment>
        <translation>Felder duplizieren</translation>
    </message>
    <message>
        <source>Arrows move it</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>Pfeile bewegen es</translation>
    </message>
    <message>
        <source>Put Down (Enter)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>Ablegen (Enter)</translation>
    </message>
    <message>
        <source>Flip ↔ (X)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>Spiegeln ↔ (X)</translation>
    </message>
    <message>
        <source>X ↔</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>X ↔</translation>
    </message>
    <message>
        <source>Flip ↕ (Y)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>Spiegeln ↕ (Y)</translation>
    </message>
    <message>
        <source>Y ↕</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>Y ↕</translation>
    </message>
    <message>
        <source>Rotate (R)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>Drehen (R)</translation>
    </message>
    <message>
        <source>R ↻</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>R ↻</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <extracomment>widgets/canvas/FloatingStrip.cpp</extracomment>
        <translation>Abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>Nothing on the map is selected to cut.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Auf der Karte ist nichts zum Ausschneiden ausgewählt.</translation>
    </message>
    <message>
        <source>The clipboard contains nothing that can be placed on a map.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Die Zwischenablage enthält nichts, was auf eine Karte gesetzt werden kann.</translation>
    </message>
    <message>
        <source>Nothing is selected to duplicate.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Nichts ist zum Duplizieren ausgewählt.</translation>
    </message>
    <message>
        <source>There is no map here to turn.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Hier ist keine Karte zum Drehen.</translation>
    </message>
    <message>
        <source>Nothing is selected to move.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Nichts ist zum Verschieben ausgewählt.</translation>
    </message>
    <message>
        <source>Select several things first.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Wählen Sie zuerst mehrere Dinge aus.</translation>
    </message>
    <message>
        <source>Removed because it was outside: %1.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Entfernt, weil es außerhalb lag: %1.</translation>
    </message>
    <message>
        <source>Select the cells to keep first.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Wählen Sie zuerst die Felder aus, die bleiben sollen.</translation>
    </message>
    <message>
        <source>There is no map here.</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Hier ist keine Karte.</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Rotate Clockwise</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate Counterclockwise</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Half Turn</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Clear Cells</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Felder leeren</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Nudge</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Anstoßen</translation>
    </message>
    <message>
        <source>Align</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Stamp</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Crop to Selection</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Auf die Auswahl beschneiden</translation>
    </message>
    <message>
        <source>Grow Map</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Karte vergrößern</translation>
    </message>
    <message>
        <source>Change Map Size</source>
        <extracomment>widgets/canvas/FragmentCommands.cpp</extracomment>
        <translation>Kartengröße ändern</translation>
    </message>
    <message>
        <source>This is the game&apos;s picture. Press “Mirrored” again to draw on the map.</source>
        <extracomment>widgets/canvas/GestureChooser.cpp</extracomment>
        <translation>Dies ist das Bild des Spiels. Zum Zeichnen noch einmal auf „Gespiegelt“ klicken.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>widgets/canvas/HeldThing.cpp</extracomment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Random Corridors</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>Zufällige Gänge</translation>
    </message>
    <message>
        <source>This level has random corridors. The game ignores all other corridors in such a level. Replace the random corridors with yours?</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>Dieses Level hat zufällige Gänge. Das Spiel übergeht in einem solchen Level alle anderen Gänge. Sollen Ihre an die Stelle der zufälligen treten?</translation>
    </message>
    <message>
        <source>If you keep them, only the doors are added.</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>Wenn sie bleiben, kommen nur die Türen hinzu.</translation>
    </message>
    <message>
        <source>Replace Them</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep Them</source>
        <extracomment>widgets/canvas/MapCanvas.cpp</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Nothing on the map is selected.</source>
        <extracomment>widgets/canvas/MapCanvasKeys.cpp</extracomment>
        <translation>Auf der Karte ist nichts ausgewählt.</translation>
    </message>
    <message>
        <source>“%1” is not a terrain of this game.</source>
        <extracomment>widgets/canvas/MapCanvasKeys.cpp</extracomment>
        <translation>„%1“ ist kein Gelände dieses Spiels.</translation>
    </message>
    <message>
        <source>All walls here already have the right characters.</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation>Alle Wände haben hier schon die richtigen Zeichen.</translation>
    </message>
    <message>
        <source>There is nothing to replace.</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation>Es gibt nichts zu ersetzen.</translation>
    </message>
    <message>
        <source>Straighten Walls</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation>Wände begradigen</translation>
    </message>
    <message>
        <source>Replace Terrain</source>
        <extracomment>widgets/canvas/MapCommands.cpp</extracomment>
        <translation>Gelände ersetzen</translation>
    </message>
    <message>
        <source>%1; rolled: %2</source>
        <extracomment>widgets/canvas/MapSight.cpp</extracomment>
        <translation>%1; ausgewürfelt: %2</translation>
    </message>
    <message>
        <source>%1 · rolled: %2</source>
        <extracomment>widgets/canvas/MapSight.cpp</extracomment>
        <translation>%1 · ausgewürfelt: %2</translation>
    </message>
    <message>
        <source>Part %1</source>
        <extracomment>widgets/canvas/MapSight.cpp</extracomment>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>This is a room level.
The game lays out its rooms itself. They are shown here once the level has no errors; see the text, the outline and the problems.</source>
        <extracomment>widgets/canvas/PaintRulers.cpp</extracomment>
        <translation>Dies ist ein Level aus Räumen.
Das Spiel ordnet seine Räume selbst an. Sie sind hier zu sehen, sobald das Level keine Fehler hat; siehe Text, Gliederung und Probleme.</translation>
    </message>
    <message>
        <source>Nothing here yet.
Write a level below, or open one (Ctrl+O).</source>
        <extracomment>widgets/canvas/PaintRulers.cpp</extracomment>
        <translation>Noch nichts da.
Schreiben Sie unten ein Level, oder öffnen Sie eins (Strg+O).</translation>
    </message>
    <message>
        <source>This level has no part yet.
A part begins with NOMAP, or with GEOMETRY and a MAP.</source>
        <extracomment>widgets/canvas/PaintRulers.cpp</extracomment>
        <translation>Dieses Level hat noch keinen Teil.
Ein Teil beginnt mit NOMAP oder mit GEOMETRY und MAP.</translation>
    </message>
    <message>
        <source>This part is the whole level, so it cannot be aligned.</source>
        <extracomment>widgets/canvas/PartsPicture.cpp</extracomment>
        <translation>Dieser Teil ist das ganze Level und kann nicht ausgerichtet werden.</translation>
    </message>
    <message>
        <source>Align Part</source>
        <extracomment>widgets/canvas/PartsPicture.cpp</extracomment>
        <translation>Teil ausrichten</translation>
    </message>
    <message>
        <source>Click a cell of the map, or drag over several cells. Escape cancels.</source>
        <extracomment>widgets/canvas/PlacePicker.cpp</extracomment>
        <translation>Klicken Sie auf ein Feld der Karte, oder ziehen Sie über mehrere. Esc bricht ab.</translation>
    </message>
    <message>
        <source>This level has no part yet.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Dieses Level hat noch keinen Teil.</translation>
    </message>
    <message>
        <source>There is no room here.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Hier ist kein Raum.</translation>
    </message>
    <message>
        <source>First select the two doors that the corridor should join.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Wählen Sie zuerst die zwei Türen aus, die der Gang verbinden soll.</translation>
    </message>
    <message>
        <source>A door must be put into the wall of a room.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Eine Tür gehört in die Wand eines Raums.</translation>
    </message>
    <message>
        <source>Only the doors are added, because the random corridors stay.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Nur die Türen kommen hinzu, weil die zufälligen Gänge bleiben.</translation>
    </message>
    <message>
        <source>Draw a corridor from one room to another.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Zeichnen Sie einen Gang von einem Raum zu einem anderen.</translation>
    </message>
    <message>
        <source>No corridor leads to the corner of a room.</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Zur Ecke eines Raums führt kein Gang.</translation>
    </message>
    <message>
        <source>Add Corridor</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Gang hinzufügen</translation>
    </message>
    <message>
        <source>Door</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Corridor</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Add Subroom</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Nebenraum hinzufügen</translation>
    </message>
    <message>
        <source>Add Room</source>
        <extracomment>widgets/canvas/RoomCommands.cpp</extracomment>
        <translation>Raum hinzufügen</translation>
    </message>
    <message>
        <source>Other rooms are in the way there.</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>Dort sind andere Räume im Weg.</translation>
    </message>
    <message>
        <source>The room is in this place already.</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>Der Raum ist schon an diesem Platz.</translation>
    </message>
    <message>
        <source>The place of this room is random already.</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>Der Platz dieses Raums ist schon zufällig.</translation>
    </message>
    <message>
        <source>A corridor must end at a door of another room.</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>Ein Gang muss an der Tür eines anderen Raums enden.</translation>
    </message>
    <message>
        <source>  place %1,%2</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>  Platz %1,%2</translation>
    </message>
    <message>
        <source>  to a random place</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>  an einen zufälligen Platz</translation>
    </message>
    <message>
        <source>  corridor to this door</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>  Gang zu dieser Tür</translation>
    </message>
    <message>
        <source>  corridor to …</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>  Gang zu …</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <extracomment>widgets/canvas/RoomDrag.cpp</extracomment>
        <translation>Größe von %1 ändern</translation>
    </message>
    <message>
        <source>Painting can extend a map only to the right and downwards.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>Malen kann eine Karte nur nach rechts und nach unten erweitern.</translation>
    </message>
    <message>
        <source>A map may be at most %1 columns wide.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>Eine Karte darf höchstens %1 Spalten breit sein.</translation>
    </message>
    <message>
        <source>A map may be at most %1 rows high.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>Eine Karte darf höchstens %1 Zeilen hoch sein.</translation>
    </message>
    <message>
        <source>There is no map here to paint on.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>Hier ist keine Karte zum Malen.</translation>
    </message>
    <message>
        <source>Only the selected cells can be painted (Escape clears the selection).</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>Nur die ausgewählten Felder können bemalt werden (Esc hebt die Auswahl auf).</translation>
    </message>
    <message>
        <source>It must stay in its room, whose floor is %1 × %2.</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>Es muss in seinem Raum bleiben, dessen Boden %1 × %2 Felder hat.</translation>
    </message>
    <message>
        <source>Move %1 Things</source>
        <extracomment>widgets/canvas/StrokeController.cpp</extracomment>
        <translation>%1 Dinge verschieben</translation>
    </message>
    <message>
        <source>This has no place of its own that a drag could change.</source>
        <extracomment>widgets/canvas/StrokeGestures.cpp</extracomment>
        <translation>Dies hat keinen eigenen Platz, den man durch Ziehen ändern könnte.</translation>
    </message>
    <message>
        <source>What is on the cell</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation>Was auf dem Feld ist</translation>
    </message>
    <message>
        <source>Click a cell of the map to see everything on it.</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation>Klicken Sie auf ein Feld der Karte, um alles darauf zu sehen.</translation>
    </message>
    <message>
        <source>%1: outside the map</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation>%1: außerhalb der Karte</translation>
    </message>
    <message>
        <source>%1: not a map character</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation>%1: kein Zeichen einer Karte</translation>
    </message>
    <message>
        <source>%1: %2, “%3”</source>
        <extracomment>widgets/cellstack/CellPanel.cpp</extracomment>
        <translation>%1: %2, „%3“</translation>
    </message>
    <message>
        <source>My text</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>Mein Text</translation>
    </message>
    <message>
        <source>Their text</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>Anderer Text</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>&amp;Voriger</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>&amp;Nächster</translation>
    </message>
    <message>
        <source>&amp;Take Into Mine</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>&amp;Zu mir übernehmen</translation>
    </message>
    <message>
        <source>Take &amp;Cells</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>&amp;Felder nehmen</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Take this over from the other version; undo takes it back</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>Dies aus der anderen Version übernehmen; Rückgängig nimmt es zurück</translation>
    </message>
    <message>
        <source>Paint the cells that are selected on the maps as they are in the other version</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>Die auf den Karten ausgewählten Felder so malen, wie sie in der anderen Version sind</translation>
    </message>
    <message>
        <source>Mine: %1</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>Meine: %1</translation>
    </message>
    <message>
        <source>Other: %1</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>Andere: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>Es gibt keinen Unterschied.</translation>
    </message>
    <message numerus="yes">
        <source>What the other version has in place of mine: %n difference(s).</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>
            <numerusform>Was die andere Version anstelle meiner hat: %n Unterschied.</numerusform>
            <numerusform>Was die andere Version anstelle meiner hat: %n Unterschiede.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take “%1”</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>„%1“ übernehmen</translation>
    </message>
    <message>
        <source>Take cells from another version</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>Felder aus einer anderen Version nehmen</translation>
    </message>
    <message>
        <source>(removed)</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>(entfernt)</translation>
    </message>
    <message>
        <source>Before both changes</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>Vor beiden Änderungen</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Map before both changes</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>Karte vor beiden Änderungen</translation>
    </message>
    <message>
        <source>My map</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>Meine Karte</translation>
    </message>
    <message>
        <source>Their map</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>Andere Karte</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Both versions changed these cells and lines in different ways. Everything else is merged. Choose what the document gets; a choice is for all that is selected.</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>Beide Versionen haben diese Felder und Zeilen verschieden geändert. Alles andere ist zusammengeführt. Wählen Sie, was das Dokument bekommt; eine Wahl gilt für alles, was ausgewählt ist.</translation>
    </message>
    <message>
        <source>Take &amp;Mine</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>&amp;Meine nehmen</translation>
    </message>
    <message>
        <source>Take &amp;Theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>&amp;Andere nehmen</translation>
    </message>
    <message>
        <source>Take &amp;Both</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>&amp;Beide nehmen</translation>
    </message>
    <message>
        <source>M&amp;erge</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>Possible once each conflict has a choice</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>Möglich, sobald jeder Konflikt entschieden ist</translation>
    </message>
    <message>
        <source>%1: cell %2,%3 is %4 in mine and %5 in theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>%1: Feld %2,%3 ist bei mir %4 und in der anderen %5</translation>
    </message>
    <message>
        <source>%1 — mine</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>%1 — meine</translation>
    </message>
    <message>
        <source>%1 — theirs</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>%1 — andere</translation>
    </message>
    <message>
        <source>%1 — both</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>%1 — beide</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>This version has nothing of it.</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>In dieser Version ist nichts davon.</translation>
    </message>
    <message>
        <source>Nothing of this level is drawn in this version.</source>
        <extracomment>widgets/compare/ConflictDialog.cpp</extracomment>
        <translation>In dieser Version ist von diesem Level nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Ma&amp;ps:</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>&amp;Karten:</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Swipe: mine left, the other right</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>Schieber: meine links, die andere rechts</translation>
    </message>
    <message>
        <source>The other over mine</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>Die andere über meiner</translation>
    </message>
    <message>
        <source>How much of the other map is visible</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>Wie viel von der anderen Karte zu sehen ist</translation>
    </message>
    <message>
        <source>%1,%2: %3 in mine, %4 in the other</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>%1,%2: %3 bei mir, %4 in der anderen</translation>
    </message>
    <message>
        <source>Cells %1,%2 to %3,%4</source>
        <extracomment>widgets/compare/MapComparison.cpp</extracomment>
        <translation>Felder %1,%2 bis %3,%4</translation>
    </message>
    <message>
        <source>Map Size</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation>&amp;Spalten:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>Move everything to the ri&amp;ght by:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation>Alles nach &amp;rechts schieben um:</translation>
    </message>
    <message>
        <source>Move everything &amp;down by:</source>
        <extracomment>widgets/dialogs/MapSizeDialog.cpp</extracomment>
        <translation>Alles nach &amp;unten schieben um:</translation>
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
        <source>Choose &amp;Picture…</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>&amp;Bild wählen…</translation>
    </message>
    <message>
        <source>Choose &amp;Folder…</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>&amp;Ordner wählen…</translation>
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
        <source>Now maps are shown as letters.</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Zurzeit werden Karten als Buchstaben gezeigt.</translation>
    </message>
    <message>
        <source>Maps show %1: %2 tiles of %3 × %3 pixels.</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>Karten zeigen %1: %2 Kacheln von %3 × %3 Punkten.</translation>
    </message>
    <message numerus="yes">
        <source>Maps show the pictures of %1: %n picture(s).</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>
            <numerusform>Karten zeigen %n Bild von %1.</numerusform>
            <numerusform>Karten zeigen %n Bilder von %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dungeon</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>There is no dungeon yet.
A dungeon begins with %1.</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>Es gibt noch kein Verlies.
Ein Verlies beginnt mit %1.</translation>
    </message>
    <message>
        <source>%1: depth %2</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>%1: Tiefe %2</translation>
    </message>
    <message>
        <source>here %1</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>hier %1</translation>
    </message>
    <message>
        <source>%1 % of games</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>%1 % der Spiele</translation>
    </message>
    <message>
        <source>%1 variants</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>%1 Varianten</translation>
    </message>
    <message>
        <source>no file in this folder</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>keine Datei in diesem Ordner</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>%1 Level</translation>
    </message>
    <message>
        <source>stairs</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>one-way stairs (none up)</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>Einbahntreppe (nicht nach oben)</translation>
    </message>
    <message>
        <source>one-way stairs (none down)</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>Einbahntreppe (nicht nach unten)</translation>
    </message>
    <message>
        <source>portal</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>Portal</translation>
    </message>
    <message>
        <source>To %1 from depth %2</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>Nach %1 ab Tiefe %2</translation>
    </message>
    <message>
        <source>upwards</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>downwards</source>
        <extracomment>widgets/dungeonview/DungeonCanvas.cpp</extracomment>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>Move Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Level verschieben</translation>
    </message>
    <message>
        <source>Move Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Abzweigung verschieben</translation>
    </message>
    <message>
        <source>Redirect Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Abzweigung umlenken</translation>
    </message>
    <message>
        <source>No dungeon of this file is called “%1”.</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Kein Verlies dieser Datei heißt „%1“.</translation>
    </message>
    <message>
        <source>No branch leads to “%1”.</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Keine Abzweigung führt nach „%1“.</translation>
    </message>
    <message>
        <source>No file in this folder contains the level “%1”.</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Keine Datei in diesem Ordner enthält das Level „%1“.</translation>
    </message>
    <message>
        <source>Delete Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Level löschen</translation>
    </message>
    <message>
        <source>Delete Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Abzweigung löschen</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>„%1“ öffnen</translation>
    </message>
    <message>
        <source>&amp;Go Where It Leads</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>&amp;Dorthin gehen, wohin sie führt</translation>
    </message>
    <message>
        <source>&amp;Go Back to the Branch That Leads Here</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>&amp;Zurück zur Abzweigung, die hierher führt</translation>
    </message>
    <message>
        <source>&amp;Delete Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Level &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>&amp;Abzweigung löschen</translation>
    </message>
    <message>
        <source>Add &amp;Level Here</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Hier &amp;Level hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;Branch To</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>A&amp;bzweigung hinzufügen nach</translation>
    </message>
    <message>
        <source>Add &amp;Dungeon Below Here</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Darunter &amp;Verlies hinzufügen</translation>
    </message>
    <message>
        <source>Add Dungeon</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Verlies hinzufügen</translation>
    </message>
    <message>
        <source>Add Level</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Level hinzufügen</translation>
    </message>
    <message>
        <source>Add Branch</source>
        <extracomment>widgets/dungeonview/DungeonCanvasInput.cpp</extracomment>
        <translation>Abzweigung hinzufügen</translation>
    </message>
    <message>
        <source>Depths that a level may have</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>Tiefen, die ein Level haben kann</translation>
    </message>
    <message>
        <source>… if there are fewer levels</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>… wenn es weniger Level gibt</translation>
    </message>
    <message>
        <source>Its place in this roll</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>Sein Platz in diesem Wurf</translation>
    </message>
    <message>
        <source>Stairs</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>One-way stairs</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>Einbahntreppe</translation>
    </message>
    <message>
        <source>Portal</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>Portal</translation>
    </message>
    <message>
        <source>Counts from that level</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>Zählt von jenem Level</translation>
    </message>
    <message>
        <source>No file in this folder contains it</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>Keine Datei in diesem Ordner enthält es</translation>
    </message>
    <message>
        <source>Lawful, neutral, chaotic</source>
        <extracomment>widgets/dungeonview/DungeonLegend.cpp</extracomment>
        <translation>Rechtschaffen, neutral, chaotisch</translation>
    </message>
    <message>
        <source>town</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>hellish</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>höllisch</translation>
    </message>
    <message>
        <source>mazelike</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>labyrinthisch</translation>
    </message>
    <message>
        <source>roguelike</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>wie Rogue</translation>
    </message>
    <message>
        <source>unconnected</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>unverbunden</translation>
    </message>
    <message>
        <source>lawful</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>rechtschaffen</translation>
    </message>
    <message>
        <source>neutral</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>neutral</translation>
    </message>
    <message>
        <source>chaotic</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>chaotisch</translation>
    </message>
    <message>
        <source>(no name)</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>(kein Name)</translation>
    </message>
    <message>
        <source>1 level</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>1 Level</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>widgets/dungeonview/DungeonPainter.cpp</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;%1&quot;&gt;seed %1&lt;/a&gt;</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>&lt;a href=&quot;%1&quot;&gt;Startzahl %1&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Roll the Dungeon</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>Verlies auswürfeln</translation>
    </message>
    <message>
        <source>Show one possible dungeon of a new game, over the ranges</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>Ein mögliches Verlies eines neuen Spiels über den Bereichen zeigen</translation>
    </message>
    <message>
        <source>Previous seed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>Vorige Startzahl</translation>
    </message>
    <message>
        <source>Next seed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>Nächste Startzahl</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Seed </source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>Startzahl </translation>
    </message>
    <message>
        <source>%1 Rolls</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>%1 Würfe</translation>
    </message>
    <message>
        <source>Show how often each level is at which depth, and which levels are never placed</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>Zeigen, wie oft jedes Level in welcher Tiefe liegt und welche nie gesetzt werden</translation>
    </message>
    <message>
        <source>The game would stop: %1</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>Das Spiel würde anhalten: %1</translation>
    </message>
    <message>
        <source>%1 dungeons, down to depth %2</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>%1 Verliese, bis zur Tiefe %2</translation>
    </message>
    <message>
        <source>%1 rolls, no failures</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>%1 Würfe, kein Fehlschlag</translation>
    </message>
    <message>
        <source>%1 of %2 rolls fail, for example: %3 (%4)</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>%1 von %2 Würfen schlagen fehl, zum Beispiel: %3 (%4)</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>never placed: %1</source>
        <extracomment>widgets/dungeonview/DungeonView.cpp</extracomment>
        <translation>nie gesetzt: %1</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <extracomment>widgets/guide/GuideBook.cpp</extracomment>
        <translation>Verzeichnis: %1</translation>
    </message>
    <message>
        <source>All kinds of problems</source>
        <extracomment>widgets/guide/GuideBook.cpp</extracomment>
        <translation>Alle Arten von Problemen</translation>
    </message>
    <message>
        <source>The guide has no page “%1”.</source>
        <extracomment>widgets/guide/GuideBook.cpp</extracomment>
        <translation>Das Handbuch hat keine Seite „%1“.</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>&amp;Suchen</translation>
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
        <translation>Handbuch, Befehl, Taste suchen</translation>
    </message>
    <message>
        <source>What was found</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>widgets/guide/GuideWindow.cpp</extracomment>
        <translation>Seite</translation>
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
        <translation>%1 – Handbuch</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>widgets/history/HistoryModel.cpp</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>widgets/history/HistoryModel.cpp</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>undone</source>
        <extracomment>widgets/history/HistoryModel.cpp</extracomment>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Steps that can be undone</source>
        <extracomment>widgets/history/HistoryPanel.cpp</extracomment>
        <translation>Schritte, die zurückgenommen werden können</translation>
    </message>
    <message>
        <source>1 step</source>
        <extracomment>widgets/history/HistoryPanel.cpp</extracomment>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <extracomment>widgets/history/HistoryPanel.cpp</extracomment>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>Inside</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Add an Object</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>Gegenstand hinzufügen</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Delete it from the level</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>Aus dem Level löschen</translation>
    </message>
    <message>
        <source>Take out of the container</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>Aus dem Behälter nehmen</translation>
    </message>
    <message>
        <source>Put into the container</source>
        <extracomment>widgets/inspector/ContainerContents.cpp</extracomment>
        <translation>In den Behälter legen</translation>
    </message>
    <message>
        <source>Pick</source>
        <extracomment>widgets/inspector/FieldEditors.cpp</extracomment>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <extracomment>widgets/inspector/FieldEditors.cpp</extracomment>
        <translation>Auf der Karte wählen</translation>
    </message>
    <message>
        <source>Choose the place on the map: click it, or move there with the arrow keys and press Enter. Escape cancels.</source>
        <extracomment>widgets/inspector/FieldEditors.cpp</extracomment>
        <translation>Wählen Sie die Stelle auf der Karte: klicken Sie darauf, oder gehen Sie mit den Pfeiltasten hin und drücken Sie Enter. Esc bricht ab.</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Was</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Their common fields. A change applies to all of them.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Ihre gemeinsamen Angaben. Eine Änderung gilt für alle.</translation>
    </message>
    <message>
        <source>%1 statements</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>%1 Anweisungen</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>The whole file</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Die ganze Datei</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>This place can only be typed, because it does not count from the corner of the map.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Diese Stelle kann nur geschrieben werden, weil sie nicht von der Ecke der Karte aus zählt.</translation>
    </message>
    <message>
        <source>This statement is incomplete. Its fields can be changed once it is complete.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Diese Anweisung ist unvollständig. Ihre Angaben können geändert werden, sobald sie vollständig ist.</translation>
    </message>
    <message>
        <source>Themed room “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Themenraum „%1“</translation>
    </message>
    <message>
        <source>Contents for themed rooms “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Inhalt für Themenräume „%1“</translation>
    </message>
    <message>
        <source>A function, without values of its own</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Eine Funktion ohne eigene Werte</translation>
    </message>
    <message>
        <source>Select it in the outline to change its values</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>In der Gliederung auswählen, um seine Werte zu ändern</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Maze level “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Labyrinth-Level „%1“</translation>
    </message>
    <message>
        <source>Room level “%1”</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Raum-Level „%1“</translation>
    </message>
    <message>
        <source>Map: %1 × %2</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Karte: %1 × %2</translation>
    </message>
    <message>
        <source>Parts</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Rooms</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Click a thing on the map, or a statement in the text, to see its fields.</source>
        <extracomment>widgets/inspector/InspectorPanel.cpp</extracomment>
        <translation>Klicken Sie auf etwas auf der Karte oder auf eine Anweisung im Text, um ihre Angaben zu sehen.</translation>
    </message>
    <message>
        <source>fixed</source>
        <extracomment>widgets/inspector/NumberEditors.cpp</extracomment>
        <translation>fest</translation>
    </message>
    <message>
        <source>of the map</source>
        <extracomment>widgets/inspector/PlaceEditors.cpp</extracomment>
        <translation>der Karte</translation>
    </message>
    <message>
        <source>of the level</source>
        <extracomment>widgets/inspector/PlaceEditors.cpp</extracomment>
        <translation>des Levels</translation>
    </message>
    <message>
        <source>at</source>
        <extracomment>widgets/inspector/PlaceEditors.cpp</extracomment>
        <translation>bei</translation>
    </message>
    <message>
        <source>(not given)</source>
        <extracomment>widgets/inspector/WordEditors.cpp</extracomment>
        <translation>(nicht angegeben)</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <extracomment>widgets/lenses/LensLegend.cpp</extracomment>
        <translation>Legende: %1</translation>
    </message>
    <message>
        <source>%1, 0 to %2</source>
        <extracomment>widgets/lenses/LensLegend.cpp</extracomment>
        <translation>%1, 0 bis %2</translation>
    </message>
    <message>
        <source>upright axis</source>
        <extracomment>widgets/lenses/LensLegend.cpp</extracomment>
        <translation>senkrechte Achse</translation>
    </message>
    <message>
        <source>level axis</source>
        <extracomment>widgets/lenses/LensLegend.cpp</extracomment>
        <translation>waagrechte Achse</translation>
    </message>
    <message>
        <source>What the lens measures of the level</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Was die Linse am Level misst</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>No lens</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Keine Linse</translation>
    </message>
    <message>
        <source>Look at the roll on the map, or at many rolls together</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Den Wurf auf der Karte ansehen oder viele Würfe zusammen</translation>
    </message>
    <message>
        <source>This roll</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Dieser Wurf</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>%1 Würfe</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>Where distances are counted from</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Von wo aus Entfernungen gezählt werden</translation>
    </message>
    <message>
        <source>From the stairs up</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Von der Treppe nach oben</translation>
    </message>
    <message>
        <source>From the stairs down</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Von der Treppe nach unten</translation>
    </message>
    <message>
        <source>From where one arrives from above</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Vom Ort der Ankunft von oben</translation>
    </message>
    <message>
        <source>From where one arrives from below</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Vom Ort der Ankunft von unten</translation>
    </message>
    <message>
        <source>From the pointer</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Vom Zeiger</translation>
    </message>
    <message>
        <source>Doors</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Türen</translation>
    </message>
    <message>
        <source>The hero opens closed doors</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Der Held öffnet geschlossene Türen</translation>
    </message>
    <message>
        <source>Locks</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Schlösser</translation>
    </message>
    <message>
        <source>The hero opens locked doors and drawbridges</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Der Held öffnet verschlossene Türen und Zugbrücken</translation>
    </message>
    <message>
        <source>Secrets</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Geheimes</translation>
    </message>
    <message>
        <source>The hero finds secret doors and secret corridors</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Der Held findet Geheimtüren und Geheimgänge</translation>
    </message>
    <message>
        <source>Dig</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Graben</translation>
    </message>
    <message>
        <source>The hero digs through rock, walls and trees</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Der Held gräbt sich durch Fels, Wände und Bäume</translation>
    </message>
    <message>
        <source>Levitate</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Schweben</translation>
    </message>
    <message>
        <source>The hero crosses water and lava</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Der Held überquert Wasser und Lava</translation>
    </message>
    <message>
        <source>A lens colours the map by how the level plays: choose one above.</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Eine Linse färbt die Karte danach, wie sich das Level spielt. Wählen Sie oben eine aus.</translation>
    </message>
    <message>
        <source>There is no roll to look at: %1</source>
        <extracomment>widgets/lenses/LensPanel.cpp</extracomment>
        <translation>Es gibt keinen Wurf zum Ansehen: %1</translation>
    </message>
    <message>
        <source>%1 on average (%2)</source>
        <extracomment>widgets/lenses/LensPicture.cpp</extracomment>
        <translation>%1 im Mittel (%2)</translation>
    </message>
    <message>
        <source>%1 in %2 % of the rolls</source>
        <extracomment>widgets/lenses/LensPicture.cpp</extracomment>
        <translation>%1 in %2 % der Würfe</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>widgets/lenses/LensPicture.cpp</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1; none in %2 % of the rolls</source>
        <extracomment>widgets/lenses/LensPicture.cpp</extracomment>
        <translation>%1; nichts in %2 % der Würfe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>widgets/outline/OutlineModel.cpp</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Before the first level</source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation>Vor dem ersten Level</translation>
    </message>
    <message>
        <source>room, </source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation>Raum, </translation>
    </message>
    <message>
        <source>contents, </source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation>Inhalt, </translation>
    </message>
    <message>
        <source>rooms</source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation>Räume</translation>
    </message>
    <message>
        <source>maze</source>
        <extracomment>widgets/outline/OutlineNode.cpp</extracomment>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>Filter of the outline</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Filter der Gliederung</translation>
    </message>
    <message>
        <source>Levels and their statements</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Level und ihre Anweisungen</translation>
    </message>
    <message>
        <source>Only statements of the same list can be moved together.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Nur Anweisungen derselben Liste können zusammen verschoben werden.</translation>
    </message>
    <message>
        <source>It is already the first one.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Sie ist schon die erste.</translation>
    </message>
    <message>
        <source>It is already the last one.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Sie ist schon die letzte.</translation>
    </message>
    <message>
        <source>Only statements of the same list can be duplicated together.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Nur Anweisungen derselben Liste können zusammen dupliziert werden.</translation>
    </message>
    <message>
        <source>This cannot be renamed.</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Dies kann nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>Duplicate %1 Statements</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>%1 Anweisungen duplizieren</translation>
    </message>
    <message>
        <source>Move %1 Statements</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>%1 Anweisungen verschieben</translation>
    </message>
    <message>
        <source>Duplicate Statement</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Anweisung duplizieren</translation>
    </message>
    <message>
        <source>Move Statement</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Anweisung verschieben</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <extracomment>widgets/outline/OutlinePanel.cpp</extracomment>
        <translation>Du&amp;plizieren</translation>
    </message>
    <message>
        <source>Close the message</source>
        <extracomment>widgets/pages/MessageBar.cpp</extracomment>
        <translation>Die Meldung schließen</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <extracomment>widgets/pages/PageTabs.cpp</extracomment>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>&amp;Move to Other Side</source>
        <extracomment>widgets/pages/PageTabs.cpp</extracomment>
        <translation>Auf die andere &amp;Seite</translation>
    </message>
    <message>
        <source>&amp;All on One Side</source>
        <extracomment>widgets/pages/PageTabs.cpp</extracomment>
        <translation>Alle auf &amp;einer Seite</translation>
    </message>
    <message>
        <source>This document has nothing to show here.</source>
        <extracomment>widgets/pages/PanelDocks.cpp</extracomment>
        <translation>Dieses Dokument hat hier nichts zu zeigen.</translation>
    </message>
    <message>
        <source>Folded Panels</source>
        <extracomment>widgets/pages/PanelStrip.cpp</extracomment>
        <translation>Eingeklappte Bereiche</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>widgets/pages/PanelStrip.cpp</extracomment>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Outline</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Palette</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Cell</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Stamps</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Lens</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Linse</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>widgets/pages/PanelTable.cpp</extracomment>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>%2 does not know %1 of this file. Is it for another game?</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation>%2 kennt %1 aus dieser Datei nicht. Ist sie für ein anderes Spiel?</translation>
    </message>
    <message>
        <source>Add Its Sources…</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation>Quellen hinzufügen…</translation>
    </message>
    <message>
        <source>Choose Game…</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation>Spiel wählen…</translation>
    </message>
    <message>
        <source>Ignore Them in This Folder</source>
        <extracomment>widgets/pages/UnknownBar.cpp</extracomment>
        <translation>In diesem Ordner in Ruhe lassen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Things</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>Search terrain</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation>Gelände suchen</translation>
    </message>
    <message>
        <source>Search things</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation>Dinge suchen</translation>
    </message>
    <message>
        <source>Search rooms</source>
        <extracomment>widgets/picker/Palette.cpp</extracomment>
        <translation>Räume suchen</translation>
    </message>
    <message>
        <source>&amp;Replace:</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation>&amp;Ersetze:</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation>&amp;Durch:</translation>
    </message>
    <message>
        <source>In the &amp;selected cells</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation>In den &amp;ausgewählten Feldern</translation>
    </message>
    <message>
        <source>In this &amp;part</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation>In diesem &amp;Teil</translation>
    </message>
    <message>
        <source>In the whole &amp;level</source>
        <extracomment>widgets/picker/ReplaceTerrainDialog.cpp</extracomment>
        <translation>Im ganzen &amp;Level</translation>
    </message>
    <message>
        <source>blank</source>
        <extracomment>widgets/picker/TerrainPalette.cpp</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 (key: %2)</source>
        <extracomment>widgets/picker/TerrainPalette.cpp</extracomment>
        <translation>%1 (Taste: %2)</translation>
    </message>
    <message>
        <source>Recent things</source>
        <extracomment>widgets/picker/ThingPalette.cpp</extracomment>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>What you place appears here, too.</source>
        <extracomment>widgets/picker/ThingPalette.cpp</extracomment>
        <translation>Was Sie setzen, erscheint auch hier.</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>Text for NetHackWiki</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Text für NetHackWiki</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Characters</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>&amp;Things</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>&amp;Dinge</translation>
    </message>
    <message>
        <source>&amp;Regions and rooms</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>&amp;Gebiete und Räume</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Map as written</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Karte wie geschrieben</translation>
    </message>
    <message>
        <source>Roll with seed %1</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Wurf mit Startzahl %1</translation>
    </message>
    <message>
        <source>Heat map of the selected statement</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Heatmap der ausgewählten Anweisung</translation>
    </message>
    <message>
        <source>Map through the lens</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Karte durch die Linse</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>&amp;Zeigen:</translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>&amp;Form:</translation>
    </message>
    <message>
        <source>&amp;Look:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>&amp;Aussehen:</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Sc&amp;ale:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>&amp;Maßstab:</translation>
    </message>
    <message>
        <source>&amp;Border:</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>&amp;Rand:</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>An SVG picture shows characters.</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Ein SVG-Bild zeigt Zeichen.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>This is not possible: %1.</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Das geht nicht: %1.</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>%1 wurde geschrieben</translation>
    </message>
    <message>
        <source>It is in the clipboard.</source>
        <extracomment>widgets/pictures/PictureDialog.cpp</extracomment>
        <translation>Es ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Stops walks and replays when this happens</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>Hält Wege und Wiedergaben an, wenn dies geschieht</translation>
    </message>
    <message>
        <source>Stop for things of this name</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>Bei Dingen dieses Namens anhalten</translation>
    </message>
    <message>
        <source>name of a thing</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>Name eines Dings</translation>
    </message>
    <message>
        <source>What must happen</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>Was geschehen muss</translation>
    </message>
    <message>
        <source>comes into view</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>kommt in Sicht</translation>
    </message>
    <message>
        <source>first sees you</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>sieht Sie zuerst</translation>
    </message>
    <message>
        <source>Stop when</source>
        <extracomment>widgets/playtest/BreakBar.cpp</extracomment>
        <translation>Anhalten, wenn</translation>
    </message>
    <message>
        <source>Command for the world server</source>
        <extracomment>widgets/playtest/CommandLine.cpp</extracomment>
        <translation>Befehl für den Weltserver</translation>
    </message>
    <message>
        <source>A command, e.g. T_LIFEPOINTS 20</source>
        <extracomment>widgets/playtest/CommandLine.cpp</extracomment>
        <translation>Ein Befehl, z. B. T_LIFEPOINTS 20</translation>
    </message>
    <message>
        <source>What lies here</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>Was hier liegt</translation>
    </message>
    <message>
        <source>Inventory</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>Gepäck</translation>
    </message>
    <message>
        <source>Pick Up</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Pick up the topmost thing  (,)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>Das oberste Ding aufheben  (,)</translation>
    </message>
    <message>
        <source>Put down the chosen thing  (d)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>Das gewählte Ding ablegen  (d)</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>Use or eat the chosen thing  (a or e)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>Das gewählte Ding benutzen oder essen  (a oder e)</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>You carry</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>Sie tragen</translation>
    </message>
    <message>
        <source>(gone)</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>(fort)</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>widgets/playtest/InventoryPanel.cpp</extracomment>
        <translation>nichts</translation>
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
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Messages about what happens appear here.</source>
        <extracomment>widgets/playtest/MessagePane.cpp</extracomment>
        <translation>Was geschieht, steht hier.</translation>
    </message>
    <message>
        <source>%1,%2</source>
        <extracomment>widgets/playtest/PlaceNames.cpp</extracomment>
        <translation>%1,%2</translation>
    </message>
    <message>
        <source>%1 in part %2</source>
        <extracomment>widgets/playtest/PlaceNames.cpp</extracomment>
        <translation>%1 in Teil %2</translation>
    </message>
    <message>
        <source>%1 in the level</source>
        <extracomment>widgets/playtest/PlaceNames.cpp</extracomment>
        <translation>%1 im Level</translation>
    </message>
    <message>
        <source>%1 comes into view</source>
        <extracomment>widgets/playtest/PlayController.cpp</extracomment>
        <translation>%1 kommt in Sicht</translation>
    </message>
    <message>
        <source>Stopped: you see %1</source>
        <extracomment>widgets/playtest/PlayController.cpp</extracomment>
        <translation>Angehalten: Sie sehen %1</translation>
    </message>
    <message>
        <source>Stopped: %1 sees you</source>
        <extracomment>widgets/playtest/PlayController.cpp</extracomment>
        <translation>Angehalten: %1 sieht Sie</translation>
    </message>
    <message>
        <source>Drop what? Press its letter, or Esc to cancel.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>Was ablegen? Drücken Sie den Buchstaben; Esc bricht ab.</translation>
    </message>
    <message>
        <source>Use what? Press its letter, or Esc to cancel.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>Was benutzen? Drücken Sie den Buchstaben; Esc bricht ab.</translation>
    </message>
    <message>
        <source>Kick in which direction? Esc cancels.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>In welche Richtung treten? Esc bricht ab.</translation>
    </message>
    <message>
        <source>Close in which direction? Esc cancels.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>In welcher Richtung schließen? Esc bricht ab.</translation>
    </message>
    <message>
        <source>This world has no command “%1”.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>Diese Welt hat keinen Befehl „%1“.</translation>
    </message>
    <message>
        <source>You carry nothing.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>Sie tragen nichts.</translation>
    </message>
    <message>
        <source>You carry nothing with that letter.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>Sie tragen nichts mit diesem Buchstaben.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Look: move the mark; Esc ends it.</source>
        <extracomment>widgets/playtest/PlayInput.cpp</extracomment>
        <translation>Umsehen: bewegen Sie die Marke; Esc beendet es.</translation>
    </message>
    <message>
        <source>Go or hit left, down, up, right</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Gehen oder schlagen: links, unten, oben, rechts</translation>
    </message>
    <message>
        <source>h j k l, arrows, 4 2 8 6</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>h j k l, Pfeile, 4 2 8 6</translation>
    </message>
    <message>
        <source>Go or hit up left, up right, down left, down right</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Gehen oder schlagen: links oben, rechts oben, links unten, rechts unten</translation>
    </message>
    <message>
        <source>y u b n, Home PgUp End PgDn, 7 9 1 3</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>y u b n, Pos1 Bild↑ Ende Bild↓, 7 9 1 3</translation>
    </message>
    <message>
        <source>Go on until something comes into view</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Weitergehen, bis etwas in Sicht kommt</translation>
    </message>
    <message>
        <source>with Shift</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>mit Umschalt</translation>
    </message>
    <message>
        <source>Wait a turn</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Eine Runde warten</translation>
    </message>
    <message>
        <source>.  5</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>.  5</translation>
    </message>
    <message>
        <source>Search, or wait where there is no search</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Suchen, oder warten, wo es kein Suchen gibt</translation>
    </message>
    <message>
        <source>s, many times: Shift+S</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>s, viele Male: Umschalt+S</translation>
    </message>
    <message>
        <source>Pick up what lies here</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Aufheben, was hier liegt</translation>
    </message>
    <message>
        <source>,  g</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>,  g</translation>
    </message>
    <message>
        <source>Drop something; Esc to cancel</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Etwas ablegen; Esc bricht ab</translation>
    </message>
    <message>
        <source>d and its letter</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>d und sein Buchstabe</translation>
    </message>
    <message>
        <source>Use or eat something</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Etwas benutzen oder essen</translation>
    </message>
    <message>
        <source>a or e and its letter</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>a oder e und sein Buchstabe</translation>
    </message>
    <message>
        <source>Kick</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Treten</translation>
    </message>
    <message>
        <source>Ctrl+D or Ctrl+K and a direction</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Strg+D oder Strg+K und eine Richtung</translation>
    </message>
    <message>
        <source>Close a door</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Eine Tür schließen</translation>
    </message>
    <message>
        <source>c and a direction</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>c und eine Richtung</translation>
    </message>
    <message>
        <source>Leave by the stairs you stand on</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Über die Treppe gehen, auf der Sie stehen</translation>
    </message>
    <message>
        <source>&lt;  &gt;</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>&lt;  &gt;</translation>
    </message>
    <message>
        <source>Let a creature&apos;s mind play a turn</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Den Verstand eines Wesens eine Runde spielen lassen</translation>
    </message>
    <message>
        <source>o, many turns: Shift+O</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>o, viele Runden: Umschalt+O</translation>
    </message>
    <message>
        <source>Undo a command, or ten turns</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Einen Befehl zurücknehmen, oder zehn Runden</translation>
    </message>
    <message>
        <source>Backspace or Ctrl+Z, Shift+Backspace</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Rücktaste oder Strg+Z, Umschalt+Rücktaste</translation>
    </message>
    <message>
        <source>Forward again</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Wieder vorwärts</translation>
    </message>
    <message>
        <source>Ctrl+Y, Ctrl+Shift+Z</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Strg+Y, Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Look at a cell; Esc ends it</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Ein Feld ansehen; Esc beendet es</translation>
    </message>
    <message>
        <source>; and the keys of directions, or the mouse</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>; und die Richtungstasten, oder die Maus</translation>
    </message>
    <message>
        <source>This page</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>Diese Seite</translation>
    </message>
    <message>
        <source>?  F1</source>
        <extracomment>widgets/playtest/PlayKeys.cpp</extracomment>
        <translation>?  F1</translation>
    </message>
    <message>
        <source>Playtest Keys</source>
        <extracomment>widgets/playtest/PlayKeysDialog.cpp</extracomment>
        <translation>Tasten des Probespiels</translation>
    </message>
    <message>
        <source>You died</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Sie sind gestorben</translation>
    </message>
    <message>
        <source>You left by the %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Sie sind gegangen: %1</translation>
    </message>
    <message>
        <source>You won</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Sie haben gewonnen</translation>
    </message>
    <message>
        <source>The world stands still</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Die Welt steht still</translation>
    </message>
    <message>
        <source>1 turn</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>1 Runde</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>1 kill</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>1 Erlegtes</translation>
    </message>
    <message>
        <source>%1 kills</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1 Erlegte</translation>
    </message>
    <message>
        <source>%1 after %2, with %3.  Backspace goes back a step, Ctrl+R starts again.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1 nach %2, mit %3.  Die Rücktaste geht einen Schritt zurück, Strg+R beginnt von vorn.</translation>
    </message>
    <message>
        <source>You and what you carry</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Sie und was Sie tragen</translation>
    </message>
    <message>
        <source>— turn %1, after %2 commands of the game —</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>— Runde %1, nach %2 Befehlen des Spiels —</translation>
    </message>
    <message>
        <source>Nobody can stand at %1, so you start where a player arrives.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Bei %1 kann niemand stehen, darum beginnen Sie dort, wo ein Spieler ankommt.</translation>
    </message>
    <message>
        <source>The level has changed and was restarted where you were.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Das Level hat sich geändert und wurde dort neu begonnen, wo Sie waren.</translation>
    </message>
    <message>
        <source>The level has changed and was restarted where a player arrives, because nobody can stand where you were.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Das Level hat sich geändert und wurde dort neu begonnen, wo ein Spieler ankommt, denn wo Sie waren, kann niemand stehen.</translation>
    </message>
    <message>
        <source>The run cannot be opened: %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Der Lauf kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>From command %1 on, this run differs from the game that was saved.</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Ab Befehl %1 weicht dieser Lauf von dem gespeicherten Spiel ab.</translation>
    </message>
    <message>
        <source>This cannot be played: %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Dies kann nicht gespielt werden: %1</translation>
    </message>
    <message>
        <source>Saved the run as %1</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Der Lauf wurde als %1 gespeichert</translation>
    </message>
    <message>
        <source>— the game begins —</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>— das Spiel beginnt —</translation>
    </message>
    <message>
        <source>%1 — Playtest</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1 — Probespiel</translation>
    </message>
    <message>
        <source>%1  not seen yet</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>%1  noch nicht gesehen</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>  (remembered)</source>
        <extracomment>widgets/playtest/PlaytestWindow.cpp</extracomment>
        <translation>  (erinnert)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Neu &amp;beginnen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Next Seed</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>&amp;Nächste Startzahl</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>&amp;Open World or Run…</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Welt oder Lauf &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Save Run…</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Lauf &amp;speichern…</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>See &amp;Everything</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>&amp;Alles sehen</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Show &amp;Protocol</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>&amp;Protokoll zeigen</translation>
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
        <translation>Befehle &amp;tippen</translation>
    </message>
    <message>
        <source>F7</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>F7</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>F1</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>F1</translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>The seed of this world; type another and press Return</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Die Startzahl dieser Welt; tippen Sie eine andere und drücken Sie Enter</translation>
    </message>
    <message>
        <source>Open a World or a Run</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Welt oder Lauf öffnen</translation>
    </message>
    <message>
        <source>All files (*);;Runs (*.run)</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Alle Dateien (*);;Läufe (*.run)</translation>
    </message>
    <message>
        <source>Save the Run</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Lauf speichern</translation>
    </message>
    <message>
        <source>Runs (*.run)</source>
        <extracomment>widgets/playtest/PlaytestWindowActions.cpp</extracomment>
        <translation>Läufe (*.run)</translation>
    </message>
    <message>
        <source>Protocol</source>
        <extracomment>widgets/playtest/ProtocolPane.cpp</extracomment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Life points</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Life %1 of %2</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>Leben %1 von %2</translation>
    </message>
    <message>
        <source>Dead</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Kills %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>Erlegt %1</translation>
    </message>
    <message>
        <source>Satiation %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>Sattheit %1</translation>
    </message>
    <message>
        <source>At %1</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>Bei %1</translation>
    </message>
    <message>
        <source>The god: mood %1, favour %2</source>
        <extracomment>widgets/playtest/StatusPanel.cpp</extracomment>
        <translation>Der Gott: Laune %1, Gunst %2</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back ten turns  (Shift+Backspace)</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Zehn Runden zurück  (Umschalt+Rücktaste)</translation>
    </message>
    <message>
        <source>Undo the last command  (Backspace)</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Den letzten Befehl zurücknehmen  (Rücktaste)</translation>
    </message>
    <message>
        <source>Forward  (Ctrl+Y)</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Vorwärts  (Strg+Y)</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Replay from here, or from the beginning</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Von hier oder vom Anfang an wiedergeben</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Augenblick des Spiels</translation>
    </message>
    <message>
        <source>Speed of replays</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Tempo der Wiedergaben</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>Turn %1, command %2 of %3</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Runde %1, Befehl %2 von %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>widgets/playtest/TimeBar.cpp</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>land</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>Land</translation>
    </message>
    <message>
        <source>tree</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>Baum</translation>
    </message>
    <message>
        <source>soil</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>Erde</translation>
    </message>
    <message>
        <source>altar</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>Altar</translation>
    </message>
    <message>
        <source>terrain “%1”</source>
        <extracomment>widgets/playtest/WorldLooks.cpp</extracomment>
        <translation>Gelände „%1“</translation>
    </message>
    <message>
        <source>On the map</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Die Marke bewegen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Paint while moving</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Beim Bewegen malen</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>Paint; start and end a shape; select</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Malen; eine Form beginnen und beenden; auswählen</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Leertaste, Enter</translation>
    </message>
    <message>
        <source>Cancel a stroke</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Einen Strich abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take a terrain</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Ein Gelände nehmen</translation>
    </message>
    <message>
        <source>its map character</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>sein Zeichen der Karte</translation>
    </message>
    <message>
        <source>Take the terrain of a cell</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Das Gelände eines Felds nehmen</translation>
    </message>
    <message>
        <source>Right button</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Rechte Maustaste</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Ctrl+Wheel</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Strg+Mausrad</translation>
    </message>
    <message>
        <source>Move the view</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Die Ansicht verschieben</translation>
    </message>
    <message>
        <source>Middle button</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Mittlere Maustaste</translation>
    </message>
    <message>
        <source>Stamps and pasted cells on the map</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Stempel und eingefügte Felder auf der Karte</translation>
    </message>
    <message>
        <source>Pick up a stamp</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Einen Stempel aufnehmen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Move what floats</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Bewegen, was schwebt</translation>
    </message>
    <message>
        <source>Arrows, mouse</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Pfeile, Maus</translation>
    </message>
    <message>
        <source>Put it down</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Enter, click</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Enter, Klick</translation>
    </message>
    <message>
        <source>Give it up</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Flip it left to right, top to bottom</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Von links nach rechts, von oben nach unten spiegeln</translation>
    </message>
    <message>
        <source>X, Y</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>X, Y</translation>
    </message>
    <message>
        <source>Rotate it clockwise, counterclockwise</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Im, gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>R, Shift+R</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>R, Umschalt+R</translation>
    </message>
    <message>
        <source>In the list of stamps</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>In der Liste der Stempel</translation>
    </message>
    <message>
        <source>Pick up</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Enter, click, its number</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Enter, Klick, seine Nummer</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>F2</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>F2</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>In the outline</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>In der Gliederung</translation>
    </message>
    <message>
        <source>Move up or down</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Nach oben oder unten</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Alt+Auf, Alt+Ab</translation>
    </message>
    <message>
        <source>Go to the text</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Zum Text gehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In a dungeon</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>In einem Verlies</translation>
    </message>
    <message>
        <source>Open the level; walk along the branch</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Das Level öffnen; der Abzweigung folgen</translation>
    </message>
    <message>
        <source>Walk back to the branch that leads here</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Zurück zur Abzweigung, die hierher führt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Move the level or branch</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Das Level oder die Abzweigung verschieben</translation>
    </message>
    <message>
        <source>Add a level</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Ein Level hinzufügen</translation>
    </message>
    <message>
        <source>Insert</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>In the text</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Im Text</translation>
    </message>
    <message>
        <source>Suggest words</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Wörter vorschlagen</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <extracomment>widgets/preferences/FixedKeys.cpp</extracomment>
        <translation>Strg+Leertaste</translation>
    </message>
    <message>
        <source>No Ke&amp;y</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Remove I&amp;t There</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>&amp;Dort wegnehmen</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>or press a key here</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>oder hier eine Taste drücken</translation>
    </message>
    <message>
        <source>Search for the command of a key: press the key here</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Den Befehl einer Taste suchen: drücken Sie die Taste hier</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Drücken Sie die neue Taste</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>&amp;Einlesen…</translation>
    </message>
    <message>
        <source>Import Keys</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Tasten einlesen</translation>
    </message>
    <message>
        <source>Keys (*.ini);;All files (*)</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Tasten (*.ini);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export Keys</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Tasten exportieren</translation>
    </message>
    <message>
        <source>%1 (also of %2)</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>%1 (auch von %2)</translation>
    </message>
    <message>
        <source>No command has the key %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Kein Befehl hat die Taste %1.</translation>
    </message>
    <message>
        <source>Key of “%1”:</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Taste von „%1“:</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Diese Taste kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>Key of “%1”: press the new key</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Taste von „%1“: drücken Sie die neue Taste</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Taste</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The same key belongs to %1, so it works for none of them.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Dieselbe Taste gehört zu %1, darum wirkt sie bei keinem davon.</translation>
    </message>
    <message>
        <source>The same key opens the menu “%1”.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Dieselbe Taste öffnet das Menü „%1“.</translation>
    </message>
    <message>
        <source>%1 types something. Press a key together with Ctrl or Alt, or a function key.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>%1 schreibt etwas. Drücken Sie eine Taste zusammen mit Strg oder Alt, oder eine Funktionstaste.</translation>
    </message>
    <message>
        <source>The keys were written to %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Die Tasten wurden nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>The keys cannot be written to %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Die Tasten können nicht nach %1 geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The keys were taken from %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>Die Tasten wurden aus %1 übernommen.</translation>
    </message>
    <message>
        <source>There are no keys of Levwright in %1.</source>
        <extracomment>widgets/preferences/KeysPage.cpp</extracomment>
        <translation>In %1 sind keine Tasten von Levwright.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>widgets/preferences/PreferencesDialog.cpp</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>widgets/preferences/PreferencesDialog.cpp</extracomment>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>widgets/preferences/PreferencesDialog.cpp</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation>Zurücksetzen: %1</translation>
    </message>
    <message>
        <source>Back to the usual value</source>
        <extracomment>widgets/preferences/SettingRow.cpp</extracomment>
        <translation>Wieder der übliche Wert</translation>
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
Korrektur: %2</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>widgets/problems/ProblemsModel.cpp</extracomment>
        <translation>Level</translation>
    </message>
    <message>
        <source>Show Unknown Words</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Unbekannte Wörter zeigen</translation>
    </message>
    <message>
        <source>Show again what is ignored in this folder</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Wieder zeigen, was in diesem Ordner in Ruhe gelassen wird</translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Show errors</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Fehler zeigen</translation>
    </message>
    <message>
        <source>Show warnings</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Warnungen zeigen</translation>
    </message>
    <message>
        <source>Show hints</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Hinweise zeigen</translation>
    </message>
    <message>
        <source>No errors or warnings</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Keine Fehler oder Warnungen</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>No errors or warnings, but 1 hint. Press the lamp above to see it.</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Keine Fehler oder Warnungen, aber 1 Hinweis. Drücken Sie die Lampe darüber, um ihn zu sehen.</translation>
    </message>
    <message>
        <source>No errors or warnings, but %1 hints. Press the lamp above to see them.</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Keine Fehler oder Warnungen, aber %1 Hinweise. Drücken Sie die Lampe darüber, um sie zu sehen.</translation>
    </message>
    <message>
        <source>No problems of the selected kinds</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Keine Probleme der gewählten Arten</translation>
    </message>
    <message>
        <source>Fix the selected problem</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Das ausgewählte Problem beheben</translation>
    </message>
    <message>
        <source>&amp;Go to It</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>&amp;Gehe dorthin</translation>
    </message>
    <message>
        <source>&amp;Copy Message</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Meldung &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Silence Problems of This Kind in This Level</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Probleme dieser Art in diesem Level &amp;verschweigen</translation>
    </message>
    <message>
        <source>Silence a problem</source>
        <extracomment>widgets/problems/ProblemsPanel.cpp</extracomment>
        <translation>Ein Problem verschweigen</translation>
    </message>
    <message>
        <source>Export All</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Levels of the folder</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>Level des Ordners</translation>
    </message>
    <message>
        <source>Files that were not exported</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>Dateien, die nicht exportiert wurden</translation>
    </message>
    <message>
        <source>No folder is open.</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>Kein Ordner ist offen.</translation>
    </message>
    <message>
        <source>Cancelled: %1 written, %2 failed</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>Abgebrochen: %1 geschrieben, %2 fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 written, %2 failed</source>
        <extracomment>widgets/project/ProjectPanel.cpp</extracomment>
        <translation>%1 geschrieben, %2 fehlgeschlagen</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <extracomment>widgets/quickopen/QuickBox.cpp</extracomment>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>widgets/quickopen/QuickBox.cpp</extracomment>
        <translation>Was passt</translation>
    </message>
    <message>
        <source>No matches.</source>
        <extracomment>widgets/quickopen/QuickBox.cpp</extracomment>
        <translation>Nichts passt.</translation>
    </message>
    <message>
        <source>Any other seed</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Irgendeine andere Startzahl</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Keep this seed in the row of rolls</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Diese Startzahl in der Reihe der Würfe behalten</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Show the roll mirrored, as the game shows it, and not as the map is drawn</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Den Wurf gespiegelt zeigen, wie das Spiel ihn zeigt, nicht wie die Karte gezeichnet ist</translation>
    </message>
    <message>
        <source>Leave Roll</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Wurf verlassen</translation>
    </message>
    <message>
        <source>Show the map without the roll</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Die Karte ohne den Wurf zeigen</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Wurf %1</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Anordnung %1</translation>
    </message>
    <message>
        <source>A roll is shown over the map, seed %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Über der Karte ist ein Wurf zu sehen, Startzahl %1</translation>
    </message>
    <message>
        <source>%1. This is the game&apos;s picture, which is mirrored.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>%1. Dies ist das Bild des Spiels, gespiegelt.</translation>
    </message>
    <message>
        <source>%1. The game mirrors this roll.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>%1. Das Spiel spiegelt diesen Wurf.</translation>
    </message>
    <message>
        <source>One possible layout, seed %1. Rooms stay while you edit.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Eine mögliche Anordnung, Startzahl %1. Räume bleiben beim Bearbeiten stehen.</translation>
    </message>
    <message>
        <source>One possible layout, seed %1</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Eine mögliche Anordnung, Startzahl %1</translation>
    </message>
    <message>
        <source>One possible layout, seed %1. There %2.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Eine mögliche Anordnung, Startzahl %1. Darin: %2.</translation>
    </message>
    <message>
        <source>One possible layout, seed %1. In line %2 %3.</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Eine mögliche Anordnung, Startzahl %1. In Zeile %2: %3.</translation>
    </message>
    <message>
        <source>Layout %1, line %2: %3</source>
        <extracomment>widgets/rollview/RollBar.cpp</extracomment>
        <translation>Anordnung %1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>There is no level here yet.</source>
        <extracomment>widgets/rollview/RollModel.cpp</extracomment>
        <translation>Hier ist noch kein Level.</translation>
    </message>
    <message>
        <source>
Line %1: %2</source>
        <extracomment>widgets/rollview/RollOverlay.cpp</extracomment>
        <translation>
Zeile %1: %2</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>Auswürfeln</translation>
    </message>
    <message>
        <source>Where the room is</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>Wo der Raum ist</translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>Allein</translation>
    </message>
    <message>
        <source>In a level</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>In einem Level</translation>
    </message>
    <message>
        <source>Contents of the room</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>Inhalt des Raums</translation>
    </message>
    <message>
        <source>The contents that the room gets, if it takes any</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>Der Inhalt, den der Raum bekommt, falls er einen annimmt</translation>
    </message>
    <message>
        <source>Roll the themed room alone, or in a level of rooms as the game makes it</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>Den Themenraum allein auswürfeln oder in einem Level aus Räumen, wie das Spiel es macht</translation>
    </message>
    <message>
        <source>Roll the vault alone, or in a sample level: with ordinary rooms, corridors and stairs. The game may set it into a level in another way.</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>Das Gewölbe allein auswürfeln oder in einem Beispiellevel: mit gewöhnlichen Räumen, Gängen und Treppen. Das Spiel setzt es vielleicht anders in ein Level.</translation>
    </message>
    <message>
        <source>Any contents</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>Irgendein Inhalt</translation>
    </message>
    <message>
        <source>“%1” is not a seed. Seeds are whole numbers up to 18446744073709551615.</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>„%1“ ist keine Startzahl. Startzahlen sind ganze Zahlen bis 18446744073709551615.</translation>
    </message>
    <message>
        <source>No roll: %1</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>Kein Wurf: %1</translation>
    </message>
    <message>
        <source>This roll is of an earlier text: %1</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>Dieser Wurf ist von einem früheren Text: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s)</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>
            <numerusform>%n Monster</numerusform>
            <numerusform>%n Monster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>
            <numerusform>%n Gegenstand</numerusform>
            <numerusform>%n Gegenstände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trap(s)</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>
            <numerusform>%n Falle</numerusform>
            <numerusform>%n Fallen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the game mirrors this roll</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>%1; das Spiel spiegelt diesen Wurf</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; rolled without: %2</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>%1; ausgewürfelt ohne: %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>widgets/rollview/RollPanel.h</extracomment>
        <translation>Startzahl %1</translation>
    </message>
    <message>
        <source>Rolls side by side</source>
        <extracomment>widgets/rollview/RollStrip.cpp</extracomment>
        <translation>Würfe nebeneinander</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <extracomment>widgets/rollview/RollStrip.cpp</extracomment>
        <translation>%1, angeheftet</translation>
    </message>
    <message>
        <source>open door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>offene Tür</translation>
    </message>
    <message>
        <source>locked door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>verschlossene Tür</translation>
    </message>
    <message>
        <source>closed door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>geschlossene Tür</translation>
    </message>
    <message>
        <source>broken door</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>zerbrochene Tür</translation>
    </message>
    <message>
        <source>doorway</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>peaceful</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>friedlich</translation>
    </message>
    <message>
        <source>asleep</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>schlafend</translation>
    </message>
    <message>
        <source>disguised</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>verkleidet</translation>
    </message>
    <message>
        <source>level %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>buried</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>vergraben</translation>
    </message>
    <message>
        <source>branch stairs</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Treppe der Abzweigung</translation>
    </message>
    <message>
        <source>stairs up</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Treppe nach oben</translation>
    </message>
    <message>
        <source>stairs down</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Treppe nach unten</translation>
    </message>
    <message>
        <source>ladder up</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Leiter nach oben</translation>
    </message>
    <message>
        <source>ladder down</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Leiter nach unten</translation>
    </message>
    <message>
        <source>engraving</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Inschrift</translation>
    </message>
    <message>
        <source>Not rolled to its end: %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Nicht zu Ende gewürfelt: %1</translation>
    </message>
    <message>
        <source>The script fails: %1; the game makes a maze instead</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Das Skript schlägt fehl: %1; das Spiel macht stattdessen ein Labyrinth</translation>
    </message>
    <message>
        <source>The game would end: %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>Das Spiel würde enden: %1</translation>
    </message>
    <message>
        <source>the game gives up: %1</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>das Spiel gibt auf: %1</translation>
    </message>
    <message>
        <source>the game gives up: %1; and %2 more</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>das Spiel gibt auf: %1; und %2 weitere</translation>
    </message>
    <message>
        <source>the game complains: “%1”</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>das Spiel beschwert sich: „%1“</translation>
    </message>
    <message>
        <source>the game complains: “%1” and %2 more</source>
        <extracomment>widgets/rollview/RolledMap.cpp</extracomment>
        <translation>das Spiel beschwert sich: „%1“ und %2 weitere</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Becomes</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1, maybe</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>Zeile %1, vielleicht</translation>
    </message>
    <message>
        <source>The script computes names, and this text may become one of that thing.</source>
        <extracomment>widgets/search/ChangeList.cpp</extracomment>
        <translation>Das Skript berechnet Namen, und dieser Text könnte einer davon werden.</translation>
    </message>
    <message>
        <source>%1 has changed since the search, so it was left alone.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 hat sich seit der Suche geändert und wurde in Ruhe gelassen.</translation>
    </message>
    <message>
        <source>%1 is not open any more.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 ist nicht mehr offen.</translation>
    </message>
    <message>
        <source>%1 is not open any more, or cannot be opened.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 ist nicht mehr offen oder kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>%1 was not changed.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 wurde nicht geändert.</translation>
    </message>
    <message>
        <source>%1 is open now, so it was left alone.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 ist jetzt offen und wurde in Ruhe gelassen.</translation>
    </message>
    <message>
        <source>%1 has changed since it was written, so it was left alone.</source>
        <extracomment>widgets/search/FileEdits.cpp</extracomment>
        <translation>%1 hat sich seit dem Schreiben geändert und wurde in Ruhe gelassen.</translation>
    </message>
    <message>
        <source>What to find</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>What takes its place</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Was an seine Stelle tritt</translation>
    </message>
    <message>
        <source>&amp;Replace by:</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>&amp;Ersetzen durch:</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Replace &amp;Ticked</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>&amp;Angekreuzte ersetzen</translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Find in Files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>In Dateien suchen</translation>
    </message>
    <message>
        <source>Bring back the texts that the files had before they were written</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Die Texte zurückholen, die die Dateien vor dem Schreiben hatten</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Fi&amp;nd:</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>S&amp;uchen:</translation>
    </message>
    <message>
        <source>Match &amp;case</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>&amp;Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Ganze &amp;Wörter</translation>
    </message>
    <message>
        <source>Regular e&amp;xpression</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Regulärer Aus&amp;druck</translation>
    </message>
    <message>
        <source>All open files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Alle offenen Dateien</translation>
    </message>
    <message>
        <source>&amp;In:</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>&amp;In:</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Ordner %1</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Anderer Ordner…</translation>
    </message>
    <message>
        <source>Find in a Folder</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>In einem Ordner suchen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Die Suche läuft…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Nichts wurde gefunden.</translation>
    </message>
    <message>
        <source>1 place in 1 file.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>1 Stelle in 1 Datei.</translation>
    </message>
    <message>
        <source>%1 places in 1 file.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>%1 Stellen in 1 Datei.</translation>
    </message>
    <message>
        <source>%1 places in %2 files.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>%1 Stellen in %2 Dateien.</translation>
    </message>
    <message>
        <source>1 text of a script may mean it, too.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>1 Text eines Skripts könnte es auch meinen.</translation>
    </message>
    <message>
        <source>%1 texts of scripts may mean it, too.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>%1 Texte von Skripten könnten es auch meinen.</translation>
    </message>
    <message>
        <source>The search ended early, so there may be more.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Die Suche endete vorzeitig; es kann mehr geben.</translation>
    </message>
    <message>
        <source>%1 has changed since the search.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>%1 hat sich seit der Suche geändert.</translation>
    </message>
    <message>
        <source>Replace in Files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>In Dateien ersetzen</translation>
    </message>
    <message>
        <source>%1 files that are not open will change. Open them all?</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>%1 Dateien, die nicht offen sind, werden geändert. Sollen alle geöffnet werden?</translation>
    </message>
    <message>
        <source>In open files each change can be looked at and undone, and nothing is saved until you save it. If the files are written to the disk at once, “Take Back” in this window gives them their texts back, until it writes others or Levwright ends.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>In offenen Dateien kann jede Änderung angesehen und zurückgenommen werden, und nichts wird gespeichert, bis Sie es speichern. Wenn die Dateien gleich auf die Platte geschrieben werden, gibt „Zurücknehmen“ in diesem Fenster ihnen ihre Texte zurück, bis es andere schreibt oder Levwright endet.</translation>
    </message>
    <message>
        <source>&amp;Open Them</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Alle ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Write to Disk</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Auf die Platte &amp;schreiben</translation>
    </message>
    <message>
        <source>Replace in files</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>In Dateien ersetzen</translation>
    </message>
    <message>
        <source>Replaced in 1 file, which is open and not saved yet.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Ersetzt in 1 Datei, die offen und noch nicht gespeichert ist.</translation>
    </message>
    <message>
        <source>Replaced in %1 files, which are open and not saved yet.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Ersetzt in %1 Dateien, die offen und noch nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Replaced in 1 file on the disk.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Ersetzt in 1 Datei auf der Platte.</translation>
    </message>
    <message>
        <source>Replaced in %1 files on the disk.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>Ersetzt in %1 Dateien auf der Platte.</translation>
    </message>
    <message>
        <source>1 file has its text back.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>1 Datei hat ihren Text zurück.</translation>
    </message>
    <message>
        <source>%1 files have their earlier texts again.</source>
        <extracomment>widgets/search/FindDialog.cpp</extracomment>
        <translation>%1 Dateien haben wieder ihre früheren Texte.</translation>
    </message>
    <message>
        <source>Rename in Files</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation>In Dateien umbenennen</translation>
    </message>
    <message>
        <source>“%1” becomes “%2” at these places. Files that are not open will be opened, and nothing is saved yet.</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation>„%1“ wird an diesen Stellen zu „%2“. Dateien, die nicht offen sind, werden geöffnet; noch wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Nothing was renamed. %1</source>
        <extracomment>widgets/search/RenameDialog.cpp</extracomment>
        <translation>Nichts wurde umbenannt. %1</translation>
    </message>
    <message>
        <source>This version is not kept any more.</source>
        <extracomment>widgets/session/KeptVersions.cpp</extracomment>
        <translation>Diese Version wird nicht mehr aufbewahrt.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>widgets/session/LeftWork.cpp</extracomment>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>The text is shown as %1 (Level &gt; Text in …).</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>Der Text wird als %1 gezeigt (Level &gt; Text in …).</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>Revert to Saved</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>Auf gespeicherten Stand zurückgesetzt</translation>
    </message>
    <message>
        <source>Nothing was changed: the text would exceed %1 MiB, the largest size that can be opened.</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>Nichts wurde geändert: der Text würde größer als %1 MiB, mehr kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Nothing was changed: the text would exceed %1 lines, the most that can be opened.</source>
        <extracomment>widgets/session/Session.cpp</extracomment>
        <translation>Nichts wurde geändert: der Text hätte mehr als %1 Zeilen, mehr kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Monsters</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Objects</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Traps</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>Fallen</translation>
    </message>
    <message>
        <source>Doors and bridges</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>Türen und Brücken</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>Features</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Walls and mazes</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>Wände und Labyrinthe</translation>
    </message>
    <message>
        <source>Random registers</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>Zufällige Register</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>widgets/session/StatementGroups.cpp</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Add %1 to My Game</source>
        <extracomment>widgets/session/Teaching.cpp</extracomment>
        <translation>%1 zu meinem Spiel hinzufügen</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <extracomment>widgets/session/Workspace.cpp</extracomment>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>Restore Unsaved Work</source>
        <extracomment>widgets/session/Workspace.cpp</extracomment>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>The colours of the windows and of the maps.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Die Farben der Fenster und der Karten.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Interface size</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <source>The size of words, icons and buttons. The map has its own zoom.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Die Größe von Wörtern, Symbolen und Knöpfen. Die Karte hat ihre eigene Vergrößerung.</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the windows and of the messages.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Die Sprache der Fenster und der Meldungen.</translation>
    </message>
    <message>
        <source>Font of the text</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Schrift des Textes</translation>
    </message>
    <message>
        <source>The font in which the text of a level is shown.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Die Schrift, in der der Text eines Levels zu sehen ist.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Größe des Textes</translation>
    </message>
    <message>
        <source>Ctrl and the wheel change it for one document.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Strg und das Mausrad ändern sie für ein Dokument.</translation>
    </message>
    <message>
        <source> points</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation> Punkt</translation>
    </message>
    <message>
        <source>Font of the map</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Schrift der Karte</translation>
    </message>
    <message>
        <source>The font of the letters on maps. Their size is that of the cells.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Die Schrift der Buchstaben auf Karten. Ihre Größe ist die der Felder.</translation>
    </message>
    <message>
        <source>Show maps as letters</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Karten als Buchstaben zeigen</translation>
    </message>
    <message>
        <source>Show each cell as the game’s character instead of a drawing.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Jedes Feld als das Zeichen des Spiels statt als Zeichnung zeigen.</translation>
    </message>
    <message>
        <source>Tileset</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Kachelsatz</translation>
    </message>
    <message>
        <source>A PNG or BMP picture of 16 × 16 or 32 × 32 tiles in the order of the game, or a folder of pictures with names such as kobold.png. What it lacks is drawn by Levwright.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Ein Bild in PNG oder BMP aus Kacheln von 16 × 16 oder 32 × 32 Punkten in der Reihenfolge des Spiels, oder ein Ordner von Bildern mit Namen wie kobold.png. Was fehlt, zeichnet Levwright.</translation>
    </message>
    <message>
        <source>Show the grid</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Das Gitter zeigen</translation>
    </message>
    <message>
        <source>Show regions</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Gebiete zeigen</translation>
    </message>
    <message>
        <source>Show regions and arrival areas on the map.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Gebiete und Ankunftsbereiche auf der Karte zeigen.</translation>
    </message>
    <message>
        <source>Map and text side by side</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Karte und Text nebeneinander</translation>
    </message>
    <message>
        <source>Otherwise the map is above the text.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Sonst ist die Karte über dem Text.</translation>
    </message>
    <message>
        <source>Indentation</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Einrückung</translation>
    </message>
    <message>
        <source>What Text &gt; Format puts before a line for each step.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Was Text &gt; Einrücken für jede Stufe vor eine Zeile setzt.</translation>
    </message>
    <message>
        <source>2 spaces</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>2 Leerzeichen</translation>
    </message>
    <message>
        <source>4 spaces</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>4 Leerzeichen</translation>
    </message>
    <message>
        <source>8 spaces</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>8 Leerzeichen</translation>
    </message>
    <message>
        <source>A tab</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Ein Tabulator</translation>
    </message>
    <message>
        <source>Line ends of new documents</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Zeilenenden neuer Dokumente</translation>
    </message>
    <message>
        <source>A file that is opened keeps the line ends that it has.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Eine geöffnete Datei behält die Zeilenenden, die sie hat.</translation>
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
        <translation>Von selbst speichern</translation>
    </message>
    <message>
        <source>Save changed documents that have a file. What is not saved is kept in journals, too, and offered again after a crash.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Geänderte Dokumente speichern, die eine Datei haben. Was nicht gespeichert ist, steht auch in Sicherungen und wird nach einem Absturz wieder angeboten.</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>When another program gets the keyboard</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Wenn ein anderes Programm die Tastatur bekommt</translation>
    </message>
    <message>
        <source>Every minute</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Jede Minute</translation>
    </message>
    <message>
        <source>Welcome page at startup</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Willkommensseite beim Start</translation>
    </message>
    <message>
        <source>Show recent files, templates and samples when nothing is open.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Zuletzt geöffnete Dateien, Vorlagen und Beispiele zeigen, wenn nichts offen ist.</translation>
    </message>
    <message>
        <source>Reopen documents at startup</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Dokumente beim Start wieder öffnen</translation>
    </message>
    <message>
        <source>When Levwright starts, reopen the documents that were open when you quit.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Beim Start von Levwright die Dokumente öffnen, die beim Beenden offen waren.</translation>
    </message>
    <message>
        <source>Reopen them also when opening files</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Auch wieder öffnen, wenn Dateien angegeben sind</translation>
    </message>
    <message>
        <source>Reopen them even if Levwright is started with the names of files.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Sie auch dann wieder öffnen, wenn Levwright mit Dateinamen gestartet wird.</translation>
    </message>
    <message>
        <source>Default game</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Übliches Spiel</translation>
    </message>
    <message>
        <source>The game of new documents, and of files that do not say which game they are for.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Das Spiel neuer Dokumente und von Dateien, die nicht sagen, für welches Spiel sie sind.</translation>
    </message>
    <message>
        <source>Export for</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Exportieren für</translation>
    </message>
    <message>
        <source>The machine on which the game loads exported levels.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Die Maschine, auf der das Spiel exportierte Level lädt.</translation>
    </message>
    <message>
        <source>64-bit games</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>64-Bit-Spiele</translation>
    </message>
    <message>
        <source>32-bit games</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>32-Bit-Spiele</translation>
    </message>
    <message>
        <source>Roll in the background</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Im Hintergrund auswürfeln</translation>
    </message>
    <message>
        <source>Roll the level a few times after each pause, and list what goes wrong among the problems.</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Das Level nach jeder Pause einige Male auswürfeln und unter den Problemen nennen, was schiefgeht.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Editing</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Files and session</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Dateien und Sitzung</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>widgets/settings/SettingSpecs.cpp</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>widgets/settings/Settings.cpp</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <extracomment>widgets/settings/Settings.cpp</extracomment>
        <translation>wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Aus %1 öffnen</translation>
    </message>
    <message>
        <source>These levels are opened as text to edit. The library is not changed.</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Diese Level werden als Text zum Bearbeiten geöffnet. Die Bibliothek wird nicht geändert.</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Nach Namen filtern</translation>
    </message>
    <message>
        <source>Levels in the library</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Level in der Bibliothek</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Level</translation>
    </message>
    <message>
        <source>dungeon</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>This is damaged, or belongs to a game that Levwright does not know.</source>
        <extracomment>widgets/shell/ArchiveDialog.cpp</extracomment>
        <translation>Dies ist beschädigt oder gehört zu einem Spiel, das Levwright nicht kennt.</translation>
    </message>
    <message>
        <source>New Map Characters</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation>Neue Zeichen der Karte</translation>
    </message>
    <message>
        <source>The sources of %1 do not say what these map characters look like.</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation>Die Quellen von %1 sagen nicht, wie diese Zeichen der Karte aussehen.</translation>
    </message>
    <message>
        <source>A letter</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation>Ein Buchstabe</translation>
    </message>
    <message>
        <source>%1 (%2) looks like</source>
        <extracomment>widgets/shell/CellLookDialog.cpp</extracomment>
        <translation>%1 (%2) sieht aus wie</translation>
    </message>
    <message>
        <source>Compare With</source>
        <extracomment>widgets/shell/CompareController.cpp</extracomment>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Levels and dungeons (*.des *.lua *.def *.pdf *.lev);;All files (*)</source>
        <extracomment>widgets/shell/CompareController.cpp</extracomment>
        <translation>Level und Verliese (*.des *.lua *.def *.pdf *.lev);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved with Levwright</source>
        <extracomment>widgets/shell/CompareController.cpp</extracomment>
        <translation>Mit Levwright gespeichert</translation>
    </message>
    <message>
        <source>Convert to Another &amp;Game</source>
        <extracomment>widgets/shell/ConvertMenu.cpp</extracomment>
        <translation>In ein anderes Spiel u&amp;mwandeln</translation>
    </message>
    <message>
        <source>There is no other game for it</source>
        <extracomment>widgets/shell/ConvertMenu.cpp</extracomment>
        <translation>Es gibt kein anderes Spiel dafür</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up at present: %1 Levwright will try again.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Ungespeicherte Arbeit kann zurzeit nicht gesichert werden: %1 Levwright versucht es wieder.</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>“%1” is as it was saved. Undo brings the changes back.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>„%1“ ist wieder wie gespeichert. Rückgängig bringt die Änderungen zurück.</translation>
    </message>
    <message>
        <source>Discard all changes to “%1” since it was last saved?</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Alle Änderungen an „%1“ seit dem letzten Speichern verwerfen?</translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Die Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>&amp;Keep for Next Time</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>&amp;Für das nächste Mal behalten</translation>
    </message>
    <message>
        <source>Keep for Next Time quits without saving, and without asking about further documents. Their changes and these are back when you next start Levwright without naming a file.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>„Für das nächste Mal behalten“ beendet das Programm, ohne zu speichern und ohne nach weiteren Dokumenten zu fragen. Deren Änderungen und diese sind wieder da, wenn Sie Levwright das nächste Mal ohne Angabe einer Datei starten.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept, because its backup cannot be written.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Ungespeicherte Arbeit kann nicht behalten werden, weil ihre Sicherung nicht geschrieben werden kann.</translation>
    </message>
    <message>
        <source>“%1” has been changed both here and by another program. Nothing is written until you choose.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>„%1“ wurde hier und von einem anderen Programm geändert. Nichts wird geschrieben, bis Sie wählen.</translation>
    </message>
    <message>
        <source>Load Theirs</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Andere laden</translation>
    </message>
    <message>
        <source>Save Mine</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Meine speichern</translation>
    </message>
    <message>
        <source>“%1” has been deleted or moved. Saving creates it again.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>„%1“ wurde gelöscht oder verschoben. Speichern legt sie wieder an.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program; its new contents have been loaded. Undo restores the previous text.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>„%1“ wurde von einem anderen Programm geändert; der neue Inhalt ist geladen. Rückgängig holt den vorigen Text zurück.</translation>
    </message>
    <message>
        <source>Merge with the file</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Mit der Datei zusammenführen</translation>
    </message>
    <message>
        <source>Both versions of “%1” are merged. Save to write the result.</source>
        <extracomment>widgets/shell/DocumentFile.cpp</extracomment>
        <translation>Beide Änderungen von „%1“ sind zusammengeführt. Speichern schreibt sie.</translation>
    </message>
    <message>
        <source>These would be outside the map and are removed: %1.</source>
        <extracomment>widgets/shell/DrawActions.cpp</extracomment>
        <translation>Dies läge außerhalb der Karte und wird entfernt: %1.</translation>
    </message>
    <message>
        <source>Export Level To</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>Level exportieren nach</translation>
    </message>
    <message>
        <source>the description itself is named “%1”; save it as “%1.def” first.</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>die Beschreibung selbst heißt „%1“; speichern Sie sie zuerst als „%1.def“.</translation>
    </message>
    <message>
        <source>Not copied: %1</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>Nicht kopiert: %1</translation>
    </message>
    <message>
        <source>Copied for MiniHack as a Python string for des_file.</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>Für MiniHack als Python-Zeichenkette für des_file kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>Copied for MiniHack, with %n thing(s) lost: %1</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>
            <numerusform>Für MiniHack kopiert, %n Ding ging verloren: %1</numerusform>
            <numerusform>Für MiniHack kopiert, %n Dinge gingen verloren: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to export: there is no level here yet.</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>Nichts zu exportieren: hier ist noch kein Level.</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>Nicht exportiert: %1</translation>
    </message>
    <message>
        <source>64-bit</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>64 Bit</translation>
    </message>
    <message>
        <source>32-bit</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>32 Bit</translation>
    </message>
    <message>
        <source>Exported %1 (%2 bytes, %3, %4)</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>%1 exportiert (%2 Bytes, %3, %4)</translation>
    </message>
    <message>
        <source>Not exported: line %1: %2</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>Nicht exportiert: Zeile %1: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>%1 on the disk</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>%1 auf der Platte</translation>
    </message>
    <message>
        <source>Save or undo the changes first, then open the file again.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Speichern Sie die Änderungen oder nehmen Sie sie zurück, und öffnen Sie die Datei dann noch einmal.</translation>
    </message>
    <message>
        <source>Levwright crashed while it was working on this document, so only the text is shown.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Levwright ist abgestürzt, während es an diesem Dokument arbeitete; darum ist nur der Text zu sehen.</translation>
    </message>
    <message>
        <source>Show Map and Lists</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Karte und Listen zeigen</translation>
    </message>
    <message>
        <source>copy.des</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Kopie.des</translation>
    </message>
    <message>
        <source>Edit a Copy</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Eine Kopie bearbeiten</translation>
    </message>
    <message>
        <source>There is no level in “%1”.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>In „%1“ ist kein Level.</translation>
    </message>
    <message>
        <source>Opening levels…</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Level werden geöffnet…</translation>
    </message>
    <message>
        <source>There is no level in the clipboard.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>In der Zwischenablage ist kein Level.</translation>
    </message>
    <message>
        <source>clipboard.des</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Zwischenablage.des</translation>
    </message>
    <message>
        <source>There is no level in the library “%1”.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>In der Bibliothek „%1“ ist kein Level.</translation>
    </message>
    <message>
        <source>The levels in the library “%1” belong to a game that Levwright does not know.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Die Level in der Bibliothek „%1“ gehören zu einem Spiel, das Levwright nicht kennt.</translation>
    </message>
    <message>
        <source>%1 (and %2 more that cannot be opened)</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>%1 (und %2 weitere, die nicht geöffnet werden können)</translation>
    </message>
    <message>
        <source>Open Level</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Level öffnen</translation>
    </message>
    <message>
        <source>Levels and dungeons (*.des *.lua *.lev *.def *.pdf dungeon nhdat nhushare);;Levels (*.des);;Level scripts (*.lua);;Compiled levels (*.lev);;Dungeons (*.def *.pdf);;Data libraries of games (nhdat nhushare);;Python programs and notebooks (*.py *.ipynb);;All files (*)</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Level und Verliese (*.des *.lua *.lev *.def *.pdf dungeon nhdat nhushare);;Level (*.des);;Level-Skripte (*.lua);;Übersetzte Level (*.lev);;Verliese (*.def *.pdf);;Datenbibliotheken von Spielen (nhdat nhushare);;Python-Programme und Notebooks (*.py *.ipynb);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Opening files…</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Dateien werden geöffnet…</translation>
    </message>
    <message>
        <source>Converting %1…</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>%1 wird umgewandelt…</translation>
    </message>
    <message>
        <source>The game finds this level only in a file named %1.</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Das Spiel findet dieses Level nur in einer Datei mit dem Namen %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 (and %2 more; levwright-cli convert lists all)</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>%1 (und %2 weitere; levwright-cli convert nennt alle)</translation>
    </message>
    <message>
        <source>Saved %1 documents</source>
        <extracomment>widgets/shell/FileController.cpp</extracomment>
        <translation>%1 Dokumente gespeichert</translation>
    </message>
    <message>
        <source>Nothing is selected to keep.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation>Nichts ist zum Behalten ausgewählt.</translation>
    </message>
    <message>
        <source>Kept as stamp %1. Type %1 on the map to pick it up.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation>Als Stempel %1 behalten. %1 auf der Karte nimmt ihn auf.</translation>
    </message>
    <message>
        <source>It is too large to be stored, and is kept only until Levwright closes.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation>Er ist zu groß zum Speichern und bleibt nur, bis Levwright endet.</translation>
    </message>
    <message>
        <source>It takes the place of “%1”.</source>
        <extracomment>widgets/shell/FragmentActions.cpp</extracomment>
        <translation>Er tritt an die Stelle von „%1“.</translation>
    </message>
    <message>
        <source>Not started: choose the folder of a NetHack 3.7 or 5.0 for Lua levels.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>Nicht gestartet: wählen Sie den Ordner eines NetHack 3.7 oder 5.0 für Lua-Level.</translation>
    </message>
    <message>
        <source>&amp;Choose Folder…</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>Choose the Game’s Folder (with nhdat and the Program)</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>Den Ordner des Spiels wählen (mit nhdat und dem Programm)</translation>
    </message>
    <message>
        <source>Play in NetHack</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>In NetHack spielen</translation>
    </message>
    <message>
        <source>The game:</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>Das Spiel:</translation>
    </message>
    <message>
        <source>In the game, this level will be the first one of the dungeon. The game makes no stairs up there, so yours will be missing, and you may start somewhere else.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>Im Spiel wird dieses Level das erste des Verlieses sein. Dort macht das Spiel keine Treppe nach oben; Ihre wird also fehlen, und Sie beginnen vielleicht anderswo.</translation>
    </message>
    <message>
        <source>A new game starts on this level.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>Ein neues Spiel beginnt auf diesem Level.</translation>
    </message>
    <message>
        <source>A new game starts on a copy of the level. The level also replaces the game’s own.</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>Ein neues Spiel beginnt auf einer Kopie des Levels. Das Level tritt auch an die Stelle des eigenen Levels des Spiels.</translation>
    </message>
    <message>
        <source>Not started: %1</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>Nicht gestartet: %1</translation>
    </message>
    <message>
        <source>No game is installed. %1</source>
        <extracomment>widgets/shell/GameLauncher.cpp</extracomment>
        <translation>Kein Spiel ist installiert. %1</translation>
    </message>
    <message>
        <source>%1 new monsters</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 neue Monster</translation>
    </message>
    <message>
        <source>%1 new objects</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 neue Gegenstände</translation>
    </message>
    <message>
        <source>%1 new kinds of terrain</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 neue Arten Gelände</translation>
    </message>
    <message>
        <source>%1 new words</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 neue Wörter</translation>
    </message>
    <message>
        <source>it has nothing new</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>es hat nichts Neues</translation>
    </message>
    <message>
        <source>Read levels as those of %1</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>Level als solche von %1 lesen</translation>
    </message>
    <message>
        <source>The sources of %1 have changed, but so have its tables; Level &gt; Add a Game… replaces them</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>Die Quellen von %1 haben sich geändert, aber auch seine Tabellen; Level &gt; Spiel hinzufügen… ersetzt sie</translation>
    </message>
    <message>
        <source>Importing %1 again from its sources…</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 wird aus seinen Quellen wieder eingelesen…</translation>
    </message>
    <message>
        <source>%1 was not imported again: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 wurde nicht wieder eingelesen: %2</translation>
    </message>
    <message>
        <source>The sources of %1 have changed, but no table has</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>Die Quellen von %1 haben sich geändert, aber keine Tabelle</translation>
    </message>
    <message>
        <source>%1 was imported again from its sources: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 wurde aus seinen Quellen wieder eingelesen: %2</translation>
    </message>
    <message>
        <source>%1 is not a level; it is read as a library</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 ist kein Level; es wird als Bibliothek gelesen</translation>
    </message>
    <message>
        <source>This is a level of %1, whose sources lie beside it: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>Dies ist ein Level von %1, dessen Quellen daneben liegen: %2</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation> oder </translation>
    </message>
    <message>
        <source>The game of this document. Click to choose another one.</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>Das Spiel dieses Dokuments. Ein Klick wählt ein anderes.</translation>
    </message>
    <message>
        <source>Nothing in this level tells whether it is for %1. It is read as one of %2. Click to choose another game.</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>Nichts in diesem Level sagt, ob es für %1 ist. Es wird als eines von %2 gelesen. Ein Klick wählt ein anderes Spiel.</translation>
    </message>
    <message>
        <source>Choose the Sources of a Game</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>Die Quellen eines Spiels wählen</translation>
    </message>
    <message>
        <source>Reading the sources of the game…</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>Die Quellen des Spiels werden gelesen…</translation>
    </message>
    <message>
        <source>No game was added: %1</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>Kein Spiel wurde hinzugefügt: %1</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 wurde hinzugefügt: %2</translation>
    </message>
    <message>
        <source>Use %1 for All Levels in This &amp;Folder</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>%1 für alle Level in diesem &amp;Ordner verwenden</translation>
    </message>
    <message>
        <source>Levels in this folder are read as those of %1 from now on.</source>
        <extracomment>widgets/shell/GameMenu.cpp</extracomment>
        <translation>Level in diesem Ordner werden ab jetzt als solche von %1 gelesen.</translation>
    </message>
    <message>
        <source>Save the document first. Your game belongs to its folder.</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation>Speichern Sie das Dokument zuerst. Ihr Spiel gehört zu seinem Ordner.</translation>
    </message>
    <message>
        <source>Nothing was added: %1</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation>Nichts wurde hinzugefügt: %1</translation>
    </message>
    <message>
        <source>%1 knows %2 now.</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation>%1 kennt jetzt %2.</translation>
    </message>
    <message>
        <source>Take Back</source>
        <extracomment>widgets/shell/GameTeacher.cpp</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The program git is not installed.</source>
        <extracomment>widgets/shell/GitHistory.cpp</extracomment>
        <translation>Das Programm git ist nicht installiert.</translation>
    </message>
    <message>
        <source>git takes too long.</source>
        <extracomment>widgets/shell/GitHistory.cpp</extracomment>
        <translation>git braucht zu lange.</translation>
    </message>
    <message>
        <source>git keeps no versions of this file.</source>
        <extracomment>widgets/shell/GitHistory.cpp</extracomment>
        <translation>git bewahrt keine Versionen dieser Datei auf.</translation>
    </message>
    <message>
        <source>No file of this folder holds the level “%1”.</source>
        <extracomment>widgets/shell/LevelNames.cpp</extracomment>
        <translation>Keine Datei dieses Ordners enthält das Level „%1“.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>widgets/shell/LevelNames.cpp</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>Zule&amp;tzt geöffnet</translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>Bereic&amp;he</translation>
    </message>
    <message>
        <source>Main</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>Haupt</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>, %1 warnings</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>, %1 Warnungen</translation>
    </message>
    <message>
        <source>&amp;Show Line %1</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>Zeile %1 &amp;zeigen</translation>
    </message>
    <message>
        <source>1 error</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>1 hint</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>%1 hints</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>No problems</source>
        <extracomment>widgets/shell/MainWindow.cpp</extracomment>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>There is no unsaved work to recover.</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>Es gibt keine ungespeicherte Arbeit.</translation>
    </message>
    <message>
        <source>About Levwright</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>Über Levwright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Levwright %1&lt;/h3&gt;&lt;p&gt;An editor for roguelike special levels: draw the map, keep the text.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>&lt;h3&gt;Levwright %1&lt;/h3&gt;&lt;p&gt;Ein Editor für besondere Level von Roguelikes: die Karte zeichnen, den Text behalten.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>First point at a cell of the map.</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>Zeigen Sie zuerst auf ein Feld der Karte.</translation>
    </message>
    <message>
        <source>Open a Folder of Levels</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>Einen Ordner mit Leveln öffnen</translation>
    </message>
    <message>
        <source>Delete %1 Statements</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>%1 Anweisungen löschen</translation>
    </message>
    <message>
        <source>Delete Part</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>Teil löschen</translation>
    </message>
    <message>
        <source>Delete Room</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>Raum löschen</translation>
    </message>
    <message>
        <source>Delete Statement</source>
        <extracomment>widgets/shell/MainWindowActions.cpp</extracomment>
        <translation>Anweisung löschen</translation>
    </message>
    <message>
        <source>The level has errors, so its rooms cannot be laid out yet.</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>Das Level hat Fehler, darum können seine Räume noch nicht angeordnet werden.</translation>
    </message>
    <message>
        <source>Add &amp;Room</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>&amp;Raum hinzufügen</translation>
    </message>
    <message>
        <source>Place at R&amp;andom</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>&amp;Zufällig setzen</translation>
    </message>
    <message>
        <source>Add &amp;Corridor</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>&amp;Gang hinzufügen</translation>
    </message>
    <message>
        <source>Add S&amp;ubroom</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>&amp;Nebenraum hinzufügen</translation>
    </message>
    <message>
        <source>Place at Random</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>Zufällig setzen</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Delete %1 Statements</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>%1 Anweisungen &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Delete Room</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>Raum &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Delete %1</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>%1 &amp;löschen</translation>
    </message>
    <message>
        <source>Delete &amp;Beneath</source>
        <extracomment>widgets/shell/MapMenu.cpp</extracomment>
        <translation>&amp;Darunter löschen</translation>
    </message>
    <message>
        <source>Level and part</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation>Level und Teil</translation>
    </message>
    <message>
        <source>The level and part that the map shows</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation>Das Level und der Teil, den die Karte zeigt</translation>
    </message>
    <message>
        <source>Themed rooms</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation>Themenräume</translation>
    </message>
    <message>
        <source>Contents for themed rooms</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation>Inhalt für Themenräume</translation>
    </message>
    <message>
        <source>%1, part %2</source>
        <extracomment>widgets/shell/PartChoice.cpp</extracomment>
        <translation>%1, Teil %2</translation>
    </message>
    <message>
        <source>The level is in the clipboard.</source>
        <extracomment>widgets/shell/PictureController.cpp</extracomment>
        <translation>Das Level ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Change the Language</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation>Sprache wechseln</translation>
    </message>
    <message>
        <source>The playtest ends if the language changes. Change it?</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation>Das Probespiel endet, wenn die Sprache wechselt. Soll sie wechseln?</translation>
    </message>
    <message>
        <source>Change &amp;Language</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation>Sprache &amp;wechseln</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation>Einstellungen: %1</translation>
    </message>
    <message>
        <source>page of the preferences</source>
        <extracomment>widgets/shell/Preferences.cpp</extracomment>
        <translation>Seite der Einstellungen</translation>
    </message>
    <message>
        <source>These strings are levels. Saving one writes it back into its string and changes nothing else. Levels that a LevelGenerator builds are only shown.</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>Diese Zeichenketten sind Level. Eins zu speichern schreibt es in seine Zeichenkette zurück und ändert sonst nichts. Level, die ein LevelGenerator baut, werden nur gezeigt.</translation>
    </message>
    <message>
        <source>Levels in the program</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>Level im Programm</translation>
    </message>
    <message>
        <source>Begins with</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>Beginnt mit</translation>
    </message>
    <message>
        <source>Can be changed</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>Änderbar</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>widgets/shell/PythonDialog.cpp</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>Files, levels and statements</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation>Dateien, Level und Anweisungen</translation>
    </message>
    <message>
        <source>&gt; commands and settings</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation>&gt; Befehle und Einstellungen</translation>
    </message>
    <message>
        <source>@ places in this document</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation>@ Stellen in diesem Dokument</translation>
    </message>
    <message>
        <source>open document</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation>offenes Dokument</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>widgets/shell/QuickOpen.cpp</extracomment>
        <translation>an</translation>
    </message>
    <message>
        <source>This journal cannot be read. %1</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Diese Sicherung kann nicht gelesen werden. %1</translation>
    </message>
    <message>
        <source>This text was never saved.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Dieser Text wurde nie gespeichert.</translation>
    </message>
    <message>
        <source>These changes of the file were not saved.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Diese Änderungen der Datei wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file has been changed since. The text can be saved under another name, or restored as a new document.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Die Datei wurde seither geändert. Der Text kann unter anderem Namen gespeichert oder als neues Dokument wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>The file no longer exists. Saving creates it again.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Die Datei gibt es nicht mehr. Speichern legt sie wieder an.</translation>
    </message>
    <message>
        <source>Recover A&amp;ll</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Unsaved Work</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>Levwright ended before these texts were saved. Lines with + are only in the recovered text, lines with − only in the file.</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Levwright endete, bevor diese Texte gespeichert waren. Zeilen mit + stehen nur im wiederhergestellten Text, Zeilen mit − nur in der Datei.</translation>
    </message>
    <message>
        <source>Unsaved texts</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Ungespeicherte Texte</translation>
    </message>
    <message>
        <source>What differs</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Was abweicht</translation>
    </message>
    <message>
        <source>Open every text that can be read</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Jeden lesbaren Text öffnen</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard the unsaved work on “%1” permanently?</source>
        <extracomment>widgets/shell/RecoveryDialog.cpp</extracomment>
        <translation>Die ungespeicherte Arbeit an „%1“ für immer verwerfen?</translation>
    </message>
    <message>
        <source>Levels (*.des)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>Level (*.des)</translation>
    </message>
    <message>
        <source>Dungeons (*.def *.pdf)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>Verliese (*.def *.pdf)</translation>
    </message>
    <message>
        <source>Dungeon scripts (*.lua)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>Verlies-Skripte (*.lua)</translation>
    </message>
    <message>
        <source>Replace the File</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>Die Datei ersetzen</translation>
    </message>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>„%1“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Save Level</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>Level speichern</translation>
    </message>
    <message>
        <source>Save Dungeon</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>Verlies speichern</translation>
    </message>
    <message>
        <source>Level scripts (*.lua)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>Level-Skripte (*.lua)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>widgets/shell/SaveName.cpp</extracomment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Not there any more: %1</source>
        <extracomment>widgets/shell/SessionKeeper.cpp</extracomment>
        <translation>Nicht mehr da: %1</translation>
    </message>
    <message>
        <source>The encoding of this document. Click to choose another one.</source>
        <extracomment>widgets/shell/SettingsController.cpp</extracomment>
        <translation>Die Kodierung dieses Dokuments. Ein Klick wählt eine andere.</translation>
    </message>
    <message>
        <source>The machine that levels are exported for. Click to choose another one.</source>
        <extracomment>widgets/shell/SettingsController.cpp</extracomment>
        <translation>Die Maschine, für die Level exportiert werden. Ein Klick wählt eine andere.</translation>
    </message>
    <message>
        <source>Add to My Game</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>Zu meinem Spiel hinzufügen</translation>
    </message>
    <message>
        <source>Your game learns %1.</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>Ihr Spiel lernt %1.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>C&amp;lass:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>&amp;Klasse:</translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>grün</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>braun</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>blau</translation>
    </message>
    <message>
        <source>magenta</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>magenta</translation>
    </message>
    <message>
        <source>cyan</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>cyan</translation>
    </message>
    <message>
        <source>grey</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>grau</translation>
    </message>
    <message>
        <source>no colour</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>keine Farbe</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>orange</translation>
    </message>
    <message>
        <source>bright green</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>hellgrün</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>gelb</translation>
    </message>
    <message>
        <source>bright blue</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>hellblau</translation>
    </message>
    <message>
        <source>bright magenta</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>hellmagenta</translation>
    </message>
    <message>
        <source>bright cyan</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>hellcyan</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>weiß</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>&amp;Farbe:</translation>
    </message>
    <message>
        <source>terrain %1</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>Gelände %1</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Like:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>&amp;Wie:</translation>
    </message>
    <message>
        <source>C&amp;olour of:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>&amp;Farbe von:</translation>
    </message>
    <message>
        <source>like FOUNTAIN: it puts something at a place</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>wie FOUNTAIN: sie setzt etwas an eine Stelle</translation>
    </message>
    <message>
        <source>something else: it is skipped</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>etwas anderes: sie wird übergangen</translation>
    </message>
    <message>
        <source>&amp;The statement is:</source>
        <extracomment>widgets/shell/TeachDialog.cpp</extracomment>
        <translation>Die Anweisung &amp;ist:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Themed &amp;Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>Themen&amp;raum</translation>
    </message>
    <message>
        <source>Themed Room with a &amp;Map</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>Themenraum mit &amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Contents for Themed Rooms</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>&amp;Inhalt für Themenräume</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Ta&amp;ble of All Rooms…</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>Ta&amp;belle aller Räume…</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>&amp;Verschieben nach</translation>
    </message>
    <message>
        <source>A &amp;File of Its Own</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>Eine eigene &amp;Datei</translation>
    </message>
    <message>
        <source>Add Themed Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>Themenraum hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate Themed Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>Themenraum duplizieren</translation>
    </message>
    <message>
        <source>Move Themed Room</source>
        <extracomment>widgets/shell/ThemedRoomMenu.cpp</extracomment>
        <translation>Themenraum verschieben</translation>
    </message>
    <message>
        <source>Rooms of “%1”</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>Räume von „%1“</translation>
    </message>
    <message>
        <source>Themed rooms and their contents</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>Themenräume und ihr Inhalt</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Show shares among the vaults that may be chosen at this depth</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>Anteile unter den Gewölben zeigen, die in dieser Tiefe gewählt werden können</translation>
    </message>
    <message>
        <source>Show shares among the rooms that may be chosen at this difficulty</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>Anteile unter den Räumen zeigen, die bei dieser Schwierigkeit gewählt werden können</translation>
    </message>
    <message>
        <source>Shares at &amp;depth:</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>Anteile in &amp;Tiefe:</translation>
    </message>
    <message>
        <source>Shares at &amp;difficulty:</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>Anteile bei &amp;Schwierigkeit:</translation>
    </message>
    <message>
        <source>%1 vaults</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>Gewölbe: %1</translation>
    </message>
    <message>
        <source>%1 rooms, %2 contents</source>
        <extracomment>widgets/shell/ThemedRoomsDialog.cpp</extracomment>
        <translation>Räume: %1, Inhalte: %2</translation>
    </message>
    <message>
        <source>Frequency</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>Häufigkeit</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>From depth</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>Ab Tiefe</translation>
    </message>
    <message>
        <source>From difficulty</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>Ab Schwierigkeit</translation>
    </message>
    <message>
        <source>Up to difficulty</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>Bis Schwierigkeit</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>vault</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>Gewölbe</translation>
    </message>
    <message>
        <source>room</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>Raum</translation>
    </message>
    <message>
        <source>contents</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>computed</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>only in some rooms</source>
        <extracomment>widgets/shell/ThemedRoomsModel.cpp</extracomment>
        <translation>nur in manchen Räumen</translation>
    </message>
    <message>
        <source>The map</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>This is the level as the player will see it. Draw on it with the mouse, or move its cursor with the arrow keys.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Das ist das Level, wie der Spieler es sehen wird. Zeichnen Sie darauf mit der Maus, oder bewegen Sie den Cursor mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>The tools</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Die Werkzeuge</translation>
    </message>
    <message>
        <source>A tool says what the mouse does on the map: select, draw lines, fill, make rooms or corridors. The bar above the map has its options.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Ein Werkzeug sagt, was die Maus auf der Karte tut: auswählen, Linien zeichnen, füllen, Räume oder Gänge anlegen. Die Leiste über der Karte hat seine Optionen.</translation>
    </message>
    <message>
        <source>The palette</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Die Palette</translation>
    </message>
    <message>
        <source>Here are terrain, things and rooms to draw with. Click a thing, then click the map to place it. The search finds them by name.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Hier sind Gelände, Dinge und Räume zum Zeichnen. Klicken Sie ein Ding an und dann die Karte, um es zu setzen. Die Suche findet sie nach Namen.</translation>
    </message>
    <message>
        <source>The text</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>Map and text are one document: what you draw appears here, and what you write here appears on the map.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Karte und Text sind ein Dokument: Was Sie zeichnen, erscheint hier, und was Sie hier schreiben, erscheint auf der Karte.</translation>
    </message>
    <message>
        <source>The problems</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Die Probleme</translation>
    </message>
    <message>
        <source>What is wrong is listed here while you work. A click on a problem leads to its place in the text.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Was falsch ist, steht hier, während Sie arbeiten. Ein Klick auf ein Problem führt zu seiner Stelle im Text.</translation>
    </message>
    <message>
        <source>Playing and exporting</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Spielen und exportieren</translation>
    </message>
    <message>
        <source>The Play menu has the playtest, in which you walk through your level at once. Export writes the level for the game. Next, read “A First Level” in the Help menu.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>Im Menü „Spielen“ ist das Probespiel, in dem Sie sofort durch Ihr Level gehen. „Exportieren“ schreibt das Level für das Spiel. Lesen Sie als Nächstes „Ein erstes Level“ im Menü „Hilfe“.</translation>
    </message>
    <message>
        <source>Help &gt; Tour continues where you left off.</source>
        <extracomment>widgets/shell/Tour.cpp</extracomment>
        <translation>„Hilfe &gt; Rundgang“ geht dort weiter, wo Sie aufgehört haben.</translation>
    </message>
    <message>
        <source>Versions of “%1”</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>Versionen von „%1“</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>Wer</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Bring Back</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Bring back an earlier version</source>
        <extracomment>widgets/shell/VersionsDialog.cpp</extracomment>
        <translation>Eine frühere Version zurückholen</translation>
    </message>
    <message>
        <source>Stamp %1 is empty (Ctrl+Shift+%1 stores the selection).</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>Stempel %1 ist leer (Strg+Umschalt+%1 behält die Auswahl).</translation>
    </message>
    <message>
        <source>Stamp %1 cannot be read (Ctrl+Shift+%1 stores the selection).</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>Stempel %1 kann nicht gelesen werden (Strg+Umschalt+%1 behält die Auswahl).</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, 1 thing</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>%1, 1 Ding</translation>
    </message>
    <message>
        <source>%1, %2 things</source>
        <extracomment>widgets/stamps/StampShelf.cpp</extracomment>
        <translation>%1, %2 Dinge</translation>
    </message>
    <message>
        <source>Give the chosen stamp another name (F2)</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>Dem gewählten Stempel einen anderen Namen geben (F2)</translation>
    </message>
    <message>
        <source>Delete the chosen stamp (Del)</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>Den gewählten Stempel löschen (Entf)</translation>
    </message>
    <message>
        <source>Pick &amp;Up</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>&amp;Aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Type %1 on the map to pick it up</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>%1 auf der Karte nimmt ihn auf</translation>
    </message>
    <message>
        <source>Delete the Stamp</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>Den Stempel löschen</translation>
    </message>
    <message>
        <source>Delete stamp %1 (%2)? This cannot be undone.</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>Stempel %1 (%2) löschen? Das kann nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Select cells or things, and keep them as a stamp with Ctrl+Shift+1 to 9.</source>
        <extracomment>widgets/stamps/StampsPanel.cpp</extracomment>
        <translation>Wählen Sie Felder oder Dinge aus und behalten Sie sie mit Strg+Umschalt+1 bis 9 als Stempel.</translation>
    </message>
    <message>
        <source>The share of rolls in which the selected statement puts something on a cell</source>
        <extracomment>widgets/statistics/HeatLegend.cpp</extracomment>
        <translation>Der Anteil der Würfe, in denen die ausgewählte Anweisung etwas auf ein Feld setzt</translation>
    </message>
    <message>
        <source>Colours from %1 to %2 of the rolls</source>
        <extracomment>widgets/statistics/HeatLegend.cpp</extracomment>
        <translation>Farben von %1 bis %2 der Würfe</translation>
    </message>
    <message>
        <source>%1 in each roll</source>
        <extracomment>widgets/statistics/HeatMap.cpp</extracomment>
        <translation>%1 in jedem Wurf</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 rolls)</source>
        <extracomment>widgets/statistics/HeatMap.cpp</extracomment>
        <translation>%1 (%2 von %3 Würfen)</translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>Befund</translation>
    </message>
    <message>
        <source>How Often</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Statement</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Cells</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Most Likely</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>Am häufigsten</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1,%2 (%3)</source>
        <extracomment>widgets/statistics/ReportModels.cpp</extracomment>
        <translation>%1,%2 (%3)</translation>
    </message>
    <message>
        <source>What can go wrong</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Was schiefgehen kann</translation>
    </message>
    <message>
        <source>Where the things of each statement land</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Wo die Dinge jeder Anweisung landen</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Statements</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>Number of rolls</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Zahl der Würfe</translation>
    </message>
    <message>
        <source>How many times the level is rolled</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Wie oft das Level ausgewürfelt wird</translation>
    </message>
    <message>
        <source> rolls</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation> Würfe</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>The depth of the level below the surface, which affects random monsters</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Die Tiefe des Levels unter der Oberfläche; von ihr hängen zufällige Monster ab</translation>
    </message>
    <message>
        <source>depth </source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Tiefe </translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop, and show the results so far</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Anhalten und die bisherigen Ergebnisse zeigen</translation>
    </message>
    <message>
        <source>Roll the level at the text cursor</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Das Level an der Schreibmarke auswürfeln</translation>
    </message>
    <message>
        <source>Nothing goes wrong in these rolls</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>In diesen Würfen geht nichts schief</translation>
    </message>
    <message>
        <source>Roll the level to see what can go wrong in it</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Würfeln Sie das Level aus, um zu sehen, was schiefgehen kann</translation>
    </message>
    <message>
        <source>Rolling %1 …</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>%1 wird ausgewürfelt …</translation>
    </message>
    <message>
        <source>%1: %2 rolls at depth %3</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>%1: %2 Würfe in Tiefe %3</translation>
    </message>
    <message>
        <source>Out of date: the text has changed since. %1</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Veraltet: der Text hat sich seither geändert. %1</translation>
    </message>
    <message>
        <source>&amp;Show Roll %1</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Wurf %1 &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Play Roll %1</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Wurf %1 &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Copy Seed</source>
        <extracomment>widgets/statistics/StatisticsPanel.cpp</extracomment>
        <translation>Startzahl &amp;kopieren</translation>
    </message>
    <message>
        <source>statistics available</source>
        <extracomment>widgets/statistics/StatisticsPanel.h</extracomment>
        <translation>Statistik vorhanden</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>%1 % (%2 bis %3)</translation>
    </message>
    <message>
        <source>something else</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>The game ends while it loads the level: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Das Spiel endet beim Laden des Levels: „%1“</translation>
    </message>
    <message>
        <source>The game ends while it loads the level</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Das Spiel endet beim Laden des Levels</translation>
    </message>
    <message>
        <source>The game ends while it loads the level: no place for “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Das Spiel endet beim Laden des Levels: kein Platz für „%1“</translation>
    </message>
    <message>
        <source>The script fails, and the game makes a maze instead: %1</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Das Skript schlägt fehl, und das Spiel macht stattdessen ein Labyrinth: %1</translation>
    </message>
    <message>
        <source>It is not rolled to its end: %1</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Nicht zu Ende gewürfelt: %1</translation>
    </message>
    <message>
        <source>The game complains: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Das Spiel beschwert sich: „%1“</translation>
    </message>
    <message>
        <source>The game complains about “%1”: “%2”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Das Spiel beschwert sich über „%1“: „%2“</translation>
    </message>
    <message>
        <source>A level region finds no place: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Ein Gebiet des Levels findet keinen Platz: „%1“</translation>
    </message>
    <message>
        <source>“%1” finds no place: “%2”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>„%1“ findet keinen Platz: „%2“</translation>
    </message>
    <message>
        <source>The game does not do what “%1” asks for: %2</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Das Spiel tut nicht, was „%1“ verlangt: %2</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>A register is used that no statement declares</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Ein Register wird benutzt, das keine Anweisung erklärt</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only through locked doors or a drawbridge</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Treppen und Ankünfte erreichen einander nur durch verschlossene Türen oder eine Zugbrücke</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only across water or lava</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Treppen und Ankünfte erreichen einander nur über Wasser oder Lava</translation>
    </message>
    <message>
        <source>Stairs and arrivals reach each other only by digging</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Treppen und Ankünfte erreichen einander nur durch Graben</translation>
    </message>
    <message>
        <source>Some ground is reached only by digging</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Manches ist nur durch Graben zu erreichen</translation>
    </message>
    <message>
        <source>Something that the game adds to a maze is in rock or a wall</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Etwas, das das Spiel einem Labyrinth hinzufügt, ist in Fels oder einer Wand</translation>
    </message>
    <message>
        <source>A thing is in rock or a wall</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Ein Ding ist in Fels oder einer Wand</translation>
    </message>
    <message>
        <source>“%1” is in rock or a wall</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>„%1“ ist in Fels oder einer Wand</translation>
    </message>
    <message>
        <source>A thing is on lava</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Ein Ding ist auf Lava</translation>
    </message>
    <message>
        <source>“%1” is on lava</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>„%1“ ist auf Lava</translation>
    </message>
    <message>
        <source>Stairs are reached only over traps that lead elsewhere, such as “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Treppen sind nur über Fallen zu erreichen, die anderswohin führen, wie „%1“</translation>
    </message>
    <message>
        <source>Stairs are reached only past a boulder that cannot be pushed: “%1”</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Treppen sind nur an einem Felsblock vorbei zu erreichen, der nicht geschoben werden kann: „%1“</translation>
    </message>
    <message>
        <source>“%1” is on a corner, where nobody can go through</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>„%1“ ist an einer Ecke, durch die niemand gehen kann</translation>
    </message>
    <message>
        <source>Nobody can enter or leave a shop, because its keeper cannot step aside</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Niemand kann einen Laden betreten oder verlassen, weil der Händler nicht ausweichen kann</translation>
    </message>
    <message>
        <source>Nobody can enter or leave the shop “%1”, because its keeper cannot step aside</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Niemand kann den Laden „%1“ betreten oder verlassen, weil der Händler nicht ausweichen kann</translation>
    </message>
    <message>
        <source>A player from above finds no free cell to arrive on</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Ein Spieler von oben findet kein freies Feld zum Ankommen</translation>
    </message>
    <message>
        <source>A player from below finds no free cell to arrive on</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>Ein Spieler von unten findet kein freies Feld zum Ankommen</translation>
    </message>
    <message>
        <source>%1 (often intended)</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>%1 (oft so gemeint)</translation>
    </message>
    <message>
        <source>%1 (its chance is %2 %)</source>
        <extracomment>widgets/statistics/StatisticsReport.cpp</extracomment>
        <translation>%1 (die Wahrscheinlichkeit ist %2 %)</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <extracomment>widgets/templates/NewDialog.cpp</extracomment>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>Typing</source>
        <extracomment>widgets/textpane/Carets.cpp</extracomment>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>Text of the level file</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>Text der Level-Datei</translation>
    </message>
    <message>
        <source>There is no bracket at the text cursor, nor a word that belongs to another.</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>An der Schreibmarke ist keine Klammer und kein Wort, das zu einem anderen gehört.</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Right-click to fix this</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>Rechtsklick behebt dies</translation>
    </message>
    <message>
        <source>There is no fix for what is at the text cursor. F8 goes to the next problem.</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>Für das, was an der Schreibmarke steht, gibt es keine Korrektur. F8 geht zum nächsten Problem.</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <extracomment>widgets/textpane/CodeEditor.cpp</extracomment>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>widgets/textpane/EditorClipboard.cpp</extracomment>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>widgets/textpane/EditorClipboard.cpp</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Text to find</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Zu suchender Text</translation>
    </message>
    <message>
        <source>Aa</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>Whole words</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>.*</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>.*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>[ ]</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>[ ]</translation>
    </message>
    <message>
        <source>In the selected text</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Im ausgewählten Text</translation>
    </message>
    <message>
        <source>▲</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>▲</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>▼</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>▼</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>✕</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>✕</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Replace by</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>In a regular expression, $1 or \1 is what its first group matched, $&amp; the whole match, \n a line end.</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>In einem regulären Ausdruck ist $1 oder \1, was seine erste Gruppe traf, $&amp; der ganze Treffer, \n ein Zeilenende.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace this match and go to the next one (Enter)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Diesen Treffer ersetzen und zum nächsten gehen (Enter)</translation>
    </message>
    <message>
        <source>Replace All</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace all matches in one step (Ctrl+Enter)</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Alle Treffer in einem Schritt ersetzen (Strg+Enter)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Alle ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>No match</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>Nothing here can be folded.</source>
        <extracomment>widgets/textpane/Folding.cpp</extracomment>
        <translation>Hier kann nichts eingeklappt werden.</translation>
    </message>
    <message>
        <source>Line numbers</source>
        <extracomment>widgets/textpane/Gutter.cpp</extracomment>
        <translation>Zeilennummern</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Move Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>Zeilen verschieben</translation>
    </message>
    <message>
        <source>Duplicate Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>Zeilen duplizieren</translation>
    </message>
    <message>
        <source>Join Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>Zeilen verbinden</translation>
    </message>
    <message>
        <source>Sort Lines</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>Zeilen sortieren</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>widgets/textpane/LineCommands.cpp</extracomment>
        <translation>Einrücken</translation>
    </message>
    <message>
        <source>There is no name at the text cursor. Names belong to registers, variables, rooms, functions and levels.</source>
        <extracomment>widgets/textpane/NameCommands.cpp</extracomment>
        <translation>An der Schreibmarke ist kein Name. Namen haben Register, Variablen, Räume, Funktionen und Level.</translation>
    </message>
    <message>
        <source>This file does not define “%1”.</source>
        <extracomment>widgets/textpane/NameCommands.cpp</extracomment>
        <translation>Diese Datei legt „%1“ nicht fest.</translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>widgets/textpane/RenameField.cpp</extracomment>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <extracomment>widgets/textpane/Suggestions.cpp</extracomment>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>widgets/textpane/Suggestions.cpp</extracomment>
        <translation>Vervollständigen</translation>
    </message>
    <message>
        <source>Line to go to</source>
        <extracomment>widgets/textpane/TextPane.cpp</extracomment>
        <translation>Zeile, zu der gegangen wird</translation>
    </message>
    <message>
        <source>Go to line (1 to %1):</source>
        <extracomment>widgets/textpane/TextPane.cpp</extracomment>
        <translation>Gehe zu Zeile (1 bis %1):</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Tour</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>widgets/welcome/TourStrip.cpp</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Recent files</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Begin from a template</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>Aus einer Vorlage beginnen</translation>
    </message>
    <message>
        <source>Samples to look at and to change</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>Beispiele zum Ansehen und Ändern</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Welcome to Levwright&lt;/h2&gt;</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>&lt;h2&gt;Willkommen bei Levwright&lt;/h2&gt;</translation>
    </message>
    <message>
        <source>A First Level</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>Ein erstes Level</translation>
    </message>
    <message>
        <source>&lt;b&gt;New here?&lt;/b&gt;</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>&lt;b&gt;Neu hier?&lt;/b&gt;</translation>
    </message>
    <message>
        <source>New…</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>Neu…</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Begin with an Empty Room</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>Mit leerem Raum beginnen</translation>
    </message>
    <message>
        <source>A level that explains how levels are written</source>
        <extracomment>widgets/welcome/WelcomePage.cpp</extracomment>
        <translation>Ein Level, das erklärt, wie Level geschrieben werden</translation>
    </message>
</context>
</TS>
