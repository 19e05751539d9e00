#ifndef VIPS_SHIM_H
#define VIPS_SHIM_H

#include <stddef.h>

// libvips' functions take a variable number of arguments, which Swift cannot call. These are the few steps a photo goes
// through, as plain functions. A function that returns an `int` returns 0 when it has succeeded and -1 when it has not;
// its `error` is then a text for logs that the caller frees with `free`.
//
// One thread at a time: libvips keeps one text of errors for all of them.

#pragma clang assume_nonnull begin

/// The kinds of files that are read; no other loader of libvips can be reached.
typedef enum VipsShimFormat {
    VipsShimJPEG,
    VipsShimPNG,
    VipsShimWebP,
    VipsShimGIF,
} VipsShimFormat;

/// What the first bytes of a file say about its picture.
typedef struct VipsShimHeader {
    /// Pixels as they are stored, before the picture is turned.
    int width;
    int height;
    /// Bytes of all pixels as the decoder gives them.
    size_t bytesDecoded;
    /// Memory for the decoder that has to hold the whole picture at once; 0 if it goes through a few rows at a time.
    size_t bytesHeld;
} VipsShimHeader;

/// A picture in memory: sRGB, eight bits, no alpha, upright, nothing but pixels.
typedef struct VipsShimPicture VipsShimPicture;

/// Starts libvips, if that has not happened, and shuts every loader but the four.
int vipsShimStart(char *_Nullable *_Nonnull error);

/// Reads the header and no pixel.
int vipsShimReadHeader(
    VipsShimFormat format, const void *bytes, size_t length, VipsShimHeader *header, char *_Nullable *_Nonnull error);

/// Decodes a picture and makes it as large as fits into a square, never larger than it is.
VipsShimPicture *_Nullable vipsShimDecode(
    VipsShimFormat format, const void *bytes, size_t length, int longestEdge, char *_Nullable *_Nonnull error);

/// Makes a smaller copy of a picture.
VipsShimPicture *_Nullable vipsShimResize(
    const VipsShimPicture *picture, int longestEdge, char *_Nullable *_Nonnull error);

int vipsShimWidth(const VipsShimPicture *picture);
int vipsShimHeight(const VipsShimPicture *picture);

/// Tells the red, green and blue of a pixel.
void vipsShimColor(const VipsShimPicture *picture, int x, int y, unsigned char color[_Nonnull 3]);

/// Writes a picture as WebP, without any metadata.
///
/// @param bytes The caller frees them with `vipsShimFreeBytes`.
int vipsShimEncodeWebP(
    const VipsShimPicture *picture, int quality, int effort, void *_Nullable *_Nonnull bytes, size_t *length,
    char *_Nullable *_Nonnull error);

void vipsShimFreeBytes(void *bytes);
void vipsShimFreePicture(VipsShimPicture *picture);

#pragma clang assume_nonnull end

#endif
