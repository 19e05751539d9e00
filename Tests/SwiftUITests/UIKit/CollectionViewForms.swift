import SwiftUI
import UIKit

/// A data source with numbers of items.
final class CountingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var sizes: [IndexPath: CGSize] = [:]
    private(set) var log: [String] = []

    init(_ counts: [Int]) {
        self.counts = counts
        super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.label.text = "tile \(indexPath.section).\(indexPath.item)"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "header",
            for: indexPath
        )
        (view as? TileHeader)?.label.text = "header \(indexPath.section)"
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[indexPath] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 3
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("selected \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselected \(indexPath.item)")
    }
}

/// A cell with a label that fills it.
final class TileCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        configurationUpdateHandler = { cell, state in cell.alpha = state.isSelected ? 0.5 : 1 }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TileHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = CGRect(x: 8, y: 4, width: 200, height: 20)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Any collection in SwiftUI.
struct ShownCollection: UIViewRepresentable {
    let collection: TileCollection

    func makeUIView(context: Context) -> TileCollection { collection }
    func updateUIView(_ view: TileCollection, context: Context) {}
}

struct ShownListCell: UIViewRepresentable {
    let cell: UICollectionViewListCell

    func makeUIView(context: Context) -> UICollectionViewListCell { cell }
    func updateUIView(_ cell: UICollectionViewListCell, context: Context) {}
}

/// A collection with registered tiles, which keeps its data source.
final class TileCollection: UICollectionView {
    let source: CountingSource

    init(_ source: CountingSource, _ layout: UICollectionViewLayout) {
        self.source = source
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        register(TileCell.self, forCellWithReuseIdentifier: "tile")
        register(
            TileHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        dataSource = source
        delegate = source
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func frames(_ count: Int, section: Int = 0) -> [CGRect] {
        (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }
}

/// A layout of the app.
final class DiagonalLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 500) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: indexPath.item * 50, y: indexPath.item * 50, width: 50, height: 50)
        attributes.isHidden = indexPath.item == 1
        return attributes
    }
}

/// A list of rows with registrations and snapshots.
final class RowsController: UICollectionViewController {
    enum Group: Hashable { case fruit, more }

    private(set) var rows: UICollectionViewDiffableDataSource<Group, String>?
    private(set) var selected: [String] = []
    private(set) var pinned: [Int] = []

    private let names: [String]

    init(names: [String]) {
        self.names = names
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let pins = PinLog()
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Pin \(path.item)") { _, _, completion in
                    pins.places.append(path.item)
                    completion(true)
                }
            ])
        }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        pins.controller = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Notes the rows that have been pinned.
    @MainActor private final class PinLog {
        weak var controller: RowsController?
        var places: [Int] = [] { didSet { controller?.pinned = places } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "\(name.count)"), .disclosureIndicator()]
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            var content = view.defaultContentConfiguration()
            content.text = "Section \(path.section)"
            view.contentConfiguration = content
        }
        rows = UICollectionViewDiffableDataSource(collectionView: collectionView) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        rows?.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        show(names)
    }

    func show(_ names: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Group, String>()
        snapshot.appendSections([.fruit, .more])
        snapshot.appendItems(names, toSection: .fruit)
        snapshot.appendItems(["Other"], toSection: .more)
        rows?.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let name = rows?.itemIdentifier(for: indexPath) { selected.append(name) }
    }
}

struct ShownRows: UIViewControllerRepresentable {
    let controller: RowsController

    func makeUIViewController(context: Context) -> RowsController { controller }
    func updateUIViewController(_ controller: RowsController, context: Context) {}
}
