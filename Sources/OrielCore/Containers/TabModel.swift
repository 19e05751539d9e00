/// The tabs of a `TabView` and the current selection.
@MainActor
final class TabModel: PageObject {
    /// The tag of the selected tab; a copy if the app owns the selection.
    private(set) var selection: AnyHashable?
    private var write: ((AnyHashable) -> Void)?
    private(set) var tabs: [TabRecord] = []
    /// The tags of the pages of a paged view, in order.
    private(set) var pages: [AnyHashable] = []
    private var lastNumber = -1

    nonisolated override init() {}

    /// Follows a selection owned by the app.
    func follow(_ selection: AnyHashable?, write: ((AnyHashable) -> Void)?) {
        self.write = write
        guard write != nil, selection != self.selection else { return }
        self.selection = selection
        selectionDidChange()
    }

    func select(_ tag: AnyHashable) {
        if let write { return write(tag) }
        guard tag != selection else { return }
        willChange()
        selection = tag
        selectionDidChange()
    }

    private func selectionDidChange() {
        for tab in tabs { tab.selectionDidChange() }
    }

    // MARK: - Tabs

    /// Returns a tag for a tab without one: its number.
    func makeTag() -> AnyHashable {
        lastNumber += 1
        return AnyHashable(lastNumber)
    }

    func add(_ tab: TabRecord) {
        tabs.append(tab)
        // If the app does not own the selection, the first tab is selected.
        if write == nil, selection == nil { selection = tab.tag }
    }

    func remove(_ tab: TabRecord) {
        tabs.removeAll { $0 === tab }
        guard write == nil, tab.tag == selection else { return }
        selection = tabs.first?.tag
        selectionDidChange()
    }

    // MARK: - Pages

    var selectedPage: Int? { pages.firstIndex { $0 == selection } }

    func selectPage(_ index: Int) {
        if pages.indices.contains(index) { select(pages[index]) }
    }

    func setPages(_ pages: [AnyHashable]) {
        guard pages != self.pages else { return }
        willChange()
        self.pages = pages
        if write == nil, selectedPage == nil { selection = pages.first }
    }
}

/// One tab and its state.
@MainActor
final class TabRecord: PageObject {
    var tag: AnyHashable
    weak var model: TabModel?
    /// Whether the tab has been selected before, so that its content is mounted.
    private(set) var wasVisited = false
    /// What the content declares about the bar.
    private(set) var bar = TabBarSettings()

    init(tag: AnyHashable) { self.tag = tag }

    var isSelected: Bool {
        let isSelected = model.map { $0.selection == tag } ?? true
        if isSelected { wasVisited = true }
        return isSelected
    }

    func selectionDidChange() { willChange() }

    func barDidChange(to bar: TabBarSettings) {
        guard bar != self.bar else { return }
        willChange()
        self.bar = bar
    }
}
