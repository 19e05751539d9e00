public import GraphQL

/// Paging of lists.
public enum Pages {
    /// Returns the cost of a page.
    ///
    /// - Parameters:
    ///   - child: The cost of a connection, which the engine assumes to have ten elements.
    ///   - first: The requested number of elements.
    public static func cost(_ child: Int, first: Int) -> Int {
        list(child, (max(first, 1) + 9) / 10, question: 20)
    }

    /// Returns the cost of a list with `count` elements.
    ///
    /// - Parameter question: The cost of the store query for this list alone.
    public static func list(_ child: Int, _ count: Int, question: Int = 1) -> Int {
        let (product, isTooLarge) = child.multipliedReportingOverflow(by: max(0, count))
        guard !isTooLarge, product < .max - question else { return .max }
        return product + question
    }

    /// - Throws: `INVALID` if it is negative or too large.
    public static func size(_ first: Int) throws -> PageSize {
        do throws(GraphQLError) {
            return try PageSize(first)
        } catch {
            throw ServiceError.invalid(error.message, reason: "PAGE_SIZE").graphQL
        }
    }

    /// Returns the position of a cursor; nil at the beginning.
    ///
    /// - Throws: `INVALID` if the text is not a cursor of the list.
    public static func place<each Part: CursorPart>(_ text: String?) throws -> Cursor<repeat each Part>? {
        guard let text else { return nil }
        guard let cursor = Cursor<repeat each Part>(text: text) else { throw invalidCursor }
        return cursor
    }

    /// The error for a cursor of another list.
    public static var invalidCursor: GraphQLError {
        ServiceError.invalid("The cursor does not belong to this list.", reason: "CURSOR").graphQL
    }
}
