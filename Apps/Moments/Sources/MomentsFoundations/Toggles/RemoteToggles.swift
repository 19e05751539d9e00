import Combine

/// Toggles as the host sets them for everybody.
@MainActor
public protocol RemoteTogglesProvider: AnyObject {
    /// What is set, by the keys of toggles: at once, then after each change.
    var values: AnyPublisher<[String: Bool], Never> { get }
}

/// Toggles of a host's configuration, read when the program starts.
@MainActor
public final class ConfiguredToggles: RemoteTogglesProvider {
    public let values: AnyPublisher<[String: Bool], Never>

    public init(_ values: [String: Bool] = [:]) { self.values = Just(values).eraseToAnyPublisher() }
}
