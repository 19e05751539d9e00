import Foundation

extension RowContext {
    static let layout = RowContext("layout", isLazy: false) { LayoutItemViewType($0) }
}

/// The type of a view that a layout arranges, with an element around it.
private final class LayoutItemViewType: ViewType {
    private let contentType: ViewType

    init(_ content: ViewType) {
        contentType = content
        super.init(content.metatype)
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = LayoutItemNode(type: self, parent: parent, environment: environment)
        node.firstChild = contentType.mount(value, in: node, environment: environment)
        return node
    }
}

/// The node of a view that a layout arranges.
final class LayoutItemNode: ElementNode {
    /// The sizes that the browser measured most recently.
    var measured: [LayoutProposal: CGSize] = [:]

    init(type: __shared ViewType, parent: __shared ViewNode, environment: __shared EnvironmentCell?) {
        super.init(Element(.layoutItem), type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) { firstChild.unsafelyUnwrapped.update(from: value) }

    func makeItem() -> LayoutItem {
        var trees: [ElementTree] = []
        firstChild?.appendTrees(to: &trees)
        return LayoutItem(trees.first, row: row, values: values, measured: measured)
    }

    private var row: LayoutRow? {
        var ancestor = parent
        while let current = ancestor, !current.flags.contains(.placesViews) {
            if let node = current.elementNode, node.element.kind == .gridRow {
                let attributes = node.element.attributes
                let alignment = attributes[.alignment] == nil ? nil : attributes.alignment.vertical
                return LayoutRow(id: node.id, alignment: alignment)
            }
            ancestor = current.parent
        }
        return nil
    }

    /// The values that modifiers of the view have set. For each key, the outermost modifier takes precedence.
    private var values: [ObjectIdentifier: Any] {
        let layouts = graph.layouts
        guard layouts.hasValues else { return [:] }
        var result: [ObjectIdentifier: Any] = [:]
        // Modifiers inside the item, then those around it: the last one is the outermost.
        var inner: [LayoutValue] = []
        var node = firstChild
        while let current = node {
            if let value = layouts.value(of: current) { inner.append(value) }
            if let element = current.elementNode?.element, !element.kind.isModifier { break }
            node = current.firstChild
        }
        for value in inner.reversed() { result[value.key] = value.value }
        var ancestor = parent
        while let current = ancestor, !current.flags.contains(.placesViews) {
            if let value = layouts.value(of: current) { result[value.key] = value.value }
            ancestor = current.parent
        }
        return result
    }

    func show(_ placement: LayoutPlacement, of item: LayoutItem) {
        var attributes: Attributes = [
            .x: .number(Double(placement.position.x)), .y: .number(Double(placement.position.y)),
        ]
        let proposal = LayoutProposal(placement.proposal).size
        // An infinite proposal cannot be drawn: the view gets the size that it has for this proposal.
        attributes.set(.width, proposal.width.map { ($0.isFinite ? $0 : item.size(in: proposal).width).roundedUp })
        attributes.set(.height, proposal.height.map { ($0.isFinite ? $0 : item.size(in: proposal).height).roundedUp })
        if placement.anchor != .topLeading { attributes[.anchor] = .point(placement.anchor) }
        show(Element(.layoutItem, attributes: attributes))
    }
}
