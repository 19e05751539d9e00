// Creates phone.heic from orientation-6.jpg, as phones do: the sensor's pixels, the turn as a property of the picture, and EXIF with the
// same turn and a text.
//
//     cc make-heic.c -o make-heic $(pkg-config --cflags --libs libheif vips) && ./make-heic
#include <libheif/heif.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vips/vips.h>

static void check(struct heif_error error) {
    if (error.code != heif_error_Ok) {
        fprintf(stderr, "%s\n", error.message);
        exit(1);
    }
}

int main(int count, char **arguments) {
    // Big-endian TIFF: the orientation is 6, the camera is "somebody".
    static const unsigned char exif[] =
        "MM\0*\0\0\0\x08\0\x02\x01\x0F\0\x02\0\0\0\x09\0\0\0\x26\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0somebody";
    VipsImage *photo;
    size_t length;
    if (VIPS_INIT(arguments[0]) != 0 || !(photo = vips_image_new_from_file("orientation-6.jpg", NULL)))
        vips_error_exit(NULL);
    unsigned char *pixels = vips_image_write_to_memory(photo, &length);

    struct heif_image *image;
    check(heif_image_create(photo->Xsize, photo->Ysize, heif_colorspace_RGB, heif_chroma_interleaved_RGB, &image));
    check(heif_image_add_plane(image, heif_channel_interleaved, photo->Xsize, photo->Ysize, 8));
    int stride;
    unsigned char *plane = heif_image_get_plane(image, heif_channel_interleaved, &stride);
    for (int y = 0; y < photo->Ysize; y++)
        memcpy(plane + y * stride, pixels + y * photo->Xsize * 3, photo->Xsize * 3);

    struct heif_context *context = heif_context_alloc();
    struct heif_encoder *encoder;
    check(heif_context_get_encoder_for_format(context, heif_compression_HEVC, &encoder));
    heif_encoder_set_lossy_quality(encoder, 80);
    struct heif_encoding_options *options = heif_encoding_options_alloc();
    options->image_orientation = heif_orientation_rotate_90_cw;
    struct heif_image_handle *handle;
    check(heif_context_encode_image(context, image, encoder, options, &handle));
    check(heif_context_add_exif_metadata(context, handle, exif, sizeof exif - 1));
    check(heif_context_write_to_file(context, "phone.heic"));
    return 0;
}
