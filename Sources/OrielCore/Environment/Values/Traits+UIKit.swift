public import OrielUIKit

extension UIContentSizeCategory {
    /// Creates the size of UIKit; unspecified for nil.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.map { UIContentSizeCategory.ordered[$0.rawValue] } ?? .unspecified
    }

    /// Creates the size of UIKit; unspecified for nil.
    public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory.map { DynamicTypeSize($0) }) }
}

extension DynamicTypeSize {
    /// Creates the size for that of UIKit; nil for an unspecified one.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let place = UIContentSizeCategory.ordered.firstIndex(of: uiSizeCategory) else { return nil }
        self.init(rawValue: place)
    }
}

extension ContentSizeCategory {
    /// Creates the size for that of UIKit; nil for an unspecified one.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }
}

extension UserInterfaceSizeClass {
    /// Creates the class for that of UIKit; nil for an unspecified one.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .unspecified: return nil
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Creates the class of UIKit; unspecified for nil.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}

extension LayoutDirection {
    /// Creates the direction for that of UIKit; nil for an unspecified one.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .unspecified: return nil
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// Creates the direction of UIKit.
    public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
