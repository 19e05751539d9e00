// Forms of iOS 13 without labels of values, which have the label last.

extension Slider where Label: View, ValueLabel == EmptyView {
    /// A slider of a value between limits.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "Slider(value:in:label:onEditingChanged:)")
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    /// A slider of a value that moves in steps between limits.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "Slider(value:in:step:label:onEditingChanged:)")
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
