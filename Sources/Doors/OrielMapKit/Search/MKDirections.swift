public import Foundation
public import OrielCoreLocation

/// How people travel.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
    public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
    public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
    public static let cycling = MKDirectionsTransportType(rawValue: 1 << 3)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds ways. There is no service to ask, so each search fails with `MKError.serverFailure`, as without Apple's
/// servers, and is logged. `MKMapItem.openMaps(with:launchOptions:)` shows the way on Apple's site.
open class MKDirections: NSObject, @unchecked Sendable {
    // Unchecked: used on the main actor.

    /// The ends of a way.
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?

        public override init() { super.init() }
    }

    /// The ways that were found.
    open class Response: NSObject, @unchecked Sendable {
        // Unchecked: responses do not change.
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    /// The time that a way takes.
    open class ETAResponse: NSObject, @unchecked Sendable {
        // Unchecked: responses do not change.
        public let expectedTravelTime: TimeInterval
        public let distance: CLLocationDistance

        init(expectedTravelTime: TimeInterval, distance: CLLocationDistance) {
            (self.expectedTravelTime, self.distance) = (expectedTravelTime, distance)
        }
    }

    /// Receives the ways that were found, or why there are none.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Receives the time that a way takes, or why it is not known.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    private let request: Request

    public init(request: Request) { self.request = request }

    /// False: each search fails at once.
    open var isCalculating: Bool { false }

    open func calculate() async throws -> Response { throw await noService("MKDirections") }
    open func calculateETA() async throws -> ETAResponse { throw await noService("MKDirections") }

    open func calculate(completionHandler: @escaping DirectionsHandler) {
        // As on Apple's platforms, the handler runs later, on the main actor, where searches begin.
        nonisolated(unsafe) let handler = completionHandler
        Task { @MainActor in handler(nil, noService("MKDirections")) }
    }

    open func calculateETA(completionHandler: @escaping ETAHandler) {
        nonisolated(unsafe) let handler = completionHandler
        Task { @MainActor in handler(nil, noService("MKDirections")) }
    }

    /// Has no effect: each search fails at once.
    open func cancel() {}
}

/// A way from one place to another.
open class MKRoute: NSObject {
    /// A part of a way.
    open class Step: NSObject {
        public let polyline: MKPolyline
        public let instructions: String
        public let notice: String?
        public let distance: CLLocationDistance
        public let transportType: MKDirectionsTransportType

        init(
            polyline: MKPolyline,
            instructions: String,
            notice: String?,
            distance: CLLocationDistance,
            transportType: MKDirectionsTransportType
        ) {
            (self.polyline, self.instructions, self.notice) = (polyline, instructions, notice)
            (self.distance, self.transportType) = (distance, transportType)
        }
    }

    public let name: String
    public let polyline: MKPolyline
    public let steps: [Step]
    public let distance: CLLocationDistance
    public let expectedTravelTime: TimeInterval
    public let transportType: MKDirectionsTransportType
    open var advisoryNotices: [String] { [] }

    init(
        name: String,
        polyline: MKPolyline,
        steps: [Step],
        distance: CLLocationDistance,
        expectedTravelTime: TimeInterval,
        transportType: MKDirectionsTransportType
    ) {
        (self.name, self.polyline, self.steps) = (name, polyline, steps)
        (self.distance, self.expectedTravelTime, self.transportType) = (distance, expectedTravelTime, transportType)
    }
}

extension MapPolyline {
    /// Creates the line of a way.
    public nonisolated init(_ route: MKRoute) { self.init(route.polyline) }

    /// Creates a line of UIKit's.
    public nonisolated init(_ polyline: MKPolyline) { self.init(coordinates: polyline.coordinates) }
}

extension MapPolygon {
    /// Creates an area of UIKit's.
    public nonisolated init(_ polygon: MKPolygon) { self.init(coordinates: polygon.coordinates) }
}

extension MapCircle {
    /// Creates a circle of UIKit's.
    public nonisolated init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

    /// Creates the circle around a rectangle of the flat map.
    public nonisolated init(mapRect: MKMapRect) { self.init(MKCircle(mapRect: mapRect)) }
}
