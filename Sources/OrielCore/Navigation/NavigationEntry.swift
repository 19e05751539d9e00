import OrielCombine

/// One page of a stack: what it shows and what it has said about its bar.
@MainActor
final class NavigationEntry: ObservableObject, Identifiable {
    /// What put the page on the stack.
    enum Content {
        case root
        /// A value, shown by the stack's destination for its type.
        case value(AnyHashable)
        /// A view that a link or a modifier has handed over.
        case view(AnyView)
    }

    nonisolated let id: Int
    @Published private(set) var content: Content
    @Published var bar = NavigationBar()
    /// How large the title is: as the page says, or as that of the page below.
    @Published var titleDisplay = NavigationBarItem.TitleDisplayMode.large
    /// What the page is called in an address.
    var slug: String
    /// The environment objects of the link that led here.
    var environment = EnvironmentValues()
    /// Tells who put the page there that it is gone; nil if nobody wants to know.
    var didPop: (() -> Void)?
    /// Identifies whoever handed the view over, who may replace or withdraw it.
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

    /// Has the page ask for its destination again.
    func destinationDidChange() { objectWillChange.send() }
}
