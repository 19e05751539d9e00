/// A key, with modifier keys, that activates a control.
public struct KeyboardShortcut: Sendable, Hashable {
    /// The adaptation of a shortcut to other keyboard layouts. It has no effect: the browser reports the characters of
    /// the user's layout.
    public struct Localization: Sendable, Hashable {
        private enum Kind { case automatic, withoutMirroring, custom }
        private let kind: Kind

        public static let automatic = Localization(kind: .automatic)
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        public static let custom = Localization(kind: .custom)
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    public init(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The return key, for the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key, for cancelling.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
    /// The shortcut in the syntax of `aria-keyshortcuts`: `Meta+Shift+S`.
    package var name: String {
        var parts: [String] = []
        if modifiers.contains(.control) { parts.append("Control") }
        if modifiers.contains(.option) { parts.append("Alt") }
        if modifiers.contains(.command) { parts.append("Meta") }
        if modifiers.contains(.shift) { parts.append("Shift") }
        let key = key == .space ? "Space" : key == "+" ? "Plus" : key.keyName
        parts.append(key.count == 1 ? key.uppercased() : key)
        return parts.joined(separator: "+")
    }
}

private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut that activates the control.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }

    func describeShortcut(in attributes: inout Attributes) {
        if let shortcut = keyboardShortcut { attributes[.shortcut] = .string(shortcut.name) }
    }
}

extension View {
    /// Sets the shortcut that activates the control.
    ///
    /// Unlike Apple's, Control replaces Command if the keyboard has no Command key.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Sets the shortcut that activates the control; nil for none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
