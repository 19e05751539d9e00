import MapKit
import UIKit

/// A trail: its map, its stops, and a toolbar.
final class TrailViewController: UIViewController, MKMapViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate, UIPopoverPresentationControllerDelegate
{
    private let trail: Trail
    private let library: TrailLibrary
    private let map = MKMapView()
    private let toolbar = UIToolbar()
    private let star = UIBarButtonItem(title: "Star")
    private lazy var stops = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var pins: [MKPointAnnotation] = []

    init(trail: Trail, library: TrailLibrary) {
        self.trail = trail
        self.library = library
        super.init(nibName: nil, bundle: nil)
        title = trail.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        let info = UIBarButtonItem(
            title: "Info",
            primaryAction: UIAction { [weak self] action in self?.showInfo(at: action.sender as? UIBarButtonItem) }
        )
        let share = UIBarButtonItem(
            systemItem: .action,
            primaryAction: UIAction { [weak self] action in self?.share(at: action.sender as? UIBarButtonItem) }
        )
        share.accessibilityLabel = "Share"
        navigationItem.rightBarButtonItems = [info, share]
        setUpMap()
        setUpStops()
        setUpToolbar()
        setUpLayout()
    }

    private func setUpMap() {
        map.delegate = self
        pins = trail.stops.map { stop in
            let pin = MKPointAnnotation()
            pin.coordinate = stop.coordinate
            pin.title = stop.name
            return pin
        }
        map.addAnnotations(pins)
        map.addOverlay(MKPolyline(coordinates: trail.stops.map(\.coordinate), count: trail.stops.count))
        map.showAnnotations(pins, animated: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 132, height: 56)
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
        return layout
    }

    private func setUpStops() {
        stops.register(StopCell.self, forCellWithReuseIdentifier: "stop")
        stops.dataSource = self
        stops.delegate = self
        stops.accessibilityIdentifier = "stops"
    }

    private func setUpToolbar() {
        star.primaryAction = UIAction { [weak self] _ in self?.toggleStar() }
        let next = UIBarButtonItem(
            systemItem: .fastForward,
            primaryAction: UIAction { [weak self] _ in self?.selectNextStop() }
        )
        next.accessibilityLabel = "Next stop"
        let report = UIBarButtonItem(title: "Report", primaryAction: UIAction { [weak self] _ in self?.report() })
        toolbar.setItems([star, .flexibleSpace(), report, .flexibleSpace(), next], animated: false)
        updateStar()
    }

    private func setUpLayout() {
        for subview in [map, stops, toolbar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            map.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stops.topAnchor.constraint(equalTo: map.bottomAnchor),
            stops.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stops.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stops.heightAnchor.constraint(equalToConstant: 76),
            toolbar.topAnchor.constraint(equalTo: stops.bottomAnchor),
            toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            toolbar.heightAnchor.constraint(equalToConstant: 44),
            toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    // MARK: - Actions

    private func toggleStar() {
        library.toggleFavourite(trail)
        updateStar()
    }

    private func updateStar() { star.title = library.isFavourite(trail) ? "Unstar" : "Star" }

    private func selectNextStop() {
        let current = stops.indexPathsForSelectedItems?.first?.item ?? -1
        select((current + 1) % trail.stops.count)
    }

    private func select(_ index: Int) {
        let path = IndexPath(item: index, section: 0)
        stops.selectItem(at: path, animated: true, scrollPosition: .centeredHorizontally)
        map.selectAnnotation(pins[index], animated: true)
    }

    private func showInfo(at item: UIBarButtonItem?) {
        let info = InfoViewController(trail: trail)
        info.modalPresentationStyle = .popover
        info.popoverPresentationController?.barButtonItem = item
        info.popoverPresentationController?.delegate = self
        present(info, animated: true)
    }

    private func share(at item: UIBarButtonItem?) {
        let sharing = UIActivityViewController(
            activityItems: ["\(trail.name), \(trail.kilometers) km"],
            applicationActivities: nil
        )
        sharing.popoverPresentationController?.barButtonItem = item
        present(sharing, animated: true)
    }

    private func report() {
        let alert = UIAlertController(
            title: "Report a problem",
            message: "The warden of this trail reads it.",
            preferredStyle: .alert
        )
        alert.addTextField { field in field.placeholder = "A fallen tree, …" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Send", style: .default) { [weak self, weak alert] _ in
                self?.thank(for: alert?.textFields?.first?.text ?? "")
            }
        )
        present(alert, animated: true)
    }

    private func thank(for report: String) {
        let alert = UIAlertController(title: "Thank you", message: "“\(report)” is sent.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    // MARK: - Map and stops

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKPolylineRenderer(overlay: overlay)
        renderer.strokeColor = .systemBlue
        renderer.lineWidth = 4
        return renderer
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        guard let index = pins.firstIndex(where: { $0 === view.annotation }) else { return }
        stops.selectItem(
            at: IndexPath(item: index, section: 0),
            animated: true,
            scrollPosition: .centeredHorizontally
        )
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        trail.stops.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "stop", for: indexPath)
        (cell as? StopCell)?.label.text = trail.stops[indexPath.item].name
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        select(indexPath.item)
    }
}
