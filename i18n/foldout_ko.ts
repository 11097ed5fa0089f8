<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>There is no option %1 here.</source>
        <translation>여기에는 %1 옵션이 없습니다.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1에는 값이 있어야 합니다.</translation>
    </message>
    <message>
        <source>The interface speaks ko and en, not %1.</source>
        <translation>화면 언어는 ko와 en뿐이며, %1은(는) 없습니다.</translation>
    </message>
    <message>
        <source>The formats are text, json and sarif, not %1.</source>
        <translation>형식은 text, json, sarif뿐이며, %1은(는) 없습니다.</translation>
    </message>
    <message>
        <source>check needs a bank file or a folder.</source>
        <translation>check에는 문제 은행 파일이나 폴더를 주어야 합니다.</translation>
    </message>
    <message>
        <source>tour needs a folder to draw into.</source>
        <translation>tour에는 그림을 그려 넣을 폴더를 주어야 합니다.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Usage:
  foldout [BANK…]                                       open the window
  foldout check PATH… [--format text|json|sarif]        look for faults in banks
  foldout tour DIR                                      draw every main screen into DIR
Options:
  --data-dir DIR   keep progress, settings and backups in DIR (also FOLDOUT_DATA_DIR)
  --lang ko|en     language of the interface
  --version        the version
  --help           this text
</source>
        <translation>사용법:
  foldout [은행…]                                       창 열기
  foldout check 경로… [--format text|json|sarif]        문제 은행의 잘못 찾기
  foldout tour 폴더                                     모든 주요 화면을 폴더에 그리기
옵션:
  --data-dir 폴더  진도, 설정, 백업을 이 폴더에 둠(FOLDOUT_DATA_DIR도 가능)
  --lang ko|en     화면 언어
  --version        판
  --help           이 도움말
</translation>
    </message>
    <message>
        <source>There is no display to open a window on. Start it from a desktop, draw the screens with &quot;foldout tour DIR&quot;, or check a bank with &quot;foldout check PATH&quot;.</source>
        <translation>창을 열 화면이 없습니다. 데스크톱에서 시작하거나, &quot;foldout tour DIR&quot;로 화면을 그리거나, &quot;foldout check PATH&quot;로 은행을 검사하세요.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>a list</source>
        <extracomment>Completes &quot;“%1” must be %2.&quot;</extracomment>
        <translation>목록</translation>
    </message>
    <message>
        <source>a mapping (key: value)</source>
        <translation>매핑(키: 값)</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>글</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>“%1”을(를) 쓰려고 했나요?</translation>
    </message>
    <message>
        <source>Put the whole text in double quotes, or write it below a | on lines of its own.</source>
        <translation>글 전체를 큰따옴표로 감싸거나, | 아래에 줄을 나누어 쓰세요.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>UTF-8 글이 아닙니다.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text; it looks like %1.</source>
        <translation>UTF-8 글이 아니라 %1 같습니다.</translation>
    </message>
    <message>
        <source>A control character (%1) stands here.</source>
        <translation>여기에 제어 문자(%1)가 있습니다.</translation>
    </message>
    <message>
        <source>The file is larger than %1.</source>
        <translation>파일이 %1보다 큽니다.</translation>
    </message>
    <message>
        <source>The text of “%1” is larger than %2.</source>
        <translation>“%1” 글이 %2보다 깁니다.</translation>
    </message>
    <message>
        <source>There is no bank here.</source>
        <translation>여기에는 문제 은행이 없습니다.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>This line is indented with a tab.</source>
        <translation>이 줄은 탭으로 들여 썼습니다.</translation>
    </message>
    <message>
        <source>This line is indented with a special space (%1).</source>
        <translation>이 줄은 특수 공백(%1)으로 들여 썼습니다.</translation>
    </message>
    <message>
        <source>In double quotes “%1” stands for something else, or for nothing.</source>
        <translation>큰따옴표 안에서 “%1”은(는) 다른 뜻이거나 아무 뜻이 없습니다.</translation>
    </message>
    <message>
        <source>The quote %1 that opens here is not closed.</source>
        <translation>여기서 연 따옴표 %1 이(가) 닫히지 않았습니다.</translation>
    </message>
    <message>
        <source>The text goes on behind the closing quote %1.</source>
        <translation>닫는 따옴표 %1 뒤에 글이 더 있습니다.</translation>
    </message>
    <message>
        <source>A colon with a space behind it cuts the text in two.</source>
        <translation>뒤에 공백이 있는 쌍점(:)이 글을 둘로 나눕니다.</translation>
    </message>
    <message>
        <source>A text without quotes cannot begin with %1.</source>
        <translation>따옴표 없는 글은 %1(으)로 시작할 수 없습니다.</translation>
    </message>
    <message>
        <source>The bracket %1 begins a list or a mapping here, not a text.</source>
        <translation>여기서 괄호 %1 은(는) 글이 아니라 목록이나 매핑을 시작합니다.</translation>
    </message>
    <message>
        <source>A full-width colon (：) stands behind the key.</source>
        <translation>키 뒤에 전각 쌍점(：)이 있습니다.</translation>
    </message>
    <message>
        <source>The indentation fits no line above.</source>
        <translation>들여쓰기가 위의 어느 줄과도 맞지 않습니다.</translation>
    </message>
    <message>
        <source>A second document begins here.</source>
        <translation>여기서 두 번째 문서가 시작됩니다.</translation>
    </message>
    <message>
        <source>This line belongs to nothing.</source>
        <translation>이 줄은 어디에도 속하지 않습니다.</translation>
    </message>
    <message>
        <source>A bank cannot have this directive: %1</source>
        <translation>문제 은행에 쓸 수 없는 지시문입니다: %1</translation>
    </message>
    <message>
        <source>A word that begins with ! is a YAML tag (%1) and would be lost.</source>
        <translation>!로 시작하는 낱말은 YAML 태그(%1)라서 글에서 사라집니다.</translation>
    </message>
    <message>
        <source>A word that begins with %1 is a YAML anchor or alias and would be lost.</source>
        <translation>%1(으)로 시작하는 낱말은 YAML 앵커나 별칭이라서 글에서 사라집니다.</translation>
    </message>
    <message>
        <source>Merge keys (&lt;&lt;) cannot be used in a bank.</source>
        <translation>문제 은행에는 병합 키(&lt;&lt;)를 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Lists and mappings are nested deeper than %1.</source>
        <translation>목록과 매핑이 %1단계보다 깊습니다.</translation>
    </message>
    <message>
        <source>The key “%1” stands here a second time; the first is in line %2.</source>
        <translation>“%1” 키가 여기에 또 있습니다. 처음은 %2번째 줄입니다.</translation>
    </message>
    <message>
        <source>A key must be a word.</source>
        <translation>키는 낱말이어야 합니다.</translation>
    </message>
    <message>
        <source>A bank begins with keys such as “schema:” and “id:”.</source>
        <translation>문제 은행은 “schema:”, “id:” 같은 키로 시작합니다.</translation>
    </message>
    <message>
        <source>This line cannot be understood as YAML.</source>
        <translation>이 줄은 YAML로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>A space and # begin a comment: the text ends before them.</source>
        <translation>공백과 #은 주석을 시작하므로, 글이 그 앞에서 끝납니다.</translation>
    </message>
    <message>
        <source>This bank is made for a newer Foldout (schema %1; this one knows %2).</source>
        <translation>더 새로운 Foldout용 문제 은행입니다(스키마 %1, 이 프로그램은 %2까지).</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>“%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation>“%1”이라는 항목은 없습니다.</translation>
    </message>
    <message>
        <source>“%1” must be %2.</source>
        <translation>“%1”에는 %2이(가) 와야 합니다.</translation>
    </message>
    <message>
        <source>“%1” does not go with “%2”.</source>
        <translation>“%1”은(는) “%2”와(과) 함께 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is %2, which is too small; the limit is %3.</source>
        <translation>“%1” 값 %2이(가) 너무 작습니다. 한계는 %3입니다.</translation>
    </message>
    <message>
        <source>“%1” is %2, but must lie between %3 and %4.</source>
        <translation>“%1” 값 %2은(는) %3에서 %4 사이여야 합니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id.</source>
        <translation>“%1”은(는) id가 될 수 없습니다.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken (%2).</source>
        <translation>id “%1”은(는) 이미 쓰였습니다(%2).</translation>
    </message>
    <message>
        <source>There is no question kind “%1”.</source>
        <translation>“%1”이라는 문항 갈래는 없습니다.</translation>
    </message>
    <message>
        <source>There is no topic “%1” in this bank.</source>
        <translation>이 문제 은행에는 “%1” 주제가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not a language of this bank.</source>
        <translation>“%1”은(는) 이 문제 은행의 언어가 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is not translated into: %2.</source>
        <translation>“%1”에 빠진 번역이 있습니다: %2.</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>“%1”이(가) 비어 있습니다.</translation>
    </message>
    <message>
        <source>No option is marked as correct.</source>
        <translation>정답으로 표시한 보기가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” needs at least %2 entries.</source>
        <translation>“%1”에는 항목이 %2개 이상 있어야 합니다.</translation>
    </message>
    <message>
        <source>The text has no gap to fill.</source>
        <translation>글에 채울 빈칸이 없습니다.</translation>
    </message>
    <message>
        <source>The text in “%1” lacks the gap %2.</source>
        <translation>“%1” 글에 빈칸 %2이(가) 없습니다.</translation>
    </message>
    <message>
        <source>A gap is not written correctly.</source>
        <translation>빈칸을 잘못 적었습니다.</translation>
    </message>
    <message>
        <source>“%1” must be a number, not “%2”.</source>
        <translation>“%1”은(는) “%2”이(가) 아니라 숫자여야 합니다.</translation>
    </message>
    <message>
        <source>“%1” must be a date, not “%2”.</source>
        <translation>“%1”은(는) “%2”이(가) 아니라 날짜여야 합니다.</translation>
    </message>
    <message>
        <source>“%1” is not a web address.</source>
        <translation>“%1”은(는) 웹 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>The picture “%1” does not exist.</source>
        <translation>그림 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The picture “%1” lies outside the bank&apos;s folder.</source>
        <translation>그림 “%1”이(가) 문제 은행 폴더 밖에 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is not a picture that can be shown.</source>
        <translation>“%1”은(는) 보여 줄 수 있는 그림이 아닙니다.</translation>
    </message>
    <message>
        <source>The question has no explanation.</source>
        <translation>문항에 설명이 없습니다.</translation>
    </message>
    <message>
        <source>The lines of this code are joined into one.</source>
        <translation>이 코드의 줄이 한 줄로 합쳐집니다.</translation>
    </message>
    <message>
        <source>An invisible character (%1) changes the order in which this text is shown.</source>
        <translation>보이지 않는 문자(%1)가 이 글의 표시 순서를 바꿉니다.</translation>
    </message>
    <message>
        <source>The last good version of “%1” stays open.</source>
        <translation>“%1”의 마지막 정상 판을 계속 씁니다.</translation>
    </message>
    <message>
        <source>There are more than %1 of these; the rest is not listed.</source>
        <translation>%1개가 넘어 나머지는 적지 않았습니다.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8 in your editor.</source>
        <translation>편집기에서 UTF-8로 저장하세요.</translation>
    </message>
    <message>
        <source>Delete the invisible character.</source>
        <translation>보이지 않는 문자를 지우세요.</translation>
    </message>
    <message>
        <source>Split the bank into several files with the same id in one folder.</source>
        <translation>한 폴더 안에서 id가 같은 여러 파일로 나누세요.</translation>
    </message>
    <message>
        <source>Split the text, or move a part of it into another question.</source>
        <translation>글을 나누거나 일부를 다른 문항으로 옮기세요.</translation>
    </message>
    <message>
        <source>Begin the file with “schema: 1”, “id:”, “title:” and “questions:”.</source>
        <translation>파일을 “schema: 1”, “id:”, “title:”, “questions:”로 시작하세요.</translation>
    </message>
    <message>
        <source>Check that the file exists and that you may read it.</source>
        <translation>파일이 있는지, 읽을 권한이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>Replace the tab with spaces.</source>
        <translation>탭을 공백으로 바꾸세요.</translation>
    </message>
    <message>
        <source>Replace it with ordinary spaces.</source>
        <translation>보통 공백으로 바꾸세요.</translation>
    </message>
    <message>
        <source>Write \\ for a backslash, or use single quotes.</source>
        <translation>역슬래시는 \\로 쓰거나, 작은따옴표를 쓰세요.</translation>
    </message>
    <message>
        <source>Close the quote at the end of the text.</source>
        <translation>글 끝에서 따옴표를 닫으세요.</translation>
    </message>
    <message>
        <source>Inside single quotes write &apos;&apos; for an apostrophe.</source>
        <translation>작은따옴표 안의 &apos;는 &apos;&apos;로 쓰세요.</translation>
    </message>
    <message>
        <source>Inside double quotes write \&quot; for a quote, and quote the whole text.</source>
        <translation>큰따옴표 안의 따옴표는 \&quot;로 쓰고, 글 전체를 감싸세요.</translation>
    </message>
    <message>
        <source>If it is a text, put all of it in double quotes; if it is a list or a mapping, close the bracket.</source>
        <translation>글이면 전체를 큰따옴표로 감싸고, 목록이나 매핑이면 괄호를 닫으세요.</translation>
    </message>
    <message>
        <source>Write an ordinary colon and a space.</source>
        <translation>보통 쌍점(:)과 공백을 쓰세요.</translation>
    </message>
    <message>
        <source>Begin the line under the line it belongs with, using spaces.</source>
        <translation>짝이 되는 줄과 같은 칸에서 시작하도록 공백으로 맞추세요.</translation>
    </message>
    <message>
        <source>Put it into a file of its own; a bank file holds one document.</source>
        <translation>다른 파일로 옮기세요. 문제 은행 파일에는 문서가 하나만 들어갑니다.</translation>
    </message>
    <message>
        <source>Delete the line, or write “key: value”.</source>
        <translation>줄을 지우거나 “키: 값”으로 쓰세요.</translation>
    </message>
    <message>
        <source>Delete the line, or write %YAML 1.2 and --- at the very beginning.</source>
        <translation>줄을 지우거나, 맨 처음에 %YAML 1.2와 ---를 쓰세요.</translation>
    </message>
    <message>
        <source>Write the fields out, or use “defaults:”.</source>
        <translation>항목을 그대로 적거나 “defaults:”를 쓰세요.</translation>
    </message>
    <message>
        <source>Put a text that begins with brackets in double quotes, or nest less.</source>
        <translation>괄호로 시작하는 글은 큰따옴표로 감싸고, 아니면 단계를 줄이세요.</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation>둘 가운데 하나만 남기세요.</translation>
    </message>
    <message>
        <source>Write a word and a colon.</source>
        <translation>낱말과 쌍점을 쓰세요.</translation>
    </message>
    <message>
        <source>Put the list of questions under “questions:”.</source>
        <translation>문항 목록을 “questions:” 아래에 두세요.</translation>
    </message>
    <message>
        <source>Look for a missing colon, quote or bracket here or in the line above.</source>
        <translation>이 줄이나 윗줄에 빠진 쌍점, 따옴표, 괄호가 있는지 보세요.</translation>
    </message>
    <message>
        <source>Update Foldout.</source>
        <translation>Foldout을 업데이트하세요.</translation>
    </message>
    <message>
        <source>Add a line “%1: …”.</source>
        <translation>“%1: …” 줄을 더하세요.</translation>
    </message>
    <message>
        <source>Delete it, or begin its name with “x-”.</source>
        <translation>지우거나, 이름을 “x-”로 시작하세요.</translation>
    </message>
    <message>
        <source>Look at the description of the bank format for “%1”.</source>
        <translation>문제 은행 형식 설명에서 “%1”을(를) 찾아보세요.</translation>
    </message>
    <message>
        <source>Delete it, or change the kind of the question.</source>
        <translation>지우거나, 문항의 갈래를 바꾸세요.</translation>
    </message>
    <message>
        <source>Change the number.</source>
        <translation>숫자를 고치세요.</translation>
    </message>
    <message>
        <source>Use lower-case letters, digits, “.”, “_” and “-”, at most 64, beginning with a letter or digit.</source>
        <translation>영어 소문자, 숫자, “.”, “_”, “-”로 64자까지 쓰고, 글자나 숫자로 시작하세요.</translation>
    </message>
    <message>
        <source>Give one of the two another id.</source>
        <translation>둘 가운데 하나의 id를 바꾸세요.</translation>
    </message>
    <message>
        <source>The kinds are open, choice, truefalse, short, cloze, numeric, order and match.</source>
        <translation>갈래는 open, choice, truefalse, short, cloze, numeric, order, match입니다.</translation>
    </message>
    <message>
        <source>Add the topic under “topics:”.</source>
        <translation>“topics:” 아래에 주제를 더하세요.</translation>
    </message>
    <message>
        <source>Add it to “languages:”, or put the text in double quotes.</source>
        <translation>“languages:”에 더하거나, 글을 큰따옴표로 감싸세요.</translation>
    </message>
    <message>
        <source>Add the translation.</source>
        <translation>번역을 더하세요.</translation>
    </message>
    <message>
        <source>Write the text, or delete the field.</source>
        <translation>글을 쓰거나, 항목을 지우세요.</translation>
    </message>
    <message>
        <source>Write {text: …, correct: true} for each correct option.</source>
        <translation>정답 보기마다 {text: …, correct: true}로 쓰세요.</translation>
    </message>
    <message>
        <source>Add entries, or choose another kind of question.</source>
        <translation>항목을 더하거나, 다른 갈래를 고르세요.</translation>
    </message>
    <message>
        <source>Write a gap as {{c1::text}} or {{c1::text::hint}}.</source>
        <translation>빈칸은 {{c1::글}} 또는 {{c1::글::힌트}}로 쓰세요.</translation>
    </message>
    <message>
        <source>Write digits, for example 64, 0.5 or 1e3, without a unit.</source>
        <translation>64, 0.5, 1e3처럼 단위 없이 숫자로 쓰세요.</translation>
    </message>
    <message>
        <source>Write it as 2026, 2026-08 or 2026-08-31.</source>
        <translation>2026, 2026-08, 2026-08-31처럼 쓰세요.</translation>
    </message>
    <message>
        <source>Begin it with https://, http:// or mailto:.</source>
        <translation>https://, http://, mailto: 가운데 하나로 시작하세요.</translation>
    </message>
    <message>
        <source>Check the name, and put the file into the bank&apos;s folder.</source>
        <translation>이름을 확인하고, 파일을 문제 은행 폴더에 넣으세요.</translation>
    </message>
    <message>
        <source>Copy the picture into the bank&apos;s folder and name it from there.</source>
        <translation>그림을 문제 은행 폴더로 복사하고, 그 안의 경로를 쓰세요.</translation>
    </message>
    <message>
        <source>Use png, jpg, webp, gif or svg.</source>
        <translation>png, jpg, webp, gif, svg를 쓰세요.</translation>
    </message>
    <message>
        <source>Add “explanation:” so that the answer can be understood.</source>
        <translation>정답을 이해할 수 있게 “explanation:”을 더하세요.</translation>
    </message>
    <message>
        <source>Write | instead, and the code on lines of its own.</source>
        <translation>대신 |를 쓰고, 코드를 줄을 나누어 쓰세요.</translation>
    </message>
    <message>
        <source>Delete it unless it is meant.</source>
        <translation>일부러 넣은 것이 아니면 지우세요.</translation>
    </message>
    <message>
        <source>Correct the file; it is read again when you save it.</source>
        <translation>파일을 고치세요. 저장하면 다시 읽습니다.</translation>
    </message>
    <message>
        <source>Correct the first ones and check again.</source>
        <translation>앞의 것부터 고치고 다시 검사하세요.</translation>
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <translation>“%1”을(를) 열 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” could not be read to the end.</source>
        <translation>“%1”을(를) 끝까지 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>“%1”에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no space left for “%1”.</source>
        <translation>“%1”을(를) 저장할 공간이 없습니다.</translation>
    </message>
    <message>
        <source>Another program is using “%1”.</source>
        <translation>다른 프로그램이 “%1”을(를) 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is damaged.</source>
        <translation>“%1”이(가) 손상되었습니다.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Foldout.</source>
        <translation>“%1”은(는) 더 새로운 Foldout이 쓴 파일입니다.</translation>
    </message>
    <message>
        <source>“%1” belongs to another program.</source>
        <translation>“%1”은(는) 다른 프로그램의 파일입니다.</translation>
    </message>
    <message>
        <source>The progress could not be saved or read.</source>
        <translation>진도를 저장하거나 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” does not exist.</source>
        <translation>“%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>This was stopped.</source>
        <translation>중단했습니다.</translation>
    </message>
    <message>
        <source>Check that it exists and that you may read it.</source>
        <translation>파일이 있는지, 읽을 권한이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there.</source>
        <translation>폴더가 있는지, 쓸 권한이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>공간을 비우고 다시 해 보세요.</translation>
    </message>
    <message>
        <source>Close the other program, or wait a moment and try again.</source>
        <translation>다른 프로그램을 닫거나, 잠시 뒤에 다시 해 보세요.</translation>
    </message>
    <message>
        <source>Restore it from a backup.</source>
        <translation>백업에서 되살리세요.</translation>
    </message>
    <message>
        <source>Update Foldout; the file is left as it is.</source>
        <translation>Foldout을 업데이트하세요. 파일은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Choose another folder; the file is left as it is.</source>
        <translation>다른 폴더를 고르세요. 파일은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>다시 해 보세요.</translation>
    </message>
    <message>
        <source>Check the name, or choose another file.</source>
        <translation>이름을 확인하거나, 다른 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” was written by an older Foldout.</source>
        <translation>“%1”은(는) 이전 버전의 Foldout이 만든 파일입니다.</translation>
    </message>
    <message>
        <source>These numbers are no parameters of the memory model.</source>
        <translation>이 숫자들은 기억 모형의 매개변수로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Open Foldout&apos;s window once: it keeps a backup and updates the file.</source>
        <translation>Foldout 창을 한 번 여세요. 백업을 남기고 파일을 새 형식으로 바꿉니다.</translation>
    </message>
    <message>
        <source>Give 17, 19 or 21 finite numbers, or none for the defaults.</source>
        <translation>유한한 숫자를 17개, 19개 또는 21개 입력하세요. 비워 두면 기본값을 씁니다.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>The data folder %1 is not there. Connect its drive and try again, or use the usual folder %2 this time; the progress there is its own.</source>
        <translation>데이터 폴더 %1이(가) 없습니다. 드라이브를 연결하고 다시 시도하거나, 이번에는 기본 폴더 %2을(를) 쓰세요. 그곳의 진도는 따로입니다.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Usual folder</source>
        <translation>기본 폴더</translation>
    </message>
</context>
<context>
    <name>foldout::AnswerDifference</name>
    <message>
        <source>Counted as right.</source>
        <translation>맞은 것으로 봅니다.</translation>
    </message>
    <message>
        <source>This answer has to be typed exactly.</source>
        <translation>이 답은 글자 그대로 써야 합니다.</translation>
    </message>
    <message>
        <source>The letter case differs.</source>
        <translation>대소문자가 다릅니다.</translation>
    </message>
    <message>
        <source>The spacing differs.</source>
        <translation>띄어쓰기가 다릅니다.</translation>
    </message>
    <message>
        <source>Full-width and ordinary characters differ.</source>
        <translation>전각·반각 글자가 다릅니다.</translation>
    </message>
    <message>
        <source>Special forms of characters differ.</source>
        <translation>특수 문자 모양이 다릅니다.</translation>
    </message>
    <message>
        <source>The letters are composed differently (NFD).</source>
        <translation>글자의 조합 방식이 다릅니다(NFD).</translation>
    </message>
    <message>
        <source>Invisible characters differ.</source>
        <translation>보이지 않는 글자가 다릅니다.</translation>
    </message>
    <message>
        <source>The kind of dash or quotation mark differs.</source>
        <translation>줄표나 따옴표의 종류가 다릅니다.</translation>
    </message>
    <message>
        <source>The times sign differs (× or x).</source>
        <translation>곱셈 기호가 다릅니다(× 또는 x).</translation>
    </message>
</context>
<context>
    <name>foldout::BankModel</name>
    <message>
        <source>Open question</source>
        <translation>서술형</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>선택형</translation>
    </message>
    <message>
        <source>True or false</source>
        <translation>참·거짓</translation>
    </message>
    <message>
        <source>Short answer</source>
        <translation>단답형</translation>
    </message>
    <message>
        <source>Cloze</source>
        <translation>빈칸</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>짝 맞추기</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>how a card stands: never graded</extracomment>
        <translation>새 문항</translation>
    </message>
    <message>
        <source>missed</source>
        <extracomment>how a card stands: the last grade was Again</extracomment>
        <translation>놓침</translation>
    </message>
    <message>
        <source>shaky</source>
        <extracomment>how a card stands: recalled, but not yet reliably</extracomment>
        <translation>불안정</translation>
    </message>
    <message>
        <source>known</source>
        <extracomment>how a card stands: recalled well</extracomment>
        <translation>알고 있음</translation>
    </message>
    <message>
        <source>No topic</source>
        <translation>주제 없음</translation>
    </message>
    <message>
        <source>Question %1: %2 (%3)</source>
        <extracomment>read out by a screen reader; %1 number, %2 title, %3 state such as &quot;missed&quot;</extracomment>
        <translation>문항 %1: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>foldout::Banner</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>foldout::CardHeader</name>
    <message>
        <source>level %1 of 5</source>
        <translation>난이도 5 중 %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
</context>
<context>
    <name>foldout::CardView</name>
    <message>
        <source>checked %1</source>
        <extracomment>When the author last checked a reference; %1 is a date such as 2026-08</extracomment>
        <translation>확인 %1</translation>
    </message>
    <message>
        <source>References</source>
        <translation>근거</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message numerus="yes">
        <source>%n key point(s)</source>
        <translation>
            <numerusform>핵심 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what you recalled</source>
        <translation>떠올린 것에 표시하세요</translation>
    </message>
    <message numerus="yes">
        <source>Recalled %1 of %n key point(s)</source>
        <translation>
            <numerusform>핵심 %n개 중 %1개를 떠올렸습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer and explanation</source>
        <translation>정답 및 설명</translation>
    </message>
    <message>
        <source>Write an answer…</source>
        <translation>답 써 보기…</translation>
    </message>
    <message>
        <source>Show the cards in %1</source>
        <translation>카드를 %1로 보기</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>문항</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>%1 · bold: found in your answer</source>
        <extracomment>%1 is &quot;Tick what you recalled&quot; or &quot;Recalled 2 of 4 key points&quot;</extracomment>
        <translation>%1 · 굵은 말은 답에서 찾은 단서</translation>
    </message>
</context>
<context>
    <name>foldout::ClozeInput</name>
    <message>
        <source>Gap %1</source>
        <extracomment>%1 is one number or several: &quot;1&quot;, &quot;1, 3&quot;</extracomment>
        <translation>빈칸 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is &quot;Gap 1&quot;, %2 the author&apos;s hint</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>정답: %1</translation>
    </message>
</context>
<context>
    <name>foldout::ConfidenceBar</name>
    <message>
        <source>Guess</source>
        <translation>모름</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>애매</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>확실</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>얼마나 확신하나요?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A confidence button: the key to press, and the word</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>How sure are you? %1</source>
        <translation>얼마나 확신하나요? %1</translation>
    </message>
</context>
<context>
    <name>foldout::CramChooser</name>
    <message>
        <source>All topics</source>
        <translation>모든 주제</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Cram %n question(s)</source>
        <translation>
            <numerusform>%n문항 벼락치기</numerusform>
        </translation>
    </message>
    <message>
        <source>No such question</source>
        <translation>해당하는 문항이 없습니다</translation>
    </message>
    <message>
        <source>Cram</source>
        <translation>벼락치기</translation>
    </message>
    <message>
        <source>Goes through a set until each question was passed. It is noted in the log and leaves the schedule alone.</source>
        <translation>고른 문항을 하나씩 맞힐 때까지 되풀이합니다. 기록에는 남지만 복습 일정은 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>문항</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Missed last time</source>
        <translation>지난번에 놓친 문항</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>표시한 문항</translation>
    </message>
    <message>
        <source>Leeches: missed again and again</source>
        <translation>거듭 놓치는 문항</translation>
    </message>
</context>
<context>
    <name>foldout::DataFolderRow</name>
    <message>
        <source>Open the folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>다른 폴더 쓰기…</translation>
    </message>
    <message>
        <source>the usual folder</source>
        <translation>기본 폴더</translation>
    </message>
    <message>
        <source>The next start uses %1 and the progress that is there, unless --data-dir names another folder.</source>
        <translation>다음에 시작하면 %1 폴더와 그곳의 진도를 씁니다. --data-dir로 다른 폴더를 지정하면 그 폴더를 씁니다.</translation>
    </message>
    <message>
        <source>The next start uses %1 and begins without progress there, unless --data-dir names another folder.</source>
        <translation>다음에 시작하면 %1 폴더에서 진도 없이 새로 시작합니다. --data-dir로 다른 폴더를 지정하면 그 폴더를 씁니다.</translation>
    </message>
    <message>
        <source>Nothing is moved: what you have stays in %1. To take it along, close Foldout and, before the next start, copy what is in there into the new folder.</source>
        <translation>아무것도 옮기지 않습니다. 지금까지의 내용은 %1 폴더에 그대로 있습니다. 가져가려면 Foldout을 닫고, 다시 시작하기 전에 그 안의 내용을 새 폴더로 복사하세요.</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>데이터 폴더</translation>
    </message>
    <message>
        <source>The folder could not be opened. Open it by its path in the program you use for files.</source>
        <translation>폴더를 열 수 없습니다. 파일 관리자에서 경로로 열어 주세요.</translation>
    </message>
</context>
<context>
    <name>foldout::DocumentWriter</name>
    <message>
        <source>This table is cut: %1 of %2 rows and %3 of %4 columns are shown.</source>
        <translation>표가 커서 일부만 표시합니다. 행 %2개 중 %1개, 열 %4개 중 %3개입니다.</translation>
    </message>
    <message>
        <source>%1 (%2) %3</source>
        <extracomment>The place of a picture that cannot be shown: %1 its description, %2 its path, %3 the reason</extracomment>
        <translation>%1 (%2) %3</translation>
    </message>
</context>
<context>
    <name>foldout::ExamCard</name>
    <message>
        <source>Question</source>
        <translation>문항</translation>
    </message>
</context>
<context>
    <name>foldout::ExamDaysModel</name>
    <message>
        <source>ddd d MMM</source>
        <extracomment>A day in a table of days, as QDate::toString() understands it: Thu 10 Dec</extracomment>
        <translation>M월 d일 ddd</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>날</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>Heading of a column of numbers: cards that are due</extracomment>
        <translation>복습</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Heading of a column of numbers: cards to begin</extracomment>
        <translation>새 문항</translation>
    </message>
    <message>
        <source>Early</source>
        <extracomment>Heading of a column of numbers: cards asked before they are due</extracomment>
        <translation>앞당김</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>분</translation>
    </message>
</context>
<context>
    <name>foldout::ExamDesk</name>
    <message>
        <source>%1 / %2</source>
        <extracomment>A question&apos;s number of how many</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>%2문항 중 %1번</translation>
    </message>
    <message>
        <source>Answered %1 of %2</source>
        <translation>%2문항 중 %1문항에 답함</translation>
    </message>
    <message numerus="yes">
        <source>Only %n minute(s) left.</source>
        <translation>
            <numerusform>%n분 남았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have no answer yet.</source>
        <translation>
            <numerusform>아직 답하지 않은 문항이 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are flagged for later.</source>
        <translation>
            <numerusform>나중에 보려고 표시한 문항이 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish the exam all the same?</source>
        <translation>그래도 시험을 마칠까요?</translation>
    </message>
    <message>
        <source>Finish the exam</source>
        <translation>시험 마치기</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속 풀기</translation>
    </message>
    <message>
        <source>End the exam without results? Your answers are thrown away and nothing is logged.</source>
        <translation>결과 없이 시험을 끝낼까요? 쓴 답을 버리고 기록도 남기지 않습니다.</translation>
    </message>
    <message>
        <source>End without results</source>
        <translation>결과 없이 끝내기</translation>
    </message>
    <message>
        <source>Keep the exam</source>
        <translation>시험 계속</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Flag for later</source>
        <translation>나중에 보기 표시</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>모든 문항</translation>
    </message>
    <message>
        <source>Finish…</source>
        <translation>마치기…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>End without results…</source>
        <translation>결과 없이 끝내기…</translation>
    </message>
    <message>
        <source>The exam is paused</source>
        <translation>시험을 잠시 멈췄습니다</translation>
    </message>
    <message>
        <source>Question %1 of %2.</source>
        <translation>%2문항 중 %1번입니다.</translation>
    </message>
    <message>
        <source>%1; the time stands still.</source>
        <translation>%1. 시간이 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>The time stands still.</source>
        <translation>시간이 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Its questions are in the bank “%1”, which is not open. Open it to go on.</source>
        <translation>이 시험의 문항은 지금 열려 있지 않은 “%1” 문제 은행에 있습니다. 그 은행을 열면 이어서 풀 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>foldout::ExamPage</name>
    <message>
        <source>The time is up. The exam has ended.</source>
        <translation>시간이 다 되어 시험이 끝났습니다.</translation>
    </message>
    <message>
        <source>The exam has ended.</source>
        <translation>시험이 끝났습니다.</translation>
    </message>
    <message>
        <source>No question fits what is chosen. Choose more topics or kinds.</source>
        <translation>고른 조건에 맞는 문항이 없습니다. 주제나 유형을 더 고르세요.</translation>
    </message>
    <message>
        <source>&amp;Previous question</source>
        <translation>이전 문항(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>다음 문항(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Flag for later</source>
        <translation>나중에 보기 표시(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Continue the exam</source>
        <translation>시험 계속하기(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;ause the exam</source>
        <translation>시험 일시 정지(&amp;A)</translation>
    </message>
    <message>
        <source>F&amp;inish the exam…</source>
        <translation>시험 마치기(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>foldout::ExamPlanDialog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Plan for an exam</source>
        <translation>시험 계획</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>문항(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Exam on</source>
        <translation>시험 날짜(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Minutes a day</source>
        <translation>하루 공부 시간(분)(&amp;M)</translation>
    </message>
    <message>
        <source>All open banks</source>
        <translation>열린 문제 은행 모두</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>The day of an exam in its field, as QDate::toString() understands it: 24 Dec 2026</extracomment>
        <translation>yyyy년 M월 d일</translation>
    </message>
    <message>
        <source>Days until the exam</source>
        <translation>시험까지 남은 날</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>다 담지 못한 문항</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>&amp;Study today&apos;s share</source>
        <translation>오늘 몫 공부하기(&amp;S)</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>계획을 세우는 중…</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Study today&apos;s share: %n question(s)</source>
        <translation>
            <numerusform>오늘 몫 공부하기(&amp;S): %n문항</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to study today</source>
        <translation>오늘은 공부할 것이 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) do not fit</source>
        <translation>
            <numerusform>%n문항은 다 담지 못합니다</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no question to plan here: they are all suspended, or none is there.</source>
        <translation>계획할 문항이 없습니다. 모두 보류했거나 문항이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Everything fits: all %n question(s).</source>
        <translation>
            <numerusform>%n문항을 모두 끝낼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 questions fit. Not even studying all day long would be enough for the others.</source>
        <translation>%2문항 가운데 %1문항을 끝낼 수 있습니다. 나머지는 하루 종일 공부해도 모자랍니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 questions fit. With %n more minute(s) a day all of them would.</source>
        <translation>
            <numerusform>%2문항 가운데 %1문항을 끝낼 수 있습니다. 하루 %n분을 더 쓰면 모두 끝낼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the exam day you would recall about %1 of %2 questions; in 95 of 100 simulated exams between %3 and %4.</source>
        <translation>시험 날에는 %2문항 가운데 약 %1문항을 떠올립니다. 모의 시험 100번 중 95번은 %3문항에서 %4문항 사이입니다.</translation>
    </message>
    <message>
        <source>Due: asked by the schedule. New: to be begun. Early: asked before it is due, because the exam comes first. A question fits when it is begun before the exam and, once due, is asked. The numbers are averages: from here to the exam, your memory is simulated %1 times with the model that also sets the due days, counting %2 seconds for a new question and %3 for any other answer. No due day is changed.</source>
        <translation>복습: 일정에 따라 묻습니다. 새 문항: 새로 시작합니다. 앞당김: 시험이 먼저 오므로 날짜보다 일찍 묻습니다. 시험 전에 시작하고, 복습할 날이 되면 물을 수 있는 문항을 끝낼 수 있다고 셉니다. 숫자는 평균입니다. 복습할 날을 정하는 바로 그 모델로 오늘부터 시험까지의 기억을 %1번 모의했고, 새 문항에 %2초, 그 밖의 답에 %3초를 썼습니다. 복습할 날은 바뀌지 않습니다.</translation>
    </message>
</context>
<context>
    <name>foldout::ExamResultCard</name>
    <message>
        <source>Question</source>
        <translation>문항</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>쓴 답이 없습니다.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>내 답</translation>
    </message>
    <message>
        <source>Model answer</source>
        <translation>모범 답안</translation>
    </message>
</context>
<context>
    <name>foldout::ExamResults</name>
    <message>
        <source>Question %1 left the bank during the exam and does not count.</source>
        <translation>%1번 문항은 시험 중에 문제 은행에서 빠져서 세지 않습니다.</translation>
    </message>
    <message>
        <source>Question %1 is not in an open bank.</source>
        <translation>%1번 문항은 열려 있는 문제 은행에 없습니다.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>쓴 답이 없습니다.</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>답하지 않음</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>A question&apos;s number of how many</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>no grade yet</source>
        <translation>아직 평가 전</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>답하지 않음</translation>
    </message>
    <message>
        <source>never looked at</source>
        <translation>보지 않음</translation>
    </message>
    <message>
        <source>flagged for later</source>
        <translation>나중에 보기 표시</translation>
    </message>
    <message>
        <source>the question was changed after you saw it</source>
        <translation>본 뒤에 문항이 바뀌었습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) have no grade. Kept now, they are not noted in the log.</source>
        <translation>
            <numerusform>평가하지 않은 답이 %n개 있습니다. 지금 저장하면 이 답은 기록에 남지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep without them</source>
        <translation>빼고 저장</translation>
    </message>
    <message>
        <source>Grade them first</source>
        <translation>먼저 평가하기</translation>
    </message>
    <message>
        <source>Open the bank “%1” first: its questions belong to this exam.</source>
        <translation>이 시험의 문항이 있는 “%1” 문제 은행을 먼저 여세요.</translation>
    </message>
    <message>
        <source>The results are kept.</source>
        <translation>결과를 저장했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Cram the %n missed one(s)</source>
        <translation>
            <numerusform>놓친 %n문항 벼락치기</numerusform>
        </translation>
    </message>
    <message>
        <source>Missed only (%1)</source>
        <translation>놓친 것만 (%1)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Keep later</source>
        <translation>나중에 저장</translation>
    </message>
    <message>
        <source>Keep results</source>
        <translation>결과 저장</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>새 시험</translation>
    </message>
</context>
<context>
    <name>foldout::ExamSetup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Without a topic</source>
        <translation>주제 없음</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A topic or a kind, and how many questions it has</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No question fits what is chosen.</source>
        <translation>고른 조건에 맞는 문항이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>All %n that fit are asked.</source>
        <translation>
            <numerusform>맞는 %n문항을 모두 냅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n that fit</source>
        <translation>
            <numerusform>맞는 %n문항 가운데</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>모두 해제</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>not kept yet</source>
        <translation>아직 저장 전</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n question(s)</source>
        <translation>
            <numerusform>%1 · %n문항</numerusform>
        </translation>
    </message>
    <message>
        <source>Results that are not kept yet</source>
        <translation>아직 저장하지 않은 결과가 있습니다</translation>
    </message>
    <message>
        <source>The exam of %1 is graded here, then its results are kept.</source>
        <translation>%1 시험을 평가하고 결과를 저장하세요.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>New exam</source>
        <translation>새 시험</translation>
    </message>
    <message>
        <source>No answer shows before the end. Then you see your own beside it, and what you missed.</source>
        <translation>끝날 때까지 정답을 보여 주지 않습니다. 마치면 내 답과 정답을 나란히 보고 놓친 것을 확인합니다.</translation>
    </message>
    <message>
        <source>Number of questions</source>
        <translation>문항 수</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>제한 시간</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Unit behind a number of minutes</extracomment>
        <translation>분</translation>
    </message>
    <message>
        <source>Exam number</source>
        <translation>시험 번호</translation>
    </message>
    <message>
        <source>The same number asks the same questions in the same order.</source>
        <translation>번호가 같으면 같은 문항이 같은 순서로 나옵니다.</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>새 번호</translation>
    </message>
    <message>
        <source>Ask how sure I am</source>
        <translation>얼마나 확신하는지 묻기</translation>
    </message>
    <message>
        <source>The grades count for the schedule</source>
        <translation>평가를 복습 일정에 반영하기</translation>
    </message>
    <message>
        <source>Start the exam</source>
        <translation>시험 시작</translation>
    </message>
    <message>
        <source>Past exams</source>
        <translation>지난 시험</translation>
    </message>
</context>
<context>
    <name>foldout::ExamSummary</name>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>%1 · exam number %2</source>
        <extracomment>The date of an exam, and its number</extracomment>
        <translation>%1 · 시험 번호 %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>of all points</source>
        <translation>전체 핵심 기준</translation>
    </message>
    <message>
        <source>The mean of the questions graded so far. Within a question the key points count by their weight.</source>
        <translation>지금까지 평가한 문항의 평균입니다. 한 문항 안에서는 핵심의 가중치대로 셉니다.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>맞힘</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>graded Good or Easy</source>
        <translation>알맞음 또는 쉬움</translation>
    </message>
    <message>
        <source>Questions with the grade Good or Easy, of all that count.</source>
        <translation>세는 문항 가운데 알맞음이나 쉬움으로 평가한 문항입니다.</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>답함</translation>
    </message>
    <message>
        <source>the rest is Again</source>
        <translation>나머지는 다시</translation>
    </message>
    <message>
        <source>Questions with an answer. One without is graded Again.</source>
        <translation>답을 쓴 문항입니다. 답이 없으면 다시로 평가합니다.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message numerus="yes">
        <source>of %n min</source>
        <translation>
            <numerusform>%n분 가운데</numerusform>
        </translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>The time the exam ran, without pauses.</source>
        <translation>일시 정지를 뺀 시험 시간입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n right</source>
        <extracomment>%1 is how sure the learner was (Sure, Unsure, Guess), %2 of %n answers were right</extracomment>
        <translation>
            <numerusform>%1: %n개 중 %2개 맞힘</numerusform>
        </translation>
    </message>
    <message>
        <source>The time ran out. What was written by then counts.</source>
        <translation>시간이 다 되었습니다. 그때까지 쓴 답을 셉니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) left the bank during the exam and do not count.</source>
        <translation>
            <numerusform>시험 중에 문제 은행에서 빠진 %n문항은 세지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions of the bank “%1” cannot be shown: it is not open.</source>
        <translation>“%1” 문제 은행이 열려 있지 않아 그 문항은 보여 줄 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) have no grade yet: tick the points you had, or choose a grade.</source>
        <translation>
            <numerusform>아직 평가하지 않은 답이 %n개 있습니다. 떠올린 핵심에 표시하거나 등급을 고르세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>The results are kept; they count for the schedule.</source>
        <translation>결과를 저장했습니다. 복습 일정에 반영했습니다.</translation>
    </message>
    <message>
        <source>The results are kept; the schedule is as it was.</source>
        <translation>결과를 저장했습니다. 복습 일정은 그대로입니다.</translation>
    </message>
</context>
<context>
    <name>foldout::ExamWords</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A date and a time of day</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A percentage</extracomment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right</source>
        <extracomment>How many questions of an exam were right</extracomment>
        <translation>
            <numerusform>%n문항 중 %1문항 맞힘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>A duration: minutes and seconds</extracomment>
        <translation>%1분 %2초</translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>%n분 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>What is left of the time, as minutes and seconds: 4:59</extracomment>
        <translation>%1 남음</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n분 남음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::GradeBar</name>
    <message>
        <source>Again</source>
        <translation>다시</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>어려움</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>알맞음</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>쉬움</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A grade button: the key to press, and the grade</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>last time</source>
        <translation>지난번</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>놓침</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>떠올림</translation>
    </message>
    <message>
        <source>suggested: %1</source>
        <translation>추천: %1</translation>
    </message>
    <message>
        <source>your last grade</source>
        <translation>지난번 등급</translation>
    </message>
</context>
<context>
    <name>foldout::GradeChoice</name>
    <message>
        <source>Grade</source>
        <translation>평가</translation>
    </message>
    <message>
        <source>Grade it yourself</source>
        <translation>직접 평가하세요</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A grade button: the key to press, and the grade</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>is the grade</source>
        <translation>지금 등급</translation>
    </message>
    <message>
        <source>suggested: %1</source>
        <translation>제안: %1</translation>
    </message>
</context>
<context>
    <name>foldout::GradeSuggestion</name>
    <message>
        <source>correct</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>not correct</source>
        <translation>틀림</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n part(s) right</source>
        <extracomment>Why a grade is suggested: how many parts of the answer are right</extracomment>
        <translation>
            <numerusform>%n개 중 %1개 맞음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <extracomment>Why a grade is suggested: how many key points were ticked</extracomment>
        <translation>
            <numerusform>핵심 %1/%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with a hint</source>
        <extracomment>Why a grade is suggested: %1 is &quot;4 of 4 points&quot;, &quot;correct&quot;</extracomment>
        <translation>%1, 힌트 봄</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right option(s)</source>
        <extracomment>Why a grade is suggested: how many of the right options were picked</extracomment>
        <translation>
            <numerusform>맞는 보기 %n개 중 %1개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::HintPanel</name>
    <message>
        <source>Hint %1 of %2</source>
        <translation>힌트 %1/%2</translation>
    </message>
    <message>
        <source>Show hint %1 of %2</source>
        <extracomment>A button; %1 is which of the %2 hints it shows</extracomment>
        <translation>힌트 %1/%2 보기</translation>
    </message>
</context>
<context>
    <name>foldout::Intervals</name>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <translation>
            <numerusform>%Ln분</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln시간</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln일</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln개월</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 months</source>
        <extracomment>%1 is a number such as 1.2</extracomment>
        <translation>%1개월</translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s)</source>
        <translation>
            <numerusform>%Ln년</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 years</source>
        <extracomment>%1 is a number such as 1.5</extracomment>
        <translation>%1년</translation>
    </message>
    <message numerus="yes">
        <source>again in %Ln day(s), on %1</source>
        <extracomment>%1 is a date</extracomment>
        <translation>
            <numerusform>%Ln일 뒤 %1에 다시</numerusform>
        </translation>
    </message>
    <message>
        <source>again today</source>
        <translation>오늘 다시</translation>
    </message>
    <message numerus="yes">
        <source>again in %Ln minute(s)</source>
        <translation>
            <numerusform>%Ln분 뒤에 다시</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>again in %Ln hour(s)</source>
        <translation>
            <numerusform>%Ln시간 뒤에 다시</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>1분 미만</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <extracomment>A duration: hours and minutes</extracomment>
        <translation>%1시간 %2분</translation>
    </message>
</context>
<context>
    <name>foldout::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
</context>
<context>
    <name>foldout::KeysEditor</name>
    <message>
        <source>no keys</source>
        <translation>키 없음</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>바꿈</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>기본값: %1</translation>
    </message>
    <message>
        <source>Press further keys for “%1”. Esc leaves it as it is.</source>
        <translation>“%1”에 더할 키를 누르세요. Esc를 누르면 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Press the new keys for “%1”. Esc leaves it as it is.</source>
        <translation>“%1”에 쓸 새 키를 누르세요. Esc를 누르면 그대로 둡니다.</translation>
    </message>
    <message>
        <source>%1 is for the menus: Alt with a letter opens one. Press other keys.</source>
        <translation>%1 키는 쓸 수 없습니다. Alt와 글자는 메뉴를 엽니다. 다른 키를 누르세요.</translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”. Press other keys, or take it away there first.</source>
        <translation>%1 키는 이미 “%2”에서 씁니다. 다른 키를 누르거나 그쪽에서 먼저 빼세요.</translation>
    </message>
    <message>
        <source>%1 now belongs to “%2”. Take it away there first.</source>
        <translation>%1 키는 지금 “%2”에서 씁니다. 그쪽에서 먼저 빼세요.</translation>
    </message>
    <message>
        <source>“%1” has no keys now. It is still in the menu.</source>
        <translation>이제 “%1”에는 키가 없습니다. 메뉴에서는 계속 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>“%1” now has %2.</source>
        <extracomment>1: an action, 2: its keys</extracomment>
        <translation>이제 “%1”의 키는 %2입니다.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Keys of the actions</source>
        <translation>동작별 단축키</translation>
    </message>
    <message>
        <source>Enter changes the keys of an action, Backspace removes them.</source>
        <translation>Enter를 누르면 키를 바꾸고, Backspace를 누르면 키를 뺍니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>바꾸기…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>더하기…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
</context>
<context>
    <name>foldout::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Banks that came with Foldout</source>
        <translation>함께 온 문제 은행(&amp;B)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근에 연 은행(&amp;R)</translation>
    </message>
    <message>
        <source>Read the bank a&amp;gain</source>
        <translation>은행 다시 읽기(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Problems in the bank…</source>
        <translation>은행의 문제점(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Import a rescue file…</source>
        <translation>구조 파일 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Search…</source>
        <translation>검색(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>카드(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Unfold or fold the answer</source>
        <translation>정답 펼치기/접기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Write an answer</source>
        <translation>답 쓰기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next card</source>
        <translation>다음 카드(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous card</source>
        <translation>이전 카드(&amp;P)</translation>
    </message>
    <message>
        <source>Grade 1: Again · before unfolding: a guess</source>
        <translation>평가 1: 다시 · 펼치기 전: 모름</translation>
    </message>
    <message>
        <source>Grade 2: Hard · before unfolding: unsure</source>
        <translation>평가 2: 어려움 · 펼치기 전: 애매</translation>
    </message>
    <message>
        <source>Grade 3: Good · before unfolding: sure</source>
        <translation>평가 3: 알맞음 · 펼치기 전: 확실</translation>
    </message>
    <message>
        <source>Grade 4: Easy</source>
        <translation>평가 4: 쉬움</translation>
    </message>
    <message>
        <source>Unfold &amp;all</source>
        <translation>모두 펼치기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>모두 접기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language of the cards</source>
        <translation>카드 언어(&amp;L)</translation>
    </message>
    <message>
        <source>As the interface</source>
        <translation>인터페이스와 같게</translation>
    </message>
    <message>
        <source>Cards in the o&amp;ther language</source>
        <translation>카드를 다른 언어로(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Interface language</source>
        <translation>인터페이스 언어(&amp;I)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>시스템과 같게</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>테마(&amp;H)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>글자 크게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>글자 작게(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>보통 글자 크기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>목차(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Foldout</source>
        <translation>Foldout 정보(&amp;A)</translation>
    </message>
    <message>
        <source>About Foldout</source>
        <translation>Foldout 정보</translation>
    </message>
    <message>
        <source>Foldout %1

Questions you answer from memory, and answers that fold out.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Foldout %1

기억으로 답하는 문항, 펼쳐지는 정답.
GNU 일반 공중 사용 허가서 3판 또는 그 이후 판을 따르는 자유 소프트웨어입니다.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Import a rescue file</source>
        <translation>구조 파일 가져오기</translation>
    </message>
    <message>
        <source>Rescue files (*.jsonl)</source>
        <translation>구조 파일 (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n grade(s) imported.</source>
        <translation>
            <numerusform>평가 %n개를 가져왔습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open banks</source>
        <translation>문제 은행 열기</translation>
    </message>
    <message>
        <source>Question banks (*.yaml *.yml)</source>
        <translation>문제 은행 (*.yaml *.yml)</translation>
    </message>
    <message numerus="yes">
        <source>The bank could not be opened: %n error(s). Mend the file; it is read again by itself.</source>
        <translation>
            <numerusform>은행을 열지 못했습니다. 오류가 %n개 있습니다. 파일을 고치면 저절로 다시 읽습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank has %n error(s). What could be read is shown.</source>
        <translation>
            <numerusform>은행에 오류가 %n개 있습니다. 읽을 수 있는 문항은 보여 드립니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>The link could not be opened. Copy the address into a browser: %1</source>
        <translation>링크를 열지 못했습니다. 주소를 브라우저에 복사해 주세요: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Save a rescue file…</source>
        <translation>구조 파일로 저장…</translation>
    </message>
    <message>
        <source>Save a rescue file</source>
        <translation>구조 파일로 저장</translation>
    </message>
    <message>
        <source>The grade is in %1. Import it from the File menu when the disk works again.</source>
        <translation>평가를 %1에 저장했습니다. 디스크가 다시 되면 파일 메뉴에서 가져오세요.</translation>
    </message>
    <message>
        <source>Text size %1 %</source>
        <translation>글자 크기 %1%</translation>
    </message>
    <message>
        <source>Open a converted copy</source>
        <translation>변환한 사본 열기</translation>
    </message>
    <message>
        <source>The progress lies in a shared or synchronised folder: %1. Use it on one computer at a time, or choose a local folder with --data-dir.</source>
        <translation>진도가 공유되거나 동기화되는 폴더에 있습니다: %1. 한 번에 한 컴퓨터에서만 쓰거나 --data-dir로 로컬 폴더를 고르세요.</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>불러오는 중</translation>
    </message>
    <message>
        <source>Loading %p %</source>
        <translation>불러오는 중 %p%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>The window&apos;s title: the first bank, and how many others are open</extracomment>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file now has %n error(s). Its last good version is shown until it is mended.</source>
        <translation>
            <numerusform>파일에 오류가 %n개 생겼습니다. 고칠 때까지 마지막으로 읽을 수 있던 내용을 보여 드립니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>설정(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>N&amp;ote…</source>
        <translation>메모(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Flag</source>
        <translation>깃발 달기(&amp;F)</translation>
    </message>
    <message>
        <source>The card is flagged.</source>
        <translation>깃발을 달았습니다.</translation>
    </message>
    <message>
        <source>The flag is gone.</source>
        <translation>깃발을 뗐습니다.</translation>
    </message>
    <message>
        <source>&amp;Suspend</source>
        <translation>보류(&amp;S)</translation>
    </message>
    <message>
        <source>The card is asked again.</source>
        <translation>다시 묻습니다.</translation>
    </message>
    <message>
        <source>&amp;Bury until tomorrow</source>
        <translation>내일로 미루기(&amp;B)</translation>
    </message>
    <message>
        <source>Not asked again before tomorrow.</source>
        <translation>내일까지 묻지 않습니다.</translation>
    </message>
    <message>
        <source>Begin the card a&amp;new</source>
        <translation>처음부터 다시 배우기(&amp;N)</translation>
    </message>
    <message>
        <source>The card is new again; its history stays.</source>
        <translation>새 문항이 되었습니다. 지난 기록은 남아 있습니다.</translation>
    </message>
    <message>
        <source>E&amp;xam</source>
        <translation>시험(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>이동(&amp;G)</translation>
    </message>
    <message>
        <source>Review what is &amp;due today</source>
        <translation>오늘 복습할 것(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cram the cards listed in Read</source>
        <translation>읽기에 보이는 문항 몰아보기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <extracomment>%1 is what was done: &quot;grade Good&quot;, &quot;suspend&quot;</extracomment>
        <translation>되돌리기(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>다시 하기(&amp;R): %1</translation>
    </message>
    <message>
        <source>Take the &amp;flag away</source>
        <translation>깃발 떼기(&amp;F)</translation>
    </message>
    <message>
        <source>A&amp;sk the card again</source>
        <translation>다시 묻기(&amp;S)</translation>
    </message>
    <message>
        <source>grade %1</source>
        <extracomment>An act that can be undone; %1 is Again, Hard, Good or Easy</extracomment>
        <translation>평가 ‘%1’</translation>
    </message>
    <message>
        <source>suspend</source>
        <translation>보류</translation>
    </message>
    <message>
        <source>ask again</source>
        <translation>다시 묻기</translation>
    </message>
    <message>
        <source>bury</source>
        <translation>내일로 미루기</translation>
    </message>
    <message>
        <source>begin anew</source>
        <translation>처음부터 다시 배우기</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>깃발 달기</translation>
    </message>
    <message>
        <source>take the flag away</source>
        <translation>깃발 떼기</translation>
    </message>
    <message>
        <source>note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>reschedule</source>
        <translation>일정 바꾸기</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>되돌렸습니다: %1.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>다시 했습니다: %1.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복습</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>시험</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to review today</source>
        <translation>
            <numerusform>오늘 복습할 문항 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Suspended: not asked until you press S on it in Read.</source>
        <translation>보류했습니다. 읽기에서 이 문항에 S를 누를 때까지 묻지 않습니다.</translation>
    </message>
    <message>
        <source>Plan for an &amp;exam date…</source>
        <translation>시험 날짜 계획(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>foldout::MarkLabel</name>
    <message>
        <source>Right</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>놓침</translation>
    </message>
</context>
<context>
    <name>foldout::MatchInput</name>
    <message>
        <source>Answer: %1</source>
        <translation>정답: %1</translation>
    </message>
</context>
<context>
    <name>foldout::MatchRow</name>
    <message>
        <source>Choose</source>
        <translation>선택</translation>
    </message>
</context>
<context>
    <name>foldout::NotePanel</name>
    <message>
        <source>Your note</source>
        <translation>내 메모</translation>
    </message>
    <message>
        <source>You have a note on this card; it shows with the answer.</source>
        <translation>이 문항에 메모가 있습니다. 정답과 함께 보여 드립니다.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>고치기</translation>
    </message>
    <message>
        <source>Edit your note</source>
        <translation>내 메모 고치기</translation>
    </message>
    <message>
        <source>A note of your own, in Markdown</source>
        <translation>내 메모 (Markdown)</translation>
    </message>
    <message>
        <source>Stored when you leave the field; Esc leaves it. Ctrl+Z outside of it takes a stored note back.</source>
        <translation>칸을 벗어나면 저장됩니다. Esc로 나가고, 나간 뒤 Ctrl+Z로 되돌립니다.</translation>
    </message>
</context>
<context>
    <name>foldout::NumericInput</name>
    <message>
        <source>Your answer, a number</source>
        <translation>내 답(숫자)</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>정답: %1</translation>
    </message>
    <message>
        <source>This is not a number yet.</source>
        <translation>아직 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>Understood as %1</source>
        <translation>%1(으)로 읽었습니다.</translation>
    </message>
</context>
<context>
    <name>foldout::OpenInput</name>
    <message>
        <source>Your answer</source>
        <translation>내 답</translation>
    </message>
    <message>
        <source>What do you remember? (optional)</source>
        <translation>기억나는 대로 적어 보세요. (선택)</translation>
    </message>
</context>
<context>
    <name>foldout::OrderInput</name>
    <message>
        <source>The right order:</source>
        <translation>바른 순서:</translation>
    </message>
    <message>
        <source>Drag the items, or move one with Alt+↑ and Alt+↓.</source>
        <translation>끌어서 옮기거나 Alt+↑, Alt+↓로 옮기세요.</translation>
    </message>
</context>
<context>
    <name>foldout::OrderRow</name>
    <message>
        <source>Move up: %1</source>
        <translation>위로 옮기기: %1</translation>
    </message>
    <message>
        <source>Move down: %1</source>
        <translation>아래로 옮기기: %1</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a screen reader says where an item stands: position, number of items, text</extracomment>
        <translation>%2개 중 %1번째: %3</translation>
    </message>
</context>
<context>
    <name>foldout::OutlineDelegate</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n문항</numerusform>
        </translation>
    </message>
    <message>
        <source>as of %1</source>
        <extracomment>After the number of questions: the date of the facts, such as 2026-08</extracomment>
        <translation>기준 %1</translation>
    </message>
</context>
<context>
    <name>foldout::OutlinePanel</name>
    <message>
        <source>Nothing found. Press Esc to clear the search.</source>
        <translation>찾은 문항이 없습니다. Esc를 누르면 검색을 지웁니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n문항</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Level %1 and up</source>
        <translation>난이도 %1 이상</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Show all questions</source>
        <translation>모든 문항 보기</translation>
    </message>
    <message>
        <source>Search (initials work: ㅌㅅ ㅂㄹ)</source>
        <extracomment>ㅌㅅ ㅂㄹ are initial consonants: searching for them finds 텐서 병렬</extracomment>
        <translation>검색 (초성 가능: ㅌㅅ ㅂㄹ)</translation>
    </message>
    <message>
        <source>Search questions</source>
        <translation>문항 검색</translation>
    </message>
    <message>
        <source>Filter questions</source>
        <translation>문항 거르기</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>목차</translation>
    </message>
</context>
<context>
    <name>foldout::Picture</name>
    <message>
        <source>The picture cannot be read.</source>
        <translation>그림을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The drawing is not shown: it holds a document type, a script or a reference to something outside.</source>
        <translation>그림을 표시하지 않습니다. 문서 형식 선언이나 스크립트, 바깥을 가리키는 참조가 들어 있습니다.</translation>
    </message>
    <message>
        <source>The drawing is not shown: it is too complex.</source>
        <translation>그림이 너무 복잡하여 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>The picture is larger than 16 megapixels.</source>
        <translation>그림이 1600만 화소보다 큽니다.</translation>
    </message>
    <message>
        <source>Only pictures in the folder of the bank are shown.</source>
        <translation>문제 은행 폴더 안의 그림만 표시합니다.</translation>
    </message>
    <message>
        <source>This is not a png, jpg, webp, gif or svg file.</source>
        <translation>png, jpg, webp, gif, svg 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <translation>파일이 없습니다.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>파일이 너무 큽니다.</translation>
    </message>
</context>
<context>
    <name>foldout::PointHistory</name>
    <message>
        <source>missed last time</source>
        <translation>지난번에 놓침</translation>
    </message>
    <message>
        <source>missed %1 of the last %2</source>
        <extracomment>Beside a key point: how often it was missed in the last reviews</extracomment>
        <translation>최근 %2번 중 %1번 놓침</translation>
    </message>
</context>
<context>
    <name>foldout::PointRow</name>
    <message>
        <source>suggested: found in your answer</source>
        <extracomment>For screen readers: why the box of a key point has a dash</extracomment>
        <translation>제안됨: 답에서 찾음</translation>
    </message>
</context>
<context>
    <name>foldout::ProblemsDialog</name>
    <message>
        <source>Problems in the bank</source>
        <translation>은행의 문제점</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>문제점이 없습니다.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>경고</translation>
    </message>
</context>
<context>
    <name>foldout::QuestionPalette</name>
    <message>
        <source>Questions of the exam</source>
        <translation>시험 문항</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>%1번 문항</translation>
    </message>
    <message>
        <source>no longer in the bank</source>
        <translation>문제 은행에 없음</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>답함</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>flagged for later</source>
        <translation>나중에 보기 표시</translation>
    </message>
    <message>
        <source>on screen</source>
        <translation>보고 있음</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>답함 %1</translation>
    </message>
    <message>
        <source>empty %1</source>
        <translation>비어 있음 %1</translation>
    </message>
    <message>
        <source>flagged %1</source>
        <translation>표시함 %1</translation>
    </message>
</context>
<context>
    <name>foldout::ReadPage</name>
    <message>
        <source>No bank is open. Open one with Ctrl+O, or drop a YAML file here.</source>
        <translation>열린 은행이 없습니다. Ctrl+O로 열거나 YAML 파일을 여기에 놓으세요.</translation>
    </message>
    <message>
        <source>No question passes the filter. Press Esc in the search field to see all.</source>
        <translation>조건에 맞는 문항이 없습니다. 검색창에서 Esc를 누르면 모두 보입니다.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>This card is graded. Fold it and unfold it to grade it again.</source>
        <translation>이미 평가한 카드입니다. 접었다 펼치면 다시 평가할 수 있습니다.</translation>
    </message>
    <message>
        <source>Saved: %1. Ctrl+Z takes it back.</source>
        <translation>저장했습니다: %1. Ctrl+Z로 되돌립니다.</translation>
    </message>
    <message>
        <source>Fold the answer first, then write your own from memory.</source>
        <translation>정답을 접은 뒤 기억으로 답을 써 보세요.</translation>
    </message>
    <message>
        <source>Opening the bank…</source>
        <translation>은행을 여는 중입니다…</translation>
    </message>
</context>
<context>
    <name>foldout::ReviewEnd</name>
    <message>
        <source>Back to the card</source>
        <translation>문항으로 돌아가기</translation>
    </message>
    <message>
        <source>The missed ones again</source>
        <translation>놓친 문항 다시</translation>
    </message>
    <message>
        <source>Asks every card you graded Again until you pass it; intervals stay as they are.</source>
        <translation>‘다시’로 매긴 문항을 통과할 때까지 묻습니다. 복습 간격은 그대로입니다.</translation>
    </message>
    <message>
        <source>Back to today&apos;s cards</source>
        <translation>오늘 문항으로 돌아가기</translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow: %Ln card(s) due for review.</source>
        <translation>
            <numerusform>내일 복습할 문항은 %Ln개입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them is (are) left over.</source>
        <translation>
            <numerusform>그 가운데 밀린 문항은 %Ln개입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln new one(s).</source>
        <translation>
            <numerusform>새 문항은 %Ln개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>A number and the whole it is a part of</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>문항</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s)</source>
        <translation>
            <numerusform>답 %Ln번</numerusform>
        </translation>
    </message>
    <message>
        <source>How many different cards were graded, and how many answers that took. %1</source>
        <translation>등급을 매긴 서로 다른 문항 수와 답한 횟수입니다. %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>without pauses</source>
        <translation>쉰 시간 제외</translation>
    </message>
    <message>
        <source>From each card&apos;s coming up to its grade; of a pause only its first two minutes count. %1</source>
        <translation>문항이 나온 때부터 등급을 매길 때까지입니다. 쉰 시간은 처음 2분까지만 셉니다. %1</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>맞힘</translation>
    </message>
    <message>
        <source>better than Again</source>
        <translation>‘다시’보다 나은 등급</translation>
    </message>
    <message>
        <source>How many of all answers were graded better than Again. %1</source>
        <translation>모든 답 가운데 ‘다시’보다 나은 등급을 매긴 수입니다. %1</translation>
    </message>
    <message>
        <source>Points recalled</source>
        <translation>떠올린 핵심</translation>
    </message>
    <message>
        <source>as you ticked them</source>
        <translation>표시한 대로</translation>
    </message>
    <message>
        <source>Key points ticked as recalled, of all key points of the answers where any was ticked. %1</source>
        <translation>핵심에 표시한 답의 모든 핵심 가운데 떠올렸다고 표시한 수입니다. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: right %2 of %n time(s)</source>
        <extracomment>%1 is Guess, Unsure or Sure; %2 of the %n answers were graded better than Again</extracomment>
        <translation>
            <numerusform>%1: %n번 중 %2번 맞힘</numerusform>
        </translation>
    </message>
    <message>
        <source>How sure you were, and how often you were right</source>
        <translation>확신과 실제</translation>
    </message>
    <message>
        <source>Right is a grade better than Again. %1</source>
        <translation>‘다시’보다 나은 등급이면 맞힌 것으로 봅니다. %1</translation>
    </message>
    <message>
        <source>Key points you missed</source>
        <translation>놓친 핵심</translation>
    </message>
    <message numerus="yes">
        <source>missed %1 of %n time(s), recalled last</source>
        <translation>
            <numerusform>%n번 중 %1번 놓치고 마지막에는 떠올림</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %1 of %n time(s)</source>
        <translation>
            <numerusform>%n번 중 %1번 놓침</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foldout::ReviewPage</name>
    <message>
        <source>Saved: %1.</source>
        <translation>저장했습니다: %1</translation>
    </message>
    <message>
        <source>The answer is shown; write yours before the reveal.</source>
        <translation>정답이 펼쳐졌습니다. 내 답은 펼치기 전에 쓰세요.</translation>
    </message>
    <message>
        <source>The answer is shown; hints are for before it.</source>
        <translation>정답이 펼쳐졌습니다. 힌트는 펼치기 전에 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>This question has no hints.</source>
        <translation>이 문항에는 힌트가 없습니다.</translation>
    </message>
    <message>
        <source>There are no more hints.</source>
        <translation>힌트를 모두 보았습니다.</translation>
    </message>
    <message>
        <source>Hint %1 of %2.</source>
        <translation>힌트 %1/%2</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message numerus="yes">
        <source>Recall %Ln key point(s)</source>
        <translation>
            <numerusform>핵심 %Ln개를 떠올려 보세요</numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>표시함</translation>
    </message>
    <message>
        <source>You put a flag on this card.</source>
        <translation>이 문항에 표시를 달아 두었습니다.</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>보류</translation>
    </message>
    <message>
        <source>Not asked until you take that back.</source>
        <translation>보류를 풀 때까지 묻지 않습니다.</translation>
    </message>
    <message>
        <source>Often forgotten</source>
        <translation>자주 잊음</translation>
    </message>
    <message numerus="yes">
        <source>Forgotten %Ln time(s) after it had been learnt.</source>
        <translation>
            <numerusform>익힌 뒤에 %Ln번 잊었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text changed since</source>
        <translation>그 뒤 내용이 바뀜</translation>
    </message>
    <message>
        <source>The author has changed this card since you graded it last.</source>
        <translation>마지막으로 등급을 매긴 뒤에 문항 내용이 바뀌었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Question %1 of %Ln today</source>
        <extracomment>%1 is which one of the %n it is</extracomment>
        <translation>
            <numerusform>오늘 %Ln문항 중 %1번째</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Question %1 of %Ln in this set</source>
        <translation>
            <numerusform>고른 %Ln문항 중 %1번째</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cram: question %1 of %Ln</source>
        <translation>
            <numerusform>몰아 보기: %Ln문항 중 %1번째</numerusform>
        </translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>보류</translation>
    </message>
    <message>
        <source>Keep asking it</source>
        <translation>계속 묻기</translation>
    </message>
    <message>
        <source>Opening the bank…</source>
        <translation>문제 은행을 여는 중…</translation>
    </message>
    <message>
        <source>No bank is open.</source>
        <translation>열린 문제 은행이 없습니다.</translation>
    </message>
    <message>
        <source>Open one with Ctrl+O, or drop a YAML file here.</source>
        <translation>Ctrl+O로 열거나 YAML 파일을 여기에 놓으세요.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>지금까지</translation>
    </message>
    <message>
        <source>The next card comes at %1.</source>
        <extracomment>%1 is a time of the day</extracomment>
        <translation>다음 문항은 %1에 나옵니다.</translation>
    </message>
    <message numerus="yes">
        <source>In %Ln minute(s); it shows by itself.</source>
        <translation>
            <numerusform>%Ln분 뒤에 저절로 나옵니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>오늘 복습할 문항이 없습니다.</translation>
    </message>
    <message>
        <source>Done for today.</source>
        <translation>오늘 복습을 마쳤습니다.</translation>
    </message>
    <message>
        <source>The set is done.</source>
        <translation>고른 문항을 모두 마쳤습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) more wait behind today&apos;s limits, which are in the settings.</source>
        <translation>
            <numerusform>하루 한도 때문에 %Ln문항이 더 기다립니다. 한도는 설정에서 바꿉니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was answered cannot be read at the moment; nothing is lost.</source>
        <translation>답한 기록을 지금 읽을 수 없습니다. 잃은 것은 없습니다.</translation>
    </message>
    <message>
        <source>Answers in Review, %1.</source>
        <translation>%1에 복습에서 답한 것입니다.</translation>
    </message>
    <message>
        <source>Answers of this set.</source>
        <translation>고른 문항에 답한 것입니다.</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message numerus="yes">
        <source>You have forgotten this card %Ln time(s): %1</source>
        <translation>
            <numerusform>이 문항을 %Ln번 잊었습니다: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The key point missed most often: %1</source>
        <translation>가장 자주 놓친 핵심: %1</translation>
    </message>
</context>
<context>
    <name>foldout::RunHeader</name>
    <message>
        <source>Progress of this run</source>
        <translation>이번 학습의 진행</translation>
    </message>
    <message numerus="yes">
        <source>%Ln due</source>
        <translation>
            <numerusform>복습 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Graded before, and due today or earlier.</source>
        <translation>전에 등급을 매겼고, 오늘이나 그 전에 복습할 문항입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>새 문항 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Never graded. How many come in a day is set in the settings.</source>
        <translation>등급을 매긴 적이 없는 문항입니다. 하루에 몇 개씩 낼지는 설정에서 정합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in learning</source>
        <translation>
            <numerusform>익히는 중 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked again within the day, after a few minutes, until they are recalled.</source>
        <translation>떠올릴 때까지 몇 분 뒤에 오늘 안에 다시 묻는 문항입니다.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>요약</translation>
    </message>
    <message>
        <source>Back to today&apos;s cards</source>
        <translation>오늘 문항으로 돌아가기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
</context>
<context>
    <name>foldout::SettingRow</name>
    <message>
        <source>Default: %1</source>
        <translation>기본값: %1</translation>
    </message>
    <message>
        <source>Back to the default of “%1”: %2</source>
        <translation>“%1” 기본값으로: %2</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>There are more than %1 steps.</source>
        <translation>단계가 %1개를 넘습니다.</translation>
    </message>
    <message>
        <source>“%1” is no step. Write a number and s, m, h or d, such as 10m.</source>
        <translation>“%1”은(는) 단계가 아닙니다. 숫자 뒤에 s, m, h, d나 초, 분, 시간, 일을 붙이세요. 예: 10m.</translation>
    </message>
    <message>
        <source>Until then %1 holds.</source>
        <extracomment>behind the reason why what was typed is not taken</extracomment>
        <translation>그때까지는 %1 값을 씁니다.</translation>
    </message>
    <message>
        <source>A step of a day or more is counted in whole days and takes the place of an interval that your memory would call for.</source>
        <translation>하루 이상인 단계는 온날로 세며, 기억에 맞춘 간격을 대신합니다.</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>단계 없음</translation>
    </message>
</context>
<context>
    <name>foldout::SettingsDialog</name>
    <message>
        <source>As the system</source>
        <translation>시스템과 같게</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>모두 기본값으로</translation>
    </message>
    <message>
        <source>Put every setting and all keys back to their defaults? The data folder stays where it is. “As it was” undoes this as long as the settings are open.</source>
        <translation>모든 설정과 키를 기본값으로 되돌릴까요? 데이터 폴더는 그대로 둡니다. 설정을 닫기 전에는 “열 때 그대로”로 취소할 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found.</source>
        <translation>
            <numerusform>설정 %n개를 찾았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No setting fits. Press Esc to see all.</source>
        <translation>맞는 설정이 없습니다. Esc를 누르면 모두 보입니다.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>설정 검색</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>All defaults…</source>
        <translation>모두 기본값으로…</translation>
    </message>
    <message>
        <source>Puts every setting and all keys back to their defaults.</source>
        <translation>모든 설정과 키를 기본값으로 되돌립니다.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>열 때 그대로</translation>
    </message>
    <message>
        <source>Puts everything back as it was when the settings were opened.</source>
        <translation>모두 설정을 열었을 때의 상태로 되돌립니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Grades</source>
        <translation>평가</translation>
    </message>
    <message>
        <source>Grade buttons</source>
        <translation>평가 버튼</translation>
    </message>
    <message>
        <source>Two are quicker to choose from; four tell the schedule more about the card.</source>
        <translation>둘은 고르기 빠르고, 넷은 복습 일정에 더 많은 것을 알려 줍니다.</translation>
    </message>
    <message>
        <source>Four: Again, Hard, Good, Easy</source>
        <translation>넷: 다시, 어려움, 알맞음, 쉬움</translation>
    </message>
    <message>
        <source>Two: Missed, Got it</source>
        <translation>둘: 놓침, 맞힘</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>데이터 폴더</translation>
    </message>
    <message>
        <source>Holds your progress, your settings and their backups. For one run only, start Foldout with --data-dir and a folder, or set FOLDOUT_DATA_DIR.</source>
        <translation>진도와 설정, 그 백업이 있는 곳입니다. 한 번만 다른 폴더를 쓰려면 --data-dir과 폴더를 붙여 시작하거나 FOLDOUT_DATA_DIR을 지정하세요.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Desired retention</source>
        <translation>목표 기억률</translation>
    </message>
    <message>
        <source>The chance that you still recall a card on the day it comes back. Higher means shorter intervals and more reviews.</source>
        <translation>카드가 돌아오는 날에 아직 떠올릴 확률입니다. 높을수록 간격이 짧아지고 복습이 늘어납니다.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Above %1 % the intervals become very short: many times the reviews, for very little more remembered. 85 to 95 % suits most people.</source>
        <translation>%1%를 넘으면 간격이 아주 짧아져, 복습은 몇 배로 늘지만 더 기억하는 것은 아주 적습니다. 대개 85~95%가 알맞습니다.</translation>
    </message>
    <message>
        <source>New cards per day</source>
        <translation>하루 새 카드</translation>
    </message>
    <message>
        <source>How many cards you have never met are added to a day.</source>
        <translation>아직 본 적 없는 카드를 하루에 몇 장 더할지 정합니다.</translation>
    </message>
    <message>
        <source>Reviews per day</source>
        <translation>하루 복습</translation>
    </message>
    <message>
        <source>How many due cards are asked on a day at most; the others wait.</source>
        <translation>복습할 때가 된 카드를 하루에 몇 장까지 물을지 정합니다. 나머지는 기다립니다.</translation>
    </message>
    <message>
        <source>With 0 no card that is due is ever asked, and all are forgotten.</source>
        <translation>0이면 복습할 때가 된 카드를 전혀 묻지 않아 모두 잊게 됩니다.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>In which order the cards of a day are asked. Mixed topics are remembered best.</source>
        <translation>하루의 카드를 어떤 순서로 물을지 정합니다. 주제를 섞으면 가장 잘 기억합니다.</translation>
    </message>
    <message>
        <source>Topics mixed</source>
        <translation>주제 섞기</translation>
    </message>
    <message>
        <source>Topic after topic</source>
        <translation>주제별로</translation>
    </message>
    <message>
        <source>Weakest first</source>
        <translation>약한 것 먼저</translation>
    </message>
    <message>
        <source>As in the bank</source>
        <translation>문제 은행 순서</translation>
    </message>
    <message>
        <source>Learning steps</source>
        <translation>학습 단계</translation>
    </message>
    <message>
        <source>How long a new card waits each time until it is asked again on its first day, such as 30s 1m 10m 1h. Empty: it comes back on another day.</source>
        <translation>새 카드를 첫날 다시 물을 때까지 기다리는 시간들입니다. 예: 30s 1m 10m 1h. 비우면 다른 날에 돌아옵니다.</translation>
    </message>
    <message>
        <source>Relearning steps</source>
        <translation>재학습 단계</translation>
    </message>
    <message>
        <source>The same for a card that you had known and missed.</source>
        <translation>알던 카드를 놓쳤을 때 다시 물을 때까지 기다리는 시간들입니다.</translation>
    </message>
    <message>
        <source>Longest interval</source>
        <translation>가장 긴 간격</translation>
    </message>
    <message>
        <source>No card stays away for more days than this.</source>
        <translation>어떤 카드도 이 날수보다 오래 쉬지 않습니다.</translation>
    </message>
    <message>
        <source>Spread due days</source>
        <translation>복습일 흩뜨리기</translation>
    </message>
    <message>
        <source>Cards learnt together come back on slightly different days.</source>
        <translation>함께 익힌 카드가 조금씩 다른 날에 돌아옵니다.</translation>
    </message>
    <message>
        <source>A study day begins at</source>
        <translation>학습일이 시작하는 시각</translation>
    </message>
    <message>
        <source>Whoever studies past midnight is still on the day before until this hour. What is in the log keeps its day.</source>
        <translation>자정을 넘겨 공부해도 이 시각까지는 전날로 셉니다. 이미 기록된 것은 그 날짜를 지킵니다.</translation>
    </message>
    <message>
        <source>%1:00</source>
        <translation>%1:00</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>The colours of the program.</source>
        <translation>프로그램의 색입니다.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Of everything in the program, from 80 to 300 % of the system&apos;s.</source>
        <translation>프로그램 전체의 글자 크기입니다. 시스템의 80~300%.</translation>
    </message>
    <message>
        <source>Reading font</source>
        <translation>읽기 글꼴</translation>
    </message>
    <message>
        <source>Of questions, answers and explanations.</source>
        <translation>문항과 답, 설명의 글꼴입니다.</translation>
    </message>
    <message>
        <source>Reading size</source>
        <translation>읽기 크기</translation>
    </message>
    <message>
        <source>Of the cards alone, at a text size of 100 %.</source>
        <translation>카드만의 글자 크기입니다. 글자 크기가 100%일 때의 값입니다.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>인터페이스 언어</translation>
    </message>
    <message>
        <source>Of menus, buttons and messages.</source>
        <translation>메뉴, 버튼, 알림의 언어입니다.</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>카드 언어</translation>
    </message>
    <message>
        <source>Where a bank has both; otherwise cards are in the language they have.</source>
        <translation>문제 은행에 두 언어가 다 있을 때 씁니다. 없으면 있는 언어로 보입니다.</translation>
    </message>
    <message>
        <source>As the interface</source>
        <translation>인터페이스와 같게</translation>
    </message>
</context>
<context>
    <name>foldout::ShortInput</name>
    <message>
        <source>Your answer</source>
        <translation>내 답</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>인정하는 답: %1</translation>
    </message>
</context>
<context>
    <name>foldout::TextView</name>
    <message>
        <source>Text</source>
        <translation>본문</translation>
    </message>
    <message>
        <source>Pictures: %1</source>
        <translation>그림: %1</translation>
    </message>
</context>
<context>
    <name>foldout::TrueFalseInput</name>
    <message>
        <source>True</source>
        <translation>참</translation>
    </message>
    <message>
        <source>False</source>
        <translation>거짓</translation>
    </message>
</context>
</TS>
