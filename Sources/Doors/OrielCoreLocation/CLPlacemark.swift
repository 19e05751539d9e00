public import Foundation

/// A place with an address.
///
/// Nothing finds addresses here, so a placemark has those parts that its creator knows: see `MKPlacemark`.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: placemarks do not change.

    /// The parts of an address.
    package struct Address: Sendable {
        package var name: String?
        package var thoroughfare: String?
        package var subThoroughfare: String?
        package var locality: String?
        package var subLocality: String?
        package var administrativeArea: String?
        package var subAdministrativeArea: String?
        package var postalCode: String?
        package var country: String?
        package var isoCountryCode: String?

        package init() {}
    }

    package let address: Address
    public let location: CLLocation?

    package init(location: CLLocation?, address: Address) {
        self.location = location
        self.address = address
        super.init()
    }

    public init(placemark: CLPlacemark) {
        location = placemark.location
        address = placemark.address
        super.init()
    }

    open var name: String? { address.name }
    /// The street.
    open var thoroughfare: String? { address.thoroughfare }
    /// The number of the house.
    open var subThoroughfare: String? { address.subThoroughfare }
    /// The city.
    open var locality: String? { address.locality }
    open var subLocality: String? { address.subLocality }
    /// The state or province.
    open var administrativeArea: String? { address.administrativeArea }
    open var subAdministrativeArea: String? { address.subAdministrativeArea }
    open var postalCode: String? { address.postalCode }
    open var country: String? { address.country }
    open var isoCountryCode: String? { address.isoCountryCode }
    /// Nil: nothing knows waters here.
    open var inlandWater: String? { nil }
    /// Nil: nothing knows waters here.
    open var ocean: String? { nil }
    /// Nil: nothing knows sights here.
    open var areasOfInterest: [String]? { nil }
    /// Nil: nothing knows the time zones of places here.
    open var timeZone: TimeZone? { nil }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
