/// What the compiler asks of a macro plugin, as it stands in its JSON.
///
/// Fields Oriel's macros do not look at are left out; the decoder passes over them.
/// The protocol is version 7, that of `PluginMessages.swift` in swift-syntax 603.
enum HostMessage: Decodable {
    case getCapability
    case expandFreestandingMacro(macro: MacroReference, syntax: Syntax)
    case expandAttachedMacro(
        macro: MacroReference,
        macroRole: MacroRole,
        declSyntax: Syntax,
        lexicalContext: [Syntax]?
    )
}

/// The type behind an `#externalMacro(module:type:)`.
struct MacroReference: Decodable {
    var typeName: String
}

/// The roles Oriel's macros have; the compiler asks for an expansion in each.
enum MacroRole: String, Decodable {
    case declaration
    case accessor
    case peer
}

/// A piece of source with its leading and trailing comments.
struct Syntax: Decodable {
    var source: String
    var location = SourceLocation()
}

/// Where a piece of source begins.
struct SourceLocation: Decodable, Equatable {
    var fileName = ""
    /// UTF-8 offset in the file.
    var offset = 0
}
