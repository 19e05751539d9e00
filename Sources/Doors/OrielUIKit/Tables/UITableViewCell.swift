public import Foundation

/// A row of a table.
///
/// Its content is a content configuration, or the subviews of `contentView`, or its labels. Unlike Apple's, a cell stays with its row until the
/// row is reloaded, so `prepareForReuse()` is called only before a reloaded row gets a new cell.
@MainActor @preconcurrency
open class UITableViewCell: UIView, SelectableCell {
    /// The places of the labels.
    public enum CellStyle: Int, Sendable {
        /// An image and a label.
        case `default`
        /// With a second label at the end.
        case value1
        /// With a second label after the first one.
        case value2
        /// With a second label below.
        case subtitle
    }

    /// What is shown at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The look of a selected row. All but `none` are the same.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    /// How a row is edited.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// The style and the identifier of a cell that `dequeueReusableCell` makes with the initializer without arguments.
    static var next: (style: CellStyle, identifier: String?) = (.default, nil)

    package let style: CellStyle
    public let reuseIdentifier: String?

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates the cell that `dequeueReusableCell` has asked for. The initializer of `NSObject`, which makes an object of a class that is known
    /// at run time only, ends here, and subclasses that override the other initializers inherit it.
    public convenience override init(frame: CGRect) {
        self.init(style: Self.next.style, reuseIdentifier: Self.next.identifier)
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    /// The view for subviews of the app. It fills the row.
    public private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    package private(set) var hasLabels = false

    /// The content of the row as a value; nil to show labels or subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellConfiguration.content }
        set { setContent(newValue) }
    }
    package final var cellConfiguration = CellConfiguration()

    /// Whether the row shows the subviews of `contentView`.
    package var showsSubviews: Bool { contentConfiguration == nil && !hasLabels }

    /// The usual content for the style of the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open private(set) lazy var textLabel: UILabel? = label(.body, .label)
    open private(set) lazy var detailTextLabel: UILabel? =
        style == .default ? nil : label(style == .subtitle ? .subheadline : .body, .secondaryLabel)
    open private(set) lazy var imageView: UIImageView? = {
        noteLabels()
        return UIImageView()
    }()

    private func label(_ textStyle: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        noteLabels()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: textStyle)
        label.textColor = color
        return label
    }

    private func noteLabels() {
        drawingWillChange()
        hasLabels = true
    }

    open var accessoryType = AccessoryType.none { willSet { if newValue != accessoryType { drawingWillChange() } } }
    /// A view at the end of the row, in place of the accessory.
    open var accessoryView: UIView? { willSet { drawingWillChange() } }
    open var selectionStyle = SelectionStyle.default {
        willSet { if newValue != selectionStyle { drawingWillChange() } }
    }
    open private(set) var isSelected = false
    /// Whether the row is pressed. Browsers do not report it, so apps can set it only.
    open private(set) var isHighlighted = false
    /// The distances of the line under the row; the left one takes effect.
    open var separatorInset: UIEdgeInsets? { willSet { drawingWillChange() } }

    /// Called when the row is selected or no longer selected.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelected else { return }
        isSelected = selected
        setNeedsUpdateConfiguration()
    }

    /// Sets whether the row is pressed.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlighted else { return }
        isHighlighted = highlighted
        setNeedsUpdateConfiguration()
    }

    // MARK: - Configuration

    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// What is behind the content, as a value; nil for the `backgroundColor`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { willSet { drawingWillChange() } }

    open var configurationState: UICellConfigurationState { currentState }

    /// Called when the cell has been made, and when its state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Updates the configurations for the state at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    /// Updates the configurations for a state. Unless a subclass overrides it, the `configurationUpdateHandler` does.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Called before the row of the cell gets a new cell.
    open func prepareForReuse() {}
}
