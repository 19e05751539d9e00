import SwiftUI

/// An invisible button that a key presses, unless the person is typing in a field or a sheet is in front.
///
///     .background { ShortcutButton("n") { compose() } }
public struct ShortcutButton: View {
    @Environment(\.scenePhase) private var phase
    private let shortcut: KeyboardShortcut
    private let action: @MainActor () -> Void

    /// - Parameter modifiers: The modifier keys. The default is none.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = [], action: @escaping @MainActor () -> Void) {
        shortcut = KeyboardShortcut(key, modifiers: modifiers)
        self.action = action
    }

    public var body: some View {
        // The first page does without: no key has an effect before the browser has connected.
        if phase != .inactive {
            Button(action: action) { EmptyView() }
                .keyboardShortcut(shortcut)
                .buttonStyle(.plain)
                .focusable(false)
                .accessibilityHidden(true)
        }
    }
}

#Preview("Shortcut button, key") {
    @Previewable @State var count = 0
    Text(verbatim: "Press N: \(count)")
        .background { ShortcutButton("n") { count += 1 } }
}

#Preview("Shortcut button, key with a modifier") {
    @Previewable @State var count = 0
    Text(verbatim: "Press Command and a period: \(count)")
        .background { ShortcutButton(".", modifiers: .command) { count += 1 } }
}
