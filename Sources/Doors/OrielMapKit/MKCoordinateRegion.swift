import Foundation
public import OrielCoreLocation

/// The height and the width of an area in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// An area around a place.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        (self.center, self.span) = (center, span)
    }

    /// Creates an area by its height and its width in metres.
    public init(
        center centerCoordinate: CLLocationCoordinate2D,
        latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let metresPerDegree = 111_319.5
        let shrinking = max(cos(centerCoordinate.latitude * .pi / 180), 0.01)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metresPerDegree,
                longitudeDelta: longitudinalMeters / (metresPerDegree * shrinking)
            )
        )
    }

    var numbers: [Double] { [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta] }
}

public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D,
    _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate,
        latitudinalMeters: latitudinalMeters,
        longitudinalMeters: longitudinalMeters
    )
}

/// A point of the flat map of the world.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double

    public init() { self.init(x: 0, y: 0) }

    /// The width of the world.
    static let world = 268_435_456.0

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let flat = Mercator.point(coordinate)
        self.init(x: flat.x * Self.world, y: flat.y * Self.world)
    }

    public var coordinate: CLLocationCoordinate2D { Mercator.coordinate(x: x / Self.world, y: y / Self.world) }

    /// Returns the distance in metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, other.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

/// The projection of Web Mercator: x and y are shares of the world's width.
enum Mercator {
    static func point(_ coordinate: CLLocationCoordinate2D) -> (x: Double, y: Double) {
        let latitude = min(max(coordinate.latitude, -85.0511), 85.0511)
        let sine = sin(latitude * .pi / 180)
        return (coordinate.longitude / 360 + 0.5, 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi))
    }

    static func coordinate(x: Double, y: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh((0.5 - min(max(y, 0), 1)) * 2 * .pi)) * 180 / .pi,
            longitude: (x - 0.5) * 360
        )
    }
}
