/// One page of a navigation stack: its bar, its back button and its content.
struct NavigationPage<Content: View> {
    @ObservedObject var entry: NavigationEntry
    let model: NavigationModel
    /// The page the back button leads to; nil for the root.
    let previous: NavigationEntry?
    let isCovered: Bool
    /// Whether it replaces the root: it then has no back button and does not slide in.
    var standsForRoot = false
    /// Whether a stack in the page takes its place.
    var hostsStack = false
    /// The page of another stack in whose place the root is.
    var place: NavigationContext?
    /// The sheet or popover around the stack, which the root's title names.
    var presentation: Presentation?
    let content: Content

    /// The page that the back button leads to, and the page that it removes; nil if there is no button.
    @MainActor private var back: (previous: NavigationEntry, entry: NavigationEntry)? {
        guard !standsForRoot, entry.bar.hidesBackButton != true, !entry.isReplacedByStack else { return nil }
        if let previous { return (previous, entry) }
        guard let place, let previous = place.previous else { return nil }
        return (previous, place.entry)
    }
}

extension NavigationPage: View {
    var body: some View {
        let bar = NavigationBar.appearance.overridden(by: entry.bar).hidden(entry.isReplacedByStack)
        let description = PageDescription(
            bar: bar,
            titleDisplay: entry.titleDisplay,
            isCovered: isCovered,
            isRoot: (previous ?? place?.previous) == nil || standsForRoot,
            slug: entry.slug
        )
        ElementContainer(description) {
            if let back { BackButton(previous: back.previous, entry: back.entry) }
            if let title = bar.title { TitleElement(kind: .title, text: title, color: bar.titleColor) }
            if let subtitle = bar.subtitle { TitleElement(kind: .subtitle, text: subtitle, color: bar.titleColor) }
            content
                .modifier(
                    BarReader(\.self, empty: NavigationBar()) { bar in
                        model.set(bar, of: entry)
                        guard previous == nil else { return }
                        presentation?.titleHandler?(bar.title)
                        if let replaced = place?.page, replaced.titleOfStack != bar.title {
                            replaced.titleOfStack = bar.title
                        }
                    }
                )
                .modifier(
                    PageEnvironment(
                        context: NavigationContext(
                            model: model,
                            entry: entry,
                            hostsStack: hostsStack,
                            column: place?.column
                        )
                    )
                )
                .modifier(ConcealmentModifier(isConcealed: isCovered))
                .modifier(HistoryLevel(source: previous == nil ? nil : .page(entry)))
        }
    }
}

/// The content of a pushed page: its view, or the destination for its value.
struct NavigationEntryContent {
    @ObservedObject var entry: NavigationEntry
    let model: NavigationModel
}

extension NavigationEntryContent: View {
    var body: some View {
        switch entry.content {
        case .root: EmptyView()
        case .view(let view): view
        case .value(let value): destination(for: value)
        }
    }

    @MainActor @ViewBuilder private func destination(for value: AnyHashable) -> some View {
        if let view = model.view(for: value) {
            view
        } else {
            ErrorView.noDestination(for: value)
        }
    }
}

extension ErrorView {
    static func noDestination(for value: AnyHashable) -> ErrorView {
        let type = String(describing: type(of: value.base))
        let message = """
            The NavigationStack has no destination for type \(type). Add .navigationDestination(for: \(type).self) to a view \
            inside the NavigationStack.
            """
        GraphIssue.report(.error, message)
        return ErrorView(message: message)
    }
}

struct PageDescription: ElementDescription {
    let bar: NavigationBar
    let titleDisplay: NavigationBarItem.TitleDisplayMode
    let isCovered: Bool
    let isRoot: Bool
    let slug: String

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        attributes.set(.titleDisplay, titleDisplay.attribute)
        attributes.set(.hidesBar, bar.isHidden ?? false)
        attributes.set(.hidesTitle, bar.removesTitle ?? false)
        attributes.set(.hidesBackButton, bar.hidesBackButton ?? false)
        attributes.set(.isRootPage, isRoot)
        if !slug.isEmpty { attributes[.addressPart] = .string(slug) }
        attributes.set(.isCovered, isCovered)
        attributes.setBar(bar.background?.resolved(in: environment), bar.backgroundVisibility)
        attributes.set(bar.tabBar, in: environment)
        if let tint = bar.tint { attributes[.tint] = .color(tint) }
        if let scheme = bar.colorScheme { attributes[.barColorScheme] = .string(scheme == .dark ? "dark" : "light") }
        return Element(.page, attributes: attributes)
    }
}

extension Attributes {
    fileprivate mutating func setBar(_ background: _ResolvedShapeStyle?, _ visibility: Visibility?) {
        if let background { self[.barBackground] = .style(background) }
        if let visibility, visibility != .automatic { self[.barBackgroundVisibility] = .string("\(visibility)") }
    }
}

/// A button that leads to the page below and shows the title of that page.
struct BackButton {
    @ObservedObject var previous: NavigationEntry
    let entry: NavigationEntry
}

extension BackButton: View {
    var body: some View {
        BackButtonElement(title: previous.bar.title ?? previous.titleOfStack) { entry.pop?() }
    }
}

struct BackButtonElement {
    let title: Text?
    let action: @MainActor () -> Void
}

extension BackButtonElement: LeafElementView {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        let title = title?.string(in: environment) ?? ""
        let name = title.isEmpty ? SystemWord.back.text(in: environment.locale) : title
        var attributes = Attributes()
        environment.describeTint(in: &attributes)
        return Element(.backButton, text: name, attributes: attributes, events: [.tap, .dismiss])
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        withTransaction(Transaction(animation: .navigation)) { action() }
    }
}

extension Animation {
    /// The animation with which pages, sheets and alerts appear and disappear.
    static var navigation: Animation { .smooth(duration: 0.35) }
}
