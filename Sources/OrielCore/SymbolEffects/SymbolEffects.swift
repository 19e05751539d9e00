/// A symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    public var up: BounceSymbolEffect { with { $0.isDown = false } }
    public var down: BounceSymbolEffect { with { $0.isDown = true } }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(value: SymbolMotion(duration: 0.5, scale: isDown ? 0.8 : 1.2, y: isDown ? 0.06 : -0.12))
    }
}

/// A symbol fades and becomes opaque again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(value: SymbolMotion(duration: 1.6, opacity: 0.4)) }
}

/// The layers of a symbol become visible one after the other. Unlike Apple's, all layers change together.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var hides = false

    public var cumulative: VariableColorSymbolEffect { self }
    public var iterative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hides = false } }
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hides = true } }
    public var _motion: _SymbolMotion { _SymbolMotion(value: SymbolMotion(duration: 1, opacity: hides ? 0 : 0.3)) }
}

/// A symbol grows and shrinks, as if it breathed.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var pulses = true

    public var plain: BreatheSymbolEffect { with { $0.pulses = false } }
    public var pulse: BreatheSymbolEffect { with { $0.pulses = true } }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(value: SymbolMotion(duration: 2.4, scale: 1.12, opacity: pulses ? 0.6 : 1))
    }
}

/// A symbol rotates.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isCounterClockwise = false

    public var clockwise: RotateSymbolEffect { with { $0.isCounterClockwise = false } }
    public var counterClockwise: RotateSymbolEffect { with { $0.isCounterClockwise = true } }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(value: SymbolMotion(path: .turn, duration: 1.5, degrees: isCounterClockwise ? -360 : 360))
    }
}

/// A symbol moves back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var degrees = 12.0
    private var x = 0.0
    private var y = 0.0

    public var clockwise: WiggleSymbolEffect { turned(12) }
    public var counterClockwise: WiggleSymbolEffect { turned(-12) }
    public var left: WiggleSymbolEffect { moved(-0.12, 0) }
    public var right: WiggleSymbolEffect { moved(0.12, 0) }
    public var forward: WiggleSymbolEffect { moved(0.12, 0) }
    public var backward: WiggleSymbolEffect { moved(-0.12, 0) }
    public var up: WiggleSymbolEffect { moved(0, -0.12) }
    public var down: WiggleSymbolEffect { moved(0, 0.12) }
    public func custom(angle: Double) -> WiggleSymbolEffect { turned(angle) }
    public func custom(angle: Angle) -> WiggleSymbolEffect { turned(angle.degrees) }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(value: SymbolMotion(path: .wiggle, duration: 0.7, degrees: degrees, x: x, y: y))
    }

    private func turned(_ degrees: Double) -> WiggleSymbolEffect { with { ($0.degrees, $0.x, $0.y) = (degrees, 0, 0) } }
    private func moved(_ x: Double, _ y: Double) -> WiggleSymbolEffect { with { ($0.degrees, $0.x, $0.y) = (0, x, y) } }
}

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    public var up: ScaleSymbolEffect { with { $0.isDown = false } }
    public var down: ScaleSymbolEffect { with { $0.isDown = true } }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(value: SymbolMotion(path: .pose, duration: 0.3, scale: isDown ? 0.8 : 1.2))
    }
}

/// A symbol is hidden until the effect ends; then it appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(value: SymbolMotion(path: .pose, duration: 0.3, scale: 0.6, opacity: 0))
    }
}

/// A symbol disappears while the effect is active.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(value: SymbolMotion(path: .pose, duration: 0.3, scale: 0.6, opacity: 0))
    }
}

/// A symbol is hidden while the effect is active, and fades in when it ends. Apple's draws its lines one after the
/// other.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var byLayer: DrawOnSymbolEffect { self }
    public var wholeSymbol: DrawOnSymbolEffect { self }
    public var individually: DrawOnSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(value: SymbolMotion(path: .pose, duration: 0.6, opacity: 0)) }
}

/// A symbol fades out while the effect is active. Apple's takes its lines away one after the other.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var byLayer: DrawOffSymbolEffect { self }
    public var wholeSymbol: DrawOffSymbolEffect { self }
    public var individually: DrawOffSymbolEffect { self }
    public var reversed: DrawOffSymbolEffect { self }
    public var nonReversed: DrawOffSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(value: SymbolMotion(path: .pose, duration: 0.6, opacity: 0)) }
}

/// A symbol replaces another. Unlike Apple's, the other one disappears immediately.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// A replacement that keeps what two symbols share; here, the replacement without that.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        fileprivate let fallback: ReplaceSymbolEffect

        public var byLayer: MagicReplace { self }
        public var wholeSymbol: MagicReplace { self }
        public var _motion: _SymbolMotion { fallback._motion }
    }

    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

    /// Keeps what two symbols share. Unlike Apple's, it is the effect for symbols that share nothing.
    ///
    ///     .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
    public func magic(fallback: ReplaceSymbolEffect = .downUp) -> MagicReplace { MagicReplace(fallback: fallback) }

    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(value: SymbolMotion(path: .replace, duration: 0.3, scale: 0.5, opacity: 0))
    }
}

/// The effect that suits its use: a replacement of a symbol, or one that appears.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    public var _motion: _SymbolMotion { ReplaceSymbolEffect()._motion }
}

extension SymbolEffect {
    fileprivate func with(_ change: (inout Self) -> Void) -> Self {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
