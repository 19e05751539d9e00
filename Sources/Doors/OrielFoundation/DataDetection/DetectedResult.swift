public import Foundation

/// The bits of `NSTextCheckingResult.CheckingType` that a detector finds. Foundation's names for them are deprecated on
/// Linux, because nothing in it uses them.
enum DetectedType {
    static let date: UInt64 = 1 << 4
    static let link: UInt64 = 1 << 6
    static let phoneNumber: UInt64 = 1 << 11
}

/// A link, a phone number or a date in a text.
final class DetectedResult: NSTextCheckingResult {
    enum Value {
        case link(URL)
        case phoneNumber(String)
        case date(Date, TimeZone?)
    }

    let value: Value
    private let place: NSRange

    init(_ value: Value, range: NSRange) {
        self.value = value
        place = range
        super.init()
    }

    /// A result has no archive: its text would be missing.
    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType {
        switch value {
        case .link: NSTextCheckingResult.CheckingType(rawValue: DetectedType.link)
        case .phoneNumber: NSTextCheckingResult.CheckingType(rawValue: DetectedType.phoneNumber)
        case .date: NSTextCheckingResult.CheckingType(rawValue: DetectedType.date)
        }
    }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
    override func copy(with zone: NSZone? = nil) -> Any { self }
    override func copy() -> Any { self }

    func moved(by offset: Int) -> DetectedResult {
        DetectedResult(value, range: NSRange(location: place.location + offset, length: place.length))
    }

    /// - Parameter ranges: In order, without overlaps.
    func overlaps(_ ranges: [NSRange]) -> Bool {
        var low = 0
        var high = ranges.count
        // The first range that ends after this one begins.
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= place.location { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].location < place.upperBound
    }
}

extension NSTextCheckingResult {
    /// The address of a link that an `NSDataDetector` has found.
    public var url: URL? {
        guard case .link(let url) = (self as? DetectedResult)?.value else { return nil }
        return url
    }

    /// A phone number that an `NSDataDetector` has found, as it is written in the text.
    public var phoneNumber: String? {
        guard case .phoneNumber(let number) = (self as? DetectedResult)?.value else { return nil }
        return number
    }

    /// A date that an `NSDataDetector` has found; noon of the day if the text has no time.
    public var date: Date? {
        guard case .date(let date, _) = (self as? DetectedResult)?.value else { return nil }
        return date
    }

    /// The time zone in the text of a date; nil if it has none.
    public var timeZone: TimeZone? {
        guard case .date(_, let zone) = (self as? DetectedResult)?.value else { return nil }
        return zone
    }

    /// The length of time after a date. Always 0: times from one to another are not found.
    public var duration: TimeInterval { 0 }

    /// The parts of an address. Always nil: addresses are not found.
    public var addressComponents: [String: String]? { nil }
}
