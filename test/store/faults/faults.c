/*
 * A disk that fails where it is told to: preloaded (LD_PRELOAD), it stands between a program and the C library, and looks
 * at every call that changes a file of one folder.
 *
 *   FAULTS_FOLDER   the folder, as an absolute path without links
 *   FAULTS_LOG      where every such call is noted: its kind, its number among those of its kind, its file
 *   FAULTS_KIND     the kind that fails: open, write, sync, truncate, unlink, link, map
 *   FAULTS_AT       which of its kind, from 1
 *   FAULTS_HOW      once, stays (all of the kind from there on), lies (says that it was done and does not)
 *   FAULTS_ERROR    the errno; "short" writes half, and the next write finds the disk full; "lost" is a sync that fails and
 *                   leaves the file as it was last synced, as kernels do that drop the pages they could not write
 *   FAULTS_DURABLE  a folder: what a file held when it was last synced, under the number of its inode; a power cut leaves
 *                   no more for certain
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { OPEN, WRITE, SYNC, TRUNCATE, UNLINK, LINK, MAP, KINDS };
static const char *const names[KINDS] = { "open", "write", "sync", "truncate", "unlink", "link", "map" };
enum verdict { PASS, FAIL, LIE, SHORT };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static long counts[KINDS];
static const char *folder, *durable;
static int failing = -1, error_number = EIO, half, loses, stays, lies, note = -1;
static long at;
static int full_next;

/* Which descriptors are files of the folder. */
#define MOST 4096
static char ours[MOST];

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static int plain_open(const char *path, int flags, int mode) {
  REAL(open64);
  return real(path, flags | O_CLOEXEC, mode);
}

static ssize_t plain_write(int file, const void *bytes, size_t size) {
  REAL(write);
  return real(file, bytes, size);
}

static int plain_close(int file) {
  REAL(close);
  return real(file);
}

__attribute__((constructor)) static void begin(void) {
  const char *kind = getenv("FAULTS_KIND"), *number = getenv("FAULTS_AT"), *how = getenv("FAULTS_HOW");
  const char *error = getenv("FAULTS_ERROR"), *log = getenv("FAULTS_LOG");
  folder = getenv("FAULTS_FOLDER");
  durable = getenv("FAULTS_DURABLE");
  for (int each = 0; kind && each < KINDS; each++) if (!strcmp(kind, names[each])) failing = each;
  at = number ? atol(number) : 0;
  stays = how && !strcmp(how, "stays");
  lies = how && !strcmp(how, "lies");
  half = error && !strcmp(error, "short");
  loses = error && !strcmp(error, "lost");
  if (error && !half && !loses) error_number = atoi(error);
  if (log) note = plain_open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static int is_inside(const char *path) {
  size_t length = folder ? strlen(folder) : 0;
  return length > 0 && path && !strncmp(path, folder, length) && (path[length] == '/' || path[length] == 0);
}

static int is_ours(int file) {
  return file >= 0 && file < MOST && ours[file];
}

/* Counts and notes the call, and says what becomes of it. */
static enum verdict judge(enum kind kind, const char *path, int file) {
  char place[PATH_MAX] = "", link[64], line[PATH_MAX + 64];
  enum verdict verdict = PASS;
  if (!path) {
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, place, sizeof place - 1);
    place[length > 0 ? length : 0] = 0;
    path = place;
  }
  pthread_mutex_lock(&mutex);
  long count = ++counts[kind];
  if (kind == WRITE && full_next) {
    full_next = stays;
    error_number = ENOSPC;
    verdict = FAIL;
  } else if (kind == (enum kind)failing && (count == at || (count > at && (stays || lies)))) {
    verdict = lies ? LIE : FAIL;
    if (kind == WRITE && half) {
      verdict = SHORT;
      full_next = 1;
    }
  }
  if (note >= 0) {
    const char *name = strrchr(path, '/');
    int length = snprintf(line, sizeof line, "%s %ld %s%s\n", names[kind], count, name ? name + 1 : path,
                          verdict == PASS ? "" : " !");
    plain_write(note, line, (size_t)length);
  }
  pthread_mutex_unlock(&mutex);
  if (verdict == FAIL) errno = error_number;
  return verdict;
}

static void keep_durable(int file) {
  struct stat about;
  char path[PATH_MAX], bytes[65536];
  off_t offset = 0;
  ssize_t size;
  if (!durable || fstat(file, &about) || !S_ISREG(about.st_mode)) return;
  snprintf(path, sizeof path, "%s/%llu", durable, (unsigned long long)about.st_ino);
  int from = file, copy = plain_open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  while (copy >= 0 && (size = pread(from, bytes, sizeof bytes, offset)) > 0) {
    plain_write(copy, bytes, (size_t)size);
    offset += size;
  }
  if (copy >= 0) plain_close(copy);
}

/* Gives a file back what it had when it was last synced. */
static void lose(int file) {
  struct stat about;
  char path[PATH_MAX], bytes[65536];
  off_t offset = 0;
  ssize_t size;
  static ssize_t (*put)(int, const void *, size_t, off64_t);
  static int (*cut)(int, off64_t);
  if (!put) put = (__typeof__(put))dlsym(RTLD_NEXT, "pwrite64");
  if (!cut) cut = (__typeof__(cut))dlsym(RTLD_NEXT, "ftruncate64");
  if (!durable || fstat(file, &about) || !S_ISREG(about.st_mode)) return;
  snprintf(path, sizeof path, "%s/%llu", durable, (unsigned long long)about.st_ino);
  int copy = plain_open(path, O_RDONLY, 0);
  while (copy >= 0 && (size = pread(copy, bytes, sizeof bytes, offset)) > 0) {
    put(file, bytes, (size_t)size, offset);
    offset += size;
  }
  cut(file, offset);
  if (copy >= 0) plain_close(copy);
}

/* The next file with this inode is another one. */
static void forget_durable(const char *path) {
  struct stat about;
  char kept[PATH_MAX];
  REAL(unlink);
  if (!durable || lstat(path, &about) || about.st_nlink > 1) return;
  snprintf(kept, sizeof kept, "%s/%llu", durable, (unsigned long long)about.st_ino);
  real(kept);
}

static int opened(int file) {
  if (file >= 0 && file < MOST) ours[file] = 1;
  return file;
}

#define MODE int mode = 0; \
  if (flags & (O_CREAT | O_TMPFILE)) { va_list list; va_start(list, flags); mode = va_arg(list, int); va_end(list); }

#define OPENS(name) int name(const char *path, int flags, ...) { \
  MODE REAL(name); \
  if (!is_inside(path)) return real(path, flags, mode); \
  if (judge(OPEN, path, -1) != PASS) return -1; \
  return opened(real(path, flags, mode)); }
OPENS(open)
OPENS(open64)

#define OPENS_AT(name) int name(int base, const char *path, int flags, ...) { \
  MODE REAL(name); \
  if (!is_inside(path)) return real(base, path, flags, mode); \
  if (judge(OPEN, path, -1) != PASS) return -1; \
  return opened(real(base, path, flags, mode)); }
OPENS_AT(openat)
OPENS_AT(openat64)

int close(int file) {
  if (file >= 0 && file < MOST) ours[file] = 0;
  return plain_close(file);
}

#define JUDGED(kind, file, done) \
  switch (is_ours(file) ? judge(kind, NULL, file) : PASS) { \
    case FAIL: return -1; \
    case LIE: return done; \
    case SHORT: size = size > 1 ? size / 2 : size; break; \
    case PASS: break; \
  }

ssize_t write(int file, const void *bytes, size_t size) {
  JUDGED(WRITE, file, (ssize_t)size)
  return plain_write(file, bytes, size);
}

#define WRITES_AT(name, offset_type) ssize_t name(int file, const void *bytes, size_t size, offset_type offset) { \
  REAL(name); \
  JUDGED(WRITE, file, (ssize_t)size) \
  return real(file, bytes, size, offset); }
WRITES_AT(pwrite, off_t)
WRITES_AT(pwrite64, off64_t)

static ssize_t total(const struct iovec *parts, int count) {
  ssize_t sum = 0;
  for (int part = 0; part < count; part++) sum += (ssize_t)parts[part].iov_len;
  return sum;
}

/* A short one writes the first half of the parts. */
ssize_t writev(int file, const struct iovec *parts, int size) {
  REAL(writev);
  JUDGED(WRITE, file, total(parts, size))
  return real(file, parts, size);
}

#define WRITES_PARTS_AT(name, offset_type) \
  ssize_t name(int file, const struct iovec *parts, int size, offset_type offset) { \
    REAL(name); \
    JUDGED(WRITE, file, total(parts, size)) \
    return real(file, parts, size, offset); }
WRITES_PARTS_AT(pwritev, off_t)
WRITES_PARTS_AT(pwritev64, off64_t)

#define SYNCS(name) int name(int file) { \
  REAL(name); \
  enum verdict verdict = is_ours(file) ? judge(SYNC, NULL, file) : PASS; \
  if (verdict == LIE) return 0; \
  if (verdict != PASS) { \
    if (loses) lose(file); \
    errno = error_number; \
    return -1; \
  } \
  int failed = real(file); \
  if (!failed && is_ours(file)) keep_durable(file); \
  return failed; }
SYNCS(fsync)
SYNCS(fdatasync)

#define TRUNCATES(name, size_type) int name(int file, size_type size) { \
  REAL(name); \
  JUDGED(TRUNCATE, file, 0) \
  return real(file, size); }
TRUNCATES(ftruncate, off_t)
TRUNCATES(ftruncate64, off64_t)

int unlink(const char *path) {
  REAL(unlink);
  if (is_inside(path)) {
    enum verdict verdict = judge(UNLINK, path, -1);
    if (verdict != PASS) return verdict == LIE ? 0 : -1;
    forget_durable(path);
  }
  return real(path);
}

#define LINKS(name) int name(const char *from, const char *to) { \
  REAL(name); \
  if (is_inside(to)) { \
    enum verdict verdict = judge(LINK, to, -1); \
    if (verdict != PASS) return verdict == LIE ? 0 : -1; \
  } \
  return real(from, to); }
LINKS(link)
LINKS(rename)

#define MAPS(name, offset_type) void *name(void *place, size_t size, int protection, int flags, int file, offset_type offset) { \
  REAL(name); \
  if (is_ours(file) && judge(MAP, NULL, file) != PASS) return MAP_FAILED; \
  return real(place, size, protection, flags, file, offset); }
MAPS(mmap, off_t)
MAPS(mmap64, off64_t)
