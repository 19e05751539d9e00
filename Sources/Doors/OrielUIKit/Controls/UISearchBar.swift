public import Foundation

/// A field for a search text, with a button that cancels the search.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field in the bar.
    public final let searchTextField = UISearchTextField()
    private lazy var listener = SearchFieldListener(of: self)
    /// The search that the bar belongs to.
    final weak var owner: UISearchController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.returnKeyType = .search
        searchTextField.clearButtonMode = .whileEditing
        searchTextField.delegate = listener
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var showsCancelButton = false { willSet { if newValue != showsCancelButton { drawingWillChange() } } }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// The titles of the buttons that choose where to search.
    open var scopeButtonTitles: [String]? { willSet { if newValue != scopeButtonTitles { drawingWillChange() } } }
    open var selectedScopeButtonIndex = 0 {
        willSet { if newValue != selectedScopeButtonIndex { drawingWillChange() } }
    }
    /// Whether the bar shows the buttons. Those of a `UISearchController` are shown while the user searches.
    open var showsScopeBar = false { willSet { if newValue != showsScopeBar { drawingWillChange() } } }

    /// Called when the user chooses where to search.
    package final func userDidSelectScope(_ index: Int) {
        guard index != selectedScopeButtonIndex, scopeButtonTitles?.indices.contains(index) == true else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        owner?.textDidChange()
    }

    /// The background of a bar.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    /// `prominent` and `default` for a bar with a background of its `barTintColor`.
    open var searchBarStyle = Style.default { willSet { if newValue != searchBarStyle { drawingWillChange() } } }
    open var barTintColor: UIColor? { willSet { if newValue != barTintColor { drawingWillChange() } } }
    /// Has no effect: a bar with a colour is opaque, others have no background.
    open var isTranslucent = true
    /// Has no effect: bars have no images.
    open var backgroundImage: UIImage?

    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Has no effect: keyboards belong to the user and the browser.
    open var enablesReturnKeyAutomatically = false

    open override var canBecomeFirstResponder: Bool { true }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    package final func userDidCancel() {
        delegate?.searchBarCancelButtonClicked(self)
        owner?.isActive = false
    }
}

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}

/// Tells the delegate of a search bar what happens in its field.
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(of bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.owner?.isActive = true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        bar.delegate?.searchBar(bar, textDidChange: textField.text ?? "")
        bar.owner?.textDidChange()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return true
    }
}

/// Decides about changes of a search text, and learns of them.
///
/// Apple's methods are optional; here they have implementations that agree or do nothing.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
