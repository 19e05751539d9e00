import OrielCombine

/// A modal question with buttons that dismiss it: an alert, or a dialog at the bottom.
struct ChoiceView<Actions: View, Message: View> {
    @StateObject private var model = ChoiceModel()
    @Environment(\.dialogSuppression) private var suppression
    private let kind: Element.Kind
    private let title: Text
    private let attributes: Attributes
    private let dismiss: @MainActor () -> Void
    private let actions: Actions
    private let message: Message

    nonisolated init(
        kind: Element.Kind,
        title: Text,
        attributes: Attributes = [:],
        dismiss: @escaping @MainActor () -> Void,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {
        _suppression = Environment(\.dialogSuppression)
        self.kind = kind
        self.title = title
        self.attributes = attributes
        self.dismiss = dismiss
        self.actions = actions()
        self.message = message()
    }
}

extension ChoiceView: ApartView {
    var body: some View {
        model.dismiss = dismiss
        return ElementContainer(ChoiceDescription(kind: kind, attributes: attributes, dismiss: model.cancelOrEnd)) {
            TitleElement(kind: .choiceTitle, text: title)
            if Message.self != EmptyView.self {
                ElementContainer(FixedElement(.message)) { message }
            }
            if let suppression {
                ElementContainer(FixedElement(.message)) {
                    Toggle(isOn: suppression.isSuppressed) { suppression.label }.toggleStyle(.checkbox)
                }
            }
            ElementContainer(FixedElement(.actions)) {
                actions.modifier(
                    ButtonReader { buttons, graph in
                        model.pressCancel = buttons.cancel.map { cancel in
                            { [weak graph] in graph.map { $0.send(.tap, to: cancel) == nil } ?? false }
                        }
                        model.buttons = buttons
                    }
                )
                switch model.systemButton(in: kind) {
                case .ok: Button(action: {}, label: { SystemWord.ok.text })
                case .cancel: Button(role: .cancel, action: {}, label: { SystemWord.cancel.text })
                case nil: EmptyView()
                }
            }
        }
        .modifier(ChoiceEnvironment(presentation: model.presentation))
        .modifier(ModalModifier(choiceWasMade: model.end))
    }
}

/// The buttons that the app has put into an alert or dialog.
struct ChoiceButtons: Equatable {
    var isEmpty = true
    /// The button that cancels.
    var cancel: Element.ID?
}

@MainActor
private final class ChoiceModel: ObservableObject {
    enum SystemButton { case ok, cancel }

    @Published var buttons: ChoiceButtons?
    var dismiss: (() -> Void)?
    /// Presses the app's button that cancels. Returns false if it is disabled.
    var pressCancel: (() -> Bool)?
    private(set) lazy var presentation = Presentation { [weak self] in self?.end() }

    nonisolated init() {}

    func end() { withTransaction(Transaction(animation: .navigation)) { dismiss?() } }

    /// Does what a press outside of the question does: the same as the button that cancels.
    func cancelOrEnd() {
        guard pressCancel?() != true else { return }
        end()
    }

    /// Returns the button needed to dismiss the question, if the app provides none.
    func systemButton(in kind: Element.Kind) -> SystemButton? {
        guard let buttons else { return nil }
        if kind == .alert { return buttons.isEmpty ? .ok : nil }
        return buttons.cancel == nil ? .cancel : nil
    }
}

private struct ChoiceDescription: ElementDescription {
    let kind: Element.Kind
    let attributes: Attributes
    let dismiss: @MainActor () -> Void

    func makeElement(in environment: EnvironmentValues) -> Element {
        // An alert requires an answer; a dialog is dismissed when the user taps outside of it.
        Element(kind, attributes: attributes, events: .dismiss)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .dismiss { dismiss() }
    }
}

private struct ChoiceEnvironment: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    let presentation: Presentation

    func write(to values: inout EnvironmentValues) {
        values.presentation = presentation
        values.navigationContext = nil
        values.isEnabled = true
        values.isInMenu = false
        // Its buttons look like those of every alert and dialog, whatever the style around it.
        values[StyleKey<ButtonStyleConfiguration>.self] = nil
    }
}

/// A modifier that reports which buttons its content has.
private struct ButtonReader: ViewModifier, BehaviorModifier {
    typealias Body = Never

    let didChange: @MainActor (ChoiceButtons, ViewGraph) -> Void

    func makeState() -> ChoiceButtons? { nil }

    func didMount(on node: ViewNode, state: inout ChoiceButtons?) { read(node, state: &state) }

    func didUpdate(from old: Self, on node: ViewNode, state: inout ChoiceButtons?) { read(node, state: &state) }

    @MainActor private func read(_ node: ViewNode, state: inout ChoiceButtons?) {
        var buttons = ChoiceButtons()
        func search(_ node: ViewNode) {
            if let element = node.elementNode?.element {
                if element.events.contains(.tap) {
                    buttons.isEmpty = false
                    if element.attributes.string(.role) == "cancel" { buttons.cancel = node.elementNode?.id }
                }
            }
            node.forEachChild(search)
        }
        node.forEachChild(search)
        guard buttons != state else { return }
        state = buttons
        didChange(buttons, node.graph)
    }
}

/// A modifier that asks a question while a binding is true.
struct ChoiceModifierView<Actions: View, Message: View> {
    let kind: Element.Kind
    let title: Text
    let attributes: Attributes
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message

    nonisolated init(
        kind: Element.Kind,
        title: Text,
        attributes: Attributes = [:],
        isPresented: Binding<Bool>,
        actions: @escaping () -> Actions,
        message: @escaping () -> Message
    ) {
        self.kind = kind
        self.title = title
        self.attributes = attributes
        self.isPresented = isPresented
        self.actions = actions
        self.message = message
    }
}

extension ChoiceModifierView: ViewModifier {
    func body(content: Content) -> some View {
        content
        choice.presented(for: isPresented.wrappedValue)
    }

    @MainActor @ViewBuilder private var choice: (some ApartView)? {
        if isPresented.wrappedValue {
            ChoiceView(
                kind: kind,
                title: title,
                attributes: attributes,
                dismiss: { isPresented.wrappedValue = false },
                actions: actions,
                message: message
            )
        }
    }
}

extension View {
    /// Asks a question with actions and a message built from data; shows nothing while the data is nil.
    nonisolated func choice<T, A: View, M: View>(
        _ kind: Element.Kind,
        title: Text,
        attributes: Attributes = [:],
        isPresented: Binding<Bool>,
        presenting data: T?,
        actions: @escaping (T) -> A,
        message: @escaping (T) -> M
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: kind,
                title: title,
                attributes: attributes,
                isPresented: data == nil ? .constant(false) : isPresented,
                actions: { data.map(actions) },
                message: { data.map(message) }
            )
        )
    }
}
