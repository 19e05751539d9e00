/// The stack and the page that contain a view.
@MainActor
struct NavigationContext {
    let model: NavigationModel
    let entry: NavigationEntry
    /// Whether links replace the pages of the stack, as in the columns next to the detail column.
    var replacesPages = false
    /// The page that the detail column shows in place of its root, for the columns next to it.
    var shown: NavigationEntry?
    /// Whether a stack in the page takes the place of the page: it has the page's back button, and the page has no bar.
    var hostsStack = false
    /// The page that contains the view, if links in it belong to another one.
    var columnPage: NavigationEntry?
    /// The column of a split view that contains the view, unless it is the detail column.
    var column: SplitColumn?

    /// The page below this one; nil for the root.
    var previous: NavigationEntry? { entry === model.root ? nil : model.entry(below: entry) }

    /// The page that contains the view.
    var page: NavigationEntry { columnPage ?? entry }

    /// Runs a push: without an animation if it replaces the pages of the stack, with one otherwise.
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
            && a.hostsStack == b.hostsStack && a.columnPage === b.columnPage && a.column?.columns === b.column?.columns
            && a.column?.column == b.column?.column
    }
}

private enum NavigationContextKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
    /// The stack and page that contain the view; nil outside of a stack.
    var navigationContext: NavigationContext? {
        get { self[NavigationContextKey.self] }
        set { self[NavigationContextKey.self] = newValue }
    }
}

/// A modifier that sets a page's environment: the page, its dismissal, and the objects of the link that led to it.
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
        // A menu or picker around a link does not affect the page it leads to.
        values.isInMenu = false
    }
}

extension EnvironmentValues {
    /// Adopts the environment objects that another environment adds to the values inherited here.
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
