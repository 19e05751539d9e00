import UIKit

/// The list of trails, with a search, a wheel that refreshes it, and a toolbar.
final class TrailsViewController: UIViewController, UICollectionViewDelegate, UISearchResultsUpdating {
    private let library: TrailLibrary
    private let search = UISearchController(searchResultsController: nil)
    private let emptyLabel = UILabel()
    private let countLabel = UILabel()
    private var observer: (any NSObjectProtocol)?
    private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var rows = makeRows()

    init(library: TrailLibrary) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        title = "Trails"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpCollection()
        setUpBars()
        update()
        observer = NotificationCenter.default.addObserver(forName: nil, object: library, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.update() }
        }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let self, let trail = trail(at: path) else { return nil }
            let title = library.isFavourite(trail) ? "Unstar" : "Star"
            let star = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
                self?.library.toggleFavourite(trail)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [star])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeRows() -> UICollectionViewDiffableDataSource<Trail.Region, Trail.ID> {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Trail> { [weak self] cell, _, trail in
            var content = cell.defaultContentConfiguration()
            content.text = trail.name
            content.secondaryText = "\(trail.kilometers) km"
            content.image = UIImage(systemName: "map")
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
            if self?.library.isFavourite(trail) == true {
                cell.accessories.insert(.label(text: "★"), at: 0)
            }
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, path in
            var content = header.defaultContentConfiguration()
            content.text = self?.rows.sectionIdentifier(for: path.section)?.rawValue
            header.contentConfiguration = content
        }
        let rows = UICollectionViewDiffableDataSource<Trail.Region, Trail.ID>(collectionView: collection) {
            [library] collection, path, id in
            let trail = library.trails.first { $0.id == id }
            return collection.dequeueConfiguredReusableCell(using: cells, for: path, item: trail)
        }
        rows.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        return rows
    }

    private func setUpCollection() {
        collection.delegate = self
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collection)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(emptyLabel)
        NSLayoutConstraint.activate([
            emptyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            emptyLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
        ])
        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { [weak self] action in
                self?.library.refresh()
                (action.sender as? UIRefreshControl)?.endRefreshing()
            },
            for: .valueChanged
        )
        collection.refreshControl = refresh
    }

    private func setUpBars() {
        navigationController?.navigationBar.prefersLargeTitles = true
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search trails"
        navigationItem.searchController = search
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        let legend = UIBarButtonItem(
            title: "Legend",
            primaryAction: UIAction { [weak self] action in self?.showLegend(at: action.sender as? UIBarButtonItem) }
        )
        toolbarItems = [
            UIBarButtonItem(customView: countLabel), .flexibleSpace(), legend,
        ]
        navigationController?.setToolbarHidden(false, animated: false)
    }

    private func trail(at path: IndexPath) -> Trail? {
        let id = rows.itemIdentifier(for: path)
        return library.trails.first { $0.id == id }
    }

    private func update() {
        let text = search.searchBar.text ?? ""
        var snapshot = NSDiffableDataSourceSnapshot<Trail.Region, Trail.ID>()
        for region in Trail.Region.allCases {
            let trails = library.trails(in: region, matching: text)
            guard !trails.isEmpty else { continue }
            snapshot.appendSections([region])
            snapshot.appendItems(trails.map(\.id), toSection: region)
        }
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        rows.apply(snapshot)
        emptyLabel.text = "No trails for “\(text)”"
        emptyLabel.isHidden = snapshot.numberOfItems > 0
        countLabel.text = snapshot.numberOfItems == 1 ? "1 trail" : "\(snapshot.numberOfItems) trails"
    }

    private func showLegend(at item: UIBarButtonItem?) {
        let legend = LegendViewController()
        legend.modalPresentationStyle = .popover
        legend.popoverPresentationController?.barButtonItem = item
        legend.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        present(legend, animated: true)
    }

    func updateSearchResults(for searchController: UISearchController) { update() }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let trail = trail(at: indexPath) else { return }
        if splitViewController?.isCollapsed == true { collectionView.deselectItem(at: indexPath, animated: true) }
        showDetailViewController(TrailViewController(trail: trail, library: library), sender: self)
    }
}
