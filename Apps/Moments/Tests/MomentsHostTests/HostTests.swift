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
}
