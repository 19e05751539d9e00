public import Foundation

/// The background of a bar.
@MainActor @preconcurrency
public class UIBarAppearance: NSObject {
    package private(set) var isTransparent = false
    /// The colour of the bar.
    public var backgroundColor: UIColor?

    public override nonisolated init() { super.init() }

    /// Gives the bar the translucent background of the system.
    public func configureWithDefaultBackground() {
        isTransparent = false
        backgroundColor = nil
    }

    /// Gives the bar the colour of the system's background.
    public func configureWithOpaqueBackground() {
        isTransparent = false
        backgroundColor = .systemBackground
    }

    /// Removes the background of the bar.
    public func configureWithTransparentBackground() {
        isTransparent = true
        backgroundColor = nil
    }

    @available(
        *,
        unavailable,
        message: "The line of a bar is part of the background. Use configureWithTransparentBackground()."
    )
    public var shadowColor: UIColor? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// Logs attributes of titles that are not drawn.
    static func check(_ attributes: [NSAttributedString.Key: Any]?) {
        let others = (attributes ?? [:]).keys.filter { $0 != .foregroundColor }.map(\.rawValue).sorted()
        guard !others.isEmpty else { return }
        UIView.warn(
            "Of the attributes of a bar's title, the foregroundColor is drawn; \(others.joined(separator: ", ")) are not."
        )
    }
}
