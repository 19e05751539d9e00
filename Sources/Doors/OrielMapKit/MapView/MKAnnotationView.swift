public import Foundation
public import OrielCore
public import OrielUIKit

/// How far an annotation may give way to others. It has no effect: all of them are shown.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Whether a title is shown.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// The view of an annotation: an image, or subviews in the frame that the app sets. Its centre is at the place.
@MainActor @preconcurrency
open class MKAnnotationView: UIView, DoorView {
    /// The area in which annotations meet. It has no effect: all of them are shown.
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

    /// The annotation and the identifier of a view that a map makes with the initializer without arguments.
    static var next: (annotation: (any MKAnnotation)?, identifier: String?) = (nil, nil)

    open var annotation: (any MKAnnotation)? { willSet { drawingWillChange() } }
    public let reuseIdentifier: String?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates the view that a map has asked for: the initializer of `NSObject`, which makes an object of a class that
    /// is known at run time only, ends here.
    public convenience override init(frame: CGRect) {
        self.init(annotation: Self.next.annotation, reuseIdentifier: Self.next.identifier)
        if frame != .zero { self.frame = frame }
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Look

    private let picture = UIImageView()

    /// The image at the place. The view gets its size.
    open var image: UIImage? {
        get { picture.image }
        set {
            drawingWillChange()
            picture.image = newValue
            bounds.size = newValue?.size ?? .zero
        }
    }

    /// The distance of the centre of the view from the place.
    open var centerOffset = CGPoint.zero { willSet { if newValue != centerOffset { drawingWillChange() } } }
    /// The distance of the callout from the middle of the upper edge.
    open var calloutOffset = CGPoint.zero { willSet { if newValue != calloutOffset { drawingWillChange() } } }
    /// The distance of the callout on the left. Has no effect: it is above.
    open var leftCalloutOffset = CGPoint.zero
    /// The distance of the callout on the right. Has no effect: it is above.
    open var rightCalloutOffset = CGPoint.zero
    open var displayPriority = MKFeatureDisplayPriority.required
    /// Has no effect: annotations that are close together are shown one by one.
    open var clusteringIdentifier: String?
    /// Has no effect: all annotations are shown.
    open var collisionMode = CollisionMode.rectangle
    /// Has no effect: annotations are drawn in the order in which they are added.
    open var zPriority: Float = 500
    /// Has no effect: people cannot drag annotations.
    open var isDraggable = false

    // MARK: - Selection

    /// Whether a tap selects the annotation.
    open var isEnabled = true { willSet { if newValue != isEnabled { drawingWillChange() } } }
    /// False: browsers highlight what is pressed.
    open var isHighlighted = false
    open var isSelected = false { willSet { if newValue != isSelected { drawingWillChange() } } }

    /// Called when the annotation is selected or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Whether a tap shows the title and the subtitle of the annotation in a bubble, if it has a title.
    open var canShowCallout = false { willSet { if newValue != canShowCallout { drawingWillChange() } } }

    /// A view before the texts of the callout. A tap on a control is reported to the delegate of the map.
    open var leftCalloutAccessoryView: UIView? { didSet { accessoryDidChange(oldValue, leftCalloutAccessoryView) } }
    /// A view after the texts of the callout. A tap on a control is reported to the delegate of the map.
    open var rightCalloutAccessoryView: UIView? { didSet { accessoryDidChange(oldValue, rightCalloutAccessoryView) } }
    /// A view in place of the subtitle.
    open var detailCalloutAccessoryView: UIView? { willSet { drawingWillChange() } }

    private static let accessoryAction = UIAction.Identifier("MKAnnotationView.accessory")

    private func accessoryDidChange(_ old: UIView?, _ new: UIView?) {
        drawingWillChange()
        (old as? UIControl)?.removeAction(identifiedBy: Self.accessoryAction, for: .primaryActionTriggered)
        guard let control = new as? UIControl else { return }
        let action = UIAction(identifier: Self.accessoryAction) { [weak self, weak control] _ in
            guard let self, let control, let map = superview as? MKMapView else { return }
            map.delegate?.mapView(map, annotationView: self, calloutAccessoryControlTapped: control)
        }
        control.addAction(action, for: .primaryActionTriggered)
    }

    // MARK: - Reuse

    /// Called before the view gets another annotation.
    open func prepareForReuse() {}
    /// Called before the view is shown.
    open func prepareForDisplay() {}

    // MARK: - Drawing

    /// The point of the view that is at the place.
    var anchor: UnitPoint { .center }
    /// The height of the part of the view that is above the place, for an anchor at the upper edge.
    var heightAbovePlace: CGFloat { 0 }
    /// Whether the view shows the title of its annotation.
    var showsTitle: Bool { false }

    package var drawing: AnyView {
        AnyView(
            ZStack {
                if image != nil { UIKitContent(picture) }
                if !subviews.isEmpty { subviewsDrawing(subviews) }
            }
            .frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
        )
    }
}

/// A balloon at a place, with a text or an image in it and the title of the annotation below.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon; red if it is nil.
    open var markerTintColor: UIColor? { willSet { drawingWillChange() } }
    /// The colour of the text or image; white if it is nil.
    open var glyphTintColor: UIColor? { willSet { drawingWillChange() } }
    /// A text of one to three letters in the balloon. It is shown in place of the image.
    open var glyphText: String? { willSet { if newValue != glyphText { drawingWillChange() } } }
    open var glyphImage: UIImage? { willSet { drawingWillChange() } }
    /// The image of the selected marker; `glyphImage` if it is nil.
    open var selectedGlyphImage: UIImage? { willSet { drawingWillChange() } }
    open var titleVisibility = MKFeatureVisibility.adaptive {
        willSet { if newValue != titleVisibility { drawingWillChange() } }
    }
    /// Has no effect: markers have no subtitles.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Has no effect: markers appear at once.
    open var animatesWhenAdded = false

    override var anchor: UnitPoint { UnitPoint(x: 0.5, y: 0) }
    override var heightAbovePlace: CGFloat { MarkerPicture<EmptyView, EmptyView>.height(isSelected: isSelected) }
    override var showsTitle: Bool { titleVisibility != .hidden && !(annotation?.title ?? "").isEmpty }

    package override var drawing: AnyView {
        AnyView(
            MarkerPicture(color: markerTintColor.map { Color(uiColor: $0) } ?? .red, isSelected: isSelected) {
                glyph.foregroundStyle(glyphTintColor.map { Color(uiColor: $0) } ?? .white)
            } title: {
                if showsTitle { Text(verbatim: annotation?.title ?? "").modifier(MarkerTitle()) }
            }
        )
    }

    @ViewBuilder private var glyph: some View {
        if let glyphText, !glyphText.isEmpty {
            Text(verbatim: String(glyphText.prefix(3))).font(.system(size: 12, weight: .semibold))
        } else if let image = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage {
            Image(uiImage: image).renderingMode(.template).font(.system(size: 13))
        } else {
            MarkerDot()
        }
    }
}

/// A pin at a place, drawn as a balloon.
@available(*, deprecated, message: "Use MKMarkerAnnotationView.")
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = .systemRed { willSet { drawingWillChange() } }
    /// Has no effect: pins appear at once.
    open var animatesDrop = false

    override var anchor: UnitPoint { UnitPoint(x: 0.5, y: 0) }
    override var heightAbovePlace: CGFloat { MarkerPicture<EmptyView, EmptyView>.height(isSelected: isSelected) }

    package override var drawing: AnyView {
        AnyView(
            MarkerPicture(color: Color(uiColor: pinTintColor ?? .systemRed), isSelected: isSelected) {
                MarkerDot()
            } title: {
                EmptyView()
            }
        )
    }
}
