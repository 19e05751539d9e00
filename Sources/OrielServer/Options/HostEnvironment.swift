internal import ArgumentParser
internal import Foundation

/// The environment variables that provide default values of options.
enum HostEnvironment {
    /// The variables to read. Tests replace the process's own.
    @TaskLocal static var variables: [String: String] = ProcessInfo.processInfo.environment

    /// Returns a variable's text. An empty one counts as absent, because compose files set unused variables to empty.
    static func text(_ name: String) -> String? {
        guard let text = variables[name], !text.isEmpty else { return nil }
        return text
    }

    /// Returns a variable's value, or a default if it is absent or invalid. ``check(_:as:)`` reports invalid values.
    static func value<Value: ExpressibleByArgument>(_ name: String, default fallback: Value) -> Value {
        text(name).flatMap(Value.init(argument:)) ?? fallback
    }

    static func flag(_ name: String, default fallback: Bool) -> Bool {
        text(name).flatMap(Self.flag) ?? fallback
    }

    private static func flag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "1", "true", "yes", "on": true
        case "0", "false", "no", "off": false
        default: nil
        }
    }

    static func check<Value: ExpressibleByArgument>(_ name: String, as type: Value.Type) throws {
        guard let text = text(name), Value(argument: text) == nil else { return }
        throw ValidationError("\(name) is '\(text)'; expected \(expectation(of: type))")
    }

    static func checkFlag(_ name: String) throws {
        guard let text = text(name), flag(text) == nil else { return }
        throw ValidationError("\(name) is '\(text)'; expected 'true' or 'false'")
    }

    private static func expectation<Value: ExpressibleByArgument>(of type: Value.Type) -> String {
        if type == Int.self { return "a whole number" }
        let values = Value.allValueStrings
        return values.isEmpty ? "a value in the format of the option" : "one of \(values.joined(separator: ", "))"
    }
}
