#pragma once
#include <zlib.h>

/// `deflateInit2` is a macro, which Swift cannot call. Window bits above 15 select the gzip format.
static inline int oriel_deflate_init_gzip(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY);
}

/// Negative window bits select raw deflate, without a header.
static inline int oriel_deflate_init_raw(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY);
}

static inline int oriel_inflate_init_gzip(z_stream *stream) {
    return inflateInit2(stream, 15 + 16);
}

static inline int oriel_inflate_init_raw(z_stream *stream) {
    return inflateInit2(stream, -15);
}
