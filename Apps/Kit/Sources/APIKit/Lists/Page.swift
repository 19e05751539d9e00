/// One page of a long list, with the cursor of the next page.
public struct Page<Item: Sendable>: Sendable {
    public var items: [Item]
    /// Where the next page begins.
    public var endCursor: String?
    public var hasNext: Bool

    public init(items: [Item], endCursor: String? = nil, hasNext: Bool = false) {
        self.items = items
        self.endCursor = endCursor
        self.hasNext = hasNext
    }
}

extension Page: Equatable where Item: Equatable {}

/// Encoded as a Relay connection with `nodes` and `pageInfo`.
extension Page: Codable where Item: Codable {
    private enum CodingKeys: String, CodingKey {
        case items = "nodes"
        case pageInfo
    }

    private struct PageInfo: Codable {
        var hasNextPage: Bool
        var endCursor: String?
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        items = try container.decode([Item].self, forKey: .items)
        let info = try container.decode(PageInfo.self, forKey: .pageInfo)
        endCursor = info.endCursor
        hasNext = info.hasNextPage
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(PageInfo(hasNextPage: hasNext, endCursor: endCursor), forKey: .pageInfo)
    }
}
