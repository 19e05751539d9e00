internal import OrielObjectShim

/// The types of the program that conform to a protocol, which are found in what the compiler writes for dynamic casts.
///
/// An optimized build has only those of types that other modules can use.
package enum ConformingTypes {
    /// - Parameter protocol: `(any P).self`.
    package static func all(of protocol: Any.Type) -> [Any.Type] {
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
