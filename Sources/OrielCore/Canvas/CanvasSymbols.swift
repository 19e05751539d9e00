import Foundation

/// The views that a canvas can draw, by their tags.
final class CanvasSymbols {
    private let views: [AnyHashable: AnyView]
    private let sizes: [AnyHashable: CGSize]
    private(set) var measured: [(AnyHashable, AnyView)] = []

    init<Symbols: View>(_ symbols: Symbols, sizes: [AnyHashable: CGSize]) {
        self.sizes = sizes
        var views: [AnyHashable: AnyView] = [:]
        for symbol in TaggedView.all(in: symbols) {
            guard let tag = symbol.tag else { continue }
            // The first view with a tag is used, as in a dictionary of unique keys.
            if views[tag] == nil { views[tag] = symbol.view }
        }
        self.views = views
    }

    func view(_ id: AnyHashable) -> AnyView? { views[id] }

    func size(_ id: AnyHashable) -> CGSize {
        if let view = views[id], !measured.contains(where: { $0.0 == id }) { measured.append((id, view)) }
        return sizes[id] ?? .zero
    }
}

/// A view with its tag, found in a value without mounting it.
struct TaggedView {
    var tag: AnyHashable?
    let view: AnyView

    /// Returns the views that a view consists of.
    static func all<V: View>(in view: V) -> [TaggedView] {
        (view as? any TaggedViewContainer)?.taggedViews ?? [TaggedView(tag: nil, view: AnyView(view))]
    }

    static func all(inAny value: Any) -> [TaggedView] {
        guard let view = value as? any View else { return [] }
        return all(in: view)
    }
}

/// A view whose value contains views, possibly with tags.
private protocol TaggedViewContainer {
    var taggedViews: [TaggedView] { get }
}

extension EmptyView: TaggedViewContainer {
    fileprivate var taggedViews: [TaggedView] { [] }
}

extension TupleView: TaggedViewContainer {
    fileprivate var taggedViews: [TaggedView] {
        Mirror(reflecting: value).children.flatMap { TaggedView.all(inAny: $0.value) }
    }
}

extension Group: TaggedViewContainer {
    fileprivate var taggedViews: [TaggedView] { TaggedView.all(inAny: content) }
}

extension Optional: TaggedViewContainer {
    fileprivate var taggedViews: [TaggedView] { map { TaggedView.all(inAny: $0) } ?? [] }
}

extension _ConditionalContent: TaggedViewContainer {
    fileprivate var taggedViews: [TaggedView] {
        switch storage {
        case .trueContent(let view): TaggedView.all(inAny: view)
        case .falseContent(let view): TaggedView.all(inAny: view)
        }
    }
}

extension ForEach: TaggedViewContainer {
    fileprivate var taggedViews: [TaggedView] {
        data.flatMap { element in
            TaggedView.all(inAny: content(element))
                .map { TaggedView(tag: $0.tag ?? AnyHashable(id(element)), view: $0.view) }
        }
    }
}

extension ModifiedContent: TaggedViewContainer {
    fileprivate var taggedViews: [TaggedView] {
        guard let whole = self as? any View else { return [] }
        let inner = TaggedView.all(inAny: content)
        let tag = (modifier as? any TagCarrier)?.carriedTag
        // A modifier of several views is applied to all of them when they are drawn; only their tags are needed here.
        guard inner.count == 1 || tag != nil else { return inner }
        return [TaggedView(tag: tag ?? inner.first?.tag, view: AnyView(whole))]
    }
}

private protocol TagCarrier {
    var carriedTag: AnyHashable { get }
}

extension TagModifier: TagCarrier {
    fileprivate var carriedTag: AnyHashable { AnyHashable(tag) }
}
