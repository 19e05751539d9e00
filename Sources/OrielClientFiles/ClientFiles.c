#include "OrielClientFiles.h"

// The compiler reads the modules themselves, so what is served is always what stands in the folder, the binary needs no
// files beside it, and there is nothing to generate. A new module is added in two places below; a test compares them with
// the folder.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char animation_js[] = {
#embed "../OrielServer/Client/animation.js"
};

static const unsigned char attributes_js[] = {
#embed "../OrielServer/Client/attributes.js"
};

static const unsigned char commands_js[] = {
#embed "../OrielServer/Client/commands.js"
};

static const unsigned char connection_js[] = {
#embed "../OrielServer/Client/connection.js"
};

static const unsigned char controls_js[] = {
#embed "../OrielServer/Client/controls.js"
};

static const unsigned char dom_js[] = {
#embed "../OrielServer/Client/dom.js"
};

static const unsigned char environment_js[] = {
#embed "../OrielServer/Client/environment.js"
};

static const unsigned char events_js[] = {
#embed "../OrielServer/Client/events.js"
};

static const unsigned char files_js[] = {
#embed "../OrielServer/Client/files.js"
};

static const unsigned char gestures_js[] = {
#embed "../OrielServer/Client/gestures.js"
};

static const unsigned char history_js[] = {
#embed "../OrielServer/Client/history.js"
};

static const unsigned char mount_js[] = {
#embed "../OrielServer/Client/mount.js"
};

static const unsigned char names_js[] = {
#embed "../OrielServer/Client/names.js"
};

static const unsigned char nodes_js[] = {
#embed "../OrielServer/Client/nodes.js"
};

static const unsigned char notice_js[] = {
#embed "../OrielServer/Client/notice.js"
};

static const unsigned char observers_js[] = {
#embed "../OrielServer/Client/observers.js"
};

static const unsigned char overlays_js[] = {
#embed "../OrielServer/Client/overlays.js"
};

static const unsigned char page_js[] = {
#embed "../OrielServer/Client/page.js"
};

static const unsigned char patches_js[] = {
#embed "../OrielServer/Client/patches.js"
};

static const unsigned char queue_js[] = {
#embed "../OrielServer/Client/queue.js"
};

static const unsigned char refresh_js[] = {
#embed "../OrielServer/Client/refresh.js"
};

static const unsigned char rows_js[] = {
#embed "../OrielServer/Client/rows.js"
};

static const unsigned char shapes_js[] = {
#embed "../OrielServer/Client/shapes.js"
};

static const unsigned char styles_js[] = {
#embed "../OrielServer/Client/styles.js"
};

static const unsigned char wire_js[] = {
#embed "../OrielServer/Client/wire.js"
};

static const unsigned char start_js[] = {
#embed "../OrielServer/Client/start.js"
};

#define MODULE(name) {#name ".js", name##_js, sizeof(name##_js)}

static const OrielClientFile files[] = {
    MODULE(animation),
    MODULE(attributes),
    MODULE(commands),
    MODULE(connection),
    MODULE(controls),
    MODULE(dom),
    MODULE(environment),
    MODULE(events),
    MODULE(files),
    MODULE(gestures),
    MODULE(history),
    MODULE(mount),
    MODULE(names),
    MODULE(nodes),
    MODULE(notice),
    MODULE(observers),
    MODULE(overlays),
    MODULE(page),
    MODULE(patches),
    MODULE(queue),
    MODULE(refresh),
    MODULE(rows),
    MODULE(shapes),
    MODULE(styles),
    MODULE(wire),
    MODULE(start),
};

size_t oriel_client_file_count(void) { return sizeof(files) / sizeof(files[0]); }

OrielClientFile oriel_client_file(size_t index) { return files[index]; }
