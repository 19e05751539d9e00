/// The reason an element did not receive an event.
package enum EventRefusal: Sendable {
    /// No element with this ID listens to events.
    case unknown
    /// The element does not listen to this event.
    case notListening
    case disabled
    /// The element or one around it is hidden.
    case hidden
    /// A sheet, an alert or another modal presentation is in front of the element.
    case behindModal
}
