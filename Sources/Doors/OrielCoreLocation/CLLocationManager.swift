public import Foundation
internal import OrielUIKit

/// Asks the browser where the device is, while the page is open.
///
/// As on Apple's platforms, the user is asked first. Unlike there, browsers do not tell before a request whether the user will
/// allow it: `authorizationStatus` is `notDetermined` until the first answer.
open class CLLocationManager: NSObject, @unchecked Sendable {
    // Unchecked: used on the main actor, where its delegate is called.

    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance in metres below which a move is not reported.
    open var distanceFilter = kCLDistanceFilterNone
    /// Has no effect: browsers decide.
    open var pausesLocationUpdatesAutomatically = true
    /// Has no effect: browsers decide.
    open var activityType = CLActivityType.other
    /// The place that was reported last.
    open private(set) var location: CLLocation?
    open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    private weak var page: PageDevice?
    private var updates: Task<Void, Never>?

    public override init() {
        page = PageDevice.current
        super.init()
    }

    deinit { updates?.cancel() }

    /// Whether there is a browser to ask.
    open class func locationServicesEnabled() -> Bool { PageDevice.current != nil }

    @available(*, deprecated, message: "Use the property authorizationStatus of a location manager.")
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }

    /// Asks the user. Browsers ask with the first request for a place, so one is made.
    open func requestWhenInUseAuthorization() {
        guard authorizationStatus == .notDetermined else { return }
        Task { @MainActor [weak self] in _ = await self?.ask(after: nil) }
    }

    /// The same as `requestWhenInUseAuthorization()`: a page learns nothing while it is closed.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

    /// Asks once where the device is.
    open func requestLocation() {
        Task { @MainActor [weak self] in
            guard let self else { return }
            switch await self.ask(after: nil) {
            case .success(let location): self.report(location)
            case .failure(let error): self.delegate?.locationManager(self, didFailWithError: error)
            }
        }
    }

    /// Reports where the device is, now and after each move.
    open func startUpdatingLocation() {
        guard updates == nil else { return }
        updates = Task { @MainActor [weak self] in
            var last: CLLocation?
            while !Task.isCancelled {
                let answer = await self?.ask(after: last)
                guard let self, !Task.isCancelled, let answer else { return }
                switch answer {
                case .success(let location):
                    if let last, last.distance(from: location) < self.distanceFilter { continue }
                    last = location
                    self.report(location)
                case .failure(let error):
                    self.updates = nil
                    self.delegate?.locationManager(self, didFailWithError: error)
                    return
                }
            }
        }
    }

    open func stopUpdatingLocation() {
        updates?.cancel()
        updates = nil
    }

    /// Has no effect: a page learns nothing while it is closed.
    open var allowsBackgroundLocationUpdates = false
    /// Has no effect: browsers show by themselves that a page learns where the device is.
    open var showsBackgroundLocationIndicator = false

    /// False: browsers do not tell pages where the device points to.
    open class func headingAvailable() -> Bool { false }
    /// False: a page learns where the device is only while it is open.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// False: a page learns where the device is only while it is open.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// Returns at once: what browsers tell is exact.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}

    @available(*, unavailable, message: "A page learns where the device is only while it is open.")
    open func startMonitoring(for region: CLRegion) { fatalError("unavailable") }

    @available(*, unavailable, message: "A page learns where the device is only while it is open.")
    open func startMonitoringSignificantLocationChanges() { fatalError("unavailable") }

    @available(*, unavailable, message: "Browsers do not tell pages where the device points to.")
    open func startUpdatingHeading() { fatalError("unavailable") }

    private struct Question: Encodable {
        var after: [Double]?
        var precise: Bool
    }

    @MainActor private func report(_ location: CLLocation) {
        self.location = location
        delegate?.locationManager(self, didUpdateLocations: [location])
    }

    /// Asks the browser for a place, or for one that differs from the last.
    @MainActor func ask(after last: CLLocation?) async -> Result<CLLocation, CLError> {
        let after = last.map { [$0.coordinate.latitude, $0.coordinate.longitude] }
        let isPrecise = desiredAccuracy < kCLLocationAccuracyHundredMeters
        guard let page, let json = await page.ask(.init(.locate, Question(after: after, precise: isPrecise))),
            let answer = try? JSONDecoder().decode(PlaceAnswer.self, from: Data(json.utf8))
        else { return .failure(CLError(.locationUnknown)) }
        let result = answer.result
        if case .failure(let error) = result, error.code != .denied { return result }
        let status: CLAuthorizationStatus = (try? result.get()) == nil ? .denied : .authorizedWhenInUse
        if status != authorizationStatus {
            authorizationStatus = status
            delegate?.locationManagerDidChangeAuthorization(self)
            delegate?.locationManager(self, didChangeAuthorization: status)
        }
        return result
    }
}

/// What the browser answers. Its numbers are bounded before they become a place.
struct PlaceAnswer: Decodable {
    var latitude: Double?
    var longitude: Double?
    var accuracy: Double?
    var altitude: Double?
    var speed: Double?
    var heading: Double?
    var time: Double?
    var error: Int?

    var result: Result<CLLocation, CLError> {
        guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180 else {
            return .failure(CLError(error == 1 ? .denied : .locationUnknown))
        }
        func bounded(_ value: Double?, _ range: ClosedRange<Double>, else fallback: Double) -> Double {
            value.map { min(max($0, range.lowerBound), range.upperBound) } ?? fallback
        }
        return .success(
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
                altitude: bounded(altitude, -20_000...1_000_000, else: 0),
                horizontalAccuracy: bounded(accuracy, 0...40_000_000, else: -1),
                verticalAccuracy: -1,
                course: bounded(heading, 0...360, else: -1),
                speed: bounded(speed, 0...100_000, else: -1),
                timestamp: Date(timeIntervalSince1970: bounded(time, 0...1e11, else: Date().timeIntervalSince1970))
            )
        )
    }
}

/// Learns where the device is, and whether the user allows it.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Whether the user lets the page know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exact the places are that the user lets the page know.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy, reducedAccuracy
}

/// What the device is used for. It has no effect.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why there is no place.
public struct CLError: Error, Sendable, Equatable, LocalizedError, CustomNSError {
    /// The reason for which there is no place.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult, geocodeCanceled
    }

    public static let errorDomain = "kCLErrorDomain"
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }
    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
    public static let geocodeCanceled = Code.geocodeCanceled

    public var errorDescription: String? {
        switch code {
        case .denied: "The user does not let this page know where the device is."
        case .locationUnknown: "The browser does not know where the device is."
        case .network: "There is no service that finds addresses."
        case .geocodeFoundNoResult, .geocodeFoundPartialResult: "No address was found."
        case .geocodeCanceled: "The search for an address was cancelled."
        }
    }
}
