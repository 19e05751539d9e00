import SwiftUI

/// A form field with its label above and a hint below.
public struct FormField<Field: View>: View {
    private let label: Text
    private let hint: FieldHint?
    private let field: Field
    @Environment(\.theme) private var theme

    public init(_ label: Text, hint: FieldHint? = nil, @ViewBuilder field: () -> Field) {
        self.label = label
        self.hint = hint
        self.field = field()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            // Hidden from screen readers, because the field has the label as its accessibility label.
            label
                .font(.cardNote.weight(.semibold))
                .foregroundStyle(theme.secondaryText)
                .accessibilityHidden(true)
            field
            if let hint {
                HStack(spacing: Spacing.xxs) {
                    Image(systemName: hint.tone.symbol)
                        .accessibilityHidden(true)
                    hint.text
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .font(.cardNote)
                .foregroundStyle(hint.tone.color)
            }
        }
    }
}

/// A hint about the current input of a field.
public struct FieldHint {
    public enum Tone {
        /// The rule for valid input.
        case rule
        case good
        case bad

        fileprivate var symbol: String {
            switch self {
            case .rule: "info.circle"
            case .good: "checkmark.circle"
            case .bad: "exclamationmark.circle"
            }
        }

        fileprivate var color: Color {
            switch self {
            case .rule: Palette.secondaryText
            case .good: Palette.success
            case .bad: Palette.danger
            }
        }
    }

    public var tone: Tone
    public var text: Text

    public init(_ tone: Tone, _ text: Text) {
        self.tone = tone
        self.text = text
    }
}

#Preview("Form field, rule", traits: .sizeThatFitsLayout) {
    FormField(Text(verbatim: "Password"), hint: FieldHint(.rule, Text(verbatim: "At least 10 characters"))) {
        TextField(text: .constant(""), prompt: Text(verbatim: "Password")) { Text(verbatim: "Password") }
            .textFieldStyle(.soft)
    }
    .padding()
}

#Preview("Form field, good", traits: .sizeThatFitsLayout) {
    FormField(Text(verbatim: "Name"), hint: FieldHint(.good, Text(verbatim: "This name is free."))) {
        TextField(text: .constant("ada_l")) { Text(verbatim: "Name") }
            .textFieldStyle(.soft)
    }
    .padding()
}

#Preview("Form field, bad", traits: .sizeThatFitsLayout) {
    let hint = "Names have 3 to 20 small letters, digits and underscores; this one also contains a space."
    FormField(Text(verbatim: "Name"), hint: FieldHint(.bad, Text(verbatim: hint))) {
        TextField(text: .constant("ada l")) { Text(verbatim: "Name") }
            .textFieldStyle(.soft)
    }
    .padding()
}
