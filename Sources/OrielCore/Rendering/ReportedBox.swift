package import Foundation

/// The size of an element as the browser has reported it last.
@MainActor
package final class ReportedBox {
    package private(set) var size: CGSize?

    /// Takes what an event says about the size.
    ///
    /// - Returns: Whether it is news.
    package func take(_ event: ElementEvent) -> Bool {
        guard case .size(let frame) = event else { return false }
        defer { size = frame.size }
        return frame.size != size
    }
}
