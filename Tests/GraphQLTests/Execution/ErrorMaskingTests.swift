import Synchronization
import Testing

@testable import GraphQL

@Suite struct ErrorMaskingTests {
    private struct Secret: Error {}

    @Test func `an unexpected error is masked and reported to the server`() async throws {
        let schema = try Schema {
            ObjectType("Query", in: Void.self) {
                Field("list") { _, _ in [1] }
                Field("secret") { _, _ -> Int? in throw Secret() }
                Field("known") { _, _ -> Int? in throw GraphQLError("Known.", extensions: ["code": "K"]) }
            }
        }
        let heard = Mutex<[String]>([])
        var options = ExecutionOptions()
        options.onUnexpectedError = { error, path in heard.withLock { $0.append("\(error) \(path.keys)") } }

        let response = await schema.execute(GraphQLRequest("{ s: secret known }"), in: (), options: options)

        #expect(response.errors.map(\.message) == [options.maskedMessage, "Known."])
        #expect(response.errors.map(\.path) == [["s"], ["known"]])
        #expect(!response.description.contains("Secret"))
        #expect(heard.withLock { $0.count } == 1)
        #expect(heard.withLock { $0.first?.hasPrefix("Secret()") } == true)
    }
}
