public import Foundation
public import Observation
public import OrielCoreLocation

/// A place of the app on a map.
///
/// Unlike Apple's, `title` and `subtitle` are not optional requirements, so they are `String?`, not `String??`. A map
/// follows the coordinate of an `MKPointAnnotation`, and of a class of the app that is `@Observable`.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A place or a figure with a title.
open class MKShape: NSObject, MKAnnotation, Observable {
    private let registrar = ObservationRegistrar()
    private var texts: (title: String?, subtitle: String?) = (nil, nil)

    public override init() { super.init() }

    open var title: String? {
        get { noted(texts.title) }
        set { change { texts.title = newValue } }
    }

    open var subtitle: String? {
        get { noted(texts.subtitle) }
        set { change { texts.subtitle = newValue } }
    }

    /// The place. Subclasses override it.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    private var look: Void { () }

    /// Notes that a map that is being drawn reads a value.
    final func noted<Value>(_ value: Value) -> Value {
        registrar.access(self, keyPath: \MKShape.look)
        return value
    }

    /// Changes a value that maps draw.
    final func change(_ body: () -> Void) { registrar.withMutation(of: self, keyPath: \MKShape.look, body) }
}

/// A place with a title, which can be moved.
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()

    public override init() { super.init() }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.init()
        self.coordinate = coordinate
        (self.title, self.subtitle) = (title, subtitle)
    }

    open override var coordinate: CLLocationCoordinate2D {
        get { noted(place) }
        set { change { place = newValue } }
    }
}

/// The place of the user on a map.
open class MKUserLocation: NSObject, MKAnnotation {
    /// Nil until the browser tells the place.
    open internal(set) var location: CLLocation?
    open var title: String? = "My Location"
    open var subtitle: String?

    public override init() { super.init() }

    /// The place; an invalid one until the browser tells it.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

    /// False: a map shows each place when the browser tells it.
    open var isUpdating: Bool { false }

    @available(*, unavailable, message: "Browsers do not tell pages where the device points to.")
    open var heading: CLLocationDirection { fatalError("unavailable") }
}
