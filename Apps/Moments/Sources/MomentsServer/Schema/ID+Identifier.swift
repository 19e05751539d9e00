import GraphQL
import MomentsModel

extension ID {
    init<Entity>(_ id: Identifier<Entity>) { self.init(id.description) }
}

extension Identifier {
    /// - Throws: `NOT_FOUND`: what cannot be an id is none.
    init(_ id: ID, of what: String) throws {
        guard let identifier = Identifier(id.rawValue) else { throw MomentsError.notFound(what).graphQL }
        self = identifier
    }
}
