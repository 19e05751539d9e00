public import Foundation

/// A wish about how Apple's tools show a preview; accepted here so that the source compiles.
public struct PreviewTrait<Kind>: Sendable {
    private init() {}
}

/// The kinds of previews there are.
public enum Preview {
    /// Marks the traits a preview of a view may have.
    public enum ViewTraits {}
}

extension PreviewTrait<Preview.ViewTraits> {
    public static var defaultLayout: Self { Self() }
    public static var sizeThatFitsLayout: Self { Self() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
    public static var portrait: Self { Self() }
    public static var portraitUpsideDown: Self { Self() }
    public static var landscapeLeft: Self { Self() }
    public static var landscapeRight: Self { Self() }
    public static var assistiveAccess: Self { Self() }
}
