public import Foundation

extension TextField where Label == Text {
    /// A field for a value that a formatter writes and reads; text that it cannot read leaves the value as it is.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(.formatted(value, formatter), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value that a formatter writes and reads; text that it cannot read leaves the value as it is.
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
        .formatted(read: { formatter.string(for: value.wrappedValue) ?? "" }) { text in
            if let parsed = formatter.value(of: text) as? V, ClaimedValue.isInBounds(parsed) {
                value.wrappedValue = parsed
            }
        }
    }
}

extension Formatter {
    /// The value a text stands for; nil if it stands for none.
    ///
    /// Foundation on Linux has no general way from text to value, so a formatter of the app's own reads nothing.
    fileprivate func value(of text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: nil
        }
    }
}
