import OrielCore
internal import OrielProtocol

/// Content with an image for the browser to load; after loading, only the content.
package enum ImageLoaderRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { false }

    package static func traits(of node: WebNode) -> LayoutTraits {
        let traits = node.traitsOfChildren
        // Browsers load an image when its node becomes visible. In a layer, that is the area that the image will fill.
        if node.attributes[.url] != nil, node.childrenInFlow.isEmpty, node.parent?.isLayer == true { return .expands }
        return traits
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func content(of node: WebNode) -> WebNode? { node.onlyChild }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        if node.attributes[.url] == nil { return state }
        // A picture that stands in for the image is the background of the image's node.
        guard node.isShownWhenLoaded, node.hasPictureOfSameSize, state.host == .picture, state.phase == .bare,
            !state.hasProportions || node.parent?.kind == .frame
        else { return nil }
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard let url = node.attributes.string(.url), let picture = box.markup[.src] else { return }
        box.markup.inline[.background] = "url(\(picture)) 50%/cover"
        box.markup.attributes = loader(of: node, url: url).attributes
        box.markup[.dataState] = "whole"
        box.markup.events.formUnion(node.element.events.mask)
    }

    package static func mergeState(of node: WebNode) -> MergeState {
        node.attributes[.url] == nil || !node.hasOneViewAtMost ? .closed : MergeState(.loader)
    }

    package static func box(of node: WebNode) -> Box {
        guard let url = node.attributes.string(.url) else { return Box(slot(of: node)) }
        var loader = loader(of: node, url: url)
        if node.isShownWhenLoaded {
            guard !node.childrenInFlow.isEmpty else {
                loader[.dataState] = "whole"
                return Box(loader)
            }
            loader[.dataState] = "shown"
        }
        loader[.ariaHidden] = "true"
        var markup = slot(of: node)
        markup.style.append(.position, "relative")
        markup.parts = [loader]
        return Box(markup)
    }

    private static func slot(of node: WebNode) -> Markup {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        if node.onlyChild == nil { markup.style.append(.flexDirection, "column") }
        return markup
    }

    private static func loader(of node: WebNode, url: String) -> Markup {
        var loader = Markup(.img)
        loader[.dataKind] = "loader"
        loader[.src] = url
        loader[.alt] = ""
        // Images in apps cannot be dragged.
        loader[.draggable] = "false"
        loader[.decoding] = "async"
        // Rows far from the visible area need not load yet.
        loader[.loading] = "lazy"
        loader.events = node.element.events.mask
        return loader
    }
}

extension WebNode {
    /// Whether the browser shows the image as soon as it is loaded.
    fileprivate var isShownWhenLoaded: Bool { attributes[.contentMode] != nil && hasSizeOfImage }

    /// Whether the content is a picture that fills the space, as the image will.
    fileprivate var hasPictureOfSameSize: Bool {
        guard let view = onlyChild, view.kind == .aspectRatio, view.attributes.string(.contentMode) == "fill",
            view.attributes.number(.aspectRatio) == nil, let picture = view.onlyChild, picture.kind == .image,
            case .picture? = picture.attributes[.picture]
        else { return false }
        // Some browsers show the label of an image that is loading.
        let isNamed = picture.attributes.string(.label)?.isEmpty == false
        return !isNamed && !picture.attributes.bool(.isRedacted) && picture.attributes[.interpolation] == nil
    }

    fileprivate var hasOneViewAtMost: Bool { onlyChild != nil || childrenInFlow.isEmpty }

    /// Whether the node of a loader has the size that an image filling its space will have: it fills a layer, or a frame of
    /// fixed width and height is drawn by the node.
    fileprivate var hasSizeOfImage: Bool {
        guard let parent else { return false }
        if parent.isLayer { return traits.isSuperset(of: .expands) }
        return parent.kind == .frame && hasOneViewAtMost && parent.alignment == .center
            && parent.attributes.number(.width) != nil && parent.attributes.number(.height) != nil
    }
}
