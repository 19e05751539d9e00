import Foundation

/// The space between two lines of the texts at the upper and the lower edge of a view, in points; nil where it has no text.
struct TextEdges: Equatable, Sendable {
    var top: CGFloat?
    var bottom: CGFloat?

    init(top: CGFloat? = nil, bottom: CGFloat? = nil) {
        self.top = top
        self.bottom = bottom
    }

    /// Finds the texts as the renderer of pages does; see `TextDistance`.
    init(of tree: ElementTree?) {
        self.init()
        guard let tree else { return }
        let attributes = tree.element.attributes
        switch tree.element.kind {
        case .text:
            top = Self.lineGap(of: tree.element)
            bottom = top
        case .vStack:
            top = TextEdges(of: tree.children.first).top
            bottom = TextEdges(of: tree.children.last).bottom
        case .hStack:
            let edges = tree.children.lazy.filter { !$0.standsFor(.spacer) }.map { TextEdges(of: $0) }
            guard let first = edges.first else { return }
            self = edges.dropFirst().reduce(first) {
                TextEdges(top: Self.common($0.top, $1.top), bottom: Self.common($0.bottom, $1.bottom))
            }
        case .frame:
            let limits: [Attributes.Name] = [.height, .minHeight, .maxHeight]
            if limits.allSatisfy({ attributes[$0] == nil }) { self = TextEdges(ofOnlyViewIn: tree) }
        case .padding:
            self = TextEdges(ofOnlyViewIn: tree)
            if attributes.padding.top != 0 { top = nil }
            if attributes.padding.bottom != 0 { bottom = nil }
        case .overlay, .background, .mask: self = TextEdges(of: tree.children.first)
        case let kind where kind.keepsSize: self = TextEdges(ofOnlyViewIn: tree)
        default: break
        }
    }

    private init(ofOnlyViewIn tree: ElementTree) {
        self.init(of: tree.children.count == 1 ? tree.children[0] : nil)
    }

    /// Returns the greater space; nil if one of the views has no text there.
    static func common(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return nil }
        return max(a, b)
    }

    private static func lineGap(of text: Element) -> CGFloat {
        let heights = LetterHeight(of: text)
        let gap = heights.line - heights.ascent - heights.descent
        return max(0, SizeEstimate.fontSize(of: text) * gap)
    }
}
