import OrielCore

// Names must match exactly, including case; the first matching control in document order is used. The names of a
// control are its accessibility label and identifier and the texts it shows (each, and all joined by spaces); fields
// are also found by their placeholder. Hidden controls are not found.
extension ViewHost {
    /// Taps the first control or tappable view with the given name.
    ///
    ///     try await host.tap("Save")           // Button("Save") { ... }
    ///     try await host.tap("Milk")           // HStack { Text("Milk"); Text("2") }.onTapGesture { ... }
    ///     try await host.tap("Milk 2")         // the same one
    ///
    /// - Parameter name: The accessible name, or a text that the control shows.
    /// - Throws: `ViewHostError` if no such control exists, or it is disabled; the message lists the elements on
    ///   screen.
    public func tap(_ name: String) async throws {
        let control = try find(name, "a tappable view") {
            // The tap of a tab view is that of the button which skips the tabs.
            ($0.element.events.contains(.tap) && $0.element.kind != .tabView) || $0.element.kind == .menu
        }
        // Menus open in the browser without an event to the view; their items can be tapped whether the menu is open or
        // not.
        guard control.element.kind != .menu || control.element.events.contains(.tap) || control.isDisabled else {
            return await settle()
        }
        try await send(.tap, to: control, name: name)
    }

    /// Replaces the text of a field.
    ///
    ///     try await host.type("Milk", into: "New item")    // TextField("New item", text: $draft)
    ///
    /// - Parameters:
    ///   - text: The new text of the field.
    ///   - name: The label or placeholder of the field.
    /// - Throws: `ViewHostError` if no such field exists, or it is disabled; the message lists the elements on screen.
    public func type(_ text: String, into name: String) async throws {
        let field = try find(name, "a text field") { $0.takesText }
        try await send(.input(text), to: field, name: name)
    }

    /// Sets a toggle; does nothing if the toggle already has the value.
    ///
    ///     try await host.set(true, toggle: "Remind me")    // Toggle("Remind me", isOn: $reminds)
    ///
    /// - Parameters:
    ///   - isOn: The new value.
    ///   - name: The name of the toggle.
    /// - Throws: `ViewHostError` if no such toggle exists, or it is disabled; the message lists the elements on screen.
    public func set(_ isOn: Bool, toggle name: String) async throws {
        let toggle = try find(name, "a toggle") { $0.element.kind == .toggle }
        guard toggle.isDisabled || toggle.element.attributes.bool(.isOn) != isOn else { return await settle() }
        try await send(.change(isOn), to: toggle, name: name)
    }

    /// Returns the value of a control: the text of a field, "true" or "false" for a toggle, a number, a date, or the
    /// selected option.
    ///
    ///     #expect(try host.value(of: "New item") == "")
    ///     #expect(try host.value(of: "Remind me") == "true")
    ///
    /// - Parameter name: The name of the control.
    /// - Throws: `ViewHostError` if no such control exists; the message lists the elements on screen.
    public func value(of name: String) throws -> String {
        let control = try find(name, "a control with a value") { $0.hasValue }
        switch control.element.kind {
        case .toggle: return String(control.element.attributes.bool(.isOn))
        case .picker: return selection(of: control)
        default: break
        }
        if let number = control.element.attributes.number(.value) {
            return Int(exactly: number).map(String.init) ?? String(number)
        }
        return control.element.attributes.string(.value) ?? ""
    }

    /// Sends an event to the first control with a name.
    func send(
        _ event: ElementEvent,
        _ name: String,
        _ wanted: String,
        where matches: (FoundControl) -> Bool
    ) async throws {
        try await send(event, to: find(name, wanted, where: matches), name: name)
    }

    func send(_ event: ElementEvent, to control: FoundControl, name: String) async throws {
        guard graph.send(event, to: control.id) == nil else {
            throw ViewHostError.disabled(control, name: name, onScreen: summary(near: name))
        }
        await settle()
    }

    func find(_ name: String, _ wanted: String, where matches: (FoundControl) -> Bool) throws -> FoundControl {
        func search() -> ([FoundControl], first: FoundControl?) {
            let controls = foundControls
            let bearers = controls.filter { !$0.isHidden && matches($0) && $0.names.contains(name) }
            return (controls, bearers.first { !$0.isInMenu } ?? bearers.first)
        }
        var (controls, control) = search()
        // Changes made by the test itself may not be on screen yet.
        if control?.isDisabled ?? true, graph.hasPendingWork {
            graph.flush()
            (controls, control) = search()
        }
        if let control { return control }
        let hint = hint(for: name, among: controls, where: matches)
        throw ViewHostError.notFound(name: name, wanted: wanted, hint: hint, onScreen: summary(near: name))
    }

    /// Returns the probable reason why a name was not found.
    private func hint(for name: String, among controls: [FoundControl], where matches: (FoundControl) -> Bool)
        -> String?
    {
        let bearers = controls.filter { $0.names.contains(name) }
        if bearers.contains(where: { $0.isHidden && matches($0) }) {
            return "There is one, but it is hidden."
        }
        if let other = bearers.first(where: { !$0.isHidden }) { return "There is a \(other.kind) with that name." }
        if texts.contains(name) { return "There is a text \"\(name)\", but no view around it handles this." }
        let names = controls.filter { !$0.isHidden && matches($0) }.flatMap(\.names)
        return suggestion(for: name, among: names).map { "Did you mean \"\($0)\"?" }
    }

    /// All controls; those behind a sheet or an alert are hidden.
    private var foundControls: [FoundControl] {
        let trees = graph.elementTrees
        let reachable = Set(trees.foreground.flatMap { $0.controls() }.map(\.id))
        return trees.flatMap { $0.controls() }.map { control in
            var control = control
            if !reachable.contains(control.id) { control.isHidden = true }
            return control
        }
    }

    /// A one-line description of the elements on screen, for messages. Of many it has those around the one with the most similar name.
    func summary(near name: String = "") -> String {
        let controls = foundControls.filter { !$0.isHidden }
        let texts = texts
        let guess = suggestion(for: name, among: controls.flatMap(\.names)) ?? name
        let control = controls.firstIndex { $0.names.contains(guess) }
        let text = (suggestion(for: name, among: texts) ?? guess).nonEmpty.flatMap { texts.firstIndex(of: $0) }
        return """
            Controls: \(Self.excerpt(controls.map(\.description), around: control)). \
            Texts: \(Self.excerpt(texts.map { "\"\($0)\"" }, around: text)).
            """
    }

    private static func excerpt(_ items: [String], around center: Int?) -> String {
        guard !items.isEmpty else { return "none" }
        let limit = 20
        let start = max(0, min((center ?? 0) - limit / 2, items.count - limit))
        let end = min(items.count, start + limit)
        let before = start > 0 ? ["… (\(start) before)"] : []
        let after = end < items.count ? ["… (\(items.count - end) after)"] : []
        return (before + items[start..<end] + after).joined(separator: ", ")
    }
}

extension FoundControl {
    fileprivate var hasValue: Bool {
        takesText || [.toggle, .picker, .slider, .datePicker, .colorPicker].contains(element.kind)
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
