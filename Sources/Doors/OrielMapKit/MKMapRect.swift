import OrielCoreLocation

/// The size of a rectangle of the flat map.
public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double

    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)
}

/// A rectangle of the flat map of the world.
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)
    /// A rectangle without a place. Its union with another is the other.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { origin.x + size.width }
    public var minY: Double { origin.y }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }

    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || width == 0 && height == 0 }
    /// Whether the rectangle reaches over the 180th meridian.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapPoint.world) }

    /// Creates the rectangle from one pair of edges to the other; null if an edge is on the wrong side of the opposite
    /// one.
    private init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self =
            maxX < minX || maxY < minY
            ? .null : MKMapRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Returns the smallest rectangle that contains both.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        return MKMapRect(
            minX: min(minX, rect2.minX),
            minY: min(minY, rect2.minY),
            maxX: max(maxX, rect2.maxX),
            maxY: max(maxY, rect2.maxY)
        )
    }

    /// Returns what is in both; null if they do not meet.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        if isNull || rect2.isNull { return .null }
        return MKMapRect(
            minX: max(minX, rect2.minX),
            minY: max(minY, rect2.minY),
            maxX: min(maxX, rect2.maxX),
            maxY: min(maxY, rect2.maxY)
        )
    }

    /// Moves each edge inwards; outwards by a negative number.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
    }

    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: origin.x + dx, y: origin.y + dy, width: width, height: height)
    }

    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    public func contains(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && minX <= rect2.minX && minY <= rect2.minY && maxX >= rect2.maxX
            && maxY >= rect2.maxY
    }

    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }

    var region: MKCoordinateRegion {
        let (top, bottom) = (origin.coordinate, MKMapPoint(x: origin.x, y: maxY).coordinate)
        return MKCoordinateRegion(
            center: MKMapPoint(x: midX, y: midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: top.latitude - bottom.latitude,
                longitudeDelta: width / MKMapPoint.world * 360
            )
        )
    }

    /// The rectangle around places; null without any.
    init(around coordinates: [CLLocationCoordinate2D]) {
        self = coordinates.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }
            .reduce(.null) { $0.union($1) }
    }

    /// The rectangle of an area.
    init(_ region: MKCoordinateRegion) {
        let (span, center) = (region.span, region.center)
        self.init(around: [
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2
            ),
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2
            ),
        ])
    }
}

extension MKCoordinateRegion {
    /// Creates the area of a rectangle of the flat map.
    public init(_ rect: MKMapRect) { self = rect.region }
}
