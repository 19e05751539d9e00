#include "OrielObjectShim.h"

// The descriptors of NSObject and of the entry for its initializer. They belong to the stable interface of Foundation.
extern const char description[] __asm__("$s10Foundation8NSObjectCMn");
extern const char initializer[] __asm__("$s10Foundation8NSObjectCACycfCTq");

extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *description);

typedef __attribute__((swiftcall)) void *(*Initializer)(__attribute__((swift_context)) const void *type);

void *oriel_make_object(const void *type) {
    return ((Initializer)swift_lookUpClassMethod(type, initializer, description))(type);
}
