#pragma once
#include <stddef.h>

/// The bytes of a script.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} OrielClientScript;

/// Returns the client's script, `Bundle/client.js`.
OrielClientScript oriel_client_script(void);
