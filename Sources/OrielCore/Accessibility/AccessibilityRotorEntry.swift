/// An entry of a rotor: a label, and the view to which it leads.
///
/// Unlike Apple's, a range of a text cannot be reached: an entry with a range leads to the text as a whole.
public struct AccessibilityRotorEntry<ID: Hashable> {
    let item: RotorItem

    private nonisolated init(label: Text?, target: AnyHashable?, prepare: @escaping () -> Void) {
        item = RotorItem(label: label, target: target, prepare: prepare)
    }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent, PrimitiveRotorContent {
    public typealias Body = Never

    var items: [RotorItem] { [item] }
}

extension AccessibilityRotorEntry {
    /// Creates an entry that leads to the view with an id: that of an element of a `ForEach`, or one set by `.id(_:)`.
    ///
    /// - Parameter prepare: Runs before the view is looked up, for example to show the page that contains it.
    public nonisolated init(
        _ label: Text,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: label, target: id, prepare: prepare)
    }

    /// Creates an entry that leads to the view with `accessibilityRotorEntry(id:in:)`.
    public nonisolated init(
        _ label: Text,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: label, target: RotorTarget(id: id, namespace: namespace), prepare: prepare)
    }

    public nonisolated init(
        _ labelKey: LocalizedStringKey,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: Text(labelKey), target: id, prepare: prepare)
    }

    public nonisolated init(
        _ labelKey: LocalizedStringKey,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, prepare: prepare)
    }

    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(
        _ label: L,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: Text(label), target: id, prepare: prepare)
    }

    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(
        _ label: L,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id: id, in: namespace, prepare: prepare)
    }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a part of the text with the rotor.
    public nonisolated init(
        _ label: Text? = nil,
        textRange: Range<String.Index>,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: label, target: nil, prepare: prepare)
    }

    public nonisolated init(
        _ labelKey: LocalizedStringKey,
        textRange: Range<String.Index>,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: Text(labelKey), target: nil, prepare: prepare)
    }

    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(
        _ label: L,
        textRange: Range<String.Index>,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: Text(label), target: nil, prepare: prepare)
    }
}

/// A rotor that assistive technology has by itself, and to which an app adds entries.
public struct AccessibilitySystemRotor: Sendable {
    let label: Text

    private init(_ word: SystemWord) { label = word.text }

    public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(.links) }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(.headings) }
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(.boldText) }
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(.italicText) }
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(.underlinedText) }
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(.misspelledWords) }
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(.images) }
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(.textFields) }
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(.tables) }
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(.lists) }
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(.landmarks) }
}
