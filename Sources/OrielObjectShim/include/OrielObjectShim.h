#ifndef ORIEL_OBJECT_SHIM_H
#define ORIEL_OBJECT_SHIM_H

// Calls init() of a class that is known only at run time and whose last base class is Foundation's NSObject.
//
// On Apple's systems every subclass of NSObject can be made like this. On Linux, NSObject does not declare its initializer as required, so
// Swift refuses `type.init()`. The initializer is in the table of methods of every class nevertheless: the runtime finds it there.
//
// Returns an object that the caller owns.
void *_Nonnull oriel_make_object(const void *_Nonnull type);

// Adds the values of a property list to the information of the main bundle.
//
// On Apple's systems a program is in a bundle with its Info.plist. On Linux, Foundation reads this file only from the folder of the program.
// The caller makes sure that no other thread reads the information meanwhile.
void oriel_add_information(const unsigned char *_Nonnull bytes, long count);

// Runs a program without input and output, and waits for its end.
//
// Returns its status, 128 and the number of the signal that has ended it, or -1 if it could not be started. The last argument is null.
int oriel_run_program(char *_Nullable const *_Nonnull arguments);

// Calls a function with the metadata of each type of this program that a record of the compiler says to conform to a protocol. Generic
// types are left out. The metadata of a type is made only if its record names the protocol.
//
// The first argument is the metadata of the protocol as a type: `(any P).self`.
void oriel_find_types(
    const void *_Nonnull protocol,
    void (*_Nonnull found)(const void *_Nonnull type, void *_Nullable context),
    void *_Nullable context
);

#endif
