/// A toggle as the menu shows it.
public struct ToggleState: Identifiable, Equatable, Sendable {
    /// The toggle's key.
    public let id: String
    /// The key in words.
    public let words: String
    public let isOn: Bool
    /// What the person has chosen; nil where it is as the host has set it.
    public let choice: Bool?
}
