public import Foundation

/// The content of a cell, as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// Creates a view with the content.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the content for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell.
public protocol UIConfigurationState {}

/// The state of a cell, for which its content is configured.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public var isEditing = false

    public init() {}
}

/// The usual content of a row: an image, a text, and a second text below it or at the end.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = person.name
///     content.image = UIImage(systemName: "person")
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The look of a text.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines: Int
        public var alignment: NSTextAlignment = .natural
    }

    /// The look of an image.
    public struct ImageProperties {
        public var tintColor: UIColor?
        /// The size to which the image is fitted; zero for its own.
        public var maximumSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Whether the second text is at the end of the row, if there is space.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(header font: UIFont, color: UIColor = .secondaryLabel) {
        self.init(secondaryStyle: .footnote, secondaryColor: .secondaryLabel)
        (textProperties.font, textProperties.color) = (font, color)
    }

    private init(secondaryStyle: UIFont.TextStyle, secondaryColor: UIColor) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label, numberOfLines: 0)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: secondaryStyle),
            color: secondaryColor,
            numberOfLines: 0
        )
    }

    /// A row whose second text is below the first one.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondaryStyle: .subheadline, secondaryColor: .label)
    }

    /// A row whose second text is below the first one, in a secondary colour.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondaryStyle: .subheadline, secondaryColor: .secondaryLabel)
    }

    /// A row whose second text is at its end, in a secondary colour.
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration(secondaryStyle: .body, secondaryColor: .secondaryLabel)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(header: .preferredFont(forTextStyle: .headline))
    }

    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(header: .preferredFont(forTextStyle: .footnote))
    }

    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(header: .preferredFont(forTextStyle: .footnote))
    }

    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(header: .systemFont(ofSize: 20, weight: .semibold), color: .label)
    }

    /// The content of a row, which is drawn without a view of UIKit: an empty one.
    public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

private final class ListContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { willSet { drawingWillChange() } }

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}
