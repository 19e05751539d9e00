public import Foundation

// Titles of groups that are resources.

extension DisclosureGroup where Label == Text, Content: View {
    /// Creates a group with a localized title, which is closed at first.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group with a localized title.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension GroupBox where Label == Text, Content: View {
    /// Creates a box with a localized title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension ControlGroup where Content: View {
    /// Creates a group with a localized title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group with a symbol before its localized title.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Label(titleResource, systemImage: systemImage) }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title, which the user can collapse and expand by tapping it.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title that opens on a long press; a tap runs an action.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == OrielCore.Label<Text, Image> {
    /// Creates a menu with a symbol before its localized title that opens on a long press; a tap runs an action.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: OrielCore.Label(titleResource, systemImage: systemImage),
            content: content(),
            primaryAction: primaryAction
        )
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a formatted value with a localized title.
    @_disfavoredOverload
    public nonisolated init<F: FormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: F.FormatInput,
        format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(titleResource)
        }
    }
}
