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
        }
        .frame(width: 240, alignment: .leading)
        .padding()
    }
}
