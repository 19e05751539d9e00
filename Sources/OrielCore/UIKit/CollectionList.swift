import Foundation
import OrielUIKit

/// A collection that is a list.
struct CollectionList: View {
    let collection: UICollectionView
    let configuration: UICollectionLayoutListConfiguration

    var body: some View {
        collection.noteDrawing()
        let sections = collection.sections()
        let selection =
            collection.allowsSelection
            ? CollectionSelection(collection: collection, selected: collection.selected) : nil
        return ScrollViewReader { proxy in
            List<AnyHashable, CollectionSections>(
                selection: selection,
                content: CollectionSections(
                    collection: collection,
                    configuration: configuration,
                    sections: sections
                )
            )
            .modifier(ListLook(configuration: configuration, hasOwnBackground: hasOwnBackground))
            .onChange(of: collection.rowRequest?.row, initial: true) { follow(proxy) }
        }
        .environment(\.editMode, Binding(get: { editMode }, set: { collection.isEditing = $0.isEditing }))
        .if(collection.refreshControl != nil) { $0.environment(\.refreshControl, collection.shownRefreshControl) }
        .if(configuration.backgroundColor != nil) {
            $0.background(Color(uiColor: configuration.backgroundColor ?? .clear))
        }
    }

    private var editMode: EditMode { collection.isEditing ? .active : .inactive }

    private var hasOwnBackground: Bool {
        collection.backgroundColor != nil || collection.backgroundView != nil || configuration.backgroundColor != nil
    }

    private func follow(_ proxy: ScrollViewProxy) {
        guard let request = collection.rowRequest else { return }
        collection.rowRequest = nil
        let position = request.position
        let anchor: UnitPoint? =
            position.contains(.top)
            ? .top : position.contains(.centeredVertically) ? .center : position.contains(.bottom) ? .bottom : nil
        proxy.scrollTo(request.row, anchor: anchor)
    }
}

/// The selected rows. They are a part of the value, so that rows are updated when they change.
private struct CollectionSelection {
    let collection: UICollectionView
    let selected: Set<AnyHashable>
}

extension CollectionSelection: ListSelection {
    var rows: [AnyHashable] { Array(collection.selected) }

    func contains(_ row: AnyHashable) -> Bool { collection.selected.contains(row) }

    func select(_ row: AnyHashable) { collection.userDidSelect(row) }

    func accepts(_ row: AnyHashable) -> Bool { true }
}

private struct ListLook: ViewModifier {
    let configuration: UICollectionLayoutListConfiguration
    let hasOwnBackground: Bool

    func body(content: Content) -> some View {
        Group {
            switch configuration.appearance {
            case .plain: content.listStyle(.plain)
            case .grouped: content.listStyle(.grouped)
            case .insetGrouped: content.listStyle(.insetGrouped)
            case .sidebar, .sidebarPlain: content.listStyle(.sidebar)
            }
        }
        .scrollContentBackground(hasOwnBackground ? .hidden : .automatic)
    }
}

private struct CollectionSections: View {
    let collection: UICollectionView
    let configuration: UICollectionLayoutListConfiguration
    let sections: [CellStore<UICollectionViewCell>.Section]

    var body: some View {
        // The views of a section can change without its rows.
        collection.noteDrawing()
        return ForEach(Array(sections.enumerated()), id: \.element.id) { index, section in
            Section {
                CollectionRows(
                    collection: collection,
                    configuration: configuration,
                    section: index,
                    rows: Array(section.rows.dropFirst(firstRow)),
                    firstRow: firstRow
                )
            } header: {
                header(of: index)
            } footer: {
                if configuration.footerMode == .supplementary {
                    edge(collection.makeEdge(UICollectionView.elementKindSectionFooter, of: index))
                }
            }
        }
    }

    /// The number of the first item that is a row.
    private var firstRow: Int { configuration.headerMode == .firstItemInSection ? 1 : 0 }

    @MainActor @ViewBuilder private func header(of section: Int) -> some View {
        switch configuration.headerMode {
        case .none: EmptyView()
        case .supplementary: edge(collection.makeEdge(UICollectionView.elementKindSectionHeader, of: section))
        case .firstItemInSection: edge(collection.makeCell(at: IndexPath(item: 0, section: section)))
        }
    }

    @ViewBuilder private func edge(_ view: UICollectionReusableView?) -> some View {
        if let view { DrawnView(view: view, stretch: .horizontal) }
    }
}

private struct CollectionRows: View {
    let collection: UICollectionView
    let configuration: UICollectionLayoutListConfiguration
    let section: Int
    let rows: [AnyHashable]
    let firstRow: Int

    var body: some View {
        ForEach(Array(rows.enumerated()), id: \.element) { index, row in
            CollectionRow(
                collection: collection,
                configuration: configuration,
                row: row,
                path: IndexPath(item: index + firstRow, section: section)
            )
        }
        .onMove { places, target in
            guard let place = places.first else { return }
            let end = target > place ? target - 1 : target
            collection.userDidMove(
                from: IndexPath(item: place + firstRow, section: section),
                to: IndexPath(item: end + firstRow, section: section)
            )
        }
    }
}

private struct CollectionRow: View {
    let collection: UICollectionView
    let configuration: UICollectionLayoutListConfiguration
    let row: AnyHashable
    let path: IndexPath

    var body: some View {
        collection.noteDrawing()
        return Group {
            if collection.store.row(at: path) == row, let cell = collection.makeCell(at: path) { content(cell) }
        }
    }

    @MainActor private func content(_ cell: UICollectionViewCell) -> some View {
        cell.noteDrawing()
        let hosted = (cell.contentConfiguration as? any HostedContent)?.hostedBackground
        let color = cell.backgroundConfiguration == nil ? cell.backgroundColor : nil
        return CollectionCellContent(cell: cell, stretch: .horizontal)
            .popoverSource(cell.popoverName)
            .listRowInsets(EdgeInsets())
            .if(color != nil) { $0.listRowBackground(Color(uiColor: color ?? .clear)) }
            .if(hosted != nil) { $0.listRowBackground(hosted) }
            .if(!configuration.showsSeparators) { $0.listRowSeparator(.hidden) }
            .modifier(
                RowSwipes(
                    cell: cell,
                    leading: configuration.leadingSwipeActionsConfigurationProvider?(path),
                    trailing: configuration.trailingSwipeActionsConfigurationProvider?(path)
                )
            )
            .modifier(AccessibilityDrawing(accessibility: cell.accessibility, isLeaf: false))
            .moveDisabled(collection.dataSource?.collectionView(collection, canMoveItemAt: path) != true)
    }
}
