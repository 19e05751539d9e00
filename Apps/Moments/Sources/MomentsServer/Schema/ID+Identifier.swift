import GraphQL
import MomentsModel

extension ID {
    init<Entity>(_ id: Identifier<Entity>) { self.init(id.description) }
}

extension Identifier {
    /// - Throws: `NOT_FOUND` if the text cannot be an ID.
    init(_ id: ID, of what: String) throws {
        guard let identifier = Identifier(id.rawValue) else { throw MomentsError.notFound(what).graphQL }
        self = identifier
    }
}
