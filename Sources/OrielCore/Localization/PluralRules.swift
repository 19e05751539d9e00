/// The plural categories of languages.
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other
}

/// The plural rules of a language, as defined by Unicode's CLDR.
struct PluralRules: Sendable {
    private let rule: @Sendable (PluralOperands) -> PluralCategory

    /// - Parameter language: A language tag, such as `pt-PT`.
    init(language: String) {
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        if code == "pt", language.count > 2, language.uppercased().hasSuffix("PT") {
            rule = Self.oneWithoutDecimals
        } else {
            rule = Self.rules[code] ?? Self.exactlyOne
        }
    }

    func category(of number: PluralOperands) -> PluralCategory { rule(number) }

    private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        func add(_ languages: String, _ rule: @escaping Rule) {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        add("bo dz id ig ja jv km ko lo ms my su th to vi wo yo yue zh") { _ in .other }
        add("de en et fi fy gl ia ie io lij nl sc sv sw ur yi ast", oneWithoutDecimals)
        add("am as bn fa gu hi kn zu") { $0.whole == 0 || $0.value == 1 ? .one : .other }
        add("hy ff kab") { $0.whole <= 1 ? .one : .other }
        add("ak bho guw ln mg nso pa ti wa") { $0.value == 0 || $0.value == 1 ? .one : .other }
        add("fr pt") { $0.whole <= 1 ? .one : $0.isMillions ? .many : .other }
        add("es") { $0.value == 1 ? .one : $0.isMillions ? .many : .other }
        add("it ca") { oneWithoutDecimals($0) == .one ? .one : $0.isMillions ? .many : .other }
        add("ru uk be", eastSlavic)
        add("pl", polish)
        add("cs sk", czech)
        add("hr sr bs sh", southSlavic)
        add("sl", slovenian)
        add("lt", lithuanian)
        add("lv prg", latvian)
        add("ro mo", romanian)
        add("ar ars", arabic)
        add("he iw", hebrew)
        add("mk is") { $0.decimals == 0 && $0.ends(in: 1) && !$0.ends(in: 11, of: 100) ? .one : .other }
        add("da") { $0.value == 1 || ($0.decimals > 0 && $0.whole <= 1) ? .one : .other }
        add("fil tl") { number in
            guard number.decimals == 0 else { return .other }
            return (1...3).contains(number.whole) || ![4, 6, 9].contains(number.whole % 10) ? .one : .other
        }
        add("ga") { $0.named([1: .one, 2: .two]) ?? $0.within([(3...6, .few), (7...10, .many)]) ?? .other }
        add("cy") { $0.named([0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]) ?? .other }
        add("gd") { number in
            number.named([1: .one, 11: .one, 2: .two, 12: .two]) ?? number.within([(3...10, .few), (13...19, .few)])
                ?? .other
        }
        add("mt") { number in
            if let named = number.named([1: .one, 2: .two, 0: .few]) { return named }
            return number.within([(3...10, .few), (11...19, .many)], of: 100) ?? .other
        }
        return rules
    }()

    private static let exactlyOne: Rule = { $0.value == 1 ? .one : .other }
    private static let oneWithoutDecimals: Rule = { $0.whole == 1 && $0.decimals == 0 ? .one : .other }

    private static let eastSlavic: Rule = { number in
        guard number.decimals == 0 else { return .other }
        if number.ends(in: 1), !number.ends(in: 11, of: 100) { return .one }
        return number.endsInFew ? .few : .many
    }

    private static let polish: Rule = { number in
        guard number.decimals == 0 else { return .other }
        if number.whole == 1 { return .one }
        return number.endsInFew ? .few : .many
    }

    private static let czech: Rule = { number in
        guard number.decimals == 0 else { return .many }
        return number.whole == 1 ? .one : (2...4).contains(number.whole) ? .few : .other
    }

    private static let southSlavic: Rule = { number in
        guard number.decimals == 0 else { return .other }
        if number.ends(in: 1), !number.ends(in: 11, of: 100) { return .one }
        return number.endsInFew ? .few : .other
    }

    private static let slovenian: Rule = { number in
        guard number.decimals == 0 else { return .few }
        return number.within([(1...1, .one), (2...2, .two), (3...4, .few)], of: 100) ?? .other
    }

    private static let lithuanian: Rule = { number in
        guard number.decimals == 0 else { return .many }
        if (11...19).contains(number.whole % 100) { return .other }
        return number.ends(in: 1) ? .one : number.ends(in: 0) ? .other : .few
    }

    private static let latvian: Rule = { number in
        if number.decimals == 0, number.ends(in: 0) || (11...19).contains(number.whole % 100) { return .zero }
        return number.ends(in: 1) && !number.ends(in: 11, of: 100) ? .one : .other
    }

    private static let romanian: Rule = { number in
        if number.whole == 1, number.decimals == 0 { return .one }
        return number.decimals > 0 || number.whole == 0 || (1...19).contains(number.whole % 100) ? .few : .other
    }

    private static let arabic: Rule = { number in
        if let named = number.named([0: .zero, 1: .one, 2: .two]) { return named }
        return number.within([(3...10, .few), (11...99, .many)], of: 100) ?? .other
    }

    private static let hebrew: Rule = { number in
        if number.decimals > 0 { return number.whole == 0 ? .one : .other }
        return number.named([1: .one, 2: .two]) ?? .other
    }
}

/// The operands of plural rules.
struct PluralOperands: Sendable {
    /// The absolute value of the number.
    let value: Double
    /// The integer part of the number.
    let whole: UInt64
    /// The number of decimals written.
    let decimals: Int

    init(_ number: UInt64) {
        value = Double(number)
        whole = number
        decimals = 0
    }

    init(_ number: Int64) { self.init(number.magnitude) }

    init(_ number: Double) {
        value = number.magnitude
        whole = UInt64(exactly: value.rounded(.towardZero)) ?? .max
        let text = "\(value)"
        // "2.0" is written as 2 in a text.
        decimals = value == value.rounded() ? 0 : text.split(separator: ".").last?.count ?? 0
    }

    func ends(in digits: UInt64, of modulus: UInt64 = 10) -> Bool { whole % modulus == digits }

    /// 2 to 4, 22 to 24 and so on, but not 12 to 14.
    var endsInFew: Bool { (2...4).contains(whole % 10) && !(12...14).contains(whole % 100) }

    var isMillions: Bool { decimals == 0 && whole != 0 && whole.isMultiple(of: 1_000_000) }

    func named(_ names: [UInt64: PluralCategory]) -> PluralCategory? { decimals == 0 ? names[whole] : nil }

    func within(_ ranges: [(ClosedRange<UInt64>, PluralCategory)], of modulus: UInt64 = .max) -> PluralCategory? {
        guard decimals == 0 else { return nil }
        return ranges.first { $0.0.contains(whole % modulus) }?.1
    }
}
