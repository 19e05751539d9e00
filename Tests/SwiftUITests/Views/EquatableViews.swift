import SwiftUI

/// A view compared only by its relevant fields.
struct TemperatureView: View, Equatable {
    let degrees: Double
    let takenAt: Date

    var body: some View {
        Text("\(Int(degrees))°")
    }

    nonisolated static func == (lhs: TemperatureView, rhs: TemperatureView) -> Bool {
        Int(lhs.degrees) == Int(rhs.degrees)
    }
}

struct WeatherView: View {
    @State private var degrees = 20.25

    var body: some View {
        VStack {
            TemperatureView(degrees: degrees, takenAt: Date()).equatable()
            EquatableView(content: TemperatureView(degrees: degrees, takenAt: Date()))
            Button("A bit warmer") { degrees += 0.25 }
            Button("Much warmer") { degrees += 10 }
        }
    }
}
