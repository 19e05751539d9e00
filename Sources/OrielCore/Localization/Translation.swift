/// The translation of a key in one language.
enum Translation: Sendable, Equatable {
    case text(String)
    case plural(PluralTranslation)
}

/// A translation that depends on numbers.
struct PluralTranslation: Sendable, Equatable {
    /// The forms of a variable by plural category.
    typealias Forms = [PluralCategory: String]

    /// The format with variables, such as `%#@count@`.
    let format: String
    let variables: [String: Forms]

    /// Returns the format for some arguments, with the variables replaced by the matching forms.
    ///
    /// Each specifier in a form refers to the variable's own argument or to one after it.
    func format(for arguments: [LocalizedStringKey.Argument], rules: PluralRules) -> String {
        expanded(format, from: 0, arguments, rules, depth: 0)
    }

    private func expanded(
        _ format: String,
        from start: Int,
        _ arguments: [LocalizedStringKey.Argument],
        _ rules: PluralRules,
        depth: Int
    ) -> String {
        // Ends the recursion of a variable that contains itself.
        guard depth < 8 else { return format }
        let bytes = Array(format.utf8)
        var result: [UInt8] = []
        var next = start
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
                result += Array("%%".utf8)
                index += 1
            } else if let variable = Variable(parsing: bytes, at: &index) {
                let position = variable.position ?? next
                if variable.position == nil { next += 1 }
                let form = form(of: variable.name, for: position, arguments, rules)
                result += Array(expanded(form, from: position, arguments, rules, depth: depth + 1).utf8)
            } else {
                var end = index
                guard let specifier = FormatSpecifier(parsing: bytes, at: &end) else {
                    result += Array("%%".utf8)
                    continue
                }
                let text = bytes[index..<end]
                if specifier.position == nil {
                    result += Array("%\(next + 1)$".utf8)
                    next += 1
                } else {
                    result.append(UInt8(ascii: "%"))
                }
                result += text
                index = end
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func form(
        of name: String,
        for position: Int,
        _ arguments: [LocalizedStringKey.Argument],
        _ rules: PluralRules
    ) -> String {
        guard let forms = variables[name] else { return "" }
        guard arguments.indices.contains(position), let number = arguments[position].pluralOperands else {
            return forms[.other] ?? ""
        }
        // A form for zero also applies in languages without a zero category.
        if number.value == 0, let zero = forms[.zero] { return zero }
        return forms[rules.category(of: number)] ?? forms[.other] ?? ""
    }

    /// A variable, `#@name@` or `1$#@name@`, after a percent sign.
    private struct Variable {
        let position: Int?
        let name: String

        init?(parsing bytes: [UInt8], at start: inout Int) {
            var index = start
            var number = 0
            while index < bytes.count, let digit = Int(String(UnicodeScalar(bytes[index]))) {
                number = min(number * 10 + digit, 999)
                index += 1
            }
            if index > start {
                guard index < bytes.count, bytes[index] == UInt8(ascii: "$") else { return nil }
                index += 1
            }
            guard bytes[index...].starts(with: Array("#@".utf8)),
                let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "@"))
            else { return nil }
            position = index > start ? number - 1 : nil
            name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
            start = end + 1
        }
    }
}

extension LocalizedStringKey.Argument {
    /// Nil unless the argument is a number.
    fileprivate var pluralOperands: PluralOperands? {
        switch self {
        case .signed(let number): PluralOperands(number)
        case .unsigned(let number): PluralOperands(number)
        case .floating(let number): PluralOperands(number)
        case .string, .custom: nil
        }
    }
}
