# SPDX-License-Identifier: GPL-3.0-or-later
# One INTERFACE target carries warnings, Qt switches and instrumentation; everything of ours links it.
add_library(foldout_options INTERFACE)
target_include_directories(foldout_options INTERFACE ${PROJECT_SOURCE_DIR}/app)
target_compile_definitions(foldout_options INTERFACE
    FOLDOUT_VERSION="${PROJECT_VERSION}"
    QT_NO_KEYWORDS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH QT_NO_JAVA_STYLE_ITERATORS
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_CONTEXTLESS_CONNECT
    QT_DISABLE_DEPRECATED_BEFORE=0x060400
    $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
if(MSVC)
    target_compile_options(foldout_options INTERFACE /W4 /permissive- /utf-8 /Zc:__cplusplus)
else()
    target_compile_options(foldout_options INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast
        -Wcast-align -Wcast-qual -Wformat=2 -Wundef -Wimplicit-fallthrough
        -Wno-missing-field-initializers # designated initialisers name what differs from the default
        $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized> # GCC 12 sees ghosts in std::optional and std::variant
        $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond>
        $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-branches>
        $<$<CXX_COMPILER_ID:GNU>:-Wlogical-op>)
endif()
if(FOLDOUT_SANITIZE)
    set(_sanitize -fsanitize=${FOLDOUT_SANITIZE} -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_compile_options(foldout_options INTERFACE ${_sanitize})
    target_link_options(foldout_options INTERFACE ${_sanitize})
endif()
if(FOLDOUT_COVERAGE)
    target_compile_options(foldout_options INTERFACE --coverage)
    target_link_options(foldout_options INTERFACE --coverage)
endif()
