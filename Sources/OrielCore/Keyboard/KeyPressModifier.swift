public import Foundation

/// A key press by the user.
public struct KeyPress: Sendable {
    /// The phases of a key press. Unlike Apple's, there is no `up`: the browser reports when a key is pressed, and
    /// again repeatedly while it is held.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1 << 0)
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The phases that a browser reports.
        public static let all: Phases = [.down, .repeat]
        @available(*, unavailable, message: "The browser reports only that a key is pressed.")
        public static let up = Phases(rawValue: 1 << 2)
    }

    /// The result of an action for a key press.
    public enum Result: Sendable {
        case handled
        case ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// The characters that the key types.
    public let characters: String
    public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String { "KeyPress(\(KeyboardShortcut(key, modifiers: modifiers).name))" }
}

/// A modifier that runs an action when a key is pressed while the focus is inside.
struct KeyPressModifier {
    /// Nil for all keys.
    let keys: Set<KeyEquivalent>?
    let characters: CharacterSet?
    let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        // The browser prevents the default behaviour of these keys.
        if let keys {
            attributes[.keys] = .string(
                keys.map { $0 == .space ? "Space" : $0.keyName }.sorted().joined(separator: " ")
            )
        }
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.keyPress, attributes: attributes, events: .key)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        guard case .key(let name, let modifiers) = event, let key = KeyEquivalent(keyName: name) else { return }
        let isWanted =
            keys?.contains(key) ?? true
            && characters.map { characters in key.character.unicodeScalars.allSatisfy(characters.contains) } ?? true
        let press = KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: modifiers)
        if isWanted, action(press) == .handled { return }
        node.passToOuterKeyPress(event)
    }
}

extension ElementNode {
    /// Passes a key to the nearest enclosing element that listens to keys.
    func passToOuterKeyPress(_ event: ElementEvent) {
        var ancestor = parent
        while let current = ancestor {
            if let node = current.elementNode {
                if node.element.events.contains(.key) { return node.handle(event) }
            }
            ancestor = current.parent
        }
    }
}

extension View {
    /// Runs an action when a key is pressed while the focus is in the view.
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(keys: [key], characters: nil) { _ in action() })
    }

    /// Runs an action when one of the given keys is pressed while the focus is in the view.
    ///
    /// - Parameter phases: Unlike Apple's, has no effect: only key-down events are reported.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (_ press: KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: keys, characters: nil, action: action))
    }

    /// Runs an action when a key that types one of the given characters is pressed while the focus is in the view.
    ///
    /// - Parameter phases: Unlike Apple's, has no effect: only key-down events are reported.
    public nonisolated func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (_ press: KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: nil, characters: characters, action: action))
    }

    /// Runs an action when any key is pressed while the focus is in the view.
    ///
    /// - Parameter phases: Unlike Apple's, has no effect: only key-down events are reported.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (_ press: KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: nil, characters: nil, action: action))
    }

    /// Runs an action when a key is pressed while the focus is in the view.
    ///
    /// - Parameter phases: Unlike Apple's, has no effect: only key-down events are reported.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping (_ press: KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: [key], characters: nil, action: action))
    }
}
