internal import Foundation
internal import Synchronization

/// Programs that the tool runs.
enum Subprocess {
    /// Runs a program, and returns what it prints on standard output.
    ///
    /// - Throws: `ToolError` if it cannot be started or fails; its errors are on this program's standard error.
    static func output(of command: [String], in folder: String? = nil) throws -> String {
        var output = ""
        let status = try run(command, in: folder, joinsErrors: false) { output += "\($0)\n" }
        guard status == 0 else {
            throw ToolError("'\(command.joined(separator: " "))' failed with exit code \(status)")
        }
        return output
    }

    /// The process of the program that runs now; there is one at a time.
    private static let running = Mutex<pid_t?>(nil)

    /// Ends the program that runs now.
    static func interrupt() { running.withLock { if let process = $0 { kill(process, SIGINT) } } }

    /// Runs a program until it ends.
    ///
    /// - Parameters:
    ///   - variables: Environment variables beside those of the tool.
    ///   - joinsErrors: Whether lines of standard error are reported, too.
    ///   - timeout: How long the program may run; then it is killed.
    ///   - line: Receives each line as it comes.
    /// - Returns: The exit code.
    static func run(
        _ command: [String],
        in folder: String? = nil,
        variables: [String: String] = [:],
        joinsErrors: Bool = true,
        timeout: Duration? = nil,
        line report: (Substring) -> Void
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        if !variables.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        }
        let pipe = Pipe()
        process.standardOutput = pipe
        if joinsErrors { process.standardError = pipe }
        try process.run()
        running.withLock { $0 = process.processIdentifier }
        defer { running.withLock { $0 = nil } }
        let watch = timeout.map { timeout in
            Task { [identifier = process.processIdentifier] in
                try await Task.sleep(for: timeout)
                kill(identifier, SIGKILL)
            }
        }
        defer { watch?.cancel() }
        var rest: [UInt8] = []
        while case let bytes = pipe.fileHandleForReading.nextBytes(), !bytes.isEmpty {
            rest += bytes
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                report(String(decoding: rest[..<end], as: UTF8.self)[...])
                rest.removeSubrange(...end)
            }
        }
        if !rest.isEmpty { report(String(decoding: rest, as: UTF8.self)[...]) }
        process.waitUntilExit()
        return process.terminationStatus
    }
}

extension FileHandle {
    /// Waits for the next bytes; none at the end, or after an error. A signal does not end it, as it does `availableData`.
    func nextBytes() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = Glibc.read(fileDescriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            return Array(buffer.prefix(max(0, count)))
        }
    }
}
