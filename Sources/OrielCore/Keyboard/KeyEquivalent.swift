/// A key in a shortcut or a key press.
///
///     Button("Save") { save() }.keyboardShortcut("s")
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character

    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\u{9}")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent {
    /// A shake of the device, which the client reports as a key.
    package static let shake = KeyEquivalent("\u{F8F0}")

    /// The keys for copying and cutting of the user's system, which the client reports as keys.
    static let copy = KeyEquivalent("\u{F8F1}")
    static let cut = KeyEquivalent("\u{F8F2}")

    /// The keys for undoing and redoing of the user's system, outside of text fields, which the client reports as
    /// shortcuts.
    static let undo = KeyEquivalent("\u{F8F4}")
    static let redo = KeyEquivalent("\u{F8F5}")

    /// The key that plays and pauses.
    static let playPause = KeyEquivalent("\u{F8F3}")

    /// The browser's names of the keys that type no character.
    private static let names: [KeyEquivalent: String] = [
        .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight",
        .escape: "Escape", .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End",
        .pageUp: "PageUp", .pageDown: "PageDown", .clear: "Clear", .tab: "Tab", .return: "Enter",
        .shake: "Shake", .copy: "Copy", .cut: "Cut", .playPause: "MediaPlayPause", .undo: "Undo",
        .redo: "Redo",
    ]

    private static let keys = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })

    /// The browser's name of the key.
    package var keyName: String { Self.names[self] ?? String(character) }

    /// Creates a key from the browser's name; nil for a name such as `Shift`, which is not a key on its own.
    package init?(keyName: String) {
        if let key = Self.keys[keyName] {
            self = key
        } else if keyName.count == 1, let character = keyName.first {
            self.init(character)
        } else {
            return nil
        }
    }
}
