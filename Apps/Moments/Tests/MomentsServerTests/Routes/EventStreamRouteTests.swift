import Foundation
import GraphQL
import GraphQLServer
import HTTPTypes
import Hummingbird
import MomentsModel
import NIOCore
import Testing

@testable import MomentsServer

/// The changes of a person as events, and the documents that programs may execute.
@Suite(.timeLimit(.minutes(5))) struct EventStreamRouteTests {
    private static let subscription = #"{"query":"subscription { changes { kind momentID } }"}"#
    private static let accept: HTTPFields = [.accept: "text/event-stream"]

    /// A connection whose events a test reads.
    private struct EventWriter: ResponseBodyWriter {
        let events: AsyncStream<String>.Continuation

        func write(_ buffer: ByteBuffer) { events.yield(String(buffer: buffer)) }
        consuming func finish(_ trailingHeaders: HTTPFields?) { events.finish() }
    }

    private func event(_ kind: String, _ moment: String = "null") -> String {
        "event: next\ndata: {\"data\":{\"changes\":{\"kind\":\"\(kind)\",\"momentID\":\(moment)}}}\n\n"
    }

    @Test func `a program hears of changes until its sign-in ends`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let browser = TestBrowser(server)
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let headers: HTTPFields = HTTPFields.bearer(ada) + Self.accept + [.contentType: "application/json"]
        let page = Task {
            defer { continuation.finish() }
            return try await browser.send(
                .post,
                "/graphql",
                headers,
                pieces: [Array(Self.subscription.utf8)],
                to: EventWriter(events: continuation)
            )
        }
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next() == ":\n\n")
        #expect(await iterator.next() == event("SUBSCRIBED"))

        let moment = try await server.publish("Hello", by: ada)
        #expect(await iterator.next() == event("MOMENT_PUBLISHED", "\"\(moment)\""))

        _ = try await server.ask("mutation { signOut }", as: ada)
        #expect(await iterator.next() == event("SIGNED_OUT"))
        #expect(await iterator.next() == "event: complete\ndata:\n\n")
        #expect(await iterator.next() == nil)
        #expect(try await page.value.status == 200)
        #expect(try await page.value.headers[.contentType] == "text/event-stream; charset=utf-8")
    }

    @Test func `a visitor gets no stream, nor does a wrong token`() async throws {
        let server = try TestServer()
        _ = try await server.add("ada")
        let browser = TestBrowser(server)

        let visitor = try await browser.post(Self.subscription, Self.accept)
        let stranger = try await browser.post(Self.subscription, Self.accept + [.authorization: "Bearer wrong"])

        #expect(visitor.status == 200)
        #expect(visitor.text.contains("UNAUTHENTICATED"))
        #expect(stranger.status == 401)
    }

    @Test func `a page of another origin cannot use a cookie for a stream`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let headers: HTTPFields = HTTPFields.cookie(ada.token) + Self.accept + [.origin: "https://evil.example"]

        #expect(try await TestBrowser(server).post(Self.subscription, headers).status == 403)
    }

    @Test func `where only some documents may be executed, programs name them`() async throws {
        let hash = "3f9a5fe58741fdcb3ba59d8cc865ce0c081b65bca09f7904bc81277be1bdd3f0"
        var configuration = MomentsConfiguration(publicURL: "https://moments.example")
        configuration.documents = try PersistedDocuments([hash: "{ viewer { name } }"], onlyPersisted: true)
        let server = try TestServer(configuration)
        let ada = try await server.add("ada")
        let browser = TestBrowser(server)

        let named = try await browser.post(#"{"documentId":"sha256:\#(hash)"}"#, .bearer(ada))
        let other = try await browser.post(#"{"query":"{ again: viewer { name } }"}"#, .bearer(ada))

        #expect(named.text == #"{"data":{"viewer":{"name":"Ada"}}}"#)
        #expect(other.status == 403)
        #expect(try await server.ask("{ again: viewer { name } }", as: ada)["again.name"].string == "Ada")
    }
}
