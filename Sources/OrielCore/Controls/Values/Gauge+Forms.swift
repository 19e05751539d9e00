extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            fraction: fractionOf(value, in: bounds),
            label: label(),
            currentValueLabel: currentValueLabel(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel()
        )
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    /// Creates a gauge with labels for some of its values, which styles of an app's own show. The styles of the framework do not show
    /// them.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            fraction: fractionOf(value, in: bounds),
            label: label(),
            currentValueLabel: currentValueLabel(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(),
            markedValueLabels: markedValueLabels()
        )
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: fractionOf(value, in: bounds), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels: View {
    /// Creates a gauge with labels for some of its values, which styles of an app's own show.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            fraction: fractionOf(value, in: bounds),
            label: label(),
            currentValueLabel: currentValueLabel(),
            markedValueLabels: markedValueLabels()
        )
    }
}

extension Gauge
where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(fraction: fractionOf(value, in: bounds), label: label(), currentValueLabel: nil)
    }
}
