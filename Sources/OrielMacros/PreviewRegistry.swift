internal import OrielObjectShim

/// A preview of the program. `#Preview` declares a type of its own for each, in debug builds only.
public protocol PreviewRegistry {
    /// The module and the name of the file, such as `Notes/ContentView.swift`.
    static var fileID: String { get }
    /// The path of the file.
    static var filePath: String { get }
    /// The line of `#Preview`.
    static var line: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}

/// The types of the program that conform to a protocol, which are found in what the compiler writes for dynamic casts.
enum ConformingTypes {
    /// - Parameter protocol: `(any P).self`.
    static func all(of protocol: Any.Type) -> [Any.Type] {
        var types: [Any.Type] = []
        withUnsafeMutablePointer(to: &types) { types in
            oriel_find_types(
                unsafeBitCast(`protocol`, to: UnsafeRawPointer.self),
                { type, types in
                    types?.assumingMemoryBound(to: [Any.Type].self).pointee
                        .append(unsafeBitCast(type, to: Any.Type.self))
                },
                types
            )
        }
        return types
    }
}
