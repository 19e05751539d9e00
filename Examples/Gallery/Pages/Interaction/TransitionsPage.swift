import SwiftUI

/// Transitions of views that appear and disappear.
struct TransitionsPage: View {
    @State private var isShown = true
    @State private var count = 98

    var body: some View {
        VStack(spacing: 16) {
            Button(isShown ? "Hide" : "Show") {
                withAnimation(.easeInOut(duration: 0.5)) { isShown.toggle() }
            }
            .buttonStyle(.borderedProminent)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), spacing: 12)], spacing: 12) {
                sample("Opacity", .opacity)
                sample("Scale", .scale)
                sample("Slide", .slide)
                sample("Move", .move(edge: .bottom))
                sample("Combined", .scale.combined(with: .opacity))
                sample("Asymmetric", .asymmetric(insertion: .scale, removal: .opacity))
            }
            Stepper {
                Text("\(count) likes")
                    .font(.title2.weight(.semibold).monospacedDigit())
                    .contentTransition(.numericText(value: Double(count)))
            } onIncrement: {
                withAnimation { count += 1 }
            } onDecrement: {
                withAnimation { count -= 1 }
            }
        }
        .padding()
    }

    private func sample(_ title: String, _ transition: AnyTransition) -> some View {
        ZStack {
            RoundedRectangle(cornerRadius: 12).fill(Color(.secondarySystemBackground))
            if isShown {
                Text(title)
                    .font(.headline)
                    .foregroundStyle(.white)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.indigo, in: .rect(cornerRadius: 12))
                    .transition(transition)
            }
        }
        .frame(height: 80)
        .clipped()
    }
}
