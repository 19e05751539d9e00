package import Foundation

extension UIView {
    /// Called when the browser reports the size of the view.
    package func setMeasuredSize(_ new: CGSize) {
        guard new != size else { return }
        drawingWillChange()
        changeSize(to: new)
    }

    func changeSize(to new: CGSize) {
        guard new != size else { return }
        let (width, height) = (new.width - size.width, new.height - size.height)
        size = new
        needsLayout = true
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints { view.resize(by: width, height) }
    }

    /// Follows a change of the superview's size. The flexible parts of the frame share the change.
    private func resize(by width: CGFloat, _ height: CGFloat) {
        var new = frame
        func share(_ change: CGFloat, _ parts: [AutoresizingMask]) -> (before: CGFloat, length: CGFloat) {
            let flexible = parts.filter(autoresizingMask.contains)
            let part = flexible.isEmpty ? 0 : change / CGFloat(flexible.count)
            return (flexible.contains(parts[0]) ? part : 0, flexible.contains(parts[1]) ? part : 0)
        }
        let x = share(width, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        let y = share(height, [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        new.origin.x += x.before
        new.size.width = max(0, new.size.width + x.length)
        new.origin.y += y.before
        new.size.height = max(0, new.size.height + y.length)
        if !sizesToFit { frame = new }
    }
}
