/// Finds explicit ids in views that are not mounted.
///
/// The body of a view is evaluated only if the view has no dynamic properties, because their values belong to a mounted view.
@MainActor
enum IdentifiedContent {
    /// A view that contains itself without end stops the search.
    private static let mostLevels = 64

    static func contains<V: View>(_ id: AnyHashable, in view: V, level: Int = 0) -> Bool {
        guard level < mostLevels else { return false }
        switch view {
        case let view as any IdentifiedContentSearching: return view.contains(id, level: level + 1)
        case let view as any ContainerElementView: return contains(id, in: view.content, level: level + 1)
        default:
            let type = ViewType.of(V.self) as? BodyViewType<ViewSource<V>>
            guard let type, type.properties.isEmpty else { return false }
            return contains(id, in: view.body, level: level + 1)
        }
    }
}

/// A view whose content can be searched for an id.
@MainActor
private protocol IdentifiedContentSearching {
    func contains(_ id: AnyHashable, level: Int) -> Bool
}

extension IDView: IdentifiedContentSearching where Content: View {
    fileprivate func contains(_ id: AnyHashable, level: Int) -> Bool {
        id.base as? ID == self.id || IdentifiedContent.contains(id, in: content, level: level)
    }
}

extension ModifiedContent: IdentifiedContentSearching where Content: View {
    fileprivate func contains(_ id: AnyHashable, level: Int) -> Bool {
        IdentifiedContent.contains(id, in: content, level: level)
    }
}

extension Group: IdentifiedContentSearching where Content: View {
    fileprivate func contains(_ id: AnyHashable, level: Int) -> Bool {
        IdentifiedContent.contains(id, in: content, level: level)
    }
}

extension TupleView: IdentifiedContentSearching {
    fileprivate func contains(_ id: AnyHashable, level: Int) -> Bool {
        Mirror(reflecting: value).children.contains { child in
            (child.value as? any View).map { IdentifiedContent.contains(id, in: $0, level: level) } ?? false
        }
    }
}

extension Optional: IdentifiedContentSearching where Wrapped: View {
    fileprivate func contains(_ id: AnyHashable, level: Int) -> Bool {
        map { IdentifiedContent.contains(id, in: $0, level: level) } ?? false
    }
}

extension _ConditionalContent: IdentifiedContentSearching where TrueContent: View, FalseContent: View {
    fileprivate func contains(_ id: AnyHashable, level: Int) -> Bool {
        switch storage {
        case .trueContent(let view): IdentifiedContent.contains(id, in: view, level: level)
        case .falseContent(let view): IdentifiedContent.contains(id, in: view, level: level)
        }
    }
}
