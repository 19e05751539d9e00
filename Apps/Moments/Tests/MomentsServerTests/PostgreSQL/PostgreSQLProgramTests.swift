import Foundation
import Testing

@testable import MomentsServer

@Suite(.timeLimit(.minutes(5))) struct PostgreSQLProgramTests {
    private static let url = "postgres://ada:tops3cret@db.example/moments?sslmode=verify-full"

    /// A program of the folder Programs in place of the real one.
    private func program(
        _ kind: String,
        for url: String = Self.url,
        with variables: [String: String] = [:]
    ) throws -> PostgreSQLProgram {
        let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Programs")
        let path = "/nowhere:\(programs.appending(path: kind).path)"
        let environment = variables.merging(["PATH": path]) { $1 }
        return try PostgreSQLProgram("pg_dump", for: url, environment: environment)
    }

    /// All output of a program.
    private func output(of program: PostgreSQLProgram, _ arguments: String...) throws -> String {
        try program.run(arguments, stall: .seconds(240)) { next in
            var output = Data()
            while case let part = try next(), !part.isEmpty { output += part }
            return String(decoding: output, as: UTF8.self)
        }
    }

    @Test func `the password is in the environment, and not in the arguments`() throws {
        let lines = try output(of: program("recording"), "--format=custom").split(separator: "\n")

        #expect(lines.filter { $0.contains("tops3cret") } == ["PGPASSWORD=tops3cret"])
        #expect(lines.contains("--format=custom") && lines.contains("--no-password"))
        #expect(lines.contains("PGHOST=db.example"))
        let options = try #require(lines.first { $0.hasPrefix("--dbname=") })
        #expect(options.contains("user='ada'") && options.contains("sslmode='verify-full'"))
    }

    @Test func `only variables that the program needs are passed`() throws {
        let passed = ["HOME": "/home/ada", "LANG": "C", "LC_ALL": "C.UTF-8", "PGSSLROOTCERT": "system"]
        let secrets = ["MOMENTS_BACKUP_PASSPHRASE", "AWS_SECRET_ACCESS_KEY", "HOMEWORK"]
        let all = passed.merging(secrets.map { ($0, "h1dden") } + [("PGHOST", "old")]) { $1 }

        let lines = try output(of: program("recording", with: all)).split(separator: "\n").map(String.init)

        #expect(Set(lines).isSuperset(of: passed.map { "\($0.key)=\($0.value)" }))
        #expect(lines.contains("PGHOST=db.example") && lines.contains { $0.hasPrefix("PATH=/nowhere:") })
        #expect(!lines.contains { $0.contains("h1dden") })
    }

    @Test func `nothing in an argument is a command of a shell`() throws {
        let lines = try output(of: program("recording"), "$(exit 1); `false` | *").split(separator: "\n")

        #expect(lines.first == "$(exit 1); `false` | *")
    }

    @Test func `a secret that has no variable is not shown`() {
        let error = #expect(throws: BackupError.self) {
            try program("recording", for: "postgres://db.example/moments?sslpassword=tops3cret")
        }

        #expect(error?.description.contains("'sslpassword'") == true)
        #expect(error?.description.contains("tops3cret") == false)
    }

    @Test func `a missing program is reported with the package to install`() throws {
        let error = #expect(throws: BackupError.self) { try program("none") }

        #expect(error?.description.hasPrefix("the program pg_dump is not installed") == true)
        #expect(error?.description.contains("apt-get install postgresql-client)") == true)
    }

    @Test func `a program older than the server is reported with the package to install`() throws {
        try program("recording").check(server: 16)
        try program("recording").check(server: 15)

        for (kind, own) in [("recording", 16), ("old", 9)] {
            let error = #expect(throws: BackupError.self) { try program(kind).check(server: 17) }
            let versions = "pg_dump has version \(own) and the server of the database version 17"
            #expect(error?.description.hasPrefix(versions) == true)
            #expect(error?.description.contains("apt-get install postgresql-client-17") == true)
        }
        let error = #expect(throws: BackupError.self) { try program("strange").check(server: 15) }
        #expect(error?.description.contains("'a dump truck'") == true)
    }

    @Test func `the error contains what a failing program prints, up to a limit`() throws {
        let error = #expect(throws: BackupError.self) { try output(of: program("failing")) }

        #expect(error?.description.hasPrefix("pg_dump has failed: pg_dump: error: query failed\na line") == true)
        #expect(error?.description.utf8.count ?? 0 < 5000)
    }

    @Test func `a program whose output cannot be written is ended`() throws {
        struct Full: Error {}

        #expect(throws: Full.self) {
            try program("endless").run([], stall: .seconds(240)) { next in
                let part = try next()
                #expect(part.count == PostgreSQLProgram.partSize)
                throw Full()
            }
        }
    }

    @Test(arguments: ["hanging", "deaf", "closed"]) func `a program that sends nothing is ended`(kind: String) throws {
        var dump = try program(kind)
        dump.grace = .milliseconds(200)

        let error = #expect(throws: BackupError.self) {
            try dump.run([], stall: .milliseconds(200)) { next in while try !next().isEmpty {} }
        }

        #expect(error?.description.hasPrefix("pg_dump has sent nothing for 0.2 seconds and was ended") == true)
    }
}
