import Foundation
import GraphQL
import Hummingbird
import Logging
import Metrics
import MomentsMedia
import MomentsModel
import OrielTracing
import TestSupport
import Testing

@testable import MomentsServer

/// A server, and people on it.
struct TestServer: Sendable {
    let clock = ManualClock()
    let spy: SpyStore
    let files: FolderOfPhotos
    let log = RecordedLog()
    let service: MomentsService

    var store: any MomentStore { spy }

    /// - Parameter store: The store; nil for a new one in memory.
    init(
        _ configuration: MomentsConfiguration = MomentsConfiguration(publicURL: "https://moments.example"),
        store: (any MomentStore)? = nil,
        linkCards: (any LinkCardSource)? = nil,
        metrics: any MetricsFactory = NOOPMetricsHandler.instance,
        spans: SpanSource? = nil
    ) throws {
        let clock = clock
        spy = SpyStore(store ?? InMemoryMomentStore(now: { Self.date(clock.now.sinceStart) }))
        files = try FolderOfPhotos()
        service = try MomentsService(
            store: spy,
            photos: files,
            secret: Data(repeating: 7, count: 32),
            configuration: configuration,
            linkCards: linkCards,
            logger: log.logger,
            metrics: metrics,
            clock: clock,
            // Hundreds of tests share the processors.
            requestTime: .seconds(600),
            // The lowest possible cost: the tests of passwords measure a real one.
            passwordCost: PasswordHash.Cost(logarithm: 1, blockSize: 1, parallelism: 1),
            random: RandomBytes.make,
            now: { Self.date(clock.now.sinceStart) },
            spans: spans
        )
    }

    /// Returns a server in demo mode, with the person 0.
    static func demo() async throws -> (server: TestServer, zero: TestPerson) {
        let server = try TestServer(MomentsConfiguration(demoPeople: [0, 1], publicURL: "https://moments.example"))
        return (server, try await server.add("zero", id: 0))
    }

    /// Returns the date some time after 2023-11-14 22:13:20 UTC.
    static func date(_ sinceStart: Duration) -> Date {
        Date(timeIntervalSince1970: 1_700_000_000 + Double(sinceStart.components.seconds))
    }

    // MARK: People

    /// Adds a person with the password `correct horse`, signed in; the first is an admin.
    func add(_ handle: String, id: PersonID? = nil) async throws -> TestPerson {
        let person = NewPerson(
            handle: try #require(Handle(handle)),
            name: handle.capitalized,
            passwordHash: try PasswordHash(of: "correct horse", salt: [1], cost: .init(logarithm: 1, blockSize: 1))
                .text,
            id: id
        )
        var invitation: InvitationSecret?
        if let admin = spy.first {
            invitation = InvitationSecret("for \(handle)")
            _ = try await store.addInvitation(by: admin, secret: InvitationSecret("for \(handle)"))
        }
        spy.noteFirst(try await store.addPerson(person, invitation: invitation).id)
        let added = try #require(try await store.person(handle: person.handle))
        return TestPerson(id: added.id, token: try await signIn(added.id))
    }

    /// Begins a sign-in without a password.
    func signIn(_ person: PersonID, device: String = "Firefox on Linux") async throws -> String {
        let secret = SignInSecret(random: RandomBytes.make)
        _ = try await store.addSignIn(of: person, secretHash: secret.hash, device: device)
        return secret.text
    }

    func befriend(_ a: TestPerson, _ b: TestPerson) async throws {
        _ = try await store.requestFriendship(from: a.id, to: b.id)
        _ = try await store.requestFriendship(from: b.id, to: a.id)
    }

    /// Publishes a moment.
    func publish(_ text: String, by author: TestPerson, photos: [PhotoID] = []) async throws -> MomentID {
        clock.advance(by: .seconds(1))
        let moment = NewMoment(text: text, photos: photos.map { NewMoment.Photo(id: $0) })
        return try await store.publish(moment, by: author.id).id
    }

    /// Uploads a photo.
    func photo(_ content: String, by owner: TestPerson) async throws -> PhotoRecord {
        let kept = try await files.add(Data("photo \(content)".utf8))
        let photo = NewPhoto(
            hash: kept.hash,
            width: kept.width,
            height: kept.height,
            preview: kept.preview,
            bytes: kept.bytes
        )
        return try await store.addPhoto(photo, by: owner.id)
    }

    // MARK: Requests

    /// Sends a request as a person, or as a visitor.
    @discardableResult
    func ask(
        _ query: String,
        _ variables: ObjectValue = [:],
        as person: TestPerson? = nil,
        at address: String = "192.0.2.1"
    ) async throws -> Reply {
        let request = GraphQLRequest(query, variables: variables)
        return try Reply(await service.execute(request, token: person?.token, clientAddress: address))
    }
}

/// A signed-in person.
struct TestPerson: Sendable {
    let id: PersonID
    let token: String
}

/// The response to a request.
struct Reply: Sendable {
    let text: String
    let data: Value
    /// The codes of the errors.
    let codes: [String]
    let errors: [GraphQLError]

    init(_ response: GraphQLResponse) throws {
        text = response.description
        data = try Value(json: response.body).object?["data"] ?? .null
        errors = response.errors
        codes = errors.map { error in
            if case .string(let code)? = error.extensions["code"] { code } else { "none" }
        }
    }

    /// The message and the reason of the first error.
    var message: String { errors.first?.message ?? "" }
    var reason: Value? { errors.first?.extensions["reason"] }

    /// The value at a path such as `viewer.timeline.nodes[0].title`.
    subscript(path: String) -> Value { data[path: path] }
}

extension Value {
    subscript(path path: String) -> Value {
        path.split(whereSeparator: { ".[]".contains($0) }).reduce(self) { value, key in
            switch value {
            case .object(let object): object[String(key)] ?? .null
            case .list(let items): Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil } ?? .null
            default: .null
            }
        }
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var int: Int? { if case .int(let number) = self { number } else { nil } }
    var items: [Value] { if case .list(let items) = self { items } else { [] } }
}
