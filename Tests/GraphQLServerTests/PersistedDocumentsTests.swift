import Foundation
import GraphQLServer
import HTTPTypes
import Hummingbird
import Testing

@Suite struct PersistedDocumentsTests {
    private static let text = "{ hello }"
    private static let hash = "001c3174e099bd72b729d0c0a529ba9f5a740c446e2a6e1d71b283cb84ec3065"

    private func answerer(onlyPersisted: Bool = false) throws -> Answerer {
        var options = GraphQLServerOptions()
        options.documents = try PersistedDocuments([Self.hash: Self.text], onlyPersisted: onlyPersisted)
        return Answerer(try Ticker().router(options))
    }

    private func post(_ body: String, to answerer: Answerer) async throws -> Answer {
        try await answerer.answer(.post, "/graphql", [.contentType: "application/json"], body)
    }

    // MARK: Requests

    @Test(arguments: [true, false])
    func `a request names a document`(_ onlyPersisted: Bool) async throws {
        let answerer = try answerer(onlyPersisted: onlyPersisted)

        let posted = try await post(#"{"documentId":"sha256:\#(Self.hash)"}"#, to: answerer)
        let got = try await answerer.answer(.get, "/graphql?documentId=sha256:\(Self.hash)", [:], "")

        #expect(posted.body == #"{"data":{"hello":"world"}}"#)
        #expect(got.body == posted.body)
    }

    @Test func `other documents are executed unless only these may be`() async throws {
        let query = #"{"query":"{ again: hello }","documentId":null}"#

        #expect(try await post(query, to: answerer()).body == #"{"data":{"again":"world"}}"#)
        let refused = try await post(query, to: answerer(onlyPersisted: true))
        #expect(refused.status == .forbidden)
        #expect(refused.body.contains("persisted documents only"))
    }

    @Test(arguments: ["query=%7Bhello%7D", "query=%7B%20hello%20%7D"])
    func `where only these may be executed, even their text is refused`(_ query: String) async throws {
        let answer = try await answerer(onlyPersisted: true).answer(.get, "/graphql?\(query)", [:], "")

        #expect(answer.status == .forbidden)
    }

    @Test(arguments: [
        (#"{"documentId":"sha256:0000"}"#, "no document"), (#"{"documentId":"HASH"}"#, "must be"),
        (#"{"documentId":"SHA256:HASH"}"#, "must be"), (#"{"documentId":5}"#, "must be"),
        (#"{"documentId":"sha256:HASH","query":"{ hello }"}"#, "one of them"),
    ])
    func `a request that names none of them says why it is refused`(_ body: String, _ reason: String) async throws {
        let answer = try await post(body.replacing("HASH", with: Self.hash), to: answerer())

        #expect(answer.status == .badRequest)
        #expect(answer.body.contains(reason))
    }

    // MARK: Documents

    @Test func `a text with the key of another one is refused`() throws {
        let error = #expect(throws: PersistedDocumentsError.self) {
            try PersistedDocuments([Self.hash: "{ goodbye }"])
        }

        #expect(error?.description.contains("the key '\(Self.hash)'") == true)
    }

    @Test func `more than 10,000 documents are refused`() {
        let texts = Dictionary(uniqueKeysWithValues: (0...10_000).map { ("\($0)", "") })

        #expect(throws: PersistedDocumentsError.self) { try PersistedDocuments(texts) }
    }

    @Test func `a file has documents in JSON`() throws {
        try withFile(#"{"\#(Self.hash)":"\#(Self.text)"}"#) { path in
            let documents = try PersistedDocuments(contentsOfFile: path, onlyPersisted: true)
            #expect(documents.onlyPersisted)
        }
    }

    @Test(arguments: ["", "[]", #"{"a":5}"#, #"{"a":"{ hello }"}"#])
    func `another file is refused`(_ content: String) throws {
        try withFile(content) { path in
            #expect(throws: PersistedDocumentsError.self) { try PersistedDocuments(contentsOfFile: path) }
        }
    }

    @Test func `a file that is missing is named`() {
        let error = #expect(throws: PersistedDocumentsError.self) {
            try PersistedDocuments(contentsOfFile: "/nowhere/documents.json")
        }

        #expect(error?.description.hasPrefix("the file '/nowhere/documents.json' cannot be read") == true)
    }

    private func withFile(_ content: String, _ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString).json")
        try Data(content.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }
}
