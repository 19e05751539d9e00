public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

/// A modifier whose content is copied or cut, or takes what is pasted, with the keys of the user's system.
struct ClipboardModifier {
    enum Role {
        /// Returns the items to copy or to cut; nil while there is nothing to copy.
        case copy(KeyEquivalent, (() -> [DraggedItem])?)
        case paste(@MainActor ([DraggedItem]) -> Bool)
    }

    let role: Role
}

extension ClipboardModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.keyPress)
        element.attributes[.watch] = .string("clipboard")
        element.attributes.set(.isDisabled, !environment.isEnabled)
        switch role {
        case .copy(let key, let items):
            element.events = .key
            element.attributes[.keys] = .string(items == nil ? "" : key.keyName)
        case .paste: element.events = .drop
        }
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        switch (role, event) {
        case (.copy(let key, let items), .key(let name, _)):
            guard KeyEquivalent(keyName: name) == key else { return node.passToOuterKeyPress(event) }
            guard let items, let write = environment.copyText else { return }
            node.graph.clipboard.copy(items(), by: write)
        case (.paste(let take), .drop(let drop)):
            guard drop.phase == .pasted, let content = DroppedContent(json: drop.content) else { return }
            let items = node.graph.clipboard.items(of: content, in: environment)
            if items.isEmpty || !take(items) { node.graph.dragCoordinator.pass(drop, from: node) }
        default: break
        }
    }
}

extension View {
    /// Copies values when the user presses the keys for copying while the focus is in the view.
    ///
    ///     List(notes, selection: $selection) { Text($0.title) }
    ///         .copyable(notes.filter { selection.contains($0.id) })
    ///
    /// The user's device gets their texts; `pasteDestination` in the same page gets the values. If no value has a text,
    /// the clipboard of the device is not changed.
    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(ClipboardModifier(role: .copy(.copy) { payload().map { DraggedItem($0) } }))
    }

    /// Cuts values when the user presses the keys for cutting while the focus is in the view.
    ///
    /// - Parameter action: Removes the values, and returns them.
    public nonisolated func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping () -> [T]
    ) -> some View {
        modifier(ClipboardModifier(role: .copy(.cut) { action().map { DraggedItem($0) } }))
    }

    /// Takes what the user pastes while the focus is in the view.
    ///
    /// - Parameters:
    ///   - action: Handles the values. Unlike Apple's, it is called later if they have to be uploaded or converted.
    ///   - validator: Returns the values that can be used; nothing happens if the array is empty.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        nonisolated(unsafe) let (action, validator) = (action, validator)
        return modifier(
            ClipboardModifier(
                role: .paste { items in
                    guard items.contains(where: { $0.canLoad(T.self) }) else { return false }
                    items.load(T.self) { values in
                        let valid = validator(values)
                        if !valid.isEmpty { action(valid) }
                    }
                    return true
                }
            )
        )
    }

    /// Copies items when the user presses the keys for copying while the focus is in the view.
    ///
    /// - Parameter payloadAction: Returns the items; nil while there is nothing to copy.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(
            ClipboardModifier(role: .copy(.copy, payloadAction.map { items in { items().map { DraggedItem($0) } } }))
        )
    }

    /// Cuts items when the user presses the keys for cutting while the focus is in the view.
    ///
    /// - Parameter payloadAction: Removes the items, and returns them; nil while there is nothing to cut.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(
            ClipboardModifier(role: .copy(.cut, payloadAction.map { items in { items().map { DraggedItem($0) } } }))
        )
    }

    /// Takes items of some types that the user pastes while the focus is in the view.
    public nonisolated func onPasteCommand(
        of supportedContentTypes: [UTType],
        perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Takes items of some types that the user pastes while the focus is in the view.
    ///
    /// - Parameter validator: Returns what the action needs; nil if the items cannot be used.
    public nonisolated func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        nonisolated(unsafe) let (validator, payloadAction) = (validator, payloadAction)
        return modifier(
            ClipboardModifier(
                role: .paste { items in
                    let providers = items.filter { $0.conforms(to: supportedContentTypes) }.map(\.provider)
                    guard !providers.isEmpty, let payload = validator(providers) else { return false }
                    payloadAction(payload)
                    return true
                }
            )
        )
    }
}
