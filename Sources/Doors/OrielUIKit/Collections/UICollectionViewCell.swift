import Foundation

/// An item of a collection. Its content is a content configuration, or the subviews of `contentView`.
///
///     cell.configurationUpdateHandler = { cell, state in
///         cell.alpha = state.isSelected ? 1 : 0.5
///     }
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView, SelectableCell {
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The view for subviews of the app. It fills the cell.
    public private(set) final lazy var contentView: UIView = addContentView()

    /// The view behind the content.
    open var backgroundView: UIView? { willSet { drawingWillChange() } }
    /// The view behind the content of a selected cell, in front of the `backgroundView`.
    open var selectedBackgroundView: UIView? { willSet { drawingWillChange() } }

    open var isSelected = false {
        willSet { if newValue != isSelected { drawingWillChange() } }
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }
    /// Whether the cell is pressed. Browsers do not report it, so apps can set it only.
    open var isHighlighted = false {
        willSet { if newValue != isHighlighted { drawingWillChange() } }
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: - Configuration

    /// The content of the cell as a value; nil to show the subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellConfiguration.content }
        set { setContent(newValue) }
    }
    package final var cellConfiguration = CellConfiguration()

    /// What is behind the content, as a value; nil for the `backgroundColor` and the `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { willSet { drawingWillChange() } }

    open var configurationState: UICellConfigurationState { currentState }

    /// Called when the cell has been made, and when its state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Updates the configurations for the state at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    /// Updates the configurations for a state. Unless a subclass overrides it, the `configurationUpdateHandler` does.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
