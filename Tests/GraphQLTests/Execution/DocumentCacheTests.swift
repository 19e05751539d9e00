import Testing

@testable import GraphQL

@Suite struct DocumentCacheTests {
    private func prepared(_ query: String) throws -> PreparedDocument {
        let system = try TypeSystem(sdl: "type Query { a: Int }")
        return PreparedDocument(try Document(parsing: query), system: system, errors: [])
    }

    @Test func `used documents stay cached, unused ones are evicted`() throws {
        let cache = DocumentCache(capacity: 50_000)
        let document = try prepared("{ a }")
        cache.insert(document, for: "{ a }")

        for number in 0..<100 {
            let query = "{ a\(number): a }"
            cache.insert(try prepared(query), for: query)
            #expect(cache["{ a }"] === document)
        }
        #expect(cache["{ a0: a }"] == nil)
        #expect(cache["{ a99: a }"] != nil)
    }

    @Test func `a document that would fill the cache is not kept`() throws {
        let cache = DocumentCache(capacity: 50_000)
        let query = "{ \(String(repeating: "a ", count: 50)) }"
        cache.insert(try prepared(query), for: query)

        #expect(cache[query] == nil)
    }
}
