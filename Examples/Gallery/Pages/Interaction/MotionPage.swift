import SwiftUI

/// Motion that the app itself computes: animatable views, shapes and effects, phases and keyframes.
struct MotionPage: View {
    @State private var progress = 0.2
    @State private var attempts = 0
    @State private var likes = 0
    @State private var isBreathing = false
    @State private var isOrbiting = false

    var body: some View {
        VStack(spacing: 24) {
            sample("Animatable view and shape") {
                RowOrColumn(alignment: .leading, spacing: 16) {
                    WaterDrop(level: progress)
                        .fill(.teal.gradient)
                        .background(Color.teal.opacity(0.15))
                        .clipShape(Circle())
                        .frame(width: 72, height: 72)
                    Percentage(value: progress)
                    Spacer()
                    Button("Fill") { withAnimation(.easeInOut(duration: 1)) { progress = progress > 0.5 ? 0.2 : 0.85 } }
                        .buttonStyle(.bordered)
                }
            }
            sample("Geometry effect") {
                RowOrColumn(alignment: .leading) {
                    Label("Wrong code", systemImage: "lock.fill")
                        .modifier(Shake(animatableData: CGFloat(attempts)))
                    Spacer()
                    Button("Try") { withAnimation(.linear(duration: 0.4)) { attempts += 1 } }
                        .buttonStyle(.bordered)
                }
            }
            sample("Keyframes") {
                HStack {
                    heart
                    Text("\(likes)").monospacedDigit()
                    Spacer()
                    Button("Like") { likes += 1 }
                        .buttonStyle(.bordered)
                }
            }
            sample("Phases") {
                HStack {
                    breath
                    Spacer()
                    Toggle("Breathe", isOn: $isBreathing).fixedSize()
                }
            }
            sample("Timeline") {
                HStack {
                    orbit
                    Spacer()
                    Toggle("Orbit", isOn: $isOrbiting).fixedSize()
                }
            }
        }
        .padding()
        .scrollsLargeTexts(.vertical)
    }

    private var heart: some View {
        Image(systemName: "heart.fill")
            .font(.largeTitle)
            .foregroundStyle(.pink)
            .keyframeAnimator(initialValue: Jump(), trigger: likes) { content, jump in
                content
                    .scaleEffect(jump.scale)
                    .rotationEffect(jump.angle)
                    .offset(y: jump.height)
            } keyframes: { _ in
                KeyframeTrack(\.height) {
                    CubicKeyframe(4, duration: 0.1)
                    CubicKeyframe(-28, duration: 0.25)
                    SpringKeyframe(0, duration: 0.5, spring: .bouncy)
                }
                KeyframeTrack(\.scale) {
                    LinearKeyframe(0.85, duration: 0.1)
                    SpringKeyframe(1.2, duration: 0.25)
                    SpringKeyframe(1, duration: 0.5)
                }
                KeyframeTrack(\.angle) {
                    LinearKeyframe(.zero, duration: 0.1)
                    CubicKeyframe(.degrees(-14), duration: 0.15)
                    CubicKeyframe(.degrees(14), duration: 0.2)
                    CubicKeyframe(.zero, duration: 0.2)
                }
            }
    }

    @ViewBuilder private var breath: some View {
        if isBreathing {
            PhaseAnimator([1.0, 0.6]) { scale in
                circle.scaleEffect(scale).opacity(scale)
            } animation: { _ in
                .easeInOut(duration: 1.2)
            }
        } else {
            circle
        }
    }

    private var orbit: some View {
        TimelineView(.animation(paused: !isOrbiting)) { context in
            let turns = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 2) / 2
            Circle()
                .fill(.orange.gradient)
                .frame(width: 12, height: 12)
                .offset(y: -20)
                .rotationEffect(.degrees(turns * 360))
                .frame(width: 52, height: 52)
                .overlay(Circle().stroke(Color(.separator)).padding(6))
        }
    }

    private var circle: some View {
        Circle().fill(.indigo.gradient).frame(width: 48, height: 48)
    }

    private func sample(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline)
            content()
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color(.separator)))
    }
}

/// A number that counts up and down on the way to its value.
private struct Percentage: View, Animatable {
    var value: Double

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        Text(value.formatted(.percent.precision(.fractionLength(0))))
            .font(.title2.bold())
            .monospacedDigit()
    }
}

/// A surface of water up to a level, with waves that move on while it rises.
private struct WaterDrop: Shape {
    var level: Double

    var animatableData: Double {
        get { level }
        set { level = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let surface = rect.maxY - rect.height * level
        let height = rect.height * 0.08
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for step in 0...24 {
            let part = Double(step) / 24
            let wave = sin((part * 2 + level * 6) * .pi) * height * sin(level * .pi)
            path.addLine(to: CGPoint(x: rect.minX + rect.width * part, y: surface + wave))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

/// Moves a view to and fro, three times for each whole number.
private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 6), y: 0))
    }
}

/// The heart's state during a jump.
private struct Jump {
    var height = 0.0
    var scale = 1.0
    var angle = Angle.zero
}
