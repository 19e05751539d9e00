/// A page of a list, in the form that Relay and most clients know.
///
/// Declare it with `ConnectionType`. Source: the GraphQL Cursor Connections specification.
public struct Connection<Node: Sendable>: Sendable {
    /// An element and its place in the list.
    public struct Edge: Sendable {
        /// The element.
        public let node: Node
        /// Its place in the list.
        public let cursor: String
    }

    /// The elements of the page, in order.
    public let edges: [Edge]
    /// What is around the page.
    public let pageInfo: PageInfo

    /// The elements without their places.
    public var nodes: [Node] { edges.map(\.node) }

    /// - Parameters:
    ///   - elements: Up to one more than the page has, which tells whether there is a next page.
    ///   - isFirstPage: Whether nothing comes before.
    ///   - cursor: The place of an element.
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

/// What is around a page.
public struct PageInfo: Sendable, Hashable {
    /// Whether elements follow.
    public let hasNextPage: Bool
    /// Whether elements come before.
    public let hasPreviousPage: Bool
    /// The place of the first element.
    public let startCursor: String?
    /// The place of the last element: what the next page comes after.
    public let endCursor: String?

    /// Says what is around a page that was put together by hand.
    public init(hasNextPage: Bool, hasPreviousPage: Bool, startCursor: String?, endCursor: String?) {
        self.hasNextPage = hasNextPage
        self.hasPreviousPage = hasPreviousPage
        self.startCursor = startCursor
        self.endCursor = endCursor
    }
}

/// How many elements a page has.
public struct PageSize: Sendable, Hashable {
    /// How many elements were asked for.
    public let first: Int

    /// How many elements to look for: one more tells whether there is another page.
    public var limit: Int { first + 1 }

    /// - Throws: A `GraphQLError` when the number is negative or larger than allowed.
    public init(_ first: Int, maximum: Int = 100) throws(GraphQLError) {
        guard (0...maximum).contains(first) else {
            throw GraphQLError("A page has from 0 to \(maximum) elements; \(first) were asked for.")
        }
        self.first = first
    }
}

/// The types of the pages of a list: `MomentConnection`, `MomentEdge` and, once in a schema, `PageInfo`.
///
///     ConnectionType("Moment", of: Moment.self, in: Viewer.self)
public struct ConnectionType<Node: Sendable, Context: Sendable>: Sendable {
    let name: String

    /// - Parameters:
    ///   - name: What the names of the types begin with.
    ///   - node: The Swift type of the elements, for which a type is declared.
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
            edge.description("An element of a list, and its place in it."),
            pageInfo.description("What is around a page."),
        ]
    }
}
