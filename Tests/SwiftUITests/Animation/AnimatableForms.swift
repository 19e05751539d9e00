import SwiftUI

/// A value that is animated between its states.
struct CountingModifier: ViewModifier, Animatable {
    var number: Double
    var scale: CGFloat

    nonisolated var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(number, scale) }
        set {
            number = newValue.first
            scale = newValue.second
        }
    }

    func body(content: Content) -> some View {
        VStack {
            content
            Text("\(Int(number))")
        }
    }
}

struct OldCounting: AnimatableModifier {
    var number: Double

    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    func body(content: Content) -> some View {
        HStack {
            content
            Text("\(number, specifier: "%.1f")")
        }
    }
}

struct CountingView: View, Animatable {
    var value: Double

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        Text("Value \(Int(value))")
            .modifier(CountingModifier(number: value, scale: 1))
            .modifier(OldCounting(number: value))
    }
}

/// A custom vector type.
struct Weights: VectorArithmetic {
    var values: [Double]

    static let zero = Weights(values: [])

    static func + (lhs: Weights, rhs: Weights) -> Weights { combine(lhs, rhs, +) }
    static func - (lhs: Weights, rhs: Weights) -> Weights { combine(lhs, rhs, -) }

    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

    private static func combine(_ a: Weights, _ b: Weights, _ operation: (Double, Double) -> Double) -> Weights {
        let count = max(a.values.count, b.values.count)
        return Weights(
            values: (0..<count).map { index in
                operation(
                    a.values.indices.contains(index) ? a.values[index] : 0,
                    b.values.indices.contains(index) ? b.values[index] : 0
                )
            }
        )
    }
}
