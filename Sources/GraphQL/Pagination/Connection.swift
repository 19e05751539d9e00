/// A page of a list in the form that Relay and most GraphQL clients expect.
///
/// Declare it with `ConnectionType`. Source: the GraphQL Cursor Connections specification.
public struct Connection<Node: Sendable>: Sendable {
    /// An element and its position in the list.
    public struct Edge: Sendable {
        /// The element.
        public let node: Node
        /// The cursor of the element.
        public let cursor: String
    }

    /// The elements of the page, in order.
    public let edges: [Edge]
    /// The position of the page in the list.
    public let pageInfo: PageInfo

    /// The elements of the page without their cursors.
    public var nodes: [Node] { edges.map(\.node) }

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - elements: The elements of the page, plus one if there is a next page; load up to `size.limit` elements.
    ///   - size: The page size.
    ///   - isFirstPage: Whether no elements precede the page.
    ///   - cursor: Returns the cursor of an element.
    public init<each Part: CursorPart>(
        _ elements: [Node],
        _ size: PageSize,
        isFirstPage: Bool,
        cursor: (Node) -> Cursor<repeat each Part>
    ) {
        edges = elements.prefix(size.first).map { Edge(node: $0, cursor: cursor($0).text) }
        pageInfo = PageInfo(
            hasNextPage: elements.count > size.first,
            hasPreviousPage: !isFirstPage,
            startCursor: edges.first?.cursor,
            endCursor: edges.last?.cursor
        )
    }
}

/// The position of a page in its list.
public struct PageInfo: Sendable, Hashable {
    /// Whether elements follow the page.
    public let hasNextPage: Bool
    /// Whether elements precede the page.
    public let hasPreviousPage: Bool
    /// The cursor of the first element; nil for an empty page.
    public let startCursor: String?
    /// The cursor of the last element, after which the next page starts; nil for an empty page.
    public let endCursor: String?

    /// Creates page information for a page that was assembled by hand.
    public init(hasNextPage: Bool, hasPreviousPage: Bool, startCursor: String?, endCursor: String?) {
        self.hasNextPage = hasNextPage
        self.hasPreviousPage = hasPreviousPage
        self.startCursor = startCursor
        self.endCursor = endCursor
    }
}

/// A validated page size.
public struct PageSize: Sendable, Hashable {
    /// The number of elements that the client requested.
    public let first: Int

    /// The number of elements to load: one more than the page has, to find out whether a next page exists.
    public var limit: Int { first + 1 }

    /// Creates a page size.
    ///
    /// - Parameters:
    ///   - first: The number of elements that the client requested.
    ///   - maximum: The largest valid size. The default is 100.
    /// - Throws: `GraphQLError`, with a message for the client, when the size is negative or larger than `maximum`.
    public init(_ first: Int, maximum: Int = 100) throws(GraphQLError) {
        guard (0...maximum).contains(first) else {
            throw GraphQLError("A page can have 0 to \(maximum) elements; \(first) were requested.")
        }
        self.first = first
    }
}

/// The GraphQL types for the pages of a list: `MomentConnection`, `MomentEdge` and, once per schema, `PageInfo`.
///
///     ConnectionType("Moment", of: Moment.self, in: Viewer.self)
public struct ConnectionType<Node: Sendable, Context: Sendable>: Sendable {
    let name: String

    /// Declares the page types of a list.
    ///
    /// - Parameters:
    ///   - name: The prefix of the type names.
    ///   - node: The Swift type of the elements; the schema must declare a type for it.
    ///   - context: The context type of the schema.
    public init(_ name: String, of node: Node.Type, in context: Context.Type) {
        self.name = name
    }

    var types: [any SchemaMember] {
        let connection = ObjectType("\(name)Connection", of: Connection<Node>.self, in: Context.self) {
            Field("edges", \.edges)
            Field("nodes", \.nodes)
            Field("pageInfo", \.pageInfo)
        }
        let edge = ObjectType("\(name)Edge", of: Connection<Node>.Edge.self, in: Context.self) {
            Field("node", \.node)
            Field("cursor", \.cursor)
        }
        let pageInfo = ObjectType("PageInfo", of: PageInfo.self, in: Context.self) {
            Field("hasNextPage", \.hasNextPage)
            Field("hasPreviousPage", \.hasPreviousPage)
            Field("startCursor", \.startCursor)
            Field("endCursor", \.endCursor)
        }
        return [
            connection.description("A page of a list."),
            edge.description("An element of a list and its cursor."),
            pageInfo.description("The position of a page in its list."),
        ]
    }
}
