import ArgumentParser
import Foundation
import MomentsFoundations

/// The options of this app, apart from those of the server.
struct MomentsOptions: ParsableArguments {
    @Option(help: "A file of settings, lines of NAME=value. [MOMENTS_CONFIG]")
    var config: String?

    @Option(help: "The folder where everything is kept: database, photos, secrets. [MOMENTS_DATA]")
    var data = Variable.text("MOMENTS_DATA") ?? "data"

    @Flag(help: "For one start: begin with an empty database in a folder whose database is missing.")
    var newDatabase = false

    @Flag(
        inversion: .prefixedNo,
        help: "Fill an empty database with a demo, and let everybody look through a demo person's eyes. [MOMENTS_DEMO]"
    )
    var demo = Variable.flag("MOMENTS_DEMO") ?? false

    @Option(
        name: .customLong("toggle"),
        help: ArgumentHelp(
            "Turn a feature on for everybody; may be given several times. [MOMENTS_TOGGLES, with commas between]",
            valueName: "name"
        )
    )
    var toggles: [String] = (Variable.text("MOMENTS_TOGGLES") ?? "").split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
    }

    @Option(
        name: .customLong("api-url"),
        help: "Take everything from another server's API instead of a database here. [MOMENTS_API_URL]"
    )
    var apiURL = Variable.text("MOMENTS_API_URL")

    /// The names by which toggles can be turned on.
    private static let toggleNames = InternalToggle.allCases.map(\.rawValue)

    /// The toggles that are on for everyone, by the keys of the app.
    var enabledToggles: [String: Bool] {
        Dictionary(
            uniqueKeysWithValues: InternalToggle.allCases.filter { toggles.contains($0.rawValue) }.map {
                ($0.key, true)
            }
        )
    }

    func validate() throws {
        if let text = Variable.text("MOMENTS_DEMO"), Variable.flag("MOMENTS_DEMO") == nil {
            throw ValidationError("MOMENTS_DEMO is '\(text)'; expected 'true' or 'false'")
        }
        for toggle in toggles where !Self.toggleNames.contains(toggle) {
            throw ValidationError(
                "there is no toggle '\(toggle)'; expected \(Self.toggleNames.sorted().joined(separator: ", "))"
            )
        }
        if let apiURL {
            guard let url = URL(string: apiURL), url.scheme == "http" || url.scheme == "https", url.host() != nil else {
                throw ValidationError("--api-url is '\(apiURL)'; expected an address such as https://moments.example")
            }
            guard !demo else {
                throw ValidationError("--demo and --api-url exclude each other: the demo is a database here")
            }
        }
        if data.isEmpty { throw ValidationError("--data is empty; expected a folder") }
    }
}

/// Environment variables as settings; an empty one counts as absent.
enum Variable {
    static func text(_ name: String) -> String? {
        guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else { return nil }
        return text
    }

    static func flag(_ name: String) -> Bool? {
        switch text(name)?.lowercased() {
        case "1", "true", "yes", "on": true
        case "0", "false", "no", "off": false
        default: nil
        }
    }
}
