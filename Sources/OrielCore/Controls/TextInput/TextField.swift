public import Foundation

/// A control for text input.
///
/// Assistive technology reads the label. Without a prompt, the label is also the placeholder of the empty field.
///
/// Unlike Apple's, a field with a format parses its text on each change, not when editing ends. Text that cannot be
/// parsed leaves the value unchanged.
public struct TextField<Label> {
    package let elementDescription: TextFieldDescription
    package let content: Label
}

/// The text of a field and the destination of typed text.
package enum FieldText {
    case text(Binding<String>)
    /// A value in a format of the reader's locale. Typed text that does not parse, or parses to a number outside the
    /// bounds of `ClaimedValue`, has no effect.
    case formatted(read: (Locale) -> String, write: (String, Locale) -> Void)

    func value(in locale: Locale) -> String {
        switch self {
        case .text(let binding): binding.wrappedValue
        case .formatted(let read, _): read(locale)
        }
    }

    func set(_ value: String, in locale: Locale) {
        switch self {
        case .text(let binding): binding.wrappedValue = value
        case .formatted(_, let write): write(value, locale)
        }
    }
}

extension TextField: View, PrimitiveView, ContainerElementView, StyledControl where Label: View {
    public typealias Body = Never

    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), prompt: prompt, label: label())
    }

    public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(.text(text), prompt: prompt, axis: axis, label: label())
    }

    /// Creates a field whose selection the app reads and sets.
    public nonisolated init(
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text), selection: selection, prompt: prompt, axis: axis ?? .horizontal, label: label())
    }

    nonisolated init(
        _ text: FieldText,
        selection: Binding<TextSelection?>? = nil,
        prompt: Text? = nil,
        axis: Axis = .horizontal,
        onEditingChanged: ((Bool) -> Void)? = nil,
        onCommit: (() -> Void)? = nil,
        label: Label
    ) {
        elementDescription = TextFieldDescription(
            text: text,
            selection: selection,
            prompt: prompt,
            axis: axis,
            onEditingChanged: onEditingChanged,
            onCommit: onCommit
        )
        content = label
    }
}

extension TextField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(.text(text), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(.text(text), label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), prompt: prompt, label: Text(title))
    }

    /// Creates a field that grows with its text along an axis.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis
    ) {
        self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(.text(text), onEditingChanged: onEditingChanged, onCommit: onCommit, label: Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), onCommit: onCommit, label: Text(titleKey))
    }

    /// Creates a field for a formatted value; text that cannot be parsed leaves the value unchanged.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.parsing(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field for an optional formatted value; empty text means nil.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.parsing(value, format), prompt: prompt, label: Text(titleKey))
    }
}

extension FieldText {
    static func parsing<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput>,
        _ format: F
    ) -> FieldText where F.FormatOutput == String {
        .formatted(read: { format.locale($0).format(value.wrappedValue) }) { text, locale in
            guard case .success(let parsed) = Result(catching: { try format.locale(locale).parseStrategy.parse(text) }),
                ClaimedValue.isInBounds(parsed)
            else { return }
            value.wrappedValue = parsed
        }
    }

    static func parsing<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput?>,
        _ format: F
    ) -> FieldText where F.FormatOutput == String {
        .formatted(read: { value.wrappedValue.map(format.locale($0).format) ?? "" }) { text, locale in
            if text.isEmpty { return value.wrappedValue = nil }
            guard case .success(let parsed) = Result(catching: { try format.locale(locale).parseStrategy.parse(text) }),
                ClaimedValue.isInBounds(parsed)
            else { return }
            value.wrappedValue = parsed
        }
    }
}

package struct TextFieldDescription {
    var kind = Element.Kind.textField
    let text: FieldText
    var selection: Binding<TextSelection?>?
    let prompt: Text?
    let axis: Axis
    let onEditingChanged: ((Bool) -> Void)?
    let onCommit: (() -> Void)?
}

extension TextFieldDescription: ElementDescription {
    package static var readsBindings: Bool { true }

    package func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = environment.textAppearance?.attributes(in: environment) ?? Attributes()
        let locale = environment.locale
        attributes[.value] = .string(text.value(in: locale))
        attributes.set(.placeholder, prompt?.string(in: environment))
        if axis == .vertical { attributes[.axis] = .string("vertical") }
        environment.describeTextInput(in: &attributes)
        if let style = environment[StyleKey<TextFieldStyleMark>.self]?.name, style != "automatic" {
            attributes[.controlStyle] = .string(style)
        }
        var events: Element.Events = [.input, .focus]
        if let selection {
            attributes[.watch] = .string(selection.watch(in: text.value(in: locale), environment.textSelectionAffinity))
            events.insert(.selection)
        }
        if onCommit != nil || environment.submitAction(for: .text) != nil { events.insert(.submit) }
        return Element(kind, attributes: attributes, events: events)
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        let locale = environment.locale
        let set = { text.set($0, in: locale) }
        switch event {
        case .input(let value):
            let old = text.value(in: locale)
            set(value)
            selection?.follow(from: old, to: text.value(in: locale), environment.textSelectionAffinity)
            environment.textInputSuggestions?.show(writing: set)
        case .selection(let offsets, let isBackward):
            let shown = text.value(in: locale)
            selection?.take(offsets, in: shown, isBackward: isBackward, environment.textSelectionAffinity)
        case .submit:
            onCommit?()
            environment.submitAction(for: .text)?()
        case .focus(let isFocused):
            onEditingChanged?(isFocused)
            if isFocused {
                environment.textInputSuggestions?.show(writing: set)
            } else {
                environment.textInputSuggestions?.hideSoon()
            }
        default: break
        }
    }
}
