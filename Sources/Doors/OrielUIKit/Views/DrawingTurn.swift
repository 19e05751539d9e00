/// The evaluation in which a page draws views.
package enum DrawingTurn {
    /// Runs a change after the evaluation that is running; at once if there is none. Set by the module that draws the
    /// views.
    @MainActor package static var after: @MainActor (@escaping () -> Void) -> Void = { change in change() }
}
