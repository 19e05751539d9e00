#pragma once
#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <locale.h>

/// libarchive converts the names of entries by the locale of the thread, which is "C" where a program sets none: only ASCII.
static inline locale_t carchive_use_utf8(struct archive *archive, locale_t *before) {
    locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    if (utf8) {
        *before = uselocale(utf8);
    } else {
        archive_set_error(archive, errno, "The system has no locale C.UTF-8, which names need");
    }
    return utf8;
}

/// Begins an entry, whose name is in UTF-8.
static inline int carchive_write_header(struct archive *archive, struct archive_entry *entry) {
    locale_t before;
    locale_t utf8 = carchive_use_utf8(archive, &before);
    if (!utf8) return ARCHIVE_FATAL;
    int result = archive_write_header(archive, entry);
    uselocale(before);
    freelocale(utf8);
    return result;
}

/// Reads up to the next entry, whose name is in UTF-8 afterwards.
static inline int carchive_read_header(struct archive *archive, struct archive_entry **entry) {
    locale_t before;
    locale_t utf8 = carchive_use_utf8(archive, &before);
    if (!utf8) return ARCHIVE_FATAL;
    int result = archive_read_next_header(archive, entry);
    uselocale(before);
    freelocale(utf8);
    return result;
}
