/// A header with weighted values, such as `Accept-Encoding` or `Accept-Language`.
struct AcceptList {
    private let entries: [(value: String, weight: Double)]

    init(_ header: String) {
        entries = header.split(separator: ",").prefix(32).compactMap { entry in
            let parts = entry.split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }
            guard let value = parts.first?.prefix(while: { !$0.isWhitespace }), !value.isEmpty else { return nil }
            let weight = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }?.dropFirst(2)
            return (value.lowercased(), weight.flatMap { Double($0) } ?? 1)
        }
    }

    func accepts(_ value: String) -> Bool {
        let entry = entries.first { $0.value == value } ?? entries.first { $0.value == "*" }
        return (entry?.weight ?? 0) > 0
    }

    /// The values in descending order of weight; equal weights keep their order.
    var ordered: [String] {
        entries.enumerated()
            .filter { $0.element.weight > 0 && $0.element.value != "*" }
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.value)
    }
}
