public import Foundation

/// Shows a search field in a navigation bar, and tells what is searched.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = updater
///     search.searchBar.placeholder = "Fruit"
///     navigationItem.searchController = search
///
/// The field is that of SwiftUI's `searchable`. Put the `searchBar` elsewhere, such as above a table, to show a bar of
/// UIKit.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// The controller that is shown above the content while a text is searched; nil if the content itself changes.
    public final let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    public final let searchBar = UISearchBar()
    private var isSearching = false

    /// Has no effect: the search of SwiftUI decides.
    open var obscuresBackgroundDuringPresentation = true
    /// Has no effect: the search of SwiftUI decides.
    open var hidesNavigationBarDuringPresentation = true
    /// Has no effect: the search of SwiftUI decides.
    open var automaticallyShowsCancelButton = true

    /// Whether the results are shown also without a text.
    open var showsSearchResultsController = false {
        willSet { if newValue != showsSearchResultsController { searchBar.drawingWillChange() } }
    }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.owner = self
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Whether the user searches. The end of a search removes the text.
    open var isActive: Bool {
        get { isSearching }
        set { change(to: newValue) }
    }

    /// Whether the results are above the content.
    package final var showsResults: Bool {
        guard isSearching, searchResultsController != nil else { return false }
        return showsSearchResultsController || searchBar.text?.isEmpty == false
    }

    private func change(to isActive: Bool) {
        guard isActive != isSearching else { return }
        if isActive {
            delegate?.willPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
        }
        searchBar.drawingWillChange()
        isSearching = isActive
        if !isActive, searchBar.text?.isEmpty == false {
            searchBar.text = ""
            searchBar.delegate?.searchBar(searchBar, textDidChange: "")
        }
        textDidChange()
        if isActive {
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.didDismissSearchController(self)
        }
    }

    /// Called when the text or the scope has changed.
    final func textDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }

    /// Called when the user begins or ends to search in the bar of the page.
    package final func userDidChange(isSearching new: Bool) {
        guard new != isSearching else { return }
        if new {
            change(to: true)
            searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
        } else {
            change(to: false)
            searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
            searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
        }
    }

    /// Called when the user types in the bar of the page.
    package final func userDidType(_ text: String) {
        let old = searchBar.text ?? ""
        guard text != old else { return }
        let range = NSRange(location: 0, length: old.utf16.count)
        guard searchBar.delegate?.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) ?? true else {
            // The browser gets the text that is kept.
            return searchBar.searchTextField.drawingWillChange()
        }
        searchBar.text = text
        searchBar.delegate?.searchBar(searchBar, textDidChange: text)
        textDidChange()
    }
}

/// Learns what is searched.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when a search begins or ends, and when its text or scope has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Learns when a search begins and ends.
///
/// Apple's methods are optional; here they have implementations that do nothing.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
