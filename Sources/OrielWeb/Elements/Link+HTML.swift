import OrielCore

/// Something that opens an address; its label is what is inside.
package enum LinkRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .horizontalStack)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.a)
        markup[.dataKind] = "link"
        markup.isSlot = true
        markup.events = node.element.events.rawValue
        LinkAddress.describe(node.attributes.string(.url), in: &markup)
        if node.attributes.bool(.isDisabled) {
            markup[.href] = nil
            markup[.ariaDisabled] = "true"
        }
        return Box(markup)
    }
}

/// Addresses a page may lead to.
enum LinkAddress {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime", "maps"]

    /// Makes a link of an anchor.
    ///
    /// The server decides what a tap does; the address is there so that a browser can show, copy and open it elsewhere. An
    /// address that runs a script, or that only the app understands, stays with the server.
    static func describe(_ address: String?, in markup: inout Markup) {
        guard let address, let colon = address.firstIndex(of: ":"),
            schemes.contains(address[..<colon].lowercased())
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
