internal import Foundation

/// Programs that the tool runs.
enum Subprocess {
    /// Runs a program, and returns what it prints on standard output.
    ///
    /// - Throws: `ToolError` if it cannot be started or fails; its errors are on this program's standard error.
    static func output(of command: [String], in folder: String? = nil) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ToolError("'\(command.joined(separator: " "))' failed with exit code \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
