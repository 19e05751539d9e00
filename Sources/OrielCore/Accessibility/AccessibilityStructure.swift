extension View {
    private nonisolated func accessibility(_ attributes: Attributes) -> some View {
        modifier(SimpleElementModifier(.accessibility, attributes))
    }

    /// Adds accessibility traits to the view.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(traits.isEmpty ? [:] : [.traits: .string(traits.names)])
    }

    /// Removes accessibility traits from the view.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(traits.isEmpty ? [:] : [.removedTraits: .string(traits.names)])
    }

    /// Makes the view a single element for assistive technology.
    ///
    /// - Parameter children: The treatment of the views in the element.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility([.accessibilityChildren: .string(children.name)])
    }

    /// Sets the reading order. Unlike Apple's, it has no effect yet: browsers read the views in the order of the page.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility([.sortPriority: .number(sortPriority)])
    }

    /// Makes the view a heading of the given level.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility([.headingLevel: .number(Double(level.rawValue))])
    }

    /// Declares whether a view that is not a control responds to the user. Unlike Apple's, it has no effect yet.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        accessibility([.isFocusable: .bool(respondsToUserInteraction)])
    }

    /// Makes the view the label of a pair, or the content that the label of the pair describes.
    ///
    /// A control is named by the label; a text is named by the label and by itself. Unlike Apple's, the label is also read
    /// by itself.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole,
        id: ID,
        in namespace: Namespace.ID
    ) -> some View {
        accessibility([.pairRole: .string("\(role)"), .pairID: .string("\(namespace.number)-\(id)")])
    }

    // MARK: - Spoken names

    /// Sets alternative names for speech control. Unlike Apple's, it has no effect yet.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(InputLabelsModifier(labels: inputLabels))
    }

    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Adds a short description of the view, as a tooltip and for assistive technology.
    public nonisolated func help(_ text: Text) -> some View {
        modifier(AccessibilityModifier(name: .help, value: text))
    }

    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

private struct InputLabelsModifier {
    let labels: [Text]
}

extension InputLabelsModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        let names = labels.map { $0.string(in: environment) }.joined(separator: ", ")
        return Element(.accessibility, attributes: [.inputLabels: .string(names)])
    }
}

// MARK: - Deprecated names

extension View {
    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
    public nonisolated func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
