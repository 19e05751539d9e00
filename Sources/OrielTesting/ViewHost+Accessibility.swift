import OrielCore

// What assistive technologies know of a page. Elements behind a sheet or an alert, in covered pages and in closed menus are not found.
extension ViewHost {
    /// The elements of the page as assistive technologies know them, outermost first.
    public var accessibilityTree: [AccessibleElement] {
        graph.flush()
        return AccessibilityTree.elements(of: document)
    }

    /// The page as text for assertions: a line for each element with its role, name, states and value, indented by depth.
    ///
    ///     #expect(
    ///         host.accessibilitySnapshot == """
    ///             heading "Notes" [level=1]
    ///             textbox "New note": ""
    ///             switch "Important" [checked]
    ///             button "Save" [disabled]
    ///             """
    ///     )
    ///
    /// Unlike ``outline``, it does not depend on how views are drawn. ``checkSnapshot(_:filePath:)`` keeps it in a file.
    public var accessibilitySnapshot: String {
        accessibilityTree.flatMap { $0.lines() }.map(\.text).joined(separator: "\n")
    }

    /// Returns all elements with a role, in document order.
    ///
    ///     #expect(host.elements(.listItem).count == 3)
    ///     #expect(host.elements(.button, named: "Delete").isEmpty)
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - name: The accessible name, which must be equal; nil for any.
    public func elements(_ role: AccessibilityRole, named name: String? = nil) -> [AccessibleElement] {
        accessibilityTree.flatMap(\.all).filter { $0.role == role && (name == nil || $0.name == name) }
    }

    /// Returns the only element with a role and a name.
    ///
    ///     let save = try host.element(.button, named: "Save")
    ///     #expect(save.isDisabled)
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - name: The accessible name, which must be equal; nil for any.
    /// - Throws: `ViewHostError` if there is none, or more than one; the message shows the elements near the best guess.
    public func element(_ role: AccessibilityRole, named name: String? = nil) throws -> AccessibleElement {
        let found = elements(role, named: name)
        if found.count == 1 { return found[0] }
        let wanted = name.map { "a \(role) named \"\($0)\"" } ?? "a \(role)"
        guard found.isEmpty else {
            throw ViewHostError.ambiguous(wanted: wanted, count: found.count, onScreen: excerpt(near: found[0]))
        }
        let all = accessibilityTree.flatMap(\.all)
        let near = name.flatMap { nearest(to: $0, role: role, among: all) }
        let hint = near.map { "Did you mean \($0.description)?" }
        throw ViewHostError.missing(wanted: wanted, hint: hint, onScreen: excerpt(near: near))
    }

    /// Taps an element, or sets a toggle to its other value.
    ///
    ///     try await host.tap(host.element(.button, named: "Save"))
    ///
    /// - Throws: `ViewHostError` if the element is disabled, handles no taps, or is not on screen any more.
    public func tap(_ element: AccessibleElement) async throws {
        let isToggle = [.toggle, .checkBox, .radioButton].contains(element.role)
        guard !element.isDisabled else {
            throw ViewHostError.disabled(element, onScreen: excerpt(near: element))
        }
        guard let target = element.target,
            graph.send(isToggle ? .change(!element.isChecked) : .tap, to: target) == nil
        else { throw ViewHostError.deaf(element, onScreen: excerpt(near: element)) }
        await settle()
    }

    /// Returns the element of another role with the name, or the one with the most similar name.
    private func nearest(to name: String, role: AccessibilityRole, among all: [AccessibleElement]) -> AccessibleElement?
    {
        if let other = all.first(where: { $0.name == name }) { return other }
        let bearers = all.filter { $0.role == role && !$0.name.isEmpty }
        let guess =
            suggestion(for: name, among: bearers.map(\.name)) ?? suggestion(for: name, among: all.map(\.name))
        return guess.flatMap { guess in (bearers + all).first { $0.name == guess } }
    }

    /// The lines of the page around an element; the first ones if it is nil.
    func excerpt(near element: AccessibleElement?) -> String {
        let lines = accessibilityTree.flatMap { $0.lines() }
        guard !lines.isEmpty else { return "Nothing is on screen." }
        let radius = 8
        let center = element.flatMap { element in lines.firstIndex { $0.element == element } } ?? radius
        let start = max(0, min(center - radius, lines.count - 2 * radius))
        let end = min(lines.count, start + 2 * radius + 1)
        let before = start > 0 ? ["… \(start) lines before"] : []
        let after = end < lines.count ? ["… \(lines.count - end) lines after"] : []
        return (["On screen:"] + before + lines[start..<end].map(\.text) + after).joined(separator: "\n")
    }
}

extension ViewHostError {
    static func missing(wanted: String, hint: String?, onScreen: String) -> ViewHostError {
        let sentences = ["Looked for \(wanted) and found none.", hint].compactMap(\.self).joined(separator: " ")
        return ViewHostError(code: .notFound, message: "\(sentences)\n\(onScreen)")
    }

    static func ambiguous(wanted: String, count: Int, onScreen: String) -> ViewHostError {
        let message = "Looked for \(wanted) and found \(count). Use elements(_:named:), or a more exact name."
        return ViewHostError(code: .ambiguous, message: "\(message)\n\(onScreen)")
    }

    static func disabled(_ element: AccessibleElement, onScreen: String) -> ViewHostError {
        ViewHostError(code: .disabled, message: "The \(element) is disabled.\n\(onScreen)")
    }

    static func deaf(_ element: AccessibleElement, onScreen: String) -> ViewHostError {
        ViewHostError(
            code: .notFound,
            message: "The \(element) handles no taps, or is not on screen any more.\n\(onScreen)"
        )
    }
}
