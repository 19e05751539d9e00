import Foundation
import GraphQL

protocol Node: Sendable { var id: ID { get } }

struct User: Node, Identifiable { let id: ID }

struct Moment: Node {
    let id: ID
    let title: String
    let date: Int
    let authorID: ID
}

struct Place: Decodable {
    var latitude = 0.0
    var longitude = 0.0
    var name: String?
}

struct Store: Sendable {
    func users(_ ids: [ID]) async throws -> [User] { [] }
    func moments(after: (Int, String)?, limit: Int) async throws -> [Moment] { [] }
    func moments(by author: ID?) -> AsyncStream<Moment> { AsyncStream { _ in } }
    func setTitle(_ title: String) throws {}
    func removeTitle() throws {}
}

struct Viewer: Sendable {
    let store = Store()
    let users: DataLoader<ID, User>
    let user: User
    func likes(of moment: Moment, first: Int) async throws -> [User] { [] }
}

@MainActor let store = Store()
@MainActor let viewer: Viewer = { fatalError() }()

// DataLoader.swift
func moment() {
    ObjectType("Moment", of: Moment.self, in: Viewer.self) {
        // sample
    }
}

// Cursor.swift
func query() {
    ObjectType("Query", in: Viewer.self) {
        // sample
    }
}

// EnumType.swift
enum Visibility: String, CaseIterable { case `public`, group }

// Field.swift 1
func moment() {
    ObjectType("Moment", of: Moment.self, in: Viewer.self) {
        // sample
    }
}

// Field.swift 2
func subscription() {
    ObjectType("Subscription", in: Viewer.self) {
        // sample
    }
}

// InputObjectType.swift
enum UserKey { case id(ID), name(String) }

// Presence.swift
func mutation() {
    ObjectType("Mutation", in: Viewer.self) {
        // sample
    }
}

// UnionType.swift
struct PhotoPost {}
struct LinkPost {}
enum FeedItem { case photo(PhotoPost), link(LinkPost) }

// FieldMerge.swift: not compiled: GraphQL
