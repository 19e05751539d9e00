internal import Foundation

/// Finds the links in a text: addresses with a scheme, addresses of e-mail, and names of hosts.
///
/// Each character is looked at a fixed number of times.
struct LinkScanner {
    private let units: [UInt16]

    init(_ units: [UInt16]) { self.units = units }

    var results: [DetectedResult] {
        var results: [DetectedResult] = []
        var index = 0
        while index < units.count {
            guard units[index].isInLinks else {
                index += 1
                continue
            }
            let end = end(of: index) { $0.isInLinks }
            results += links(in: index..<end)
            index = end
        }
        return results
    }

    /// Returns the links in a part of the text without spaces.
    private func links(in part: Range<Int>) -> [DetectedResult] {
        if let link = linkWithScheme(in: part) { return [link] }
        var results: [DetectedResult] = []
        var index = part.lowerBound
        while index < part.upperBound {
            guard units[index].isInNames else {
                index += 1
                continue
            }
            let end = min(end(of: index) { $0.isInNames }, part.upperBound)
            if let link = name(in: index..<end, of: part) {
                results.append(link)
                index = max(end, link.range.upperBound)
            } else {
                index = end
            }
        }
        return results
    }

    // MARK: - Schemes

    private func linkWithScheme(in part: Range<Int>) -> DetectedResult? {
        var lowest = part.lowerBound
        for colon in part where units[colon] == .colon {
            if let start = start(ofSchemeBefore: colon, from: lowest, in: part) {
                // Only the first address is tried: each may be as long as the rest of the text.
                let end = trimmed(start..<part.upperBound)
                return end > colon + 1 ? link(start..<end, address: text(start..<end)) : nil
            }
            lowest = colon + 1
        }
        return nil
    }

    /// Returns the start of a scheme; nil if what is before the colon is no scheme or nothing follows it.
    private func start(ofSchemeBefore colon: Int, from lowest: Int, in part: Range<Int>) -> Int? {
        let hasHost = units[(colon + 1)..<part.upperBound].starts(with: "//".utf16)
        let content = colon + (hasHost ? 3 : 1)
        guard content < part.upperBound else { return nil }
        var start = colon
        while start > lowest, units[start - 1].isInSchemes { start -= 1 }
        // A scheme begins with a letter.
        while start < colon, !units[start].isASCIILetter { start += 1 }
        let isKnown = ["mailto", "tel", "sms", "facetime"].contains(text(start..<colon).lowercased())
        return start < colon && (hasHost || isKnown) ? start : nil
    }

    // MARK: - Names

    /// Returns the link of a name of a host, or of an address of e-mail.
    private func name(in name: Range<Int>, of part: Range<Int>) -> DetectedResult? {
        var start = name.lowerBound
        var end = name.upperBound
        while start < end, !units[start].isLetterOrDigit { start += 1 }
        while end > start, !units[end - 1].isLetterOrDigit { end -= 1 }
        let signs = (start..<end).filter { units[$0] == .at }
        if let sign = signs.first {
            guard signs.count == 1, isLocalPart(start..<sign), isHost(sign + 1..<end, anyDomain: true) else {
                return nil
            }
            return link(start..<end, address: "mailto:" + text(start..<end))
        }
        guard isHost(start..<end, anyDomain: text(start..<end).lowercased().hasPrefix("www.")) else { return nil }
        // A name that something precedes, such as an underscore or a slash, is a part of a path.
        if start > part.lowerBound, [.slash, .underscore, .at].contains(units[start - 1]) { return nil }
        if end == name.upperBound, hasPath(end..<part.upperBound) { end = trimmed(end..<part.upperBound) }
        return link(start..<end, address: "http://" + text(start..<end))
    }

    /// Whether a path, a query, or the number of a port follows the name of a host.
    private func hasPath(_ rest: Range<Int>) -> Bool {
        guard let first = rest.first else { return false }
        guard units[first] == .colon else { return [.slash, .question, .hash].contains(units[first]) }
        let afterPort = end(of: first + 1) { $0.isDigit }
        guard (2...6).contains(afterPort - first) else { return false }
        return afterPort >= rest.upperBound || [.slash, .question, .hash].contains(units[afterPort])
    }

    private func isLocalPart(_ range: Range<Int>) -> Bool {
        !range.isEmpty && range.count <= 64 && units[range].allSatisfy { $0 != .at }
    }

    /// - Parameter anyDomain: The last label need not be a known top-level domain.
    private func isHost(_ range: Range<Int>, anyDomain: Bool) -> Bool {
        guard range.count <= 253 else { return false }
        let labels = units[range].split(separator: .dot, omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last else { return false }
        let areValid = labels.allSatisfy { label in
            guard let first = label.first, let end = label.last, label.count <= 63 else { return false }
            return first.isLetterOrDigit && end.isLetterOrDigit
                && label.allSatisfy { $0.isLetterOrDigit || $0 == .hyphen }
        }
        guard areValid, last.count >= 2, last.allSatisfy(\.isLetter) else { return false }
        return anyDomain || TopLevelDomains.contain(String(decoding: last, as: UTF16.self).lowercased())
    }

    // MARK: - Parts

    /// Returns the end of a link without the punctuation marks after it.
    private func trimmed(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        // A closing bracket belongs to the link if the link has the opening one.
        var open = units[range].count(where: { $0 == .open }) - units[range].count(where: { $0 == .close })
        while end > range.lowerBound {
            let last = units[end - 1]
            if last == .close {
                guard open < 0 else { break }
                open += 1
            } else if !last.isPunctuation {
                break
            }
            end -= 1
        }
        return end
    }

    private func link(_ range: Range<Int>, address: String) -> DetectedResult? {
        guard let url = URL(string: address) else { return nil }
        return DetectedResult(.link(url), range: NSRange(range))
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    private func end(of start: Int, while isPart: (UInt16) -> Bool) -> Int {
        var end = start
        while end < units.count, isPart(units[end]) { end += 1 }
        return end
    }
}
