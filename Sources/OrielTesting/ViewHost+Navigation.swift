import OrielCore

extension ViewHost {
    /// Goes back as the browser's back button does: from the innermost page, sheet or cover.
    ///
    ///     try await host.tap("Paris")     // NavigationLink("Paris", value: trip)
    ///     try await host.back()
    ///
    /// - Throws: `ViewHostError` if there is nothing to go back from; the message lists what is on screen.
    public func back() async throws {
        graph.flush()
        guard graph.history.depth > 0 else {
            throw ViewHostError.nothingToLeave(onScreen: summary)
        }
        graph.history.goTo(depth: graph.history.depth - 1, path: "")
        await settle()
    }

    /// The address a browser would show: the tab, the pages gone to and the sheets, each by a short name.
    ///
    ///     #expect(host.path == "/trips/paris")
    public var path: String {
        graph.flush()
        return graph.history.path
    }

    /// Goes along an address by the links and tabs on screen, as a browser does that opens it.
    ///
    ///     await host.open("/trips/paris")
    ///
    /// - Returns: Whether all of it was found.
    @discardableResult
    public func open(_ path: String) async -> Bool {
        let found = graph.history.open(path)
        await settle()
        return found
    }
}
