import GraphQL
import MomentsModel
import Testing

@testable import MomentsServer

/// The number of store calls of a request must not depend on the amount of data.
@Suite struct StoreCallTests {
    private static let home = """
        query Home($first: Int!) {
          viewer {
            id name isAdmin friendCount unreadNotificationCount
            userDetails { id avatar backgroundImage momentCount }
            timeline(first: $first) {
              nodes {
                id title url type createdDate visibility isMine isLiked likeCount commentCount
                userDetails { id name avatar backgroundImage friendship }
                likes { id name avatar backgroundImage }
                images { id width height altText url(size: SMALL) }
                latestComments(last: 3) { id text createdDate isMine userDetails { name avatar } replyTo { name } }
              }
              pageInfo { hasNextPage endCursor }
            }
          }
        }
        """

    private static let notifications = """
        query Notifications($first: Int!) {
          viewer {
            notifications(first: $first) {
              nodes { id kind createdDate isRead userDetails { name avatar } moment { id title isLiked } comment { text } }
            }
            notificationGroups(first: $first) {
              nodes { id kind isRead people { name avatar } personCount latest { moment { id title } comment { text } } }
            }
          }
        }
        """

    /// Creates two friends, a hundred moments with photos, likes and comments, and the notifications of these.
    private func busyServer() async throws -> (TestServer, TestPerson) {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let ben = try await server.add("ben")
        try await server.befriend(ada, ben)
        for number in 0..<100 {
            let photo = try await server.photo("\(number)", by: ada)
            let moment = try await server.publish("Moment \(number)", by: ada, photos: [photo.id])
            try await server.store.setLike(true, of: moment, by: ben.id)
            _ = try await server.store.addComment(NewComment(moment: moment, text: "Nice"), by: ben.id)
        }
        return (server, ada)
    }

    @Test func `a home page of a hundred moments asks the store as often as one of a single moment`() async throws {
        let (server, ada) = try await busyServer()
        var calls: [[String]] = []

        for first in [1, 20, 100] {
            server.spy.calls = []
            let reply = try await server.ask(Self.home, ["first": .int(first)], as: ada)
            #expect(reply["viewer.timeline.nodes"].items.count == first)
            #expect(reply.errors.isEmpty)
            calls.append(server.spy.calls.filter { $0 != "useSignIn" }.sorted())
        }

        #expect(calls[0] == calls[1])
        #expect(calls[1] == calls[2])
        #expect(calls[0].count <= 12)
    }

    @Test func `a page of notifications asks the store as often as a single one`() async throws {
        let (server, ada) = try await busyServer()
        var calls: [[String]] = []

        for first in [10, 100] {
            server.spy.calls = []
            let reply = try await server.ask(Self.notifications, ["first": .int(first)], as: ada)
            #expect(reply["viewer.notifications.nodes"].items.count == first)
            calls.append(server.spy.calls.filter { $0 != "useSignIn" }.sorted())
        }

        #expect(calls[0] == calls[1])
    }

    @Test func `the whole timeline asks the store four times, and once more for backgrounds`() async throws {
        let (server, ada) = try await busyServer()
        server.spy.calls = []

        let reply = try await server.ask(
            LegacyOperationTests.query,
            ["userID": .string(ada.id.description), "withLikes": true],
            as: ada
        )

        #expect(reply["getMomentsDetailsByUserID.moments"].items.count == 100)
        #expect(
            server.spy.calls.filter { $0 != "useSignIn" }.sorted() == [
                "likes", "people", "people", "photos", "timeline",
            ]
        )
    }

    @Test func `somebody who asks again and again is looked up once`() async throws {
        let (server, ada) = try await busyServer()
        server.spy.calls = []

        for _ in 0..<10 { try await server.ask("{ viewer { id } }", as: ada) }

        #expect(server.spy.calls.filter { $0 == "useSignIn" }.count == 1)
    }
}
