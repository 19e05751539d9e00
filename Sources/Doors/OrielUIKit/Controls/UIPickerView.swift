public import Foundation

/// Wheels, each with rows of which one is selected.
///
/// The data source and the delegate are asked when the picker is drawn. Rows are texts, as those of SwiftUI's wheels: a delegate with views
/// for rows has to give titles too.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    private var selected: [Int: Int] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

    open func numberOfRows(inComponent component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// The row that is selected, the first one at the beginning; -1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        min(selected[component] ?? 0, numberOfRows(inComponent: component) - 1)
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard row != selected[component], row >= 0 else { return }
        drawingWillChange()
        selected[component] = row
    }

    open func reloadAllComponents() { drawingWillChange() }
    open func reloadComponent(_ component: Int) { drawingWillChange() }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    package final func title(ofRow row: Int, inComponent component: Int) -> String {
        delegate?.pickerView(self, titleForRow: row, forComponent: component)
            ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string ?? ""
    }

    /// The width that the delegate gives a wheel; nil for an equal share.
    package final func width(ofComponent component: Int) -> CGFloat? {
        guard let width = delegate?.pickerView(self, widthForComponent: component), width > 0 else { return nil }
        return width
    }

    package final func userDidSelect(_ row: Int, inComponent component: Int) {
        guard row != selectedRow(inComponent: component), (0..<numberOfRows(inComponent: component)).contains(row)
        else {
            return
        }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

/// Says how many wheels and rows a picker has.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives the rows of a picker their titles, and learns which one is selected.
///
/// Apple's methods are optional; here they have implementations.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Of the attributed title, the letters are drawn.
    func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Never called: the rows of wheels have one height.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
}
