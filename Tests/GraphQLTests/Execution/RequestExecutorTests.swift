import Synchronization
import Testing

@testable import GraphQL

@Suite struct RequestExecutorTests {
    @Test func `requests side by side keep their answers and their batches apart`() async throws {
        let schema = try Library.schema()
        let store = Store()

        try await withThrowingTaskGroup(of: (Int, String, Int).self) { group in
            for number in 0..<200 {
                group.addTask {
                    let reader = Reader(number: number, store: store)
                    let request = GraphQLRequest(
                        "{ me books { title author { name favourite { title author { name } } } } }"
                    )
                    let response = await schema.execute(request, in: reader)
                    return (number, response.description, reader.batches)
                }
            }
            for try await (number, response, batches) in group {
                #expect(response == Library.expected(for: number))
                // Authors, their favourites, and the authors of those.
                #expect(batches == 3)
            }
        }
    }

    @Test func `fields that hop to an actor and back are written one at a time`() async throws {
        let schema = try Library.schema()
        let fields = (0..<300).map { "f\($0): hop(number: \($0))" }.joined(separator: " ")

        let response = await schema.execute(GraphQLRequest("{ \(fields) }"), in: Reader(number: 0, store: Store()))

        let expected = (0..<300).map { "\"f\($0)\":\($0)" }.joined(separator: ",")
        #expect(response.description == "{\"data\":{\(expected)}}")
    }

    @Test func `a loader that a request shares with others answers all of them`() async throws {
        let schema = try Library.schema()
        let shared = Reader(number: 1, store: Store())

        await withTaskGroup(of: String.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    await schema.execute(GraphQLRequest("{ books { author { name } } }"), in: shared).description
                }
            }
            for await response in group {
                #expect(response.hasPrefix(#"{"data":{"books":[{"author":{"name":"Author 1"}},"#))
                #expect(!response.contains("errors"))
            }
        }
    }
}

private struct Book: Sendable {
    let title: String
    let author: Int
}

private struct Author: Sendable {
    let id: Int
    let name: String
}

/// A store on another actor.
private actor Store {
    func authors(_ ids: [Int]) async -> [Int: Author] {
        await Task.yield()
        return Dictionary(uniqueKeysWithValues: ids.map { ($0, Author(id: $0, name: "Author \($0)")) })
    }

    func favourites(_ ids: [Int]) -> [Int: Book] {
        Dictionary(uniqueKeysWithValues: ids.map { ($0, Book(title: "Favourite of \($0)", author: $0 + 1)) })
    }

    func same(_ number: Int) async -> Int {
        if number % 3 == 0 { await Task.yield() }
        return number
    }
}

private final class Reader: Sendable {
    let number: Int
    let store: Store
    let authors: DataLoader<Int, Author>
    let favourites: DataLoader<Int, Book>
    private let log: EventLog

    init(number: Int, store: Store) {
        let log = EventLog()
        self.log = log
        self.number = number
        self.store = store
        authors = DataLoader { ids in
            log.add("authors")
            return await store.authors(ids)
        }
        favourites = DataLoader { ids in
            log.add("favourites")
            return await store.favourites(ids)
        }
    }

    var batches: Int { log.events.count }
}

private enum Library {
    static func schema() throws -> Schema<Reader> {
        try Schema {
            ObjectType("Query", in: Reader.self) {
                Field("me") { _, reader in reader.number }
                Field("hop", Arg("number", Int.self)) { _, reader, number in await reader.store.same(number) }
                Field("books") { _, reader in (0..<10).map { Book(title: "Book \($0)", author: reader.number + $0) } }
            }
            ObjectType("Book", of: Book.self, in: Reader.self) {
                Field("title", \.title)
                Field("author") { book, reader in try await reader.authors.load(book.author) }
            }
            ObjectType("Author", of: Author.self, in: Reader.self) {
                Field("name", \.name)
                Field("favourite") { author, reader in try await reader.favourites.load(author.id) }
            }
        }
    }

    static func expected(for number: Int) -> String {
        let books = (0..<10).map { index in
            let author = number + index
            let favourite = "{\"title\":\"Favourite of \(author)\",\"author\":{\"name\":\"Author \(author + 1)\"}}"
            return "{\"title\":\"Book \(index)\",\"author\":{\"name\":\"Author \(author)\",\"favourite\":\(favourite)}}"
        }
        return "{\"data\":{\"me\":\(number),\"books\":[\(books.joined(separator: ","))]}}"
    }
}
