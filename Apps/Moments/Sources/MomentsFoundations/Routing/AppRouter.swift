import Combine
import MomentsModel

/// The app's navigation state: the selected tab and each tab's stack of pages.
///
/// Features register the names of their pages; an address with an unregistered page resolves to nil.
@MainActor
public final class AppRouter: ObservableObject {
    @Published public var selectedTab: AppTab
    /// The stack of each tab, bottom page first; a tab without pages shows its root.
    @Published public private(set) var paths: [AppTab: [Route]]

    private var names: [Route.Name: Bool] = [:]

    public init(at destination: Destination = Destination(tab: .first)) {
        selectedTab = destination.tab
        paths = [destination.tab: destination.path]
    }

    /// Registers a page.
    ///
    /// - Parameter takesID: Whether the page's route has an ID, such as `moment-17`.
    public func register(_ name: Route.Name, takesID: Bool) { names[name] = takesID }

    /// The pages of a tab, for the path of its navigation stack.
    public subscript(path tab: AppTab) -> [Route] {
        get { paths[tab] ?? [] }
        set { if paths[tab] ?? [] != newValue { paths[tab] = newValue } }
    }

    /// The current destination.
    public var destination: Destination { Destination(tab: selectedTab, path: self[path: selectedTab]) }

    /// Pushes a page on the selected tab's stack.
    public func push(_ route: Route) { self[path: selectedTab].append(route) }

    /// Navigates to a destination; the stacks of other tabs are unchanged.
    public func go(to destination: Destination) {
        if selectedTab != destination.tab { selectedTab = destination.tab }
        self[path: destination.tab] = destination.path
    }

    /// Removes a page, and the pages above it, from the stacks of all tabs, for example after its moment was deleted.
    public func removePages(_ route: Route) {
        for (tab, path) in paths {
            if let index = path.firstIndex(of: route) { self[path: tab] = Array(path[..<index]) }
        }
    }

    /// Resets all tabs to their roots, for example when another person signs in.
    public func reset() {
        paths = [:]
        selectedTab = .first
    }

    /// Returns the destination of an address such as `/friends/person-3`; nil if it is invalid or not registered.
    public func destination(of address: String) -> Destination? { Self.destination(of: address, pages: names) }

    /// Returns the destination of an address in an app with the given pages.
    ///
    /// - Parameter names: The registered names; true if the page's route has an ID.
    public nonisolated static func destination(of address: String, pages names: [Route.Name: Bool]) -> Destination? {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        guard path.hasPrefix("/") else { return nil }
        var parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if parts.last == "" { parts.removeLast() }
        let tab = parts.first.flatMap(AppTab.init(rawValue:))
        // The first tab has no path component, so that each destination has one address.
        if tab == .first { return nil }
        if tab != nil { parts.removeFirst() }
        var routes: [Route] = []
        for part in parts {
            guard let route = Route(part), names[route.name] == (route.id != nil) else { return nil }
            routes.append(route)
        }
        return Destination(tab: tab ?? .first, path: routes)
    }

    /// Returns the address of a destination.
    public nonisolated static func address(of destination: Destination) -> String {
        let tab = destination.tab == .first ? [] : [destination.tab.rawValue]
        return "/" + (tab + destination.path.map(\.description)).joined(separator: "/")
    }
}
