import SwiftUI
import UIKit

/// A collection of colours with a row that scrolls, and a grid below it.
struct UIKitGrid: UIViewRepresentable {
    private static func layout(_ section: Int) -> NSCollectionLayoutSection {
        let isRow = section == 0
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: isRow ? .fractionalWidth(1) : .fractionalWidth(0.25),
                heightDimension: .fractionalHeight(1)
            )
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: isRow ? .absolute(160) : .fractionalWidth(1),
                heightDimension: .absolute(64)
            ),
            subitems: [item]
        )
        let result = NSCollectionLayoutSection(group: group)
        result.orthogonalScrollingBehavior = isRow ? .continuous : .none
        return result
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout { section, _ in Self.layout(section) }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        context.coordinator.show(in: collection)
        return collection
    }

    func updateUIView(_ collection: UICollectionView, context: Context) {}

    @MainActor final class Coordinator: NSObject {
        private var tiles: UICollectionViewDiffableDataSource<Int, Int>?

        func show(in collection: UICollectionView) {
            let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
                cell.layer.cornerRadius = 10
                cell.contentConfiguration = UIHostingConfiguration { Text("\(number)").bold() }
                cell.configurationUpdateHandler = { cell, state in
                    cell.backgroundColor = state.isSelected ? .systemOrange : .tertiarySystemFill
                }
            }
            let tiles = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
                collection,
                path,
                number in
                collection.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems(Array(1...8), toSection: 0)
            snapshot.appendItems(Array(9...16), toSection: 1)
            tiles.apply(snapshot)
            self.tiles = tiles
        }
    }
}
