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
        <source>There is no display to open a window on. Start it from a desktop, draw the screens with "foldout tour DIR", or check a bank with "foldout check PATH".</source>
        <translation>창을 열 화면이 없습니다. 데스크톱에서 시작하거나, "foldout tour DIR"로 화면을 그리거나, "foldout check PATH"로 은행을 검사하세요.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>a list</source>
        <extracomment>Completes "“%1” must be %2."</extracomment>
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
        <source>The picture “%1” lies outside the bank's folder.</source>
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
        <source>Inside single quotes write '' for an apostrophe.</source>
        <translation>작은따옴표 안의 '는 ''로 쓰세요.</translation>
    </message>
    <message>
        <source>Inside double quotes write \" for a quote, and quote the whole text.</source>
        <translation>큰따옴표 안의 따옴표는 \"로 쓰고, 글 전체를 감싸세요.</translation>
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
        <source>Check the name, and put the file into the bank's folder.</source>
        <translation>이름을 확인하고, 파일을 문제 은행 폴더에 넣으세요.</translation>
    </message>
    <message>
        <source>Copy the picture into the bank's folder and name it from there.</source>
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
        <extracomment>read out by a screen reader; %1 number, %2 title, %3 state such as "missed"</extracomment>
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
        <translation><numerusform>핵심 %n개</numerusform></translation>
    </message>
    <message>
        <source>Tick what you recalled</source>
        <translation>떠올린 것에 표시하세요</translation>
    </message>
    <message numerus="yes">
        <source>Recalled %1 of %n key point(s)</source>
        <translation><numerusform>핵심 %n개 중 %1개를 떠올렸습니다</numerusform></translation>
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
</context>
<context>
    <name>foldout::ClozeInput</name>
    <message>
        <source>Gap %1</source>
        <extracomment>%1 is one number or several: "1", "1, 3"</extracomment>
        <translation>빈칸 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is "Gap 1", %2 the author's hint</extracomment>
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
        <source>%1, suggested: %2</source>
        <translation>%1, 제안: %2</translation>
    </message>
    <message>
        <source>%1, your last grade</source>
        <translation>%1, 지난번 평가</translation>
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
        <translation><numerusform>%n개 중 %1개 맞음</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <extracomment>Why a grade is suggested: how many key points were ticked</extracomment>
        <translation><numerusform>핵심 %1/%n</numerusform></translation>
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
        <source>&amp;Undo the grade “%1”</source>
        <translation>‘%1’ 평가 되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo the grade “%1”</source>
        <translation>‘%1’ 평가 다시 실행(&amp;R)</translation>
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
        <translation><numerusform>평가 %n개를 가져왔습니다.</numerusform></translation>
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
        <translation><numerusform>은행을 열지 못했습니다. 오류가 %n개 있습니다. 파일을 고치면 저절로 다시 읽습니다.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The bank has %n error(s). What could be read is shown.</source>
        <translation><numerusform>은행에 오류가 %n개 있습니다. 읽을 수 있는 문항은 보여 드립니다.</numerusform></translation>
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
        <extracomment>The window's title: the first bank, and how many others are open</extracomment>
        <translation><numerusform>%1 외 %n개</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The file now has %n error(s). Its last good version is shown until it is mended.</source>
        <translation><numerusform>파일에 오류가 %n개 생겼습니다. 고칠 때까지 마지막으로 읽을 수 있던 내용을 보여 드립니다.</numerusform></translation>
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
        <translation><numerusform>%n문항</numerusform></translation>
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
        <translation><numerusform>%n문항</numerusform></translation>
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
        <source>The last grade was taken back.</source>
        <translation>마지막 평가를 되돌렸습니다.</translation>
    </message>
    <message>
        <source>The grade is back.</source>
        <translation>평가를 다시 살렸습니다.</translation>
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
