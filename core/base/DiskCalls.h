// SPDX-License-Identifier: GPL-3.0-or-later
// The system calls that write files. Tests let each of them fail in turn.
#pragma once

#include <string_view>
#include <sys/types.h>

namespace levwright {

// Each function is the POSIX or Linux call of that name. If it fails, it returns -1 and sets errno.
class DiskCalls {
public:
    virtual ~DiskCalls() = default;

    virtual int open(const char* path, int flags, mode_t mode);
    virtual ssize_t write(int file, std::string_view bytes);
    virtual int resize(int file, off_t size); // ftruncate
    virtual int sync(int file);               // fsync
    virtual int close(int file);
    // fallocate: reserves room for that many bytes; the size of the file stays.
    virtual int reserve(int file, off_t size);
    virtual int lock(int file, int how); // flock; the lock ends when the file is closed
    virtual int rename(const char* from, const char* to);
    virtual int remove(const char* path);                                         // unlink
    virtual int setOwner(int file, uid_t user, gid_t group);                      // fchown
    virtual int setMode(int file, mode_t mode);                                   // fchmod
    virtual int removeAttribute(int file, const char* name);                      // fremovexattr
    virtual int setAttribute(int file, const char* name, std::string_view value); // fsetxattr
};

} // namespace levwright
