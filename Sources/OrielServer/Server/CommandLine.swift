public import ArgumentParser
internal import CoreMetrics
internal import Foundation
internal import NIOCore
internal import NIOPosix
internal import OrielCore
internal import Synchronization

extension LiveServer {
    /// Runs a command that serves an app, then ends the process.
    ///
    /// A ``ServerCommand`` runs in workers: processes of the same program under a supervisor. Its option `--workers`
    /// sets their number.
    ///
    ///     @main
    ///     enum Main {
    ///         static func main() async { await LiveServer.main(Serve.self) }
    ///     }
    ///
    /// An error, such as an invalid option or a port in use, is printed as one line on standard error, and the process
    /// exits with a nonzero code. Metrics that libraries record with swift-metrics are also served at `/metrics`.
    public static func main<Command: AsyncParsableCommand>(_ command: Command.Type) async -> Never {
        ProcessMemory.shareHeapsAmongThreads()
        CompressionMode.runIfAsked()
        #if DEBUG
        if let mode = PreviewMode.current, command != PreviewCommand.self { await mode.run() }
        #endif
        do {
            // Includes subcommands.
            var command = try Command.parseAsRoot()
            if Worker.current == nil, let serving = command as? any ServerCommand {
                let prepared = try serving.prepare()
                kept.withLock { $0 = prepared }
                if serving.server.workers > 0 {
                    exit(try Supervisor(options: serving.server, slots: serving.server.workers).run())
                }
            }
            MetricsSystem.bootstrap(PrometheusRegistry.shared)
            if let worker = Worker.current {
                NIOSingletons.groupLoopCountSuggestion =
                    worker.isForOneSession ? 1 : max(1, System.coreCount / worker.environment.count)
            }
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
            exit(0)
        } catch {
            let code = Command.exitCode(for: error)
            // Print the whole help text.
            if code == .success { Command.exit(withError: error) }
            fail(Command.message(for: error), code: code.rawValue)
        }
    }

    /// The result of the command's `prepare()`, kept until the process ends.
    private static let kept = Mutex<(any Sendable)?>(nil)

    private static func fail(_ message: String, code: Int32) -> Never {
        let line = message.split(separator: "\n").joined(separator: " ")
        FileHandle.standardError.write(Data("error: \(line)\n".utf8))
        exit(code)
    }
}

/// The command of an app without a command line of its own.
struct AppCommand<A: App>: ServerCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent,
            abstract: "Serves the app to browsers.",
            discussion: """
                Each option can be set by the environment variable in brackets; the option takes precedence. ORIEL_KEY, which \
                has no option, is the secret that lets pages resume after a restart; at least 32 characters.
                """
        )
    }

    @OptionGroup var server: ServerOptions

    func run() async throws { try await LiveServer(A.self, options: server).run() }
}
