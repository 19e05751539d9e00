import ArgumentParser
import HostKit
import ObjectStorage
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
    static let database = Setting<String?>(
        "MOMENTS_DATABASE",
        expected: "an address such as postgres://moments@localhost/moments",
        help: "Keep people and moments in a database of PostgreSQL instead of a file in the data folder.",
        discussion: """
            libpq connects to it: with TLS by ?sslmode=verify-full, with a password from ~/.pgpass. Servers on several machines can share it, \
            if their data folders share the folder of photos. It has their secret, too.
            """
    )
    static let photos = Setting<String?>(
        "MOMENTS_PHOTOS",
        expected: "an address such as s3://bucket/photos",
        help: "Keep photos in a store with the API of Amazon S3 instead of the data folder.",
        discussion: """
            The keys are in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, as environment variables or lines of the file. `moments migrate` \
            copies the photos of a folder.
            """,
        valueName: "address"
    )
    static let photosEndpoint = Setting<String?>(
        "MOMENTS_PHOTOS_ENDPOINT",
        expected: "an address such as https://s3.example:9000",
        help: "The store of --photos, if it is not Amazon's.",
        valueName: "address"
    )
    static let photosRegion = Setting<String?>(
        "MOMENTS_PHOTOS_REGION",
        expected: "a region such as eu-central-1",
        help: "The region of --photos.",
        note: "; default: AWS_REGION, or us-east-1",
        valueName: "region"
    )
    static let demo = Setting(
        "MOMENTS_DEMO",
        default: false,
        help: "Fill an empty database with demo content, and let everyone use the demo accounts."
    )
    static let storageQuota = Setting<Int?>(
        "MOMENTS_STORAGE_QUOTA",
        expected: "a whole number of megabytes",
        help: "The most megabytes that the photos of a person may take; admins can set another number for a person.",
        note: "; default: no limit",
        valueName: "megabytes"
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

    static let documents = Setting<String?>(
        "MOMENTS_DOCUMENTS",
        expected: "a file",
        help: "Let other programs execute only the GraphQL documents in a JSON file.",
        discussion: """
            A JSON object whose values are the documents; the key of each is its SHA-256 in hexadecimal digits. \
            Programs send {"documentId": "sha256:..."} without a query. The app's own pages are not affected.
            """,
        valueName: "file"
    )

    static let explorer = Setting(
        "MOMENTS_EXPLORER",
        default: hasExplorer,
        help: "Serve a page to try the GraphQL API with, at /graphql/explorer. Debug builds do by default."
    )

    #if DEBUG
    private static let hasExplorer = true
    #else
    private static let hasExplorer = false
    #endif

    static let all: [any AnySetting] = [
        config, data, database, photos, photosEndpoint, photosRegion, demo, storageQuota, toggles, togglesFrom,
        togglesInterval, push, pushContact, pushServices, apiURL, linkCards, linkHosts, documents, explorer,
    ]

    /// The names that lines of a configuration file can have. A file cannot name another one.
    static let namesInFile = Set((all + ServerOptions.settings + TraceSettings.all).map(\.variable))
        .subtracting([config.variable])
        .union(StorageKeys.variables + [PhotoStoreSettings.region])
}

/// Whether there are cards of links. A server connects to other hosts only if its operator wants that.
enum LinkCardsSwitch: String, ExpressibleByArgument, CaseIterable {
    case off, on
}
