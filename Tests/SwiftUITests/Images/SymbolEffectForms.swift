import SwiftUI

struct SymbolEffectForms: View {
    @State private var count = 0
    @State private var isActive = true

    var body: some View {
        VStack {
            Image(systemName: "bell").symbolEffect(.bounce, value: count)
            Image(systemName: "bell").symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(1.5), value: count)
            Image(systemName: "bell").symbolEffect(.bounce, options: .nonRepeating, value: isActive)
            Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing)
            Image(systemName: "wifi").symbolEffect(
                .variableColor.cumulative.dimInactiveLayers.nonReversing,
                isActive: isActive
            )
            Image(systemName: "wifi").symbolEffect(.pulse.wholeSymbol, options: .repeating, isActive: isActive)
            Image(systemName: "wifi").symbolEffect(.breathe.plain, options: .repeat(.continuous))
            Image(systemName: "gear").symbolEffect(
                .rotate.clockwise,
                options: .repeat(.periodic(3, delay: 0.5)),
                value: count
            )
            Image(systemName: "gear").symbolEffect(.rotate, options: .default.speed(3), isActive: isActive)
            Image(systemName: "trash").symbolEffect(.wiggle.custom(angle: .degrees(20)), value: count)
            Image(systemName: "trash").symbolEffect(.wiggle.forward.byLayer, value: count)
            Image(systemName: "star").symbolEffect(.scale.up, isActive: isActive)
            Image(systemName: "star").symbolEffect(.appear.down, isActive: !isActive)
            Image(systemName: "star").symbolEffect(.disappear, isActive: !isActive).symbolEffectsRemoved()
            Label("Play", systemImage: isActive ? "pause" : "play")
                .contentTransition(.symbolEffect(.replace.downUp.byLayer, options: .speed(2)))
            if isActive {
                Image(systemName: "moon").transition(.symbolEffect(.appear.up))
                Image(systemName: "sun.max").transition(.symbolEffect)
            }
            Button("Change", systemImage: "arrow.clockwise") {
                count += 1
                withAnimation { isActive.toggle() }
            }
        }
        .imageScale(.large)
    }
}
