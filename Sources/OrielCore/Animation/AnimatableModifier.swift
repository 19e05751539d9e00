/// A modifier whose values can be animated; SwiftUI's older protocol.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
