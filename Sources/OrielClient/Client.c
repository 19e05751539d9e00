#include "OrielClient.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The compiler reads the bundle itself, so the binary needs no files at run time.
static const unsigned char script[] = {
#embed "Bundle/client.js"
};

OrielClientScript oriel_client_script(void) { return (OrielClientScript){script, sizeof(script)}; }
