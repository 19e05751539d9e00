import Foundation
import OrielUIKit

/// The content of a collection's cell: a configuration, or the subviews, in front of its backgrounds.
struct CollectionCellContent: View {
    let cell: UICollectionViewCell
    let stretch: Stretch

    var body: some View {
        cell.noteDrawing()
        let selected = cell.isSelected ? cell.selectedBackgroundView : nil
        return content.background {
            if let view = cell.backgroundView { DrawnView(view: view, stretch: .both) }
            if let background = cell.backgroundConfiguration { CellBackground(background: background) }
            if let selected { DrawnView(view: selected, stretch: .both) }
        }
    }

    @MainActor private var content: AnyView {
        guard let configuration = cell.contentConfiguration else {
            guard let row = cell as? UICollectionViewListCell, !row.accessories.isEmpty else {
                return SubviewsContent(container: cell, stretch: stretch).view
            }
            return AnyView(AccessoryRow(cell: row) { SubviewsContent(container: cell, stretch: stretch).view })
        }
        let content = ConfiguredContent(cell: cell, configuration: configuration).view
        // The header of a list has the insets of the list.
        let row = cell as? UICollectionViewListCell
        let padded = content.padding(row?.place == .row || row == nil ? configuration.cellInsets : EdgeInsets())
        let background = (configuration as? any HostedContent)?.hostedBackground
        let drawn = row.map { row in AnyView(AccessoryRow(cell: row) { padded }) } ?? AnyView(padded)
        return drawn.stretched(stretch, alignment: .leading)
            .if(background != nil) { $0.background { background } }
    }
}

extension UIContentConfiguration {
    /// The distances of the content from the edges of a cell.
    @MainActor fileprivate var cellInsets: EdgeInsets {
        switch self {
        case is UIListContentConfiguration: return EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        case let hosted as any HostedContent:
            let insets = hosted.hostedInsets
            return EdgeInsets(
                top: insets[.top] ?? 8,
                leading: insets[.leading] ?? 8,
                bottom: insets[.bottom] ?? 8,
                trailing: insets[.trailing] ?? 8
            )
        default: return EdgeInsets()
        }
    }
}

/// The content of a row between its accessories.
struct AccessoryRow<Content: View>: View {
    /// The distance of an accessory from the edge of the row.
    private static var edge: CGFloat { 16 }

    let cell: UICollectionViewListCell
    let content: Content

    init(cell: UICollectionViewListCell, @ViewBuilder content: () -> Content) {
        self.cell = cell
        self.content = content()
    }

    var body: some View {
        cell.noteDrawing()
        let shown = cell.accessories.filter { !$0.isHidden }
        let (before, after) = (shown.filter(\.isLeading), shown.filter { !$0.isLeading })
        let indentation = CGFloat(max(0, cell.indentationLevel)) * cell.indentationWidth
        return HStack(spacing: 8) {
            ForEach(Array(before.enumerated()), id: \.offset) { _, accessory in
                AccessoryContent(accessory: accessory)
            }
            content.frame(maxWidth: .infinity, alignment: .leading)
            ForEach(Array(after.enumerated()), id: \.offset) { _, accessory in
                AccessoryContent(accessory: accessory)
            }
        }
        .padding(.leading, indentation + (before.isEmpty ? 0 : Self.edge))
        .padding(.trailing, after.isEmpty ? 0 : Self.edge)
    }
}

private struct AccessoryContent: View {
    let accessory: UICellAccessory
    @Environment(\.editMode) private var editMode

    var body: some View {
        if isShown { drawn }
    }

    private var isShown: Bool {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        return switch accessory.displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    @ViewBuilder private var drawn: some View {
        switch accessory.kind {
        case .disclosureIndicator: CellChevron(style: tint ?? AnyShapeStyle(.tertiary))
        case .checkmark: CellCheckmark().foregroundStyle(tint ?? AnyShapeStyle(TintShapeStyle()))
        case .detail(let action): tinted(CellDetailButton(action: action))
        case .label(let text): Text(verbatim: text).foregroundStyle(tint ?? AnyShapeStyle(.secondary))
        case .view(let view): tinted(DrawnView(view: view, stretch: []))
        }
    }

    private var tint: AnyShapeStyle? { accessory.tint.map { AnyShapeStyle(Color(uiColor: $0)) } }

    /// A view that draws with the tint around it.
    private func tinted(_ content: some View) -> some View {
        content.if(accessory.tint != nil) { $0.tint(accessory.tint.map { Color(uiColor: $0) }) }
    }
}

/// What a background configuration draws behind a cell.
struct CellBackground: View {
    let background: UIBackgroundConfiguration

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: max(0, background.cornerRadius))
        let insets = background.backgroundInsets
        ZStack {
            shape.fill(Color(uiColor: background.backgroundColor ?? .clear))
            if let view = background.customView { DrawnView(view: view, stretch: .both) }
            if let color = background.strokeColor, background.strokeWidth > 0 {
                shape.strokeBorder(Color(uiColor: color), lineWidth: background.strokeWidth)
            }
        }
        .padding(
            EdgeInsets(
                top: insets.top,
                leading: insets.leading,
                bottom: insets.bottom,
                trailing: insets.trailing
            )
        )
    }
}
