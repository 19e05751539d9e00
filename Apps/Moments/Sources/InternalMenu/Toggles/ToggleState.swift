/// The state of a toggle in the menu.
public struct ToggleState: Identifiable, Equatable, Sendable {
    /// The toggle's key.
    public let id: String
    /// The key converted to readable words.
    public let words: String
    public let isOn: Bool
    /// The person's override; nil follows the host.
    public let choice: Bool?
}
