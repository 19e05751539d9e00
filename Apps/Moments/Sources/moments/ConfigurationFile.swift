import Foundation

/// Settings in a file: lines of `NAME=value`, named as the environment variables are.
///
/// A variable of the environment wins over the file, an option over both.
struct ConfigurationFile {
    /// In the order of the file.
    private(set) var settings: [(name: String, value: String)] = []

    /// A line that says nothing, or something nobody knows.
    struct Fault: Error, Equatable, CustomStringConvertible {
        let line: Int
        let reason: String
        var description: String { "line \(line): \(reason)" }
    }

    /// - Parameter isKnown: Whether a setting of that name exists.
    /// - Throws: `Fault` for the first line that is wrong.
    init(_ text: String, isKnown: (String) -> Bool) throws(Fault) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let equals = line.firstIndex(of: "=") else {
                throw Fault(line: index + 1, reason: "expected NAME=value, found '\(line)'")
            }
            let name = line[..<equals].trimmingCharacters(in: .whitespaces)
            guard isKnown(name) else {
                throw Fault(line: index + 1, reason: "there is no setting '\(name)'; --help lists them")
            }
            settings.append(
                (name, Self.unquoted(line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)))
            )
        }
    }

    private static func unquoted(_ text: String) -> String {
        guard text.count >= 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else {
            return text
        }
        return String(text.dropFirst().dropLast())
    }

    /// Takes over the file that `--config` or `MOMENTS_CONFIG` names; what is wrong with it ends the process with one line.
    static func load(arguments: [String] = CommandLine.arguments) {
        guard let path = path(in: arguments) else { return }
        do {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            for (name, value) in try ConfigurationFile(text, isKnown: isKnown).settings { setenv(name, value, 0) }
        } catch let fault as Fault {
            fail("\(path), \(fault)")
        } catch {
            fail("the file of settings '\(path)' cannot be read: \(error.localizedDescription)")
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(1)
    }

    private static func path(in arguments: [String]) -> String? {
        for (index, argument) in arguments.enumerated() {
            if argument == "--config", index + 1 < arguments.count { return arguments[index + 1] }
            if argument.hasPrefix("--config=") { return String(argument.dropFirst("--config=".count)) }
        }
        return ProcessInfo.processInfo.environment["MOMENTS_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func isKnown(_ name: String) -> Bool {
        name == "ORIEL_KEY" || Serve.helpMessage(columns: 10_000).contains("[\(name)")
    }
}
