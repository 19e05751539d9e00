package import OrielCore

/// The output for clients: the whole page, or its changes.
extension WebDocument {
    /// Returns the operations for all changes since the last call, or since the mount.
    ///
    /// - Returns: No bytes if the page has not changed.
    package func encodeChanges() -> [UInt8] {
        encodeChangesSoFar()
        momentDelay = 0
        if !courses.isEmpty { courses.removeEnded(at: now()) }
        return encoder.take()
    }

    func encodeChangesSoFar() {
        bringUpToDate()
        for command in commands {
            guard let (command, reply) = command.resolved(number: number(of:)) else { continue }
            encoder.send(command, number: reply)
        }
        commands.removeAll()
    }

    /// Applies the pending changes to the page. The resulting operations are kept until they are requested.
    func bringUpToDate() {
        guard !isReleased else { return }
        updateScheme()
        guard !tree.changed.isEmpty else { return }
        refreshLayout()
        redrawChanged()
        reorderChanged()
        forgetModels()
        tree.changed.removeAll(keepingCapacity: false)
        hasNodesWithoutView = false
        tree.animations.removeAll()
    }

    /// Returns the whole page for a browser that has no nodes yet.
    ///
    /// Numbers all nodes again, so operations encoded afterwards are for the client that gets this page.
    ///
    /// Pending commands are not part of the page; they are sent to its client with the next changes.
    ///
    /// - Parameter entrances: What moves to its final state when the page appears.
    package func makePage(entrances: [Entrance] = []) -> PageContent {
        bringUpToDate()
        let entrances = entrances.isEmpty ? Entrances() : makeEntrances(entrances)
        // The page includes the effects of all operations.
        encoder.reset()
        courses = TransitionCourses()
        hasClient = true
        tree.listeners.removeAll()
        let first = lastNumber + 1
        for child in tree.rootNode.children { number(child) }
        var html = HTMLWriter(entrances: entrances.classes)
        for child in tree.rootNode.children { html.append(child) }
        var rules = entrances.rules
        for style in html.styles.sorted() {
            encoder.note(style)
            rules += "."
            rules += StyleTable.className(style)
            rules += "{"
            rules += styles.declarations(of: style)
            rules += "}"
        }
        return PageContent(
            body: html.text,
            rules: rules,
            scheme: scheme,
            firstNumber: first,
            nodeCount: Int(lastNumber + 1 - first)
        )
    }

    /// The markup inside `#oriel`.
    package var html: String {
        bringUpToDate()
        var html = HTMLWriter()
        for child in tree.rootNode.children { html.append(child) }
        return html.text
    }
}
