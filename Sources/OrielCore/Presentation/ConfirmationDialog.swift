extension View {
    /// Shows a dialog with choices, at the bottom of a narrow window, while a binding is true.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .dialog,
                title: Text(titleKey),
                attributes: titleVisibility.dialogAttributes,
                isPresented: isPresented,
                actions: actions,
                message: { EmptyView() }
            )
        )
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .dialog,
                title: Text(titleKey),
                attributes: titleVisibility.dialogAttributes,
                isPresented: isPresented,
                actions: actions,
                message: message
            )
        )
    }

    /// Shows a dialog built from data, at the bottom of a narrow window, while a binding is true and the data is not
    /// nil.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choice(
            .dialog,
            title: Text(titleKey),
            attributes: titleVisibility.dialogAttributes,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choice(
            .dialog,
            title: Text(titleKey),
            attributes: titleVisibility.dialogAttributes,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Shows a dialog with choices, at the bottom of a narrow window, while a binding is true.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .dialog,
                title: Text(title),
                attributes: titleVisibility.dialogAttributes,
                isPresented: isPresented,
                actions: actions,
                message: { EmptyView() }
            )
        )
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .dialog,
                title: Text(title),
                attributes: titleVisibility.dialogAttributes,
                isPresented: isPresented,
                actions: actions,
                message: message
            )
        )
    }

    /// Shows a dialog built from data, at the bottom of a narrow window, while a binding is true and the data is not
    /// nil.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choice(
            .dialog,
            title: Text(title),
            attributes: titleVisibility.dialogAttributes,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choice(
            .dialog,
            title: Text(title),
            attributes: titleVisibility.dialogAttributes,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Shows a dialog with choices, at the bottom of a narrow window, while a binding is true.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .dialog,
                title: title,
                attributes: titleVisibility.dialogAttributes,
                isPresented: isPresented,
                actions: actions,
                message: { EmptyView() }
            )
        )
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            ChoiceModifierView(
                kind: .dialog,
                title: title,
                attributes: titleVisibility.dialogAttributes,
                isPresented: isPresented,
                actions: actions,
                message: message
            )
        )
    }

    /// Shows a dialog built from data, at the bottom of a narrow window, while a binding is true and the data is not
    /// nil.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choice(
            .dialog,
            title: title,
            attributes: titleVisibility.dialogAttributes,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choice(
            .dialog,
            title: title,
            attributes: titleVisibility.dialogAttributes,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }
}

extension Visibility {
    /// The attributes that hide a dialog's title, unless it is explicitly visible.
    fileprivate nonisolated var dialogAttributes: Attributes { self == .visible ? [:] : [.hidesTitle: .bool(true)] }
}
