import GraphQL
import GraphQLServer
import HTTPTypes
import Hummingbird
import MomentsModel
import NIOCore
import Testing

@testable import MomentsServer

/// Who a WebSocket belongs to.
@Suite(.timeLimit(.minutes(5))) struct SocketContextTests {
    private func request(_ headers: HTTPFields) -> Request {
        let head = HTTPRequest(
            method: .get,
            scheme: "http",
            authority: "moments.example",
            path: "/graphql",
            headerFields: headers
        )
        return Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    }

    private func contexts(_ server: TestServer) -> RequestContexts {
        RequestContexts(service: server.service, policy: SameOriginPolicy(publicURL: nil))
    }

    /// Returns the status with which a socket is refused; nil if it is not.
    private func refusal(
        _ headers: HTTPFields,
        _ payload: ObjectValue = [:],
        on server: TestServer
    ) async -> HTTPResponse.Status? {
        do {
            _ = try await contexts(server).context(of: request(headers), payload: payload, clientAddress: "192.0.2.1")
            return nil
        } catch {
            return (error as? HTTPError)?.status ?? .internalServerError
        }
    }

    @Test(arguments: ["Authorization", "authorization"])
    func `the token of the first message precedes a header and a cookie`(_ name: String) {
        let headers: HTTPFields = [.authorization: "Bearer header", .cookie: "moments_session=cookie"]

        #expect(RequestCredentials(request(headers), payload: [name: "Bearer message"]) == .bearer("message"))
        #expect(RequestCredentials(request(headers), payload: ["token": "x"]) == .bearer("header"))
        #expect(RequestCredentials(request(headers), payload: [name: 5]) == .bearer("header"))
        #expect(RequestCredentials(request([.cookie: "moments_session=cookie"]), payload: [:]) == .cookie("cookie"))
    }

    @Test func `a wrong token is refused, and so is a cookie from a page of another origin`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        #expect(await refusal([:], ["Authorization": "Bearer wrong"], on: server) == .unauthorized)
        #expect(await refusal([:], ["Authorization": .string("Bearer \(ada.token)")], on: server) == nil)
        let cookie = HTTPFields.cookie(ada.token)
        #expect(await refusal(cookie + [.origin: "http://moments.example"], on: server) == nil)
        #expect(await refusal(cookie + [.origin: "http://evil.example"], on: server) == .forbidden)
        #expect(await refusal(cookie + [.secFetchSite: "same-site"], on: server) == .forbidden)
    }

    @Test func `a token is refused after its sign-in has ended`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let payload: ObjectValue = ["Authorization": .string("Bearer \(ada.token)")]
        #expect(await refusal([:], payload, on: server) == nil)

        _ = try await server.ask("mutation { signOut }", as: ada)

        #expect(await refusal([:], payload, on: server) == .unauthorized)
    }

    @Test func `behind a proxy that names another host, pages of the public address get sockets`() async throws {
        let server = try TestServer(MomentsConfiguration(publicURL: "https://moments.example"))
        let sockets = MomentsRoutes(server.service).sockets
        let head = HTTPRequest(
            method: .get,
            scheme: "http",
            authority: "10.0.0.5:8080",
            path: "/graphql",
            headerFields: [.origin: "https://moments.example"]
        )
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))

        #expect(throws: Never.self) { try sockets.accept(request, client: "192.0.2.1") }
    }
}
