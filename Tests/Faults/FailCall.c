// A library for LD_PRELOAD: one of a program's system calls fails, or the program gets a signal there.
//
// FAIL_AT is the number of the call, from 1; with 0 none fails. FAIL_WITH is the error number, or a negated signal number. With a signal,
// the program gets the signal first; if it survives, the call is made. FAIL_LOG is a file that gets one line for each call: its name and
// its argument. FAIL_HIT is a file that gets the line of the call that fails. In another run with threads, that call may have another
// number.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_int calls;

static int number(const char *name) {
  const char *text = getenv(name);
  return text ? atoi(text) : 0;
}

/// Appends a line about a call to a file, if an environment variable names one.
static void note(const char *variable, const char *name, const char *about) {
  const char *log = getenv(variable);
  if (!log) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file < 0) return;
  char line[4200];
  int length = snprintf(line, sizeof line, "%s %.4000s\n", name, about);
  syscall(SYS_write, file, line, (size_t)length);
  syscall(SYS_close, file);
}

/// Counts a call and returns whether it must fail.
static int fails(const char *name, const char *about) {
  int call = atomic_fetch_add(&calls, 1) + 1;
  note("FAIL_LOG", name, about);
  if (call != number("FAIL_AT")) return 0;
  note("FAIL_HIT", name, about);
  int error = number("FAIL_WITH");
  if (error < 0) {
    syscall(SYS_kill, getpid(), -error);
    return 0;
  }
  errno = error;
  return 1;
}

static const char *descriptor(int file) {
  static _Thread_local char text[16];
  snprintf(text, sizeof text, "%d", file);
  return text;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static mode_t mode_of(int flags, va_list rest) {
  return flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

#define OPEN(name)                                                    \
  int name(const char *path, int flags, ...) {                        \
    va_list rest;                                                     \
    va_start(rest, flags);                                            \
    mode_t mode = mode_of(flags, rest);                               \
    va_end(rest);                                                     \
    return fails("open", path) ? -1 : NEXT(name)(path, flags, mode);  \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                            \
  int name(int folder, const char *path, int flags, ...) {                      \
    va_list rest;                                                               \
    va_start(rest, flags);                                                      \
    mode_t mode = mode_of(flags, rest);                                         \
    va_end(rest);                                                               \
    return fails("open", path) ? -1 : NEXT(name)(folder, path, flags, mode);    \
  }
OPENAT(openat)
OPENAT(openat64)

ssize_t read(int file, void *bytes, size_t count) {
  return fails("read", descriptor(file)) ? -1 : NEXT(read)(file, bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  return fails("write", descriptor(file)) ? -1 : NEXT(write)(file, bytes, count);
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  return fails("write", descriptor(file)) ? -1 : NEXT(writev)(file, parts, count);
}

/// Closes the file even if the call must report an error, as the system does.
int close(int file) {
  int fault = fails("close", descriptor(file)), error = errno;
  int result = NEXT(close)(file);
  if (!fault) return result;
  errno = error;
  return -1;
}

int rename(const char *from, const char *to) {
  return fails("rename", to) ? -1 : NEXT(rename)(from, to);
}

int link(const char *from, const char *to) {
  return fails("link", to) ? -1 : NEXT(link)(from, to);
}

int unlink(const char *path) {
  return fails("unlink", path) ? -1 : NEXT(unlink)(path);
}

int rmdir(const char *path) {
  return fails("rmdir", path) ? -1 : NEXT(rmdir)(path);
}

int mkdir(const char *path, mode_t mode) {
  return fails("mkdir", path) ? -1 : NEXT(mkdir)(path, mode);
}

int fchmod(int file, mode_t mode) {
  return fails("fchmod", descriptor(file)) ? -1 : NEXT(fchmod)(file, mode);
}

char *realpath(const char *path, char *resolved) {
  return fails("realpath", path) ? NULL : NEXT(realpath)(path, resolved);
}
