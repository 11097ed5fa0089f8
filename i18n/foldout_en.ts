<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>foldout::CardView</name>
    <message numerus="yes">
        <source>%n key point(s)</source>
        <translation><numerusform>%n key point</numerusform><numerusform>%n key points</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Recalled %1 of %n key point(s)</source>
        <translation><numerusform>Recalled %1 of %n key point</numerusform><numerusform>Recalled %1 of %n key points</numerusform></translation>
    </message>
</context>
<context>
    <name>foldout::GradeSuggestion</name>
    <message numerus="yes">
        <source>%1 of %n part(s) right</source>
        <extracomment>Why a grade is suggested: how many parts of the answer are right</extracomment>
        <translation><numerusform>%1 of %n part right</numerusform><numerusform>%1 of %n parts right</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <extracomment>Why a grade is suggested: how many key points were ticked</extracomment>
        <translation><numerusform>%1 of %n point</numerusform><numerusform>%1 of %n points</numerusform></translation>
    </message>
</context>
<context>
    <name>foldout::MainWindow</name>
    <message numerus="yes">
        <source>%n grade(s) imported.</source>
        <translation><numerusform>%n grade imported.</numerusform><numerusform>%n grades imported.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The bank could not be opened: %n error(s). Mend the file; it is read again by itself.</source>
        <translation><numerusform>The bank could not be opened: %n error. Mend the file; it is read again by itself.</numerusform><numerusform>The bank could not be opened: %n errors. Mend the file; it is read again by itself.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The bank has %n error(s). What could be read is shown.</source>
        <translation><numerusform>The bank has %n error. What could be read is shown.</numerusform><numerusform>The bank has %n errors. What could be read is shown.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>The window's title: the first bank, and how many others are open</extracomment>
        <translation><numerusform>%1 and %n more</numerusform><numerusform>%1 and %n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The file now has %n error(s). Its last good version is shown until it is mended.</source>
        <translation><numerusform>The file now has %n error. Its last good version is shown until it is mended.</numerusform><numerusform>The file now has %n errors. Its last good version is shown until it is mended.</numerusform></translation>
    </message>
</context>
<context>
    <name>foldout::OutlineDelegate</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation><numerusform>%n question</numerusform><numerusform>%n questions</numerusform></translation>
    </message>
</context>
<context>
    <name>foldout::OutlinePanel</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation><numerusform>%n question</numerusform><numerusform>%n questions</numerusform></translation>
    </message>
</context>
</TS>
