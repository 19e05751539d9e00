extension Picker where Label == OrielCore.Label<Text, Image>, Content: View {
    /// Creates a picker with a symbol before its title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { OrielCore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a picker with a symbol before its title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { OrielCore.Label(title, systemImage: systemImage) }
    }

    /// Creates a picker with an image of an asset catalogue before its title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { OrielCore.Label(titleKey, image: image) }
    }

    /// Creates a picker with an image of an asset catalogue before its title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { OrielCore.Label(title, image: image) }
    }
}

extension Picker where Label == Text, Content: View {
    /// Creates a picker for a value that several items have; a selection sets the value of all items.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker for a value that several items have; a selection sets the value of all items.
    @_disfavoredOverload
    public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label: View, Content: View {
    /// Creates a picker with a label for the current value.
    ///
    /// Unlike Apple's, the label has no effect: the browser's menu shows the chosen option.
    public nonisolated init<CurrentValueLabel: View>(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(selection: selection, content: content, label: label)
    }

    /// Creates a picker with a label for the current value.
    ///
    /// Unlike Apple's, the label has no effect: the browser's menu shows the chosen option.
    public nonisolated init<CurrentValueLabel: View>(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where Label == Text {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
}
