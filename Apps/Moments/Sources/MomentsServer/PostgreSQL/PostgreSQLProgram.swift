import Foundation
import PostgreSQL

/// A program of PostgreSQL that copies a whole database, such as `pg_dump`.
///
/// It is started without a shell. Secrets of the address are in its environment, where libpq reads them, and never in
/// its arguments, which other users of the machine can read.
struct PostgreSQLProgram {
    let name: String
    private let file: URL
    private let environment: [String: String]
    private let options: String

    /// The bytes of a part of its output.
    static let partSize = BackupFiles.partSize
    /// How long `pg_dump` may send nothing. It waits a minute at most for a lock, then rows follow each other. After ten
    /// minutes, its server or the network does not answer any more, and its snapshot keeps the server from removing old rows.
    static let stall = Duration.seconds(600)
    /// How long the program has to end after SIGTERM. Then it is killed: `pg_dump` first asks its server to cancel the
    /// statement, which may not answer either.
    var grace = Duration.seconds(10)

    /// Finds the program in the folders of PATH.
    ///
    /// - Parameters:
    ///   - url: The address of a database.
    ///   - environment: That of this process. Only PATH, HOME, the language and the variables of PostgreSQL are passed to the
    ///     program: others can be secrets, such as the passphrase of backups.
    /// - Throws: `BackupError` if it is missing, or if a secret of the address cannot be given to it.
    init(
        _ name: String,
        for url: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        guard let address = PostgreSQLAddress(url) else {
            throw BackupError("--database is no address such as postgres://moments@localhost/moments")
        }
        if let secret = address.secretsWithoutVariable.first {
            throw BackupError(
                "\(name) cannot be given the '\(secret)' of --database without showing it to other users of this machine; "
                    + "use a key without a passphrase, which only its owner can read"
            )
        }
        let files = (environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
        guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw BackupError(
                "the program \(name) is not installed; it belongs to the client programs of PostgreSQL "
                    + "(on Debian and Ubuntu: apt-get install postgresql-client)"
            )
        }
        self.name = name
        self.file = file
        options = address.options
        var variables = environment.filter { Self.isPassed($0.key) }.merging(address.variables) { $1 }
        // Debian's wrapper of the program takes its newest version then, and not that of a server on this machine.
        if let host = address.host { variables["PGHOST"] = host }
        self.environment = variables
    }

    private static func isPassed(_ variable: String) -> Bool {
        ["PATH", "HOME", "LANG"].contains(variable) || variable.hasPrefix("LC_") || variable.hasPrefix("PG")
    }

    /// Checks that the program is as new as a server, which older ones refuse to copy.
    ///
    /// - Parameter version: The server's, such as 15.
    /// - Throws: `BackupError` if the program is older.
    func check(server version: Int) throws {
        let text = try start(["--version"], stall: Self.stall) { next in
            var output = Data()
            while case let part = try next(), !part.isEmpty { output += part }
            return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard let own = text.firstMatch(of: /\(PostgreSQL\) (\d+)/).flatMap({ Int($0.1) }) else {
            throw BackupError("'\(file.path)' is no \(name) of PostgreSQL; it calls itself '\(text.prefix(100))'")
        }
        guard own >= version else {
            throw BackupError(
                "\(name) has version \(own) and the server of the database version \(version); install the client programs of "
                    + "version \(version) or newer (on Debian and Ubuntu: apt-get install postgresql-client-\(version))"
            )
        }
    }

    /// Runs the program on the database.
    ///
    /// - Parameters:
    ///   - stall: How long the program may send nothing. The whole may take longer. Nil for a program that sends nothing
    ///     while it works.
    ///   - take: Reads the output until its end, by a function that returns the next `partSize` bytes, fewer at the end
    ///     only, and none after it. Its own time does not count.
    /// - Throws: `BackupError` with what the program says if it fails, or if it stalls; the error of `take`. Both end the
    ///   program.
    func run<Answer>(
        _ arguments: [String],
        stall: Duration?,
        take: (_ next: () throws -> Data) throws -> Answer
    ) throws -> Answer {
        try start(arguments + ["--no-password", "--dbname=\(options)"], stall: stall, take: take)
    }

    private func start<Answer>(
        _ arguments: [String],
        stall: Duration?,
        take: (_ next: () throws -> Data) throws -> Answer
    ) throws -> Answer {
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        let errors = try ErrorText()
        process.standardError = errors.handle
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        do {
            try process.run()
        } catch {
            throw BackupError("'\(file.path)' cannot be started: \(error.localizedDescription)")
        }
        let answer: Answer
        do {
            answer = try take { try part(from: output.fileHandleForReading.fileDescriptor, stall: stall) }
            if let stall, !Self.isSignalled(end, within: stall) { throw stalled(stall) }
        } catch {
            // Otherwise it waits for a reader of its output, and keeps its transaction open.
            process.terminate()
            if !Self.isSignalled(end, within: grace), process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
            throw error
        }
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw failure(process, errors.text)
        }
        return answer
    }

    private static func isSignalled(_ semaphore: DispatchSemaphore, within time: Duration) -> Bool {
        semaphore.wait(timeout: .now() + .milliseconds(Int(time / .milliseconds(1)))) == .success
    }

    private func stalled(_ time: Duration) -> BackupError {
        BackupError(
            "\(name) has sent nothing for \(time) and was ended; check the server of the database and the network to it, "
                + "then repeat the command"
        )
    }

    private func failure(_ process: Process, _ text: String) -> BackupError {
        let ending = process.terminationReason == .exit ? "exit code" : "signal"
        let reason = text.isEmpty ? "\(ending) \(process.terminationStatus)" : text
        // The format of the file, which a newer program has written.
        let advice =
            text.contains("unsupported version")
            ? "; install the client programs of PostgreSQL in the version with which the backup was made" : ""
        return BackupError("\(name) has failed: \(reason)\(advice)")
    }

    /// Waits for the next part.
    ///
    /// - Throws: `BackupError`, also if no byte comes for the time of `stall`.
    private func part(from descriptor: Int32, stall: Duration?) throws -> Data {
        let size = Self.partSize
        var bytes = [UInt8](repeating: 0, count: size)
        var count = 0
        while count < size {
            if let stall { try waitForOutput(of: descriptor, stall: stall) }
            let new = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + count, size - count) }
            if new < 0, errno == EINTR { continue }
            guard new >= 0 else { throw unreadable() }
            if new == 0 { break }
            count += new
        }
        return Data(bytes.prefix(count))
    }

    /// Waits for the next bytes, or for the end of the output.
    private func waitForOutput(of descriptor: Int32, stall: Duration) throws {
        let deadline = ContinuousClock.now + stall
        while true {
            let rest = ContinuousClock.now.duration(to: deadline)
            guard rest > .zero else { throw stalled(stall) }
            var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&file, 1, Int32(min(60_000, (rest / .milliseconds(1)).rounded(.up))))
            if count > 0 { return }
            guard count == 0 || errno == EINTR else { throw unreadable() }
        }
    }

    private func unreadable() -> BackupError {
        BackupError("the output of \(name) cannot be read: \(String(cString: strerror(errno)))")
    }
}

/// What a program prints on standard error, in a file without a name: unlike a pipe, it is never full.
private final class ErrorText {
    private let file: UnsafeMutablePointer<FILE>
    /// The most bytes that are shown.
    private static let limit = 4096

    init() throws {
        guard let file = tmpfile() else {
            throw BackupError("a temporary file cannot be created: \(String(cString: strerror(errno)))")
        }
        self.file = file
    }

    deinit { fclose(file) }

    /// Valid as long as this value.
    var handle: FileHandle { FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false) }

    var text: String {
        var bytes = [UInt8](repeating: 0, count: Self.limit)
        let count = pread(fileno(file), &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
