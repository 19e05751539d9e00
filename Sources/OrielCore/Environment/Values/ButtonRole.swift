/// What a button is for, so that it can look and stand accordingly.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: String {
        case destructive, cancel, confirm, close
    }

    private let kind: Kind

    var name: String { kind.rawValue }

    /// The button deletes or destroys.
    public static let destructive = ButtonRole(kind: .destructive)

    /// The button leaves without doing anything.
    public static let cancel = ButtonRole(kind: .cancel)

    /// The button confirms.
    public static let confirm = ButtonRole(kind: .confirm)

    /// The button closes what it stands in.
    public static let close = ButtonRole(kind: .close)
}
