import SwiftUI

/// Gradients that fill a box of any proportions.
struct EllipticalForms: View {
    private let sunset = Gradient(colors: [.yellow, .red])

    var body: some View {
        Rectangle().fill(EllipticalGradient(gradient: sunset))
        Rectangle().fill(EllipticalGradient(colors: [.yellow, .red], center: .top, endRadiusFraction: 1))
        Rectangle().fill(EllipticalGradient(stops: sunset.stops, startRadiusFraction: 0.1, endRadiusFraction: 0.4))
        Circle().fill(.ellipticalGradient(sunset, center: .leading))
        Circle().fill(.ellipticalGradient(colors: [.blue, .clear]))
        Circle().fill(.ellipticalGradient(stops: sunset.stops))
        Text("Ellipse").foregroundStyle(.ellipticalGradient(Color.red.gradient))
        EllipticalGradient(colors: [.white, .black])
    }
}

/// An animation of the app's own that scales its value.
struct Halving: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > 1 ? nil : value.scaled(by: time)
    }
}
