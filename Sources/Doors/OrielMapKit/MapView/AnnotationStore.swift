internal import OrielUIKit

/// The annotations of a map with their views, and the views that can be used again.
@MainActor
final class AnnotationStore {
    private var list = ObjectList<any MKAnnotation> { ObjectIdentifier($0) }
    var annotations: [any MKAnnotation] { list.objects }
    var selected: (any MKAnnotation)?
    /// Nil for an annotation without a view of its own: the place of the user.
    private var views: [ObjectIdentifier: MKAnnotationView?] = [:]
    private var removed: [String: [MKAnnotationView]] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]

    /// The most removed views of an identifier that are kept.
    private static let reusableViewLimit = 32

    func add(_ annotation: any MKAnnotation) { list.append(annotation) }

    /// Removes annotations, and keeps up to 32 of their views per identifier for others.
    ///
    /// - Returns: The views of the annotations.
    func remove(_ annotations: [any MKAnnotation]) -> [MKAnnotationView] {
        list.remove(annotations)
        return annotations.compactMap { annotation in
            guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) ?? nil else { return nil }
            keep(view)
            return view
        }
    }

    private func keep(_ view: MKAnnotationView) {
        guard let identifier = view.reuseIdentifier else { return }
        guard removed[identifier, default: []].count < Self.reusableViewLimit else { return }
        removed[identifier, default: []].append(view)
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
