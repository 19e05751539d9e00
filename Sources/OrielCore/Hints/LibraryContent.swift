// Items of the library of an editor. They have no effect: no editor shows them.

/// The views and modifiers that an app adds to the library of an editor. Has no effect: no editor shows them.
///
///     struct Library: LibraryContentProvider {
///         var views: [LibraryItem] {
///             LibraryItem(Color.red, title: "Red", category: .control)
///         }
///     }
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    /// The type that the modifiers are for.
    associatedtype ModifierBase = Any

    /// The views.
    @LibraryContentBuilder var views: [LibraryItem] { get }

    /// The modifiers, applied to a value.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Collects the items of a library.
@resultBuilder
public struct LibraryContentBuilder {
    public static func buildBlock(_ content: LibraryItem...) -> [LibraryItem] { content }
}

/// A view or modifier in the library of an editor.
public struct LibraryItem {
    /// A group of items in the library.
    public struct Category: Hashable, Sendable {
        private enum Value: Hashable { case effect, layout, control, other }
        private let value: Value

        public static let effect = Category(value: .effect)
        public static let layout = Category(value: .layout)
        public static let control = Category(value: .control)
        public static let other = Category(value: .other)
    }

    /// Whether the library shows the item.
    let isVisible: Bool
    /// The title in the library; nil for the name of the type.
    let title: String?
    /// The group in the library.
    let category: Category

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - snippet: The code that the editor inserts. It is not run.
    ///   - matchingSignature: Ignored.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType,
        visible: Bool = true,
        title: String? = nil,
        category: Category = .other,
        matchingSignature: String? = nil
    ) {
        (isVisible, self.title, self.category) = (visible, title, category)
    }
}
