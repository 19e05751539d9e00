/// One specifier of a format, such as `%1$-8.2f`.
struct FormatSpecifier: Equatable {
    /// The argument asked for by number, counted from 1.
    var position: Int?
    var flags = Set<Character>()
    var width: Int?
    var precision: Int?
    /// What is to be done with the argument: `@ d u f x …`.
    var conversion: Character

    /// Reads what follows a percent sign.
    ///
    /// - Returns: Nothing if this is no specifier: the percent sign then stands for itself.
    init?(parsing rest: inout Substring.UnicodeScalarView) {
        var scanner = rest

        let start = scanner
        if let number = Self.number(in: &scanner), scanner.first == "$" {
            scanner.removeFirst()
            position = number
        } else {
            scanner = start
        }
        while let flag = scanner.first, "-+ 0#'".unicodeScalars.contains(flag) {
            flags.insert(Character(flag))
            scanner.removeFirst()
        }
        width = Self.number(in: &scanner)
        if scanner.first == "." {
            scanner.removeFirst()
            precision = Self.number(in: &scanner) ?? 0
        }
        while let modifier = scanner.first, "hlqLzjt".unicodeScalars.contains(modifier) {
            scanner.removeFirst()
        }
        guard let letter = scanner.popFirst(), "@diuUDoOxXeEfFgGaAcCsSp".unicodeScalars.contains(letter) else {
            return nil
        }
        conversion = Character(letter)
        rest = scanner
    }

    private static func number(in scanner: inout Substring.UnicodeScalarView) -> Int? {
        let digits = scanner.prefix { ("0" ... "9").contains($0) }
        // Nobody means a width of ten digits; a number that large is not read at all.
        guard !digits.isEmpty, digits.count < 6 else { return nil }
        scanner = scanner.dropFirst(digits.count)
        return Int(String(digits))
    }

    /// Fills a text up to the width.
    func padded(_ text: String, with filling: Character = " ") -> String {
        guard let width, text.count < width else { return text }
        let space = String(repeating: filling, count: width - text.count)
        return flags.contains("-") ? text + space : space + text
    }
}
