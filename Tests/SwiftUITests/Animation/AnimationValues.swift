import SwiftUI

extension Animation {
    static let ripple = Animation.spring(dampingFraction: 0.5).speed(2).delay(0.03)

    static func staggered(_ index: Int) -> Animation {
        .spring(response: 0.4, dampingFraction: 0.8).delay(0.05 * Double(index))
    }
}

enum AnimationValues {
    static let easings: [Animation] = [
        .default, .linear, .easeIn, .easeOut, .easeInOut,
        .linear(duration: 1), .easeIn(duration: 0.2), .easeOut(duration: 0.2), .easeInOut(duration: 0.2),
        .timingCurve(0.1, 0.2, 0.3, 1), .timingCurve(0.1, 0.2, 0.3, 1, duration: 2),
        .timingCurve(.easeInOut, duration: 1),
    ]

    static let springs: [Animation] = [
        .spring, .spring(), .smooth, .snappy, .bouncy, .interactiveSpring, .interpolatingSpring,
        .spring(duration: 0.5, bounce: 0.2), .spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0),
        .spring(response: 0.3), .spring(dampingFraction: 0.7), .spring(.bouncy), .spring(Spring(duration: 1)),
        .smooth(duration: 0.3), .snappy(duration: 0.3, extraBounce: 0.1), .bouncy(duration: 0.3),
        .interactiveSpring(), .interactiveSpring(response: 0.3, dampingFraction: 0.7, blendDuration: 0.1),
        .interpolatingSpring(stiffness: 50, damping: 5),
        .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0),
        .interpolatingSpring(duration: 0.4, bounce: 0.1),
    ]

    static let changed: [Animation] = [
        .default.delay(1), .linear(duration: 2).repeatForever(autoreverses: false), .easeInOut.repeatForever(),
        .easeIn.repeatCount(3), Animation.linear.repeatCount(3, autoreverses: false), Animation.spring().speed(2),
        .ripple,
        .staggered(3),
    ]
}

struct AnimatedViews: View {
    @State private var isOn = false
    @State private var offset = CGSize.zero
    var animation: Animation? = nil

    var body: some View {
        VStack {
            Text("value").opacity(isOn ? 1 : 0.2).animation(.easeInOut, value: isOn)
            Text("nil").animation(nil, value: isOn)
            Text("expression").animation(isOn ? .spring() : .none, value: offset)
            Text("variable").animation(animation, value: isOn)
            Text("made").animation(Animation.easeIn(duration: 0.3).delay(0.1), value: isOn)
            Text("implicit").animation(.default)
            Text("implicit spring").animation(.spring(response: 0.4, dampingFraction: 0.6))
            Text("none").animation(.none)
            Text("linear").animation(.linear(duration: 0.5).repeatForever(autoreverses: true), value: isOn)
            Button("Toggle") { isOn.toggle() }
        }
    }
}
