public import Foundation
import OrielCoreLocation
internal import OrielUIKit

/// A place that can be opened in the app for maps.
open class MKMapItem: NSObject, @unchecked Sendable {
    // Unchecked: used on the main actor.
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    private let isCurrent: Bool

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
        isCurrent = false
    }

    private init(current: Void) {
        placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
        isCurrent = true
    }

    /// Returns the place of the device, for the app for maps, which finds it. The coordinate is invalid.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: ()) }

    /// Whether the item stands for the place of the device.
    open var isCurrentLocation: Bool { isCurrent }

    /// Opens places on Apple's site for maps, in a new tab: the first one, or the way from the first to the second.
    @MainActor
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let first = mapItems.first else { return false }
        guard mapItems.count > 1, launchOptions?[MKLaunchOptionsDirectionsModeKey] != nil,
            let address = mapItems[1].address(launchOptions)
        else { return first.openInMaps(launchOptions: launchOptions) }
        let start = URLQueryItem(name: "saddr", value: first.place)
        let whole = first.isCurrentLocation ? address : address.appending(queryItems: [start])
        return PageDevice.currentOrUnconnected.open(whole)
    }

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

    private var place: String { "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)" }

    func address(_ launchOptions: [String: Any]?) -> URL? {
        var components = URLComponents(string: "https://maps.apple.com/")
        // The site shows where the device is by itself.
        if isCurrent { return components?.url }
        switch launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String {
        case let mode?:
            let flags = [MKLaunchOptionsDirectionsModeWalking: "w", MKLaunchOptionsDirectionsModeTransit: "r"]
            let flag = flags[mode] ?? "d"
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
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// Unavailable: there are no pictures of streets.
@available(*, unavailable, message: "There are no pictures of streets.")
public struct LookAroundPreview {}
