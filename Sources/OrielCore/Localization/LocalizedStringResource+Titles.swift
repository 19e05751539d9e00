public import Foundation

// Titles that are resources: those of string catalogues have such symbols. For a literal, Swift chooses a
// `LocalizedStringKey`.

extension Button where Label == Text {
    /// Creates a button with a localized title.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == OrielCore.Label<Text, Image> {
    /// Creates a button with a symbol before its localized title.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { OrielCore.Label(titleResource, systemImage: systemImage) }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == OrielCore.Label<Text, Image> {
    /// Creates a toggle with a symbol before its localized title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { OrielCore.Label(titleResource, systemImage: systemImage) }
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }

    /// Creates a field with a localized title and a prompt.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field with a localized title that grows along an axis.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, axis: axis) { Text(titleResource) }
    }
}

extension SecureField where Label == Text {
    /// Creates a field for a secret with a localized title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }
}

extension Picker where Label == Text, Content: View {
    /// Creates a picker with a localized title.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a localized title.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Menu where Label == OrielCore.Label<Text, Image> {
    /// Creates a menu with a symbol before its localized title.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { OrielCore.Label(titleResource, systemImage: systemImage) }
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a localized title to the destination of a value.
    @_disfavoredOverload
    public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination: View {
    /// Creates a link with a localized title to a view.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates a view with a localized title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a localized title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleResource)
        }
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a symbol.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = OrielCore.Label(titleResource, systemImage: systemImage)
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(label))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a symbol.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = OrielCore.Label(titleResource, systemImage: systemImage)
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(label))
    }
}

extension View {
    /// Sets the localized title of the page in a navigation view.
    @_disfavoredOverload
    public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the localized subtitle of the page in a navigation view.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleResource))
    }

    /// Sets the view's localized label for assistive technology.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    /// Describes what happens when the user activates the view, for assistive technology.
    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hintResource))
    }

    /// Describes the view's value for assistive technology.
    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(valueResource))
    }

    /// Adds a short localized description of the view.
    @_disfavoredOverload
    public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
        help(Text(textResource))
    }

    /// Shows a localized text as a badge of the view.
    @_disfavoredOverload
    public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
        badge(resource.map { Text($0) })
    }

    /// Shows an alert with a localized title.
    @_disfavoredOverload
    public nonisolated func alert<A: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    /// Shows an alert with a localized title and a message.
    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }

    /// Shows a choice of actions with a localized title.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions
        )
    }

    /// Adds a search field with a localized prompt.
    @_disfavoredOverload
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

extension TabContent {
    /// Shows a localized text as a badge of the tab.
    @_disfavoredOverload
    public nonisolated func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
        badge(resource.map { Text($0) })
    }
}
