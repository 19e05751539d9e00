import Foundation

/// The views that a canvas can draw, by their tags.
final class CanvasSymbols {
    private let views: [AnyHashable: AnyView]
    private let sizes: [AnyHashable: CGSize]
    private(set) var measured: [(AnyHashable, AnyView)] = []

    init<Symbols: View>(_ symbols: Symbols, sizes: [AnyHashable: CGSize]) {
        self.sizes = sizes
        var views: [AnyHashable: AnyView] = [:]
        for symbol in SubviewsCollection(of: symbols) {
            guard let tag = symbol.containerValues.tags.first ?? symbol.explicitID else { continue }
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
