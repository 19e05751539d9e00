public import Foundation
public import OrielCore
public import OrielCoreLocation
public import OrielUIKit

/// A map in a hierarchy of views, which is the map of SwiftUI.
///
///     struct CityMap: UIViewRepresentable {
///         let city: CLLocationCoordinate2D
///
///         func makeUIView(context: Context) -> MKMapView {
///             let map = MKMapView()
///             let pin = MKPointAnnotation()
///             pin.coordinate = city
///             pin.title = "City Hall"
///             map.addAnnotation(pin)
///             return map
///         }
///
///         func updateUIView(_ map: MKMapView, context: Context) {
///             map.region = MKCoordinateRegion(center: city, latitudinalMeters: 2000, longitudinalMeters: 2000)
///         }
///     }
///
/// The host sets the pictures of maps with `mapTiles(_:attribution:)` of OrielServer. Maps are flat, and north is
/// above. Unlike on Apple platforms, all annotations have a view, and a second tap on an annotation deselects it, not a
/// tap on the map.
@MainActor @preconcurrency
open class MKMapView: UIView, DoorView {
    open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }

    let model = MapModel()
    private(set) var position = MapCameraPosition.region(MKMapView.world)
    private(set) var isAnimated = false
    private var current = MKMapView.world
    private var wasMovedByUser = false
    private var isShown = false

    /// The area of a map without another.
    private static let world = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 20, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 300)
    )

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Looks

    /// Whether people can zoom the map.
    open var isZoomEnabled = true { willSet { if newValue != isZoomEnabled { drawingWillChange() } } }
    /// Whether people can move the map.
    open var isScrollEnabled = true { willSet { if newValue != isScrollEnabled { drawingWillChange() } } }
    /// Has no effect: north is above.
    open var isRotateEnabled = true
    /// Has no effect: maps are flat.
    open var isPitchEnabled = true
    /// Has no effect: the host sets the pictures of maps.
    open var mapType = MKMapType.standard
    /// Has no effect: maps are not turned.
    open var showsCompass = true
    /// Has no effect. `mapControls` with a `MapScaleView` shows a scale on a map of SwiftUI.
    open var showsScale = false
    /// Has no effect: the host sets the pictures of maps.
    open var showsTraffic = false
    /// Has no effect: the host sets the pictures of maps.
    open var showsBuildings = true
    /// Has no effect: the host sets the pictures of maps.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    // MARK: - Camera

    /// The visible area. After a change, the one that the app has set, until the browser reports the one that it shows.
    open var region: MKCoordinateRegion {
        get { current }
        set { setRegion(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        move(to: .region(region), region, animated: animated)
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { current.center }
        set { setCenter(newValue, animated: false) }
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: current.span), animated: animated)
    }

    open var visibleMapRect: MKMapRect {
        get { MKMapRect(current) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        guard !mapRect.isNull else { return }
        setRegion(mapRect.region, animated: animate)
    }

    /// Shows a rectangle with space around it, in points.
    ///
    /// Until the browser has reported the size of the map, the space is a tenth of the rectangle at each edge that has
    /// some.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(padded(mapRect, insets), animated: animate)
    }

    /// Returns a rectangle with space around it, as for `setVisibleMapRect(_:edgePadding:animated:)`.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        padded(mapRect, insets)
    }

    /// Returns the rectangle: the browser shows at least all of it.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }

    /// Returns the area: the browser shows at least all of it.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    private func padded(_ rect: MKMapRect, _ insets: UIEdgeInsets) -> MKMapRect {
        guard !rect.isNull else { return rect }
        /// The share of a length that two insets take, at most 90 per cent.
        func shares(_ first: CGFloat, _ second: CGFloat, of length: Double?) -> (Double, Double) {
            guard let length, length > 0 else { return (first > 0 ? 0.1 : 0, second > 0 ? 0.1 : 0) }
            let (first, second) = (max(Double(first), 0) / length, max(Double(second), 0) / length)
            let most = max((first + second) / 0.9, 1)
            return (first / most, second / most)
        }
        let (left, right) = shares(insets.left, insets.right, of: model.view?.width)
        let (top, bottom) = shares(insets.top, insets.bottom, of: model.view?.height)
        let (width, height) = (rect.width / (1 - left - right), rect.height / (1 - top - bottom))
        return MKMapRect(x: rect.minX - width * left, y: rect.minY - height * top, width: width, height: height)
    }

    open var camera: MKMapCamera {
        get { MKMapCamera(MapCamera(current)) }
        set { setCamera(newValue, animated: false) }
    }

    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        move(to: .camera(camera.value), camera.value.region, animated: animated)
    }

    private func move(to new: MapCameraPosition, _ region: MKCoordinateRegion?, animated: Bool) {
        // An app that sets the region it has just received must not start another move.
        guard new != position, !isShown || region?.isNear(current) != true else { return }
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        drawingWillChange()
        (position, isAnimated) = (new, animated)
        if let region { current = region }
    }

    /// Called when the user has moved the map.
    final func userDidMove(to new: MapCameraPosition) {
        position = new
        wasMovedByUser = true
    }

    /// Called when the browser reports what it shows.
    final func browserDidShow(_ region: MKCoordinateRegion) {
        if wasMovedByUser {
            wasMovedByUser = false
            delegate?.mapView(self, regionWillChangeAnimated: false)
            setTrackingMode(.none)
            isAnimated = false
        }
        current = region
        if !isShown {
            isShown = true
            delegate?.mapViewDidFinishLoadingMap(self)
        }
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: isAnimated)
    }

    // MARK: - Points

    /// Returns the point of a view at a place. Until the browser has shown the map, zero.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        guard let point = model.view?.point(at: coordinate) else { return .zero }
        return view === self ? point : convert(point, to: view)
    }

    /// Returns the place at a point of a view. Until the browser has shown the map, an invalid one.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let own = view === self ? point : convert(point, from: view)
        return model.view?.coordinate(at: own) ?? kCLLocationCoordinate2DInvalid
    }

    // MARK: - User

    open private(set) var userLocation = MKUserLocation()
    /// Whether the place of the user is shown. The browser asks the user.
    open var showsUserLocation = false { willSet { if newValue != showsUserLocation { setNeedsLayout() } } }
    open var isUserLocationVisible: Bool {
        guard let view = model.view, let place = userLocation.location?.coordinate else { return false }
        let point = view.point(at: place)
        return point.x >= 0 && point.y >= 0 && Double(point.x) <= view.width && Double(point.y) <= view.height
    }

    private var trackingMode = MKUserTrackingMode.none

    /// Whether the map shows the surroundings of the user. A move by the user ends it.
    open var userTrackingMode: MKUserTrackingMode {
        get { trackingMode }
        set { setUserTrackingMode(newValue, animated: false) }
    }

    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != trackingMode else { return }
        if mode == .none {
            move(to: .region(current), current, animated: false)
        } else {
            showsUserLocation = true
            move(to: .userLocation(fallback: .automatic), nil, animated: animated)
        }
        setTrackingMode(mode)
    }

    private func setTrackingMode(_ mode: MKUserTrackingMode) {
        guard mode != trackingMode else { return }
        trackingMode = mode
        delegate?.mapView(self, didChange: mode, animated: false)
    }

    /// Called when the browser tells where the user is.
    final func userDidMove(to location: CLLocation) {
        let isFirst = userLocation.location == nil
        userLocation.location = location
        if isFirst { setNeedsLayout() }
        delegate?.mapView(self, didUpdate: userLocation)
    }

    // MARK: - Annotations

    let annotationStore = AnnotationStore()

    /// The annotations of the app, and the place of the user if it is shown and known.
    open var annotations: [any MKAnnotation] {
        var all = annotationStore.annotations
        if showsUserLocation, userLocation.location != nil { all.append(userLocation) }
        return all
    }

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        setNeedsLayout()
        for annotation in annotations { annotationStore.add(annotation) }
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        setNeedsLayout()
        for annotation in annotations { deselectAnnotation(annotation, animated: false) }
        for view in annotationStore.remove(annotations) { view.removeFromSuperview() }
    }

    /// Returns the view of an annotation; nil until it is shown.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationStore.view(of: annotation) }

    /// Registers the class of the views of an identifier.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        guard let viewClass else { return annotationStore.register(nil, identifier) }
        guard let type = viewClass as? MKAnnotationView.Type else {
            UIView.warn("\(viewClass) is not the class of views of annotations: it is not an MKAnnotationView.")
            return
        }
        annotationStore.register(type, identifier)
    }

    /// Returns a view that was removed; nil if there is none, and no class is registered.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        annotationStore.dequeue(identifier, for: nil)
    }

    /// Returns a view that was removed, or a new one of the registered class; a marker if none is registered.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String,
        for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        annotationStore.dequeue(identifier, for: annotation)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    /// Shows the surroundings of annotations. It does not add them.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        let around = MKMapRect(around: annotations.map { $0.coordinate }.filter(CLLocationCoordinate2DIsValid))
        guard !around.isNull else { return }
        var region = around.region
        region.span.latitudeDelta = max(region.span.latitudeDelta * 1.4, 0.01)
        region.span.longitudeDelta = max(region.span.longitudeDelta * 1.4, 0.01)
        setRegion(region, animated: animated)
    }

    // MARK: - Selection

    /// The selected annotation, if there is one.
    open var selectedAnnotations: [any MKAnnotation] {
        get { annotationStore.selected.map { [$0] } ?? [] }
        set {
            if let annotation = newValue.first {
                selectAnnotation(annotation, animated: false)
            } else {
                deselectAnnotation(annotationStore.selected, animated: false)
            }
        }
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard annotationStore.selected !== annotation else { return }
        deselectAnnotation(annotationStore.selected, animated: animated)
        drawingWillChange()
        annotationStore.selected = annotation
        if let view = view(for: annotation) {
            view.setSelected(true, animated: animated)
            delegate?.mapView(self, didSelect: view)
        }
        delegate?.mapView(self, didSelect: annotation)
    }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, annotationStore.selected === annotation else { return }
        drawingWillChange()
        annotationStore.selected = nil
        if let view = view(for: annotation) {
            view.setSelected(false, animated: animated)
            delegate?.mapView(self, didDeselect: view)
        }
        delegate?.mapView(self, didDeselect: annotation)
    }

    /// Called when the user taps the view of an annotation.
    final func userDidTap(_ view: MKAnnotationView) {
        guard let annotation = view.annotation else { return }
        if annotationStore.selected === annotation {
            deselectAnnotation(annotation, animated: true)
        } else {
            selectAnnotation(annotation, animated: true)
        }
    }

    // MARK: - Overlays

    /// The figures in the order in which they are drawn.
    open var overlays: [any MKOverlay] { figures.objects }
    private var figures = ObjectList<any MKOverlay> { ObjectIdentifier($0) }
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

    open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }

    open func addOverlays(_ overlays: [any MKOverlay]) {
        setNeedsLayout()
        for overlay in overlays { figures.append(overlay) }
    }

    /// Adds a figure. The level has no effect: figures are above the pictures of the map.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }

    /// Adds figures. The level has no effect: figures are above the pictures of the map.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }

    /// Adds a figure behind those from an index.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        removeOverlay(overlay)
        setNeedsLayout()
        figures.insert(overlay, at: index)
    }

    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

    open func removeOverlays(_ overlays: [any MKOverlay]) {
        setNeedsLayout()
        figures.remove(overlays)
        for overlay in overlays {
            renderers.removeValue(forKey: ObjectIdentifier(overlay))?.map = nil
        }
    }

    /// Returns the look of a figure, for which the delegate is asked when it is shown; nil until then.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

    // MARK: - Drawing

    /// Asks for the views and looks of what has been added.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for overlay in overlays where renderers[ObjectIdentifier(overlay)] == nil {
            let renderer = delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
            renderer.map = self
            renderers[ObjectIdentifier(overlay)] = renderer
        }
        var added: [MKAnnotationView] = []
        for annotation in annotations where !annotationStore.isKnown(annotation) {
            let own = delegate?.mapView(self, viewFor: annotation)
            let view = own ?? (annotation === userLocation ? nil : defaultView(of: annotation))
            annotationStore.set(view, of: annotation)
            guard let view else { continue }
            view.annotation = annotation
            view.prepareForDisplay()
            addSubview(view)
            if annotationStore.selected === annotation { view.setSelected(true, animated: false) }
            added.append(view)
        }
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    }

    private func defaultView(of annotation: any MKAnnotation) -> MKAnnotationView {
        dequeueReusableAnnotationView(
            withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier,
            for: annotation
        )
    }

    package var drawing: AnyView {
        let own = subviews.filter { !($0 is MKAnnotationView) }
        let map = MapViewContent(map: self)
        return own.isEmpty ? AnyView(map) : AnyView(map.overlay { subviewsDrawing(own) })
    }
}

/// The identifier of the views of annotations for which the delegate returns none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

extension MKCoordinateRegion {
    /// Whether two areas differ by less than a hundredth of their size.
    fileprivate func isNear(_ other: MKCoordinateRegion) -> Bool {
        let (height, width) = (span.latitudeDelta / 100, span.longitudeDelta / 100)
        return abs(center.latitude - other.center.latitude) < height
            && abs(center.longitude - other.center.longitude) < width
            && abs(span.latitudeDelta - other.span.latitudeDelta) < height
            && abs(span.longitudeDelta - other.span.longitudeDelta) < width
    }
}
