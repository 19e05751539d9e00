internal import ArgumentParser
internal import CoreMetrics
internal import Foundation

extension LiveServer {
    /// Makes a server from the command line and runs it; the end of the process is the end of this.
    ///
    /// What goes wrong is one line on standard error, and the process ends with a code other than 0.
    package static func main(_ make: @Sendable (ServerOptions) throws -> LiveServer) async -> Never {
        let options: ServerOptions
        do {
            options = try ServerOptions.parse()
        } catch {
            let code = ServerOptions.exitCode(for: error)
            // Asked for help, it is all shown.
            if code == .success { ServerOptions.exit(withError: error) }
            fail(ServerOptions.message(for: error), code: code.rawValue)
        }
        // What Hummingbird and other libraries count is served, too.
        MetricsSystem.bootstrap(PrometheusRegistry.shared)
        do {
            try await make(options).run()
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
