public import Foundation

/// A section of a compositional layout: a group that is repeated for all items.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The distances of the groups from the edges of the section.
    public final var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance of groups.
    public final var interGroupSpacing: CGFloat = 0
    /// Whether the section scrolls across the direction in which the collection scrolls.
    public final var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers, footers and other views at the edges of the section. They have the horizontal insets of the groups.
    public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Backgrounds of the section.
    public final var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Whether views at the edges of the section have the insets of the groups.
    public final var supplementariesFollowContentInsets = true

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Creates a section whose items are rows, with the height of their content.
    ///
    /// Unlike Apple's, the rows have no swipe actions and no lines. Those of
    /// `UICollectionViewCompositionalLayout.list(using:)` have.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        if configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
        {
            UIView.warn(
                "The rows of NSCollectionLayoutSection.list(using:layoutEnvironment:) have no swipe actions. Use UICollectionViewCompositionalLayout.list(using:)."
            )
        }
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row,
            repeatingSubitem: NSCollectionLayoutItem(layoutSize: row),
            count: 1
        )
        let section = NSCollectionLayoutSection(group: group)
        if configuration.appearance == .insetGrouped {
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: row,
                    elementKind: UICollectionView.elementKindSectionHeader,
                    alignment: .top
                )
            )
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: row,
                    elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom
                )
            )
        }
        return section
    }
}

/// How a section scrolls across the direction in which the collection scrolls.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    case continuous
    /// Unlike Apple's, the section stops anywhere.
    case continuousGroupLeadingBoundary
    case paging
    /// Unlike Apple's, the section stops anywhere.
    case groupPaging
    /// Unlike Apple's, the section stops anywhere.
    case groupPagingCentered
}
