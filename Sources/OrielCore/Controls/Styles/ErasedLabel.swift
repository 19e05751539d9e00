/// A type-erased part of a control that a style positions.
struct ErasedLabel {
    private let view: AnyView

    init<V: View>(_ view: V) { self.view = AnyView(view) }
}

extension ErasedLabel: View {
    var body: some View { view }
}
