public import ArgumentParser

/// A command that serves an app. Each worker runs it in a process of its own.
///
///     struct Serve: ServerCommand {
///         @OptionGroup var server: ServerOptions
///
///         func run() async throws { try await LiveServer(MyApp.self, options: server).run() }
///     }
///
/// If ``ServerOptions/workers`` is 1 or more, ``LiveServer/main(_:)`` does not run the command itself. It becomes a
/// supervisor that starts the same program again for each worker. Put work that must happen once, such as a migration,
/// where ``ServerProcess/isFirst`` is true.
public protocol ServerCommand: AsyncParsableCommand {
    /// The options of the server. Declare it with `@OptionGroup`.
    var server: ServerOptions { get }

    /// Prepares the server. Runs once, before the first worker starts.
    ///
    /// - Returns: A value to retain until the last worker has exited, such as the lock of a folder; nil by default.
    /// - Throws: Any error; it is printed on standard error, and the process exits with a nonzero code.
    func prepare() throws -> (any Sendable)?
}

extension ServerCommand {
    /// Prepares nothing.
    public func prepare() throws -> (any Sendable)? { nil }
}

/// The role of this process among the processes of a server.
public enum ServerProcess {
    /// Whether this process performs the work that only one process of the server may do, such as a migration. The
    /// other workers start when this process is serving.
    public static var isFirst: Bool { Worker.current.map { $0.environment.slot == 0 } ?? true }
}
