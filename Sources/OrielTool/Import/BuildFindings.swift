internal import Foundation

/// The errors of a build, by the missing names and by the files.
struct BuildFindings: Equatable, Sendable {
    struct Missing: Equatable, Sendable {
        var name: MissingName
        var places: Int
        var files: Int
    }

    /// The most frequent first.
    let missing: [Missing]
    /// The paths in the package, and the errors of each file in the order of their lines.
    let files: [(path: String, errors: [Diagnostic])]
    /// The end of the output, if no error has a file.
    let output: String

    var count: Int { files.reduce(0) { $0 + $1.errors.count } }

    /// - Parameters:
    ///   - output: That of a failed build.
    ///   - folder: The package.
    init(output: String, in folder: String) {
        let errors = Diagnostic.errors(in: output).map { $0.withSource(in: folder) { _ in nil } }
        let byFile = Dictionary(grouping: errors, by: \.file)
        files = byFile.keys.sorted().map { path in
            (path, byFile[path, default: []].sorted { ($0.line, $0.column) < ($1.line, $1.column) })
        }
        let named = errors.compactMap { error in MissingName(message: error.message).map { ($0, error.file) } }
        missing = Dictionary(grouping: named, by: \.0)
            .map { Missing(name: $0, places: $1.count, files: Set($1.map(\.1)).count) }
            .sorted { ($1.places, $0.name.text) < ($0.places, $1.name.text) }
        let lines = output.split(separator: "\n").filter { $0.contains("error:") }
        self.output =
            errors.isEmpty
            ? (lines.isEmpty ? output.split(separator: "\n").suffix(20) : lines.suffix(20))
                .joined(separator: "\n") : ""
    }

    static func == (left: BuildFindings, right: BuildFindings) -> Bool {
        left.missing == right.missing && left.output == right.output && left.files.elementsEqual(right.files, by: ==)
    }
}
