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
}
