import Synchronization

/// The drawings of symbols for images that the app draws. Views only name symbols; the module that makes pages draws
/// them.
package enum SymbolDrawings {
    /// Returns the drawing of a symbol as an SVG document in the current colour.
    ///
    /// - Parameter weight: The number of a font weight, from 100 to 900.
    package typealias Source = @Sendable (_ name: String, _ weight: Int) -> String

    private static let source = Mutex<Source?>(nil)

    /// Sets where drawings come from.
    package static func use(_ new: @escaping Source) { source.withLock { $0 = new } }

    /// Returns the drawing of a symbol; nil if nothing draws pages in this process.
    static func drawing(named name: String, weight: Int) -> String? {
        let find = source.withLock { $0 }
        return find?(name, weight)
    }
}
