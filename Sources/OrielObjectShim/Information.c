#include "OrielObjectShim.h"

// The parts of Core Foundation that Foundation on Linux contains and does not declare.
extern const void *CFBundleGetMainBundle(void);
extern const void *CFBundleGetInfoDictionary(const void *bundle);
extern const void *CFDataCreate(const void *allocator, const unsigned char *bytes, long count);
extern const void *CFPropertyListCreateWithData(const void *allocator, const void *data, unsigned long options, long *format, const void **error);
extern unsigned long CFGetTypeID(const void *value);
extern unsigned long CFDictionaryGetTypeID(void);
extern void CFDictionaryApplyFunction(const void *values, void (*function)(const void *, const void *, void *), void *context);
extern void CFDictionarySetValue(void *values, const void *key, const void *value);
extern void CFRelease(const void *value);

static void add(const void *key, const void *value, void *values) { CFDictionarySetValue(values, key, value); }

void oriel_add_information(const unsigned char *bytes, long count) {
    const void *bundle = CFBundleGetMainBundle();
    // Foundation makes the dictionary itself, and hands the same one to each caller.
    void *information = bundle ? (void *)CFBundleGetInfoDictionary(bundle) : 0;
    if (!information) return;
    const void *data = CFDataCreate(0, bytes, count);
    const void *values = CFPropertyListCreateWithData(0, data, 0, 0, 0);
    CFRelease(data);
    if (!values) return;
    if (CFGetTypeID(values) == CFDictionaryGetTypeID()) CFDictionaryApplyFunction(values, add, information);
    CFRelease(values);
}
