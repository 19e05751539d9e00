public import Foundation

/// Finds links, phone numbers and dates in texts.
///
///     let types = NSTextCheckingResult.CheckingType.link.rawValue
///     let detector = try NSDataDetector(types: types)
///     let text = "See example.com"
///     let range = NSRange(location: 0, length: text.utf16.count)
///     let urls = detector.matches(in: text, range: range).compactMap(\.url)  // http://example.com
///
/// The time it takes is proportional to the length of the text. The rules are ours, so that Apple's detector may find more
/// or less. Here it is not a subclass of `NSRegularExpression`.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The types to look for: the `rawValue` of an `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: UInt64

    /// Creates a detector.
    ///
    /// - Parameter checkingTypes: Links, phone numbers or dates, as the `rawValue` of a set of types. Others are not found.
    /// - Throws: `CocoaError(.featureUnsupported)` if there is no type that can be found.
    public init(types checkingTypes: UInt64) throws {
        guard checkingTypes & (DetectedType.link | DetectedType.phoneNumber | DetectedType.date) != 0 else {
            let reason = "Only links, phone numbers and dates can be detected"
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedFailureReasonErrorKey: reason])
        }
        self.checkingTypes = checkingTypes
    }

    /// Returns what is found in a part of a text, from its start to its end, without overlaps.
    open func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        let whole = NSRange(location: 0, length: string.utf16.count)
        guard let part = range.intersection(whole), part.length > 0 else { return [] }
        let units = Array(string.utf16.dropFirst(part.location).prefix(part.length))
        var results: [DetectedResult] = []
        func add(_ found: [DetectedResult]) {
            // One character belongs to one result: a link contains digits of its own.
            let taken = results.map(\.range).sorted { $0.location < $1.location }
            results += found.filter { !$0.overlaps(taken) }
        }
        if checkingTypes & DetectedType.link != 0 { add(LinkScanner(units).results) }
        if checkingTypes & DetectedType.date != 0 { add(DateScanner(units).results) }
        if checkingTypes & DetectedType.phoneNumber != 0 { add(PhoneNumberScanner(units).results) }
        let isAnchored = options.contains(.anchored)
        return results.sorted { $0.range.location < $1.range.location }
            .filter { !isAnchored || $0.range.location == 0 }
            .map { $0.moved(by: part.location) }
    }

    /// Calls a closure for each match, until it sets its last argument to true.
    open func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the number of matches.
    open func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the first match; nil if there is none.
    open func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the range of the first match; its location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}
