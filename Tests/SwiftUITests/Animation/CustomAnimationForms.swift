import SwiftUI

private struct ChaseStart<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Double { 0 }
}

/// An animation of the app's own that begins again where it was when the value changes again.
struct Chase: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[ChaseStart<V>.self]
        return Animation.linear(duration: 0.5).animate(value: value, time: time - start, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let start = context.state[ChaseStart<V>.self]
        return Animation.linear(duration: 0.5).velocity(value: value, time: time - start, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        guard previous.velocity(value: value, time: time, context: context) != nil else { return false }
        context.state[ChaseStart<V>.self] = time
        return !Animation.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

struct ChasedCount: View {
    @State private var value = 0.0

    var body: some View {
        Button("More") {
            withAnimation(Animation(Chase())) { value += 10 }
        }
        CountingView(value: value)
    }
}
