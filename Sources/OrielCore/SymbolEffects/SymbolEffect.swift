/// An effect that moves a symbol.
public protocol SymbolEffect: Sendable {
    var _motion: _SymbolMotion { get }
}

/// The motion of a symbol effect; an internal type.
public struct _SymbolMotion: Sendable {
    let value: SymbolMotion
}

/// A symbol effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}

/// A symbol effect that runs as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// A symbol effect with which symbols are inserted and removed.
public protocol TransitionSymbolEffect {}

/// A symbol effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// The repetition and speed of a symbol effect.
public struct SymbolEffectOptions: Sendable {
    /// Whether the effect repeats endlessly; nil for the effect's default.
    private(set) var isEndless: Bool?
    private(set) var count = 1
    private(set) var speed = 1.0

    /// The number of repetitions of an effect and the pause between them.
    public struct RepeatBehavior: Sendable {
        let count: Int?

        /// Repeats endlessly.
        public static let continuous = RepeatBehavior(count: nil)
        /// Repeats a number of times, or endlessly. Unlike Apple's, there is no pause in between.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
        /// Repeats endlessly. Unlike Apple's, there is no pause in between.
        public static var periodic: RepeatBehavior { periodic() }
    }

    public static let `default` = SymbolEffectOptions()
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// The options with endless repetition.
    public var repeating: SymbolEffectOptions { self.repeat(nil) }
    /// The options without repetition.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
    /// Returns the options with a number of repetitions; nil repeats endlessly.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        options.isEndless = count == nil
        options.count = min(max(count ?? 1, 1), 10_000)
        return options
    }
    /// Returns the options with a repeat behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }
    /// Returns the options with a speed: 2 is twice as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed > 0 ? min(max(speed, 0.01), 100) : 1
        return options
    }
}
