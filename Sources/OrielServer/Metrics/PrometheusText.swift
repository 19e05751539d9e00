/// Adds up the Prometheus texts of several processes of one program.
struct PrometheusText {
    fileprivate struct Family {
        var type: String
        var order: [Substring] = []
        var values: [Substring: Double] = [:]
    }

    /// Returns the sums of counters, gauges and histograms, with families sorted by name.
    static func sum(_ texts: [String]) -> String {
        var families: [Substring: Family] = [:]
        for text in texts {
            var current: Substring?
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                if words.count == 4, words[0] == "#", words[1] == "TYPE" {
                    current = words[2]
                    if families[words[2]] == nil { families[words[2]] = Family(type: String(words[3])) }
                } else if let current, let space = line.lastIndex(of: " "),
                    let value = Double(line[line.index(after: space)...])
                {
                    families[current]?.add(value, to: line[..<space])
                }
            }
        }
        return families.sorted { $0.key < $1.key }.map { name, family in
            "# TYPE \(name) \(family.type)\n"
                + family.order.map { "\($0) \(prometheusNumber(family.values[$0, default: 0]))\n" }.joined()
        }.joined()
    }
}

extension PrometheusText.Family {
    fileprivate mutating func add(_ value: Double, to series: Substring) {
        if values[series] == nil { order.append(series) }
        values[series, default: 0] += value
    }
}
