import Foundation
public import OrielCore
public import OrielCoreLocation

/// A balloon at a place, with a symbol in it and a title below it.
public struct Marker<Label: View> {
    let coordinate: CLLocationCoordinate2D
    let label: Label
    let monogram: Text?

    public nonisolated init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.coordinate = coordinate
        self.label = label()
        monogram = nil
    }

    fileprivate nonisolated init(_ coordinate: CLLocationCoordinate2D, _ label: Label, monogram: Text? = nil) {
        (self.coordinate, self.label, self.monogram) = (coordinate, label, monogram)
    }
}

extension Marker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(title))
    }

    /// - Parameter monogram: Up to three letters in the balloon.
    public nonisolated init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey), monogram: monogram)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(title), monogram: monogram)
    }

    public nonisolated init(item: MKMapItem) {
        self.init(item.placemark.coordinate, Text(verbatim: item.name ?? ""))
    }
}

extension Marker where Label == OrielCore.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        coordinate: CLLocationCoordinate2D
    ) { self.init(coordinate, OrielCore.Label(titleKey, systemImage: systemImage)) }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, OrielCore.Label(title, systemImage: systemImage))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, OrielCore.Label(titleKey, image: image))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, OrielCore.Label(title, image: image))
    }
}

extension Marker: MapContent {
    public var body: some View { MarkerPin(coordinate: coordinate, monogram: monogram, label: label) }
}

private struct MarkerPin<Label: View>: View {
    let coordinate: CLLocationCoordinate2D
    let monogram: Text?
    let label: Label
    @Environment(\.mapTint) private var tint
    @Environment(\.mapTag) private var tag
    @Environment(\.mapTitles) private var titles
    @Environment(\.mapSelection) private var selection

    var body: some View {
        let isSelected = tag != nil && selection?.value == tag
        // The tip of the balloon is at the place: the title is below it.
        EmbedPlace(description: MapPlace(coordinate, anchor: UnitPoint(x: 0.5, y: 0))) {
            pin(isSelected)
                .selects(tag, in: selection)
                .padding(.top, -MarkerPicture<EmptyView, EmptyView>.height(isSelected: isSelected))
        }
    }

    private func pin(_ isSelected: Bool) -> some View {
        MarkerPicture(color: tint ?? .red, isSelected: isSelected) {
            inside
        } title: {
            if titles != .hidden { label.labelStyle(.titleOnly).modifier(MarkerTitle()) }
        }
    }

    @ViewBuilder private var inside: some View {
        if let monogram {
            monogram.font(.system(size: 12, weight: .semibold)).foregroundStyle(.white)
        } else if Label.self == Text.self {
            MarkerDot()
        } else {
            label.labelStyle(.iconOnly).font(.system(size: 13)).foregroundStyle(.white)
        }
    }
}

/// A balloon with something in it and a title below, for `Marker` and for `MKMarkerAnnotationView`.
struct MarkerPicture<Inside: View, Title: View>: View {
    let color: Color
    let isSelected: Bool
    @ViewBuilder let inside: Inside
    @ViewBuilder let title: Title

    var body: some View {
        VStack(spacing: 2) {
            ZStack(alignment: .top) {
                Balloon().fill(color).shadow(color: .black.opacity(0.3), radius: 2, y: 1)
                inside.frame(width: 28, height: 28)
            }
            .frame(width: 28, height: 34)
            .scaleEffect(isSelected ? 1.4 : 1, anchor: .bottom)
            .padding(.top, isSelected ? 16 : 0)
            title
        }
    }

    /// The distance from the upper edge to the tip of the balloon.
    static func height(isSelected: Bool) -> CGFloat { isSelected ? 52 : 36 }
}

/// What is in the balloon of a marker without a symbol.
struct MarkerDot: View {
    var body: some View { Circle().fill(.white).frame(width: 9, height: 9) }
}

/// The look of the title of a marker.
struct MarkerTitle: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.caption.weight(.semibold))
            .foregroundStyle(.primary)
            .padding(.horizontal, 4)
            .background(.background.opacity(0.7), in: .capsule)
            .fixedSize()
    }
}

/// A circle with a tip below.
private struct Balloon: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.minY + radius),
            radius: radius,
            startAngle: .degrees(125),
            endAngle: .degrees(55),
            clockwise: false
        )
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

/// A view at a place.
public struct Annotation<Label: View, Content: View> {
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let content: Content
    let label: Label

    public nonisolated init(
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.coordinate, self.anchor) = (coordinate, anchor)
        (self.content, self.label) = (content(), label())
    }
}

extension Annotation where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}

extension Annotation: MapContent {
    public var body: some View {
        AnnotationPlace(coordinate: coordinate, anchor: anchor, content: content, label: label)
    }
}

private struct AnnotationPlace<Label: View, Content: View>: View {
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let content: Content
    let label: Label
    @Environment(\.mapTag) private var tag
    @Environment(\.mapTitles) private var titles
    @Environment(\.mapSelection) private var selection

    var body: some View {
        EmbedPlace(description: MapPlace(coordinate, anchor: anchor)) {
            // The title does not move the view.
            content.selects(tag, in: selection).overlay(alignment: .bottom) {
                if titles != .hidden {
                    label.font(.caption.weight(.semibold)).fixedSize().frame(height: 0, alignment: .top)
                }
            }
        }
    }
}

extension View {
    /// Sets the selection of the map by a tap, if the view has a tag.
    @ViewBuilder fileprivate func selects(_ tag: AnyHashable?, in selection: MapSelection?) -> some View {
        if let tag, let selection {
            Button {
                selection.select(selection.value == tag ? nil : tag)
            } label: {
                self
            }
            .buttonStyle(.plain)
        } else {
            self
        }
    }
}

/// A dot where the user is, as soon as the browser tells the place.
public struct UserAnnotation {
    public nonisolated init() {}
}

extension UserAnnotation: MapContent {
    public var body: some View { UserDot() }
}

private struct UserDot: View {
    @State private var place = UserPlace()

    var body: some View {
        Group {
            if let location = place.location {
                EmbedPlace(description: MapPlace(location.coordinate, anchor: .center)) { UserDotPicture() }
            }
        }
        .onAppear { place.start() }
        .onDisappear { place.stop() }
    }
}

/// The blue dot of the user.
struct UserDotPicture: View {
    var body: some View {
        Circle()
            .fill(.blue)
            .padding(3)
            .background(.white, in: .circle)
            .frame(width: 22, height: 22)
            .shadow(radius: 2)
            .accessibilityLabel(Text(verbatim: "Current location"))
    }
}
