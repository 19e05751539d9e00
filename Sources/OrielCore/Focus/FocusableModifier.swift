/// A view that makes content other than a control focusable.
private struct FocusableView<Content: View> {
    let content: Content
    let isFocusable: Bool
    let onFocusChange: ((Bool) -> Void)?
    @State private var isFocused = false

    init(content: Content, isFocusable: Bool, onFocusChange: ((Bool) -> Void)?) {
        self.content = content
        self.isFocusable = isFocusable
        self.onFocusChange = onFocusChange
        _isFocused = State(initialValue: false)
    }
}

extension FocusableView: View {
    var body: some View {
        content
            .environment(\.isFocused, isFocused)
            .modifier(FocusableModifier(isFocusable: isFocusable, isFocused: $isFocused, onFocusChange: onFocusChange))
    }
}

private struct FocusableModifier {
    let isFocusable: Bool
    let isFocused: Binding<Bool>
    let onFocusChange: ((Bool) -> Void)?
}

extension FocusableModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.focusable, attributes: attributes, events: isFocusable ? .focus : [])
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .focus(let isFocused) = event else { return }
        self.isFocused.wrappedValue = isFocused
        onFocusChange?(isFocused)
    }
}

/// The ways to interact with a view that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let activate = FocusInteractions(rawValue: 1 << 0)
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

extension View {
    /// Makes the view focusable with the keyboard. If false, removes a control from the Tab order.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        FocusableView(content: self, isFocusable: isFocusable, onFocusChange: nil)
    }

    /// Makes the view focusable with the keyboard.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        FocusableView(content: self, isFocusable: isFocusable, onFocusChange: nil)
    }

    /// Makes the view focusable with the keyboard, and calls a handler when it gains or loses the focus.
    @available(*, deprecated, message: "Use focused(_:) and onChange(of:) instead.")
    public nonisolated func focusable(
        _ isFocusable: Bool = true,
        onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        FocusableView(content: self, isFocusable: isFocusable, onFocusChange: onFocusChange)
    }
}
