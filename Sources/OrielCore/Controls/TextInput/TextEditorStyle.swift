/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The style of the platform.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    public nonisolated init() {}
}

/// A text without decoration, as on iOS.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The style of the platform.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A text without decoration, as on iOS.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Sets the appearance of the text editors in this view. Has no effect: the styles of iOS look alike.
    public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
