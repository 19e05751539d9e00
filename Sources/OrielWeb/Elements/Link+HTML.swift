import OrielCore

/// A link that opens an address; its content is the label.
package enum LinkRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .horizontalStack)
    }

    package static func box(of node: WebNode) -> Box {
        let isInLink = node.parent?.isInLink ?? false
        var markup = Markup(isInLink ? .span : .a)
        markup[.dataKind] = "link"
        markup.isSlot = true
        markup.events = node.element.events.mask
        if !isInLink { LinkAddress.describe(node.attributes.string(.url), in: &markup) }
        if node.attributes.bool(.isDisabled) {
            markup[.href] = nil
            markup[.ariaDisabled] = "true"
        }
        return Box(markup)
    }
}

extension WebNode {
    /// Whether the view is a link or is inside one.
    var isInLink: Bool {
        var node: WebNode? = self
        while let current = node {
            if current.kind == .link || current.kind == .navigationLink { return true }
            node = current.parent
        }
        return false
    }
}

/// The addresses of links.
enum LinkAddress {
    /// Turns an anchor into a link.
    ///
    /// The server handles taps. The address lets the browser show, copy and open it elsewhere. An address that runs a
    /// script, or that only the app understands, stays on the server.
    static func describe(_ address: String?, in markup: inout Markup) {
        guard let address, let colon = address.firstIndex(of: ":"),
            SafeAddress.schemes.contains(address[..<colon].lowercased())
        else {
            markup[.role] = "link"
            markup[.tabIndex] = "0"
            return
        }
        markup[.href] = address
        markup[.target] = "_blank"
        markup[.rel] = "noopener noreferrer"
    }
}
