/// The motion that a symbol effect applies to the drawing of a symbol.
@usableFromInline package struct SymbolMotion: Hashable, Sendable {
    /// The path of the drawing between its own pose and another one.
    package enum Path: String, Sendable {
        /// To the other pose and back.
        case swell
        /// To the other pose, its opposite, and back.
        case wiggle
        /// Around once.
        case turn
        /// Stays in the other pose as long as the effect is active.
        case pose
        /// From the other pose, after the drawing has replaced another one.
        case replace
    }

    package var path = Path.swell
    /// The duration of one repetition, in seconds.
    package var duration = 0.6
    /// The other pose: its scale, its angle in degrees, its offset as a multiple of the font size, its opacity.
    package var scale = 1.0
    package var degrees = 0.0
    package var x = 0.0
    package var y = 0.0
    package var opacity = 1.0
    /// The number of repetitions; nil repeats endlessly.
    package var count: Int?
    /// Alternately 1 and 2 for the runs of a discrete effect, so that two runs differ; otherwise 0.
    package var run = 0

    func with(_ options: SymbolEffectOptions, isDiscrete: Bool) -> SymbolMotion {
        var motion = self
        motion.duration = duration / options.speed
        motion.count = options.isEndless ?? !isDiscrete ? nil : options.count
        return motion
    }
}
