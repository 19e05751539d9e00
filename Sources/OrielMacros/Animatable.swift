import OrielCore

/// Adds the conformance to `Animatable`, with the stored variables of the type as its animatable data.
///
///     @Animatable
///     struct Wedge: Shape {
///         var start: Angle
///         var radius: CGFloat
///         @AnimatableIgnored var isClosed: Bool
///
///         func path(in rect: CGRect) -> Path { ... }
///     }
///
/// Constants, computed variables and values in property wrappers, such as `@Environment`, are no part of the data. The type of each other
/// variable must conform to `Animatable`; exclude those of other types by ``AnimatableIgnored()``. Unlike Apple's, the type has to be
/// written unless the initial value begins with it, as in `Angle.zero`, or is a number with a fraction.
@attached(member, names: named(AnimatableData), named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "OrielMacrosPlugin", type: "AnimatableMacro")

/// Excludes a variable from the data of ``Animatable()``: it changes without animation.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "OrielMacrosPlugin", type: "AnimatableIgnoredMacro")
