/// A view that is shown away from where it is declared, such as a sheet or an item of a bar.
///
/// It is beside the view that declares it, but is no row of a list, and modifiers of that view do not apply to it.
@MainActor
protocol ApartView: View {}

extension Optional: ApartView where Wrapped: ApartView {}

extension _ConditionalContent: ApartView where TrueContent: ApartView, FalseContent: ApartView {}

extension ModifiedContent: ApartView where Content: ApartView, Modifier: ViewModifier {}
