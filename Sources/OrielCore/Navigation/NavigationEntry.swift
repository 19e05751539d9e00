/// A page of a stack: its content and its bar settings.
@MainActor
final class NavigationEntry: PageObject, Identifiable {
    /// The content of a page.
    enum Content {
        case root
        /// A value, shown by the stack's destination for its type.
        case value(AnyHashable)
        /// A view passed by a link or a modifier.
        case view(AnyView)
    }

    nonisolated let id: Int
    private(set) var content: Content { willSet { willChange() } }
    var bar = NavigationBar() { willSet { willChange() } }
    /// The size of the title: set by the page, or inherited from the page below.
    var titleDisplay = NavigationBarItem.TitleDisplayMode.large { willSet { willChange() } }
    /// Whether a stack takes the place of the page.
    var isReplacedByStack = false { willSet { willChange() } }
    /// The title of the first page of that stack.
    var titleOfStack: Text? { willSet { willChange() } }
    /// The name of the page in an address.
    var slug: String
    /// The environment objects of the link that led here.
    var environment = EnvironmentValues()
    /// Called when the page is popped, to notify the owner of the page; nil if there is none.
    var didPop: (() -> Void)?
    /// The presentation through which the views of the page dismiss it.
    private(set) lazy var presentation = Presentation { [weak self] in
        if let self { self.pop?() }
    }
    var pop: (() -> Void)?

    init(id: Int, content: Content, slug: String = "") {
        self.id = id
        self.content = content
        self.slug = slug
    }

    var value: AnyHashable? {
        if case .value(let value) = content { value } else { nil }
    }

    func show(_ view: AnyView) { content = .view(view) }

    /// Makes the page read its destination again.
    func destinationDidChange() { willChange() }
}
