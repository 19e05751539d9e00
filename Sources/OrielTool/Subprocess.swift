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
    ///   - joinsErrors: Whether lines of standard error are reported, too.
    ///   - line: Receives each line as it comes.
    /// - Returns: The exit code.
    static func run(
        _ command: [String],
        in folder: String? = nil,
        joinsErrors: Bool = true,
        line report: (Substring) -> Void
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let pipe = Pipe()
        process.standardOutput = pipe
        if joinsErrors { process.standardError = pipe }
        try process.run()
        running.withLock { $0 = process.processIdentifier }
        defer { running.withLock { $0 = nil } }
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
