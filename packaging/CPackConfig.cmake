# SPDX-License-Identifier: GPL-3.0-or-later
# Packages: cpack --config build/release/CPackConfig.cmake
set(CPACK_PACKAGE_NAME foldout)
set(CPACK_PACKAGE_VENDOR Foldout)
set(CPACK_PACKAGE_CONTACT "The Foldout project")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Study questions whose answers fold out")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

if(WIN32)
    set(CPACK_GENERATOR ZIP NSIS)
    set(CPACK_PACKAGE_EXECUTABLES foldout Foldout)
    set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
else()
    set(CPACK_GENERATOR DEB)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_SECTION education)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    # Plug-ins are loaded by name, so the library scan cannot see them.
    set(CPACK_DEBIAN_PACKAGE_DEPENDS
        "libqt6sql6-sqlite, qt6-svg-plugins | libqt6svg6, qt6-image-formats-plugins")
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
        "qt6-wayland, qt6-translations-l10n, fonts-noto-cjk | fonts-nanum")
endif()

include(CPack)
