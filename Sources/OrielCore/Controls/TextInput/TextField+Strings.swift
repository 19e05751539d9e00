public import Foundation

// Initialisers with a string variable as the title.
extension TextField where Label == Text {
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(.text(text), onEditingChanged: onEditingChanged, onCommit: onCommit, label: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(.text(text), onCommit: onCommit, label: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.parsing(value, format), prompt: prompt, label: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.parsing(value, format), prompt: prompt, label: Text(title))
    }
}

extension TextField where Label == Text {
    /// Creates a field whose selection the app reads and sets.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field whose selection the app reads and sets.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}

extension TextField {
    /// Creates a field for a formatted value; text that cannot be parsed leaves the value unchanged.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String, Label: View {
        self.init(.parsing(value, format), prompt: prompt, label: label())
    }
    /// Creates a field for an optional formatted value; empty text means nil.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String, Label: View {
        self.init(.parsing(value, format), prompt: prompt, label: label())
    }
}
