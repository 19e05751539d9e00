import ArgumentParser
import Foundation
import MomentsFoundations

/// The options of this app, apart from those of the server.
struct MomentsOptions: ParsableArguments {
    @Option(help: "A configuration file with lines of the form NAME=value. [MOMENTS_CONFIG]")
    var config: String?

    @Option(help: "The data folder, with the database, photos and secrets. [MOMENTS_DATA]")
    var data = Variable.text("MOMENTS_DATA") ?? "data"

    @Flag(help: "Create an empty database if the data folder has none. Use it for one start only.")
    var newDatabase = false

    @Flag(
        inversion: .prefixedNo,
        help: "Fill an empty database with demo content, and let everyone use the demo accounts. [MOMENTS_DEMO]"
    )
    var demo = Variable.flag("MOMENTS_DEMO") ?? false

    @Option(
        name: .customLong("toggle"),
        help: ArgumentHelp(
            "Turn on a feature for everyone; can be repeated. [MOMENTS_TOGGLES, separated by commas]",
            valueName: "name"
        )
    )
    var toggles: [String] = (Variable.text("MOMENTS_TOGGLES") ?? "").split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
    }

    @Option(
        name: .customLong("api-url"),
        help: "Use the API of another server instead of a local database. [MOMENTS_API_URL]"
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
                throw ValidationError("--demo and --api-url cannot be combined: the demo needs a local database")
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
