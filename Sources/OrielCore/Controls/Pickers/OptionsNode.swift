/// The node of a `ForEach` in a picker whose rows have no tags: their ids serve as tags.
final class OptionsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    private typealias TaggedForEach = ForEach<Data, ID, ModifiedContent<Content, TagModifier<ID>>>

    init(
        _ view: ForEach<Data, ID, Content>,
        type: ViewType,
        parent: ViewNode,
        environment: EnvironmentCell?
    ) {
        super.init(type: type, parent: parent, environment: environment)
        firstChild = handOver(tagged(view)) {
            ViewType.of(TaggedForEach.self).mount($0, in: self, environment: environment)
        }
    }

    override func update(from value: OwnedValue) {
        let view = tagged(value.take(ForEach<Data, ID, Content>.self))
        handOver(view) { firstChild.unsafelyUnwrapped.update(from: $0) }
    }

    private func tagged(_ view: ForEach<Data, ID, Content>) -> TaggedForEach {
        let (id, content) = (view.id, view.content)
        return TaggedForEach(
            data: view.data,
            content: { ModifiedContent(content: content($0), modifier: TagModifier(tag: id($0))) },
            id: id
        )
    }
}
