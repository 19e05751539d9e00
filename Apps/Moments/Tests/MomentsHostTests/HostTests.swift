import Foundation
import MomentsMedia
import Testing

@testable import moments

@Suite struct HostTests {
    @Test func `a server whose program for photos is missing says so when it starts`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("moments-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = PhotoProgram(at: folder.appendingPathComponent(PhotoProgram.name))

        let error = await #expect(throws: HostError.self) { try await Host.photos(in: folder, program: program) }

        let start = "photos cannot be decoded: '\(folder.path)/moments-photos' cannot"
        #expect(error?.description.hasPrefix(start) == true)
        #expect(error?.description.contains("must be in the same folder") == true)
    }

    // MARK: The secret of several machines

    private func withFolder(_ body: (DataFolder) async throws -> Void) async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("moments-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try await body(DataFolder(path: path))
    }

    @Test func `the first machine stores the secret of its folder`() async throws {
        try await withFolder { folder in
            let own = try folder.secret()

            let secret = try await Host.secret(of: folder) { $0 }

            #expect(secret == own)
        }
    }

    @Test func `a machine without a secret has that of the database`() async throws {
        try await withFolder { folder in
            let shared = DataFolder.makeSecret()

            let secret = try await Host.secret(of: folder) { _ in shared }

            #expect(secret == shared)
            #expect(try folder.existingSecret() == nil)
        }
    }

    @Test func `a machine with another secret than the database does not start`() async throws {
        try await withFolder { folder in
            _ = try folder.secret()

            let error = await #expect(throws: HostError.self) {
                try await Host.secret(of: folder) { _ in DataFolder.makeSecret() }
            }

            #expect(error?.description.contains("'\(folder.secretFile.path)' is not that of the database") == true)
        }
    }

    @Test func `without a file of documents, other programs may execute any`() throws {
        let documents = try Host.documents(MomentsOptions.parse([]))

        #expect(documents?.onlyPersisted == nil)
    }

    @Test func `with a file of documents, other programs may execute only these`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let hash = "3f9a5fe58741fdcb3ba59d8cc865ce0c081b65bca09f7904bc81277be1bdd3f0"
        try Data(#"{"\#(hash)": "{ viewer { name } }"}"#.utf8).write(to: file)

        let documents = try Host.documents(MomentsOptions.parse(["--documents", file.path]))

        #expect(documents?.onlyPersisted == true)
    }

    @Test func `a file of documents that cannot be used is named when the server starts`() throws {
        let options = try MomentsOptions.parse(["--documents", "/nowhere/documents.json"])

        let error = #expect(throws: HostError.self) { try Host.documents(options) }

        let start = "--documents: the file '/nowhere/documents.json' cannot be read"
        #expect(error?.description.hasPrefix(start) == true)
    }
}
