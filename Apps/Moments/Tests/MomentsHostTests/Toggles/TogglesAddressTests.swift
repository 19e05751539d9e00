import Foundation
import Hummingbird
import Synchronization
import Testing

@testable import moments

/// Readings over loopback HTTP.
@Suite struct TogglesAddressTests {
    /// What the server answers, and the entity tags it was asked with.
    private final class Content: Sendable {
        let body = Mutex(#"{"isClassicStyleEnabled": true}"#)
        let asked = Mutex<[String]>([])
    }

    private func withServer(_ body: (URL, Content) async throws -> Void) async throws {
        let content = Content()
        let router = Router()
        router.get("/toggles.json") { request, _ -> Response in
            let (text, asked) = (content.body.withLock(\.self), request.headers[.ifNoneMatch])
            content.asked.withLock { $0.append(asked ?? "-") }
            let tag = "\"\(text.utf8.count)\""
            if asked == tag { return Response(status: .notModified) }
            return Response(
                status: .ok,
                headers: [.eTag: tag],
                body: ResponseBody(byteBuffer: ByteBuffer(string: text))
            )
        }
        router.get("/broken") { _, _ -> Response in Response(status: .internalServerError) }
        router.get("/long") { _, _ in String(repeating: " ", count: TogglesDocument.maximumLength + 1) }
        router.get("/moved") { _, _ in Response.redirect(to: "/toggles.json") }
        let (ports, continuation) = AsyncStream<Int>.makeStream()
        let app = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { continuation.yield($0.localAddress?.port ?? 0) }
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await app.runService(gracefulShutdownSignals: []) }
            for await port in ports {
                try await body(#require(URL(string: "http://127.0.0.1:\(port)")), content)
                break
            }
            group.cancelAll()
        }
    }

    @Test func `it is fetched again with its entity tag`() async throws {
        try await withServer { base, content in
            let address = TogglesAddress(base.appendingPathComponent("toggles.json"))

            let (first, second) = (try await address.read(), try await address.read())
            content.body.withLock { $0 = #"{"isClassicStyleEnabled": false}"# }
            let third = try await address.read()

            #expect(first?.toggles == ["internal.isClassicStyleEnabled": true])
            #expect(second == nil)
            #expect(third?.toggles == ["internal.isClassicStyleEnabled": false])
            #expect(content.asked.withLock(\.self) == ["-", "\"31\"", "\"31\""])
        }
    }

    @Test(arguments: [
        ("broken", "the server answered with the status 500"), ("missing", "the server answered with the status 404"),
        ("moved", "the server answered with the status 303"), ("long", "it is longer than 65536 bytes"),
    ])
    func `other answers have a reason`(path: String, reason: String) async throws {
        try await withServer { base, _ in
            let address = TogglesAddress(base.appendingPathComponent(path))

            let error = await #expect(throws: HostError.self) { try await address.read() }
            #expect(error?.description == reason)
        }
    }

    @Test func `so has a server that does not answer`() async throws {
        let address = TogglesAddress(try #require(URL(string: "http://127.0.0.1:1/toggles.json")))

        let error = await #expect(throws: HostError.self) { try await address.read() }
        #expect(error?.description == "the server cannot be reached")
    }
}
