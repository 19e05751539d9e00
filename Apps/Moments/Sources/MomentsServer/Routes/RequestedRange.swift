/// The part of a file that a request asks for (RFC 9110, section 14).
enum RequestedRange: Hashable {
    case whole
    case part(Range<Int>)
    /// It begins after the last byte.
    case unsatisfiable

    /// - Parameters:
    ///   - range: The value of `Range`. Several ranges, other units and what cannot be read are ignored, as the RFC
    ///     allows.
    ///   - condition: The value of `If-Range`. Only the tag itself meets it: a date does not, because answers have no
    ///     `Last-Modified`.
    ///   - tag: The file's entity tag, with its quotation marks.
    ///   - length: The bytes of the file.
    init(_ range: String?, if condition: String?, tag: String, length: Int) {
        self = .whole
        let unit = "bytes="
        guard let range, range.lowercased().hasPrefix(unit), condition == nil || condition == tag else { return }
        let ends = range.dropFirst(unit.count).split(separator: "-", omittingEmptySubsequences: false)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { digits.contains($0) } }) else { return }
        // What is too large for an Int is after the last byte in any case.
        let numbers = ends.map { text -> Int? in text.isEmpty ? nil : Int(text) ?? .max }
        switch (numbers[0], numbers[1]) {
        case (nil, nil): return
        case (nil, let count?):
            self = count == 0 || length == 0 ? .unsatisfiable : .part(max(0, length - count)..<length)
        case (let first?, let last):
            let end = last ?? .max
            guard first <= end else { return }
            self = first < length ? .part(first..<min(end, length - 1) + 1) : .unsatisfiable
        }
    }
}
