import GraphQL
import MomentsModel
import Testing

@testable import MomentsServer

@Suite(.timeLimit(.minutes(5))) struct SubscriptionTests {
    private func changes(_ server: TestServer, _ person: TestPerson?) async throws -> ResponseStream.AsyncIterator {
        let request = GraphQLRequest("subscription { changes { kind momentID } }")
        let result = await server.service.subscribe(request, token: person?.token, clientAddress: "192.0.2.1")
        guard case .stream(let stream) = result else {
            if case .response(let response) = result { throw NoStream(text: response.description) }
            throw NoStream(text: "")
        }
        var iterator = stream.makeAsyncIterator()
        let first = try await iterator.next()?.description
        #expect(first == #"{"data":{"changes":{"kind":"SUBSCRIBED","momentID":null}}}"#)
        return iterator
    }

    private struct NoStream: Error {
        let text: String
    }

    @Test func `friends hear of each other's moments, likes and comments`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        try await server.befriend(ada, ben)
        var iterator = try await changes(server, ada)

        let moment = try await server.publish("Hello", by: ben)
        #expect(
            try await iterator.next()?.description
                == #"{"data":{"changes":{"kind":"MOMENT_PUBLISHED","momentID":"\#(moment)"}}}"#
        )

        try await server.store.setLike(true, of: moment, by: ben.id)
        #expect(
            try await iterator.next()?.description
                == #"{"data":{"changes":{"kind":"MOMENT_CHANGED","momentID":"\#(moment)"}}}"#
        )
    }

    @Test func `a visitor has no changes`() async throws {
        let server = try TestServer()
        _ = try await server.add("ada")

        await #expect { try await changes(server, nil) } throws: { error in
            (error as? NoStream)?.text.contains("UNAUTHENTICATED") == true
        }
    }

    @Test(arguments: [true, false])
    func `the stream ends with the sign-in that it was asked for with`(_ isRevokedElsewhere: Bool) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let phone = TestPerson(id: ada.id, token: try await server.signIn(ada.id))
        var iterator = try await changes(server, phone)

        if isRevokedElsewhere {
            let signIn = try #require(try await server.service.viewer(token: phone.token)?.signIn)
            _ = try await server.ask("mutation { revokeSignIn(id: \"\(signIn)\") }", as: ada)
        } else {
            _ = try await server.ask("mutation { signOut }", as: phone)
        }

        #expect(
            try await iterator.next()?.description == #"{"data":{"changes":{"kind":"SIGNED_OUT","momentID":null}}}"#
        )
        #expect(try await iterator.next() == nil)
    }

    @Test func `the end of another sign-in ends nothing`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let phone = TestPerson(id: ada.id, token: try await server.signIn(ada.id))
        var iterator = try await changes(server, ada)

        _ = try await server.ask("mutation { signOut }", as: phone)
        let moment = try await server.publish("Hello", by: ada)

        #expect(try await iterator.next()?.description.contains("\"\(moment)\"") == true)
    }

    @Test func `a sign-in that was ended in the store itself ends the stream, too`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        var iterator = try await changes(server, ada)
        let signIn = try #require(try await server.service.viewer(token: ada.token)?.signIn)

        try await server.store.removeSignIn(signIn, of: ada.id)

        #expect(try await iterator.next()?.description.contains("SIGNED_OUT") == true)
        #expect(try await iterator.next() == nil)
    }
}
