public import Foundation

/// A value with a label before it.
///
///     LabeledContent("Version", value: "2.1")
///     LabeledContent("Owner") { OwnerView() }
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    @Environment(\.labeledContentStyle) private var style

    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent: View where Label: View, Content: View {
    public var body: some View {
        if let style, style.name == nil, let custom = style.style as? any LabeledContentStyle {
            styled(custom, outer: style.outer?.layer)
        } else {
            PlainElement(kind: .labeledContent, content: TupleView((ControlLabel { label }, content)))
        }
    }

    private func styled<Style: LabeledContentStyle>(_ style: Style, outer: StyleLayer?) -> AnyView {
        let configuration = LabeledContentStyleConfiguration(
            label: LabeledContentStyleConfiguration.Label(label),
            content: LabeledContentStyleConfiguration.Content(content)
        )
        return AnyView(
            LabeledContentStyleBody(style: style, configuration: configuration)
                .modifier(OuterStyleModifier<LabeledContentStyleConfiguration>(outer: outer))
        )
    }
}

extension LabeledContent where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Creates a formatted value with a label.
    public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    /// Creates a formatted value with a label.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}
