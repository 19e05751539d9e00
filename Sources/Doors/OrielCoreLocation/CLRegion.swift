public import Foundation

/// An area with a name.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: used on the main actor.
    public let identifier: String
    /// Has no effect: a page learns nothing while it is closed.
    open var notifyOnEntry = true
    /// Has no effect: a page learns nothing while it is closed.
    open var notifyOnExit = true

    fileprivate init(named identifier: String) { self.identifier = identifier }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(named: identifier)
    }

    /// Returns whether a place is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
    }
}

/// Unavailable: a page learns nothing while it is closed.
@available(
    *,
    unavailable,
    message: "A page learns where the device is only while it is open. Use CLCircularRegion.contains(_:)."
)
public actor CLMonitor {}
