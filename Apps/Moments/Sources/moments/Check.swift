import ArgumentParser
import Foundation
import MomentsServer

/// A command that looks for damage in a data folder, or in backups.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the database and the photos of a data folder, or backups.",
        discussion: """
            With --database, that database of PostgreSQL is checked. The server can keep running. The exit code is 1 if something is \
            wrong. Nothing is changed.
            """
    )

    @Option(help: "Check all backups in this folder instead of the data folder.")
    var backups: String?
    @Flag(help: "Look whether the files of photos are there, and do not read them.")
    var quick = false
    @OptionGroup var options: BackupOptions
    @ParentCommand var serve: Serve

    /// The most problems that are printed.
    private static let limit = 50

    func run() async throws {
        let (text, isWell) = try await result()
        print(text)
        if !isWell { throw ExitCode(1) }
    }

    func result() async throws -> (text: String, isWell: Bool) {
        let (summary, problems) =
            if let backups { try checkBackups(in: backups) } else { try await checkData() }
        let rest = problems.count - Self.limit
        let lines = problems.prefix(Self.limit) + (rest > 0 ? ["and \(rest) more"] : [])
        let verdict = problems.isEmpty ? "All is well." : "Problems: \(problems.count)"
        return (([summary, verdict] + lines.map { "- \($0)" }).joined(separator: "\n"), problems.isEmpty)
    }

    private func checkData() async throws -> (String, [String]) {
        let check = try await DataCheck(serve.dataFiles, readsPhotos: !quick)
        var summary = "Checked \(check.people) people, \(check.moments) moments and \(check.photos) photos."
        if check.unusedFiles > 0 {
            let size = check.unusedBytes.formatted(.byteCount(style: .file))
            summary += " Nothing names \(check.unusedFiles) files of photos (\(size))."
        }
        return (summary, check.problems)
    }

    private func checkBackups(in folder: String) throws -> (String, [String]) {
        let folder = try BackupFolder(URL(fileURLWithPath: folder, isDirectory: true), passphrase: options.passphrase())
        let names = try folder.names
        let problems = try names.flatMap { name in
            do {
                return try folder.problems(of: name).map { "\(name): \($0)" }
            } catch let error as BackupError {
                // The others are checked all the same.
                return ["\(name): \(error)"]
            }
        }
        return ("Checked \(names.count) backups.", problems)
    }
}
