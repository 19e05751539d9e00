import SwiftUI

/// One change, animated with different curves.
struct AnimationPage: View {
    @State private var isMoved = false

    private let animations: [(name: String, animation: Animation)] = [
        ("Linear", .linear(duration: 0.8)),
        ("Ease in and out", .easeInOut(duration: 0.8)),
        ("Spring", .spring),
        ("Bouncy", .bouncy),
        ("Slow spring", .spring(duration: 1, bounce: 0.5)),
        ("Delayed", .easeOut.delay(0.4)),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(animations, id: \.name) { name, animation in
                VStack(alignment: .leading, spacing: 4) {
                    Text(name).font(.caption)
                    Circle()
                        .fill(isMoved ? .orange : .teal)
                        .frame(width: 32, height: 32)
                        .offset(x: isMoved ? 200 : 0)
                        .animation(animation, value: isMoved)
                }
            }
            Button("Move") { isMoved.toggle() }
                .buttonStyle(.borderedProminent)
            HStack {
                Spinner()
                Text("Begins when it appears").font(.caption)
            }
            Greeting()
        }
        .frame(width: 240, alignment: .leading)
        .padding()
    }
}

/// A circle that turns for as long as it is shown.
private struct Spinner: View {
    @State private var isTurning = false

    var body: some View {
        Circle()
            .trim(from: 0.25, to: 1)
            .stroke(.teal, style: StrokeStyle(lineWidth: 4, lineCap: .round))
            .frame(width: 28, height: 28)
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
            .onAppear { isTurning = true }
            .accessibilityElement()
            .accessibilityLabel("Spinner")
    }
}

/// A text that rises when it appears, and a symbol that comes with it.
private struct Greeting: View {
    @State private var hasArrived = false

    var body: some View {
        HStack {
            Text("Good morning")
                .opacity(hasArrived ? 1 : 0)
                .offset(y: hasArrived ? 0 : 24)
            if hasArrived {
                Image(systemName: "sun.max")
                    .transition(.scale.combined(with: .opacity))
                    .accessibilityLabel("Sun")
            }
        }
        .onAppear { withAnimation(.easeOut(duration: 0.8)) { hasArrived = true } }
    }
}
