public import Foundation
public import OrielCoreLocation
internal import OrielFoundation

/// Writes distances in metres as texts for people, such as "1.2 km".
///
///     MKDistanceFormatter().string(fromDistance: 1234)  // "1.2 km", or "0.8 mi" in the United States
///
/// Distances have about two digits.
open class MKDistanceFormatter: Formatter {
    /// The units of distances.
    public enum Units: UInt, Sendable {
        /// Those of the locale.
        case `default`
        case metric, imperial
        /// Miles, and yards for short distances.
        case imperialWithYards
    }

    /// How units are written.
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .autoupdatingCurrent
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    private var known: Locale { locale ?? .autoupdatingCurrent }

    /// Returns the text of a distance.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let formatter = OrielFoundation.MeasurementFormatter()
        formatter.locale = known
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        let measurement = rounded(Measurement(value: distance, unit: UnitLength.meters))
        formatter.numberFormatter.maximumFractionDigits = measurement.value < 10 ? 1 : 0
        return formatter.string(from: measurement)
    }

    /// Returns the text of a number of metres; nil for another object.
    open override func string(for obj: Any?) -> String? {
        if let distance = obj as? CLLocationDistance { return string(fromDistance: distance) }
        return (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
    }

    /// Converts a distance to a unit that fits its size.
    private func rounded(_ distance: Measurement<UnitLength>) -> Measurement<UnitLength> {
        let miles = distance.converted(to: .miles)
        switch chosen {
        case .metric, .default:
            return distance.value < 995 ? small(distance) : distance.converted(to: .kilometers)
        case .imperial: return miles.value < 0.1 ? small(distance.converted(to: .feet)) : miles
        case .imperialWithYards: return miles.value < 0.5 ? small(distance.converted(to: .yards)) : miles
        }
    }

    private var chosen: Units {
        guard units == .default else { return units }
        switch known.measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// Rounds to ones, and from 100 to tens.
    private func small(_ distance: Measurement<UnitLength>) -> Measurement<UnitLength> {
        let step = distance.value < 100 ? 1.0 : 10
        return Measurement(value: (distance.value / step).rounded() * step, unit: distance.unit)
    }
}
