/// A modifier that declares the destination of a stack for values of a type.
struct NavigationDestinationModifier<Value: Hashable, Destination: View> {
    let destination: (Value) -> Destination
}

extension NavigationDestinationModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func makeState() -> NavigationDestination? { nil }

    private var view: (Any) -> AnyView? {
        { [destination] in ($0 as? Value).map { AnyView(destination($0)) } }
    }

    func willMount(on node: ViewNode, state: inout NavigationDestination?) {
        if let state {
            state.changeOwner(to: node)
            // A trial must not change what the stack shows.
            if !node.graph.idle.isReleasing { state.view = view }
            return
        }
        guard let model = EnvironmentValues(head: node.environment).navigationContext?.model else {
            return GraphIssue.report(
                .warning,
                "navigationDestination(for: \(Value.self).self) is outside a NavigationStack and has no effect."
            )
        }
        let new = NavigationDestination(valueType: ObjectIdentifier(Value.self), model: model, view: view)
        state = new
        if !node.graph.idle.isReleasing { model.register(new) }
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout NavigationDestination?) {
        guard let state, !FieldComparison.areEqual(old.destination, destination) else { return }
        state.view = view
        state.model.destinationDidChange(state.valueType)
    }

    func willUnmount(from node: ViewNode, state: inout NavigationDestination?) {
        guard let state else { return }
        // The next node takes it over.
        if node.graph.idle.isReleasing { state.changeOwner(to: nil) } else { state.model.unregister(state) }
    }

    static var keepsStorage: Bool { true }
    func keptStorage(in state: NavigationDestination?) -> PropertyStorage? { state }
    func makeState(keeping storage: PropertyStorage) -> NavigationDestination? { storage as? NavigationDestination }

    func canBeRebuilt(on node: ViewNode, state: NavigationDestination?) -> Bool { state != nil }
    func isEquivalent(to other: Self) -> Bool { FieldComparison.areEqual(destination, other.destination) }
}

/// A modifier that shows a page while a binding is true.
struct PresentedDestinationModifier<Destination: View> {
    @Environment(\.navigationContext) private var context
    let isPresented: Binding<Bool>
    let destination: () -> Destination

    nonisolated init(isPresented: Binding<Bool>, destination: @escaping () -> Destination) {
        self.isPresented = isPresented
        self.destination = destination
    }
}

extension PresentedDestinationModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isPresented = isPresented
        return content.modifier(
            LinkActivation(
                destination: isPresented.wrappedValue ? AnyView(destination()) : nil,
                context: context,
                slug: AddressSlug.of(String(describing: Destination.self)),
                didPop: { isPresented.wrappedValue = false }
            )
        )
    }
}

/// A modifier that shows a page for an item while the item is not nil.
struct ItemDestinationModifier<Item: Hashable, Destination: View> {
    @Environment(\.navigationContext) private var context
    let item: Binding<Item?>
    let destination: (Item) -> Destination

    nonisolated init(item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
        self.item = item
        self.destination = destination
    }
}

extension ItemDestinationModifier: ViewModifier {
    func body(content: Content) -> some View {
        let item = item
        let value = item.wrappedValue
        return content.modifier(
            LinkActivation(
                destination: value.map { AnyView(destination($0).id($0)) },
                context: context,
                slug: value.map { AddressSlug.of(AnyHashable($0)) } ?? "",
                didPop: { item.wrappedValue = nil }
            )
        )
    }
}

/// A modifier that keeps a page on the stack while it has a destination.
struct LinkActivation {
    /// Nil while the page is not to be shown.
    let destination: AnyView?
    let context: NavigationContext?
    /// The name of the page in an address; nil for the text of the content.
    let slug: String?
    /// Whether the page stays on the stack when the content is unmounted.
    var staysWithoutOwner = false
    let didPop: () -> Void
}

extension LinkActivation: ViewModifier, BehaviorModifier {
    typealias Body = Never

    final class Page {
        var entry: NavigationEntry?
    }

    func makeState() -> Page { Page() }

    func didMount(on node: ViewNode, state: inout Page) { bringUpToDate(on: node, page: state) }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Page) { bringUpToDate(on: node, page: state) }

    @MainActor private func bringUpToDate(on node: ViewNode, page: Page) {
        if let destination {
            if let entry = page.entry {
                entry.didPop = end(page)
                entry.show(destination)
            } else {
                push(destination, on: node, page: page)
            }
        } else if let entry = page.entry {
            page.entry = nil
            entry.didPop = nil
            context?.model.pop(entry)
        }
    }

    @MainActor private func push(_ view: AnyView, on node: ViewNode, page: Page) {
        guard let context else {
            return GraphIssue.report(.warning, "A link or destination is outside a NavigationStack and has no effect.")
        }
        let entry = context.model.push(
            view,
            slug: slug ?? node.textSlug ?? "page",
            environment: EnvironmentValues(head: node.environment)
        )
        page.entry = entry
        entry.didPop = end(page)
    }

    private func end(_ page: Page) -> () -> Void {
        {
            page.entry = nil
            didPop()
        }
    }

    func canBeRebuilt(on node: ViewNode, state: Page) -> Bool { destination == nil && state.entry == nil }
    func isEquivalent(to other: Self) -> Bool { other.destination == nil }

    func willUnmount(from node: ViewNode, state: inout Page) {
        guard let entry = state.entry else { return }
        state.entry = nil
        entry.didPop = nil
        if !staysWithoutOwner { context?.model.pop(entry) }
    }
}

extension View {
    /// Declares the destination of the enclosing stack for values of a type.
    ///
    /// For a value without a destination, an error is shown in place of the page.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier(destination: destination))
    }

    /// Shows a view when a binding becomes true. Going back sets the binding to false.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination))
    }

    /// Shows a view for an item when the item is not nil. Going back sets the item to nil.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<Optional<D>>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ItemDestinationModifier(item: item, destination: destination))
    }
}
