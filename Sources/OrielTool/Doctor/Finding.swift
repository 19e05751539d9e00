/// What the doctor says of one need.
struct Finding: Equatable, CustomStringConvertible {
    let need: String
    /// What to do; nil if all is well.
    let remedy: String?
    /// Whether most of the tool works without it.
    let isOptional: Bool

    init(_ need: String, remedy: String? = nil, isOptional: Bool = false) {
        self.need = need
        self.remedy = remedy
        self.isOptional = isOptional
    }

    /// A program that one command uses.
    ///
    /// - Parameters:
    ///   - package: The package that brings it.
    ///   - purpose: What it is for, such as `pictures of previews`.
    init(_ program: String, isThere: Bool, package: String, purpose: String) {
        let remedy = isThere ? nil : "for \(purpose) install it: apt-get install \(package)"
        self.init(program, remedy: remedy, isOptional: true)
    }

    /// Whether apps cannot be built or run before something is done.
    var isMissing: Bool { remedy != nil && !isOptional }

    /// - Parameter line: A line of `Scripts/setup.sh --list`, such as `missing zlib1g-dev`.
    /// - Returns: Nil for any other text.
    init?(setup line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let need = String(parts[1])
        switch parts[0] {
        case "ok": self.init(need)
        case "missing" where need.hasPrefix("Swift: "): self.init("Swift", remedy: String(need.dropFirst(7)))
        case "missing": self.init(need, remedy: "install it: apt-get install \(need)")
        default: return nil
        }
    }

    /// - Parameter unit: What the numbers are in, such as `GB of memory`.
    init(_ amount: Double, of needed: Double, _ unit: String, remedy: String) {
        let text = "\(Self.rounded(amount)) \(unit)"
        self.init(text, remedy: amount < needed ? "a first build needs \(Self.rounded(needed)); \(remedy)" : nil)
    }

    private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

    var description: String {
        guard let remedy else { return "ok       \(need)" }
        return "\(isOptional ? "optional" : "missing ") \(need): \(remedy)"
    }
}
