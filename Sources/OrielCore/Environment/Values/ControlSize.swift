/// The size of the controls in a view.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}
