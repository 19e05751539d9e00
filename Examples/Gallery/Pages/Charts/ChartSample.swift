import Foundation

/// What a bakery sold in a month.
struct Sale: Identifiable {
    let month: Date
    let product: String
    let count: Int

    var id: String { "\(month) \(product)" }

    static let products = ["Bread", "Cake", "Tart"]

    static let all: [Sale] = products.enumerated().flatMap { index, product in
        (0..<6).map { month in
            Sale(
                month: .month(month),
                product: product,
                count: [[32, 41, 38, 45, 52, 60], [18, 22, 35, 30, 28, 41], [9, 14, 11, 20, 26, 23]][index][month]
            )
        }
    }
}

/// The weather of a day.
struct Weather: Identifiable {
    let day: Date
    let city: String
    let low: Double
    let high: Double

    var id: String { "\(day) \(city)" }
    var mean: Double { (low + high) / 2 }

    static let cities = ["Bergen", "Naples"]

    /// Thirty days, the same each time.
    static let all: [Weather] = cities.enumerated().flatMap { index, city in
        (0..<30).map { day in
            let mean = (index == 0 ? 8 : 19) + 4 * sin(Double(day) / 4 + Double(index)) + 2 * sin(Double(day) * 1.7)
            let half = 2.5 + cos(Double(day) / 3 + Double(index))
            return Weather(
                day: Date(timeIntervalSinceReferenceDate: 800_000_000 + 86_400 * Double(day)),
                city: city,
                low: mean - half,
                high: mean + half
            )
        }
    }
}

extension Date {
    /// The first day of a month of 2026, in the calendar of the page.
    fileprivate static func month(_ index: Int) -> Date {
        let parts = DateComponents(calendar: .current, year: 2026, month: index + 1, day: 1, hour: 12)
        return parts.date ?? .distantPast
    }
}
