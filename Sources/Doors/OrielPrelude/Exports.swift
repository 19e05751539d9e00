// What `import Foundation` brings on Apple platforms, for files that the settings of an app import this module into.
@_exported public import Observation
@_exported public import OrielFoundation

// By name, too: the compiler prefers it to the class of the same name that Foundation on Linux has without its methods.
@_exported public import class OrielFoundation.PersonNameComponentsFormatter

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
