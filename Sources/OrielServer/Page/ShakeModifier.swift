internal import Foundation
public import OrielCore

extension View {
    /// Runs an action when the user shakes the device. Requires `import OrielServer`: Apple's SDK has no equivalent.
    ///
    ///     RootView()
    ///         .onShake { isMenuShown = true }
    ///
    /// While sheets are open, only the topmost one receives the shake. Browsers report motion only on https and
    /// localhost, and Safari on iPhone only after the user has allowed it.
    public nonisolated func onShake(perform action: @escaping @MainActor () -> Void) -> some View {
        background(alignment: .topLeading) {
            Button(action: action) { EmptyView() }
                .keyboardShortcut(.shake, modifiers: [])
                .buttonStyle(PlainButtonStyle())
                .focusable(false)
                .accessibilityHidden(true)
                .frame(width: 0, height: 0)
        }
    }
}
