import GraphQL
import MomentsModel
import ServerKit

extension Pages {
    /// Returns the ID after which the list continues; nil at the beginning.
    static func id<Entity>(_ text: String?) throws -> Identifier<Entity>? {
        guard let cursor: Cursor<String> = try place(text) else { return nil }
        guard let id = Identifier<Entity>(cursor.parts) else { throw invalidCursor }
        return id
    }

    /// Returns a page of records in the order of their IDs.
    ///
    /// - Parameter read: Returns the records after the one with an ID, up to a number.
    static func page<Record, Entity>(
        _ first: Int,
        _ after: String?,
        id: (Record) -> Identifier<Entity>,
        read: (Identifier<Entity>?, Int) async throws -> [Record]
    ) async throws -> Connection<Record> {
        let size = try size(first)
        let place: Identifier<Entity>? = try self.id(after)
        let records = try await read(place, size.limit)
        return Connection(records, size, isFirstPage: place == nil) { Cursor(id($0).description) }
    }
}
