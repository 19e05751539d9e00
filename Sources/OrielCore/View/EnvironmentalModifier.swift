/// A modifier that makes another one from the values of the environment.
///
///     struct Dimmed: EnvironmentalModifier {
///         struct Fading: ViewModifier {
///             let opacity: Double
///             func body(content: Content) -> some View { content.opacity(opacity) }
///         }
///
///         func resolve(in environment: EnvironmentValues) -> Fading {
///             Fading(opacity: environment.isEnabled ? 1 : 0.4)
///         }
///     }
///
/// The modifier is made again when any value of the environment changes. Unlike Apple's, its `Body` is not `Never`.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier for an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> some View { ResolvedContent(modifier: self, content: content) }
}

private struct ResolvedContent<Modifier: EnvironmentalModifier>: View {
    @Environment(\.self) private var environment
    let modifier: Modifier
    let content: Modifier.Content

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
