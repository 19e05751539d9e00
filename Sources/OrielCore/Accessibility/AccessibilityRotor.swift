import Foundation

/// The entries of a rotor as a group of links, shown while one of them has the keyboard focus.
private struct RotorModifier {
    let label: Text
    let entries: () -> [RotorItem]
    @NodeReference private var node

    nonisolated init(label: Text, entries: @escaping () -> [RotorItem]) {
        (self.label, self.entries) = (label, entries)
    }
}

extension RotorModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (items, storage) = (entries(), _node.storage)
        return content.accessibilityActions {
            ActionGroup(name: label) {
                ForEach(items.indices, id: \.self) { index in
                    Button {
                        items[index].prepare()
                        storage?.node?.showFocus(on: items[index].target)
                    } label: {
                        items[index].label ?? label
                    }
                    .accessibilityAddTraits(.isLink)
                }
            }
        }
    }
}

extension ViewNode {
    /// Moves the focus to the view with an id, or to this one, after the changes of the current turn.
    fileprivate final func showFocus(on target: AnyHashable?) {
        graph.enqueue { [weak self] in
            guard let self, isMounted else { return }
            let found = target.map { self.scrollTarget(of: $0) ?? self.graph.root?.scrollTarget(of: $0) }
            guard let view = found ?? firstChild else { return }
            var outermost: ElementNode?
            view.firstOutermostElement(into: &outermost)
            guard let outermost else { return }
            graph.send(Patch(.scroll(outermost.id, anchor: .center)))
            graph.focus.showFocus(on: outermost)
        }
    }
}

extension View {
    /// Adds a rotor: a list of views to which a user of assistive technology moves directly.
    ///
    ///     ScrollView { ForEach(messages) { MessageRow(message: $0) } }
    ///         .accessibilityRotor("Unread") {
    ///             ForEach(unread) { AccessibilityRotorEntry($0.subject, id: $0.id) }
    ///         }
    ///
    /// Unlike Apple's, the entries are a group of links with the rotor's label, because browsers have no rotors. It follows the view, and is
    /// visible while a link in it has the keyboard focus. A link scrolls to its view and moves the focus to it, or to the first control in
    /// it. A view without a control gets the focus if it has `accessibilityRotorEntry(id:in:)`.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        // Entries are read while views are evaluated, on the thread of the main actor.
        nonisolated(unsafe) let entries = entries
        return modifier(RotorModifier(label: label) { withMainActorUnchecked { entries().rotorItems } })
    }

    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries)
    }

    /// Adds entries to a rotor of the system. They are a group of links with the rotor's name.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(systemRotor.label, entries: entries)
    }

    // MARK: - Entries of models

    /// Adds a rotor with an entry for each model. The views have the ids of the models.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        let items = entries.map { entry in
            RotorItem(label: Text(entry[keyPath: entryLabel]), target: entry[keyPath: entryID], prepare: {})
        }
        return modifier(RotorModifier(label: rotorLabel) { items })
    }

    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }

    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(systemRotor.label, entries: entries, entryLabel: entryLabel)
    }

    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(systemRotor.label, entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    // MARK: - Ranges of a text

    @available(*, unavailable, message: "The focus of a page cannot be moved to a part of a text.")
    public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }

    @available(*, unavailable, message: "The focus of a page cannot be moved to a part of a text.")
    public nonisolated func accessibilityRotor(
        _ labelKey: LocalizedStringKey,
        textRanges: [Range<String.Index>]
    ) -> some View { self }

    @available(*, unavailable, message: "The focus of a page cannot be moved to a part of a text.")
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol>(
        _ label: L,
        textRanges: [Range<String.Index>]
    ) -> some View { self }

    @available(*, unavailable, message: "The focus of a page cannot be moved to a part of a text.")
    public nonisolated func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor,
        textRanges: [Range<String.Index>]
    ) -> some View { self }

    /// Identifies the view for an entry of a rotor that leads to it.
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(AccessibilityFocusable()).id(RotorTarget(id: id, namespace: namespace))
    }
}
