public import Foundation

/// Returns the section with a number; nil for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Places cells in sections of repeated groups.
///
///     let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
///     let item = NSCollectionLayoutItem(
///         layoutSize: NSCollectionLayoutSize(
///             widthDimension: .fractionalWidth(0.5),
///             heightDimension: .fractionalHeight(1)
///         )
///     )
///     let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
///     let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    /// The look of a list; nil if the layout has sections of groups.
    let listConfiguration: UICollectionLayoutListConfiguration?
    private var result = CompositionalResult()

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration()
        )
    }

    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider, configuration, list: nil) }

    private init(
        _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        list: UICollectionLayoutListConfiguration?
    ) {
        self.provider = provider
        self.configuration = configuration
        listConfiguration = list
        super.init()
    }

    /// Nil: there are no archives of layouts, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Creates the layout of a list, which is drawn as a `List`.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(
            { _, environment in
                var plain = configuration
                plain.leadingSwipeActionsConfigurationProvider = nil
                plain.trailingSwipeActionsConfigurationProvider = nil
                return NSCollectionLayoutSection.list(using: plain, layoutEnvironment: environment)
            },
            UICollectionViewCompositionalLayoutConfiguration(),
            list: configuration
        )
    }

    open override func prepare() {
        result = CompositionalResult()
        guard let collectionView else { return }
        var solver = CompositionalSolver(collection: collectionView, configuration: configuration)
        let environment = CollectionEnvironment(
            size: collectionView.bounds.size,
            traits: collectionView.traitCollection
        )
        for number in 0..<collectionView.numberOfSections {
            guard let section = provider(number, environment) else { continue }
            solver.place(section, number: number)
        }
        result = solver.finish()
    }

    open override var collectionViewContentSize: CGSize { result.size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let sections = Dictionary(uniqueKeysWithValues: result.orthogonal.map { ($0.section, $0.frame) })
        return result.elements.filter { attributes in
            // The frames of cells that scroll on their own may be outside of the content.
            let frame = sections[attributes.indexPath.section].flatMap { section in
                attributes.representedElementCategory == .cell || attributes.isOfItem ? section : nil
            }
            return (frame ?? attributes.frame).intersects(rect)
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        result.items[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        result.elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    package override var orthogonalSections: [OrthogonalSection] { result.orthogonal }
}

/// The direction of a compositional layout, and the distance of its sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0

    public override init() { super.init() }
}
