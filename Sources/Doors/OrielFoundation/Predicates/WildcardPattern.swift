/// The pattern of `LIKE`: a star is for any characters, a question mark for one, and a backslash makes them literal.
///
/// The time is at most the product of both lengths, unlike that of a regular expression with several stars.
struct WildcardPattern {
    private enum Part {
        case character(Character)
        case one
        case any
    }

    private var parts: [Part] = []

    init(_ pattern: String) {
        var isEscaped = false
        for character in pattern {
            switch character {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "*" where !isEscaped: parts.append(.any)
            case "?" where !isEscaped: parts.append(.one)
            default: parts.append(.character(character))
            }
            isEscaped = false
        }
    }

    /// Whether the whole text matches.
    func matches(_ text: String) -> Bool {
        let text = Array(text)
        var (place, part) = (0, 0)
        // Where to go on if the rest does not match: the last star takes one more character.
        var retry: (place: Int, part: Int)?
        while place < text.count {
            if part < parts.count, case .any = parts[part] {
                part += 1
                retry = (place, part)
            } else if part < parts.count, Self.matches(text[place], parts[part]) {
                place += 1
                part += 1
            } else if let last = retry {
                (place, part) = (last.place + 1, last.part)
                retry = (place, part)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { part in
            if case .any = part { true } else { false }
        }
    }

    private static func matches(_ character: Character, _ part: Part) -> Bool {
        switch part {
        case .character(let expected): expected == character
        case .one, .any: true
        }
    }
}
