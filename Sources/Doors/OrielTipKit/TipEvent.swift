public import Foundation

extension Tips {
    /// Something that a reader does several times before a tip is shown.
    ///
    ///     static let didOpenList = Event(id: "didOpenList")
    ///
    ///     var rules: [Rule] { #Rule(Self.didOpenList) { $0.donations.count >= 3 } }
    ///
    /// The browser keeps the last 40 times at which it happened.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        public let id: String

        /// Creates an event with information about each time.
        @_disfavoredOverload
        public init(id: String) { self.id = id }

        /// What has happened, the oldest first.
        public var donations: [Donation] {
            TipStore.current.donations(of: id).map { record in
                let info = record.info.flatMap { try? JSONDecoder().decode(DonationInfo.self, from: Data($0.utf8)) }
                return Donation(date: Date(timeIntervalSince1970: record.time), info: info)
            }
        }

        /// One of the times at which something has happened.
        @dynamicMemberLookup
        public struct Donation: Sendable {
            public let date: Date
            /// Nil if the browser has kept what a former version of the app cannot read.
            public let info: DonationInfo?

            public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value? {
                info?[keyPath: path]
            }
        }

        /// Notes that it has happened.
        public func donate(_ donation: DonationInfo) async { sendDonation(donation) }

        /// Notes that it has happened. Information that JSON cannot hold, such as an infinite number, is left out.
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            let data = DonationInfo.self == EmptyDonation.self ? nil : try? JSONEncoder().encode(donation)
            TipStore.current.donate(id, info: data.map { String(decoding: $0, as: UTF8.self) })
            completion?()
        }
    }

    /// The information of an event that has none.
    public struct EmptyDonation: Codable, Hashable, Sendable {
        public init() {}
    }

    /// A range of time that ends now.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval

        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)

        public static func minutes(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: 60 * Double(count))
        }
        public static func hours(_ count: Int) -> DonationTimeRange { minutes(60 * count) }
        public static func days(_ count: Int) -> DonationTimeRange { hours(24 * count) }
        public static func weeks(_ count: Int) -> DonationTimeRange { days(7 * count) }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    public init(id: String) { self.id = id }

    /// Notes that it has happened.
    public func donate() async { sendDonation() }

    /// Notes that it has happened.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
        sendDonation(Tips.EmptyDonation(), completion)
    }
}

extension Array {
    /// Returns what has happened within a range of time that ends now.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Tips.Event<Info>.Donation]
    where Element == Tips.Event<Info>.Donation {
        let start = TipStore.current.now.addingTimeInterval(-range.seconds)
        return filter { $0.date >= start }
    }
}
