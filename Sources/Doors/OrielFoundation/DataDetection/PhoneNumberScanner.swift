internal import Foundation

/// Finds the phone numbers in a text: 7 to 15 digits, with spaces, hyphens, dots, slashes and brackets between groups.
///
/// Digits without separators are a phone number if there are 10 or 11 of them, or after a plus sign. Each character is
/// looked at a fixed number of times.
struct PhoneNumberScanner {
    private let units: [UInt16]

    init(_ units: [UInt16]) { self.units = units }

    var results: [DetectedResult] {
        var results: [DetectedResult] = []
        var index = 0
        while index < units.count {
            guard isStart(index) else {
                index += 1
                continue
            }
            let end = end(of: index)
            // The bracket around a whole number is not a part of it.
            let start = units[index] == .open && !units[index..<end].contains(.close) ? index + 1 : index
            if start < end, isNumber(start..<end) {
                let number = String(decoding: units[start..<end], as: UTF16.self)
                results.append(DetectedResult(.phoneNumber(number), range: NSRange(start..<end)))
            }
            index = max(end, index + 1)
        }
        return results
    }

    private func isStart(_ index: Int) -> Bool {
        guard units[index].isDigit || units[index] == .plus || units[index] == .open else { return false }
        return index == 0 || !(units[index - 1].isLetterOrDigit || isMoney(units[index - 1]))
    }

    /// Returns the end of digits and separators. Two groups have at most two separators between them, such as ") ".
    private func end(of start: Int) -> Int {
        var end = start
        var index = units[start] == .plus ? start + 1 : start
        var separators = 0
        while index < units.count, separators <= 2 {
            if units[index].isDigit {
                separators = 0
                end = index + 1
            } else if isSeparator(units[index]) {
                separators += 1
            } else {
                break
            }
            index += 1
        }
        return end
    }

    private func isNumber(_ range: Range<Int>) -> Bool {
        guard let first = range.first else { return false }
        let groups = units[range].split { !$0.isDigit }
        let digits = groups.reduce(0) { $0 + $1.count }
        guard (7...15).contains(digits) else { return false }
        if range.upperBound < units.count {
            let next = units[range.upperBound]
            if next.isLetterOrDigit || isMoney(next) || next == .underscore { return false }
        }
        let opened = units[range].count(where: { $0 == .open })
        guard opened == units[range].count(where: { $0 == .close }), opened <= 1 else { return false }
        if units[first] == .plus { return true }
        if groups.count == 1 { return digits == 10 || digits == 11 }
        return !isOtherNumber(groups, separators: Set(units[range].filter { !$0.isDigit }))
    }

    /// Whether groups of digits are rather a number with a fraction, an address of the internet, a version or a date.
    private func isOtherNumber(_ groups: [ArraySlice<UInt16>], separators: Set<UInt16>) -> Bool {
        guard separators.count == 1, let separator = separators.first else { return false }
        let lengths = groups.map(\.count)
        switch separator {
        case .dot: return groups.count == 2 || lengths.allSatisfy { $0 <= 3 }
        case .slash, .hyphen:
            return [[4, 2, 2], [2, 2, 4], [4, 4]].contains(lengths) || lengths.allSatisfy { $0 <= 2 }
        // Thousands are separated by spaces in many languages.
        case .space, 0xA0: return lengths.dropFirst().allSatisfy { $0 == 3 } && lengths[0] <= 3
        default: return false
        }
    }

    private func isSeparator(_ unit: UInt16) -> Bool {
        [.space, 0xA0, .hyphen, 0x2011, .dot, .slash, .open, .close].contains(unit)
    }

    private func isMoney(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.generalCategory == .currencySymbol || unit == 0x25
    }
}
