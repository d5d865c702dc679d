// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/DiskCalls.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace levwright {

int DiskCalls::open(const char* path, int flags, mode_t mode) {
    return ::open(path, flags, mode);
}

ssize_t DiskCalls::write(int file, std::string_view bytes) {
    return ::write(file, bytes.data(), bytes.size());
}

int DiskCalls::resize(int file, off_t size) {
    return ::ftruncate(file, size);
}

int DiskCalls::sync(int file) {
    return ::fsync(file);
}

int DiskCalls::close(int file) {
    return ::close(file);
}

int DiskCalls::reserve(int file, off_t size) {
    return ::fallocate(file, FALLOC_FL_KEEP_SIZE, 0, size);
}

int DiskCalls::lock(int file, int how) {
    return ::flock(file, how);
}

int DiskCalls::rename(const char* from, const char* to) {
    return ::rename(from, to);
}

int DiskCalls::remove(const char* path) {
    return ::unlink(path);
}

int DiskCalls::setOwner(int file, uid_t user, gid_t group) {
    return ::fchown(file, user, group);
}

int DiskCalls::setMode(int file, mode_t mode) {
    return ::fchmod(file, mode);
}

int DiskCalls::removeAttribute(int file, const char* name) {
    return ::fremovexattr(file, name);
}

int DiskCalls::setAttribute(int file, const char* name, std::string_view value) {
    return ::fsetxattr(file, name, value.data(), value.size(), 0);
}

} // namespace levwright
