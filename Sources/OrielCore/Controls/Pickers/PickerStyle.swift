/// The appearance of pickers. Only the framework provides styles; apps cannot define their own.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The key for picker styles.
enum PickerStyleMark {}

extension View {
    /// Sets the appearance of the pickers in this view.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: PickerStyleMark.self))
    }
}
