public import Foundation

/// A control that runs actions.
///
///     let button = UIButton(type: .system)
///     button.setTitle("Send", for: .normal)
///     button.addAction(UIAction { _ in send() }, for: .touchUpInside)
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// The look of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    public private(set) final var buttonType = ButtonType.custom

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        use(primaryAction)
    }

    /// Creates a button whose title and image are those of its action, unless it has its own.
    public convenience init(type: ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero)
        buttonType = type
        use(primaryAction)
    }

    public convenience init(type: ButtonType = .system) { self.init(type: type, primaryAction: nil) }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    private func use(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { titles[State.normal.rawValue] = action.title }
        images[State.normal.rawValue] = action.image
        addAction(action, for: .primaryActionTriggered)
    }

    open var configuration: Configuration? { willSet { drawingWillChange() } }

    /// Changes the configuration when the state of a button has changed.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// Called when it is set, and after each change of `isEnabled` and `isSelected`. Unlike Apple's, not while the
    /// button is pressed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Calls `updateConfiguration()`.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    /// Calls the handler. Subclasses override it to change the configuration by the state of the button.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { updateConfiguration() } } }
    open override var isSelected: Bool { didSet { if isSelected != oldValue { updateConfiguration() } } }

    /// Whether a tap selects the button, or another one deselects it, before its actions run.
    ///
    /// A button that shows a menu as its primary action has the title of the action with a mark, or of the first one.
    open var changesSelectionAsPrimaryAction = false {
        willSet { if newValue != changesSelectionAsPrimaryAction { drawingWillChange() } }
    }
    /// Has no effect: browsers show the same pointer on all buttons.
    open var isPointerInteractionEnabled = false

    /// The distances of the title and the image from the edges of a button without a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        willSet { if newValue != contentEdgeInsets { drawingWillChange() } }
    }
    /// The font and the lines of the title. Set its text with `setTitle(_:for:)`.
    public private(set) final lazy var titleLabel: UILabel? = {
        let label = ButtonTitleLabel()
        label.owner = self
        label.font = .systemFont(ofSize: 17)
        return label
    }()

    /// The menu that the button shows on a tap, if `showsMenuAsPrimaryAction` is true.
    open var menu: UIMenu? { willSet { drawingWillChange() } }
    open var showsMenuAsPrimaryAction = false {
        willSet { if newValue != showsMenuAsPrimaryAction { drawingWillChange() } }
    }

    private var titles: [UInt: String] = [:] { willSet { if newValue != titles { drawingWillChange() } } }
    private var styledTitles: [UInt: NSAttributedString] = [:] { willSet { drawingWillChange() } }
    private var colors: [UInt: UIColor] = [:] { willSet { if newValue != colors { drawingWillChange() } } }
    private var images: [UInt: UIImage] = [:] { willSet { if newValue != images { drawingWillChange() } } }

    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        styledTitles[state.rawValue] = title
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
    open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }

    private var backgrounds: [UInt: UIImage] = [:] { willSet { if newValue != backgrounds { drawingWillChange() } } }
    private var symbols: [UInt: UIImage.SymbolConfiguration] = [:] { willSet { drawingWillChange() } }

    /// Sets an image behind the title of a button without a configuration, in the size of the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state.rawValue] = image }

    /// Sets the size and the weight of the symbols of a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) { symbols[state.rawValue] = configuration }

    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbols[state.rawValue]
    }

    open func title(for state: State) -> String? { titles[state.rawValue] }
    open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles[state.rawValue] }
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] }
    open func image(for state: State) -> UIImage? { images[state.rawValue] }

    private func current<Value>(_ values: [UInt: Value]) -> Value? {
        values[state.rawValue] ?? values[State.normal.rawValue]
    }

    public var currentTitle: String? { chosenTitle ?? current(titles) }

    /// The title of the action that people have chosen in the menu.
    private var chosenTitle: String? {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
        return (menu.selectedElements.first ?? menu.children.first)?.title
    }
    public var currentAttributedTitle: NSAttributedString? { current(styledTitles) }
    public var currentTitleColor: UIColor { current(colors) ?? (buttonType == .custom ? .white : tintColor) }
    public var currentImage: UIImage? { current(images) }
    public var currentBackgroundImage: UIImage? { current(backgrounds) }
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { current(symbols) }
    /// The title's colour, if the app has set one.
    package var ownTitleColor: UIColor? { current(colors) }

    override var sentEvents: Event { [.touchUpInside, .primaryActionTriggered, .menuActionTriggered] }

    package func userDidTap() {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}

/// The label of a button: its changes change the button.
private final class ButtonTitleLabel: UILabel {
    weak var owner: UIButton?

    override var font: UIFont! { willSet { owner?.drawingWillChange() } }
    override var textColor: UIColor! { willSet { owner?.drawingWillChange() } }
    override var numberOfLines: Int { willSet { owner?.drawingWillChange() } }
    override var textAlignment: NSTextAlignment { willSet { owner?.drawingWillChange() } }
    override var text: String? {
        get { owner?.currentTitle }
        set { UIView.warn("The title of a UIButton is set with setTitle(_:for:), not with its titleLabel.") }
    }
}

extension UIButton {
    /// The look and the content of a button.
    public struct Configuration {
        /// The background of a button.
        package enum Style { case plain, gray, tinted, filled }

        /// The side of the title on which the image is.
        public enum ImagePlacement: Sendable { case leading, trailing, top, bottom }

        /// The corners of the background.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

        /// The size of a button.
        public enum Size: Int, Sendable { case medium, small, mini, large }

        package let style: Style
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePlacement = ImagePlacement.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var contentInsets: NSDirectionalEdgeInsets
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var showsActivityIndicator = false
        /// The colour, the edge and the corners of the background. Its insets and its view have no effect.
        public var background: UIBackgroundConfiguration = {
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = nil
            return background
        }()
        /// The look of the symbol; nil for that of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleAlignment = TitleAlignment.automatic

        /// The place of the title above or below the subtitle.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        private init(_ style: Style) {
            self.style = style
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Returns this configuration: the look of a state is that of the style sheet.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}
