import Foundation

/// The starred items of a browser, as a text that it stores.
///
///     @AppStorage("items.starred") private var starred = StarredItems()
///
/// The text has one bit per item, so that all items fit into 320 characters: a browser sends it with each request of a page, in a
/// cookie of limited length.
public struct StarredItems: Hashable, Sendable {
    private var bits: [UInt8] = []

    /// Numbers of items are below; the text of a browser can contain any.
    static let limit = 8192

    public init() {}

    public init(_ ids: some Sequence<Item.ID>) {
        for id in ids { self[id] = true }
    }

    public subscript(id: Item.ID) -> Bool {
        get { bits.indices.contains(id / 8) && id >= 0 && bits[id / 8] >> (id % 8) & 1 == 1 }
        set {
            guard (0..<Self.limit).contains(id) else { return }
            if bits.count <= id / 8 { bits += Array(repeating: 0, count: id / 8 + 1 - bits.count) }
            if newValue { bits[id / 8] |= 1 << (id % 8) } else { bits[id / 8] &= ~(1 << (id % 8)) }
            while bits.last == 0 { bits.removeLast() }
        }
    }

    public mutating func toggle(_ id: Item.ID) { self[id].toggle() }

    /// Returns the starred items among others, in the same order.
    public func items(among items: [Item]) -> [Item] { items.filter { self[$0.id] } }
}

extension StarredItems: RawRepresentable {
    /// Reads a stored text; nil if it is none, or too long.
    public init?(rawValue: String) {
        guard let data = Data(base64Encoded: rawValue), data.count <= Self.limit / 8 else { return nil }
        bits = Array(data)
        while bits.last == 0 { bits.removeLast() }
    }

    public var rawValue: String { Data(bits).base64EncodedString() }
}
