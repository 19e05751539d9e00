/// The purpose of a button, which determines its look and position.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: String {
        case destructive, cancel, confirm, close
    }

    private let kind: Kind

    var name: String { kind.rawValue }

    /// A button that deletes or destroys data.
    public static let destructive = ButtonRole(kind: .destructive)

    /// A button that cancels an operation.
    public static let cancel = ButtonRole(kind: .cancel)

    /// A button that confirms an operation.
    public static let confirm = ButtonRole(kind: .confirm)

    /// A button that closes the surrounding presentation.
    public static let close = ButtonRole(kind: .close)
}
