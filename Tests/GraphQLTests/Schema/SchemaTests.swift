import Synchronization
import Testing

@testable import GraphQL

/// A small timeline, the example in the documentation.
struct Moment: Sendable {
    var id: ID
    var title: String?
    var authorID: Int
    var likes: [Int] = []
}

struct User: Sendable, Equatable {
    var id: Int
    var name: String
}

/// The context of a request: its viewer and the data loaders.
final class Viewer: Sendable {
    let users: DataLoader<Int, User>
    private let batches = Mutex<[[Int]]>([])

    init(users: [Int: User] = Viewer.sampleUsers) {
        let log = Log()
        self.log = log
        self.users = DataLoader { ids in
            log.add(ids)
            return users.filter { ids.contains($0.key) }
        }
    }

    static let sampleUsers = Dictionary(uniqueKeysWithValues: (0..<10).map { ($0, User(id: $0, name: "User \($0)")) })
    private let log: Log

    /// The keys of each call to the store.
    var batchKeys: [[Int]] { log.entries }

    private final class Log: Sendable {
        private let list = Mutex<[[Int]]>([])
        func add(_ keys: [Int]) { list.withLock { $0.append(keys.sorted()) } }
        var entries: [[Int]] { list.withLock { $0 } }
    }
}

@Suite struct SchemaTests {
    private func schema() throws -> Schema<Viewer> {
        try Schema {
            ObjectType("Query", in: Viewer.self) {
                Field("hello") { _, _ in "world" }
                Field("moments", Arg("first", Int.self, default: 3)) { _, _, first in
                    (0..<first).map {
                        Moment(
                            id: ID("m\($0)"),
                            title: $0 == 1 ? nil : "T\($0)",
                            authorID: $0 % 2,
                            likes: [$0, $0 + 1]
                        )
                    }
                }
            }
            ObjectType("Moment", of: Moment.self, in: Viewer.self) {
                Field("id", \.id)
                Field("title", \.title)
                Field("author") { moment, viewer in try await viewer.users.load(moment.authorID) }
                Field(
                    "likes",
                    Arg("first", Int.self, default: 20),
                    Arg("after", String?.self),
                    cost: { child, first, after in 1 + first * child }
                ) { moment, viewer, first, after in
                    try await viewer.users.load(Array(moment.likes.prefix(first))).compactMap { $0 }
                }
            }
            ObjectType("User", of: User.self, in: Viewer.self) {
                Field("id", \.id)
                Field("name", \.name)
            }
        }
    }

    @Test func `properties and functions become fields`() async throws {
        let response = await (try schema()).execute(
            GraphQLRequest("{ hello moments(first: 2) { id title } }"),
            in: Viewer()
        )

        #expect(
            response.description
                == #"{"data":{"hello":"world","moments":[{"id":"m0","title":"T0"},{"id":"m1","title":null}]}}"#
        )
    }

    @Test func `documents that read the same and are not are kept apart`() async throws {
        let schema = try Schema {
            ObjectType("Query", in: Void.self) {
                Field("length", Arg("of", String.self)) { _, _, text in text.unicodeScalars.count }
            }
        }

        for (text, length) in [("\u{E9}", 1), ("e\u{301}", 2), ("\u{E9}", 1)] {
            let response = await schema.execute(GraphQLRequest("{ length(of: \"\(text)\") }"), in: ())
            #expect(response.description == #"{"data":{"length":\#(length)}}"#)
        }
    }

    @Test func `the fields of a wave are loaded together`() async throws {
        let viewer = Viewer()
        let query = "{ moments { id author { name } likes { id } } }"
        let response = await (try schema()).execute(GraphQLRequest(query), in: viewer)

        #expect(
            response.description.hasPrefix(
                #"{"data":{"moments":[{"id":"m0","author":{"name":"User 0"},"likes":[{"id":0},{"id":1}]}"#
            )
        )
        #expect(viewer.batchKeys == [[0, 1, 2, 3]])
    }
}
