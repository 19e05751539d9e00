public import Foundation

/// The class of SwiftUI's lists on iOS, for `UICollectionView.appearance()`. Apps cannot create one.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    convenience init() { self.init(frame: .zero) }

    override init(frame: CGRect) { super.init(frame: frame) }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    @available(*, unavailable, message: "Use UITableView, or SwiftUI's LazyVGrid and LazyHGrid.")
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError("unavailable") }
}

@available(*, unavailable, message: "Use UITableViewCell, or a view of SwiftUI in a LazyVGrid.")
open class UICollectionViewCell: UIView {}

@available(*, unavailable, message: "Use UITableView, or SwiftUI's LazyVGrid and LazyHGrid.")
open class UICollectionViewLayout: NSObject {}

@available(*, unavailable, message: "Use SwiftUI's LazyVGrid and LazyHGrid.")
open class UICollectionViewFlowLayout: NSObject {}

@available(*, unavailable, message: "Use UITableView for lists, and SwiftUI's lazy grids for others.")
open class UICollectionViewCompositionalLayout: NSObject {}

@available(*, unavailable, message: "Use UITableViewDiffableDataSource, or ForEach in a LazyVGrid.")
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
}
