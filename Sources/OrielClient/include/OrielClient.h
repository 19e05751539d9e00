#pragma once
#include <stddef.h>

/// A script: its file name and its bytes.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t count;
} OrielClientScript;

/// Returns the scripts in `Bundle`: first the client, then those that it loads when they are first needed.
const OrielClientScript *oriel_client_scripts(size_t *count);
