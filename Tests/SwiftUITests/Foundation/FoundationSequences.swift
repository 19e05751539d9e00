import Foundation

// Sequences of bytes and notifications, tables and settings that `import Foundation` brings on Apple platforms.

extension Notification.Name {
    fileprivate static let scoreChanged = Notification.Name("scoreChanged")
}

enum FoundationSequences {
    /// Posts numbers, and returns those that a loop has received.
    static func received(_ scores: [Int]) async -> [Int] {
        let center = NotificationCenter()
        var iterator = center.notifications(named: .scoreChanged).makeAsyncIterator()
        for score in scores { center.post(name: .scoreChanged, object: nil, userInfo: ["score": score]) }
        var received: [Int] = []
        while received.count < scores.count, let notification = await iterator.next() {
            if let score = notification.userInfo?["score"] as? Int { received.append(score) }
        }
        return received
    }

    /// Posts numbers, and returns those that an observer has received.
    static func observed(_ scores: [Int]) -> [Int] {
        let center = NotificationCenter()
        nonisolated(unsafe) var observed: [Int] = []
        let observer = center.addObserver(forName: .scoreChanged, object: nil, queue: nil) { notification in
            if let score = notification.userInfo?["score"] as? Int { observed.append(score) }
        }
        for score in scores { center.post(name: .scoreChanged, object: nil, userInfo: ["score": score]) }
        center.removeObserver(observer)
        return observed
    }

    /// Posts numbers, and returns the names of all notifications that an observer of their object has received.
    static func namesOfAll(_ scores: [Int], from object: AnyObject) -> [String] {
        let center = NotificationCenter()
        nonisolated(unsafe) var names: [String] = []
        let observer = center.addObserver(forName: nil, object: object, queue: nil) { names.append($0.name.rawValue) }
        for score in scores { center.post(name: .scoreChanged, object: object, userInfo: ["score": score]) }
        center.post(name: .scoreChanged, object: nil)
        center.removeObserver(observer)
        return names
    }

    static func lines(of url: URL) async throws -> [String] {
        var lines: [String] = []
        for try await line in url.lines { lines.append(line) }
        return lines
    }

    static func characters(of handle: FileHandle) async throws -> String {
        var text = ""
        for try await character in handle.bytes.characters { text.append(character) }
        return text
    }

    static func scalars(of url: URL) async throws -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        for try await scalar in url.resourceBytes.unicodeScalars { scalars.append(scalar) }
        return scalars
    }

    static func lines(of url: URL, in session: URLSession) async throws -> (status: Int?, lines: [String]) {
        let (bytes, response) = try await session.bytes(from: url)
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        return ((response as? HTTPURLResponse)?.statusCode, lines)
    }

    static func titles(_ titles: [String]) -> [String] { titles.sorted(using: .localizedStandard) }

    struct Album {
        var title: String
    }

    static func albums(_ titles: [String]) -> [String] {
        titles.map(Album.init)
            .sorted(using: [SortDescriptor(\Album.title, comparator: .localizedStandard, order: .reverse)])
            .map(\.title)
    }

    static func albumsForward(_ titles: [String]) -> [String] {
        titles.map(Album.init)
            .sorted(using: KeyPathComparator(\Album.title, comparator: .localized))
            .map(\.title)
    }
}

/// Tells its observers, which it does not keep.
final class Scoreboard {
    private let observers = NSHashTable<AnyObject>.weakObjects()
    private let names = NSMapTable<AnyObject, NSString>.weakToStrongObjects()

    var count: Int { observers.allObjects.count }

    func add(_ observer: AnyObject, named name: String) {
        observers.add(observer)
        names.setObject(name as NSString, forKey: observer)
    }

    func name(of observer: AnyObject) -> String? { names.object(forKey: observer) as String? }
}

/// Settings that apps for phones make.
enum FoundationSettings {
    static func configuration() -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.background(withIdentifier: "downloads")
        configuration.waitsForConnectivity = true
        configuration.allowsExpensiveNetworkAccess = false
        configuration.allowsConstrainedNetworkAccess = false
        configuration.sessionSendsLaunchEvents = false
        configuration.sharedContainerIdentifier = "group.example"
        configuration.urlCache = URLCache(memoryCapacity: 1_000, diskCapacity: 0, directory: nil)
        return configuration
    }

    static func request(_ url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        request.allowsExpensiveNetworkAccess = false
        request.allowsConstrainedNetworkAccess = false
        request.assumesHTTP3Capable = true
        request.attribution = .user
        return request
    }

    static func store(_ value: Any?, forKey key: String, in defaults: UserDefaults) -> Any? {
        defaults.setValue(value, forKey: key)
        return defaults.value(forKey: key)
    }

    static var savesPower: Bool {
        ProcessInfo.processInfo.isLowPowerModeEnabled || ProcessInfo.processInfo.thermalState == .critical
            || ProcessInfo.processInfo.isiOSAppOnMac || ProcessInfo.processInfo.isMacCatalystApp
    }

    static let powerChange = Notification.Name.NSProcessInfoPowerStateDidChange
    static let thermalChange = ProcessInfo.thermalStateDidChangeNotification

    static func perform(_ work: @escaping @Sendable (Bool) -> Void) {
        let activity = ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "Exports")
        ProcessInfo.processInfo.performExpiringActivity(withReason: "Exports", using: work)
        ProcessInfo.processInfo.performActivity(options: [.background, .suddenTerminationDisabled], reason: "Exports") {
        }
        ProcessInfo.processInfo.endActivity(activity)
    }

    static var isSignedIn: Bool {
        FileManager.default.ubiquityIdentityToken != nil
            || FileManager.default.url(forUbiquityContainerIdentifier: nil) != nil
            || FileManager.default.isUbiquitousItem(at: .documentsDirectory)
    }

    static let group = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.example.sequences"
    )

    static func openTasks(of session: URLSession) async -> Int {
        let (data, uploads, downloads) = await session.tasks
        let all = await session.allTasks
        return data.count + uploads.count + downloads.count + all.count
    }

    static func markdown(_ text: String) throws -> AttributedString {
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true,
            interpretedSyntax: .inlineOnlyPreservingWhitespace,
            failurePolicy: .returnPartiallyParsedIfPossible,
            languageCode: "en"
        )
        return try AttributedString(markdown: Data(text.utf8), options: options)
    }

    static func greeting(_ name: String) -> AttributedString { AttributedString(localized: "Hello, **\(name)**") }
}

/// A counter that locks itself.
final class SynchronizedCounter: @unchecked Sendable {
    private(set) var value = 0

    func add() {
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        value += 1
    }
}
