/// How pickers look. The styles are those of this framework; an app has none of its own.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// Stands for pickers where styles are kept.
enum PickerStyleMark {}

extension View {
    /// Sets how the pickers inside look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: PickerStyleMark.self))
    }
}
