public import Foundation

/// The purpose of a measurement, which decides in which unit a locale shows it.
///
///     Measurement(value: 5, unit: UnitLength.kilometers)
///         .formatted(.measurement(width: .wide, usage: .road))  // "3.1 miles" in the United States
///
/// The units are those of ICU's data for the locale's region.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// ICU's name of the purpose; nil for the unit of the measurement.
    let name: String?

    /// The locale's unit for measurements without a special purpose.
    public static var general: Self { Self(name: "default") }

    /// The unit of the measurement itself.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(name: "food") }

    /// The energy that a workout uses; in the unit for food.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focal-length") }

    /// The length of parts of a person.
    public static var person: Self { Self(name: "person") }

    /// The height of a person, such as "5 ft, 10 in".
    public static var personHeight: Self { Self(name: "person-height") }

    public static var rainfall: Self { Self(name: "rainfall") }

    /// A distance along roads.
    public static var road: Self { Self(name: "road") }

    public static var snowfall: Self { Self(name: "snowfall") }

    /// How far one can see.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of air.
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self(name: "person") }

    /// The temperature of air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a liquid.
    public static var liquid: Self { Self(name: "fluid") }
}
