public import Foundation
public import OrielCore

/// The settings of all tips, and the types that describe one.
public enum Tips {
    /// Whether a tip waits for its rules, may be shown, or is not shown any more.
    public enum Status: Hashable, Sendable {
        case pending
        case available
        case invalidated(InvalidationReason)
    }

    /// Why a tip is not shown any more.
    public enum InvalidationReason: String, Hashable, Sendable, Codable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        let label: Text
        public let handler: @Sendable () -> Void

        public init(
            id: String? = nil,
            perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            self.label = label()
            self.id = id ?? UUID().uuidString
            self.handler = handler
            index = nil
        }

        @_disfavoredOverload
        public init(
            id: String? = nil,
            title: some StringProtocol,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let title = String(title)
            self.init(id: id ?? title, perform: handler) { Text(LocalizedStringKey(title)) }
        }

        private init(_ action: Action, index: Int?, handler: @escaping @Sendable () -> Void) {
            (id, label) = (action.id, action.label)
            (self.index, self.handler) = (index, handler)
        }

        func at(_ index: Int) -> Action { Action(self, index: index, handler: handler) }

        func performing(_ handler: @escaping @Sendable () -> Void) -> Action {
            Action(self, index: index, handler: handler)
        }
    }

    /// Something that has to be true before a tip is shown; the macro `Rule` makes one.
    public struct Rule: Sendable {
        let isMet: @Sendable () -> Bool

        public init<A>(_ a: Parameter<A>, body: @escaping @Sendable (A) -> Bool) {
            isMet = { body(a.wrappedValue) }
        }

        public init<A, B>(_ a: Parameter<A>, _ b: Parameter<B>, body: @escaping @Sendable (A, B) -> Bool) {
            isMet = { body(a.wrappedValue, b.wrappedValue) }
        }

        public init<A, B, C>(
            _ a: Parameter<A>,
            _ b: Parameter<B>,
            _ c: Parameter<C>,
            body: @escaping @Sendable (A, B, C) -> Bool
        ) {
            isMet = { body(a.wrappedValue, b.wrappedValue, c.wrappedValue) }
        }

        public init<DonationInfo>(
            _ event: Event<DonationInfo>,
            body: @escaping @Sendable (Event<DonationInfo>) -> Bool
        ) {
            isMet = { body(event) }
        }
    }

    // MARK: - Configuration

    /// A setting of all tips of a page.
    public struct ConfigurationOption: Sendable {
        let apply: @Sendable (inout TipSettings) -> Void

        /// How often a tip is shown that was not shown before.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption { $0.interval = frequency.interval }
        }

        /// Where tips are stored. Has no effect: the browser of the reader keeps them.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption { _ in }
        }

        /// How tips are shared between devices. Has no effect: the browser of the reader keeps them.
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption { _ in }
        }

        /// How often a tip is shown that was not shown before.
        public struct DisplayFrequency: Hashable, Sendable {
            let interval: TimeInterval

            /// As soon as its rules are met.
            public static let immediate = DisplayFrequency(interval: 0)
            public static let hourly = DisplayFrequency(interval: 3600)
            public static let daily = DisplayFrequency(interval: 86_400)
            public static let weekly = DisplayFrequency(interval: 7 * 86_400)
            public static let monthly = DisplayFrequency(interval: 30 * 86_400)
        }

        /// A place for tips.
        public struct DatastoreLocation: Hashable, Sendable {
            private let name: String

            public static let applicationDefault = DatastoreLocation(name: "")

            public static func groupContainer(identifier: String) -> DatastoreLocation {
                DatastoreLocation(name: identifier)
            }

            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(name: url.absoluteString) }
        }

        /// A container that devices share.
        public struct CloudKitContainer: Hashable, Sendable {
            private let name: String

            public static let automatic = CloudKitContainer(name: "")

            public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer(name: name) }
        }
    }

    /// Allows tips to be shown. Called in the code of a page, it is valid for the page, elsewhere for all pages.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        var settings = TipSettings()
        for option in options { option.apply(&settings) }
        TipStore.configure(settings)
    }

    /// Forgets what the reader has seen.
    public static func resetDatastore() throws { TipStore.current.reset() }

    /// Shows all tips, whatever their rules and their readers say.
    public static func showAllTipsForTesting() { TipStore.current.override(.all(true)) }

    /// Shows no tips.
    public static func hideAllTipsForTesting() { TipStore.current.override(.all(false)) }

    /// Shows the tips of some types, whatever their rules and their readers say.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        TipStore.current.override(.some(tips.map { String(describing: $0) }, true))
    }

    /// Shows no tips of some types.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        TipStore.current.override(.some(tips.map { String(describing: $0) }, false))
    }
}

/// The settings of the tips of a page.
struct TipSettings: Sendable {
    /// The least time between two tips in seconds.
    var interval: TimeInterval = 0
}
