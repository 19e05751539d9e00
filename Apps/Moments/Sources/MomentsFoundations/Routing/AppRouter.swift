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

    /// The sheet above the selected tab; nil if none is shown.
    @Published public var sheet: SheetRoute?

    /// The moment on which the person wants to write a comment, until its page takes it.
    private var commentedMoment: MomentID?
    private var names: [Route.Name: Bool] = [:]
    private var sheets: [Route.Name: Bool] = [:]

    public init(at destination: Destination = Destination(tab: .first)) {
        selectedTab = destination.tab
        paths = [destination.tab: destination.path]
        sheet = destination.sheet
    }

    /// Registers a page.
    ///
    /// - Parameter takesID: Whether the page's route has an ID, such as `moment-17`.
    public func register(_ name: Route.Name, takesID: Bool) { names[name] = takesID }

    /// Registers a sheet.
    ///
    /// - Parameter takesID: Whether the sheet's route has an ID, such as `photo-3`.
    public func registerSheet(_ name: Route.Name, takesID: Bool) { sheets[name] = takesID }

    /// The pages of a tab, for the path of its navigation stack.
    public subscript(path tab: AppTab) -> [Route] {
        get { paths[tab] ?? [] }
        set { if paths[tab] ?? [] != newValue { paths[tab] = newValue } }
    }

    /// The current destination.
    public var destination: Destination { Destination(tab: selectedTab, path: self[path: selectedTab], sheet: sheet) }

    /// Pushes a page on the selected tab's stack.
    public func push(_ route: Route) { self[path: selectedTab].append(route) }

    /// Pushes the page of a moment, which begins with the focus in the field for a comment.
    public func writeComment(on id: MomentID) {
        commentedMoment = id
        push(.moment(id))
    }

    /// Returns once whether the page of a moment was opened to write a comment.
    public func takesComment(on id: MomentID) -> Bool {
        defer { commentedMoment = nil }
        return commentedMoment == id
    }

    /// Navigates to a destination; the stacks of other tabs are unchanged.
    public func go(to destination: Destination) {
        if selectedTab != destination.tab { selectedTab = destination.tab }
        self[path: destination.tab] = destination.path
        if sheet != destination.sheet { sheet = destination.sheet }
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
        sheet = nil
        selectedTab = .first
    }

    /// Returns the destination of an address such as `/friends/person-3`; nil if it is invalid or not registered.
    public func destination(of address: String) -> Destination? {
        Self.destination(of: address, pages: names, sheets: sheets)
    }

    /// Returns the destination of an address in an app with the given pages.
    ///
    /// An ID may also be a component of its own: `/moment/17/photo/3`.
    ///
    /// - Parameters:
    ///   - names: The registered pages; true if the page's route has an ID.
    ///   - sheets: The registered sheets, likewise. Only the last component is one.
    public nonisolated static func destination(
        of address: String,
        pages names: [Route.Name: Bool],
        sheets: [Route.Name: Bool] = [:]
    ) -> Destination? {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        guard path.hasPrefix("/") else { return nil }
        var parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if parts.last == "" { parts.removeLast() }
        let tab = parts.first.flatMap(AppTab.init(rawValue:))
        // The first tab has no path component, so that each destination has one address.
        if tab == .first { return nil }
        if tab != nil { parts.removeFirst() }
        var routes: [Route] = []
        var sheet: SheetRoute?
        parts = joiningIDs(parts)
        if let last = parts.last.flatMap(Route.init), sheets[last.name] == (last.id != nil) {
            sheet = SheetRoute(last)
            parts.removeLast()
        }
        for part in parts {
            guard let route = Route(part), names[route.name] == (route.id != nil) else { return nil }
            routes.append(route)
        }
        return Destination(tab: tab ?? .first, path: routes, sheet: sheet)
    }

    /// Joins each number with the name before it: `["moment", "17"]` becomes `["moment-17"]`.
    private nonisolated static func joiningIDs(_ parts: [String]) -> [String] {
        parts.reduce(into: []) { result, part in
            if let name = result.last, Int64(part) != nil, Route(name)?.id == nil {
                result[result.count - 1] = "\(name)-\(part)"
            } else {
                result.append(part)
            }
        }
    }

    /// Returns the address of a destination.
    public nonisolated static func address(of destination: Destination) -> String {
        let tab = destination.tab == .first ? [] : [destination.tab.rawValue]
        let sheet = destination.sheet.map { [$0.description] } ?? []
        return "/" + (tab + destination.path.map(\.description) + sheet).joined(separator: "/")
    }
}
