// What `import Foundation` brings on Apple platforms, for files that the settings of an app import this module into.
@_exported public import Observation
@_exported public import OrielFoundation

// By name, too: the compiler prefers them to those that Foundation on Linux has without their methods.
@_exported public import class OrielFoundation.NSExpression
@_exported public import class OrielFoundation.PersonNameComponentsFormatter
// Foundation on Linux has a name that leads to FoundationXML.
@_exported public import class OrielFoundation.XMLParser
// For files that also import FoundationXML.
@_exported public import protocol OrielFoundation.XMLParserDelegate

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
