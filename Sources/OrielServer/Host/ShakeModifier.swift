internal import Foundation
public import OrielCore

extension View {
    /// Runs an action when the person shakes the device. Needs `import OrielServer`: Apple's SDK has no such thing.
    ///
    ///     RootView()
    ///         .onShake { isMenuShown = true }
    ///
    /// The innermost sheet decides: what lies behind one hears no shake. Browsers tell of motion on https and localhost only, and
    /// Safari on a phone after the person has allowed it.
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
