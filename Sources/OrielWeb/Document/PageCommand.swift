package import OrielCore
package import OrielProtocol

/// An action of the client other than a page change. It runs after the changes sent with it.
package enum PageCommand: Sendable {
    /// - Parameter reply: The number under which the client replies; 0 for no reply.
    case client(ClientCommand, reply: UInt32 = 0)
    case scroll(Element.ID, anchor: UnitPoint?, animation: Animation?)
    /// Scrolls the content of an element to an offset from its start; nil keeps the position on that axis.
    case scrollContent(Element.ID, x: Double?, y: Double?, animation: Animation?)
    /// Moves the focus to an element, or removes it.
    case focus(Element.ID?)

    /// Replaces the element by its node.
    ///
    /// - Parameter number: Returns the number of the node that shows an element; nil if there is none.
    /// - Returns: The command and its reply number; nil if the element is not on the page.
    func resolved(number: (Element.ID) -> UInt32?) -> (ClientCommand, reply: UInt32)? {
        switch self {
        case .client(let command, let reply): return (command, reply)
        case .scroll(let id, let anchor, let animation):
            return number(id).map { node in
                let anchor = anchor.map { ClientCommand.Anchor(x: Double($0.x), y: Double($0.y)) }
                return (.scroll(node: node, anchor: anchor, milliseconds: animation.map { Timing($0).duration }), 0)
            }
        case .scrollContent(let id, let x, let y, let animation):
            return number(id).map { node in
                let offset = ClientCommand.Offset(x: x, y: y)
                return (.scrollContent(node: node, offset, milliseconds: animation.map { Timing($0).duration }), 0)
            }
        case .focus(nil): return (.focus(node: nil), 0)
        case .focus(let id?): return number(id).map { (.focus(node: $0), 0) }
        }
    }
}
