public import Foundation

extension TextField where Label == Text {
    /// Creates a field for a value in a formatter's format; text that cannot be parsed leaves the value unchanged.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(.formatted(value, formatter), prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field for a value in a formatter's format; text that cannot be parsed leaves the value unchanged.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(.formatted(value, formatter), prompt: prompt, label: Text(title))
    }

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            .formatted(value, formatter),
            onEditingChanged: onEditingChanged,
            onCommit: onCommit,
            label: Text(titleKey)
        )
    }

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(.formatted(value, formatter), onCommit: onCommit, label: Text(titleKey))
    }
}

extension FieldText {
    fileprivate static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldText {
        .formatted(read: { _ in formatter.string(for: value.wrappedValue) ?? "" }) { text, _ in
            if let parsed = formatter.value(of: text) as? V, ClaimedValue.isInBounds(parsed) {
                value.wrappedValue = parsed
            }
        }
    }
}

extension Formatter {
    /// Returns the value of a text; nil if it cannot be parsed.
    ///
    /// Foundation on Linux has no general conversion from text to values, so a custom formatter parses nothing.
    fileprivate func value(of text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: nil
        }
    }
}
