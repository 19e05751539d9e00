internal import Foundation

/// A process of the program: its supervisor, which replaces the workers by those of a new build on a signal.
final class RunningProgram {
    private let process = Process()

    /// - Parameters:
    ///   - variables: Environment variables beside those of each program.
    ///   - key: The secret by which pages of an earlier process resume in this one.
    ///   - onEnd: Called on another thread, with what to say of the end.
    init(
        path: String,
        arguments: [String],
        variables: [String: String] = [:],
        notices: String,
        key: String,
        onEnd: @escaping @Sendable (String) -> Void
    ) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        // One worker, so that one process is replaced; variables, because a program may have commands of its own.
        process.environment = ProcessInfo.processInfo.environment.merging(
            [
                "ORIEL_HOST": "127.0.0.1", "ORIEL_PORT": "0", "ORIEL_WORKERS": "1", "ORIEL_KEY": key,
                "NOTIFY_SOCKET": notices, "ORIEL_KEEPS_STATE": "1",
            ]
        ) { $1 }.merging(variables) { $1 }
        process.terminationHandler = { process in
            let signal = process.terminationReason == .uncaughtSignal
            onEnd("\(signal ? "signal" : "exit code") \(process.terminationStatus)")
        }
        try process.run()
    }

    /// Replaces the workers. A notice tells when the new ones serve.
    func reload() { kill(process.processIdentifier, SIGHUP) }

    /// Ends the program, and waits for it: pages keep a snapshot, with which they resume.
    func stop() {
        process.terminationHandler = nil
        process.terminate()
        process.waitUntilExit()
    }
}
