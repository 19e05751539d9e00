public import Foundation

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(CustomHeight)
    }

    let height: Height

    /// About half of the window.
    public static let medium = PresentationDetent(height: .medium)
    /// Nearly the whole window.
    public static let large = PresentationDetent(height: .large)

    /// A fraction of the window's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height))
    }

    /// A height that a type of the app computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .custom(CustomHeight(type)))
    }
}

extension PresentationDetent {
    /// Whether the height depends on the window and the environment.
    var isCustom: Bool {
        if case .custom = height { true } else { false }
    }

    /// Returns the detents that exist in an environment, in ascending order.
    ///
    /// A detent of the app whose type returns no height is left out.
    static func sorted(_ detents: Set<PresentationDetent>, in context: Context) -> [ResolvedDetent] {
        detents.compactMap { ResolvedDetent($0, in: context) }.sorted { $0.order < $1.order }
    }
}

/// A detent with its height in an environment.
struct ResolvedDetent {
    let detent: PresentationDetent
    private let height: PresentationDetent.Height

    init?(_ detent: PresentationDetent, in context: PresentationDetent.Context) {
        self.detent = detent
        guard case .custom(let custom) = detent.height else {
            height = detent.height
            return
        }
        guard let points = custom.points(context), points.isFinite else { return nil }
        height = .points(min(max(points, 0), context.maxDetentValue))
    }

    /// The value for renderers: `medium`, `large`, `0.3` of the window, `200pt`.
    var attribute: String {
        switch height {
        case .medium: "medium"
        case .large: "large"
        case .fraction(let fraction): "\(fraction)"
        case .points(let points): "\(points)pt"
        case .custom: preconditionFailure("a custom height is resolved in init")
        }
    }

    /// The fraction of a window of 800 points, used to sort detents.
    var order: CGFloat {
        switch height {
        case .medium: 0.5
        case .large: 1
        case .fraction(let fraction): fraction
        case .points(let points): points / 800
        case .custom: preconditionFailure("a custom height is resolved in init")
        }
    }
}
