extension UIView {
    /// Runs changes of the data that the view shows, then a completion. They are animated only while the view is shown.
    final func changeData(animated: Bool, _ changes: @escaping () -> Void, completion: (() -> Void)?) {
        guard animated, isInPage else {
            changes()
            completion?()
            return
        }
        UIView.animate(withDuration: 0.25, animations: changes, completion: { _ in completion?() })
    }
}
