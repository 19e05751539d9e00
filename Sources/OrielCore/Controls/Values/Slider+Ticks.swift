// Initialisers of sliders with ticks, a neutral value, enabled bounds, or a label for the value.

extension Slider where Label: View, ValueLabel: View {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: currentValueLabel(),
            minimumLabel: nil,
            maximumLabel: nil
        )
    }

    public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            number: SliderNumber(value, in: bounds, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: currentValueLabel(),
            minimumLabel: nil,
            maximumLabel: nil,
            ticks: ticks()._ticks()
        )
    }

    /// - Parameter step: The distance between selectable numbers.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: currentValueLabel(),
            minimumLabel: nil,
            maximumLabel: nil
        )
    }

    /// - Parameter step: The distance between selectable numbers.
    public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: currentValueLabel(),
            minimumLabel: nil,
            maximumLabel: nil,
            ticks: ticks()._ticks()
        )
    }

    /// - Parameters:
    ///   - step: The distance between selectable numbers.
    ///   - tick: Returns the tick of a step; nil for a step without one.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: currentValueLabel(),
            minimumLabel: nil,
            maximumLabel: nil,
            ticks: sliderTicks(in: bounds, step: step, tick)
        )
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: nil,
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel()
        )
    }

    public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            number: SliderNumber(value, in: bounds, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: nil,
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(),
            ticks: ticks()._ticks()
        )
    }

    /// - Parameter step: The distance between selectable numbers.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: nil,
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel()
        )
    }

    /// - Parameter step: The distance between selectable numbers.
    public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: nil,
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(),
            ticks: ticks()._ticks()
        )
    }

    /// - Parameters:
    ///   - step: The distance between selectable numbers.
    ///   - tick: Returns the tick of a step; nil for a step without one.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: nil,
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(),
            ticks: sliderTicks(in: bounds, step: step, tick)
        )
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: currentValueLabel(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel()
        )
    }

    public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            number: SliderNumber(value, in: bounds, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: currentValueLabel(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(),
            ticks: ticks()._ticks()
        )
    }

    /// - Parameter step: The distance between selectable numbers.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: currentValueLabel(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel()
        )
    }

    /// - Parameter step: The distance between selectable numbers.
    public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: currentValueLabel(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(),
            ticks: ticks()._ticks()
        )
    }

    /// - Parameters:
    ///   - step: The distance between selectable numbers.
    ///   - tick: Returns the tick of a step; nil for a step without one.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: currentValueLabel(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(),
            ticks: sliderTicks(in: bounds, step: step, tick)
        )
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: nil,
            minimumLabel: nil,
            maximumLabel: nil
        )
    }

    public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            number: SliderNumber(value, in: bounds, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: nil,
            minimumLabel: nil,
            maximumLabel: nil,
            ticks: ticks()._ticks()
        )
    }

    /// - Parameter step: The distance between selectable numbers.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: nil,
            minimumLabel: nil,
            maximumLabel: nil
        )
    }

    /// - Parameter step: The distance between selectable numbers.
    public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: nil,
            minimumLabel: nil,
            maximumLabel: nil,
            ticks: ticks()._ticks()
        )
    }

    /// - Parameters:
    ///   - step: The distance between selectable numbers.
    ///   - tick: Returns the tick of a step; nil for a step without one.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            currentLabel: nil,
            minimumLabel: nil,
            maximumLabel: nil,
            ticks: sliderTicks(in: bounds, step: step, tick)
        )
    }
}

/// Returns the ticks that a closure makes for the steps of a slider; for at most 1,000 steps.
private nonisolated func sliderTicks<V: BinaryFloatingPoint>(
    in bounds: ClosedRange<V>,
    step: V.Stride,
    _ tick: (V) -> SliderTick<V>?
) -> [_SliderTickMark] where V.Stride: BinaryFloatingPoint {
    guard step > 0 else { return [] }
    return stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(1000)
        .flatMap { tick($0)?._ticks() ?? [] }
}
