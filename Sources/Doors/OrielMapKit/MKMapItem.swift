public import Foundation
public import OrielCoreLocation
internal import OrielUIKit

/// A place with a name.
open class MKPlacemark: NSObject, @unchecked Sendable {
    // Unchecked: placemarks do not change.
    public let coordinate: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

    @available(*, unavailable, message: "Nothing finds addresses here: ask a service of your own.")
    open var title: String? { fatalError("unavailable") }
}

/// A place that can be opened in the app for maps.
open class MKMapItem: NSObject, @unchecked Sendable {
    // Unchecked: used on the main actor.
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?

    public init(placemark: MKPlacemark) { self.placemark = placemark }

    /// Opens the place on Apple's site for maps, in a new tab.
    ///
    /// - Parameter launchOptions: With `MKLaunchOptionsDirectionsModeKey`, the way to the place.
    /// - Returns: Whether there is a page to open it.
    @MainActor
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        guard let address = address(launchOptions) else { return false }
        return PageDevice.currentOrUnconnected.open(address)
    }

    func address(_ launchOptions: [String: Any]?) -> URL? {
        let place = "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)"
        var components = URLComponents(string: "https://maps.apple.com/")
        switch launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String {
        case let mode?:
            let flag = mode == MKLaunchOptionsDirectionsModeWalking ? "w" : "d"
            components?.queryItems = [
                URLQueryItem(name: "daddr", value: place), URLQueryItem(name: "dirflg", value: flag),
            ]
        case nil:
            components?.queryItems = [
                URLQueryItem(name: "ll", value: place), URLQueryItem(name: "q", value: name ?? place),
            ]
        }
        return components?.url
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Unavailable: SwiftUI's map is what browsers draw.
@available(*, unavailable, message: "Use SwiftUI's Map: it is what browsers draw.")
open class MKMapView: NSObject {}

/// Unavailable: nothing finds places here.
@available(*, unavailable, message: "Nothing finds places here: ask a service of your own.")
open class MKLocalSearch: NSObject {}

/// Unavailable: nothing finds places here.
@available(*, unavailable, message: "Nothing finds places here: ask a service of your own.")
open class MKLocalSearchCompleter: NSObject {}

/// Unavailable: nothing finds ways here.
@available(*, unavailable, message: "Nothing finds ways here: ask a service of your own, and draw a MapPolyline.")
open class MKDirections: NSObject {}

/// Unavailable: there are no pictures of streets.
@available(*, unavailable, message: "There are no pictures of streets.")
public struct LookAroundPreview {}
