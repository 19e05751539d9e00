package import Foundation

/// The size of an element as last reported by the browser.
@MainActor
package final class ReportedBox {
    package private(set) var size: CGSize?

    /// Stores the size from an event.
    ///
    /// - Returns: Whether the size has changed.
    package func take(_ event: ElementEvent) -> Bool {
        guard case .size(let frame) = event else { return false }
        defer { size = frame.size }
        return frame.size != size
    }
}
