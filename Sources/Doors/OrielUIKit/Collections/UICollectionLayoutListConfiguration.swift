public import Foundation

/// The look of a collection that is a list.
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = UICollectionViewCompositionalLayout.list(using: configuration)
public struct UICollectionLayoutListConfiguration {
    /// The style of the list.
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

    /// What is above the rows of a section.
    public enum HeaderMode: Int, Sendable {
        case none
        /// The view of the data source for `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The cell of the first item.
        case firstItemInSection
    }

    /// What is below the rows of a section.
    public enum FooterMode: Int, Sendable {
        case none
        /// The view of the data source for `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    public var appearance: Appearance
    /// Whether there are lines between the rows.
    public var showsSeparators = true
    /// The colour behind the rows; nil for that of the appearance.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Returns the buttons that a swipe over a row shows at its start.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the buttons that a swipe over a row shows at its end.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) { self.appearance = appearance }
}
