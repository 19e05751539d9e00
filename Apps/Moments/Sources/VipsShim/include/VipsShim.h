#ifndef VIPS_SHIM_H
#define VIPS_SHIM_H

#include <stddef.h>

// libvips' functions are variadic, so Swift cannot call them. These are the few steps of processing a photo, as plain
// functions. A function that returns an `int` returns 0 on success and -1 on failure; its `error` is then a text for logs that
// the caller frees with `free`.
//
// Not thread-safe: libvips keeps one error text for all threads.

#pragma clang assume_nonnull begin

/// The supported file formats; no other loader of libvips can be reached.
typedef enum VipsShimFormat {
    VipsShimJPEG,
    VipsShimPNG,
    VipsShimWebP,
    VipsShimGIF,
    VipsShimHEIC,
} VipsShimFormat;

/// The data in a file's header about its picture.
typedef struct VipsShimHeader {
    /// The stored pixels, before the orientation is applied.
    int width;
    int height;
    /// The bytes of all pixels as decoded.
    size_t bytesDecoded;
    /// The memory of a decoder that has to hold the whole picture at once; 0 if it processes a few rows at a time.
    size_t bytesHeld;
} VipsShimHeader;

/// A picture in memory: sRGB, 8 bits per channel, no alpha, upright, without metadata.
typedef struct VipsShimPicture VipsShimPicture;

/// Starts libvips, if it has not been started, and blocks every loader but these five.
int vipsShimStart(char *_Nullable *_Nonnull error);

/// Returns 1 if libvips can read a format, for HEIC after loading its module; otherwise 0.
int vipsShimCanRead(VipsShimFormat format);

/// Reads the header, but no pixels.
int vipsShimReadHeader(
    VipsShimFormat format, const void *bytes, size_t length, VipsShimHeader *header, char *_Nullable *_Nonnull error);

/// Decodes a picture, scaled down, but never up, to fit into a square.
VipsShimPicture *_Nullable vipsShimDecode(
    VipsShimFormat format, const void *bytes, size_t length, int longestEdge, char *_Nullable *_Nonnull error);

/// Creates a smaller copy of a picture.
VipsShimPicture *_Nullable vipsShimResize(
    const VipsShimPicture *picture, int longestEdge, char *_Nullable *_Nonnull error);

int vipsShimWidth(const VipsShimPicture *picture);
int vipsShimHeight(const VipsShimPicture *picture);

/// Gets the red, green and blue of a pixel.
void vipsShimColor(const VipsShimPicture *picture, int x, int y, unsigned char color[_Nonnull 3]);

/// Encodes a picture as WebP, without metadata.
///
/// @param bytes The caller frees them with `vipsShimFreeBytes`.
int vipsShimEncodeWebP(
    const VipsShimPicture *picture, int quality, int effort, void *_Nullable *_Nonnull bytes, size_t *length,
    char *_Nullable *_Nonnull error);

void vipsShimFreeBytes(void *bytes);
void vipsShimFreePicture(VipsShimPicture *picture);

#pragma clang assume_nonnull end

#endif
