import Foundation
public import OrielCoreLocation

/// A look at the map from above.
public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// The height of the camera in metres.
    public var distance: Double
    /// Has no effect: north is above.
    public var heading: Double
    /// Has no effect: maps are flat.
    public var pitch: Double

    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
    }

    /// The height of the visible area as a share of the distance, for a camera that sees 30 degrees.
    private static let visibleShare = 2 * tan(Double.pi / 12)

    var region: MKCoordinateRegion {
        MKCoordinateRegion(
            center: centerCoordinate,
            latitudinalMeters: distance * Self.visibleShare,
            longitudinalMeters: 1
        )
    }

    init(_ region: MKCoordinateRegion) {
        self.init(
            centerCoordinate: region.center,
            distance: region.span.latitudeDelta * 111_319.5 / Self.visibleShare
        )
    }

    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.region.numbers == b.region.numbers && a.heading == b.heading && a.pitch == b.pitch
    }
}

/// What a map shows: its content, an area, or the place of the user.
public struct MapCameraPosition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case area([Double])
        case camera(MapCamera)
        case user
    }

    let kind: Kind
    /// Whether the user has moved the map.
    public private(set) var positionedByUser = false

    /// Shows all of the content.
    public static let automatic = MapCameraPosition(kind: .automatic)
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(kind: .area(region.numbers))
    }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .region(rect.region) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }

    /// Shows the surroundings of a place.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        let center = item.placemark.coordinate
        return .region(MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }

    /// Shows the surroundings of the user, as soon as the browser tells the place.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(kind: .user)
    }

    private init(kind: Kind) { self.kind = kind }

    init(movedByUserTo region: MKCoordinateRegion) {
        kind = .area(region.numbers)
        positionedByUser = true
    }

    /// The area; nil after the user has moved the map.
    public var region: MKCoordinateRegion? { positionedByUser ? nil : area }

    var area: MKCoordinateRegion? {
        guard case .area(let numbers) = kind else { return nil }
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1]),
            span: MKCoordinateSpan(latitudeDelta: numbers[2], longitudeDelta: numbers[3])
        )
    }

    public var camera: MapCamera? {
        if case .camera(let camera) = kind { camera } else { nil }
    }

    public var followsUserLocation: Bool { kind == .user }
}

/// What the user can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pan = MapInteractionModes(rawValue: 1 << 0)
    public static let zoom = MapInteractionModes(rawValue: 1 << 1)
    /// Has no effect: north is above.
    public static let rotate = MapInteractionModes(rawValue: 1 << 2)
    /// Has no effect: maps are flat.
    public static let pitch = MapInteractionModes(rawValue: 1 << 3)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// The area and the heights to which a camera is limited. It has no effect: maps can be moved everywhere.
public struct MapCameraBounds: Sendable {
    public init(
        centerCoordinateBounds: MKCoordinateRegion,
        minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {}
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// How often an action learns of the camera.
public enum MapCameraUpdateFrequency: Sendable {
    case continuous, onEnd
}

/// Where the camera is.
public struct MapCameraUpdateContext: Sendable {
    public let region: MKCoordinateRegion
    public var camera: MapCamera { MapCamera(region) }
    public var rect: MKMapRect { MKMapRect(region) }
}

/// How a map is drawn. The host sets the pictures of a map, so all styles look the same.
public struct MapStyle: Sendable {
    /// Has no effect.
    public struct Elevation: Sendable {
        public static let automatic = Elevation()
        public static let flat = Elevation()
        public static let realistic = Elevation()
    }

    /// Has no effect.
    public struct StandardEmphasis: Sendable {
        public static let automatic = StandardEmphasis()
        public static let muted = StandardEmphasis()
    }

    public static var standard: MapStyle { MapStyle() }
    public static var imagery: MapStyle { MapStyle() }
    public static var hybrid: MapStyle { MapStyle() }

    public static func standard(
        elevation: Elevation = .automatic,
        emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }

    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

    public static func hybrid(
        elevation: Elevation = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

/// The places that a map names. It has no effect: the host sets the pictures of a map.
public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
}
