internal import Foundation

/// An error of the compiler, with the lines around it.
struct Diagnostic: Codable, Equatable, Sendable {
    struct Line: Codable, Equatable, Sendable {
        var number: Int
        var text: String
    }

    var file: String
    var line: Int
    var column: Int
    var message: String
    var source: [Line] = []
}

extension Diagnostic {
    /// Reads the errors in the output of a build, each once, in their order.
    ///
    ///     /home/ada/Notes/Sources/Notes/ContentView.swift:12:9: error: cannot find 'Texd' in scope
    static func errors(in output: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): (?:fatal )?error: (.*)/),
                let number = Int(match.2), let column = Int(match.3)
            else { continue }
            // The name of a group of diagnostics, such as [#MemberImportVisibility], is of no help.
            let message = match.4.replacing(/\s\[#?[A-Za-z-]+\]$/, with: "")
            let error = Diagnostic(file: String(match.1), line: number, column: column, message: String(message))
            if !found.contains(error) { found.append(error) }
        }
        return found
    }

    /// Adds the lines around the error, and makes the path relative to a folder.
    ///
    /// - Parameter text: Returns the text of a file.
    func withSource(in folder: String, around count: Int = 3, text: (String) -> String?) -> Diagnostic {
        var result = self
        let lines = text(file)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        // The file can have changed since, or be none that can be read.
        if lines.indices.contains(line - 1) {
            let range = max(1, line - count)...min(line + count, lines.count)
            result.source = range.map { Line(number: $0, text: String(lines[$0 - 1])) }
        }
        if file.hasPrefix(folder + "/") { result.file = String(file.dropFirst(folder.count + 1)) }
        return result
    }
}
