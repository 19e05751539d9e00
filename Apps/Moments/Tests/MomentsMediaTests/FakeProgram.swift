import Foundation
import Testing

@testable import MomentsMedia

/// A program of the folder Programs in place of the real one, with a unique process name.
final class FakeProgram: Sendable {
    private let folder = TemporaryFolder()
    /// As long as the system allows for process names.
    private let name = String(UUID().uuidString.prefix(13))

    /// - Parameter kind: The name of a file in the folder Programs.
    init(_ kind: String) throws {
        let programs = try #require(Bundle.module.url(forResource: "Programs", withExtension: nil))
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: programs.appendingPathComponent(kind))
    }

    var url: URL { folder.url.appendingPathComponent(name) }

    /// Its processes that run, or that have ended without this process waiting for them.
    var processes: [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
        return all.filter { id in
            guard let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return false }
            guard stat.contains("(\(name))") else { return false }
            // Orphaned children are waited for by the init process.
            return !stat.contains(") Z ") || stat.contains(") Z \(getpid()) ")
        }
    }
}
