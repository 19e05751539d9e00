/// A toggle in a dialog by which the user says not to be asked again.
struct DialogSuppression {
    let label: Text
    let isSuppressed: Binding<Bool>
}

private enum DialogSuppressionKey: EnvironmentKey { static var defaultValue: DialogSuppression? { nil } }

extension EnvironmentValues {
    var dialogSuppression: DialogSuppression? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }
}

extension View {
    /// Adds a toggle to the alerts and dialogs of this view by which the user says not to be asked again.
    ///
    ///     .confirmationDialog("Empty the basket?", isPresented: $asks) { ... }
    ///     .dialogSuppressionToggle(isSuppressed: $asksNoMore)
    ///
    /// The app decides whether to ask.
    public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
    }

    public nonisolated func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey,
        isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    @_disfavoredOverload
    public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S,
        isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds a toggle titled "Do not ask again".
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(SystemWord.doNotAskAgain.text, isSuppressed: isSuppressed)
    }
}
