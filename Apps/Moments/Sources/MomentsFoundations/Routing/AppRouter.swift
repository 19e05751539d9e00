import Combine
import MomentsModel

/// Where the person is in the app: the selected tab, and the pages on each tab's stack.
///
/// Features register the names of their pages; an address with a page that nobody has registered leads nowhere.
@MainActor
public final class AppRouter: ObservableObject {
    @Published public var selectedTab: AppTab
    /// The pages of each tab, the lowest first; a tab without any shows its root.
    @Published public private(set) var paths: [AppTab: [Route]]

    private var names: [Route.Name: Bool] = [:]

    public init(at destination: Destination = Destination(tab: .first)) {
        selectedTab = destination.tab
        paths = [destination.tab: destination.path]
    }

    /// Makes pages known.
    ///
    /// - Parameter takesID: Whether there is one such page for each of many things.
    public func register(_ name: Route.Name, takesID: Bool) { names[name] = takesID }

    /// The pages of a tab, as the path of its navigation stack.
    public subscript(path tab: AppTab) -> [Route] {
        get { paths[tab] ?? [] }
        set { if paths[tab] ?? [] != newValue { paths[tab] = newValue } }
    }

    /// Where the person is.
    public var destination: Destination { Destination(tab: selectedTab, path: self[path: selectedTab]) }

    /// Puts a page on top of the selected tab.
    public func push(_ route: Route) { self[path: selectedTab].append(route) }

    /// Goes somewhere else; the other tabs stay where they are.
    public func go(to destination: Destination) {
        if selectedTab != destination.tab { selectedTab = destination.tab }
        self[path: destination.tab] = destination.path
    }

    /// Takes pages about a thing that is gone from all tabs, and what lies on top of them.
    public func removePages(_ route: Route) {
        for (tab, path) in paths {
            if let index = path.firstIndex(of: route) { self[path: tab] = Array(path[..<index]) }
        }
    }

    /// Takes all tabs back to their roots, as when somebody else signs in.
    public func reset() {
        paths = [:]
        selectedTab = .first
    }

    /// The place an address leads to, such as `/friends/person-3`; nil if there is none.
    public func destination(of address: String) -> Destination? { Self.destination(of: address, pages: names) }

    /// The place an address leads to in an app with pages of some names.
    ///
    /// - Parameter names: With each, whether there is one such page for each of many things.
    public nonisolated static func destination(of address: String, pages names: [Route.Name: Bool]) -> Destination? {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        guard path.hasPrefix("/") else { return nil }
        var parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if parts.last == "" { parts.removeLast() }
        let tab = parts.first.flatMap(AppTab.init(rawValue:))
        // The first tab has no part of its own, so that each place has one address.
        if tab == .first { return nil }
        if tab != nil { parts.removeFirst() }
        var routes: [Route] = []
        for part in parts {
            guard let route = Route(part), names[route.name] == (route.id != nil) else { return nil }
            routes.append(route)
        }
        return Destination(tab: tab ?? .first, path: routes)
    }

    /// The address of a place.
    public nonisolated static func address(of destination: Destination) -> String {
        let tab = destination.tab == .first ? [] : [destination.tab.rawValue]
        return "/" + (tab + destination.path.map(\.description)).joined(separator: "/")
    }
}
