/// One registered action.
@MainActor
struct UndoAction {
    private(set) weak var target: AnyObject?
    private let body: (AnyObject) -> Void

    init(target: AnyObject, body: @escaping (AnyObject) -> Void) {
        self.target = target
        self.body = body
    }

    /// Runs the action unless its target no longer exists.
    func run() {
        if let target { body(target) }
    }
}

/// The actions that are undone together.
@MainActor
struct UndoGroup {
    var actions: [UndoAction] = []
    var name = ""
    var isDiscardable = false
    var userInfo: [UndoManager.UserInfoKey: Any] = [:]

    /// Adds the actions of a group inside this one, which gives its name if this one has none.
    mutating func add(_ inner: UndoGroup) {
        actions += inner.actions
        if name.isEmpty { name = inner.name }
    }

    func without(_ target: AnyObject) -> UndoGroup {
        var group = self
        group.actions.removeAll { $0.target === target }
        return group
    }
}
