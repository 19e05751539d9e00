import Foundation
import PostgreSQL
import Synchronization

/// A server of PostgreSQL in a temporary folder, for all tests of this process. It ends with the process.
final class PostgreSQLServer: Sendable {
    /// The server, started when it is first used.
    static let shared = Result { try PostgreSQLServer() }

    /// That of its socket.
    let folder: String
    private let process: Process
    /// Its end stops the server.
    private let input = Pipe()
    private let lastNumber = Mutex(0)
    /// The database of the newest schemas, and how many it has.
    private let newest = Mutex((database: "postgres", schemas: 0))
    /// How many schemas a database gets. To create a table, PostgreSQL reads a whole catalogue of the database, and its
    /// processes tell each other of changes there: with hundreds of schemas in one, that was a quarter of its work.
    private static let schemasPerDatabase = 40

    private init() throws {
        let root = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        process = Process()
        process.executableURL = root.appending(path: "Scripts/postgresql.sh")
        // Nothing is synced to the disk: tests of what survives a crash start servers of their own.
        process.arguments = ["-c", "fsync=off", "-c", "max_connections=2000", "-c", "shared_buffers=64MB"]
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
        folder = String(decoding: line, as: UTF8.self)
        guard !folder.isEmpty else { throw StartError() }
    }

    struct StartError: Error, CustomStringConvertible {
        let description =
            "PostgreSQL does not start; `Scripts/setup.sh tests` installs it. The lines above may say more."
    }

    /// Returns a network that leads to the server, and the address of an empty schema through it.
    func makeNetwork() throws -> (network: TestNetwork, url: String) {
        let network = try TestNetwork(to: folder)
        return (network, try makeSchema().replacing(folder, with: network.folder))
    }

    /// Returns the address of an empty schema.
    func makeSchema() throws -> String {
        let schema = "test_\(makeNumber())"
        let url = address(of: try databaseForSchema())
        try connect(url).run(script: "CREATE SCHEMA \(schema)")
        return "\(url)&options=-csearch_path%3D\(schema)&application_name=\(schema)"
    }

    /// Returns the address of an empty database, with an empty schema.
    ///
    /// - Parameter schema: Its name; nil for that of the schema to which `url` leads.
    func makeDatabase(like url: String, schema: String? = nil) throws -> String {
        let database = "copy_\(makeNumber())"
        let admin = try connect(url)
        let own = try admin.run("SELECT current_schema()::text").text(0, 0) ?? "public"
        try admin.run(script: "CREATE DATABASE \(database)")
        let copy = url.replacing(/\/\/\/\w+\?/, with: "///\(database)?")
        try connect(copy).run(script: "CREATE SCHEMA \(schema ?? own)")
        return schema.map { copy.replacing("%3D\(own)", with: "%3D\($0)") } ?? copy
    }

    private func makeNumber() -> Int {
        lastNumber.withLock { number in
            number += 1
            return number
        }
    }

    /// Returns a database with room for one more schema.
    private func databaseForSchema() throws -> String {
        try newest.withLock { newest in
            if newest.schemas == Self.schemasPerDatabase {
                let database = "tests_\(makeNumber())"
                try connect(address(of: newest.database)).run(script: "CREATE DATABASE \(database)")
                newest = (database, 0)
            }
            newest.schemas += 1
            return newest.database
        }
    }

    private func address(of database: String) -> String { "postgres:///\(database)?host=\(folder)&user=moments" }

    private func connect(_ url: String) throws -> PostgreSQLConnection {
        try PostgreSQLConnection(url, patience: .seconds(120))
    }
}
