/// How content looks where it is not there yet, or no more.
public struct _TransitionEffects: Sendable, Equatable {
    /// The elements the content would stand in, outermost first: opacity, offset, scale and the like.
    package let effects: [Element]
    /// The animation the transition asks for itself.
    package let animation: Animation?

    package init(effects: [Element], animation: Animation? = nil) {
        self.effects = effects
        self.animation = animation
    }
}
