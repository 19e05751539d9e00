public import Foundation
public import OrielCoreLocation

/// A figure on a map.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around the figure.
    var boundingMapRect: MKMapRect { get }
    /// Whether the figure meets a rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}

/// A figure of several points.
open class MKMultiPoint: MKShape {
    let coordinates: [CLLocationCoordinate2D]

    fileprivate init(_ coordinates: [CLLocationCoordinate2D]) {
        self.coordinates = coordinates
        super.init()
    }

    open var pointCount: Int { coordinates.count }

    /// The points on the flat map.
    ///
    /// Unlike Apple's, it is an array, not a pointer; `points()[0]` reads the same.
    open func points() -> [MKMapPoint] { coordinates.map { MKMapPoint($0) } }

    /// Copies the coordinates of some points to a buffer, which has space for them.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (place, index) in (range.location..<range.location + range.length).enumerated() {
            coords[place] = coordinates[index]
        }
    }

    open var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }
    /// The middle of the rectangle around the points.
    open override var coordinate: CLLocationCoordinate2D {
        coordinates.isEmpty ? kCLLocationCoordinate2DInvalid : boundingMapRect.region.center
    }
}

/// A line.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }

    public init(points: UnsafePointer<MKMapPoint>, count: Int) {
        super.init(UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.coordinate))
    }

    convenience init(of coordinates: [CLLocationCoordinate2D]) {
        self.init(coordinates: coordinates, count: coordinates.count)
    }
}

/// A line along the surface of the earth. It is drawn straight on the map, as are all lines.
open class MKGeodesicPolyline: MKPolyline {}

/// An area with corners.
open class MKPolygon: MKMultiPoint, MKOverlay {
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }

    public init(points: UnsafePointer<MKMapPoint>, count: Int) {
        super.init(UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.coordinate))
    }

    convenience init(of coordinates: [CLLocationCoordinate2D]) {
        self.init(coordinates: coordinates, count: coordinates.count)
    }

    @available(*, unavailable, message: "Areas on maps have no holes here. Draw several areas.")
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>,
        count: Int,
        interiorPolygons: [MKPolygon]?
    ) { fatalError("unavailable") }
}

/// A circle with a radius in metres.
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius.isFinite ? min(max(radius, 0), 2e7) : 0
        super.init()
    }

    /// Creates the circle around a rectangle of the flat map.
    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        let corner = MKMapPoint(x: mapRect.minX, y: mapRect.midY)
        self.init(center: middle.coordinate, radius: middle.distance(to: corner))
    }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        let around = MKCoordinateRegion(
            center: center,
            latitudinalMeters: 2 * radius,
            longitudinalMeters: 2 * radius
        )
        return MKMapRect(around)
    }
}

/// Unavailable: the host sets the pictures of maps.
@available(*, unavailable, message: "The host sets the pictures of maps with mapTiles(_:attribution:) of OrielServer.")
open class MKTileOverlay: NSObject {}
