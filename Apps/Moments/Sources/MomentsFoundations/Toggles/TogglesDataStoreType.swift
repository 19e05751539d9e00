import Combine

/// A store of the toggles for the current person.
@MainActor
public protocol TogglesDataStoreType: AnyObject {
    /// The changeable toggles, in order of registration.
    var toggles: [any ToggleType] { get }

    func isToggleOn(_ toggle: some ToggleType) -> Bool

    /// Publishes a toggle's state: the current one on subscription, then each change.
    func publisher(for toggle: some ToggleType) -> AnyPublisher<Bool, Never>

    /// Returns the person's override; nil follows the host.
    func override(of toggle: some ToggleType) -> Bool?

    /// Sets the person's override; nil follows the host.
    func setOverride(of toggle: some ToggleType, to isOn: Bool?)
}
