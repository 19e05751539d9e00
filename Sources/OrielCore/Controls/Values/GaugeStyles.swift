/// The style that suits the gauge's context.
public struct DefaultGaugeStyle: GaugeStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style that suits the gauge's context.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "linearCapacity" }

    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "accessoryLinear" }

    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a marker at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A thin bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "accessoryLinearCapacity" }

    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A thin bar that is filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "accessoryCircular" }

    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "accessoryCircularCapacity" }

    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
