# SPDX-License-Identifier: GPL-3.0-or-later
# Writes OUTPUT for the commit that is checked out in SOURCE. The file is touched only when its text changes.
set(commit "")
if(EXISTS ${SOURCE}/.git) # a source tarball may lie in a checkout of something else
  execute_process(COMMAND ${CMAKE_COMMAND} -E env GIT_OPTIONAL_LOCKS=0
    git describe --always --exclude=* --abbrev=12 --dirty=+
    WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
configure_file(${CMAKE_CURRENT_LIST_DIR}/Commit.cpp.in ${OUTPUT} @ONLY)
