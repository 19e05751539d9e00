import Synchronization

/// The drawings of `Image(systemName:)`: tables of paths, and rules that derive variants.
///
/// A name without a table entry is resolved from its end: `bell.slash.fill` is the filled variant of the slashed bell.
///
///     SymbolLibrary.symbol(named: "heart.circle.fill")?.maskURL  // "data:image/svg+xml,..."
package enum SymbolLibrary {
    /// Returns the symbol with a name; nil if there is no drawing for it.
    package static func symbol(named name: String, weight: SymbolWeight = .regular) -> Symbol? {
        let key = Key(name: name, weight: weight)
        if let symbol = made.withLock({ $0[key] }) { return symbol }
        guard let drawing = drawing(named: name) else { return nil }
        let symbol = Symbol(name: name, weight: weight, drawing: drawing)
        made.withLock { made in
            // Variants can be combined without limit; names from outside must not exhaust the memory.
            if made.count < 1000 { made[key] = symbol }
        }
        return symbol
    }

    /// The names in the tables. The rules support more.
    package static var tableNames: [String] { tables.flatMap { $0.map(\.key) } }

    private struct Key: Hashable {
        let name: String
        let weight: SymbolWeight
    }

    private static let made = Mutex<[Key: Symbol]>([:])

    static let tables: [KeyValuePairs<String, [Layer]>] = [
        arrows, communication, editing, media, objects, people, places, shapes, status, technology,
    ]

    private static let layers = Dictionary(
        tables.joined().map { ($0.key, $0.value) },
        uniquingKeysWith: { first, _ in first }
    )

    static func drawing(named name: String) -> Drawing? {
        if let layers = layers[name] { return Drawing(layers, symbol: drawing(named:)) }
        guard name.utf8.count <= 80, let dot = name.lastIndex(of: ".") else { return nil }
        let base = String(name[..<dot])
        let last = String(name[name.index(after: dot)...])
        switch last {
        case "fill": return drawing(named: base)?.filled()
        case "slash": return drawing(named: base)?.slashed()
        case "badge": return drawing(named: base)?.badged()
        default: break
        }
        if base.hasSuffix(".badge") {
            // The glyph's name follows the word: `folder.badge.plus`.
            guard let glyph = drawing(named: last) else { return nil }
            return drawing(named: String(base.dropLast(".badge".count)))?.badged(with: glyph)
        }
        return Enclosure.named[last].flatMap { drawing(named: base)?.enclosed(in: $0) }
    }
}
