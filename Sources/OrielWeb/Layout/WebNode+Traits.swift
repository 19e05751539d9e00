import Foundation
import OrielCore

/// The properties of a view that containers read through the modifiers around it: its priority, its place in a grid,
/// its guides, and whether it is a spacer.
extension WebNode {
    /// The layout traits of a container that adds none of its own.
    var traitsOfChildren: LayoutTraits {
        var traits: LayoutTraits = []
        var isFirst = true
        for child in childrenInFlow {
            traits.formUnion(isFirst ? child.traits : child.traits.subtracting(.beginsWithIcon))
            isFirst = false
        }
        return traits
    }

    /// The content whose traits are those of this view too.
    var traitContent: WebNode? {
        switch kind {
        case .padding, .frame, .aspectRatio: onlyChild
        default: renderer.keepsFrame ? sizingContent : nil
        }
    }

    /// The view's layout priority, set by modifiers around it or inside of it.
    package var priority: Double {
        var node = self
        while true {
            if node.kind == .layoutPriority { return node.attributes.number(.priority) ?? 0 }
            guard let content = node.traitContent else { return node.kind == .spacer ? -.infinity : 0 }
            node = content
        }
    }

    /// Whether the view is a spacer, possibly with layers.
    var isSpacer: Bool {
        var node = self
        while node.renderer.keepsFrame, let content = node.sizingContent { node = content }
        return node.kind == .spacer
    }

    /// Whether the view may align its content by the baselines of letters.
    var alignsBaselines: Bool {
        switch kind {
        case .hStack, .zStack, .frame, .grid, .gridRow, .lazyVGrid, .lazyHGrid: alignment.vertical.isBaseline
        case .label, .labeledContent, .toggle, .stepper, .slider, .picker, .datePicker, .colorPicker, .progress, .gauge,
            .alignmentGuide, .layout, .layoutItem:
            true
        default: false
        }
    }

    /// Whether the view is a stack with a view that sets a guide.
    var alignsGuides: Bool { flags.contains(.alignsGuides) }

    /// Whether the view sets a guide that its container can see.
    var setsGuide: Bool { kind == .alignmentGuide || passesTraits && traitContent?.flags.contains(.hasGuide) == true }

    /// Returns the distance of a guide from its standard place; 0 for views that do not set it, or whose size it depends on.
    func guideDistance(for key: AlignmentKey, standard: Double) -> Double {
        var insets = EdgeInsets()
        var node = self
        while node.flags.contains(.hasGuide) {
            let attributes = node.attributes
            let isHorizontal = key.axis == .horizontal
            if node.kind == .alignmentGuide, attributes.string(.guide) == key.name,
                attributes.string(.axis) == key.axis.description
            {
                guard (attributes.number(isHorizontal ? .guideWidth : .guideHeight) ?? 0) == standard else { return 0 }
                let (before, after) = isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
                return (attributes.number(.guideConstant) ?? 0) + Double(before) - standard * Double(before + after)
            }
            if node.kind == .padding { insets.add(PaddingRenderer.insets(of: node)) }
            guard node.kind != .frame, let content = node.traitContent else { return 0 }
            node = content
        }
        return 0
    }

    /// Whether the traits of a child are those of this view.
    var passesTraits: Bool { kind != .frame && traitContent != nil }

    /// Applies the traits of the content to the node around it, which is the one that the container sees.
    func applyTraitsOfContent(to box: inout Box) {
        var insets = EdgeInsets()
        var seesGuides = true
        var node: WebNode = self
        while let content = node.traitContent {
            switch node.kind {
            case .padding: insets.add(PaddingRenderer.insets(of: node))
            case .frame: seesGuides = false
            default: break
            }
            node = content
            switch node.kind {
            case .zIndex where box.markup.style[.zIndex] == nil, .gridCell: node.renderer.decorate(&box, with: node)
            case .alignmentGuide where seesGuides:
                AlignmentGuideRenderer.apply(node, inside: insets, of: self, to: &box)
            default: break
            }
        }
    }
}

extension EdgeInsets {
    fileprivate mutating func add(_ other: EdgeInsets) {
        top += other.top
        leading += other.leading
        bottom += other.bottom
        trailing += other.trailing
    }
}
