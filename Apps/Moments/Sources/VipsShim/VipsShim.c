#define _GNU_SOURCE
#include "VipsShim.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <vips/vips.h>
// After the others, which it needs.
#include <vips/vector.h>

#if VIPS_MAJOR_VERSION < 8 || (VIPS_MAJOR_VERSION == 8 && VIPS_MINOR_VERSION < 13)
#error "libvips 8.13 or later is required: earlier versions cannot block loaders"
#endif

struct VipsShimPicture {
    VipsImage *image;
    void *pixels;
};

/// Passes libvips' error text to the caller.
static void takeError(char **error) {
    char *text = vips_error_buffer_copy();
    *error = strdup(*text ? text : "libvips reported no reason");
    g_free(text);
}

// MARK: Starting

static void ignoreLog(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer data) {
    // Relevant messages make an operation fail, and its error goes to the caller.
}

int vipsShimStart(char **error) {
    // Once: blocking all loaders again would take from another caller the one that it is about to use.
    static bool isStarted;
    if (isStarted)
        return 0;
    // libvips looks for modules in this directory: ImageMagick, Poppler and more. None is needed, and loading them takes longer
    // than everything else at startup.
    setenv("VIPSHOME", "/dev/null", 1);
    if (vips_init("moments-photos") != 0) {
        takeError(error);
        return -1;
    }
    g_log_set_handler("VIPS", G_LOG_LEVEL_WARNING | G_LOG_LEVEL_MESSAGE | G_LOG_LEVEL_INFO, ignoreLog, NULL);
    // Blocks all loaders and savers, then allows the few that are needed.
    vips_operation_block_set("VipsForeign", TRUE);
    vips_operation_block_set("VipsForeignLoadJpegBuffer", FALSE);
    vips_operation_block_set("VipsForeignLoadPngBuffer", FALSE);
    vips_operation_block_set("VipsForeignLoadWebpBuffer", FALSE);
    vips_operation_block_set("VipsForeignLoadNsgifBuffer", FALSE);
    vips_operation_block_set("VipsForeignSaveWebpBuffer", FALSE);
    vips_block_untrusted_set(TRUE);
    // ORC writes machine code at run time, and ends the process where memory cannot become code (processShimForbidCalls, or
    // MemoryDenyWriteExecute of systemd). Later versions of libvips have Highway in its place, whose code is in libraries.
    if (dlsym(RTLD_DEFAULT, "orc_init"))
        vips_vector_set_enabled(FALSE);
    // There is only one photo, so caching is useless. Threads of libvips would each hold rows of their own, while several
    // photos at once use all cores already.
    vips_cache_set_max(0);
    vips_cache_set_max_mem(0);
    vips_concurrency_set(1);
    isStarted = true;
    return 0;
}

/// Lets libheif load its decoders, which some systems have in a folder of their own. Without this it would do so when it is first used,
/// at a time when the program can no longer open files.
static void startHEIF(void) {
    typedef struct {
        int code;
        int detail;
        const char *message;
    } Result;
    static bool isStarted;
    Result (*start)(void *) = (Result(*)(void *))dlsym(RTLD_DEFAULT, "heif_init");
    if (!start || isStarted)
        return;
    start(NULL);
    isStarted = true;
}

/// Loads the module of libvips for HEIC, which lies beside libvips itself, unless libvips has it built in.
static bool loadHEIC(void) {
    Dl_info library;
    // From the library with which libvips opens its modules; it has been loaded with libvips.
    void *(*open)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_DEFAULT, "g_module_open");
    if (open && vips_type_find("VipsForeignLoad", "heifload_buffer") == 0 && dladdr((void *)vips_init, &library) != 0) {
        char *folder = g_path_get_dirname(library.dli_fname);
        char *path = g_strdup_printf(
            "%s/vips-modules-%d.%d/vips-heif.so", folder, vips_version(0), vips_version(1));
        // It stays loaded until the process ends.
        open(path, 0);
        g_free(path);
        g_free(folder);
    }
    startHEIF();
    // What the module has brought is not blocked yet.
    vips_operation_block_set("VipsForeignLoadHeif", TRUE);
    vips_operation_block_set("VipsForeignSaveHeif", TRUE);
    vips_operation_block_set("VipsForeignLoadHeifBuffer", FALSE);
    return vips_type_find("VipsForeignLoad", "heifload_buffer") != 0;
}

int vipsShimCanRead(VipsShimFormat format) { return format != VipsShimHEIC || loadHEIC(); }

// MARK: Reading

/// Opens a file; `shrink` is the factor by which the decoder may reduce the picture, if it can.
static VipsImage *load(VipsShimFormat format, const void *bytes, size_t length, double shrink, VipsFailOn failOn) {
    VipsImage *image = NULL;
    void *data = (void *)bytes;
    // By default, loaders read one frame of an animation.
    switch (format) {
    case VipsShimJPEG:
        vips_jpegload_buffer(
            data, length, &image, "shrink", shrink >= 12 ? 8 : shrink >= 6 ? 4 : shrink >= 3 ? 2 : 1, "access",
            VIPS_ACCESS_SEQUENTIAL, "fail_on", failOn, NULL);
        break;
    case VipsShimPNG:
        vips_pngload_buffer(data, length, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", failOn, NULL);
        break;
    case VipsShimWebP:
        vips_webpload_buffer(data, length, &image, "scale", 1 / shrink, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", failOn, NULL);
        break;
    case VipsShimGIF:
        vips_gifload_buffer(data, length, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", failOn, NULL);
        break;
    case VipsShimHEIC:
        vips_heifload_buffer(data, length, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", failOn, NULL);
        break;
    }
    return image;
}

static bool isSet(VipsImage *image, const char *name) {
    int value = 0;
    return vips_image_get_typeof(image, name) != 0 && vips_image_get_int(image, name, &value) == 0 && value != 0;
}

static size_t bytesHeld(VipsShimFormat format, VipsImage *image) {
    size_t pixels = VIPS_IMAGE_N_PELS(image);
    const char *sampling = NULL;
    switch (format) {
    case VipsShimJPEG:
        if (!isSet(image, "jpeg-multiscan"))
            return 0;
        // Two bytes per coefficient of each block; with 4:2:0, the colour channels have only a quarter of them.
        if (vips_image_get_typeof(image, "jpeg-chroma-subsample")
            && vips_image_get_string(image, "jpeg-chroma-subsample", &sampling) == 0 && strcmp(sampling, "4:2:0") == 0)
            return pixels * image->Bands;
        return pixels * image->Bands * 2;
    case VipsShimPNG:
        return isSet(image, "interlaced") ? pixels * VIPS_IMAGE_SIZEOF_PEL(image) : 0;
    case VipsShimWebP:
    case VipsShimGIF:
        return pixels * 4;
    case VipsShimHEIC:
        return VIPS_IMAGE_SIZEOF_IMAGE(image);
    }
    return 0;
}

int vipsShimReadHeader(
    VipsShimFormat format, const void *bytes, size_t length, VipsShimHeader *header, char **error) {
    VipsImage *image = load(format, bytes, length, 1, VIPS_FAIL_ON_ERROR);
    if (image) {
        header->width = vips_image_get_width(image);
        header->height = vips_image_get_height(image);
        header->bytesDecoded = VIPS_IMAGE_SIZEOF_IMAGE(image);
        header->bytesHeld = bytesHeld(format, image);
        g_object_unref(image);
    } else {
        takeError(error);
    }
    vips_error_clear();
    return image ? 0 : -1;
}

// MARK: Decoding

/// Replaces an image by the result of an operation, and releases the old image.
static int replace(VipsImage **image, int result, VipsImage *next) {
    if (result != 0)
        return -1;
    g_object_unref(*image);
    *image = next;
    return 0;
}

/// Adds the steps after a loader: size, orientation, colours, alpha; nothing is decoded yet.
static int prepare(VipsImage **image, int longestEdge) {
    VipsImage *next = NULL;
    // An unreadable profile would make the whole photo fail; without it the colours are used as they are.
    const void *profile;
    size_t length;
    if (vips_image_get_typeof(*image, VIPS_META_ICC_NAME)
        && (vips_image_get_blob(*image, VIPS_META_ICC_NAME, &profile, &length) != 0
            || !vips_icc_is_compatible_profile(*image, profile, length))) {
        if (replace(image, vips_copy(*image, &next, NULL), next) != 0)
            return -1;
        vips_image_remove(*image, VIPS_META_ICC_NAME);
    }
    // Applies the EXIF orientation, and converts the picture from its profile (libvips has one for CMYK) to sRGB.
    if (replace(
            image,
            vips_thumbnail_image(
                *image, &next, longestEdge, "height", longestEdge, "size", VIPS_SIZE_DOWN, "export_profile", "srgb",
                "intent", VIPS_INTENT_PERCEPTUAL, NULL),
            next)
        != 0)
        return -1;
    if (replace(image, vips_colourspace(*image, &next, VIPS_INTERPRETATION_sRGB, NULL), next) != 0)
        return -1;
    if (vips_image_hasalpha(*image)) {
        // Flattens transparency onto white, so that the photo looks the same on light and dark screens.
        double white[] = {255, 255, 255};
        VipsArrayDouble *background = vips_array_double_new(white, 3);
        int result = vips_flatten(*image, &next, "background", background, NULL);
        vips_area_unref(VIPS_AREA(background));
        if (replace(image, result, next) != 0)
            return -1;
    }
    return replace(image, vips_cast_uchar(*image, &next, NULL), next);
}

/// Runs the pipeline of an image and keeps only the pixels: a new image of them has no metadata.
static VipsShimPicture *picture(VipsImage *image) {
    size_t length;
    void *pixels = vips_image_write_to_memory(image, &length);
    if (!pixels)
        return NULL;
    VipsShimPicture *result = g_new(VipsShimPicture, 1);
    result->pixels = pixels;
    result->image = vips_image_new_from_memory(pixels, length, image->Xsize, image->Ysize, image->Bands, image->BandFmt);
    if (!result->image) {
        vipsShimFreePicture(result);
        return NULL;
    }
    result->image->Type = VIPS_INTERPRETATION_sRGB;
    return result;
}

static VipsShimPicture *decode(
    VipsShimFormat format, const void *bytes, size_t length, int longestEdge, VipsFailOn failOn) {
    VipsImage *image = load(format, bytes, length, 1, failOn);
    if (!image)
        return NULL;
    double shrink = (double)VIPS_MAX(vips_image_get_width(image), vips_image_get_height(image)) / longestEdge;
    if (shrink > 1 && (format == VipsShimJPEG || format == VipsShimWebP)) {
        g_object_unref(image);
        image = load(format, bytes, length, shrink, failOn);
        if (!image)
            return NULL;
    }
    VipsShimPicture *result = prepare(&image, longestEdge) == 0 ? picture(image) : NULL;
    g_object_unref(image);
    return result;
}

/// Returns true if all warnings of a JPEG's decoder are of kinds that leave every pixel in its place.
///
/// Some cameras write odd but harmless files, and libvips can only fail on any warning or on none.
static bool hasHarmlessWarningsOnly(const char *text) {
    static const char *harmless[] = {
        "Invalid SOS parameters for sequential JPEG",
        "extraneous bytes before marker",
        "Warning: unknown JFIF revision number",
        "Unknown Adobe color transform code",
    };
    for (const char *line = text; *line;) {
        size_t length = strcspn(line, "\n");
        bool isHarmless = length == 0;
        for (size_t i = 0; i < sizeof harmless / sizeof *harmless && !isHarmless; i++) {
            const char *found = strstr(line, harmless[i]);
            isHarmless = found && found < line + length;
        }
        if (!isHarmless)
            return false;
        line += length + (line[length] == '\n');
    }
    return true;
}

/// Decodes a JPEG whose decoder has warned, unless a warning indicates damage.
static VipsShimPicture *decodeInSpiteOfWarnings(const void *bytes, size_t length, int longestEdge) {
    vips_error_clear();
    VipsShimPicture *result = decode(VipsShimJPEG, bytes, length, longestEdge, VIPS_FAIL_ON_ERROR);
    if (result && !hasHarmlessWarningsOnly(vips_error_buffer())) {
        vipsShimFreePicture(result);
        result = NULL;
    }
    return result;
}

VipsShimPicture *vipsShimDecode(
    VipsShimFormat format, const void *bytes, size_t length, int longestEdge, char **error) {
    VipsShimPicture *result = decode(format, bytes, length, longestEdge, VIPS_FAIL_ON_WARNING);
    if (!result && format == VipsShimJPEG)
        result = decodeInSpiteOfWarnings(bytes, length, longestEdge);
    if (!result)
        takeError(error);
    vips_error_clear();
    return result;
}

VipsShimPicture *vipsShimResize(const VipsShimPicture *from, int longestEdge, char **error) {
    VipsImage *small = NULL;
    VipsShimPicture *result = NULL;
    if (vips_thumbnail_image(
            from->image, &small, longestEdge, "height", longestEdge, "size", VIPS_SIZE_DOWN, "no_rotate", TRUE, NULL)
        == 0) {
        result = picture(small);
        g_object_unref(small);
    }
    if (!result)
        takeError(error);
    vips_error_clear();
    return result;
}

int vipsShimWidth(const VipsShimPicture *picture) { return vips_image_get_width(picture->image); }

int vipsShimHeight(const VipsShimPicture *picture) { return vips_image_get_height(picture->image); }

void vipsShimColor(const VipsShimPicture *picture, int x, int y, unsigned char color[3]) {
    memcpy(color, VIPS_IMAGE_ADDR(picture->image, x, y), 3);
}

// MARK: Writing

static size_t chunkLength(const unsigned char *chunk) {
    return chunk[4] | chunk[5] << 8 | chunk[6] << 16 | (size_t)chunk[7] << 24;
}

/// Reduces a WebP file to the chunk with the picture, as in a simple file: the saver adds EXIF even to a picture without any,
/// and even with the option to strip it.
static int keepPictureOnly(unsigned char *file, size_t *length) {
    size_t start = 12;
    while (start + 8 <= *length) {
        size_t whole = 8 + chunkLength(file + start) + (chunkLength(file + start) & 1);
        if (whole > *length - start)
            break;
        if (memcmp(file + start, "VP8 ", 4) == 0) {
            memmove(file + 12, file + start, whole);
            *length = 12 + whole;
            for (int i = 0; i < 4; i++)
                file[4 + i] = (4 + whole) >> 8 * i & 0xFF;
            return 0;
        }
        start += whole;
    }
    return -1;
}

int vipsShimEncodeWebP(
    const VipsShimPicture *picture, int quality, int effort, void **bytes, size_t *length, char **error) {
    int result = vips_webpsave_buffer(
        picture->image, bytes, length, "Q", quality, "effort", effort, "strip", TRUE, NULL);
    if (result == 0 && keepPictureOnly(*bytes, length) != 0) {
        vips_error("VipsShim", "the encoder did not write a plain picture");
        g_free(*bytes);
        result = -1;
    }
    if (result != 0)
        takeError(error);
    vips_error_clear();
    return result;
}

// MARK: Releasing

void vipsShimFreeBytes(void *bytes) { g_free(bytes); }

void vipsShimFreePicture(VipsShimPicture *picture) {
    if (picture->image)
        g_object_unref(picture->image);
    g_free(picture->pixels);
    g_free(picture);
}
