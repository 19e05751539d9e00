import Foundation
import OrielUIKit

/// A view that shows one of several views at a time and lets the user switch between them.
///
///     TabView(selection: $tab) {
///         FeedView().tabItem { Label("Feed", systemImage: "house") }.tag(Tab.feed)
///         ProfileView().tabItem { Label("Profile", systemImage: "person") }.tag(Tab.profile)
///     }
///
/// The content of a tab is created when the tab is first selected, and then keeps its state. With the style
/// `sidebarAdaptable`, the tabs are in a sidebar if the window is at least 900 points wide. Sections of tabs and
/// customisation are not implemented.
public struct TabView<SelectionValue: Hashable, Content> {
    @StateObject private var model = TabModel()
    @Environment(\.tabViewStyle) private var style
    @Environment(\.horizontalSizeClass) private var sizeClass
    private let selection: TabSelection?
    private let content: Content

    nonisolated init(selection: TabSelection?, views: Content) {
        self.selection = selection
        content = views
    }
}

/// Access to a selection owned by the app.
struct TabSelection {
    let read: () -> AnyHashable?
    let write: (AnyHashable) -> Void

    init<Value: Hashable>(_ binding: Binding<Value>) {
        read = { AnyHashable(binding.wrappedValue) }
        write = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    }

    /// Tags usually have the wrapped type of an optional binding.
    init<Value: Hashable>(optional binding: Binding<Value?>) {
        read = { binding.wrappedValue.map { AnyHashable($0) } }
        write = { binding.wrappedValue = ($0.base as? Value) ?? ($0.base as? Value?).flatMap(\.self) }
    }
}

extension TabView: View where Content: View {
    /// Creates tabs whose selection the app can read and change. If nil, the tab view stores the selection.
    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { TabSelection($0) }, views: content())
    }

    public var body: some View {
        model.follow(selection?.read(), write: selection?.write)
        return TabViewElement(
            model: model,
            style: style,
            hasSidebar: style == .sidebarAdaptable && sizeClass == .regular,
            content: content
        )
    }
}

extension TabView where Content: View {
    /// Creates tabs of type `Tab` whose selection the app can read and change. If nil, the tab view stores the selection.
    public nonisolated init<C: TabContent>(
        selection: Binding<SelectionValue>?,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == _TabGroup<SelectionValue, C>, C.TabValue == SelectionValue {
        self.init(selection: selection.map { TabSelection($0) }, views: _TabGroup(content()))
    }
}

extension TabView where SelectionValue == Int, Content: View {
    /// Creates tabs whose selection the tab view stores.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, views: content()) }
}

/// The element of a `TabView` around its tabs.
private struct TabViewElement<Content: View> {
    @ObservedObject var model: TabModel
    let style: _TabViewStyleValue
    /// Whether the tabs are in a sidebar if the window is wide enough.
    let hasSidebar: Bool
    let content: Content
}

extension TabViewElement: View {
    var body: some View {
        let description = TabViewDescription(
            style: style,
            hasSidebar: hasSidebar,
            selectedPage: model.selectedPage,
            pageCount: model.pages.count,
            select: { model.selectPage($0) }
        )
        ElementContainer(description) {
            if hasSidebar { TabSidebarView() }
            content.environment(\.tabContext, style.isPaged ? nil : model)
        }
        .modifier(TabPageReader(model: model, isPaged: style.isPaged, selectedPage: model.selectedPage))
    }
}

private struct TabViewDescription: ElementDescription {
    let style: _TabViewStyleValue
    let hasSidebar: Bool
    let selectedPage: Int?
    let pageCount: Int
    let select: @MainActor (Int) -> Void

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        attributes[.style] = .string(style.name)
        guard style.isPaged else {
            attributes.set(PageDevice.current?.look.tabBar, in: environment)
            attributes.set(.hasSidebar, hasSidebar)
            let skip = SystemWord.skip.text(in: environment.locale)
            return Element(.tabView, text: skip, attributes: attributes, events: .tap)
        }
        attributes[.index] = .number(Double(selectedPage ?? 0))
        attributes.set(.showsIndicator, style.showsIndex)
        attributes.set(.indexBackground, environment.indexBackground)
        attributes[.count] = .number(Double(pageCount))
        attributes.set(PageDevice.current?.appearanceIfSet(of: UIPageControl.self))
        return Element(.tabView, attributes: attributes, events: [.select, .scroll])
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        switch event {
        // The link that skips the tabs.
        case .tap: node.visibleContent.map { node.graph.focus.showFocus(on: $0) }
        case .select(let index): select(index)
        case .scroll(let offset, let size, _) where size.width > 0:
            // Pages settle where they fill the view; positions during the motion do not select a page.
            let position = abs(offset.x / size.width)
            if abs(position - position.rounded()) < 0.02 { select(Int(saturating: position.rounded())) }
        default: break
        }
    }
}

extension ViewNode {
    /// What scrolls on the visible page of the selected tab; if nothing does, the page or the tab itself.
    fileprivate final var visibleContent: ElementNode? {
        let element = elementNode
        if element?.element.hidesContent == true || element?.element.kind == .sidebarPart { return nil }
        if let element, [.scrollView, .list].contains(element.element.kind) { return element }
        var content = element.flatMap { [.tab, .page].contains($0.element.kind) ? $0 : nil }
        var child = firstChild
        while let current = child {
            if let found = current.visibleContent {
                content = found
                if ![.tab, .page].contains(found.element.kind) { break }
            }
            child = current.nextSibling
        }
        return content
    }
}
