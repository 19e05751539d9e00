/// What sort of thing a file or a piece of data is: `.jpeg`, which is an `.image`, which is `.data`.
///
///     let type = UTType(filenameExtension: "jpg")    // public.jpeg
///     type?.conforms(to: .image)                     // true
///
/// The types known are those of Apple's constants and a few more; there is no system to ask and no `Info.plist` to
/// declare others in.
public struct UTType: Sendable {
    /// Such as `public.jpeg`.
    public let identifier: String
    /// What an undeclared type is said to be; a declared one has its entry in the table.
    private let statedSupertypes: [String]

    init(identifier: String, supertypes: [String] = []) {
        self.identifier = identifier
        statedSupertypes = supertypes
    }

    /// The declared type of an identifier.
    ///
    /// - Returns: Nil for an identifier nobody has declared.
    public init?(_ identifier: String) {
        guard let declaration = TypeTable.declaration(of: identifier) else { return nil }
        self.init(identifier: declaration.identifier)
    }

    /// The type of files whose names end so; one made up for the purpose if none is known.
    ///
    /// - Parameter supertype: What it has to be.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of a media type such as `image/jpeg`; one made up for the purpose if none is known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type of a tag.
    ///
    /// - Parameter supertype: What it has to be; nil for anything.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
        self = known ?? UTType(dynamicFor: tag.lowercased(), tagClass: tagClass, supertype: supertype ?? .data)
    }

    private init(dynamicFor tag: String, tagClass: UTTagClass, supertype: UTType) {
        let identifier = "dyn.\(tagClass.rawValue).\(tag).\(supertype.identifier)"
        self.init(identifier: identifier, supertypes: [supertype.identifier])
    }

    /// A type of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, supertypes: [(parentType ?? .data).identifier])
    }

    /// A type of somebody else's that the app knows.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, supertypes: [(parentType ?? .data).identifier])
    }

    /// The declared types of a tag, the best known first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeTable.identifiers(of: tag.lowercased(), in: tagClass).map { UTType(identifier: $0) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }
}

// MARK: - What is known of a type

extension UTType {
    private var declaration: TypeDeclaration? { TypeTable.declaration(of: identifier) }

    private var parents: [String] { declaration?.supertypes ?? statedSupertypes }

    /// The extension a file of the type is given: `jpg`.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The media type: `image/jpeg`.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// In words, in English.
    public var localizedDescription: String? { declaration?.name }

    /// The extensions and media types of files of the type.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if let declaration {
            if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
            if !declaration.mediaTypes.isEmpty { tags[.mimeType] = declaration.mediaTypes }
        } else if isDynamic, let supertype = statedSupertypes.first {
            for tagClass in [UTTagClass.filenameExtension, .mimeType] {
                let prefix = "dyn.\(tagClass.rawValue)."
                guard identifier.hasPrefix(prefix) else { continue }
                tags[tagClass] = [String(identifier.dropFirst(prefix.count).dropLast(supertype.count + 1))]
            }
        }
        return tags
    }

    /// All that a thing of the type is, too.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = parents
        while let identifier = waiting.popLast() {
            let type = UTType(identifier: identifier)
            if found.insert(type).inserted { waiting += type.parents }
        }
        return found
    }

    /// Whether a thing of the type is one of another type, too; each type conforms to itself.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Whether the type was made up for a tag nobody has declared.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the type is known by more than its name.
    public var isDeclared: Bool { declaration != nil }

    /// Whether the type belongs to nobody in particular.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All declared types that conform to this one, itself included.
    package var declaredFamily: [UTType] {
        TypeTable.all.map { UTType(identifier: $0.identifier) }.filter { $0.conforms(to: self) }
    }
}

// MARK: - Conformances

extension UTType: Hashable {
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { "<UTType: \(identifier)>" }
}
