import Foundation

/// A file of settings: lines of `NAME=value`, with the names of the environment variables.
///
/// Environment variables override the file, and options override both.
struct ConfigurationFile {
    /// In the order of the file.
    private(set) var settings: [(name: String, value: String)] = []

    /// A line without a setting, or with an unknown one.
    struct Fault: Error, Equatable, CustomStringConvertible {
        let line: Int
        let reason: String
        var description: String { "line \(line): \(reason)" }
    }

    /// - Parameter names: The names of all settings.
    /// - Throws: `Fault` for the first invalid line.
    init(_ text: String, names: Set<String> = MomentsSettings.namesInFile) throws(Fault) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let equals = line.firstIndex(of: "=") else {
                throw Fault(line: index + 1, reason: "expected NAME=value, found '\(line)'")
            }
            let name = line[..<equals].trimmingCharacters(in: .whitespaces)
            guard names.contains(name) else {
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

    /// Loads the file named by `--config` or `MOMENTS_CONFIG`. An error ends the process with a one-line message.
    static func load(arguments: [String] = CommandLine.arguments) {
        guard let path = path(in: arguments) else { return }
        do {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            for (name, value) in try ConfigurationFile(text).settings { setenv(name, value, 0) }
        } catch let fault as Fault {
            fail("\(path), \(fault)")
        } catch {
            fail("the configuration file '\(path)' cannot be read: \(error.localizedDescription)")
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
        return MomentsSettings.config.value
    }
}
