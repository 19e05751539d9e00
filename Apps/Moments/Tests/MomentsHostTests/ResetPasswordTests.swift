import ArgumentParser
import Foundation
import MomentsMedia
import MomentsModel
import MomentsServer
import Testing

@testable import moments

@Suite struct ResetPasswordTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "moments-\(UUID().uuidString)")

    private func store() throws -> DatabaseMomentStore {
        try DatabaseMomentStore(path: folder.appending(path: "moments.sqlite").path)
    }

    private func command(_ arguments: String...) throws -> ResetPassword {
        let parsed = try Serve.parseAsRoot(["reset-password", "--data", folder.path] + arguments)
        return try #require(parsed as? ResetPassword)
    }

    private func addAda(to store: DatabaseMomentStore) async throws {
        let ada = NewPerson(handle: Handle("ada")!, name: "Ada Lovelace", passwordHash: "old")
        _ = try await store.addPerson(ada, invitation: nil)
    }

    @Test func `it prints a link that works, while the database is open elsewhere`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try store()
        try await addAda(to: server)

        let text = try await command("@Ada", "--public-url", "https://moments.example").text()

        let lines = text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].contains("Ada Lovelace (@ada)"))
        let code = try #require(lines.last?.split(separator: "https://moments.example/reset-").first)
        let service = try MomentsService(store: server, photos: NoPhotos(), secret: Data(repeating: 1, count: 32))
        let signIn = try await service.accounts.resetPassword(
            code: String(code),
            to: "a new password",
            device: "Firefox",
            clientAddress: "192.0.2.1"
        )
        #expect(try await service.viewer(token: signIn.token) != nil)
    }

    @Test func `without a public address it says what to put before the link`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await addAda(to: try store())

        let text = try await command("ada").text()

        #expect(text.contains("\n/reset-"))
        #expect(text.contains("Add the address of your server in front of it."))
    }

    @Test(arguments: [("nobody", "there is no account with the handle"), ("!", "is not a valid handle")])
    func `a handle that nobody has is named`(handle: String, reason: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await addAda(to: try store())

        let error = await #expect(throws: HostError.self) { try await command(handle).text() }

        #expect(error?.description.contains(reason) == true)
    }

    @Test func `a folder without a database stays as it is`() async throws {
        let error = await #expect(throws: HostError.self) { try await command("ada").text() }

        #expect(error?.description.contains("--data") == true)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `serving is what the program does without a command`() throws {
        #expect(try Serve.parseAsRoot([]) is Serve)
        #expect(try Serve.parseAsRoot(["--data", "here", "--no-demo"]) is Serve)
    }
}

/// A photo storage that no test uses.
private struct NoPhotos: PhotoFiles {
    struct Unexpected: Error {}

    static let mediaType = "image/webp"
    func add(_ data: Data, room: Int?) async throws -> StoredPhoto { throw Unexpected() }
    func preview(hash: String) async throws -> PhotoPreview { throw Unexpected() }
    func file(hash: String, size: PhotoSize) -> URL? { nil }
    func size(hash: String) throws -> Int { throw Unexpected() }
    func remove(hash: String) throws {}
}
