// What `import Foundation` brings on Apple platforms, for files that the settings of an app import this module into.
@_exported public import Observation
@_exported public import OrielFoundation

// By name, too: the compiler prefers it to the class of the same name that Foundation on Linux has without its methods.
@_exported public import class OrielFoundation.PersonNameComponentsFormatter
// Also one without methods.
@_exported public import class OrielFoundation.NSExpression
// Foundation on Linux has a name that leads to FoundationXML.
@_exported public import class OrielFoundation.XMLParser
// For files that also import FoundationXML.
@_exported public import protocol OrielFoundation.XMLParserDelegate

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
