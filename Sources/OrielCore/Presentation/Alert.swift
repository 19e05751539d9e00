/// An alert with one or two buttons, as a value. Superseded by the `alert` modifiers with actions.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }

        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// Creates a cancel button with the platform's title.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(SystemWord.cancel.text, action: action)
        }

        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button, by default "OK".
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

extension Alert.Button {
    @MainActor var view: some View {
        let action = action
        return Button<Text>(role: role, action: { action?() }, label: { label })
    }
}

/// The buttons of an alert or action sheet value, in order.
struct ChoiceValueButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { buttons[$0].view }
    }
}

/// A modifier that shows an alert or action sheet value while it is not nil.
private struct ChoiceValueModifier {
    struct Value {
        let kind: Element.Kind
        let title: Text
        let message: Text?
        let buttons: [Alert.Button]
    }

    let dismiss: () -> Void
    let value: () -> Value?
}

extension ChoiceValueModifier: ViewModifier {
    func body(content: Content) -> some View {
        let value = value()
        content
        choice(of: value).presented(for: value != nil)
    }

    @MainActor @ViewBuilder private func choice(of value: Value?) -> (some ApartView)? {
        if let value {
            ChoiceView(kind: value.kind, title: value.title, dismiss: { dismiss() }) {
                ChoiceValueButtons(buttons: value.buttons)
            } message: {
                value.message
            }
        }
    }
}

extension Alert {
    fileprivate var choice: ChoiceValueModifier.Value {
        ChoiceValueModifier.Value(kind: .alert, title: title, message: message, buttons: buttons)
    }
}

extension ActionSheet {
    fileprivate var choice: ChoiceValueModifier.Value {
        ChoiceValueModifier.Value(kind: .dialog, title: title, message: message, buttons: buttons)
    }
}

/// A dialog with choices at the bottom of the screen, as a value. Superseded by `confirmationDialog`.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Shows an alert while a binding is true.
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            ChoiceValueModifier(dismiss: { isPresented.wrappedValue = false }) {
                isPresented.wrappedValue ? content().choice : nil
            }
        )
    }

    /// Shows an alert for an item while the item is not nil.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(
            ChoiceValueModifier(dismiss: { item.wrappedValue = nil }) { item.wrappedValue.map { content($0).choice } }
        )
    }

    /// Shows an action sheet while a binding is true.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(
            ChoiceValueModifier(dismiss: { isPresented.wrappedValue = false }) {
                isPresented.wrappedValue ? content().choice : nil
            }
        )
    }

    /// Shows an action sheet for an item while the item is not nil.
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(
            ChoiceValueModifier(dismiss: { item.wrappedValue = nil }) { item.wrappedValue.map { content($0).choice } }
        )
    }
}
