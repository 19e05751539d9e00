package import OrielUniformTypeIdentifiers

/// The content types of the files that may be chosen.
package struct FileKinds: Sendable, Equatable {
    private let types: [UTType]
    /// The camera that takes the file, as in the attribute `capture`: `user` or `environment`; nil for any source.
    package let capture: String?

    /// - Parameter types: The allowed types; empty for any file.
    package init(_ types: [UTType], capture: String? = nil) {
        self.types = types
        self.capture = capture
    }

    /// The media types and extensions for a browser's `accept` attribute, separated by commas; empty for any file.
    ///
    /// Browsers let users choose other files if they insist, so this is only a hint; ``allows(_:)`` is the check.
    package var acceptList: String {
        guard !isOpen else { return "" }
        var parts: [String] = []
        for type in types {
            if let group = Self.groups.first(where: { type == $0.type }) { parts.append(group.prefix + "*") }
            for member in type.declaredFamily where !Self.groups.contains(where: { $0.type == type }) {
                parts += member.tags[.mimeType] ?? []
                parts += (member.tags[.filenameExtension] ?? []).map { ".\($0)" }
            }
            if !type.isDeclared {
                parts += type.tags[.mimeType] ?? []
                parts += (type.tags[.filenameExtension] ?? []).map { ".\($0)" }
            }
        }
        var seen: Set<String> = []
        return parts.filter { seen.insert($0).inserted }.joined(separator: ",")
    }

    /// Returns whether a file has one of the types, according to its claimed name and media type.
    package func allows(name: String, mediaType: String) -> Bool {
        if isOpen { return true }
        let type = Self.type(name: name, mediaType: mediaType)
        return types.contains { type.conforms(to: $0) || $0 == type }
    }

    package func allows(_ file: ChosenFile) -> Bool { allows(name: file.name, mediaType: file.mediaType) }

    /// Whether any file is allowed: there are no types, a general one, or one that only the app defines.
    private var isOpen: Bool {
        types.isEmpty
            || types.contains { $0 == .item || $0 == .data || $0 == .content || !($0.isDeclared || $0.isDynamic) }
    }

    private static let groups: [(type: UTType, prefix: String)] = [
        (.image, "image/"), (.movie, "video/"), (.video, "video/"), (.audio, "audio/"),
    ]

    /// Returns the type of a file: by its extension if that is known, otherwise by the claimed media type.
    ///
    /// The extension takes precedence because it determines how other programs treat the file.
    package static func type(name: String, mediaType: String) -> UTType {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let ending = parts.count > 1 ? String(parts.last ?? "") : ""
        if let type = UTType(filenameExtension: ending), !type.isDynamic { return type }
        if let type = UTType(mimeType: mediaType), !type.isDynamic { return type }
        if let group = groups.first(where: { mediaType.hasPrefix($0.prefix) }) { return group.type }
        return UTType(filenameExtension: ending) ?? .data
    }
}
