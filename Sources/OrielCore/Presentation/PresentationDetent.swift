public import Foundation

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
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
}

extension PresentationDetent {
    /// The value for renderers: `medium`, `large`, `0.3` of the window, `200pt`.
    var attribute: String {
        switch height {
        case .medium: "medium"
        case .large: "large"
        case .fraction(let fraction): "\(fraction)"
        case .points(let points): "\(points)pt"
        }
    }

    /// The fraction of a window of 800 points, used to sort detents.
    var order: CGFloat {
        switch height {
        case .medium: 0.5
        case .large: 1
        case .fraction(let fraction): fraction
        case .points(let points): points / 800
        }
    }
}
