/// The style that suits the picker's context.
public struct DefaultDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that suits the picker's context.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The date, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "compact" }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date, which opens a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar. Unlike Apple's, it is the browser's date field, which opens a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "graphical" }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar. Unlike Apple's, it is the browser's date field, which opens a calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels. Unlike Apple's, it is the browser's date field, which phones may show as wheels.
public struct WheelDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "wheel" }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels. Unlike Apple's, it is the browser's date field, which phones may show as wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field for typing the date.
public struct FieldDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "field" }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field for typing the date.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field for typing the date, with arrows.
public struct StepperFieldDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "stepperField" }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field for typing the date, with arrows.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
