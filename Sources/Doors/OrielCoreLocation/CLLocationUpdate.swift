import Foundation

/// A place of the device, in a sequence of them.
///
///     func follow() async throws {
///         for try await update in CLLocationUpdate.liveUpdates() {
///             if let location = update.location { print(location.coordinate.latitude) }
///         }
///     }
///
/// Browsers do not tell whether the device rests, so `stationary` is false.
public struct CLLocationUpdate: Sendable {
    /// The place; nil if there is none, for one of the reasons below.
    public let location: CLLocation?
    /// Whether the user does not let the page know where the device is. It is the last update.
    public let authorizationDenied: Bool
    /// Whether the browser does not know where the device is. It is the last update.
    public let locationUnavailable: Bool

    /// False: browsers do not tell it.
    public var stationary: Bool { false }
    /// False: browsers do not tell it.
    @available(*, deprecated, renamed: "stationary")
    public var isStationary: Bool { false }
    /// False: browsers tell the exact place.
    public var accuracyLimited: Bool { false }
    /// False: browsers do not distinguish it from `authorizationDenied`.
    public var authorizationDeniedGlobally: Bool { false }
    /// False: browsers do not distinguish it from `authorizationDenied`.
    public var authorizationRestricted: Bool { false }
    /// False: the sequence waits while the browser asks the user.
    public var authorizationRequestInProgress: Bool { false }

    /// What the device is used for. It has no effect.
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// Returns the places of the device, now and after each move, while the page is open. The browser asks the user
    /// first.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(manager: CLLocationManager())
    }

    /// The places of the device.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        let manager: CLLocationManager

        public func makeAsyncIterator() -> Iterator { Iterator(manager: manager) }

        /// Asks the browser for one place after the other.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            let manager: CLLocationManager
            private var last: CLLocation?
            private var hasEnded = false

            init(manager: CLLocationManager) { self.manager = manager }

            public mutating func next() async throws -> CLLocationUpdate? {
                guard !hasEnded, !Task.isCancelled else { return nil }
                switch await manager.ask(after: last) {
                case .success(let location):
                    last = location
                    return CLLocationUpdate(location: location, authorizationDenied: false, locationUnavailable: false)
                case .failure(let error):
                    hasEnded = true
                    guard !Task.isCancelled else { return nil }
                    let isDenied = error.code == .denied
                    return CLLocationUpdate(
                        location: nil,
                        authorizationDenied: isDenied,
                        locationUnavailable: !isDenied
                    )
                }
            }
        }
    }
}
