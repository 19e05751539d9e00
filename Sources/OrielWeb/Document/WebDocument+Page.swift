import OrielCore

/// What a client gets: the whole page, or how it changes.
extension WebDocument {
    /// The operations that bring the page from how it was at the last call, or at the mount, to how it is now.
    ///
    /// - Returns: No bytes if nothing on the page is different.
    package func encodeChanges() -> [UInt8] {
        bringUpToDate()
        for command in commands {
            guard let command = command.encoded(number: number(of:)) else { continue }
            encoder.command(command.name, argument: command.argument, number: command.reply)
        }
        commands.removeAll()
        return encoder.take()
    }

    /// Works out what follows from the changes for the page; the operations wait for whoever asks for them.
    func bringUpToDate() {
        guard !changed.isEmpty else { return }
        refreshLayout()
        redrawChanged()
        reorderChanged()
        changed.removeAll(keepingCapacity: false)
        hasNodesWithoutView = false
        animations.removeAll()
    }

    /// The whole page as it is now: what a browser gets that has nothing yet.
    ///
    /// Numbers all nodes anew, so operations encoded after this are for the client that gets the page.
    ///
    /// Commands that wait are not for the page but for its client: they come with the next changes.
    package func makePage() -> PageContent {
        wake()
        bringUpToDate()
        // The page says all that the operations would.
        encoder.reset()
        hasClient = true
        listeners.removeAll()
        let first = lastNumber + 1
        number(rootNode)
        var html = HTMLWriter()
        for child in rootNode.children { html.append(child) }
        var rules = ""
        for style in html.styles.sorted() {
            encoder.note(style)
            rules += "." + StyleTable.className(style) + "{" + styles.declarations(of: style) + "}"
        }
        return PageContent(
            body: html.text,
            rules: rules,
            firstNumber: first,
            nodeCount: Int(lastNumber + 1 - first)
        )
    }

    /// What is inside the live part of the page.
    package var html: String {
        wake()
        bringUpToDate()
        var html = HTMLWriter()
        for child in rootNode.children { html.append(child) }
        return html.text
    }
}
