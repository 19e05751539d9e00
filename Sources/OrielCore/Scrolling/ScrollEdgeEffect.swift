/// How content fades under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private enum Style: Hashable { case automatic, hard, soft }
    private let style: Style

    public static let automatic = ScrollEdgeEffectStyle(style: .automatic)
    public static let hard = ScrollEdgeEffectStyle(style: .hard)
    public static let soft = ScrollEdgeEffectStyle(style: .soft)
}

extension View {
    /// Sets how content fades under bars. Has no effect: bars have a material of their own.
    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }

    /// Hides the fading of content under bars. Has no effect: content does not fade.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }

    /// Continues the view under the bars around it. Has no effect: views end at the bars.
    public nonisolated func backgroundExtensionEffect() -> some View { self }

    /// Continues the view under the bars around it, if that is enabled. Has no effect: views end at the bars.
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
