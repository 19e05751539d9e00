import ArgumentParser
import Foundation
import MomentsFoundations
import MomentsModel

/// The options of this app, apart from those of the server.
struct MomentsOptions: ParsableArguments {
    @Option(name: MomentsSettings.config.name, help: MomentsSettings.config.help)
    var config: String?

    @Option(name: MomentsSettings.data.name, help: MomentsSettings.data.help)
    var data = MomentsSettings.data.value

    @Option(name: MomentsSettings.database.name, help: MomentsSettings.database.help)
    var database = MomentsSettings.database.value

    @Option(name: MomentsSettings.photos.name, help: MomentsSettings.photos.help)
    var photos = MomentsSettings.photos.value

    @Option(name: MomentsSettings.photosEndpoint.name, help: MomentsSettings.photosEndpoint.help)
    var photosEndpoint = MomentsSettings.photosEndpoint.value

    @Option(name: MomentsSettings.photosRegion.name, help: MomentsSettings.photosRegion.help)
    var photosRegion = MomentsSettings.photosRegion.value

    @Flag(help: "Create an empty database if the data folder has none. Use it for one start only.")
    var newDatabase = false

    @Flag(name: MomentsSettings.demo.name, inversion: .prefixedNo, help: MomentsSettings.demo.help)
    var demo = MomentsSettings.demo.value

    @Option(name: MomentsSettings.storageQuota.name, help: MomentsSettings.storageQuota.help)
    var storageQuota = MomentsSettings.storageQuota.value

    @Option(name: MomentsSettings.toggles.name, help: MomentsSettings.toggles.help)
    var toggles: [String] = MomentsSettings.toggles.value

    @Option(name: MomentsSettings.togglesFrom.name, help: MomentsSettings.togglesFrom.help)
    var togglesFrom = MomentsSettings.togglesFrom.value

    @Option(name: MomentsSettings.togglesInterval.name, help: MomentsSettings.togglesInterval.help)
    var togglesInterval = MomentsSettings.togglesInterval.value

    @Flag(name: MomentsSettings.push.name, inversion: .prefixedNo, help: MomentsSettings.push.help)
    var push = MomentsSettings.push.value

    @Option(name: MomentsSettings.pushContact.name, help: MomentsSettings.pushContact.help)
    var pushContact = MomentsSettings.pushContact.value

    @Option(name: MomentsSettings.pushServices.name, help: MomentsSettings.pushServices.help)
    var pushServices: [String] = MomentsSettings.pushServices.value

    @Option(name: MomentsSettings.apiURL.name, help: MomentsSettings.apiURL.help)
    var apiURL = MomentsSettings.apiURL.value

    @Option(name: MomentsSettings.linkCards.name, help: MomentsSettings.linkCards.help)
    var linkCards = MomentsSettings.linkCards.value

    @Option(name: MomentsSettings.linkHosts.name, help: MomentsSettings.linkHosts.help)
    var linkHosts: [String] = MomentsSettings.linkHosts.value

    @Option(name: MomentsSettings.documents.name, help: MomentsSettings.documents.help)
    var documents = MomentsSettings.documents.value

    @Flag(name: MomentsSettings.explorer.name, inversion: .prefixedNo, help: MomentsSettings.explorer.help)
    var explorer = MomentsSettings.explorer.value

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

    /// Whether a text can be the address of a database of PostgreSQL.
    static func isDatabase(_ text: String) -> Bool {
        text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
    }

    func validate() throws {
        for setting in MomentsSettings.all { try setting.check() }
        for toggle in toggles where !Self.toggleNames.contains(toggle) {
            throw ValidationError(
                "there is no toggle '\(toggle)'; expected \(Self.toggleNames.sorted().joined(separator: ", "))"
            )
        }
        try MomentsSettings.togglesInterval.check(togglesInterval)
        if let storageQuota, !Limits.quotaMegabytes.contains(storageQuota) {
            let range = "\(Limits.quotaMegabytes.lowerBound) to \(Limits.quotaMegabytes.upperBound)"
            throw ValidationError("--storage-quota is \(storageQuota); expected \(range)")
        }
        if let togglesFrom, TogglesPlace(togglesFrom) == nil {
            throw ValidationError(
                "--toggles-from is '\(togglesFrom)'; expected a file, or an address such as https://moments.example/toggles.json"
            )
        }
        if let pushContact, !pushContact.hasPrefix("mailto:"), !pushContact.hasPrefix("https://") {
            throw ValidationError(
                "--push-contact is '\(pushContact)'; expected an address such as mailto:ada@example.com"
            )
        }
        for service in pushServices where URL(string: service)?.host() == nil {
            throw ValidationError("--push-service is '\(service)'; expected an origin such as https://push.example")
        }
        if let database {
            // What is wrong may have a password.
            guard Self.isDatabase(database) else {
                throw ValidationError("--database is no address such as postgres://moments@localhost/moments")
            }
            guard apiURL == nil else {
                throw ValidationError("--database and --api-url cannot be combined: the other server has the data")
            }
        }
        if photos != nil {
            // The keys are read when they are needed, so that --help works without them.
            do {
                _ = try PhotoStoreSettings(self)
            } catch {
                throw ValidationError("--photos: \(error)")
            }
            guard apiURL == nil else {
                throw ValidationError("--photos and --api-url cannot be combined: the other server has the photos")
            }
        } else if photosEndpoint != nil || photosRegion != nil {
            throw ValidationError("--photos-endpoint and --photos-region belong to --photos, which is missing")
        }
        if let apiURL {
            guard let url = URL(string: apiURL), url.scheme == "http" || url.scheme == "https", url.host() != nil else {
                throw ValidationError("--api-url is '\(apiURL)'; expected an address such as https://moments.example")
            }
            guard !demo else {
                throw ValidationError("--demo and --api-url cannot be combined: the demo needs a local database")
            }
        }
        if let documents {
            guard !documents.isEmpty else { throw ValidationError("--documents is empty; expected a file") }
            guard apiURL == nil else {
                throw ValidationError("--documents and --api-url cannot be combined: the other server has the API")
            }
        }
        if data.isEmpty { throw ValidationError("--data is empty; expected a folder") }
    }
}
