import OrielCore

/// A search field with the button that ends the search.
package enum SearchFieldRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        let placeholder = node.attributes.string(.placeholder) ?? ""
        var markup = Markup(.search)
        markup[.dataKind] = "search"
        var field = Markup(.label)
        var glass = Markup(.svg)
        glass[.viewBox] = "0 0 20 20"
        glass[.ariaHidden] = "true"
        var path = Markup(.path)
        path[.d] = "M8.5 2a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M13.5 13.5 18 18"
        glass.parts = [path]
        var input = Markup(.input)
        input[.type] = "search"
        input[.enterKeyHint] = "search"
        input[.value] = node.attributes.string(.value) ?? ""
        input[.placeholder] = placeholder
        input[.ariaLabel] = placeholder
        if node.attributes.bool(.isDisabled) { input[.disabled] = "true" }
        input.events = node.element.events.mask
        field.parts = [glass, input]
        var cancel = Markup(.span)
        cancel[.dataKind] = "cancel"
        cancel.isSlot = true
        markup.parts = [field, cancel]
        return Box(markup)
    }
}

/// The suggestions of a search, under its field.
package enum SearchSuggestionsRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        context.axis = .vertical
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = node.kind == .searchScopes ? "scopes" : "suggestions"
        markup.isSlot = true
        return Box(markup)
    }
}
