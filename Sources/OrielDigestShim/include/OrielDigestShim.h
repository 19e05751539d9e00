#ifndef ORIEL_DIGEST_SHIM_H
#define ORIEL_DIGEST_SHIM_H

#include <stddef.h>
#include <stdint.h>

// Digests for `oriel`, which SwiftPM also builds as a tool of the plugin. With swift-crypto, that would compile BoringSSL a
// second time, for names of files and the handshake of a local socket. They are in C because an image has a hundred megabytes,
// for which Swift takes minutes in a debug build.

#pragma clang assume_nonnull begin

/// Writes the SHA-256 digest (FIPS 180-4) of some bytes: 32 bytes.
void oriel_sha256(const uint8_t *_Nullable bytes, size_t count, uint8_t *digest);

/// Writes the SHA-1 digest (FIPS 180-4) of some bytes: 20 bytes. It protects nothing; the handshake of WebSockets asks for it.
void oriel_sha1(const uint8_t *_Nullable bytes, size_t count, uint8_t *digest);

#pragma clang assume_nonnull end

#endif
