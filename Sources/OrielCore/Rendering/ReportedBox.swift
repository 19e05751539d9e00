package import Foundation

/// The frame of an element as last reported by the browser.
@MainActor
package final class ReportedBox {
    package private(set) var frame: CGRect?
    package var size: CGSize? { frame?.size }

    /// Stores the frame from an event.
    ///
    /// - Parameter followsPlace: Whether the place of the element matters, too.
    /// - Returns: Whether the size, or the place if it matters, has changed.
    package func take(_ event: ElementEvent, followsPlace: Bool = false) -> Bool {
        guard case .size(let new) = event else { return false }
        defer { frame = new }
        return followsPlace ? new != frame : new.size != size
    }
}
