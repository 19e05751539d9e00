import Foundation
import OrielFoundation
import Testing

@MainActor
struct UndoManagerTests {
    @MainActor private final class Note {
        private(set) var text = ""

        func write(_ new: String, _ manager: UndoManager) {
            let old = text
            text = new
            manager.registerUndo(withTarget: self) { $0.write(old, manager) }
        }
    }

    private let manager = UndoManager()
    private let note = Note()

    /// Writes as code of a turn of its own does.
    private func write(_ text: String, named name: String = "") async {
        note.write(text, manager)
        if !name.isEmpty { manager.setActionName(name) }
        while manager.groupingLevel > 0 { await Task.yield() }
    }

    @Test func `undoes and redoes turn by turn`() async {
        await write("a")
        await write("b")
        #expect(manager.canUndo && !manager.canRedo && manager.undoCount == 2)

        manager.undo()
        #expect(note.text == "a")
        manager.undo()
        #expect(note.text.isEmpty && !manager.canUndo && manager.redoCount == 2)
        manager.redo()
        #expect(note.text == "a" && manager.canUndo && manager.canRedo)
    }

    @Test func `undoes what one turn has registered together`() {
        note.write("a", manager)
        note.write("b", manager)

        // The group of the turn is still open.
        manager.undo()

        #expect(note.text.isEmpty && manager.redoCount == 1)
        manager.redo()
        #expect(note.text == "b")
    }

    @Test func `forgets what was undone when something else is registered`() async {
        await write("a")
        manager.undo()
        await write("b")

        #expect(!manager.canRedo)
        manager.redo()
        #expect(note.text == "b")
    }

    @Test func `keeps the name of a change`() async {
        await write("a", named: "Typing")

        #expect(manager.undoActionName == "Typing" && manager.undoMenuItemTitle == "Undo Typing")
        manager.undo()
        #expect(manager.redoActionName == "Typing" && manager.redoMenuItemTitle == "Redo Typing")
        #expect(manager.undoMenuItemTitle == "Undo")
    }

    @Test func `has groups of the app`() {
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        note.write("a", manager)
        manager.beginUndoGrouping()
        note.write("b", manager)
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        manager.endUndoGrouping()

        // An empty group is none.
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(note.text.isEmpty)
    }

    @Test func `keeps a number of levels`() async {
        manager.levelsOfUndo = 2
        for text in ["a", "b", "c"] { await write(text) }

        #expect(manager.undoCount == 2)
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(note.text == "a")
    }

    @Test func `registers nothing while that is disabled`() {
        manager.disableUndoRegistration()
        note.write("a", manager)
        manager.enableUndoRegistration()

        #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
    }

    @Test func `forgets a target`() async {
        let other = Note()
        await write("a")
        other.write("b", manager)

        manager.removeAllActions(withTarget: note)
        manager.undo()
        #expect(note.text == "a" && other.text.isEmpty)
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func `does not retain targets`() {
        var short: Note? = Note()
        weak let weakNote = short
        short?.write("a", manager)
        short = nil

        #expect(weakNote == nil)
        manager.undo()
        #expect(!manager.canUndo)
    }

    @MainActor private final class Posts {
        var names: [Notification.Name] = []
    }

    @Test func `posts what it does`() {
        let posts = Posts()
        let group: [Notification.Name] = [.NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup]
        let changes: [Notification.Name] = [
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange,
        ]
        let others: [Notification.Name] = [.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerCheckpoint]
        let observers = (group + changes + others).map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
                MainActor.assumeIsolated { posts.names.append(name) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        note.write("a", manager)
        #expect(posts.names == [.NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup])

        manager.undo()
        manager.redo()

        #expect(posts.names.filter(changes.contains) == changes)
        #expect(posts.names.filter(group.contains) == group + group + group)
        #expect(posts.names.count { $0 == .NSUndoManagerDidCloseUndoGroup } == 3)
    }

    @Test func `keeps values and marks of a change`() async {
        let key = UndoManager.UserInfoKey(rawValue: "place")
        await write("a")
        manager.setActionUserInfoValue(3, forKey: key)
        manager.setActionIsDiscardable(true)

        #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 3 && manager.undoActionIsDiscardable)
        manager.undo()
        #expect(manager.redoActionUserInfoValue(forKey: key) as? Int == 3 && manager.redoActionIsDiscardable)
    }
}
