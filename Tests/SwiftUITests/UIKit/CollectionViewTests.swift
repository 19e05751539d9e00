import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct CollectionViewTests {
    private func flow(size: CGFloat = 100) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size, height: 40)
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 8
        return layout
    }

    // MARK: - Flow layout

    @Test func `a flow layout fills lines from edge to edge`() {
        let collection = TileCollection(CountingSource([4]), flow())

        // Three cells of 100 points leave 20 points for two gaps.
        #expect(collection.frames(4).map(\.minX) == [0, 110, 220, 0])
        #expect(collection.frames(4).map(\.minY) == [0, 0, 0, 48])
        #expect(collection.contentSize == CGSize(width: 320, height: 88))
    }

    @Test func `cells of different sizes share a line, the last of which is not stretched`() {
        let source = CountingSource([3])
        source.sizes[IndexPath(item: 0, section: 0)] = CGSize(width: 200, height: 80)
        source.sizes[IndexPath(item: 2, section: 0)] = CGSize(width: 150, height: 20)
        let collection = TileCollection(source, flow())

        // The smaller cell is in the middle of its line.
        #expect(
            collection.frames(3) == [
                CGRect(x: 0, y: 0, width: 200, height: 80),
                CGRect(x: 220, y: 20, width: 100, height: 40),
                CGRect(x: 0, y: 88, width: 150, height: 20),
            ]
        )
    }

    @Test func `sections have insets, headers and footers`() {
        let layout = flow()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
        layout.headerReferenceSize = CGSize(width: 0, height: 25)
        layout.footerReferenceSize = CGSize(width: 0, height: 15)
        let collection = TileCollection(CountingSource([1, 1]), layout)
        let header = collection.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 1)
        )

        #expect(collection.frames(1).first?.origin == CGPoint(x: 20, y: 35))
        #expect(header?.frame == CGRect(x: 0, y: 120, width: 320, height: 25))
        #expect(header?.representedElementCategory == .supplementaryView)
        #expect(collection.contentSize.height == 240)
    }

    @Test func `a horizontal flow layout fills columns`() {
        let layout = flow()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 200)
        let collection = TileCollection(CountingSource([3]), layout)

        #expect(
            collection.frames(3).map(\.origin) == [.zero, CGPoint(x: 0, y: 280), CGPoint(x: 108, y: 0)]
        )
        #expect(collection.contentSize == CGSize(width: 208, height: 480))
    }

    @Test func `an estimated size asks the browser`() {
        let layout = flow()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let collection = TileCollection(CountingSource([1]), layout)
        let host = ViewHost { ShownCollection(collection: collection) }

        #expect(collection.frames(1) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
        #expect(host.texts == ["tile 0.0"])
    }

    @Test func `a setting of the layout places the cells again`() {
        let layout = flow()
        let collection = TileCollection(CountingSource([2]), layout)
        #expect(collection.frames(2).last?.minX == 105)

        layout.itemSize.width = 320
        #expect(collection.frames(2).last?.origin == CGPoint(x: 0, y: 48))
    }

    // MARK: - Compositional layout

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func tiles(_ counts: [Int], _ section: NSCollectionLayoutSection) -> TileCollection {
        TileCollection(CountingSource(counts), UICollectionViewCompositionalLayout(section: section))
    }

    @Test func `a group repeats its items as long as they fit`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 10)
        let collection = tiles([5], section)

        #expect(collection.frames(5).map(\.minX) == [14, 89, 164, 239, 14])
        #expect(collection.frames(5)[4] == CGRect(x: 14, y: 67, width: 63, height: 42))
        #expect(collection.contentSize.height == 130)
    }

    @Test func `groups are nested, and a count limits them`() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            repeatingSubitem: small,
            count: 2
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [large, column]
        )
        let collection = tiles([4], NSCollectionLayoutSection(group: group))

        #expect(
            collection.frames(4) == [
                CGRect(x: 0, y: 0, width: 160, height: 100),
                CGRect(x: 160, y: 0, width: 160, height: 50),
                CGRect(x: 160, y: 50, width: 160, height: 50),
                CGRect(x: 0, y: 100, width: 160, height: 100),
            ]
        )
    }

    @Test func `a flexible spacing fills the group`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(50))),
            count: 3
        )
        group.interItemSpacing = .flexible(10)
        let collection = tiles([3], NSCollectionLayoutSection(group: group))

        #expect(collection.frames(3).map(\.minX) == [0, 130, 260])
        #expect(NSCollectionLayoutSpacing.fixed(4).isFixedSpacing)
    }

    @Test(arguments: [
        (UICollectionLayoutListConfiguration.Appearance.plain, UIFont.TextStyle.headline),
        (.insetGrouped, .footnote), (.grouped, .footnote),
    ])
    func `the usual content of a header is that of its list`(
        appearance: UICollectionLayoutListConfiguration.Appearance,
        style: UIFont.TextStyle
    ) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
            _,
            _,
            _ in
        }
        let path = IndexPath(item: 0, section: 0)

        let header = collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)

        let text = header.defaultContentConfiguration().textProperties
        #expect(text.font.pointSize == UIFont.preferredFont(forTextStyle: style).pointSize)
        #expect(text.color == .secondaryLabel)
    }

    @Test func `the usual contents of headers and footers`() {
        #expect(UIListContentConfiguration.plainHeader().textProperties.font.pointSize == 17)
        #expect(UIListContentConfiguration.sidebarHeader().textProperties.color == .label)
        for content in [UIListContentConfiguration.groupedHeader(), .groupedFooter(), .plainFooter()] {
            #expect(content.textProperties.font.pointSize == 13)
        }
    }

    @Test func `a section has headers, and a background around all of it`() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
        ]
        section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "ground")]
        let collection = tiles([2, 1], section)
        collection.collectionViewLayout.register(TileHeader.self, forDecorationViewOfKind: "ground")
        #expect(collection.frames(1, section: 1).first?.minY == 140)

        let elements = collection.collectionViewLayout.layoutAttributesForElements(
            in: CGRect(x: 0, y: 0, width: 320, height: 480)
        )
        let ground = elements?.first { $0.representedElementCategory == .decorationView }
        #expect(ground?.frame == CGRect(x: 0, y: 0, width: 320, height: 110))
        #expect(ground?.zIndex == -1)
    }

    @Test func `an orthogonal section has the height of one group`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(90)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        let collection = tiles([3, 1], section)
        let host = ViewHost { ShownCollection(collection: collection) }

        #expect(collection.frames(3).map(\.minX) == [0, 210, 420])
        #expect(collection.frames(1, section: 1).first?.minY == 90)
        #expect(host.texts == ["tile 0.0", "tile 0.1", "tile 0.2", "tile 1.0"])
    }

    @Test func `a provider chooses sections by the space, also with frames of the app`() {
        let layout = UICollectionViewCompositionalLayout { number, environment in
            let width = environment.container.effectiveContentSize.width
            return NSCollectionLayoutSection(
                group: NSCollectionLayoutGroup.custom(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1),
                        heightDimension: .absolute(60)
                    )
                ) { _ in
                    [
                        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 30)),
                        NSCollectionLayoutGroupCustomItem(
                            frame: CGRect(x: width / 2, y: 30, width: width / 2, height: 30),
                            zIndex: number
                        ),
                    ]
                }
            )
        }
        let collection = TileCollection(CountingSource([3]), layout)

        #expect(collection.frames(3).map(\.origin) == [.zero, CGPoint(x: 160, y: 30), CGPoint(x: 0, y: 60)])
    }

    @Test func `a provider reads the size of the collection`() {
        var sizes: [CGSize] = []
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, environment in
            let surroundings: any NSCollectionLayoutEnvironment = environment
            let container: any NSCollectionLayoutContainer = surroundings.container
            sizes.append(container.contentSize)
            let items: NSCollectionLayoutGroupCustomItemProvider = { environment in
                let frame = CGRect(origin: .zero, size: environment.container.contentSize)
                return [NSCollectionLayoutGroupCustomItem(frame: frame)]
            }
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5),
                heightDimension: .fractionalHeight(0.25)
            )
            let section = NSCollectionLayoutSection(group: .custom(layoutSize: size, itemProvider: items))
            section.orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
            return section
        }
        let collection = TileCollection(
            CountingSource([2]),
            UICollectionViewCompositionalLayout(sectionProvider: provider)
        )

        #expect(collection.frames(2).last == CGRect(x: 0, y: 120, width: 160, height: 120))
        #expect(sizes == [CGSize(width: 320, height: 480)])
    }

    @Test(arguments: [(NSRectAlignment.topLeading, 0), (.top, 110), (.topTrailing, 220)])
    func `a view at the edge of a section is aligned`(alignment: NSRectAlignment, x: Int) {
        let whole = size(.fractionalWidth(1), .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: whole,
            subitems: [NSCollectionLayoutItem(layoutSize: whole)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: alignment
            )
        ]
        let header = tiles([1], section).layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        )

        #expect(header?.frame == CGRect(x: x, y: 0, width: 100, height: 30))
    }

    @Test func `a cell has badges at its edges`() {
        let badge = size(.absolute(20), .absolute(10))
        let outside = NSCollectionLayoutSupplementaryItem(
            layoutSize: badge,
            elementKind: UICollectionView.elementKindSectionHeader,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                fractionalOffset: CGPoint(x: 0.5, y: -0.5)
            )
        )
        let middle = NSCollectionLayoutSupplementaryItem(
            layoutSize: badge,
            elementKind: "dot",
            containerAnchor: NSCollectionLayoutAnchor(edges: NSDirectionalRectEdge.leading),
            itemAnchor: NSCollectionLayoutAnchor(edges: .trailing, absoluteOffset: CGPoint(x: 2, y: 0))
        )
        let whole = size(.fractionalWidth(1), .absolute(40))
        let item = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [outside, middle])
        let group = NSCollectionLayoutGroup.vertical(layoutSize: whole, subitems: [item])
        let collection = tiles([2], NSCollectionLayoutSection(group: group))
        let path = IndexPath(item: 1, section: 0)
        func frame(_ kind: String) -> CGRect? {
            collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
        }

        #expect(frame(UICollectionView.elementKindSectionHeader) == CGRect(x: 310, y: 35, width: 20, height: 10))
        #expect(frame("dot") == CGRect(x: -22, y: 55, width: 20, height: 10))
    }

    @Test func `a delegate without methods agrees to each selection`() {
        final class Plain: NSObject, UICollectionViewDelegate {}
        let delegate: any UICollectionViewDelegate = Plain()
        let collection = TileCollection(CountingSource([1]), flow())
        let path = IndexPath(item: 0, section: 0)

        #expect(delegate.collectionView(collection, shouldSelectItemAt: path))
        #expect(delegate.collectionView(collection, shouldDeselectItemAt: path))
    }

    // MARK: - Drawing

    @Test func `cells of registered classes are shown with their headers`() {
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let collection = TileCollection(CountingSource([2]), layout)
        let host = ViewHost { ShownCollection(collection: collection) }

        #expect(host.texts == ["header 0", "tile 0.0", "tile 0.1"])
        #expect(host.issues.isEmpty)
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.reuseIdentifier == "tile")
    }

    @Test func `a tap selects a cell, unless the delegate refuses`() async throws {
        let collection = TileCollection(CountingSource([4]), flow())
        let host = ViewHost { ShownCollection(collection: collection) }

        try await host.tap("tile 0.0")
        try await host.tap("tile 0.3")
        try await host.tap("tile 0.1")

        #expect(collection.source.log == ["selected 0", "deselected 0", "selected 1"])
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
    }

    @Test func `items are inserted and deleted`() async {
        let collection = TileCollection(CountingSource([2]), flow())
        let host = ViewHost { ShownCollection(collection: collection) }

        collection.source.counts = [3]
        collection.insertItems(at: [IndexPath(item: 2, section: 0)])
        await host.settle()
        #expect(host.texts == ["tile 0.0", "tile 0.1", "tile 0.2"])

        collection.source.counts = [2]
        collection.performBatchUpdates { collection.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
        await host.settle()
        // The cells stay with their items.
        #expect(host.texts == ["tile 0.1", "tile 0.2"])
    }

    @Test func `of many items, those near the visible part are drawn`() {
        let collection = TileCollection(CountingSource([5000]), flow())
        let host = ViewHost { ShownCollection(collection: collection) }

        #expect(host.texts.first == "tile 0.0")
        #expect(host.texts.count < 200)
    }

    @Test func `scrolling to an item moves the content`() {
        let collection = TileCollection(CountingSource([300]), flow())

        collection.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
        #expect(collection.contentOffset == CGPoint(x: 0, y: 480))

        collection.scrollToItem(at: IndexPath(item: 299, section: 0), at: .top, animated: false)
        #expect(collection.contentOffset.y == collection.contentSize.height - 480)
        #expect(collection.indexPathsForVisibleItems.last == IndexPath(item: 299, section: 0))
        #expect(collection.indexPathForItem(at: CGPoint(x: 115, y: 50)) == IndexPath(item: 4, section: 0))
    }

    @Test func `a layout of the app places and hides cells`() {
        let collection = TileCollection(CountingSource([3]), DiagonalLayout())
        let host = ViewHost { ShownCollection(collection: collection) }

        #expect(host.texts == ["tile 0.0", "tile 0.2"])
        #expect(collection.contentSize == CGSize(width: 500, height: 500))
    }

    @Test func `attributes are copied with all of their values`() throws {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "line",
            with: IndexPath(item: 2, section: 1)
        )
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        (attributes.alpha, attributes.zIndex) = (0.5, 3)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)

        #expect(copy !== attributes)
        #expect(copy.center == CGPoint(x: 25, y: 40))
        #expect(copy.frame == attributes.frame)
        #expect(copy.alpha == 0.5)
        #expect(copy.zIndex == 3)
        #expect(copy.transform == CGAffineTransform(scaleX: 2, y: 3))
        #expect(copy.representedElementKind == "line")
        #expect(copy.indexPath == IndexPath(item: 2, section: 1))
    }

    // MARK: - Lists

    @Test func `a list shows the rows of a snapshot, with headers and accessories`() async {
        let controller = RowsController(names: ["Apple", "Fig"])
        let host = ViewHost { ShownRows(controller: controller) }
        let texts = host.texts.filter { !$0.hasPrefix("Pin") }
        #expect(texts == ["Section 0", "Apple", "5", "Fig", "3", "Section 1", "Other", "5"])

        controller.show(["Fig", "Date"])
        await host.settle()

        #expect(!host.texts.contains("Apple"))
        #expect(host.texts.contains("Date"))
        #expect(controller.rows?.indexPath(for: "Date") == IndexPath(item: 1, section: 0))
        #expect(controller.rows?.sectionIdentifier(for: 1) == .more)
        #expect(controller.rows?.index(for: .more) == 1)
    }

    @Test func `rows of a list are selected, and swiped`() async throws {
        let controller = RowsController(names: ["Apple", "Fig"])
        let host = ViewHost { ShownRows(controller: controller) }

        try await host.tap("Pin 1")
        #expect(controller.pinned == [1])
        #expect(controller.selected.isEmpty)

        try await host.tap("Apple")
        #expect(controller.selected == ["Apple"])

        controller.collectionView.selectItem(
            at: IndexPath(item: 1, section: 0),
            animated: false,
            scrollPosition: .centeredVertically
        )
        await host.settle()
        #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test func `a background configuration is behind the content`() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .systemYellow
        background.cornerRadius = 8
        let cell = UICollectionViewListCell()
        cell.backgroundConfiguration = background
        cell.contentConfiguration = UIHostingConfiguration { Text("hosted") }
        cell.accessories = [
            .checkmark(options: UICellAccessory.CheckmarkOptions(tintColor: .systemRed)),
            .detail { cell.isHighlighted = true },
            .customView(
                configuration: UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: .leading())
            ),
        ]

        #expect(cell.accessories.count == 3)
        #expect(cell.backgroundConfiguration?.cornerRadius == 8)
        #expect(cell.configurationState == UICellConfigurationState())
    }

    @Test func `accessories have their colours`() throws {
        let cell = UICollectionViewListCell()
        func color(_ red: CGFloat) -> UIColor { UIColor(red: red / 255, green: 52 / 255, blue: 86 / 255, alpha: 1) }
        let pin = UIImageView(image: UIImage(systemName: "pin"))
        cell.accessories = [
            .disclosureIndicator(options: UICellAccessory.DisclosureIndicatorOptions(tintColor: color(17))),
            .detail(options: UICellAccessory.DetailOptions(tintColor: color(34))),
            .label(text: "new", options: UICellAccessory.LabelOptions(tintColor: color(51))),
            .customView(
                configuration: UICellAccessory.CustomViewConfiguration(
                    customView: pin,
                    placement: .trailing(),
                    tintColor: color(68)
                )
            ),
            .checkmark(options: UICellAccessory.CheckmarkOptions(tintColor: color(85))),
        ]

        let page = try ViewHost { ShownListCell(cell: cell) }.standalonePage()

        for hex in ["#113456", "#223456", "#333456", "#443456", "#553456"] { #expect(page.contains(hex)) }
    }

    @Test func `a section of rows has the height of their content`() {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.footerMode = .supplementary
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        let settings = UICollectionViewCompositionalLayoutConfiguration()
        settings.interSectionSpacing = 20
        layout.configuration = settings
        let collection = TileCollection(CountingSource([2, 1]), layout)

        #expect(collection.frames(2)[1] == CGRect(x: 16, y: 44, width: 288, height: 44))
        #expect(collection.frames(1, section: 1).first?.minY == 152)
    }
}
