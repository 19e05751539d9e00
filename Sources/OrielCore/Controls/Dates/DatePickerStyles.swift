/// The style that suits the picker's context: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that suits the picker's context: the compact one.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The date and the time as buttons, which open a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "compact" }

    public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date and the time as buttons, which open a calendar and wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar, with a button for the time below it.
public struct GraphicalDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "graphical" }

    public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar, with a button for the time below it.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel for each component.
public struct WheelDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "wheel" }

    public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each component.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field for typing the date: the browser's own.
public struct FieldDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "field" }

    public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field for typing the date: the browser's own.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field for typing the date: the browser's own, which has no arrows.
public struct StepperFieldDatePickerStyle: DatePickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "stepperField" }

    public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field for typing the date: the browser's own, which has no arrows.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
