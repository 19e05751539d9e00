/// A request from the compiler to a macro plugin, decoded from JSON.
///
/// Fields that Oriel's macros do not need are omitted; the decoder ignores them. The protocol is version 7, as in
/// `PluginMessages.swift` of swift-syntax 603.
enum HostMessage: Decodable {
    case getCapability
    case expandFreestandingMacro(macro: MacroReference, discriminator: String?, syntax: Syntax)
    case expandAttachedMacro(
        macro: MacroReference,
        macroRole: MacroRole,
        declSyntax: Syntax,
        extendedTypeSyntax: Syntax?,
        conformanceListSyntax: Syntax?,
        lexicalContext: [Syntax]?
    )
}

/// The type behind an `#externalMacro(module:type:)`.
struct MacroReference: Decodable {
    var typeName: String
}

/// The roles of Oriel's macros; the compiler requests an expansion for each role.
enum MacroRole: String, Decodable {
    case declaration
    case accessor
    case peer
    case member
    case `extension`
}

/// A piece of source with its leading and trailing comments.
struct Syntax: Decodable {
    var source: String
    var location = SourceLocation()
}

/// The start of a piece of source.
struct SourceLocation: Decodable, Equatable {
    var fileName = ""
    /// The UTF-8 offset in the file.
    var offset = 0
    /// The module and the name of the file, such as `Notes/ContentView.swift`.
    var fileID = ""
    /// The line, from 1.
    var line = 0

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        fileName = try container.decode(String.self, forKey: .fileName)
        offset = try container.decode(Int.self, forKey: .offset)
        // Only the places of freestanding macros are read.
        fileID = try container.decodeIfPresent(String.self, forKey: .fileID) ?? ""
        line = try container.decodeIfPresent(Int.self, forKey: .line) ?? 0
    }

    private enum CodingKeys: CodingKey { case fileName, offset, fileID, line }
}
