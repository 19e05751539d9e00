/// The label of a button that has only a role: a symbol and a word for closing and confirming, a word for the others.
public struct DefaultButtonLabel {
    private let role: ButtonRole

    nonisolated init(role: ButtonRole) { self.role = role }
}

extension DefaultButtonLabel: View {
    @ViewBuilder public var body: some View {
        if let symbol {
            Label {
                word.text
            } icon: {
                Image(systemName: symbol)
            }
        } else {
            word.text
        }
    }

    private var symbol: String? {
        switch role {
        case .close: "xmark"
        case .confirm: "checkmark"
        default: nil
        }
    }

    private var word: SystemWord {
        switch role {
        case .close: .close
        case .confirm: .done
        case .destructive: .delete
        default: .cancel
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button whose label is that of its role.
    ///
    ///     ToolbarItem(placement: .cancellationAction) { Button(role: .close) { dismiss() } }
    @preconcurrency
    public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
