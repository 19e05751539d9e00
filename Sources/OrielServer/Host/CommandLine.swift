internal import ArgumentParser
internal import CoreMetrics
internal import Foundation

extension LiveServer {
    /// The options the command line and the environment ask for.
    ///
    /// A bad option ends the process with one line on standard error and a code other than 0.
    package static func commandLineOptions() -> ServerOptions {
        do {
            return try AppCommand.parse().options
        } catch {
            let code = AppCommand.exitCode(for: error)
            // Asked for help, it is all shown.
            if code == .success { AppCommand.exit(withError: error) }
            fail(AppCommand.message(for: error), code: code.rawValue)
        }
    }

    /// Runs a server; the end of the process is the end of this.
    ///
    /// What goes wrong is one line on standard error, and the process ends with a code other than 0.
    package static func runToTheEnd(_ server: Result<LiveServer, any Error>) async -> Never {
        // What Hummingbird and other libraries count is served, too.
        MetricsSystem.bootstrap(PrometheusRegistry.shared)
        do {
            try await server.get().run()
            exit(0)
        } catch {
            fail("\(error)", code: 1)
        }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        let line = message.split(separator: "\n").joined(separator: " ")
        FileHandle.standardError.write(Data("error: \(line)\n".utf8))
        exit(code)
    }
}

/// The command line of an app that has none of its own.
private struct AppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent,
        abstract: "Serves the app to browsers.",
        discussion: """
            Each option can be set by the environment variable in brackets; an option wins over its variable. ORIEL_KEY, \
            which has no option, is the secret that lets pages go on after a new start, at least 32 characters.
            """
    )

    @OptionGroup var options: ServerOptions
}
