public import Foundation
internal import OrielUIKit

/// Why nothing was found on a map.
public struct MKError: Error, Sendable, Equatable, LocalizedError, CustomNSError {
    /// The reason for which nothing was found.
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public static let errorDomain = "MKErrorDomain"
    public let code: Code

    public init(_ code: Code) { self.code = code }

    public var errorCode: Int { Int(code.rawValue) }
    public static let unknown = Code.unknown
    public static let serverFailure = Code.serverFailure
    public static let loadingThrottled = Code.loadingThrottled
    public static let placemarkNotFound = Code.placemarkNotFound
    public static let directionsNotFound = Code.directionsNotFound
    public static let decodingFailed = Code.decodingFailed

    public var errorDescription: String? {
        switch code {
        case .unknown: "Something went wrong with the map."
        case .serverFailure: "There is no service that finds places and ways."
        case .loadingThrottled: "There were too many requests."
        case .placemarkNotFound: "The place was not found."
        case .directionsNotFound: "No way was found."
        case .decodingFailed: "The answer could not be read."
        }
    }
}

/// The error of all searches: there is no service to ask.
@MainActor
func noService(_ name: String) -> MKError {
    MKMapView.warn("\(name) finds nothing: there is no service for places and ways here. Ask one of your own.")
    return MKError(.serverFailure)
}
