public import Foundation

/// A view above or below the rows of a section.
///
///     func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
///         let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
///         header?.textLabel?.text = "Fruit"
///         return header
///     }
///
/// Its content is a content configuration, or its labels, or the subviews of `contentView`.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView, ContentCell {
    /// The identifier of a view that a table makes with the initializer without arguments.
    static var nextIdentifier: String?

    public final let reuseIdentifier: String?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates the view that `dequeueReusableHeaderFooterView` has asked for.
    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: Self.nextIdentifier) }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    /// The view for subviews of the app. It fills the view.
    public private(set) final lazy var contentView: UIView = addContentView()

    /// The labels that have been used; the main one first.
    package private(set) final var labels: [UILabel] = []

    open private(set) lazy var textLabel: UILabel? = label(.headline, .secondaryLabel, at: 0)
    open private(set) lazy var detailTextLabel: UILabel? = label(.subheadline, .secondaryLabel, at: labels.count)

    private func label(_ style: UIFont.TextStyle, _ color: UIColor, at place: Int) -> UILabel {
        drawingWillChange()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        labels.insert(label, at: place)
        return label
    }

    /// The view behind the content.
    open var backgroundView: UIView? { willSet { drawingWillChange() } }

    /// The content as a value; nil to show labels or subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellConfiguration.content }
        set { setContent(newValue) }
    }
    package final var cellConfiguration = CellConfiguration()

    /// The usual content of a header or footer of a grouped table.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    /// Called before Apple's tables show another section in the view. Never called here: a view stays with its section.
    open func prepareForReuse() {}
}
