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
                mentions { id name }
                userDetails { id name avatar backgroundImage friendship }
                likes { id name avatar backgroundImage }
                images { id width height altText url(size: SMALL) }
                latestComments(last: 3) {
                  id text createdDate isMine userDetails { name avatar } replyTo { name } mentions { name }
                }
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
            let moment = try await server.publish("Moment \(number) with @ben", by: ada, photos: [photo.id])
            try await server.store.setLike(true, of: moment, by: ben.id)
            _ = try await server.store.addComment(NewComment(moment: moment, text: "Nice, @ada"), by: ben.id)
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
        #expect(calls[0].filter { $0 == "mentions" }.count == 2)
        #expect(calls[0].count <= 14)
    }

    @Test func `audiences are asked for once a page, and only where friends are chosen`() async throws {
        let (server, ada) = try await busyServer()
        let question = """
            query($first: Int!) { viewer { timeline(first: $first) { nodes { audience { visibility personIDs } } } } }
            """
        func calls(_ first: Int) async throws -> [String] {
            server.spy.calls = []
            let reply = try await server.ask(question, ["first": .int(first)], as: ada)
            #expect(reply["viewer.timeline.nodes"].items.count == first)
            return server.spy.calls.filter { $0 != "useSignIn" }.sorted()
        }
        #expect(try await calls(100) == ["people", "timeline"])

        let friends = try await server.store.friends(of: ada.id, search: nil, after: nil, limit: 1)
        for moment in try await server.store.timeline(of: ada.id, before: nil, limit: nil) {
            let audience = MomentAudience(.selected, people: friends.map(\.id))
            _ = try await server.store.setAudience(audience, of: moment.id, by: ada.id)
        }

        #expect(try await calls(1) == ["audiences", "people", "timeline"])
        #expect(try await calls(100) == ["audiences", "people", "timeline"])
    }

    @Test func `what is set about friends and their tags are asked for once, however many there are`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let question = """
            { viewer { friends { nodes { friendSettings { hidesMine tagIDs } } } tags { name people { name } } } }
            """
        for number in 1...5 {
            let friend = try await server.add("friend\(number)")
            try await server.befriend(ada, friend)
            _ = try await server.store.saveTag(nil, name: "Tag \(number)", people: [friend.id], of: ada.id)
            server.spy.calls = []

            let reply = try await server.ask(question, as: ada)

            #expect(reply["viewer.friends.nodes"].items.count == number)
            #expect(reply["viewer.tags[\(number - 1)].people"].items.count == 1)
            #expect(
                server.spy.calls.filter { $0 != "useSignIn" }.sorted() == [
                    "friendSettings", "friends", "people", "people", "tags", "tags",
                ]
            )
        }
    }

    @Test func `reports, people and the log are loaded with as many calls, however many there are`() async throws {
        let (server, ada) = try await busyServer()
        let ben = try #require(try await server.store.friends(of: ada.id, search: nil, after: nil, limit: 1).first)
        let cleo = try await server.add("cleo")
        _ = try await server.store.requestFriendship(from: cleo.id, to: ben.id)
        _ = try await server.store.requestFriendship(from: ben.id, to: cleo.id)
        for number in 1...5 {
            let photo = try await server.store.addPhoto(NewPhoto(hash: "\(number)", width: 3, height: 2), by: ben.id)
            let new = NewMoment(text: "Moment \(number)", photos: [NewMoment.Photo(id: photo.id)])
            let moment = try await server.store.publish(new, by: ben.id)
            try await server.store.report(NewReport(.moment(moment.id), reason: .spam), by: cleo.id)
            try await server.store.setRole(number.isMultiple(of: 2) ? .member : .moderator, of: cleo.id, by: ada.id)
        }
        let question = """
            query($first: Int!) { viewer { administration {
              reports(first: $first) { nodes {
                subject text images { url } isContentGone userDetails { name avatar } reporter { name } resolver { name }
              } }
              people(first: $first) { nodes {
                userDetails { name avatar friendship } role momentCount openReportCount
                storage { bytes quota } suspension { reason }
              } }
              auditLog(first: $first) { nodes { action detail actor { name } userDetails { name } } }
            } } }
            """
        var calls: [[String]] = []
        for first in [1, 3, 5] {
            server.spy.calls = []
            let reply = try await server.ask(question, ["first": .int(first)], as: ada)
            #expect(reply.codes == [])
            #expect(reply["viewer.administration.reports.nodes"].items.count == first)
            #expect(reply["viewer.administration.reports.nodes[0].images"].items.count == 1)
            #expect(reply["viewer.administration.people.nodes"].items.count == min(first, 3))
            #expect(reply["viewer.administration.auditLog.nodes"].items.count == first)
            calls.append(server.spy.calls.filter { $0 != "useSignIn" }.sorted())
        }

        #expect(calls[0] == calls[1])
        #expect(calls[1] == calls[2])
        #expect(Set(calls[0]) == ["auditLog", "managedPeople", "people", "photos", "relations", "reports"])
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
