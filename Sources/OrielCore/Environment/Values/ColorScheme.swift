public import OrielUIKit

/// Light or dark appearance.
@frozen public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

extension ColorScheme {
    /// The scheme of a UIKit style; none for an unspecified one.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

extension UIUserInterfaceStyle {
    /// The style of a colour scheme; unspecified for none.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}
