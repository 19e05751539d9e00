#include "OrielObjectShim.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __linux__

// The records of the program: offsets of 32 bits, each from its own place to the description of a conformance. The linker sets the names.
extern const int32_t start[] __asm__("__start_swift5_protocol_conformances") __attribute__((visibility("hidden"), weak));
extern const int32_t stop[] __asm__("__stop_swift5_protocol_conformances") __attribute__((visibility("hidden"), weak));

// The parts that are read of what the compiler writes, in the order of Swift's stable interface.
struct conformance { int32_t protocol, type, witnesses; uint32_t flags; };
struct type { uint32_t flags; int32_t parent, name, metadata; };
struct existential { size_t kind; uint32_t flags, count; const void *protocols[]; };

typedef struct { const void *type; size_t state; } response;
typedef __attribute__((swiftcall)) response (*accessor)(size_t request);

static const void *at(const int32_t *place, int32_t offset) { return (const char *)place + offset; }

static const struct type *type_of(const struct conformance *conformance) {
    const void *type = at(&conformance->type, conformance->type);
    switch (conformance->flags >> 3 & 7) {
    case 0: return type;
    case 1: return *(const void *const *)type;
    // Classes of Objective-C.
    default: return NULL;
    }
}

// A struct, a class or an enum without parameters.
static int is_concrete(const struct type *type) {
    uint32_t kind = type->flags & 31;
    return kind >= 16 && kind <= 18 && !(type->flags & 128);
}

void oriel_find_types(const void *protocol, void (*found)(const void *, void *), void *context) {
    const struct existential *wanted = protocol;
    if (wanted->count != 1) return;
    for (const int32_t *record = start; record < stop; record++) {
        if (!*record) continue;
        const struct conformance *conformance = at(record, *record);
        // The lowest bit says that a pointer to the protocol is there, as of another library.
        const void *place = at(&conformance->protocol, conformance->protocol & ~1);
        if ((conformance->protocol & 1 ? *(const void *const *)place : place) != wanted->protocols[0]) continue;
        const struct type *type = type_of(conformance);
        if (!type || !is_concrete(type)) continue;
        found(((accessor)at(&type->metadata, type->metadata))(0).type, context);
    }
}

#else

void oriel_find_types(const void *protocol, void (*found)(const void *, void *), void *context) {}

#endif
