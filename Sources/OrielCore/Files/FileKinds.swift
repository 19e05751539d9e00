package import OrielUniformTypeIdentifiers

/// Which files may be chosen.
package struct FileKinds: Sendable, Equatable {
    private let types: [UTType]

    /// - Parameter types: Empty for any file.
    package init(_ types: [UTType]) { self.types = types }

    /// As browsers take it: media types and extensions with commas between; empty for any file.
    ///
    /// Browsers offer other files too if the person insists, so this is a help, and ``allows(_:)`` the check.
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

    /// Whether a file is of one of the kinds, by what is claimed of it.
    package func allows(name: String, mediaType: String) -> Bool {
        if isOpen { return true }
        let type = Self.type(name: name, mediaType: mediaType)
        return types.contains { type.conforms(to: $0) || $0 == type }
    }

    package func allows(_ file: ChosenFile) -> Bool { allows(name: file.name, mediaType: file.mediaType) }

    /// Whether nothing can be said about the files: any will do, or a type is the app's own.
    private var isOpen: Bool {
        types.isEmpty
            || types.contains { $0 == .item || $0 == .data || $0 == .content || !($0.isDeclared || $0.isDynamic) }
    }

    private static let groups: [(type: UTType, prefix: String)] = [
        (.image, "image/"), (.movie, "video/"), (.video, "video/"), (.audio, "audio/"),
    ]

    /// What a file is: by its extension, where that is known, or else by what is said of it.
    ///
    /// The extension comes first because it decides what other programs will take the file for.
    package static func type(name: String, mediaType: String) -> UTType {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let ending = parts.count > 1 ? String(parts.last ?? "") : ""
        if let type = UTType(filenameExtension: ending), !type.isDynamic { return type }
        if let type = UTType(mimeType: mediaType), !type.isDynamic { return type }
        if let group = groups.first(where: { mediaType.hasPrefix($0.prefix) }) { return group.type }
        return UTType(filenameExtension: ending) ?? .data
    }
}
