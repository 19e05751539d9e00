import Foundation
import Testing

@testable import OrielFoundation

struct DataDetectorTests {
    private func matches(_ text: String, _ types: UInt64) throws -> [NSTextCheckingResult] {
        let detector = try NSDataDetector(types: types)
        return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    }

    private func texts(of results: [NSTextCheckingResult], in text: String) -> [String] {
        results.map { NSString(string: text).substring(with: $0.range) }
    }

    // MARK: - Links

    @Test(arguments: [
        ("See https://example.com/a?b=c#d, please.", "https://example.com/a?b=c#d", "https://example.com/a?b=c#d"),
        ("Visit example.com!", "example.com", "http://example.com"),
        ("www.example.invalidtld", "www.example.invalidtld", "http://www.example.invalidtld"),
        ("Mail ada@example.org.", "ada@example.org", "mailto:ada@example.org"),
        ("mailto:ada@example.org", "mailto:ada@example.org", "mailto:ada@example.org"),
        (
            "(https://en.wikipedia.org/wiki/Swift_(bird))", "https://en.wikipedia.org/wiki/Swift_(bird)",
            "https://en.wikipedia.org/wiki/Swift_(bird)"
        ),
        ("请访问https://example.com/a谢谢", "https://example.com/a", "https://example.com/a"),
        ("🙂 apple.com/de", "apple.com/de", "http://apple.com/de"),
        ("Note:https://example.com", "https://example.com", "https://example.com"),
        ("shop://item/3 is ours", "shop://item/3", "shop://item/3"),
        ("example.com:8080/path", "example.com:8080/path", "http://example.com:8080/path"),
    ])
    func `finds links`(text: String, found: String, address: String) throws {
        let results = try matches(text, DetectedType.link)

        #expect(texts(of: results, in: text) == [found])
        #expect(results.first?.url?.absoluteString == address)
        #expect(results.first?.resultType.rawValue == DetectedType.link)
        #expect(results.first?.phoneNumber == nil && results.first?.date == nil)
    }

    @Test(arguments: [
        "node.js", "3.50", "e.g. this", "U.S.A.", "end.Then", "a@b", "1.2.3.4", "http://", "://", "...", "a..com",
    ])
    func `what looks like a link is none`(text: String) throws {
        #expect(try matches(text, DetectedType.link).isEmpty)
    }

    @Test func `finds several links in order`() throws {
        let text = "a@example.com, https://example.org and example.net"
        let results = try matches(text, DetectedType.link)

        #expect(texts(of: results, in: text) == ["a@example.com", "https://example.org", "example.net"])
    }

    // MARK: - Phone numbers

    @Test(arguments: [
        ("Call (555) 123-4567 now", "(555) 123-4567"), ("+1 555 123 4567", "+1 555 123 4567"),
        ("555-1234.", "555-1234"),
        ("Tel.: 030 1234 5678", "030 1234 5678"), ("(555-1234)", "555-1234"), ("13812345678", "13812345678"),
        ("+49/89/1234567", "+49/89/1234567"), ("555.123.4567", "555.123.4567"),
    ])
    func `finds phone numbers`(text: String, number: String) throws {
        let results = try matches(text, DetectedType.phoneNumber)

        #expect(results.map(\.phoneNumber) == [number])
        #expect(texts(of: results, in: text) == [number])
    }

    @Test(arguments: [
        "12345", "192.168.100.200", "2026-05-01", "01/05/2026", "$12345678", "1234567.89", "1 234 567", "A5551234567",
        "12345678901234567890", "+", "(", "5551234567x",
    ])
    func `other numbers are no phone numbers`(text: String) throws {
        #expect(try matches(text, DetectedType.phoneNumber).isEmpty)
    }

    // MARK: - Dates

    private func dates(_ text: String, _ locale: String) -> [String] {
        let scanner = DateScanner(
            Array(text.utf16),
            locale: Locale(identifier: locale),
            timeZone: .gmt,
            now: Date(timeIntervalSince1970: 1_777_593_600)
        )
        return scanner.results.compactMap { $0.date?.formatted(.iso8601) }
    }

    @Test(arguments: [
        ("2026-05-01", "en_US", "2026-05-01T12:00:00Z"), ("2026-05-01T14:30:00Z", "en_US", "2026-05-01T14:30:00Z"),
        ("2026-05-01T14:30:00+02:00", "en_US", "2026-05-01T12:30:00Z"),
        ("on 5/1/2026.", "en_US", "2026-05-01T12:00:00Z"),
        ("on 1/5/2026.", "en_GB", "2026-05-01T12:00:00Z"), ("May 1st, 2026 at 5pm", "en_US", "2026-05-01T17:00:00Z"),
        ("1 May 2026, 14:30", "fr_FR", "2026-05-01T14:30:00Z"),
        ("am 1. Mai 2026 um 9 Uhr", "de_DE", "2026-05-01T09:00:00Z"),
        ("am 1.5.2026", "de_DE", "2026-05-01T12:00:00Z"), ("le 1er mai", "fr_FR", "2026-05-01T12:00:00Z"),
        ("2026年5月1日", "ja_JP", "2026-05-01T12:00:00Z"), ("我们5月2日见", "zh_Hans_CN", "2026-05-02T12:00:00Z"),
        ("See you tomorrow at 12:15 AM", "en_US", "2026-05-02T00:15:00Z"), ("gestern", "de_DE", "2026-04-30T12:00:00Z"),
        ("tonight", "en_US", "2026-05-01T20:00:00Z"),
    ])
    func `finds dates`(text: String, locale: String, date: String) {
        #expect(dates(text, locale) == [date])
    }

    @Test(arguments: [
        "2026-02-30", "13/13/2026", "1.2.34", "May I", "12:30", "1.2.2026.4", "2026-05-01-02", "5 apples",
    ])
    func `what looks like a date is none`(text: String) {
        #expect(dates(text, "en_US").isEmpty)
    }

    @Test func `a result has the date and the zone of its text`() throws {
        let text = "At 2026-05-01T14:30:00Z."
        let result = try #require(try matches(text, DetectedType.date).first)

        #expect(texts(of: [result], in: text) == ["2026-05-01T14:30:00Z"])
        #expect(result.date == Date(timeIntervalSince1970: 1_777_645_800))
        #expect(result.timeZone == .gmt)
        #expect(result.duration == 0 && result.url == nil && result.addressComponents == nil)
    }

    // MARK: - The detector

    @Test func `one character belongs to one result`() throws {
        let text = "https://example.com/5551234567 and 555-1234 on 2026-05-01"
        let results = try matches(text, DetectedType.link | DetectedType.phoneNumber | DetectedType.date)

        #expect(texts(of: results, in: text) == ["https://example.com/5551234567", "555-1234", "2026-05-01"])
    }

    @Test func `looks at a part of a text`() throws {
        let text = "🙂 a.com b.com"
        let detector = try NSDataDetector(types: DetectedType.link)
        let part = NSRange(location: 8, length: 6)

        #expect(detector.firstMatch(in: text, range: part)?.range == NSRange(location: 9, length: 5))
        #expect(detector.rangeOfFirstMatch(in: text, range: part).location == 9)
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 1000)) == 2)
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
        #expect(detector.checkingTypes == DetectedType.link)
    }

    @Test func `an enumeration stops when it is told to`() throws {
        let text = "a.com b.com"
        var count = 0
        try NSDataDetector(types: DetectedType.link)
            .enumerateMatches(in: text, range: NSRange(location: 0, length: 11)) { _, _, stop in
                count += 1
                stop.pointee = true
            }

        #expect(count == 1)
    }

    @Test func `what it cannot find is an error`() {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 1 << 5) }
    }

    @Test(arguments: ["a.", "1-", "://", "(", "@", "1月", "May ", "a:", "+1", "1/", "a.com:b,", "a://b:c", "a.com/,"])
    func `hostile texts take no longer than their length`(part: String) throws {
        let all = DetectedType.link | DetectedType.phoneNumber | DetectedType.date
        let clock = ContinuousClock()
        let short = String(repeating: part, count: 2_000)
        let long = String(repeating: part, count: 16_000)
        var times: [Duration] = []
        for text in [short, long] {
            times.append(try clock.measure { _ = try matches(text, all) })
        }

        // Eight times as long; a quadratic time would be 64 times as long.
        #expect(times[1] < times[0] * 32 + .milliseconds(200))
    }
}
