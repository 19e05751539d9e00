import Combine

/// Which toggles are on, for the person at the browser.
@MainActor
public protocol TogglesDataStoreType: AnyObject {
    /// All that can be changed, in the order in which they were registered.
    var toggles: [any ToggleType] { get }

    func isToggleOn(_ toggle: some ToggleType) -> Bool

    /// Whether a toggle is on: at once, then after each change.
    func publisher(for toggle: some ToggleType) -> AnyPublisher<Bool, Never>

    /// What the person has chosen; nil follows the host.
    func override(of toggle: some ToggleType) -> Bool?

    /// Chooses for the person; nil follows the host again.
    func setOverride(of toggle: some ToggleType, to isOn: Bool?)
}
