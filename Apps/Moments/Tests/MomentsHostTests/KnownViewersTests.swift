import Foundation
import Logging
import MomentsModel
import MomentsServer
import MomentsTesting
import Testing

@testable import moments

@Suite struct KnownViewersTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let token = SignInSecret { count in [UInt8](repeating: 7, count: count) }.text
    private let other = SignInSecret { count in [UInt8](repeating: 8, count: count) }.text

    private func viewers() -> KnownViewers { KnownViewers(folder: folder, logger: Logger(label: "test")) }

    @Test func `another process knows the viewer of a sign-in, until it has ended`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (viewers(), viewers())
        #expect(first.viewer(of: token) == nil)

        first.note(.sample(), of: token)
        #expect(second.viewer(of: token) == .sample())
        #expect(second.viewer(of: other) == nil && second.viewer(of: nil) == nil && second.viewer(of: "../x") == nil)
        second.note(nil, of: token)

        #expect(first.viewer(of: token) == nil)
    }

    @Test func `the folder has no secret, and forgets after a month`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        viewers().note(.sample(), of: token)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count == 1)
        #expect(!files[0].path.contains(token))
        #expect(try !String(contentsOf: files[0], encoding: .utf8).contains(token))

        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -31 * 86_400)],
            ofItemAtPath: files[0].path
        )

        #expect(viewers().viewer(of: token) == nil)
    }
}
