public import OrielFoundation

/// The undo manager of a window, and whether its keys have something to do.
@MainActor
final class WindowUndo: PageObject, GraphExtension {
    private(set) var canUndo = false { willSet { willChange() } }
    private(set) var canRedo = false { willSet { willChange() } }
    private var created: UndoManager?

    init(graph: ViewGraph) {}

    /// The manager, made when it is first read.
    var manager: UndoManager {
        if let created { return created }
        let manager = UndoManager()
        manager.stateDidChange = { [weak self] in self?.update() }
        created = manager
        return manager
    }

    private func update() {
        guard let created else { return }
        if canUndo != created.canUndo { canUndo = created.canUndo }
        if canRedo != created.canRedo { canRedo = created.canRedo }
    }
}

private enum WindowUndoKey: EnvironmentKey { static var defaultValue: WindowUndo? { nil } }

extension ViewGraph {
    /// Returns the root environment with the undo manager of the window.
    static func withUndo(_ environment: EnvironmentValues, ownedBy root: ViewNode) -> EnvironmentValues {
        var environment = environment
        environment.windowUndo = root.graph[WindowUndo.self]
        return environment
    }
}

extension EnvironmentValues {
    var windowUndo: WindowUndo? {
        get { self[WindowUndoKey.self] }
        set { self[WindowUndoKey.self] = newValue }
    }

    /// The undo manager of the window.
    ///
    /// The keys Command-Z and Shift-Command-Z undo and redo, with Control on other systems than Apple's. In a text
    /// field, these keys undo what was typed: the browser does that.
    @MainActor public var undoManager: UndoManager? { windowUndo?.manager }
}

/// Buttons without a look for the keys that undo and redo, while there is something to undo or redo.
struct UndoKeys: View {
    @ObservedObject var undo: WindowUndo

    var body: some View {
        if undo.canUndo {
            Button {
                undo.manager.undo()
            } label: {
                EmptyView()
            }
            .keyboardShortcut(.undo, modifiers: [])
        }
        if undo.canRedo {
            Button {
                undo.manager.redo()
            } label: {
                EmptyView()
            }
            .keyboardShortcut(.redo, modifiers: [])
        }
    }
}
