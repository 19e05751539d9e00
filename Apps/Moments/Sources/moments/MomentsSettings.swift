import ArgumentParser
import OrielServer

/// The settings of this app, apart from those of the server.
enum MomentsSettings {
    static let config = Setting<String?>(
        "MOMENTS_CONFIG",
        expected: "a file",
        help: "A configuration file with lines of the form NAME=value."
    )
    static let data = Setting(
        "MOMENTS_DATA",
        default: "data",
        help: "The data folder, with the database, photos and secrets."
    )
    static let demo = Setting(
        "MOMENTS_DEMO",
        default: false,
        help: "Fill an empty database with demo content, and let everyone use the demo accounts."
    )
    static let toggles = Setting(
        "MOMENTS_TOGGLES",
        option: "toggle",
        help: "Turn on a feature for everyone; can be repeated.",
        valueName: "name"
    )
    static let togglesFrom = Setting<String?>(
        "MOMENTS_TOGGLES_FROM",
        expected: "a file, or an address such as https://moments.example/toggles.json",
        help: "Read toggles for everyone from a file or a web address, and again while the server runs.",
        discussion: """
            A JSON object such as {"isClassicStyleEnabled": true}. It overrides --toggle; people's own choices override it.
            """,
        valueName: "file or address"
    )
    static let togglesInterval = Setting(
        "MOMENTS_TOGGLES_INTERVAL",
        default: 30,
        in: 1...86_400,
        help: "The seconds between two readings of --toggles-from."
    )
    static let push = Setting(
        "MOMENTS_PUSH",
        default: true,
        help: "Let people choose notifications that reach their browsers while Moments is closed.",
        discussion: """
            The messages go through the push services of the browsers (Google, Mozilla, Apple, Microsoft), encrypted for the browser.
            """
    )
    static let pushContact = Setting<String?>(
        "MOMENTS_PUSH_CONTACT",
        expected: "an address such as mailto:ada@example.com",
        help: "Where the operators of push services reach you. Some services require it.",
        valueName: "address"
    )
    static let pushServices = Setting(
        "MOMENTS_PUSH_SERVICES",
        option: "push-service",
        help: "The origin of a further push service, such as https://push.example; can be repeated.",
        valueName: "origin"
    )
    static let apiURL = Setting<String?>(
        "MOMENTS_API_URL",
        expected: "an address such as https://moments.example",
        help: "Use the API of another server instead of a local database."
    )

    static let linkCards = Setting(
        "MOMENTS_LINK_CARDS",
        default: LinkCardsSwitch.off,
        help: "Whether the server fetches the title and the picture of pages that people link to."
    )
    static let linkHosts = Setting(
        "MOMENTS_LINK_HOSTS",
        option: "link-host",
        help:
            "A host and port of your own network that may be fetched for link cards, such as wiki.example:443; can be repeated.",
        valueName: "host:port"
    )

    static let all: [any AnySetting] = [
        config, data, demo, toggles, togglesFrom, togglesInterval, push, pushContact, pushServices, apiURL, linkCards,
        linkHosts,
    ]

    /// The names that lines of a configuration file can have. A file cannot name another one.
    static let namesInFile = Set((all + ServerOptions.settings).map(\.variable)).subtracting([config.variable])
}

/// Whether there are cards of links. A server connects to other hosts only if its operator wants that.
enum LinkCardsSwitch: String, ExpressibleByArgument, CaseIterable {
    case off, on
}
