<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>foldout::CardView</name>
    <message numerus="yes">
        <source>%n key point(s)</source>
        <translation>
            <numerusform>%n key point</numerusform>
            <numerusform>%n key points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recalled %1 of %n key point(s)</source>
        <translation>
            <numerusform>Recalled %1 of %n key point</numerusform>
            <numerusform>Recalled %1 of %n key points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::CramChooser</name>
    <message numerus="yes">
        <source>Cram %n question(s)</source>
        <translation>
            <numerusform>Cram %n question</numerusform>
            <numerusform>Cram %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::ExamDesk</name>
    <message numerus="yes">
        <source>Only %n minute(s) left.</source>
        <translation>
            <numerusform>Only %n minute left.</numerusform>
            <numerusform>Only %n minutes left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have no answer yet.</source>
        <translation>
            <numerusform>%n question has no answer yet.</numerusform>
            <numerusform>%n questions have no answer yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are flagged for later.</source>
        <translation>
            <numerusform>%n question is flagged for later.</numerusform>
            <numerusform>%n questions are flagged for later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::ExamPlanDialog</name>
    <message numerus="yes">
        <source>&amp;Study today&apos;s share: %n question(s)</source>
        <translation>
            <numerusform>&amp;Study today&apos;s share: %n question</numerusform>
            <numerusform>&amp;Study today&apos;s share: %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) do not fit</source>
        <translation>
            <numerusform>%n question does not fit</numerusform>
            <numerusform>%n questions do not fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything fits: all %n question(s).</source>
        <translation>
            <numerusform>Everything fits: all %n question.</numerusform>
            <numerusform>Everything fits: all %n questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 questions fit. With %n more minute(s) a day all of them would.</source>
        <translation>
            <numerusform>%1 of %2 questions fit. With %n more minute a day all of them would.</numerusform>
            <numerusform>%1 of %2 questions fit. With %n more minutes a day all of them would.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::ExamResults</name>
    <message numerus="yes">
        <source>%n answer(s) have no grade. Kept now, they are not noted in the log.</source>
        <translation>
            <numerusform>%n answer has no grade. Kept now, it is not noted in the log.</numerusform>
            <numerusform>%n answers have no grade. Kept now, they are not noted in the log.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cram the %n missed one(s)</source>
        <translation>
            <numerusform>Cram the %n missed one</numerusform>
            <numerusform>Cram the %n missed ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::ExamSetup</name>
    <message numerus="yes">
        <source>All %n that fit are asked.</source>
        <translation>
            <numerusform>The %n that fits is asked.</numerusform>
            <numerusform>All %n that fit are asked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n that fit</source>
        <translation>
            <numerusform>of %n that fit</numerusform>
            <numerusform>of %n that fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n question(s)</source>
        <translation>
            <numerusform>%1 · %n question</numerusform>
            <numerusform>%1 · %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::ExamSummary</name>
    <message numerus="yes">
        <source>of %n min</source>
        <translation>
            <numerusform>of %n min</numerusform>
            <numerusform>of %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n right</source>
        <extracomment>%1 is how sure the learner was (Sure, Unsure, Guess), %2 of %n answers were right</extracomment>
        <translation>
            <numerusform>%1: %2 of %n right</numerusform>
            <numerusform>%1: %2 of %n right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) left the bank during the exam and do not count.</source>
        <translation>
            <numerusform>%n question left the bank during the exam and does not count.</numerusform>
            <numerusform>%n questions left the bank during the exam and do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) have no grade yet: tick the points you had, or choose a grade.</source>
        <translation>
            <numerusform>%n answer has no grade yet: tick the points you had, or choose a grade.</numerusform>
            <numerusform>%n answers have no grade yet: tick the points you had, or choose a grade.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::ExamWords</name>
    <message numerus="yes">
        <source>%1 of %n right</source>
        <extracomment>How many questions of an exam were right</extracomment>
        <translation>
            <numerusform>%1 of %n right</numerusform>
            <numerusform>%1 of %n right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>%n min left</numerusform>
            <numerusform>%n min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::GradeSuggestion</name>
    <message numerus="yes">
        <source>%1 of %n part(s) right</source>
        <extracomment>Why a grade is suggested: how many parts of the answer are right</extracomment>
        <translation>
            <numerusform>%1 of %n part right</numerusform>
            <numerusform>%1 of %n parts right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <extracomment>Why a grade is suggested: how many key points were ticked</extracomment>
        <translation>
            <numerusform>%1 of %n point</numerusform>
            <numerusform>%1 of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right option(s)</source>
        <extracomment>Why a grade is suggested: how many of the right options were picked</extracomment>
        <translation>
            <numerusform>%1 of %n right option</numerusform>
            <numerusform>%1 of %n right options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::Intervals</name>
    <message numerus="yes">
        <source>%Ln min</source>
        <translation>
            <numerusform>%Ln min</numerusform>
            <numerusform>%Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s)</source>
        <translation>
            <numerusform>%Ln year</numerusform>
            <numerusform>%Ln years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>again in %Ln day(s), on %1</source>
        <extracomment>%1 is a date</extracomment>
        <translation>
            <numerusform>again in %Ln day, on %1</numerusform>
            <numerusform>again in %Ln days, on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>again in %Ln minute(s)</source>
        <translation>
            <numerusform>again in %Ln minute</numerusform>
            <numerusform>again in %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>again in %Ln hour(s)</source>
        <translation>
            <numerusform>again in %Ln hour</numerusform>
            <numerusform>again in %Ln hours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::MainWindow</name>
    <message numerus="yes">
        <source>%n grade(s) imported.</source>
        <translation>
            <numerusform>%n grade imported.</numerusform>
            <numerusform>%n grades imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank could not be opened: %n error(s). Mend the file; it is read again by itself.</source>
        <translation>
            <numerusform>The bank could not be opened: %n error. Mend the file; it is read again by itself.</numerusform>
            <numerusform>The bank could not be opened: %n errors. Mend the file; it is read again by itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank has %n error(s). What could be read is shown.</source>
        <translation>
            <numerusform>The bank has %n error. What could be read is shown.</numerusform>
            <numerusform>The bank has %n errors. What could be read is shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>The window&apos;s title: the first bank, and how many others are open</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file now has %n error(s). Its last good version is shown until it is mended.</source>
        <translation>
            <numerusform>The file now has %n error. Its last good version is shown until it is mended.</numerusform>
            <numerusform>The file now has %n errors. Its last good version is shown until it is mended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to review today</source>
        <translation>
            <numerusform>%n card to review today</numerusform>
            <numerusform>%n cards to review today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::OutlineDelegate</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::OutlinePanel</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::ReviewEnd</name>
    <message numerus="yes">
        <source>Tomorrow: %Ln card(s) due for review.</source>
        <translation>
            <numerusform>Tomorrow: %Ln card due for review.</numerusform>
            <numerusform>Tomorrow: %Ln cards due for review.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them is (are) left over.</source>
        <translation>
            <numerusform>%Ln of them is left over.</numerusform>
            <numerusform>%Ln of them are left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln new one(s).</source>
        <translation>
            <numerusform>And %Ln new one.</numerusform>
            <numerusform>And %Ln new ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s)</source>
        <translation>
            <numerusform>%Ln answer</numerusform>
            <numerusform>%Ln answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: right %2 of %n time(s)</source>
        <extracomment>%1 is Guess, Unsure or Sure; %2 of the %n answers were graded better than Again</extracomment>
        <translation>
            <numerusform>%1: right %2 of %n time</numerusform>
            <numerusform>%1: right %2 of %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %1 of %n time(s), recalled last</source>
        <translation>
            <numerusform>missed %1 of %n time, recalled last</numerusform>
            <numerusform>missed %1 of %n times, recalled last</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %1 of %n time(s)</source>
        <translation>
            <numerusform>missed %1 of %n time</numerusform>
            <numerusform>missed %1 of %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::ReviewPage</name>
    <message numerus="yes">
        <source>Recall %Ln key point(s)</source>
        <translation>
            <numerusform>Recall %Ln key point</numerusform>
            <numerusform>Recall %Ln key points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forgotten %Ln time(s) after it had been learnt.</source>
        <translation>
            <numerusform>Forgotten %Ln time after it had been learnt.</numerusform>
            <numerusform>Forgotten %Ln times after it had been learnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Question %1 of %Ln today</source>
        <extracomment>%1 is which one of the %n it is</extracomment>
        <translation>
            <numerusform>Question %1 of %Ln today</numerusform>
            <numerusform>Question %1 of %Ln today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Question %1 of %Ln in this set</source>
        <translation>
            <numerusform>Question %1 of %Ln in this set</numerusform>
            <numerusform>Question %1 of %Ln in this set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cram: question %1 of %Ln</source>
        <translation>
            <numerusform>Cram: question %1 of %Ln</numerusform>
            <numerusform>Cram: question %1 of %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln minute(s); it shows by itself.</source>
        <translation>
            <numerusform>In %Ln minute; it shows by itself.</numerusform>
            <numerusform>In %Ln minutes; it shows by itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) more wait behind today&apos;s limits, which are in the settings.</source>
        <translation>
            <numerusform>%Ln more card waits behind today&apos;s limits, which are in the settings.</numerusform>
            <numerusform>%Ln more cards wait behind today&apos;s limits, which are in the settings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have forgotten this card %Ln time(s): %1</source>
        <translation>
            <numerusform>You have forgotten this card %Ln time: %1</numerusform>
            <numerusform>You have forgotten this card %Ln times: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::RunHeader</name>
    <message numerus="yes">
        <source>%Ln due</source>
        <translation>
            <numerusform>%Ln due</numerusform>
            <numerusform>%Ln due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in learning</source>
        <translation>
            <numerusform>%Ln in learning</numerusform>
            <numerusform>%Ln in learning</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::SettingsDialog</name>
    <message numerus="yes">
        <source>%n setting(s) found.</source>
        <translation>
            <numerusform>%n setting found.</numerusform>
            <numerusform>%n settings found.</numerusform>
        </translation>
    </message>
</context>
</TS>
