import Foundation
import MomentsServer

/// A database that the benchmarks run on; the names of figures begin with its name.
enum BenchmarkedDatabase {
    case sqlite(path: String)
    case postgreSQL(url: String)
    /// A `GrowingStore`.
    case grown(url: String, people: Int)

    var name: String {
        switch self {
        case .sqlite: "moments"
        case .postgreSQL: "moments.postgresql"
        case .grown(_, let people): "moments.people-\(people)"
        }
    }

    /// The number of people.
    var people: Int {
        switch self {
        case .sqlite, .postgreSQL: LargeStore.people
        case .grown(_, let people): people
        }
    }

    /// - Parameter roundTrip: Called with each wait for a database server. A file has none.
    func open(
        trace: (@Sendable (String) -> Void)? = nil,
        roundTrip: (@Sendable () -> Void)? = nil
    ) throws -> DatabaseMomentStore {
        switch self {
        case .sqlite(let path): try DatabaseMomentStore(path: path, trace: trace)
        case .postgreSQL(let url), .grown(let url, _):
            try DatabaseMomentStore(postgreSQL: url, patience: .seconds(60), trace: trace, roundTrip: roundTrip)
        }
    }
}

/// A server of PostgreSQL with the default settings for what is synced. It ends with this program.
final class BenchmarkServer {
    let url: String
    private let process = Process()
    private let input = Pipe()

    init() throws {
        process.executableURL = URL(fileURLWithPath: "Scripts/postgresql.sh")
        process.arguments = ["-c", "shared_buffers=512MB", "-c", "max_wal_size=8GB"]
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
        guard !line.isEmpty else { throw CocoaError(.fileReadUnknown) }
        url = "postgres:///postgres?host=\(String(decoding: line, as: UTF8.self))&user=moments"
    }

    func stop() throws {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
