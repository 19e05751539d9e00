/// A type that determines whether text can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// The selectability `.enabled`: users can select and copy text.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// The selectability `.disabled`: users cannot select text.
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
    /// Sets whether users can select and copy the text in this view.
    ///
    /// Unlike Apple's, `.enabled` also makes text in buttons selectable, and `.disabled` does not prevent the selection
    /// of text that browsers make selectable by default.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        textAppearance { $0.typography.isSelectable = S.allowsSelection }
    }
}
