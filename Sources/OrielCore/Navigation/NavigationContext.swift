/// Where a view stands: the stack and the page around it.
@MainActor
struct NavigationContext {
    let model: NavigationModel
    let entry: NavigationEntry
    /// Whether links begin the stack anew, as those of a column beside it do.
    var replacesPages = false
    /// What the column beside it shows in the place of its root.
    var shown: NavigationEntry?

    /// Carries out what leads to another page: with an animation, unless the page takes the place of another one.
    func go(_ push: () -> Void) {
        var transaction = Transaction(animation: .navigation)
        if replacesPages {
            transaction = Transaction()
            model.pop(toCount: 0)
        }
        withTransaction(transaction) { push() }
    }
}

extension NavigationContext: @MainActor Equatable {
    static func == (a: NavigationContext, b: NavigationContext) -> Bool {
        a.model === b.model && a.entry === b.entry && a.replacesPages == b.replacesPages && a.shown === b.shown
    }
}

private enum NavigationContextKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
    /// The stack and page around the view; nil outside of a stack.
    var navigationContext: NavigationContext? {
        get { self[NavigationContextKey.self] }
        set { self[NavigationContextKey.self] = newValue }
    }
}

/// What the views of a page see: the page, how to leave it, and the objects of the link that led to it.
struct PageEnvironment {
    let context: NavigationContext
}

extension PageEnvironment: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.adoptObjects(of: context.entry.environment)
        values.navigationContext = context
        values.searchContext = nil
        values.isSearching = false
        if case .root = context.entry.content { return }
        values.presentation = context.entry.presentation
        // A link's `disabled` or a picker's row says nothing about the page it leads to.
        values.isInMenu = false
    }
}

extension EnvironmentValues {
    /// Takes over the objects provided in another environment, which has values in front of what is inherited here.
    @MainActor mutating func adoptObjects(of other: EnvironmentValues) {
        var seen: Set<ObjectIdentifier> = []
        var found: [EnvironmentCell] = []
        var cell = other.head
        while let current = cell, current !== head {
            if current.holdsObject, seen.insert(current.key).inserted { found.append(current) }
            cell = current.next
        }
        for cell in found.reversed() { head = cell.copy(inFrontOf: head) }
    }
}
