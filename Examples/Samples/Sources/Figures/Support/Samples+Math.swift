import Foundation

extension [Sample] {
    var values: [Double] { map(\.value) }
    var total: Double { values.reduce(0, +) }

    /// The sums before each value, and the sum of all.
    var runningTotals: [Double] {
        values.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }
}
