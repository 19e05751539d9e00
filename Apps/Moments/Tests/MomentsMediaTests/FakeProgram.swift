import Foundation
import Testing

@testable import MomentsMedia

/// A program of the folder Programs in place of the real one, under a name that no other process has.
final class FakeProgram: Sendable {
    private let folder = TemporaryFolder()
    /// As long as the system keeps names of processes.
    private let name = String(UUID().uuidString.prefix(13))

    /// - Parameter kind: The name of a file.
    init(_ kind: String) throws {
        let programs = try #require(Bundle.module.url(forResource: "Programs", withExtension: nil))
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: programs.appendingPathComponent(kind))
    }

    var url: URL { folder.url.appendingPathComponent(name) }

    /// Programs of it that run, or have ended without anybody taking notice.
    var processes: [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
        return all.filter { id in
            guard let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return false }
            guard stat.contains("(\(name))") else { return false }
            // What it has started is waited for by the first process of the system.
            return !stat.contains(") Z ") || stat.contains(") Z \(getpid()) ")
        }
    }
}
