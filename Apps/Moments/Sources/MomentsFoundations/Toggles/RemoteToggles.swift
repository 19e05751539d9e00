import Combine

/// A provider of toggles that the host sets for all people.
@MainActor
public protocol RemoteTogglesProvider: AnyObject {
    /// Publishes the toggles by key: the current ones on subscription, then each change.
    var values: AnyPublisher<[String: Bool], Never> { get }
}

/// The toggles of the host's configuration, read at launch.
@MainActor
public final class ConfiguredToggles: RemoteTogglesProvider {
    public let values: AnyPublisher<[String: Bool], Never>

    public init(_ values: [String: Bool] = [:]) { self.values = Just(values).eraseToAnyPublisher() }
}
