# SPDX-License-Identifier: GPL-3.0-or-later
# foldout_add_test(LAYER UNIT [LABEL label] [LIBRARIES …] [SOURCES …]): builds LAYER/tst_UNIT.cpp against
# foldout_LAYER alone and runs it with a fixed language, time zone and an offscreen display.
# FOLDOUT_SHARED names a folder with larger optional data; tests that need it skip, and say so, without it.
set(FOLDOUT_SHARED "${PROJECT_SOURCE_DIR}/../shared" CACHE PATH "Optional larger test data")
set(FOLDOUT_TEST_TIMEZONE "Asia/Seoul" CACHE STRING "Time zone the tests run in")

function(foldout_test_environment test label)
    set_tests_properties(${test} PROPERTIES
        LABELS "${label}"
        TIMEOUT 300
        ENVIRONMENT "LC_ALL=C.UTF-8;TZ=${FOLDOUT_TEST_TIMEZONE};QT_QPA_PLATFORM=offscreen;QT_FATAL_WARNINGS=0;FOLDOUT_SHARED=${FOLDOUT_SHARED}")
endfunction()

function(foldout_add_test layer unit)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "LABEL" "LIBRARIES;SOURCES")
    if(NOT arg_LABEL)
        set(arg_LABEL unit)
    endif()
    set(target tst_${layer}_${unit})
    add_executable(${target} ${layer}/tst_${unit}.cpp ${arg_SOURCES})
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(${target} PRIVATE
        FOLDOUT_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
        FOLDOUT_TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}/${layer}/data")
    target_link_libraries(${target} PRIVATE foldout_options Qt6::Test ${arg_LIBRARIES})
    if(TARGET foldout_${layer})
        target_link_libraries(${target} PRIVATE foldout_${layer})
    endif()
    add_test(NAME ${layer}.${unit} COMMAND ${target})
    foldout_test_environment(${layer}.${unit} ${arg_LABEL})
endfunction()
