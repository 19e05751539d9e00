/// The appearance of content before its insertion or after its removal.
public struct _TransitionEffects: Sendable, Equatable {
    /// The elements that would contain the content, outermost first: opacity, offset, scale and the like.
    package let effects: [Element]
    /// The animation that the transition itself sets.
    package let animation: Animation?

    package init(effects: [Element], animation: Animation? = nil) {
        self.effects = effects
        self.animation = animation
    }
}
