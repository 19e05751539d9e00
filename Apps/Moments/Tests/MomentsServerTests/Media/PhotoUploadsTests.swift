import Foundation
import GraphQL
import MomentsMedia
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Uploads to a real photo library.
@Suite struct PhotoUploadsTests {
    private let log = RecordedLog()

    private func server() async throws -> (MomentsService, InMemoryMomentStore, URL, String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "moments-\(UUID().uuidString)")
        let store = InMemoryMomentStore()
        var configuration = MomentsConfiguration()
        configuration.unusedPhotoAge = .zero
        let service = try MomentsService(
            store: store,
            photos: try PhotoLibrary(folder: folder),
            secret: Data(repeating: 7, count: 32),
            configuration: configuration,
            logger: log.logger
        )
        let ada = try await store.addPerson(
            NewPerson(handle: try #require(Handle("ada")), name: "Ada", passwordHash: ""),
            invitation: nil
        )
        let secret = SignInSecret(random: RandomBytes.make)
        _ = try await store.addSignIn(of: ada.id, secretHash: secret.hash, device: "Test")
        return (service, store, folder, secret.text)
    }

    /// A photo of the library's tests, rotated by its orientation.
    private var photo: Data {
        get throws {
            let url = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../MomentsMediaTests/Photos/orientation-6.jpg").standardizedFileURL
            return try Data(contentsOf: url)
        }
    }

    @Test func `a photo is kept in all sizes, and cleared away when nothing uses it`() async throws {
        let (service, _, folder, token) = try await server()
        defer { try? FileManager.default.removeItem(at: folder) }

        let uploaded = try await service.upload(try photo, token: token, clientAddress: "192.0.2.1")
        let hash = try #require(uploaded.url.split(separator: "/").dropFirst().first.map(String.init))

        #expect(uploaded.width > 0 && uploaded.height > 0)
        for size in PhotoSize.allCases { #expect(try await service.photoFiles.has(hash: hash, size: size)) }
        await service.maintenance.once()
        #expect(try await !service.photoFiles.has(hash: hash, size: .small))
    }

    @Test(arguments: [
        ("", "PHOTO_UNSUPPORTED"), ("<svg/>", "PHOTO_UNSUPPORTED"), ("\u{89}PNG", "PHOTO_UNSUPPORTED"),
        ("GIF89a and nothing more", "PHOTO_DAMAGED"),
    ])
    func `what is no photo is refused with a reason`(_ content: String, _ reason: String) async throws {
        let (service, _, folder, token) = try await server()
        defer { try? FileManager.default.removeItem(at: folder) }

        await #expect {
            try await service.upload(Data(content.utf8), token: token, clientAddress: "192.0.2.1")
        } throws: {
            ($0 as? MomentsError)?.reason == reason
        }
    }

    @Test func `what a decoder says of a damaged photo is in the log, and people are not told`() async throws {
        let (service, _, folder, token) = try await server()
        defer { try? FileManager.default.removeItem(at: folder) }

        let error = await #expect(throws: MomentsError.self) {
            try await service.upload(Data("GIF89a and nothing more".utf8), token: token, clientAddress: "192.0.2.1")
        }

        #expect(error?.message == "This photo is damaged: its size cannot be read.")
        #expect(log.lines.contains { $0.contains("A photo was damaged.") && $0.contains("gifload") })
    }

    @Test func `a folder that cannot be written is said in plain words`() async throws {
        let (service, _, folder, token) = try await server()
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }

        await #expect { try await service.upload(try photo, token: token, clientAddress: "192.0.2.1") } throws: {
            error in
            let error = error as? MomentsError
            return error?.codeText == "UNAVAILABLE" && error?.message.contains(folder.path) == false
        }
    }
}
