import SwiftUI

/// Visual effects and scroll transitions.
struct ScrollEffectForms: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(0..<5) { number in
                    Text("\(number)")
                        .visualEffect { content, geometryProxy in
                            content
                                .offset(x: geometryProxy.frame(in: .scrollView(axis: .horizontal)).minX / 2)
                                .hueRotation(.degrees(Double(geometryProxy.size.width)))
                                .rotationEffect(.degrees(10))
                                .scaleEffect(x: 1, y: 0.5, anchor: .top)
                        }
                        .scrollTransition { content, phase in
                            content
                                .opacity(phase.isIdentity ? 1 : 0)
                                .blur(radius: phase.isIdentity ? 0 : 10)
                                .brightness(phase == .topLeading ? 0.2 : 0)
                        }
                        .scrollTransition(.animated.threshold(.visible(0.9)), axis: .horizontal) { view, phase in
                            view.scaleEffect(1 - abs(phase.value) * 0.2)
                        }
                        .scrollTransition(
                            topLeading: .interactive(timingCurve: .easeIn).threshold(.centered.inset(by: 10)),
                            bottomTrailing: .animated(.spring).threshold(.hidden)
                        ) { view, phase in
                            view.rotation3DEffect(.degrees(phase.value * 20), axis: (x: 0, y: 1, z: 0))
                        }
                        .scrollTransition(.interactive, transition: transition)
                }
            }
        }
    }

    nonisolated private func transition(_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase)
        -> some VisualEffect
    {
        content.saturation(phase.isIdentity ? 1 : 0).contrast(1)
    }
}
