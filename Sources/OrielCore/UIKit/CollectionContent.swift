import Foundation
import OrielUIKit

/// A collection of UIKit: cells at the places of its layout, or a list.
struct CollectionContent: View {
    let collection: UICollectionView
    let stretch: Stretch

    var body: some View {
        collection.noteDrawing()
        return Group {
            if let configuration = collection.listConfiguration {
                CollectionList(collection: collection, configuration: configuration)
            } else {
                CollectionScroll(collection: collection)
            }
        }
        .background {
            if let view = collection.backgroundView { DrawnView(view: view, stretch: .both) }
        }
        .stretched(stretch)
    }
}

/// The cells at the places that the layout has computed.
private struct CollectionScroll: View {
    let collection: UICollectionView
    @State private var seen = SeenPart()

    var body: some View {
        collection.noteDrawing()
        let (content, visible, inset) = (collection.contentSize, collection.bounds.size, collection.contentInset)
        let axes = Axis.Set(of: content, in: visible)
        let sections = collection.orthogonalSections
        let isLarge = collection.isLarge
        let elements = collection.elements(in: isLarge ? seen.rect(of: visible) : .all)
        let numbers = Set(sections.map(\.section))
        return ScrollView(collection.isScrollEnabled ? axes : []) {
            ZStack(alignment: .topLeading) {
                CollectionElements(
                    collection: collection,
                    elements: elements.filter { !$0.scrollsAlone(in: numbers) },
                    origin: .zero
                )
                ForEach(sections, id: \.section) { section in
                    OrthogonalContent(
                        collection: collection,
                        section: section,
                        elements: elements.filter {
                            $0.scrollsAlone(in: numbers) && $0.attributes.indexPath.section == section.section
                        }
                    )
                }
            }
            .frame(
                width: axes.contains(.horizontal) ? content.width : nil,
                height: axes.contains(.vertical) ? content.height : nil,
                alignment: .topLeading
            )
            .frame(
                maxWidth: axes.contains(.horizontal) ? nil : .infinity,
                maxHeight: axes.contains(.vertical) ? nil : .infinity,
                alignment: .topLeading
            )
            .padding(EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right))
        }
        .modifier(ScrollBehavior(scroll: collection))
        .if(isLarge) { drawn in
            drawn.onScrollGeometryChange(for: SeenPart.self) { geometry in
                SeenPart(at: geometry.contentOffset, in: visible)
            } action: { _, new in
                seen = new
            }
        }
    }
}

extension Axis.Set {
    /// The directions in which content scrolls.
    fileprivate init(of content: CGSize, in visible: CGSize) {
        self = []
        if content.width > visible.width + 0.5 { insert(.horizontal) }
        if content.height > visible.height + 0.5 || isEmpty { insert(.vertical) }
    }
}

extension UICollectionView {
    /// Whether only the cells near the visible part are drawn.
    fileprivate var isLarge: Bool { sections().reduce(0) { $0 + $1.rows.count } > 200 }
}

extension CollectionElement {
    /// Whether the element is a cell of a section that scrolls on its own, or belongs to such a cell.
    fileprivate func scrollsAlone(in sections: Set<Int>) -> Bool {
        (key.role == .item || attributes.isOfItem) && sections.contains(attributes.indexPath.section)
    }
}

extension CGRect {
    fileprivate static let all = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
}

/// The visible part of a large collection, in steps of half of its size, so that few movements draw other cells.
private struct SeenPart: Equatable, Sendable {
    private var column = 0
    private var row = 0

    init() {}

    init(at offset: CGPoint, in size: CGSize) {
        column = Self.step(offset.x, size.width)
        row = Self.step(offset.y, size.height)
    }

    private static func step(_ offset: CGFloat, _ length: CGFloat) -> Int {
        guard offset.isFinite else { return 0 }
        return Int(max(0, min(offset, 1e7)) / half(of: length))
    }

    private static func half(of length: CGFloat) -> CGFloat { max(length, 100) / 2 }

    /// The part that is drawn: the visible one, and as much before and after it.
    func rect(of size: CGSize) -> CGRect {
        let (width, height) = (Self.half(of: size.width), Self.half(of: size.height))
        return CGRect(
            x: CGFloat(column - 2) * width,
            y: CGFloat(row - 2) * height,
            width: width * 7,
            height: height * 7
        )
    }
}

/// A section that scrolls across the direction of its collection.
private struct OrthogonalContent: View {
    let collection: UICollectionView
    let section: OrthogonalSection
    let elements: [CollectionElement]

    var body: some View {
        let frame = section.frame
        return ScrollView(section.scrollsHorizontally ? .horizontal : .vertical) {
            ZStack(alignment: .topLeading) {
                CollectionElements(collection: collection, elements: elements, origin: frame.origin)
            }
            .frame(width: section.contentSize.width, height: section.contentSize.height, alignment: .topLeading)
        }
        .scrollIndicators(.hidden)
        .if(section.isPaging) { $0.scrollTargetBehavior(.paging) }
        .environment(\.refreshControl, nil)
        .frame(width: frame.width, height: frame.height)
        .position(x: frame.midX, y: frame.midY)
    }
}

/// Views at their places, relative to a point of the content.
private struct CollectionElements: View {
    let collection: UICollectionView
    let elements: [CollectionElement]
    let origin: CGPoint

    var body: some View {
        // A layout of the app may change attributes that it has returned before.
        collection.noteDrawing()
        return ForEach(elements, id: \.key) { element in
            PlacedElement(collection: collection, key: element.key, place: ElementPlace(element, from: origin))
        }
    }
}

/// The attributes of an element as a value.
private struct ElementPlace: Equatable {
    let path: IndexPath
    let frame: CGRect
    let alpha: CGFloat
    let zIndex: Int
    let transform: [CGFloat]?
    let measured: MeasuredLengths

    init(_ element: CollectionElement, from origin: CGPoint) {
        let attributes = element.attributes
        path = attributes.indexPath
        frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        alpha = attributes.alpha
        zIndex = attributes.zIndex
        measured = attributes.measured
        let transform = attributes.transform3D
        self.transform = CATransform3DIsIdentity(transform) ? nil : transform.planeValues
    }

    var stretch: Stretch {
        var stretch: Stretch = []
        if !measured.contains(.width) { stretch.insert(.horizontal) }
        if !measured.contains(.height) { stretch.insert(.vertical) }
        return stretch
    }
}

private struct PlacedElement: View {
    let collection: UICollectionView
    let key: CollectionElement.Key
    let place: ElementPlace

    var body: some View {
        collection.noteDrawing()
        let view = collection.makeView(of: key, at: place.path)
        view?.take(place)
        return Group {
            if let view { content(view) }
        }
    }

    @MainActor private func content(_ view: UICollectionReusableView) -> some View {
        let measured = place.measured
        return DrawnView(view: view, stretch: place.stretch)
            .frame(
                width: measured.contains(.width) ? nil : max(0, place.frame.width),
                height: measured.contains(.height) ? nil : max(0, place.frame.height)
            )
            .if(key.role == .item && collection.allowsSelection) { drawn in
                drawn
                    .contentShape(Rectangle())
                    .onTapGesture { collection.userDidSelect(key.id) }
                    .accessibilityAddTraits(
                        collection.selected.contains(key.id) ? [.isButton, .isSelected] : .isButton
                    )
            }
            .if(!measured.isEmpty) { drawn in
                drawn.onGeometryChange(for: CGSize.self, of: \.size) { size in
                    view.setMeasuredSize(size)
                    collection.contentDidChange(key, to: size)
                }
            }
            .if(place.transform != nil) { $0.modifier(PlaneTransform(values: place.transform ?? [], anchor: .center)) }
            .if(place.alpha != 1) { $0.opacity(place.alpha) }
            .position(x: place.frame.midX, y: place.frame.midY)
            .zIndex(Double(place.zIndex))
    }
}

extension UICollectionReusableView {
    /// Gives the view the lengths of its place that its content does not determine.
    fileprivate func take(_ place: ElementPlace) {
        guard place.measured.isEmpty else { return }
        setMeasuredSize(place.frame.size)
    }
}
