/// What assistive technology learns about a view.
package struct ViewAccessibility: Equatable {
    package var label: String?
    package var hint: String?
    package var value: String?
    package var identifier: String?
    package var traits = UIAccessibilityTraits.none
    package var isElement: Bool?
    package var hidesElements = false

    package init() {}
}

extension UIView {
    /// The text that assistive technology reads for the view.
    public var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }

    public var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    public var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }

    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }

    /// Whether the view, with all that is in it, is one element of assistive technology. Views with a label are.
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? (accessibility.label != nil) }
        set { accessibility.isElement = newValue }
    }

    public var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
}

/// The role of a view for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
