/// What the doctor says of one need.
struct Finding: Equatable, CustomStringConvertible {
    let need: String
    /// What to do; nil if all is well.
    let remedy: String?

    init(_ need: String, remedy: String? = nil) {
        self.need = need
        self.remedy = remedy
    }

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

    var description: String { remedy.map { "missing  \(need): \($0)" } ?? "ok       \(need)" }
}
