/// A modifier whose values can be animated; SwiftUI's older protocol.
///
/// Unlike Apple's, `body` is not called for values between the old and the new one.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
