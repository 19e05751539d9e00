import Foundation
import OrielCore

/// A stack whose off-screen rows may be omitted.
package enum LazyStackRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        var traits = node.traitsOfChildren
        traits.insert(
            isRow(node)
                ? [.expandsVertically, .softVertically]
                : [.expandsHorizontally, .softHorizontally]
        )
        return traits
    }

    private static func isRow(_ node: WebNode) -> Bool { node.kind == .lazyHStack }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        if isRow(node) {
            context.axis = .horizontal
            if context.vertical != .bounded { context.vertical = .byStack }
        } else {
            context.axis = .vertical
            if context.horizontal != .bounded { context.horizontal = .byStack }
        }
        return context
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(isRow(node) ? .horizontalStack : .verticalStack, alignment: node.alignment)
    }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.stack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        if !isRow(node) { markup.style.append(.flexDirection, "column") }
        let spacing = node.attributes.number(.spacing) ?? StackRenderer.spacing
        if spacing > 0 { markup.style.append(.gap, px(spacing)) }
        return Box(markup)
    }
}

/// A grid with tracks in one direction that grows in the other.
package enum LazyGridRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        node.kind == .lazyVGrid
            ? [.expandsHorizontally, .softHorizontally] : [.expandsVertically, .softVertically]
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        if node.kind == .lazyVGrid { context.vertical = .unbounded } else { context.horizontal = .unbounded }
        return context
    }

    /// The alignment of the grid places the tracks; that of the tracks places the views in their cells.
    package static func placement(of node: WebNode) -> Placement {
        let alignments = node.tracks.map { $0.alignment ?? .center }
        guard let first = alignments.first, alignments.allSatisfy({ $0 == first }) else { return Placement(.cell) }
        return Placement(.cell, alignment: first)
    }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.stack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        let isVertical = node.kind == .lazyVGrid
        let tracks = node.tracks
        let template = (sharesOfTheRest(tracks) ?? tracks.map(css)).joined(separator: " ")
        markup.style.append(.display, "grid")
        markup.style.append(isVertical ? .gridTemplateColumns : .gridTemplateRows, template)
        if !isVertical { markup.style.append(.gridAutoFlow, "column") }
        let across = tracks.first?.spacing ?? StackRenderer.spacing
        let along = node.attributes.number(.spacing) ?? StackRenderer.spacing
        markup.style.append(.gap, isVertical ? "\(px(along)) \(px(across))" : "\(px(across)) \(px(along))")
        if isVertical {
            markup.style.append(.justifyContent, node.alignment.horizontal.css)
        } else {
            markup.style.append(.alignContent, node.alignment.vertical.css)
        }
        return Box(markup)
    }

    /// Returns the lengths of tracks with different limits: each flexible track takes an equal share of the length that
    /// the previous ones leave. Nil if the browser's own rule has the same result, or cannot be replaced.
    private static func sharesOfTheRest(_ tracks: [GridItem]) -> [String]? {
        var lengths: [String] = []
        var flexible = tracks.count { if case .flexible = $0.size { true } else { false } }
        // The expression of each length contains the previous ones.
        guard (2...5).contains(flexible), Set(tracks.map(\.size)).count > 1 else { return nil }
        let spacing = Double(tracks.first?.spacing ?? GridItem.defaultSpacing) * Double(tracks.count - 1)
        var taken = spacing
        for case .fixed(let length) in tracks.map(\.size) { taken += Double(length) }
        var rest = taken == 0 ? "100%" : "100% - \(term(taken))"
        for track in tracks {
            switch track.size {
            case .fixed(let length): lengths.append(px(length))
            case .adaptive: return nil
            case .flexible(let minimum, let maximum):
                let share = "(\(rest))/\(flexible)"
                let limited =
                    maximum.isFinite ? "min(\(share),\(term(maximum)))" : share
                let length = "max(\(term(minimum)),\(limited))"
                lengths.append(length)
                rest += " - \(length)"
                flexible -= 1
            }
        }
        return lengths
    }

    private static func css(_ item: GridItem) -> String {
        switch item.size {
        case .fixed(let length): px(length)
        case .flexible(let minimum, let maximum):
            maximum.isFinite
                ? "minmax(\(px(minimum)),\(px(maximum)))" : "minmax(\(minimum > 10 ? px(minimum) : "0"),1fr)"
        case .adaptive(let minimum, let maximum):
            "repeat(auto-fill,minmax(min(\(px(minimum)),100%),\(maximum.isFinite ? px(maximum) : "1fr")))"
        }
    }
}

extension WebNode {
    /// The columns or rows of a lazy grid.
    fileprivate var tracks: [GridItem] {
        if case .tracks(let items)? = attributes[.tracks] { items } else { [] }
    }
}

/// Rows and columns, each column as wide as its widest cell.
package enum GridRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        context.axis = .vertical
        if context.horizontal == .unbounded { context.horizontal = .byStack }
        if context.vertical == .unbounded { context.vertical = .byStack }
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.cell, alignment: node.alignment) }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.stack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup[.dataKind] = "grid"
        markup.style.append(.display, "grid")
        markup.style.append(
            .gridTemplateColumns,
            columns(of: node).map { $0 ? "minmax(0,1fr)" : "auto" }.joined(separator: " ")
        )
        let row = px(node.attributes.number(.verticalSpacing) ?? StackRenderer.spacing)
        let column = px(node.attributes.number(.horizontalSpacing) ?? StackRenderer.spacing)
        markup.style.append(.gap, row == column ? row : "\(row) \(column)")
        markup.style.append(.justifyContent, "center")
        return Box(markup)
    }

    /// Returns for each column whether one of its cells takes the remaining space.
    private static func columns(of node: WebNode) -> [Bool] {
        var columns: [Bool] = []
        for row in rows(in: node) {
            var index = 0
            for cell in row.childrenInFlow {
                let span = cell.columnSpan
                while columns.count < index + span { columns.append(false) }
                if span == 1, cell.traits.contains(.expandsHorizontally) { columns[index] = true }
                index += span
            }
        }
        return columns.isEmpty ? [node.traits.contains(.expandsHorizontally)] : columns
    }

    private static func rows(in node: WebNode) -> [WebNode] {
        node.children.flatMap { child in
            child.kind == .gridRow ? [child] : child.kind == .lazyRows ? rows(in: child) : []
        }
    }
}

extension WebNode {
    /// The number of columns that a cell spans.
    fileprivate var columnSpan: Int {
        var node = self
        while true {
            if let span = node.attributes.number(.columnSpan) { return Int(saturating: span) }
            guard let content = node.traitContent else { return 1 }
            node = content
        }
    }
}

/// A row of a grid. Its cells belong to the grid.
package enum GridRowRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func placement(of node: WebNode) -> Placement {
        var alignment = node.parent?.alignment ?? .center
        if case .alignment(let own)? = node.attributes[.alignment] { alignment.vertical = own.vertical }
        return Placement(.cell, alignment: alignment)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup[.dataKind] = "grid-row"
        markup.style.append(.display, "contents")
        return Box(markup)
    }
}

/// The properties of a grid cell.
package enum GridCellRenderer: DecoratingRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        node.traitsOfChildren
    }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        if let span = node.attributes.number(.columnSpan) {
            box.markup.style[.gridColumnEnd] = "span \(Int(saturating: span))"
        }
        if node.attributes.bool(.ignoresWidth) {
            box.markup.style[.width] = "0"
            box.markup.style[.minWidth] = "100%"
        }
        if node.attributes.bool(.ignoresHeight) {
            box.markup.style[.height] = "0"
            box.markup.style[.minHeight] = "100%"
        }
    }
}
