public import OrielUIKit

/// Light or dark appearance.
@frozen public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

extension ColorScheme {
    /// Creates the scheme for a UIKit style; nil for an unspecified one.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

extension UIUserInterfaceStyle {
    /// Creates the style for a colour scheme; unspecified for nil.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}
