#pragma once
#include <stddef.h>

/// One module of the client, as its file is.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t count;
} OrielClientFile;

/// How many modules there are.
size_t oriel_client_file_count(void);

/// A module, in the order in which they are bundled as far as imports leave a choice.
OrielClientFile oriel_client_file(size_t index);
