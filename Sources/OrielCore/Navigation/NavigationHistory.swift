package import Foundation

/// The location of a session in the app, mirrored in the address bar and the back button of a browser.
///
/// Each pushed page, sheet and cover is one step deeper. Tabs are part of the address; selecting another one adds an entry
/// that leads back to the previous tab. The host executes the commands and reports when the user navigates with the browser's
/// own buttons.
@MainActor
package final class NavigationHistory: GraphExtension {
    /// A command that keeps the browser's history in sync with the app.
    package enum Command: Sendable, Equatable {
        /// Adds an entry for a deeper location.
        case push(path: String, depth: Int)
        /// Adds an entry for another tab. The entries below it belong to the previous tab.
        case tab(path: String, depth: Int)
        /// Replaces the address of the current entry.
        case replace(path: String, depth: Int)
        /// Goes back to an existing entry and replaces its address.
        case back(path: String, depth: Int)
    }

    /// Called after a flush that changed the location.
    package var commandHandler: ((Command) -> Void)?

    /// The address of the browser, as last sent to it or reported by it.
    package private(set) var path = "/"
    package private(set) var depth = 0

    unowned(unsafe) private let graph: ViewGraph
    private var levels: [Level] = []
    private var stacks: [Stack] = []
    private var isOutdated = false
    /// Whether the app is being moved to an entry of the browser, which needs no commands on the way.
    private var isFollowing = false
    private var restored = NavigationSnapshot()
    private var listeners: [AddressListener] = []
    private var presenters: [AddressedPresenter] = []
    /// The slug of the tab that the browser shows; nil without tabs, and until the first page is complete.
    private var shownTab: String?

    /// Whether the address of the first page has been opened. Until then, tabs are selected by the address.
    private var hasArrived = false

    /// The maximum number of address components to follow. Pages can link to pages like themselves, and each component
    /// adds one.
    private static let mostComponents = 64

    /// The prefix of the path in URLs passed to the app.
    package var origin = "http://localhost"

    package init(graph: ViewGraph) { self.graph = graph }

    /// One level of the location.
    struct Level {
        enum Source {
            case page(NavigationEntry)
            case presentation(Presentation, slug: String)
            /// A selected tab, which is part of the address but not a step.
            case tab(slug: String)
        }

        unowned(unsafe) let node: ViewNode
        let source: Source

        @MainActor var slug: String {
            switch source {
            case .page(let entry): entry.slug
            case .presentation(_, let slug), .tab(let slug): slug
            }
        }

        var isStep: Bool {
            if case .tab = source { false } else { true }
        }

        @MainActor func leave() {
            switch source {
            case .page(let entry): entry.pop?()
            case .presentation(let presentation, _): presentation.dismiss()
            case .tab: break
            }
        }
    }

    private struct Stack {
        unowned(unsafe) let node: ViewNode
        let key: String
        let model: NavigationModel
    }

    // MARK: - Changes in the graph

    func add(_ level: Level) {
        levels.append(level)
        isOutdated = true
    }

    func remove(_ node: ViewNode) {
        levels.removeAll { $0.node === node }
        isOutdated = true
    }

    /// Marks the levels as outdated, for example after a tab change. They are read again when the flush ends.
    func setOutdated() { isOutdated = true }

    func add(_ listener: AddressListener) { listeners.append(listener) }

    func remove(_ listener: AddressListener) { listeners.removeAll { $0 === listener } }

    func add(_ presenter: AddressedPresenter) { presenters.append(presenter) }

    func remove(_ presenter: AddressedPresenter) { presenters.removeAll { $0 === presenter } }

    func addStack(_ model: NavigationModel, node: ViewNode, path: NavigationPathSource?) {
        let key = node.pathKey
        stacks.append(Stack(node: node, key: key, model: model))
        guard let values = restored.stacks.removeValue(forKey: key)?.elements, !values.isEmpty else { return }
        model.restore(values, path: path)
    }

    func removeStack(_ node: ViewNode) { stacks.removeAll { $0.node === node } }

    /// The levels on screen, outermost first.
    private var visibleLevels: [Level] { levels.filter { !$0.node.isInUnselectedTab } }

    /// Sends the location to the browser if it has changed.
    package func flushWillEnd() {
        guard isOutdated, !isFollowing else { return }
        isOutdated = false
        let visible = visibleLevels
        let newDepth = visible.count(where: \.isStep)
        let newPath = address(of: visible[...])
        let newTab = hasArrived ? visible.firstTab : nil
        let isOtherTab = newTab != nil && shownTab != nil && newTab != shownTab
        defer { (path, depth, shownTab) = (newPath, newDepth, newTab) }
        if isOtherTab {
            commandHandler?(.tab(path: newPath, depth: newDepth))
        } else if newDepth > depth {
            for step in depth + 1...newDepth {
                let end = visible.indices.filter { visible[$0].isStep }[step - 1]
                let isLast = step == newDepth
                let path = isLast ? newPath : address(of: visible[...end])
                commandHandler?(.push(path: path, depth: step))
            }
        } else if newDepth < depth {
            commandHandler?(.back(path: newPath, depth: newDepth))
        } else if newPath != path {
            commandHandler?(.replace(path: newPath, depth: newDepth))
        }
    }

    private func address(of levels: ArraySlice<Level>) -> String {
        "/" + levels.map(\.slug).filter { !$0.isEmpty }.joined(separator: "/")
    }

    // MARK: - Events from the browser

    /// Moves the app to an entry of the browser's history that the user went to.
    ///
    /// - Parameters:
    ///   - depth: The depth of the entry.
    ///   - path: The address of the entry, used to go forward.
    package func goTo(depth newDepth: Int, path newPath: String) {
        (path, depth) = (newPath, newDepth)
        isOutdated = true
        isFollowing = true
        // The entry may be one of another tab, whose pages may have changed since.
        if let shown = visibleLevels.firstTab, let item = graph.tabItem(of: newPath), item.addressSlug ?? "" != shown {
            shownTab = item.addressSlug ?? ""
            item.handle(.tap)
            graph.flush()
            if address(of: visibleLevels[...]) != newPath { open(newPath) }
        }
        let steps = visibleLevels.filter(\.isStep)
        if newDepth < steps.count {
            withTransaction(Transaction(animation: .navigation)) {
                for level in steps[max(0, newDepth)...].reversed() { level.leave() }
            }
            graph.flush()
        } else if newDepth > steps.count {
            open(newPath)
        }
        isFollowing = false
        flushWillEnd()
    }

    /// Returns to the root of the selected tab, or scrolls it to its top.
    func returnToRoot(of tab: ViewNode) {
        let pages = visibleLevels.filter { level in
            if case .page = level.source { level.node.isInside(tab) } else { false }
        }
        if pages.isEmpty { return tab.scrollContent(to: (x: nil, y: 0), animation: .default) }
        withTransaction(Transaction(animation: .navigation)) {
            for level in pages.reversed() { level.leave() }
        }
    }

    /// The extent to which an address was resolved.
    package enum Arrival: Sendable {
        case whole, partly
        /// The first component was not found, and no view listens to addresses.
        case nowhere
    }

    /// Passes an address with a scheme of the app to its listeners.
    ///
    /// - Returns: Whether there are any.
    package func deliver(_ url: URL) -> Bool {
        for listener in listeners { listener.action?(url) }
        return !listeners.isEmpty
    }

    /// Passes an address to the app's listeners, then follows the links and tabs on screen that lead to its components.
    ///
    /// - Returns: Whether the whole address was resolved.
    @discardableResult
    package func open(_ path: String) -> Bool { arrive(at: path) == .whole }

    /// Opens an address like `open(_:)`, and returns the extent to which it was resolved.
    package func arrive(at path: String) -> Arrival {
        // If the app shows no location of its own, the browser stays at this address until the app does.
        defer {
            if visibleLevels.isEmpty { self.path = path }
            if !hasArrived {
                hasArrived = true
                shownTab = visibleLevels.firstTab
            }
        }
        let hasListeners = !listeners.isEmpty
        if hasListeners, path != "/", let url = URL(string: origin + path) {
            for listener in listeners { listener.action?(url) }
            graph.flush()
        }
        let arrival = follow(path)
        return arrival == .nowhere && hasListeners ? .partly : arrival
    }

    /// Follows the components of an address that were not found when the page was mounted: tasks may have loaded what
    /// leads to them since.
    ///
    /// - Returns: The extent to which the address is resolved now, and whether another place is shown than before.
    package func continueArrival(at path: String) -> (arrival: Arrival, hasMoved: Bool) {
        let old = address(of: visibleLevels[...])
        let arrival = follow(path)
        let hasMoved = address(of: visibleLevels[...]) != old
        return (arrival == .nowhere && !listeners.isEmpty ? .partly : arrival, hasMoved)
    }

    /// Follows the links and tabs on screen that lead to an address's components. Returns the extent to which it was
    /// resolved.
    private func follow(_ path: String) -> Arrival {
        let known = visibleLevels.map(\.slug).filter { !$0.isEmpty }
        let path = path.prefix { $0 != "?" && $0 != "#" }
        var components = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        // Components that are open already need no link.
        let count = components.count
        for slug in known where components.first == slug { components.removeFirst() }
        for (index, component) in components.prefix(Self.mostComponents).enumerated() {
            guard graph.followLink(to: component) || present(component) || findInWaitingRows(component) else {
                return index > 0 || components.count < count ? .partly : .nowhere
            }
            graph.flush()
        }
        return components.count <= Self.mostComponents ? .whole : .partly
    }

    /// An app that listens to addresses finds its pages by itself, so its first page keeps the rows that it has.
    private func findInWaitingRows(_ component: String) -> Bool {
        listeners.isEmpty && graph.followLinkInWaitingRows(to: component)
    }

    /// The presenters in the order of the page. Those of an idle page leave when they are released, and come again.
    private var presentersInOrder: [AddressedPresenter] {
        guard presenters.count > 1 else { return presenters }
        let known = Dictionary(presenters.map { (ObjectIdentifier($0.node), $0) }) { first, _ in first }
        var result: [AddressedPresenter] = []
        func search(_ node: ViewNode) {
            if let presenter = known[ObjectIdentifier(node)] { result.append(presenter) }
            var child = node.firstChild
            while let current = child {
                search(current)
                child = current.nextSibling
            }
        }
        if let root = graph.root { search(root) }
        return result
    }

    /// Presents what an address component describes. Returns false if no view on screen presents it.
    private func present(_ component: String) -> Bool {
        guard presentersInOrder.contains(where: { !$0.node.isInUnselectedTab && $0.open?(component) == true }) else {
            return false
        }
        graph.flush()
        return true
    }

    // MARK: - Snapshots

    /// The values on the paths of all stacks, to be restored in another session.
    ///
    /// A stack is restored up to its first page without a `Codable` value.
    package var snapshot: NavigationSnapshot {
        var result = NavigationSnapshot()
        for stack in stacks {
            let values = stack.model.entries.prefix { $0.value?.base is any Codable }.compactMap(\.value)
            if !values.isEmpty { result.stacks[stack.key] = NavigationPath.CodableRepresentation(elements: values) }
        }
        return result
    }

    /// Sets the snapshot that stacks restore when they are mounted. Call it before mounting the tree.
    package func restore(_ snapshot: NavigationSnapshot) { restored = snapshot }
}

extension [NavigationHistory.Level] {
    /// The slug of the selected tab of the outermost tab view; nil without one.
    @MainActor fileprivate var firstTab: String? {
        for level in self {
            if case .tab(let slug) = level.source { return slug }
        }
        return nil
    }
}

extension ViewGraph {
    /// The navigation history of the session.
    package var history: NavigationHistory { self[NavigationHistory.self] }
}
