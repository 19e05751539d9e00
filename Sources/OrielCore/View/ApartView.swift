/// A view that is not shown where it is declared, such as a sheet or a bar item.
///
/// It is a sibling of the view that declares it, but it is not a row of a list, and modifiers of that view do not apply
/// to it.
@MainActor
protocol ApartView: View {}

extension Optional: ApartView where Wrapped: ApartView {}

extension _ConditionalContent: ApartView where TrueContent: ApartView, FalseContent: ApartView {}

extension IDView: ApartView where Content: ApartView {}

extension ModifiedContent: ApartView where Content: ApartView, Modifier: ViewModifier {}
