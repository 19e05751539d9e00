/// A type of a file or data: `.jpeg` conforms to `.image`, which conforms to `.data`.
///
///     let type = UTType(filenameExtension: "jpg")    // public.jpeg
///     type?.conforms(to: .image)                     // true
///
/// Unlike Apple's, only the types of the constants and a few others are declared. Types that the system or an
/// `Info.plist` declares are not available, so a file chooser for a custom type accepts all files.
public struct UTType: Sendable {
    /// The identifier, such as `public.jpeg`.
    public let identifier: String
    /// The supertypes of an undeclared type; those of a declared type are in the table.
    private let statedSupertypes: [String]

    init(identifier: String, supertypes: [String] = []) {
        self.identifier = identifier
        statedSupertypes = supertypes
    }

    /// Creates the declared type with an identifier.
    ///
    /// - Returns: Nil for an undeclared identifier.
    public init?(_ identifier: String) {
        guard let declaration = TypeTable.declaration(of: identifier) else { return nil }
        self.init(identifier: declaration.identifier)
    }

    /// Creates the type of a filename extension; a dynamic type if no declared type matches.
    ///
    /// - Parameter supertype: The type to which the result must conform. The default is `.data`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of a media type such as `image/jpeg`; a dynamic type if no declared type matches.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type of a tag; a dynamic type if no declared type matches.
    ///
    /// - Parameter supertype: The type to which the result must conform; nil for any type.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
        self = known ?? UTType(dynamicFor: tag.lowercased(), tagClass: tagClass, supertype: supertype ?? .data)
    }

    private init(dynamicFor tag: String, tagClass: UTTagClass, supertype: UTType) {
        let identifier = "dyn.\(tagClass.rawValue).\(tag).\(supertype.identifier)"
        self.init(identifier: identifier, supertypes: [supertype.identifier])
    }

    /// Creates a type that the app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, supertypes: [(parentType ?? .data).identifier])
    }

    /// Creates a type that another app declares and this app uses.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, supertypes: [(parentType ?? .data).identifier])
    }

    /// Returns the declared types of a tag, the most common first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeTable.identifiers(of: tag.lowercased(), in: tagClass).map { UTType(identifier: $0) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }
}

// MARK: - Information about a type

extension UTType {
    private var declaration: TypeDeclaration? { TypeTable.declaration(of: identifier) }

    private var parents: [String] { declaration?.supertypes ?? statedSupertypes }

    /// The preferred filename extension: `jpg`.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The preferred media type: `image/jpeg`.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// A description of the type; always in English.
    public var localizedDescription: String? { declaration?.name }

    /// The filename extensions and media types of the type.
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

    /// All types to which this type conforms, directly or indirectly.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = parents
        while let identifier = waiting.popLast() {
            let type = UTType(identifier: identifier)
            if found.insert(type).inserted { waiting += type.parents }
        }
        return found
    }

    /// Returns whether this type conforms to another type; every type conforms to itself.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Whether the type was created from a tag that matches no declared type.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the type is one of the declared types.
    public var isDeclared: Bool { declaration != nil }

    /// Whether the type is in the public domain instead of belonging to a vendor.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All declared types that conform to this type, including itself.
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
