internal import Foundation

/// The environment variables of this process.
enum HostEnvironment {
    /// The variables to read. Tests replace the process's own.
    @TaskLocal static var replacement: [String: String]?

    /// Returns a variable's text. An empty one counts as absent, because compose files set unused variables to empty.
    static func text(_ name: String) -> String? {
        let text = replacement.map { $0[name] } ?? getenv(name).map { String(cString: $0) }
        guard let text, !text.isEmpty else { return nil }
        return text
    }
}
