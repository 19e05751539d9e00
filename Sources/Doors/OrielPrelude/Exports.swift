// What `import Foundation` brings on Apple platforms, for files that the settings of an app import this module into.
@_exported public import Observation
@_exported public import OrielFoundation

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
