/// Makes its content a tab, with a label in the tab bar.
struct TabItemModifier<Label: View> {
    @Environment(\.tabContext) private var model
    @NodeReference private var node
    @State private var holder = TabHolder()
    let label: Label
    /// Nil if a tag modifier provides the tag, or if there is none.
    let tag: AnyHashable?
    let role: TabRole?
    /// The badge of the content; nil if it has none.
    let badge: BadgeOfTab?

    nonisolated init(label: Label, tag: AnyHashable? = nil, role: TabRole? = nil, badge: BadgeOfTab? = nil) {
        self.label = label
        self.tag = tag
        self.role = role
        self.badge = badge
    }
}

extension TabItemModifier: ViewModifier {
    @ViewBuilder
    func body(content: Content) -> some View {
        if let model {
            let tag = tag ?? node?.tagBelowTabView ?? (content.slot.inspectedContent as? any TagPeeking)?.peekedTag
            TabElements(tab: holder.tab(of: model, tag: tag), role: role, badge: badge, label: label) { content }
        } else {
            content
        }
    }
}

/// Keeps the record of a tab for the lifetime of its view.
@MainActor
private final class TabHolder {
    private var tab: TabRecord?

    nonisolated init() {}

    func tab(of model: TabModel, tag: AnyHashable?) -> TabRecord {
        if let tab, tab.model === model {
            if let tag { tab.tag = tag }
            return tab
        }
        let new = TabRecord(tag: tag ?? model.makeTag())
        new.model = model
        model.add(new)
        tab = new
        return new
    }

    isolated deinit {
        if let tab { tab.model?.remove(tab) }
    }
}

/// A tab's label, and its content once the tab has been selected.
private struct TabElements<Label: View, Content: View> {
    @ObservedObject var tab: TabRecord
    @NodeReference private var node
    let role: TabRole?
    let badge: BadgeOfTab?
    let label: Label
    let content: Content

    init(
        tab: TabRecord,
        role: TabRole?,
        badge: BadgeOfTab?,
        label: Label,
        @ViewBuilder content: () -> Content
    ) {
        self.tab = tab
        self.role = role
        self.badge = badge
        self.label = label
        self.content = content()
    }
}

extension TabElements: View {
    var body: some View {
        let isSelected = tab.isSelected
        let description = TabItemDescription(isSelected: isSelected, role: role, badge: badge?.text, slug: tab.slug) {
            // As on a phone, a tap on the selected tab leads to its root, then to the top.
            if isSelected, let node { node.graph.history.returnToRoot(of: node) }
            tab.model?.select(tab.tag)
        }
        ElementContainer(description) { ChangedTabLabel(label) }
        ElementContainer(TabDescription(isSelected: isSelected, slug: tab.slug, bar: tab.bar)) {
            if tab.wasVisited {
                content
                    .modifier(TabAccessoryModifier())
                    .modifier(BarReader(\.tabBar, empty: TabBarSettings()) { tab.barDidChange(to: $0) })
                    .modifier(TabContentEnvironment(hasBadge: badge != nil))
                    .modifier(ConcealmentModifier(isConcealed: !isSelected))
                    .modifier(HistoryLevel(source: .tab(slug: tab.slug)))
                    .modifier(HistoryRefresh(value: isSelected))
            }
        }
    }
}

private struct TabDescription: ElementDescription {
    let isSelected: Bool
    /// The tab's part of an address.
    let slug: String
    let bar: TabBarSettings

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        attributes.set(.isSelected, isSelected)
        if !slug.isEmpty { attributes[.addressPart] = .string(slug) }
        attributes.set(bar, in: environment)
        return Element(.tab, attributes: attributes)
    }
}

/// The environment of a tab's content, without the tab's own values.
private struct TabContentEnvironment: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    let hasBadge: Bool

    func write(to values: inout EnvironmentValues) {
        if values.hasBadgeOfTab != hasBadge { values.hasBadgeOfTab = hasBadge }
        values.tabContext = nil
        values.tabBadge = nil
        values.tabLabelChanges = []
        values.tabSidebar = TabSidebar()
    }
}

/// Marks the navigation history as outdated when a value it does not observe changes.
private struct HistoryRefresh: ViewModifier, BehaviorModifier {
    typealias Body = Never

    let value: Bool

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) {
        if old.value != value { node.graph.history.setOutdated() }
    }
}

struct TabItemDescription: ElementDescription {
    let isSelected: Bool
    let role: TabRole?
    /// The badge of the content, unless a modifier around the tab sets another one.
    let badge: Text?
    /// The tab's part of an address.
    let slug: String
    let select: @MainActor () -> Void

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        attributes.set(.isSelected, isSelected)
        attributes.set(.badge, (environment.tabBadge ?? badge)?.string(in: environment))
        if role == .search { attributes[.role] = .string("search") }
        attributes.set(.isDisabled, !environment.isEnabled)
        environment.describeTint(in: &attributes)
        return Element(.tabItem, attributes: attributes, events: .tap)
    }

    var addressSlug: String? { slug.isEmpty ? nil : slug }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .tap { select() }
    }
}

extension TabRecord {
    /// The tab's part of an address; empty for the first tab.
    var slug: String { model?.tabs.first === self ? "" : AddressSlug.of(tag) }
}

extension ViewNode {
    /// The tag between this node and the `TabView` around it; the outermost one applies.
    final var tagBelowTabView: AnyHashable? {
        var tag: AnyHashable?
        var ancestor = parent
        while let current = ancestor, !current.isTabViewElement {
            tag = (current as? any TaggedNode).map { erased($0.tagValue) } ?? tag
            ancestor = current.parent
        }
        return tag
    }

    fileprivate final var isTabViewElement: Bool {
        elementNode?.element.kind == .tabView
    }
}

private func erased(_ tag: some Hashable) -> AnyHashable { AnyHashable(tag) }

extension View {
    /// Sets the label for this view's tab in a `TabView`.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(
            TabItemModifier(
                label: label(),
                tag: (self as? any TagBearing)?.tagInside,
                badge: (self as? any BadgeBearing)?.badgeInside
            )
        )
    }
}

extension ElementContainer: ApartView where Description == TabItemDescription {}
