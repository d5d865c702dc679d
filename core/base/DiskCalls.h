// SPDX-License-Identifier: GPL-3.0-or-later
// The calls of the system by which files are written. Tests let each of them fail in turn.
#pragma once

#include <string_view>
#include <sys/types.h>

namespace levwright {

// Each is the call of POSIX or Linux behind its name: -1, and errno says why, if it fails.
class DiskCalls {
public:
    virtual ~DiskCalls() = default;

    virtual int open(const char* path, int flags, mode_t mode);
    virtual ssize_t write(int file, std::string_view bytes);
    virtual int resize(int file, off_t size); // ftruncate
    virtual int sync(int file);               // fsync
    virtual int close(int file);
    // fallocate: there is room for so many bytes then; the file's size stays.
    virtual int reserve(int file, off_t size);
    virtual int lock(int file, int how); // flock; the lock goes when the file is closed
    virtual int rename(const char* from, const char* to);
    virtual int remove(const char* path);                                         // unlink
    virtual int setOwner(int file, uid_t user, gid_t group);                      // fchown
    virtual int setMode(int file, mode_t mode);                                   // fchmod
    virtual int removeAttribute(int file, const char* name);                      // fremovexattr
    virtual int setAttribute(int file, const char* name, std::string_view value); // fsetxattr
};

} // namespace levwright
