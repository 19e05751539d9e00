#include "OrielClient.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The compiler reads the bundle itself, so the binary needs no files at run time.
static const unsigned char client[] = {
#embed "Bundle/client.js"
};
static const unsigned char clipboard[] = {
#embed "Bundle/clipboard.js"
};
static const unsigned char dates[] = {
#embed "Bundle/dates.js"
};
static const unsigned char device[] = {
#embed "Bundle/device.js"
};
static const unsigned char divider[] = {
#embed "Bundle/divider.js"
};
static const unsigned char drag[] = {
#embed "Bundle/drag.js"
};
static const unsigned char embed[] = {
#embed "Bundle/embed.js"
};
static const unsigned char files[] = {
#embed "Bundle/files.js"
};
static const unsigned char inspect[] = {
#embed "Bundle/inspect.js"
};
static const unsigned char late[] = {
#embed "Bundle/late.js"
};
static const unsigned char letters[] = {
#embed "Bundle/letters.js"
};
static const unsigned char magnify[] = {
#embed "Bundle/magnify.js"
};
static const unsigned char map[] = {
#embed "Bundle/map.js"
};
static const unsigned char match[] = {
#embed "Bundle/match.js"
};
static const unsigned char measure[] = {
#embed "Bundle/measure.js"
};
static const unsigned char notify[] = {
#embed "Bundle/notify.js"
};
static const unsigned char pointers[] = {
#embed "Bundle/pointers.js"
};
static const unsigned char popover[] = {
#embed "Bundle/popover.js"
};
static const unsigned char print[] = {
#embed "Bundle/print.js"
};
static const unsigned char refresh[] = {
#embed "Bundle/refresh.js"
};
static const unsigned char rows[] = {
#embed "Bundle/rows.js"
};
static const unsigned char selection[] = {
#embed "Bundle/selection.js"
};
static const unsigned char sheet[] = {
#embed "Bundle/sheet.js"
};
static const unsigned char shrink[] = {
#embed "Bundle/shrink.js"
};
static const unsigned char sound[] = {
#embed "Bundle/sound.js"
};
static const unsigned char swipe[] = {
#embed "Bundle/swipe.js"
};
static const unsigned char truncate[] = {
#embed "Bundle/truncate.js"
};
static const unsigned char undo[] = {
#embed "Bundle/undo.js"
};
static const unsigned char watch[] = {
#embed "Bundle/watch.js"
};
static const unsigned char worker[] = {
#embed "Bundle/worker.js"
};

static const OrielClientScript scripts[] = {
    {"client.js", client, sizeof(client)},
    {"clipboard.js", clipboard, sizeof(clipboard)},
    {"dates.js", dates, sizeof(dates)},
    {"device.js", device, sizeof(device)},
    {"divider.js", divider, sizeof(divider)},
    {"drag.js", drag, sizeof(drag)},
    {"embed.js", embed, sizeof(embed)},
    {"files.js", files, sizeof(files)},
    {"inspect.js", inspect, sizeof(inspect)},
    {"late.js", late, sizeof(late)},
    {"letters.js", letters, sizeof(letters)},
    {"magnify.js", magnify, sizeof(magnify)},
    {"map.js", map, sizeof(map)},
    {"match.js", match, sizeof(match)},
    {"measure.js", measure, sizeof(measure)},
    {"notify.js", notify, sizeof(notify)},
    {"pointers.js", pointers, sizeof(pointers)},
    {"popover.js", popover, sizeof(popover)},
    {"print.js", print, sizeof(print)},
    {"refresh.js", refresh, sizeof(refresh)},
    {"rows.js", rows, sizeof(rows)},
    {"selection.js", selection, sizeof(selection)},
    {"sheet.js", sheet, sizeof(sheet)},
    {"shrink.js", shrink, sizeof(shrink)},
    {"sound.js", sound, sizeof(sound)},
    {"swipe.js", swipe, sizeof(swipe)},
    {"truncate.js", truncate, sizeof(truncate)},
    {"undo.js", undo, sizeof(undo)},
    {"watch.js", watch, sizeof(watch)},
    {"worker.js", worker, sizeof(worker)},
};

const OrielClientScript *oriel_client_scripts(size_t *count) {
    *count = sizeof(scripts) / sizeof(scripts[0]);
    return scripts;
}
