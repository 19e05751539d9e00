/// The pages of one navigation stack, and the destinations that its views declare.
@MainActor
final class NavigationModel: PageObject {
    /// The page that shows the stack's own content.
    private(set) lazy var root = NavigationEntry(id: 0, content: .root)
    /// The pages above the root. Pages with values follow the app's path, if there is one.
    private(set) var entries: [NavigationEntry] = []
    private var lastID = 0
    private var destinations: [ObjectIdentifier: [NavigationDestination]] = [:]
    private var path: NavigationPathSource?

    nonisolated override init() {}

    func entry(below entry: NavigationEntry) -> NavigationEntry? {
        guard let index = entries.firstIndex(where: { $0 === entry }) else { return nil }
        return index == 0 ? root : entries[index - 1]
    }

    func set(_ bar: NavigationBar, of entry: NavigationEntry) {
        if entry.bar != bar { entry.bar = bar }
        passTitleDisplayOn()
    }

    /// Makes each page without a title size of its own inherit the size of the page below.
    private func passTitleDisplayOn() {
        var display = NavigationBarItem.TitleDisplayMode.large
        for entry in [root] + entries {
            if let own = entry.bar.titleDisplay, own != .automatic { display = own }
            if entry.titleDisplay != display { entry.titleDisplay = display }
        }
    }

    // MARK: - Pushing

    /// Pushes the destination of a value.
    func push(_ value: AnyHashable, slug: String?, environment: EnvironmentValues) {
        if let path {
            guard path.accepts(value) else {
                return GraphIssue.report(
                    .warning,
                    "The path of the NavigationStack does not accept a value of type \(type(of: value.base))."
                )
            }
            pendingSlug = slug
            path.write(path.read() + [value])
        } else {
            append(makeEntry(.value(value), slug: slug ?? AddressSlug.of(value)), environment: environment)
        }
        willChange()
    }

    /// Pushes a view.
    ///
    /// - Returns: The page, used to replace or remove the view.
    func push(_ view: AnyView, slug: String, environment: EnvironmentValues) -> NavigationEntry {
        willChange()
        return append(makeEntry(.view(view), slug: slug), environment: environment)
    }

    /// The slug of the link that has just appended a value to the app's path.
    private var pendingSlug: String?

    private func makeEntry(_ content: NavigationEntry.Content, slug: String) -> NavigationEntry {
        lastID += 1
        let entry = NavigationEntry(id: lastID, content: content, slug: slug)
        entry.pop = { [weak self, weak entry] in
            if let self, let entry { pop(entry) }
        }
        return entry
    }

    @discardableResult
    private func append(_ entry: NavigationEntry, environment: EnvironmentValues) -> NavigationEntry {
        entry.environment = environment
        entry.titleDisplay = entries.last?.titleDisplay ?? root.titleDisplay
        entries.append(entry)
        return entry
    }

    // MARK: - Popping

    /// Removes a page and those above it.
    func pop(_ entry: NavigationEntry) {
        if let index = entries.firstIndex(where: { $0 === entry }) { pop(toCount: index) }
    }

    /// Removes pages from the top until `count` remain above the root.
    func pop(toCount count: Int) {
        guard count < entries.count else { return }
        willChange()
        let removed = entries[count...]
        if let path, removed.contains(where: { $0.value != nil }) {
            // The app's binding decides: pages whose values it keeps stay.
            path.write(entries[..<count].compactMap(\.value))
            entries.removeAll { entry in entry.value == nil && removed.contains { $0 === entry } }
        } else {
            entries.removeSubrange(count...)
        }
        for entry in removed.reversed() where entry.value == nil { entry.didPop?() }
    }

    // MARK: - Following a path

    /// Returns the pages, updated to match the app's path if there is one.
    ///
    ///     pages [a V b]   path [a c]   keeps a and the view V, removes b, adds c
    func entries(following path: NavigationPathSource?) -> [NavigationEntry] {
        self.path = path
        guard let path else { return entries }
        var values = path.read()[...]
        var kept = 0
        for entry in entries {
            if let value = entry.value {
                guard value == values.first else { break }
                values.removeFirst()
            }
            kept += 1
        }
        let ended = entries[kept...]
        entries.removeSubrange(kept...)
        for entry in ended.reversed() { entry.didPop?() }
        for value in values {
            let slug = value == values.last ? pendingSlug : nil
            append(makeEntry(.value(value), slug: slug ?? AddressSlug.of(value)), environment: EnvironmentValues())
        }
        pendingSlug = nil
        return entries
    }

    /// Restores the pages of an earlier session, unless the path or the stack already has pages.
    func restore(_ values: [AnyHashable], path: NavigationPathSource?) {
        if let path {
            if path.read().isEmpty { path.write(values) }
        } else if entries.isEmpty {
            for value in values {
                append(makeEntry(.value(value), slug: AddressSlug.of(value)), environment: EnvironmentValues())
            }
        }
        willChange()
    }

    // MARK: - Destinations

    func register(_ destination: NavigationDestination) {
        destinations[destination.valueType, default: []].append(destination)
        destinationDidChange(destination.valueType)
    }

    func unregister(_ destination: NavigationDestination) {
        destinations[destination.valueType]?.removeAll { $0 === destination }
        destinationDidChange(destination.valueType)
    }

    func destinationDidChange(_ valueType: ObjectIdentifier) {
        for entry in entries where entry.value.map({ ObjectIdentifier(type(of: $0.base)) }) == valueType {
            entry.destinationDidChange()
        }
    }

    func hasDestination(for value: AnyHashable) -> Bool {
        destinations[ObjectIdentifier(type(of: value.base))]?.contains(where: \.isDeclared) == true
    }

    /// Returns the view for a value, from the destination nearest to the root; nil if none is declared for its type.
    func view(for value: AnyHashable) -> AnyView? {
        destinations[ObjectIdentifier(type(of: value.base))]?.first(where: \.isDeclared)?.view(value.base)
    }
}

/// The destination of a stack for values of one type. It stays declared while the node of its modifier is released.
final class NavigationDestination: PropertyStorage {
    let valueType: ObjectIdentifier
    let model: NavigationModel
    var view: (Any) -> AnyView?
    /// False only while content is released or rebuilt, or if content was rebuilt without it.
    private(set) var isDeclared = true

    @MainActor init(valueType: ObjectIdentifier, model: NavigationModel, view: @escaping (Any) -> AnyView?) {
        self.valueType = valueType
        self.model = model
        self.view = view
    }

    @MainActor override func changeOwner(to node: ViewNode?) { isDeclared = node != nil }
}
