public import Foundation

/// Records changes, so that they can be undone and redone.
///
///     func rename(to new: String, undoManager: UndoManager?) {
///         let old = name
///         name = new
///         undoManager?.registerUndo(withTarget: self) { $0.rename(to: old, undoManager: undoManager) }
///         undoManager?.setActionName("Rename")
///     }
///
/// What is registered in one turn of the main actor is one group: it is undone together. What is registered while a
/// group is undone can be redone. Targets are not retained; actions of a target that no longer exists do nothing.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The open groups, outermost first.
    private var openGroups: [UndoGroup] = []
    private var disabledCount = 0
    private var hasEventGroup = false

    /// Called after each change of what can be undone or redone.
    package var stateDidChange: (@MainActor () -> Void)?

    nonisolated public override init() { super.init() }

    // MARK: - Registration

    /// Registers an action that undoes a change.
    ///
    /// - Parameters:
    ///   - target: The argument of the handler; not retained.
    ///   - handler: Undoes the change, and registers an action that makes it again. It must not retain the target.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroup()
        precondition(!openGroups.isEmpty, "Call beginUndoGrouping() before registerUndo if groupsByEvent is false.")
        openGroups[openGroups.count - 1].actions.append(
            UndoAction(target: target) { target in
                if let target = target as? TargetType { handler(target) }
            }
        )
        if !isUndoing, !isRedoing { redoStack.removeAll() }
        stateDidChange?()
    }

    @available(*, unavailable, message: "Linux has no selectors; use registerUndo(withTarget:handler:)")
    open func registerUndo(withTarget target: Any, selector: String, object anObject: Any?) {}

    @available(*, unavailable, message: "Linux records no calls; use registerUndo(withTarget:handler:)")
    open func prepare(withInvocationTarget target: Any) -> Any { target }

    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Ignores registrations until the same number of calls of ``enableUndoRegistration()``.
    open func disableUndoRegistration() { disabledCount += 1 }

    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "Call disableUndoRegistration() before enableUndoRegistration().")
        disabledCount -= 1
    }

    // MARK: - Groups

    /// Whether a group is opened by the first registration of a turn of the main actor, and closed after the turn.
    open var groupsByEvent = true

    /// How many groups are kept; 0 for all.
    open var levelsOfUndo = 0 {
        didSet { dropOldGroups() }
    }

    /// Has no effect: there is one run loop.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    open var groupingLevel: Int { openGroups.count }

    open func beginUndoGrouping() {
        openEventGroup()
        openGroup()
    }

    private func openGroup() {
        post(.NSUndoManagerCheckpoint)
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    open func endUndoGrouping() {
        precondition(!openGroups.isEmpty, "Call beginUndoGrouping() before endUndoGrouping().")
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = openGroups.removeLast()
        if openGroups.isEmpty {
            hasEventGroup = false
            keep(group)
        } else {
            openGroups[openGroups.count - 1].add(group)
        }
        post(.NSUndoManagerDidCloseUndoGroup)
        stateDidChange?()
    }

    private func keep(_ group: UndoGroup) {
        guard !group.actions.isEmpty else { return }
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        dropOldGroups()
    }

    private func openEventGroup() {
        guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
        openGroup()
        hasEventGroup = true
        // Runs after the turn that registers.
        Task { @MainActor [weak self] in self?.closeEventGroup() }
    }

    private func closeEventGroup() {
        // Groups that the app has opened stay open.
        if hasEventGroup, openGroups.count == 1 { endUndoGrouping() }
    }

    private func dropOldGroups() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    // MARK: - Undo and redo

    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    /// How many groups can be undone.
    open var undoCount: Int { undoStack.count }
    /// How many groups can be redone.
    open var redoCount: Int { redoStack.count }

    /// Undoes the last group. Unlike Apple's, closes all open groups before, so that the keys of a user cannot end
    /// the process.
    open func undo() {
        guard !isUndoing, !isRedoing else { return }
        while !openGroups.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last closed group.
    open func undoNestedGroup() {
        precondition(openGroups.isEmpty, "Call endUndoGrouping() for each open group before undoNestedGroup().")
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
        stateDidChange?()
    }

    /// Makes the last undone change again.
    open func redo() {
        guard !isUndoing, !isRedoing else { return }
        while !openGroups.isEmpty { endUndoGrouping() }
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
        stateDidChange?()
    }

    /// Runs the actions of a group, the last one first, and collects in one group what they register.
    private func run(_ group: UndoGroup) {
        openGroup()
        openGroups[0].name = group.name
        openGroups[0].isDiscardable = group.isDiscardable
        openGroups[0].userInfo = group.userInfo
        for action in group.actions.reversed() { action.run() }
        while !openGroups.isEmpty { endUndoGrouping() }
    }

    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        openGroups.removeAll()
        hasEventGroup = false
        disabledCount = 0
        stateDidChange?()
    }

    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        func cleaned(_ groups: [UndoGroup]) -> [UndoGroup] {
            groups.map { $0.without(object) }.filter { !$0.actions.isEmpty }
        }
        undoStack = cleaned(undoStack)
        redoStack = cleaned(redoStack)
        openGroups = openGroups.map { $0.without(object) }
        stateDidChange?()
    }

    // MARK: - Names

    /// The name of what ``undo()`` undoes; empty if it has none.
    open var undoActionName: String { nextUndo?.name ?? "" }
    /// The name of what ``redo()`` makes again; empty if it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// Names the change that is being registered.
    open func setActionName(_ actionName: String) { change { $0.name = actionName } }

    /// The title of a menu item, such as "Undo Rename". English; an app with other languages overrides these methods.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Whether the change need not be saved.
    open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    open func setActionIsDiscardable(_ discardable: Bool) { change { $0.isDiscardable = discardable } }

    /// A key of a value that an app keeps with a change.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { change { $0.userInfo[key] = info } }

    open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.userInfo[key] }
    open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoStack.last?.userInfo[key] }

    private var nextUndo: UndoGroup? { openGroups.first { !$0.actions.isEmpty } ?? undoStack.last }

    /// Changes the outermost open group or, without one, the last closed group.
    private func change(_ body: (inout UndoGroup) -> Void) {
        if !openGroups.isEmpty {
            body(&openGroups[0])
        } else if !undoStack.isEmpty {
            body(&undoStack[undoStack.count - 1])
        }
        stateDidChange?()
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
    public static let NSUndoManagerCheckpoint = Self(rawValue: "NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Self(rawValue: "NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Self(rawValue: "NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Self(rawValue: "NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Self(rawValue: "NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Self(rawValue: "NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Self(rawValue: "NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Self(rawValue: "NSUndoManagerDidRedoChangeNotification")
}
