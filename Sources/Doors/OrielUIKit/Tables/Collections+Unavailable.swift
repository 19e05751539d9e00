public import Foundation

@available(*, unavailable, message: "Use UITableView, or SwiftUI's LazyVGrid and LazyHGrid.")
open class UICollectionView: UIScrollView {}

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
