import SwiftUI

/// Symbols that move: once when a value changes, as long as something goes on, and when one replaces another.
struct SymbolEffectsPage: View {
    @State private var taps = 0
    @State private var isActive = true
    @State private var isPlaying = false

    var body: some View {
        ScrollView {
            VStack(spacing: 28) {
                row {
                    sample("Bounce") { Image(systemName: "bell.fill").symbolEffect(.bounce, value: taps) }
                    sample("Wiggle") { Image(systemName: "trash").symbolEffect(.wiggle, value: taps) }
                    sample("Rotate") { Image(systemName: "gearshape.fill").symbolEffect(.rotate, value: taps) }
                } control: {
                    Button("Tap") { taps += 1 }.buttonStyle(.borderedProminent)
                }
                row {
                    sample("Pulse") { Image(systemName: "wifi").symbolEffect(.pulse, isActive: isActive) }
                    sample("Breathe") {
                        Image(systemName: "heart.circle.fill").symbolEffect(.breathe, isActive: isActive)
                    }
                    sample("Scale") { Image(systemName: "star.fill").symbolEffect(.scale.up, isActive: isActive) }
                } control: {
                    Toggle("Active", isOn: $isActive).fixedSize()
                }
                row {
                    sample("Replace") {
                        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                            .contentTransition(.symbolEffect(.replace))
                    }
                } control: {
                    Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }.buttonStyle(.bordered)
                }
            }
            .padding()
        }
    }

    private func row(
        @ViewBuilder samples: () -> some View,
        @ViewBuilder control: () -> some View
    ) -> some View {
        VStack(spacing: 16) {
            RowOrColumn { samples() }
            control()
        }
    }

    private func sample(_ title: LocalizedStringKey, @ViewBuilder symbol: () -> some View) -> some View {
        VStack(spacing: 10) {
            symbol()
                .font(.system(size: 40))
                .foregroundStyle(.tint)
                .frame(height: 56)
            Text(title).font(.footnote).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
    }
}
