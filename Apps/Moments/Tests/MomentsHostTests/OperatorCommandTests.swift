import ArgumentParser
import Foundation
import HostKit
import MomentsModel
import MomentsServer
import Testing

@testable import moments

@Suite struct OperatorCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "moments-\(UUID().uuidString)")

    private static let now: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_795_000_000) }

    private func store() throws -> DatabaseMomentStore {
        try DatabaseMomentStore(path: folder.appending(path: "moments.sqlite").path, now: Self.now)
    }

    private func text(_ arguments: String...) async throws -> String { try await text(arguments) }

    private func text(
        _ arguments: [String],
        now: @escaping @Sendable () -> Date = { Date() }
    ) async throws -> String {
        let parsed = try Serve.parseAsRoot(arguments + ["--data", folder.path])
        return try await #require(parsed as? any OperatorCommand).text(now: now)
    }

    /// Adds Ada, the admin, and Ben, whom she has invited.
    private func addPeople(to store: DatabaseMomentStore) async throws -> (ada: PersonID, ben: PersonID) {
        let ada = NewPerson(handle: Handle("ada")!, name: "Ada Lovelace", passwordHash: "old")
        let first = try await store.addPerson(ada, invitation: nil)
        let secret = InvitationSecret("secret")
        _ = try await store.addInvitation(by: first.id, secret: secret)
        let ben = NewPerson(handle: Handle("ben_o")!, name: "Ben", passwordHash: "old")
        return (first.id, try await store.addPerson(ben, invitation: secret).id)
    }

    @Test func `people are listed`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try store()
        let ids = try await addPeople(to: store)
        _ = try await store.publish(NewMoment(text: "Hello"), by: ids.ben)
        _ = try await store.addSignIn(of: ids.ada, secretHash: Data([1]), device: "Firefox")
        _ = try await store.requestFriendship(from: ids.ada, to: ids.ben)
        let request = try await store.receivedRequests(of: ids.ben)[0]
        _ = try await store.acceptRequest(request.id, by: ids.ben)

        #expect(
            try await text("people") == """
                @ada    Ada Lovelace  admin  since 2026-11-18  seen 2026-11-18  1 friends  0 moments  0 photos  0 MB
                @ben_o  Ben                  since 2026-11-18  signed out       1 friends  1 moments  0 photos  0 MB
                """
        )
    }

    @Test func `figures are printed as a table and as JSON`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try store()
        // The command looks at the last days, also if midnight passes during this test.
        func figures(_ options: String...) async throws -> String {
            try await text(["figures"] + options, now: Self.now)
        }
        #expect(try await figures().hasPrefix("There are no figures yet."))
        let ids = try await addPeople(to: store)
        _ = try await store.publish(NewMoment(text: "Hello"), by: ids.ben)
        try await store.keepFigures()

        let lines = try await figures().split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].split(separator: " ").joined(separator: " ")
                == "day people active sign-ups moments comments likes reports photos photo MB"
        )
        let json = try await figures("--days", "2", "--json")
        let days = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(days.last?["people"] as? Int == 2 && days.last?["moments"] as? Int == 1)
    }

    @Test(arguments: ["0", "731"])
    func `the days of figures are bounded`(days: String) {
        #expect(throws: (any Error).self) { try Serve.parseAsRoot(["figures", "--days", days]) }
    }

    @Test func `the list says who is what, how much space they take, and who is suspended`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try store()
        let ids = try await addPeople(to: store)
        let photo = NewPhoto(hash: "hash", width: 4, height: 3, bytes: 1_000_001)
        _ = try await store.addPhoto(photo, by: ids.ben)
        _ = try await text("set-quota", "ben_o", "5000")
        #expect(try await text("people").hasSuffix("1 photos  2 MB of 5000 MB"))

        _ = try await text("set-role", "ben_o", "moderator")
        _ = try await text("suspend", "ben_o")

        let line = try #require(try await text("people").split(separator: "\n").last)
        #expect(line.hasPrefix("@ben_o  Ben           moderator  since"))
        #expect(line.hasSuffix("2 MB of 5000 MB  suspended"))
    }

    @Test func `an invitation can be used once`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // Invitations expire, so the time is that of the command.
        let store = try DatabaseMomentStore(path: folder.appending(path: "moments.sqlite").path)
        #expect(try await text("invite").contains("the first person signs up without an invitation"))
        _ = try await addPeople(to: store)

        let lines = try await text("invite", "--public-url", "https://moments.example").split(separator: "\n")

        #expect(lines.count == 2)
        let code = try #require(lines.last?.split(separator: "https://moments.example/join-").first)
        let cleo = NewPerson(handle: Handle("cleo")!, name: "Cleo", passwordHash: "new")
        #expect(try await store.addPerson(cleo, invitation: InvitationSecret(String(code))).name == "Cleo")
        #expect(try await !store.isOpen(InvitationSecret(String(code))))
    }

    @Test func `roles are given and taken, and one admin stays`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try store()
        let ids = try await addPeople(to: store)
        let error = await #expect(throws: StoreError.self) { try await text("set-role", "ada", "moderator") }
        #expect(error?.reason == "LAST_ADMIN")

        #expect(try await text("set-role", "@Ben_O", "moderator") == "Ben (@ben_o) is a moderator now.")
        #expect(try await text("set-role", "@Ben_O", "admin") == "Ben (@ben_o) is an admin now.")
        #expect(try await text("set-role", "ada", "member") == "Ada Lovelace (@ada) is an ordinary member now.")
        #expect(throws: (any Error).self) { try Serve.parseAsRoot(["set-role", "ada", "owner"]) }

        let people = try await store.people([ids.ada, ids.ben])
        #expect(people[ids.ada]?.role == .member && people[ids.ben]?.role == .admin)
        let log = try await store.auditLog(before: nil, limit: 3, for: ids.ben)
        #expect(log.map(\.detail) == ["MEMBER", "ADMIN", "MODERATOR"])
        #expect(log.allSatisfy { $0.isOperator && $0.actor == nil && $0.action == .setRole })
        await #expect(throws: StoreError.self) {
            try await store.addInvitation(by: ids.ada, secret: InvitationSecret("x"))
        }
    }

    @Test func `the sign-ins of one person end`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try store()
        let ids = try await addPeople(to: store)
        for (person, secret) in [(ids.ada, UInt8(1)), (ids.ada, 2), (ids.ben, 3)] {
            _ = try await store.addSignIn(of: person, secretHash: Data([secret]), device: "Firefox")
        }

        #expect(try await text("sign-out", "ada") == "Ended 2 sign-ins of @ada.")

        #expect(try await store.signIns(of: ids.ada).isEmpty)
        #expect(try await store.signIns(of: ids.ben).count == 1)
        #expect(try await text("sign-out", "ada") == "Ended 0 sign-ins of @ada.")
        // Who had no sign-in was not signed out.
        let log = try await store.auditLog(before: nil, limit: 9, for: ids.ada)
        #expect(log.filter { $0.action == .signedOut }.map(\.person) == [ids.ada])
    }

    @Test func `a suspended person cannot sign in, until the suspension is ended`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // Suspensions end by the clock, so the time is that of the command.
        let store = try DatabaseMomentStore(path: folder.appending(path: "moments.sqlite").path)
        let ids = try await addPeople(to: store)
        _ = try await store.addSignIn(of: ids.ben, secretHash: Data([1]), device: "Firefox")

        let answer = try await text("suspend", "ben_o", "--days", "3", "--reason", "Spam.")

        let end = try #require(try await store.managedPerson(ids.ben, for: ids.ada)?.suspension?.until)
        #expect(answer == "Ben (@ben_o) is suspended until \(end.formatted(.iso8601.year().month().day())).")
        #expect((2.9...3.0).contains(end.timeIntervalSinceNow / 86_400))
        #expect(try await store.signIns(of: ids.ben).isEmpty)
        let error = await #expect(throws: StoreError.self) {
            try await store.addSignIn(of: ids.ben, secretHash: Data([1]), device: "Firefox")
        }
        #expect(error?.message.hasSuffix(". Spam.") == true)

        #expect(try await text("unsuspend", "ben_o") == "Ben (@ben_o) can sign in again.")
        #expect(try await text("unsuspend", "ben_o") == "Ben (@ben_o) is not suspended.")
        _ = try await store.addSignIn(of: ids.ben, secretHash: Data([1]), device: "Firefox")
    }

    @Test func `an admin is not suspended, and no suspension has an odd length`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try store()
        let ids = try await addPeople(to: store)

        let error = await #expect(throws: StoreError.self) { try await text("suspend", "ada") }

        #expect(error?.reason == "STAFF_ACCOUNT")
        #expect(try await store.managedPerson(ids.ada, for: ids.ada)?.suspension == nil)
        for days in ["0", "3651", "x"] {
            #expect(throws: (any Error).self) { try Serve.parseAsRoot(["suspend", "ben_o", "--days", days]) }
        }
    }

    @Test func `a quota is a number of megabytes, or that of the server`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try store()
        let ids = try await addPeople(to: store)

        #expect(try await text("set-quota", "ben_o", "500") == "The photos of Ben (@ben_o) may take 500 MB now.")
        #expect(try await store.storageUse(of: ids.ben).quota == 500_000_000)
        let answer = try await text("set-quota", "ben_o", "default")
        #expect(answer == "The photos of Ben (@ben_o) may take what the server allows everybody now.")
        #expect(try await store.storageUse(of: ids.ben).quota == nil)

        for quota in ["much", "1.5", "10000001"] {
            #expect(throws: (any Error).self) { try Serve.parseAsRoot(["set-quota", "ben_o", quota]) }
        }
    }

    @Test func `an invitation of the operator is the operator's in the log`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try store()
        let ids = try await addPeople(to: store)

        _ = try await text("invite")
        _ = try await text("reset-password", "ben_o")

        let log = try await store.auditLog(before: nil, limit: 3, for: ids.ada)
        #expect(log.map(\.action) == [.createdPasswordReset, .invited, .invited])
        #expect(log.map(\.isOperator) == [true, true, false])
        #expect(log.map(\.actor) == [nil, nil, ids.ada])
        #expect(log.map(\.person) == [ids.ben, nil, nil])
    }

    @Test(arguments: [
        ["set-role", "member"], ["suspend"], ["unsuspend"], ["set-quota", "5"], ["sign-out"], ["reset-password"],
    ])
    func `a handle that nobody has is named`(command: [String]) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await addPeople(to: try store())
        for (handle, reason) in [
            ("nobody", "there is no account with the handle 'nobody'"), ("!", "is not a valid handle"),
        ] {
            let arguments: [String] = [command[0], handle] + command.dropFirst()
            let error = await #expect(throws: HostError.self) { try await text(arguments) }
            #expect(error?.description.contains(reason) == true)
        }
    }
}
