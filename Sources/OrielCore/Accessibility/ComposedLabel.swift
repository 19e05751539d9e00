/// A label for assistive technology that consists of texts and of the view's own label.
enum ComposedLabel {
    /// A part of a label.
    enum Part: Equatable {
        case text(Text)
        case ownLabel
    }

    /// Returns the texts in a view, and its placeholders for the own label, in their order.
    static func parts(of view: any View) -> [Part] {
        if let text = view as? Text { return [.text(text)] }
        if view is any LabelPlaceholder { return [.ownLabel] }
        if let modified = view as? any ModifiedLabel {
            return modified.labelContent.map { parts(of: $0) } ?? []
        }
        if let container = view as? any ViewContainer { return container.parts.flatMap { parts(of: $0.view) } }
        GraphIssue.report(
            .warning,
            """
            accessibilityLabel(content:) reads texts and the label that it is given. \(type(of: view)) is neither, and \
            is ignored. Use a Text with the words that are to be said.
            """
        )
        return []
    }
}

private protocol LabelPlaceholder {}

extension PlaceholderContentView: LabelPlaceholder {}

/// A view whose modifiers do not change what is said.
private protocol ModifiedLabel {
    var labelContent: (any View)? { get }
}

extension ModifiedContent: ModifiedLabel {
    fileprivate var labelContent: (any View)? { content as? any View }
}

private struct ComposedLabelModifier {
    let parts: [ComposedLabel.Part]
}

extension ComposedLabelModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        guard !parts.isEmpty else { return Element(.accessibility) }
        let texts = parts.map { part -> String? in
            switch part {
            case .text(let text): text.string(in: environment)
            case .ownLabel: nil
            }
        }
        return Element(.accessibility, attributes: [.labelParts: .labelParts(texts)])
    }
}

extension Attributes {
    /// Returns the label that consists of texts and of the view's own label, with commas between its parts; nil if the
    /// element has no such label.
    ///
    /// - Parameter own: The view's own label, which only renderers know.
    package func composedLabel(around own: @autoclosure () -> String) -> String? {
        guard case .labelParts(let parts)? = self[.labelParts] else { return nil }
        return parts.map { $0 ?? own() }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension View {
    /// Adds words to the view's label for assistive technology, or replaces it.
    ///
    ///     Button("Message") { ... }
    ///         .accessibilityLabel { label in
    ///             Text("Important")
    ///             label
    ///         }
    ///
    /// The view's own label is that of an `accessibilityLabel` inside, or the texts of the view. Unlike Apple's, only
    /// the texts in the content are said, also those in conditions and groups, and no other views.
    ///
    /// - Parameter content: The parts of the label in their order. Its parameter stands for the view's own label.
    public nonisolated func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(ComposedLabelModifier(parts: ComposedLabel.parts(of: content(PlaceholderContentView(self)))))
    }
}
