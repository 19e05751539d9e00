public import Foundation

/// Finds places. There is no service to ask, so each search fails with `MKError.serverFailure`, as without Apple's
/// servers, and is logged.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    // Unchecked: used on the main actor.

    /// The kinds of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        public static let physicalFeature = ResultType(rawValue: 1 << 2)
    }

    /// The words of a search.
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() { super.init() }

        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }

        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }

    /// The places that were found.
    open class Response: NSObject, @unchecked Sendable {
        // Unchecked: responses do not change.
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
        }
    }

    /// Receives the places that were found, or why there are none.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    public let request: Request

    public init(request: Request) { self.request = request }

    /// False: each search fails at once.
    open var isSearching: Bool { false }

    open func start() async throws -> Response { throw await noService("MKLocalSearch") }

    open func start(completionHandler: @escaping CompletionHandler) {
        // As on Apple's platforms, the handler runs later, on the main actor, where searches begin.
        nonisolated(unsafe) let handler = completionHandler
        Task { @MainActor in handler(nil, noService("MKLocalSearch")) }
    }

    /// Has no effect: each search fails at once.
    open func cancel() {}
}

/// The kinds of places of a search or a map.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    // Unchecked: filters do not change.
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), true)
    }

    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), false)
    }

    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// A proposal for what is typed into a search.
open class MKLocalSearchCompletion: NSObject {
    public let title: String
    public let subtitle: String

    init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

/// Proposes searches while people type. There is no service to ask, so the delegate learns that it failed.
@MainActor @preconcurrency
open class MKLocalSearchCompleter: NSObject {
    /// The kinds of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        public static let query = ResultType(rawValue: 1 << 2)
        public static let physicalFeature = ResultType(rawValue: 1 << 3)
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    /// The text that the user has typed. The delegate is called soon after each change.
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            Task { [weak self] in
                guard let self else { return }
                delegate?.completer(self, didFailWithError: noService("MKLocalSearchCompleter"))
            }
        }
    }

    /// Empty: nothing proposes searches.
    open var results: [MKLocalSearchCompletion] { [] }
    /// False: each search fails at once.
    open var isSearching: Bool { false }

    /// Has no effect: each search fails at once.
    open func cancel() {}
}

/// Learns of proposals for searches.
@MainActor @preconcurrency
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    /// Is not called: nothing proposes searches.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
