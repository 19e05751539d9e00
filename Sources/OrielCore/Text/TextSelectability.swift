/// A type that determines whether text can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Lets users select and copy text; `.enabled`.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Does not let users select text; `.disabled`.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether users can select and copy the texts inside.
    ///
    /// Unlike Apple's, enabled text can be selected in buttons too, and disabled text that a browser lets users select
    /// stays selectable.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        textAppearance { $0.typography.isSelectable = S.allowsSelection }
    }
}
