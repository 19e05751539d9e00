/// The numbers in a value of a CSS property, such as those of `translate(10px,4px) scale(1.5)`.
///
/// The browser changes each number of a value on its own if the rest of the two values is equal.
struct CSSQuantities: Equatable {
    /// The value without its numbers and their units.
    private(set) var rest = ""
    private(set) var numbers: [Double] = []
    /// The unit of each number; empty for a number without one.
    private(set) var units: [String] = []

    /// Returns nil for a value without numbers, and for one with a colour in hexadecimal digits, a variable or an
    /// address.
    init?(_ value: String) {
        guard !value.contains("#"), !value.contains("var("), !value.contains("url(") else { return nil }
        var characters = Substring(value)
        var isInWord = false
        while let first = characters.first {
            if !isInWord, let text = Self.number(at: characters), let number = Double(text) {
                characters.removeFirst(text.count)
                let unit = characters.prefix { $0.isLetter || $0 == "%" }
                characters.removeFirst(unit.count)
                numbers.append(number)
                units.append(String(unit))
                rest.append("0")
                isInWord = true
            } else {
                characters.removeFirst()
                rest.append(first)
                isInWord = first.isLetter || first.isNumber || first == "-" || first == "_" || first == "."
            }
        }
        if numbers.isEmpty { return nil }
    }

    private static func number(at characters: Substring) -> Substring? {
        let sign = characters.prefix { $0 == "-" }
        let digits = characters.dropFirst(sign.count).prefix { $0 == "." || ("0"..."9").contains($0) }
        guard sign.count < 2, !digits.isEmpty else { return nil }
        return characters[sign.startIndex..<digits.endIndex]
    }

    /// Returns the same quantities with other numbers.
    func with(_ numbers: [Double], units: [String]) -> CSSQuantities {
        var result = self
        (result.numbers, result.units) = (numbers, units)
        return result
    }

    /// Returns the units of both; nil if they have different forms. A zero has no unit.
    func units(sharedWith other: CSSQuantities) -> [String]? {
        guard rest == other.rest, numbers.count == other.numbers.count else { return nil }
        var result: [String] = []
        for index in numbers.indices {
            let (own, others) = (units[index], other.units[index])
            if own == others || others.isEmpty && other.numbers[index] == 0 {
                result.append(own)
            } else if own.isEmpty, numbers[index] == 0 {
                result.append(others)
            } else {
                return nil
            }
        }
        return result
    }
}
