public import Foundation

extension View {
    /// Shows an alert while a binding is true.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .alert,
                title: Text(titleKey),
                isPresented: isPresented,
                actions: actions,
                message: { EmptyView() }
            )
        )
    }

    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .alert,
                title: Text(titleKey),
                isPresented: isPresented,
                actions: actions,
                message: message
            )
        )
    }

    /// Shows an alert built from data, while a binding is true and the data is not nil.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choice(
            .alert,
            title: Text(titleKey),
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choice(
            .alert,
            title: Text(titleKey),
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Shows an alert while a binding is true.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .alert,
                title: Text(title),
                isPresented: isPresented,
                actions: actions,
                message: { EmptyView() }
            )
        )
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .alert,
                title: Text(title),
                isPresented: isPresented,
                actions: actions,
                message: message
            )
        )
    }

    /// Shows an alert built from data, while a binding is true and the data is not nil.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choice(
            .alert,
            title: Text(title),
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choice(
            .alert,
            title: Text(title),
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Shows an alert while a binding is true.
    public nonisolated func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .alert,
                title: title,
                isPresented: isPresented,
                actions: actions,
                message: { EmptyView() }
            )
        )
    }

    public nonisolated func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .alert,
                title: title,
                isPresented: isPresented,
                actions: actions,
                message: message
            )
        )
    }

    /// Shows an alert built from data, while a binding is true and the data is not nil.
    public nonisolated func alert<A: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choice(
            .alert,
            title: title,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choice(
            .alert,
            title: title,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }
}

// MARK: - Errors

extension View {
    /// Shows an alert with the description of an error, while a binding is true and the error is not nil.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        choice(
            .alert,
            title: Text(verbatim: error?.errorDescription ?? ""),
            isPresented: isPresented,
            presenting: error,
            actions: { _ in actions() },
            message: { _ in EmptyView() }
        )
    }

    /// Shows an alert with the description of an error, while a binding is true and the error is not nil.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        choice(
            .alert,
            title: Text(verbatim: error?.errorDescription ?? ""),
            isPresented: isPresented,
            presenting: error,
            actions: actions,
            message: message
        )
    }
}
