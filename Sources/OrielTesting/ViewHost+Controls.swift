public import OrielCore

extension ViewHost {
    /// Selects an option of a picker; does nothing if the option is already selected.
    ///
    ///     try await host.select("Large", in: "Size")    // Picker("Size", selection: $size) { ... }
    ///
    /// - Parameters:
    ///   - option: A text in the option.
    ///   - name: The label of the picker.
    /// - Throws: `ViewHostError` if no such picker or option exists, or the picker is disabled; the message lists the
    ///   options.
    public func select(_ option: String, in name: String) async throws {
        let picker = try find(name, "a picker") { $0.element.kind == .picker }
        let options = graph.elementTrees.compactMap { $0.element(picker.id) }.flatMap(\.options)
        guard let place = options.firstIndex(where: { $0.bears(option) }) else {
            let names = options.map { $0.visibleTexts.joined(separator: " ") }
            throw ViewHostError.notFound(
                name: option,
                wanted: "an option of the picker \"\(name)\"",
                hint: suggestion(for: option, among: names).map { "Did you mean \"\($0)\"?" },
                onScreen: "Options: \(names.map { "\"\($0)\"" }.joined(separator: ", "))."
            )
        }
        if options[place].element.attributes.bool(.isSelected), !picker.isDisabled { return await settle() }
        try await send(.choose(String(place)), to: picker, name: name)
    }

    /// Moves a slider to a value and ends the drag.
    ///
    ///     try await host.set(0.5, slider: "Volume")     // Slider(value: $volume) { Text("Volume") }
    ///
    /// - Parameters:
    ///   - value: The new value, in the units of the slider's range.
    ///   - name: The label of the slider.
    /// - Throws: `ViewHostError` if no such slider exists, or it is disabled.
    public func set(_ value: Double, slider name: String) async throws {
        let slider = try find(name, "a slider") { $0.element.kind == .slider }
        try await send(.input(String(value)), to: slider, name: name)
        try await send(.choose(String(value)), to: slider, name: name)
    }

    /// Selects a part of the text of a field, or places the insertion point.
    ///
    ///     try await host.select(0..<5, inField: "Message")  // TextField("Message", text: $text, selection: $selection)
    ///
    /// - Parameters:
    ///   - range: A range in UTF-16 code units, as the browser counts; an empty one is an insertion point.
    ///   - name: The label or placeholder of the field.
    ///   - isBackward: Whether the selection is made from its end to its start. The default is false.
    /// - Throws: `ViewHostError` if no such field exists, or it is disabled.
    public func select(_ range: Range<Int>, inField name: String, isBackward: Bool = false) async throws {
        let field = try find(name, "a text field") { $0.takesText }
        try await send(.selection(range, isBackward: isBackward), to: field, name: name)
    }

    /// Taps a button that opens the share sheet of the browser, and shares there.
    ///
    ///     try await host.share("Share…")                 // UIActivityViewController(activityItems: items, ...)
    ///
    /// - Parameter name: The label of the button.
    /// - Throws: `ViewHostError` if there is no such button whose outcome is reported, or it is disabled. A `ShareLink`
    ///   does not learn of the outcome.
    public func share(_ name: String) async throws {
        let button = try find(name, "a button that shares") {
            $0.element.attributes.string(.role) == "share" && $0.element.events.contains(.change)
        }
        try await send(.choose("shared"), to: button, name: name)
    }

    /// Sets a date picker to a value in the format of HTML date inputs, in the time zone of the view.
    ///
    ///     try await host.set("2026-11-21", date: "Due")  // DatePicker("Due", selection: $due, displayedComponents: .date)
    ///
    /// - Parameters:
    ///   - value: `2026-11-21`, `13:45` or `2026-11-21T13:45`, depending on the components that the picker shows. A
    ///     value in another format is ignored; a value outside the picker's range is clamped to it.
    ///   - name: The label of the date picker.
    /// - Throws: `ViewHostError` if no such date picker exists, or it is disabled.
    public func set(_ value: String, date name: String) async throws {
        let picker = try find(name, "a date picker") { $0.element.kind == .datePicker }
        try await send(.choose(value), to: picker, name: name)
    }

    func selection(of picker: FoundControl) -> String {
        graph.elementTrees.compactMap { $0.element(picker.id) }.flatMap(\.options)
            .filter { $0.element.attributes.bool(.isSelected) }
            .flatMap(\.visibleTexts).joined(separator: " ")
    }

    // MARK: - Focus and keys

    /// The name of the control with the keyboard focus; nil if no control has the focus.
    ///
    ///     try await host.tap("Edit")
    ///     #expect(host.focusedName == "Name")
    public var focusedName: String? {
        guard let id = graph.focus.focusedElement else { return nil }
        let controls = graph.elementTrees.flatMap { $0.controls() }
        return controls.first { $0.id == id }.map { $0.names.first ?? "" }
    }

    /// Moves the focus to a field or another focusable control, as a click or the Tab key does.
    ///
    /// - Parameter name: The name of the control.
    /// - Throws: `ViewHostError` if no such control exists, or it is disabled.
    public func focus(_ name: String) async throws {
        let control = try find(name, "a focusable control") { $0.element.events.contains(.focus) }
        if let old = graph.focus.focusedElement, old != control.id { graph.send(.focus(false), to: old) }
        try await send(.focus(true), to: control, name: name)
    }

    /// Removes the focus from the focused control, and waits until the view has settled. Does nothing if no control has
    /// the focus.
    public func unfocus() async {
        if let old = graph.focus.focusedElement { graph.send(.focus(false), to: old) }
        await settle()
    }

    /// Presses a key. The focused control receives it first. If it does not handle the key, the control with this
    /// keyboard shortcut is activated.
    ///
    ///     try await host.focus("New item")
    ///     try await host.press(.return)                       // onSubmit
    ///     try await host.press("s", modifiers: .command)      // keyboardShortcut("s")
    ///
    /// - Parameters:
    ///   - key: The key to press.
    ///   - modifiers: The modifier keys. The default is none.
    /// - Throws: `ViewHostError` if no control on screen handles the key.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) async throws {
        graph.flush()
        if let id = graph.focus.focusedElement, sendKey(key, modifiers, to: id) { return await settle() }
        let shortcut = KeyboardShortcut(key, modifiers: modifiers).name
        let controls = graph.elementTrees.flatMap { $0.controls() }.filter { !$0.isHidden && !$0.isDisabled }
        guard let control = controls.first(where: { $0.element.attributes.string(.shortcut) == shortcut }) else {
            throw ViewHostError.notFound(
                name: shortcut,
                wanted: "a control that handles the key",
                hint: nil,
                onScreen: summary()
            )
        }
        let isOn = control.element.attributes.bool(.isOn)
        try await send(control.element.kind == .toggle ? .change(!isOn) : .tap, to: control, name: shortcut)
    }

    private func sendKey(_ key: KeyEquivalent, _ modifiers: EventModifiers, to id: Element.ID) -> Bool {
        for tree in graph.elementTrees {
            guard let listener = tree.keyListener(around: id) else { continue }
            if graph.send(.key(key.keyName, modifiers), to: listener) == nil { return true }
        }
        return key == .return && modifiers.isEmpty && graph.send(.submit, to: id) == nil
    }
}

extension ElementTree {
    /// Returns the element with an ID in this tree.
    fileprivate func element(_ id: Element.ID) -> ElementTree? {
        if self.id == id { return self }
        for child in children {
            if let found = child.element(id) { return found }
        }
        return nil
    }

    fileprivate func bears(_ text: String) -> Bool {
        visibleTexts.contains(text) || visibleTexts.joined(separator: " ") == text
    }

    /// Returns the innermost key-listening element around another element.
    fileprivate func keyListener(around id: Element.ID) -> Element.ID? {
        guard element(id) != nil else { return nil }
        for child in children {
            if let found = child.keyListener(around: id) { return found }
        }
        return element.events.contains(.key) ? self.id : nil
    }
}
