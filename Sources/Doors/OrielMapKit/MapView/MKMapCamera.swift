public import Foundation
public import OrielCoreLocation

/// A look at a map of UIKit from above.
open class MKMapCamera: NSObject, NSCopying {
    open var centerCoordinate: CLLocationCoordinate2D
    /// The height of the camera in metres.
    open var centerCoordinateDistance: CLLocationDistance
    /// Has no effect: maps are flat.
    open var pitch: CGFloat
    /// Has no effect: north is above.
    open var heading: CLLocationDirection

    public override convenience init() {
        self.init(
            lookingAtCenter: CLLocationCoordinate2D(),
            fromDistance: 10_000_000,
            pitch: 0,
            heading: 0
        )
    }

    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromDistance distance: CLLocationDistance,
        pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
        super.init()
    }

    convenience init(_ camera: MapCamera) {
        self.init(
            lookingAtCenter: camera.centerCoordinate,
            fromDistance: camera.distance,
            pitch: CGFloat(camera.pitch),
            heading: camera.heading
        )
    }

    var value: MapCamera {
        MapCamera(
            centerCoordinate: centerCoordinate,
            distance: centerCoordinateDistance,
            heading: heading,
            pitch: Double(pitch)
        )
    }

    open func copy(with zone: NSZone? = nil) -> Any { MKMapCamera(value) }
}

extension MapCamera {
    /// Creates the look of a camera of UIKit's.
    public init(_ camera: MKMapCamera) { self = camera.value }
}

/// The pictures of a map. It has no effect: the host sets them.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    case none, follow
    /// The same as `follow`: north is above.
    case followWithHeading
}
