public import Foundation

/// The traits of a page or of a view: its appearance, its size, and the text size that the user prefers.
///
/// Unlike Apple's, it is a structure. `displayScale` is 2 for all pages.
public struct UITraitCollection: Hashable, Sendable {
    public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public internal(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
    /// The pixels of a point; 0 if it is not specified.
    public internal(set) var displayScale: CGFloat = 0

    public init() {}

    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
    public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
    public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { userInterfaceIdiom = idiom }
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
    public init(accessibilityContrast: UIAccessibilityContrast) { self.accessibilityContrast = accessibilityContrast }
    public init(displayScale scale: CGFloat) { displayScale = scale }

    /// Combines the traits that collections specify; the last one wins.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        for other in traitCollections { take(other) }
    }

    private mutating func take(_ other: UITraitCollection) {
        func adopt<Value: Equatable>(_ path: WritableKeyPath<UITraitCollection, Value>, unless none: Value) {
            if other[keyPath: path] != none { self[keyPath: path] = other[keyPath: path] }
        }
        adopt(\.userInterfaceStyle, unless: .unspecified)
        adopt(\.horizontalSizeClass, unless: .unspecified)
        adopt(\.verticalSizeClass, unless: .unspecified)
        adopt(\.userInterfaceIdiom, unless: .unspecified)
        adopt(\.layoutDirection, unless: .unspecified)
        adopt(\.preferredContentSizeCategory, unless: .unspecified)
        adopt(\.accessibilityContrast, unless: .unspecified)
        adopt(\.displayScale, unless: 0)
    }

    /// Whether all traits that another collection specifies are the same in this one.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    /// Whether dynamic colours may differ from those with other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || accessibilityContrast != traitCollection?.accessibilityContrast
    }
}

/// How much space there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The direction of the language, or none.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// Whether the user prefers stronger contrasts.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

extension PageDevice.Traits {
    /// `.pad` for a window of 700 points or more on both sides, otherwise `.phone`.
    var idiom: UIUserInterfaceIdiom { min(windowSize.width, windowSize.height) >= 700 ? .pad : .phone }

    /// The traits of the page's views.
    package var collection: UITraitCollection {
        var traits = UITraitCollection(userInterfaceStyle: userInterfaceStyle)
        // The limits of the size classes are those of `PageEnvironment` in OrielServer.
        traits.horizontalSizeClass = windowSize.width >= 700 ? .regular : .compact
        traits.verticalSizeClass = windowSize.height < 450 ? .compact : .regular
        traits.userInterfaceIdiom = idiom
        traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        traits.preferredContentSizeCategory = textSize
        traits.accessibilityContrast = increasesContrast ? .high : .normal
        traits.displayScale = 2
        return traits
    }
}
