/// A view that shows the first of its views that fits into the offered space, or else the last one.
///
///     ViewThatFits(in: .horizontal) {
///         HStack { Text("12 new messages"); progress }
///         progress
///     }
///
/// The browser chooses, so no round trip is needed when a window changes its size. Unlike Apple's, the first view is shown, and
/// appears, until the browser has chosen.
public struct ViewThatFits<Content> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// - Parameter axes: The axes along which a view must fit with its ideal size.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    package static func makeViewType() -> ViewType { FittingViewType<Content>() }
}

private class AnyFittingViewType: ViewType {
    final override func update(_ node: ViewNode, from value: OwnedValue) {
        preconditionFailure("Nodes of ViewThatFits update themselves.")
    }

    func update(_ node: FittingNode, from value: OwnedValue) {
        preconditionFailure("AnyFittingViewType is abstract; update(_:from:) must be overridden.")
    }
}

private final class FittingViewType<Content: View>: AnyFittingViewType {
    private let layout = WrapperLayout(ViewThatFits<Content>.self)
    private let contentType = ViewType.of(Content.self, in: .fitting)

    init() { super.init(ViewThatFits<Content>.self) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let axes = value.field(at: layout.addition).take(Axis.Set.self)
        let node = FittingNode(axes, type: self, parent: parent, environment: environment)
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: environment)
        return node
    }

    override func update(_ node: FittingNode, from value: OwnedValue) {
        node.axes = value.field(at: layout.addition).take(Axis.Set.self)
        node.firstChild.unsafelyUnwrapped.update(from: value.field(at: layout.content))
    }
}

/// The node of a `ViewThatFits`. It conceals the views that the browser does not show.
private final class FittingNode: ElementNode {
    /// The index of the view that fits.
    private var chosen = 0
    private var isUpToDate = true
    var axes: Axis.Set {
        didSet { show(makeElement()) }
    }

    init(
        _ axes: Axis.Set,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.axes = axes
        super.init(Element(.hidden), type: type, parent: parent, environment: environment)
        begin(with: makeElement())
    }

    private func makeElement() -> Element {
        var attributes: Attributes = [.axes: .string(axes.words)]
        if chosen > 0 { attributes[.index] = .number(Double(chosen)) }
        return Element(.viewThatFits, attributes: attributes, events: .measure)
    }

    override func update(from value: OwnedValue) { type(as: AnyFittingViewType.self).update(self, from: value) }

    override func handle(_ event: ElementEvent) {
        guard case .measure(let numbers) = event, let number = numbers.first else { return }
        chosen = Int(number)
        showChoice()
        show(makeElement())
    }

    /// Checks again which view is shown, after views have been inserted or removed.
    func viewsDidChange() {
        guard isUpToDate else { return }
        isUpToDate = false
        graph.enqueue { [self] in
            isUpToDate = true
            if isMounted { showChoice() }
        }
    }

    private func showChoice() {
        var views: [CandidateNode] = []
        func collect(_ node: ViewNode) {
            guard let view = node as? CandidateNode else { return node.forEachChild(collect) }
            // An empty `if` is not one of the views that the browser chooses from.
            if view.isEmpty { view.concealContent(true) } else { views.append(view) }
        }
        forEachChild(collect)
        for (index, view) in views.enumerated() where index != chosen { view.concealContent(true) }
        // Last, so that the view that leaves disappears before the other one appears.
        if let view = views.indices.contains(chosen) ? views[chosen] : views.last { view.concealContent(false) }
    }
}

extension RowContext {
    fileprivate static let fitting = RowContext("fitting", isLazy: false, enclosesModifiers: true) {
        CandidateViewType($0)
    }
}

/// The type of one of the views of a `ViewThatFits`.
private final class CandidateViewType: ViewType {
    private let contentType: ViewType

    init(_ content: ViewType) {
        contentType = content
        super.init(content.metatype)
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = CandidateNode(type: self, parent: parent, environment: environment)
        // The view is concealed until the enclosing node shows it.
        node.concealContent(true)
        node.firstChild = contentType.mount(value, in: node, environment: environment)
        node.container?.viewsDidChange()
        return node
    }
}

private final class CandidateNode: ViewNode {
    var container: FittingNode? {
        var ancestor = parent
        while let node = ancestor {
            if let node = node as? FittingNode { return node }
            ancestor = node.parent
        }
        return nil
    }

    var isEmpty: Bool {
        var element: ElementNode?
        firstChild?.firstOutermostElement(into: &element)
        return element == nil
    }

    override func update(from value: OwnedValue) {
        let wasEmpty = isEmpty
        firstChild.unsafelyUnwrapped.update(from: value)
        if wasEmpty != isEmpty { container?.viewsDidChange() }
    }

    override func willUnmount() {
        concealContent(false)
        container?.viewsDidChange()
    }
}
