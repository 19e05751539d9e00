internal import OrielUIKit

/// The annotations of a map with their views, and the views that can be used again.
@MainActor
final class AnnotationStore {
    private(set) var annotations: [any MKAnnotation] = []
    var selected: (any MKAnnotation)?
    /// Nil for an annotation without a view of its own: the place of the user.
    private var views: [ObjectIdentifier: MKAnnotationView?] = [:]
    private var removed: [String: [MKAnnotationView]] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]

    func add(_ annotation: any MKAnnotation) {
        guard !annotations.contains(where: { $0 === annotation }) else { return }
        annotations.append(annotation)
    }

    /// - Returns: The view, which can be used again from now on.
    func remove(_ annotation: any MKAnnotation) -> MKAnnotationView? {
        annotations.removeAll { $0 === annotation }
        guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) ?? nil else { return nil }
        if let identifier = view.reuseIdentifier { removed[identifier, default: []].append(view) }
        return view
    }

    // MARK: - Views

    func isKnown(_ annotation: any MKAnnotation) -> Bool { views.keys.contains(ObjectIdentifier(annotation)) }

    func view(of annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] ?? nil }

    func set(_ view: MKAnnotationView?, of annotation: any MKAnnotation) {
        views.updateValue(view, forKey: ObjectIdentifier(annotation))
    }

    func register(_ type: MKAnnotationView.Type?, _ identifier: String) { classes[identifier] = type }

    /// Returns a removed view, or a new one of the registered class.
    func dequeue(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
        if let view = removed[identifier]?.popLast() {
            view.prepareForReuse()
            view.isSelected = false
            if let annotation { view.annotation = annotation }
            return view
        }
        guard let type = classes[identifier] else { return nil }
        MKAnnotationView.next = (annotation, identifier)
        defer { MKAnnotationView.next = (nil, nil) }
        return makeObject(type)
    }
}
