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
            GrowingTile()
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

/// A tile that is another view when it is large, and moves from the place of the small one.
private struct GrowingTile: View {
    @State private var isLarge = false
    @Namespace private var tiles

    var body: some View {
        VStack(spacing: 12) {
            Button(isLarge ? "Shrink" : "Grow") {
                withAnimation(.easeInOut(duration: 0.5)) { isLarge.toggle() }
            }
            VStack {
                if isLarge {
                    tile.frame(height: 120)
                } else {
                    HStack {
                        Spacer()
                        tile.frame(width: 60, height: 60)
                    }
                }
            }
            .frame(height: 120, alignment: .top)
        }
    }

    private var tile: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(.teal.gradient)
            .matchedGeometryEffect(id: "tile", in: tiles)
    }
}
