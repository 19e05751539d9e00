import Foundation
package import OrielCore

/// An action of the client other than a page change. It runs after the changes sent with it.
package enum PageCommand: Sendable {
    /// A command of the wire protocol with its JSON argument. A nonzero number requests a reply.
    case plain(String, argument: String, number: Int = 0)
    case scroll(Element.ID, anchor: UnitPoint?, animation: Animation?)
    /// Moves the focus to an element, or removes it.
    case focus(Element.ID?)

    /// - Parameter number: Returns the number of the node that shows an element; nil if there is none.
    /// - Returns: The name, the argument and the reply number; nil if the element is not on the page.
    func encoded(number: (Element.ID) -> UInt32?) -> (name: String, argument: String, reply: Int)? {
        switch self {
        case .plain(let name, let argument, let reply): return (name, argument, reply)
        case .scroll(let id, let anchor, let animation):
            guard let node = number(id) else { return nil }
            let place = anchor.map { ",\"anchor\":[\(OrielWeb.number($0.x)),\(OrielWeb.number($0.y))]" } ?? ""
            let duration = animation.map { ",\"ms\":\(Timing($0).duration)" } ?? ""
            return ("scroll", "{\"node\":\(node)\(place)\(duration)}", 0)
        case .focus(nil): return ("focus", "{}", 0)
        case .focus(let id?): return number(id).map { ("focus", "{\"node\":\($0)}", 0) }
        }
    }
}
