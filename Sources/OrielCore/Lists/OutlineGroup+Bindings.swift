// Trees whose values the rows change. The rows are likely to contain controls, so only an arrow opens them.

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    /// Creates rows with bindings to a value and its children.
    ///
    /// - Parameter children: The children of a value; nil for a value that can have none.
    public nonisolated init<C, E>(
        _ root: Binding<E>,
        children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element
    {
        self.init(outline: Outline(id: \.id, children: children, content: content), roots: .one(root))
    }

    /// Creates rows with bindings to values and their children.
    ///
    ///     OutlineGroup($tasks, children: \.parts) { $task in
    ///         Toggle(task.title, isOn: $task.isDone)
    ///     }
    ///
    /// - Parameter children: The children of a value; nil for a value that can have none.
    public nonisolated init<C, E>(
        _ data: Binding<C>,
        children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element
    {
        self.init(outline: Outline(id: \.id, children: children, content: content), roots: .many(data))
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates rows with bindings to a value and its children, identified by a key path.
    public nonisolated init<C, E>(
        _ root: Binding<E>,
        id: KeyPath<E, ID>,
        children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        self.init(outline: Outline(id: id, children: children, content: content), roots: .one(root))
    }

    /// Creates rows with bindings to values and their children, identified by a key path.
    public nonisolated init<C, E>(
        _ data: Binding<C>,
        id: KeyPath<E, ID>,
        children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        self.init(outline: Outline(id: id, children: children, content: content), roots: .many(data))
    }
}
