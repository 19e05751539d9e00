import Foundation

/// Where a session stands, as the address bar and the back button of a browser show it.
///
/// Each page gone to, each sheet and each cover is one step deeper; tabs are part of the address and no step. The host
/// carries out the commands and says where the person went by the browser's own buttons.
@MainActor
package final class NavigationHistory {
    /// What the browser has to do to stay in step.
    package enum Command: Sendable, Equatable {
        /// A new entry for a deeper place.
        case push(path: String, depth: Int)
        /// Another address for the same entry.
        case replace(path: String, depth: Int)
        /// Back to an entry that is there already, which then gets an address.
        case back(path: String, depth: Int)
    }

    /// Called after a flush that led elsewhere.
    package var commandHandler: ((Command) -> Void)?

    /// Where the browser stands: what it was told last, or what it has told.
    package private(set) var path = "/"
    package private(set) var depth = 0

    unowned(unsafe) private let graph: ViewGraph
    private var levels: [Level] = []
    private var stacks: [Stack] = []
    private var isOutdated = false
    private var restored = NavigationSnapshot()
    private var listeners: [AddressListener] = []

    /// How many parts of an address are followed: pages may lead to pages like themselves, and each part costs one.
    private static let mostComponents = 64

    /// What stands before the path in the addresses the app is told of.
    package var origin = "http://localhost"

    init(graph: ViewGraph) { self.graph = graph }

    /// One step into the app.
    struct Level {
        enum Source {
            case page(NavigationEntry)
            case presentation(Presentation, slug: String)
            /// A tab that is selected; nothing but a part of the address.
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

    // MARK: - What the graph tells

    func add(_ level: Level) {
        levels.append(level)
        isOutdated = true
    }

    func remove(_ node: ViewNode) {
        levels.removeAll { $0.node === node }
        isOutdated = true
    }

    /// Looks at the places anew when the flush ends, as after another tab was selected.
    func setOutdated() { isOutdated = true }

    func add(_ listener: AddressListener) { listeners.append(listener) }

    func remove(_ listener: AddressListener) { listeners.removeAll { $0 === listener } }

    func addStack(_ model: NavigationModel, node: ViewNode, path: NavigationPathSource?) {
        let key = node.pathKey
        stacks.append(Stack(node: node, key: key, model: model))
        guard let values = restored.stacks.removeValue(forKey: key)?.elements, !values.isEmpty else { return }
        model.restore(values, path: path)
    }

    func removeStack(_ node: ViewNode) { stacks.removeAll { $0.node === node } }

    /// What is on screen, outermost first.
    private var visibleLevels: [Level] { levels.filter { !$0.node.isInUnselectedTab } }

    /// Tells the browser where the session stands, if that has changed.
    func bringUpToDate() {
        guard isOutdated else { return }
        isOutdated = false
        let visible = visibleLevels
        let newDepth = visible.count(where: \.isStep)
        let newPath = address(of: visible[...])
        defer { (path, depth) = (newPath, newDepth) }
        if newDepth > depth {
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

    // MARK: - What the browser tells

    /// The person went to an entry of the browser's history.
    ///
    /// - Parameters:
    ///   - depth: Of the entry.
    ///   - path: Its address, for going forward.
    package func goTo(depth newDepth: Int, path newPath: String) {
        let steps = visibleLevels.filter(\.isStep)
        (path, depth) = (newPath, newDepth)
        isOutdated = true
        if newDepth < steps.count {
            withTransaction(Transaction(animation: .navigation)) {
                for level in steps[max(0, newDepth)...].reversed() { level.leave() }
            }
            graph.flush()
        } else if newDepth > steps.count {
            open(newPath)
        }
        bringUpToDate()
    }

    /// How far an address has led.
    package enum Arrival: Sendable {
        case whole, partly
        /// Not even the first part was found, and no view listens to addresses.
        case nowhere
    }

    /// Tells the app of an address, then goes as far along it as links and tabs on screen lead.
    ///
    /// - Returns: Whether all of it was found.
    @discardableResult
    package func open(_ path: String) -> Bool { arrive(at: path) == .whole }

    /// Does what `open(_:)` does, and says more of how far that was.
    package func arrive(at path: String) -> Arrival {
        // Where the app shows no place of its own, the browser stands at this address until it does.
        defer { if visibleLevels.isEmpty { self.path = path } }
        let hasListeners = !listeners.isEmpty
        if hasListeners, path != "/", let url = URL(string: origin + path) {
            for listener in listeners { listener.action?(url) }
            graph.flush()
        }
        let known = visibleLevels.map(\.slug).filter { !$0.isEmpty }
        let path = path.prefix { $0 != "?" && $0 != "#" }
        var components = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        // What is open already needs no link.
        let count = components.count
        for slug in known where components.first == slug { components.removeFirst() }
        for (index, component) in components.prefix(Self.mostComponents).enumerated() {
            guard graph.followLink(to: component) else {
                return index > 0 || components.count < count || hasListeners ? .partly : .nowhere
            }
            graph.flush()
        }
        return components.count <= Self.mostComponents ? .whole : .partly
    }

    // MARK: - Snapshots

    /// The values on the paths of all stacks, to be restored in another session.
    ///
    /// Pages that stand for no `Codable` value end what can be restored of a stack.
    package var snapshot: NavigationSnapshot {
        var result = NavigationSnapshot()
        for stack in stacks {
            let values = stack.model.entries.prefix { $0.value?.base is any Codable }.compactMap(\.value)
            if !values.isEmpty { result.stacks[stack.key] = NavigationPath.CodableRepresentation(elements: values) }
        }
        return result
    }

    /// Has the stacks that will be mounted begin where a snapshot was taken; called before the mount.
    package func restore(_ snapshot: NavigationSnapshot) { restored = snapshot }
}

/// The state of navigation in a form that can be stored.
package struct NavigationSnapshot: Codable {
    /// The values of each stack, by the place of the stack in the tree.
    var stacks: [String: NavigationPath.CodableRepresentation] = [:]

    package init() {}

    package var isEmpty: Bool { stacks.isEmpty }
}

// MARK: - Nodes

/// Makes its content a step in the history; nil for what is there from the start.
struct HistoryLevel {
    let source: NavigationHistory.Level.Source?
}

extension HistoryLevel: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func willMount(on node: ViewNode, state: inout Void) {
        if let source { node.graph.history.add(NavigationHistory.Level(node: node, source: source)) }
    }

    func willUnmount(from node: ViewNode, state: inout Void) {
        if source != nil { node.graph.history.remove(node) }
    }
}

/// Makes a stack known to the history, which may restore it.
struct NavigationRestoration {
    let model: NavigationModel
    let path: NavigationPathSource?
}

extension NavigationRestoration: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func willMount(on node: ViewNode, state: inout Void) { node.graph.history.addStack(model, node: node, path: path) }

    func willUnmount(from node: ViewNode, state: inout Void) { node.graph.history.removeStack(node) }
}

extension ViewNode {
    /// Whether the node lies in a tab that another one hides.
    fileprivate final var isInUnselectedTab: Bool {
        var ancestor: ViewNode? = self
        while let current = ancestor {
            if current.flags.contains(.hasElement) {
                let element = unsafeDowncast(current, to: ElementNode.self).element
                if element.kind == .tab, element.hidesContent { return true }
            }
            ancestor = current.parent
        }
        return false
    }

    /// The place of the node in the tree: the positions among siblings from the root down.
    ///
    /// The same app in the same state has the same keys in every process.
    final var pathKey: String {
        var positions: [String] = []
        var node = self
        while let parent = node.parent {
            var position = 0
            var sibling = parent.firstChild
            while let current = sibling, current !== node {
                position += 1
                sibling = current.nextSibling
            }
            // Most nodes are the only child of their parent and say nothing.
            if position > 0 { positions.append("\(positions.count):\(position)") }
            if node.type.isAppDefined { positions.append(node.type.name) }
            node = parent
        }
        return positions.reversed().joined(separator: "/")
    }
}

extension ViewGraph {
    /// Uses the first link or tab on screen that leads to a part of an address.
    fileprivate func followLink(to slug: String) -> Bool {
        wake()
        var result: ElementNode?
        func search(_ node: ViewNode, isLink: Bool) {
            var isLink = isLink
            if node.flags.contains(.hasElement) {
                let node = unsafeDowncast(node, to: ElementNode.self)
                if node.element.hidesContent { return }
                if node.element.kind == .navigationLink || node.element.kind == .tabItem {
                    isLink = (node.addressSlug ?? node.textSlug) == slug
                }
                if isLink, node.element.events.contains(.tap), !node.element.attributes.bool(.isDisabled),
                    !node.isBehindModal
                {
                    result = node
                    return
                }
            }
            var child = node.firstChild
            while let current = child, result == nil {
                search(current, isLink: isLink)
                child = current.nextSibling
            }
        }
        if let root { search(root, isLink: false) }
        result?.handle(.tap)
        return result != nil
    }
}
