<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Levwright</name>
    <message numerus="yes">
        <source>What the other version has in place of mine: %n difference(s).</source>
        <extracomment>widgets/compare/CompareDialog.cpp</extracomment>
        <translation>
            <numerusform>What the other version has in place of mine: %n difference.</numerusform>
            <numerusform>What the other version has in place of mine: %n differences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Maps show the pictures of %1: %n picture(s).</source>
        <extracomment>widgets/dialogs/TilesetPicker.cpp</extracomment>
        <translation>
            <numerusform>Maps show the pictures of %1: %n picture.</numerusform>
            <numerusform>Maps show the pictures of %1: %n pictures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s)</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>
            <numerusform>%n monster</numerusform>
            <numerusform>%n monsters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trap(s)</source>
        <extracomment>widgets/rollview/RollPanel.cpp</extracomment>
        <translation>
            <numerusform>%n trap</numerusform>
            <numerusform>%n traps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied for MiniHack, with %n thing(s) lost: %1</source>
        <extracomment>widgets/shell/ExportController.cpp</extracomment>
        <translation>
            <numerusform>Copied for MiniHack, with %n thing lost: %1</numerusform>
            <numerusform>Copied for MiniHack, with %n things lost: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <extracomment>widgets/textpane/FindBar.cpp</extracomment>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
</TS>
