import Combine
import SwiftUI

/// The selected tab, and each tab's stack of pages.
///
/// An address such as `/categories/category-flags/item-12` has the raw value of a tab and the descriptions of pages. The first
/// tab has no component, so that each place has one address.
@MainActor
open class TabRouter<Tab, Route>: ObservableObject
where Tab: RawRepresentable<String> & CaseIterable & Hashable & Sendable, Route: LosslessStringConvertible & Hashable {
    @Published public var tab: Tab
    @Published public var paths: [Tab: [Route]] = [:]

    public init() { tab = Self.first }

    nonisolated private static var first: Tab {
        guard let first = Tab.allCases.first else { preconditionFailure("\(Tab.self) needs a case.") }
        return first
    }

    /// The stack of a tab.
    public func path(of tab: Tab) -> Binding<[Route]> {
        Binding(get: { self.paths[tab, default: []] }, set: { self.paths[tab] = $0 })
    }

    /// Opens a place.
    public func open(_ place: (tab: Tab, path: [Route])) {
        tab = place.tab
        paths[place.tab] = place.path
    }

    /// Closes all pages.
    public func reset() {
        tab = Self.first
        paths = [:]
    }

    /// Returns the tab and the stack of a path; nil if there is none.
    nonisolated public static func place(at path: String) -> (tab: Tab, path: [Route])? {
        var parts = path.split(separator: "/").map(String.init)
        var tab = first
        if let named = parts.first.flatMap(Tab.init(rawValue:)) {
            guard named != first else { return nil }
            tab = named
            parts.removeFirst()
        }
        let routes = parts.compactMap(Route.init)
        return routes.count == parts.count ? (tab, routes) : nil
    }
}
