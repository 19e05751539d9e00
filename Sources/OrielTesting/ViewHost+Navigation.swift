import OrielCore

extension ViewHost {
    /// Navigates back, as the browser's back button does: dismisses the topmost page, sheet or cover.
    ///
    ///     try await host.tap("Paris")     // NavigationLink("Paris", value: trip)
    ///     try await host.back()
    ///
    /// - Throws: `ViewHostError` if there is nothing to dismiss; the message lists the elements on screen.
    public func back() async throws {
        graph.flush()
        guard graph.history.depth > 0 else {
            throw ViewHostError.nothingToLeave(onScreen: summary())
        }
        graph.history.goTo(depth: graph.history.depth - 1, path: "")
        await settle()
    }

    /// The path in the address bar of a browser: the short names of the selected tab, the pushed pages and the sheets,
    /// each after a slash. `/` if there are none.
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
    /// Actions set with `onOpenURL` receive the path first.
    ///
    /// - Parameter path: The path to open, with a leading slash and percent-encoded.
    /// - Returns: Whether all components of the path were found. If not, the pages up to the first missing component
    ///   are open.
    @discardableResult
    public func open(_ path: String) async -> Bool {
        let found = graph.history.open(path)
        await settle()
        return found
    }
}
