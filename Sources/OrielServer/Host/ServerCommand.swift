public import ArgumentParser

/// A command that serves: its workers run it, each in a process of its own.
///
///     struct Serve: ServerCommand {
///         @OptionGroup var server: ServerOptions
///
///         func run() async throws { try await LiveServer(MyApp.self, options: server).run() }
///     }
///
/// ``LiveServer/main(_:)`` does not run the command itself if ``ServerOptions/workers`` is 1 or more: it becomes a supervisor that starts the
/// same program again for each worker. What must happen once, such as a migration, belongs where ``ServerProcess/isFirst`` is true.
public protocol ServerCommand: AsyncParsableCommand {
    var server: ServerOptions { get }

    /// Runs once, before the first worker starts.
    ///
    /// - Returns: What is kept until the last worker has ended, such as the lock of a folder; nil by default.
    func prepare() throws -> (any Sendable)?
}

extension ServerCommand {
    public func prepare() throws -> (any Sendable)? { nil }
}

/// What this process is among those of one server.
public enum ServerProcess {
    /// Whether this process does what only one of the server's processes may do. The others start when it serves.
    public static var isFirst: Bool { Worker.current.map { $0.environment.slot == 0 } ?? true }
}
