import Foundation

/// A visual format of constraints, such as `H:|-[title]-(>=8)-[button(44)]|`, as parts and the gaps between them.
struct VisualFormat: Equatable {
    /// A size or a distance.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Object?
    }

    /// A number, or the name of a metric or of a view.
    enum Object: Equatable {
        case number(Double)
        case name(String)
    }

    enum Part: Equatable {
        case superview
        case view(String, [Predicate])
    }

    enum Gap: Equatable {
        case none
        case standard
        case sized([Predicate])
    }

    /// Why a text is not a format, and the number of letters before the fault.
    struct Fault: Error, Equatable {
        var message: String
        var place: Int
    }

    private(set) var isVertical = false
    private(set) var parts: [Part] = []
    /// One less than the parts.
    private(set) var gaps: [Gap] = []

    init(_ text: String) throws(Fault) {
        var reader = VisualFormatReader(text)
        if reader.take("V:") { isVertical = true } else { _ = reader.take("H:") }
        while true {
            let place = reader.place
            let part = try reader.part()
            if part == .superview, !parts.isEmpty, !reader.isAtEnd {
                throw Fault(message: "the superview is at an end of the format", place: place)
            }
            parts.append(part)
            if reader.isAtEnd { break }
            gaps.append(try reader.gap())
        }
    }
}

/// Reads a visual format from its beginning to its end.
private struct VisualFormatReader {
    private let letters: [Character]
    private(set) var place = 0

    init(_ text: String) { letters = text.filter { !$0.isWhitespace } }

    var isAtEnd: Bool { place == letters.count }
    private var next: Character? { isAtEnd ? nil : letters[place] }

    mutating func take(_ text: String) -> Bool {
        guard letters[place...].starts(with: text) else { return false }
        place += text.count
        return true
    }

    private func fault(_ message: String) -> VisualFormat.Fault { VisualFormat.Fault(message: message, place: place) }

    private mutating func expect(_ text: String) throws(VisualFormat.Fault) {
        if !take(text) { throw fault("expected \"\(text)\"") }
    }

    mutating func part() throws(VisualFormat.Fault) -> VisualFormat.Part {
        if take("|") { return .superview }
        try expect("[")
        let name = try name()
        let predicates = try next == "(" ? self.predicates() : []
        try expect("]")
        return .view(name, predicates)
    }

    mutating func gap() throws(VisualFormat.Fault) -> VisualFormat.Gap {
        guard take("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let sizes = try next == "(" ? predicates() : [predicate()]
        try expect("-")
        return .sized(sizes)
    }

    private mutating func predicates() throws(VisualFormat.Fault) -> [VisualFormat.Predicate] {
        try expect("(")
        var all = [try predicate()]
        while take(",") { all.append(try predicate()) }
        try expect(")")
        return all
    }

    private mutating func predicate() throws(VisualFormat.Fault) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("<=") {
            relation = .lessThanOrEqual
        } else if take(">=") {
            relation = .greaterThanOrEqual
        } else {
            _ = take("==")
        }
        let object = try object()
        let priority = try take("@") ? self.object() : nil
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
    }

    private mutating func object() throws(VisualFormat.Fault) -> VisualFormat.Object {
        guard let next, next.isNumber || next == "." || next == "-" else {
            return .name(try name())
        }
        let start = place
        _ = take("-")
        while let next = self.next, next.isNumber || next == "." { place += 1 }
        guard let number = Double(String(letters[start..<place])), number.isFinite else {
            throw fault("expected a number")
        }
        return .number(number)
    }

    private mutating func name() throws(VisualFormat.Fault) -> String {
        let start = place
        while let next, next.isLetter || next.isNumber || next == "_" { place += 1 }
        guard place > start else { throw fault("expected a name") }
        return String(letters[start..<place])
    }
}
