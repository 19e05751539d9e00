public import Foundation

/// A row of a collection that is a list.
///
///     cell.accessories = [.disclosureIndicator()]
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    /// What is at the ends of the row.
    open var accessories: [UICellAccessory] = [] { willSet { drawingWillChange() } }
    /// The number of steps by which the content is indented.
    open var indentationLevel = 0 { willSet { if newValue != indentationLevel { drawingWillChange() } } }
    /// The length of a step in points.
    open var indentationWidth: CGFloat = 10 { willSet { if newValue != indentationWidth { drawingWillChange() } } }

    /// The usual content of a row; in a list, that of a header or footer if the cell is one.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch place {
        case .row: .cell()
        case .header(.plain): .plainHeader()
        case .header(.sidebar), .header(.sidebarPlain): .sidebarHeader()
        case .header: .groupedHeader()
        case .footer(.plain): .plainFooter()
        case .footer: .groupedFooter()
        }
    }

    /// What the cell is in its list.
    package enum Place: Equatable {
        case row
        case header(UICollectionLayoutListConfiguration.Appearance)
        case footer(UICollectionLayoutListConfiguration.Appearance)
    }

    /// Set before the app fills the cell.
    package final var place = Place.row
}

/// Something at an end of a row: an arrow, a mark, a button, a text or a view.
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

    /// The end of the row at which a view is shown.
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    package enum Kind {
        case disclosureIndicator, checkmark
        case detail(() -> Void)
        case label(String)
        case view(UIView)
    }

    package let kind: Kind
    package let displayed: DisplayedState
    package var isLeading = false
    package var tint: UIColor?
    package var isHidden = false

    private init(_ kind: Kind, _ displayed: DisplayedState) {
        self.kind = kind
        self.displayed = displayed
    }

    // MARK: - Kinds

    /// The look of an arrow.
    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool
        /// The colour of the arrow; nil for a grey one.
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// An arrow for a row that shows another page.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.disclosureIndicator, displayed)
        (accessory.isHidden, accessory.tint) = (options.isHidden, options.tintColor)
        return accessory
    }

    /// The look of a mark.
    public struct CheckmarkOptions {
        public var isHidden: Bool
        /// The colour of the mark; nil for the tint of the cell.
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// A mark for a chosen row.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.checkmark, displayed)
        (accessory.isHidden, accessory.tint) = (options.isHidden, options.tintColor)
        return accessory
    }

    /// The look of a button for details.
    public struct DetailOptions {
        public var isHidden: Bool
        /// The colour of the button; nil for the tint of the cell.
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.detail(actionHandler ?? {}), displayed)
        (accessory.isHidden, accessory.tint) = (options.isHidden, options.tintColor)
        return accessory
    }

    /// The look of a text.
    public struct LabelOptions {
        public var isHidden: Bool
        /// The colour of the text; nil for a grey one.
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// A short text, such as a number.
    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label(text), displayed)
        (accessory.isHidden, accessory.tint) = (options.isHidden, options.tintColor)
        return accessory
    }

    /// A view and its place.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        /// The tint of a view without its own; nil for the tint of the cell.
        public var tintColor: UIColor?

        public init(customView: UIView, placement: Placement, isHidden: Bool = false, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
            self.customView = customView
            self.placement = placement
        }
    }

    /// A view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var accessory: UICellAccessory
        switch configuration.placement {
        case .leading(let displayed):
            accessory = UICellAccessory(.view(configuration.customView), displayed)
            accessory.isLeading = true
        case .trailing(let displayed):
            accessory = UICellAccessory(.view(configuration.customView), displayed)
        }
        (accessory.isHidden, accessory.tint) = (configuration.isHidden, configuration.tintColor)
        return accessory
    }

    @available(*, unavailable, message: "Rows that the data source can move are moved by dragging.")
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        fatalError("unavailable")
    }

    @available(*, unavailable, message: "Use a trailing swipe action that deletes the row.")
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { fatalError("unavailable") }
}
