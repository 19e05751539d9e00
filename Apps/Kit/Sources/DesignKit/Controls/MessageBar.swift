import SwiftUI

/// A field at the bottom of a page with a button that sends its text, such as a comment.
public struct MessageBar<Above: View, Below: View>: View {
    private let label: Text
    private let prompt: Text
    private let text: Binding<String>
    private let answered: Int?
    private let focusKey: KeyEquivalent?
    private let takesFocus: @MainActor () -> Bool
    private let send: (label: Text, isEnabled: Bool, action: @MainActor () async -> Void)
    private let above: Above
    private let below: Below
    @FocusState private var isWriting: Bool
    @Environment(\.theme) private var theme

    /// - Parameters:
    ///   - answered: The number of what is answered; another one moves the focus to the field.
    ///   - focusKey: The key that moves the focus to the field.
    ///   - takesFocus: Asked when the field appears: whether it takes the focus.
    ///   - send: The button that sends the text; also Command-Return.
    ///   - above: What is above the field, such as a quote. It can return the focus to the field with `focusField`.
    ///   - below: What is below the field, such as the number of characters.
    public init(
        _ label: Text,
        prompt: Text,
        text: Binding<String>,
        answering answered: Int?,
        focusKey: KeyEquivalent? = nil,
        takesFocus: @escaping @MainActor () -> Bool = { false },
        send: (label: Text, isEnabled: Bool, action: @MainActor () async -> Void),
        @ViewBuilder above: () -> Above,
        @ViewBuilder below: () -> Below
    ) {
        self.label = label
        self.prompt = prompt
        self.text = text
        self.answered = answered
        self.focusKey = focusKey
        self.takesFocus = takesFocus
        self.send = send
        self.above = above()
        self.below = below()
    }

    public var body: some View {
        VStack(spacing: Spacing.xs) {
            above
            HStack(alignment: .bottom, spacing: Spacing.xs) {
                TextField(text: text, prompt: prompt, axis: .vertical) { label }
                    .lineLimit(1...5)
                    .textFieldStyle(.soft)
                    .focused($isWriting)
                sendButton
            }
            below
        }
        .environment(\.focusField) { isWriting = true }
        .padding(.horizontal, Spacing.s)
        .padding(.vertical, Spacing.xs)
        .column()
        .background(.bar)
        .background(alignment: .topLeading) {
            if let focusKey { ShortcutButton(focusKey) { isWriting = true } }
        }
        .onAppear {
            if takesFocus() { isWriting = true }
        }
        .onChange(of: answered) { _, new in
            if new != nil { isWriting = true }
        }
    }

    private var sendButton: some View {
        Button {
            Task { await send.action() }
        } label: {
            Image(systemName: "arrow.up")
                .font(.system(size: 19, weight: .bold))
                .foregroundStyle(send.isEnabled ? Color.white : theme.secondaryText)
                .frame(width: 48, height: 48)
                .background(send.isEnabled ? theme.accentFill : theme.well, in: .circle)
        }
        .buttonStyle(.plain)
        .disabled(!send.isEnabled)
        .keyboardShortcut(.return, modifiers: .command)
        .accessibilityLabel(send.label)
    }
}

/// The line above a field that says what is answered, with a button that takes it back.
public struct AnswerLine<Content: View>: View {
    private let cancel: Text
    private let action: @MainActor () -> Void
    private let content: Content
    @Environment(\.theme) private var theme

    /// - Parameter cancel: The label of the button.
    public init(cancel: Text, action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
        self.cancel = cancel
        self.action = action
        self.content = content()
    }

    public var body: some View {
        HStack(spacing: Spacing.xs) {
            Image(systemName: "arrowshape.turn.up.left")
                .accessibilityHidden(true)
            content
            Spacer(minLength: 0)
            Button(action: action) {
                Image(systemName: "xmark.circle.fill")
                    .font(.system(size: 18))
            }
            .buttonStyle(.plain)
            .accessibilityLabel(cancel)
        }
        .font(.cardDetail)
        .foregroundStyle(theme.secondaryText)
        .padding(.horizontal, Spacing.xs)
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
}

#Preview("Message bar, empty", traits: .sizeThatFitsLayout) {
    MessageBar(
        Text(verbatim: "Comment"),
        prompt: Text(verbatim: "Write a comment"),
        text: .constant(""),
        answering: nil,
        send: (Text(verbatim: "Send"), false, {})
    ) {
    } below: {
    }
}

#Preview("Message bar, answer with a long text", traits: .sizeThatFitsLayout) {
    MessageBar(
        Text(verbatim: "Comment"),
        prompt: Text(verbatim: "Write a comment"),
        text: .constant("The bridge is beautiful in the evening, too, when the lamps are lit and the ferries come in."),
        answering: nil,
        send: (Text(verbatim: "Send"), true, {})
    ) {
        AnswerLine(cancel: Text(verbatim: "Cancel reply"), action: {}) { Text(verbatim: "Reply to Grace Hopper") }
    } below: {
        Text(verbatim: "92 of 500 characters").note()
    }
}

#Preview("Answer line", traits: .sizeThatFitsLayout) {
    AnswerLine(cancel: Text(verbatim: "Cancel reply"), action: {}) { Text(verbatim: "Reply to Grace Hopper") }
        .padding()
}

#Preview("Answer line, long name", traits: .sizeThatFitsLayout) {
    AnswerLine(cancel: Text(verbatim: "Cancel reply"), action: {}) {
        Text(verbatim: "Reply to Augusta Ada King, Countess of Lovelace").lineLimit(1)
    }
    .padding()
}
