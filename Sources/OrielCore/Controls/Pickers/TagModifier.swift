/// Gives a view a tag: the value it has in a selection.
struct TagModifier<V: Hashable> {
    let tag: V
}

extension TagModifier: ViewModifier, PrimitiveModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    static func makeViewType<Content: View>(content: Content.Type) -> ViewType { TagViewType<Content, V>() }
}

// Inside a picker, a tagged view is an option element; elsewhere it has no element of its own.
extension TagModifier: ElementDescription {
    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        attributes.set(.isSelected, environment.pickerScope?.isSelected(tag) ?? false)
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.option, attributes: attributes, events: .tap)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .tap { environment.pickerScope?.select(tag) }
    }
}

private final class TagViewType<Content: View, V: Hashable>: DescribedViewType<TagModifier<V>> {
    private let contentType = ViewType.of(Content.self)
    private let layout = WrapperLayout(ModifiedContent<Content, TagModifier<V>>.self)

    init() { super.init(ModifiedContent<Content, TagModifier<V>>.self, content: contentType) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        if environment.isInPicker { return super.mount(value, in: parent, environment: environment) }
        let node = TagNode<Content, V>(
            value.field(at: layout.addition).take(TagModifier<V>.self).tag,
            layout: layout,
            type: self,
            parent: parent,
            environment: environment
        )
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: environment)
        node.tellRow()
        return node
    }
}

/// A node with a tag, for containers that search their content for tags.
@MainActor
package protocol TaggedNode: ViewNode {
    var tagValue: any Hashable { get }
}

private final class TagNode<Content: View, V: Hashable>: ViewNode, TaggedNode {
    private var tag: V
    private let layout: WrapperLayout

    init(
        _ tag: consuming V,
        layout: WrapperLayout,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.tag = tag
        self.layout = layout
        super.init(type: type, parent: parent, environment: environment)
    }

    var tagValue: any Hashable { tag }

    /// Passes the tag to the enclosing list row, which it identifies in a selection.
    func tellRow() {
        guard let row = enclosingRow else { return }
        var traits = RowTraits()
        traits.tag = AnyHashable(tag)
        row.contribute(traits, from: self)
    }

    override func willUnmount() { enclosingRow?.withdrawContribution(of: self) }

    override func update(from value: OwnedValue) {
        let new = value.field(at: layout.addition).take(TagModifier<V>.self).tag
        let isSame = new == tag
        tag = new
        firstChild.unsafelyUnwrapped.update(from: value.field(at: layout.content))
        // Containers are notified of changed tags as of changed preferences.
        if !isSame {
            preferenceDidChange()
            tellRow()
        }
    }
}

extension View {
    /// Sets the value that the view has in the selection of a picker, list or tab view.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { modifier(TagModifier(tag: tag)) }

    /// Sets the value that the view has in a selection.
    ///
    /// - Parameter includeOptional: Whether the tag also matches an optional selection. Ignored: it always does.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
        modifier(TagModifier(tag: tag))
    }
}

/// A view type that reveals whether its views have a tag, if the type contains this information.
protocol TagBearing {
    static var bearsTag: Bool { get }
    /// The view's tag.
    var tagInside: AnyHashable? { get }
}

private protocol AnyTagModifier {
    var anyTag: AnyHashable { get }
}

extension TagModifier: AnyTagModifier {
    var anyTag: AnyHashable { AnyHashable(tag) }
}

extension ModifiedContent: TagBearing {
    static var bearsTag: Bool {
        Modifier.self is any AnyTagModifier.Type || (Content.self as? any TagBearing.Type)?.bearsTag ?? false
    }

    var tagInside: AnyHashable? {
        (modifier as? any AnyTagModifier)?.anyTag ?? (content as? any TagBearing)?.tagInside
    }
}

extension IDView: TagBearing {
    static var bearsTag: Bool { (Content.self as? any TagBearing.Type)?.bearsTag ?? false }
    var tagInside: AnyHashable? { (content as? any TagBearing)?.tagInside }
}

extension _ConditionalContent: TagBearing {
    static var bearsTag: Bool {
        (TrueContent.self as? any TagBearing.Type)?.bearsTag ?? false
            || (FalseContent.self as? any TagBearing.Type)?.bearsTag ?? false
    }

    var tagInside: AnyHashable? {
        switch storage {
        case .trueContent(let content): (content as? any TagBearing)?.tagInside
        case .falseContent(let content): (content as? any TagBearing)?.tagInside
        }
    }
}
