import Foundation
import Observation
import OrielUIKit
import Testing

@MainActor
@Suite struct TextSelectionTests {
    @MainActor private final class Record {
        var changes: [() -> Void] = []
    }

    private final class Flag: @unchecked Sendable {
        // Unchecked: used on the main actor.
        var isSet = false
    }

    /// Notes in a flag that the drawing of a view has to be updated.
    private func followDrawing(of view: UIView) -> Flag {
        let flag = Flag()
        withObservationTracking {
            view.noteDrawing()
        } onChange: {
            flag.isSet = true
        }
        return flag
    }

    @Test func `a view that is drawn reads the selection without an update of the drawing`() {
        let connected = DrawingTurn.after
        defer { DrawingTurn.after = connected }
        let record = Record()
        DrawingTurn.after = { record.changes.append($0) }
        let (field, view) = (UITextField(), UITextView())
        field.text = "Ada"
        view.text = "Ada"
        let flags = [followDrawing(of: field), followDrawing(of: view)]

        #expect(field.selectedTextRange?.start == field.endOfDocument)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        #expect(flags.allSatisfy { !$0.isSet })

        for change in record.changes { change() }
        #expect(flags.allSatisfy { $0.isSet })
        #expect(field.inputState.selection.isWatched && view.inputState.selection.isWatched)
    }

    @Test func `the selection is watched once`() {
        let view = UITextView()
        _ = view.selectedRange
        let flag = followDrawing(of: view)

        _ = view.selectedRange

        #expect(view.inputState.selection.isWatched && !flag.isSet)
    }
}
