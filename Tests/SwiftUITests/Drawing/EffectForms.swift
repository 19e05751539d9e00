import SwiftUI

struct ShakeEffect: GeometryEffect {
    var travel: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(translationX: travel * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0)
        )
    }
}

struct EffectForms: View {
    @State private var attempts = 0
    @State private var isFlipped = false

    var body: some View {
        VStack {
            Text("shadow").shadow(radius: 5)
            Text("shadow 2").shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
            Text("blur").blur(radius: 2)
            Text("blend").blendMode(.multiply).compositingGroup()
            Text("rotate").rotationEffect(.degrees(isFlipped ? 180 : 0))
            Text("anchor").rotationEffect(Angle(radians: 1), anchor: .topLeading)
            Text("flip").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
            Text("scale").scaleEffect(isFlipped ? 1.2 : 1)
            Text("scale x").scaleEffect(x: -1, y: 1, anchor: .center)
            Text("colours").brightness(0.1).contrast(1.2).saturation(0).grayscale(0.5).hueRotation(.degrees(90))
            Text("invert").colorInvert().colorMultiply(.red).luminanceToAlpha().drawingGroup()
            Text("transform").transformEffect(CGAffineTransform(translationX: 10, y: 10))
            Text("shake").modifier(ShakeEffect(animatableData: CGFloat(attempts)))
            Text("position").position(x: 10, y: 20)
            Color.red.aspectRatio(16 / 9, contentMode: .fit)
            Color.red.aspectRatio(contentMode: .fill).scaledToFit()
            Color.red.ignoresSafeArea(edges: .bottom).edgesIgnoringSafeArea(.all)
            Text("inset").safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
            Text("padding").safeAreaPadding(.horizontal, 16)
            Text("guide").alignmentGuide(.leading) { d in d[.trailing] }
            Text("guide 2").alignmentGuide(VerticalAlignment.center, computeValue: { _ in 4 })
        }
        .allowsHitTesting(!isFlipped)
        .onHover { isFlipped = $0 }
    }
}

struct TimelineForms: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            Text(context.date, format: .dateTime.hour().minute().second())
        }
        TimelineView(.animation) { timeline in
            Circle().rotationEffect(.degrees(timeline.date.timeIntervalSinceReferenceDate))
        }
        TimelineView(.everyMinute) { _ in Text("minute") }
    }
}
