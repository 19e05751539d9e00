import OrielCore

extension ViewHost {
    /// Navigates back as the browser's back button does: leaves the innermost page, sheet or cover.
    ///
    ///     try await host.tap("Paris")     // NavigationLink("Paris", value: trip)
    ///     try await host.back()
    ///
    /// - Throws: `ViewHostError` if there is nothing to leave; the message lists the elements on screen.
    public func back() async throws {
        graph.flush()
        guard graph.history.depth > 0 else {
            throw ViewHostError.nothingToLeave(onScreen: summary)
        }
        graph.history.goTo(depth: graph.history.depth - 1, path: "")
        await settle()
    }

    /// The path that a browser shows in its address: short names of the tab, the pushed pages and the sheets, each
    /// after a slash; `/` for none.
    ///
    ///     #expect(host.path == "/trips/paris")
    public var path: String {
        graph.flush()
        return graph.history.path
    }

    /// Navigates along a path through the links and tabs on screen, as opening the path in a browser does.
    ///
    ///     await host.open("/trips/paris")
    ///
    /// Listeners set with `onOpenURL` receive the path first.
    ///
    /// - Parameter path: The path to open, with a leading slash and percent-encoded.
    /// - Returns: Whether every part of the path was found. If not, the pages that were found are open.
    @discardableResult
    public func open(_ path: String) async -> Bool {
        let found = graph.history.open(path)
        await settle()
        return found
    }
}
