import SwiftUI
import UIKit

@MainActor let cell = UITableViewCell()

// UIButton.swift
func send() {}

// UIAction.swift
let controller = UIViewController()
let button = UIButton(type: .system)

// UIToolbar.swift
func send() {}

// NSLayoutConstraint+VisualFormat.swift
let title = UILabel()
let button = UIButton(type: .system)

// UIContextMenuInteraction.swift
let view = UIView()
let delegate: any UIContextMenuInteractionDelegate

// UISplitViewController.swift
typealias FoldersController = UIViewController
typealias MessagesController = UIViewController

// UIFontMetrics.swift
let label = UILabel()

// NSDiffableDataSourceSnapshot.swift
enum Section { case main }
typealias Item = String
let items: [Item] = []
let dataSource: UITableViewDiffableDataSource<Section, Item>

// UIContentConfiguration.swift
let person = (name: "", age: 0)

// CALayer.swift
let view = UIView()

// CALayer.swift 2
let layer = CALayer()

// CALayerDelegate.swift
let layer = CALayer()
let grid = Grid()

// UIActivityViewController.swift
let address = URL(string: "https://example.com")!
let controller = UIViewController()

// UIPresentationController.swift
let controller = UIViewController()

// CAPropertyAnimation.swift
let heart = UIView()

// UICollectionView.swift
final class Coordinator: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}
let coordinator = Coordinator()

// UICollectionView+Registration.swift
let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
let path = IndexPath(item: 0, section: 0)

// UICollectionViewCell.swift
let cell = UICollectionViewCell()

// UIBackgroundConfiguration.swift
let cell = UICollectionViewCell()

// UICollectionViewListCell.swift
let cell = UICollectionViewListCell()

// NSCollectionLayoutGroup.swift
let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
)

// UIRefreshControl.swift
let table = UITableView()
func load() {}

// UISearchController.swift
final class Updater: NSObject, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {}
}
let navigationItem = UINavigationItem(title: "")
let updater = Updater()

// UIViewPropertyAnimator.swift
let card = UIView()

// CATextLayer.swift
let view = UIView()

// NSAttributedString+Documents.swift
func read() throws {
    // sample
}
