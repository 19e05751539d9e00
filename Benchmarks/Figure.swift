/// A measured figure, printed as one line of JSON.
struct Figure {
    let name: String
    let value: Double
    let unit: String

    func print() {
        let rounded = (value * 10).rounded() / 10
        Swift.print(#"{"name": "\#(name)", "value": \#(rounded), "unit": "\#(unit)"}"#)
    }
}

/// Returns the median duration of `operation`.
///
/// - Parameters:
///   - runs: The number of measurements; at least 5.
///   - repeats: The number of operations per measurement.
/// - Returns: Nanoseconds per operation.
@MainActor
func medianTime(runs: Int = 9, repeats: Int = 1, _ operation: () -> Void) -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<runs {
        let duration = clock.measure {
            for _ in 0..<repeats { operation() }
        }
        times.append(duration.nanoseconds / Double(repeats))
    }
    return median(times)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

extension Duration {
    var nanoseconds: Double {
        Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
    }
}
