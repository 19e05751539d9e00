import GraphQL
import MomentsModel

/// Paging of lists.
enum Pages {
    /// Returns the cost of a page.
    ///
    /// - Parameters:
    ///   - child: The cost of a connection, which the engine assumes to have ten elements.
    ///   - first: The requested number of elements.
    static func cost(_ child: Int, first: Int) -> Int {
        list(child, (max(first, 1) + 9) / 10, question: 20)
    }

    /// Returns the cost of a list with `count` elements.
    ///
    /// - Parameter question: The cost of the store query for this list alone.
    static func list(_ child: Int, _ count: Int, question: Int = 1) -> Int {
        let (product, isTooLarge) = child.multipliedReportingOverflow(by: max(0, count))
        guard !isTooLarge, product < .max - question else { return .max }
        return product + question
    }

    /// - Throws: `INVALID` if it is negative or too large.
    static func size(_ first: Int) throws -> PageSize {
        do throws(GraphQLError) {
            return try PageSize(first)
        } catch {
            throw MomentsError.invalid(error.message, reason: "PAGE_SIZE").graphQL
        }
    }

    /// Returns the position of a cursor; nil at the beginning.
    ///
    /// - Throws: `INVALID` if the text is not a cursor of the list.
    static func place<each Part: CursorPart>(_ text: String?) throws -> Cursor<repeat each Part>? {
        guard let text else { return nil }
        guard let cursor = Cursor<repeat each Part>(text: text) else { throw invalidCursor }
        return cursor
    }

    /// Returns the ID after which the list continues; nil at the beginning.
    static func id<Entity>(_ text: String?) throws -> Identifier<Entity>? {
        guard let cursor: Cursor<String> = try place(text) else { return nil }
        guard let id = Identifier<Entity>(cursor.parts) else { throw invalidCursor }
        return id
    }

    private static var invalidCursor: GraphQLError {
        MomentsError.invalid("The cursor does not belong to this list.", reason: "CURSOR").graphQL
    }
}
