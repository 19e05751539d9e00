public import Foundation

/// A length in a compositional layout.
open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Hashable { case absolute, estimated, fractionalWidth, fractionalHeight }

    let kind: Kind
    /// The length in points, or the part of the container's length.
    public final let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    /// A part of the width of the container.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// A part of the height of the container.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// A length in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// The length of the content, which the browser measures; until then, a length in points.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    public final var isAbsolute: Bool { kind == .absolute }
    public final var isEstimated: Bool { kind == .estimated }
    public final var isFractionalWidth: Bool { kind == .fractionalWidth }
    public final var isFractionalHeight: Bool { kind == .fractionalHeight }

    /// The length in a container, at least zero.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .absolute, .estimated: max(0, dimension)
        case .fractionalWidth: max(0, dimension * container.width)
        case .fractionalHeight: max(0, dimension * container.height)
        }
    }
}

/// The width and the height of a part of a compositional layout.
open class NSCollectionLayoutSize: NSObject {
    public final let widthDimension: NSCollectionLayoutDimension
    public final let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The directions in which the browser measures the content.
    var measured: MeasuredLengths {
        var measured: MeasuredLengths = []
        if widthDimension.isEstimated { measured.insert(.width) }
        if heightDimension.isEstimated { measured.insert(.height) }
        return measured
    }
}

/// A distance in a compositional layout.
open class NSCollectionLayoutSpacing: NSObject {
    public final let spacing: CGFloat
    public final let isFlexibleSpacing: Bool
    public final var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// A distance in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// A least distance, which grows until the container is filled.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
}
