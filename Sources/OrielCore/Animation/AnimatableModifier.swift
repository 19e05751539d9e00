/// A modifier whose values can be animated, under the name SwiftUI gave it first.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
