import Foundation
public import OrielCoreLocation

/// A place with an address that the app knows.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    // Unchecked: placemarks do not change.
    public let coordinate: CLLocationCoordinate2D

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// Creates a place with an address: "Name", "Thoroughfare", "SubThoroughfare", "City", "SubLocality", "State",
    /// "SubAdministrativeArea", "ZIP", "Country" and "CountryCode". "Street" is read without a "Thoroughfare".
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        func text(_ key: String) -> String? { addressDictionary?[key] as? String }
        var address = Address()
        address.name = text("Name")
        address.thoroughfare = text("Thoroughfare") ?? text("Street")
        address.subThoroughfare = text("SubThoroughfare")
        address.locality = text("City")
        address.subLocality = text("SubLocality")
        address.administrativeArea = text("State")
        address.subAdministrativeArea = text("SubAdministrativeArea")
        address.postalCode = text("ZIP")
        address.country = text("Country")
        address.isoCountryCode = text("CountryCode")
        self.coordinate = coordinate
        let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        super.init(location: location, address: address)
    }

    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    /// The address in one line; nil without an address.
    open var title: String? {
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        let city = [administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
        let parts = [street, locality ?? "", city, country ?? ""].filter { !$0.isEmpty }
        return parts.isEmpty ? name : parts.joined(separator: ", ")
    }

    open var countryCode: String? { isoCountryCode }
}
