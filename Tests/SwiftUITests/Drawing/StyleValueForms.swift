import SwiftUI

/// Styles, effects and materials that the other files do not use.
struct StyleValueForms: View {
    @Namespace private var glass

    var body: some View {
        Text("hierarchy").foregroundStyle(.red.secondary)
        Text("levels").foregroundStyle(Color.blue.tertiary)
        Text("window").background(.windowBackground)
        Text("active").background(.thinMaterial).materialActiveAppearance(.active)
        GlassEffectContainer {
            Text("union").glassEffect().glassEffectUnion(id: "a", namespace: glass).glassEffectTransition(.identity)
        }
        Text("projected").projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 7, y: 3)))
        GeometryReader { proxy in
            Text("ignored \(Int(proxy.size.width))")
        }
        .frame(width: 50, height: 20)
        .modifier(Shake(distance: 4).ignoredByLayout())
        Text("pointer").pointerVisibility(.hidden)
        Grid {
            GridRow {
                Text("tall").frame(height: 60)
                Text("anchored").gridCellAnchor(.bottomTrailing)
            }
        }
    }
}

private struct Shake: GeometryEffect {
    var distance: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
}

/// Preferences read behind a view, and anchors that are changed on the way up.
struct PreferenceForms: View {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Bounds: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    var body: some View {
        HStack {
            Text("a").preference(key: Names.self, value: ["first"])
            Text("b").preference(key: Names.self, value: ["second"])
        }
        .backgroundPreferenceValue(Names.self) { names in Text(names.joined(separator: " ")) }
        HStack {
            Text("c")
                .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
        }
        .backgroundPreferenceValue(Bounds.self, alignment: .top) { anchors in Text("\(anchors.count) anchors") }
    }
}

/// A gesture without its type.
struct ErasedGestures: View {
    @State private var taps = 0
    var isEnabled = true

    var body: some View {
        Text("Tapped \(taps)").gesture(gesture)
    }

    private var gesture: AnyGesture<Void> {
        isEnabled ? AnyGesture(TapGesture().onEnded { taps += 1 }) : AnyGesture(LongPressGesture().map { _ in })
    }
}

/// Areas filled with copies of a picture.
struct ImagePaintForms: View {
    let picture: Image

    var body: some View {
        Rectangle().fill(.image(picture, scale: 2)).frame(width: 60, height: 20)
        Text("part").background(.image(picture, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
        Text("framed").border(ImagePaint(image: picture, scale: 0.5), width: 4)
        Circle().stroke(ImagePaint(image: picture), lineWidth: 3).frame(width: 40, height: 40)
        Text("letters").foregroundStyle(.image(picture))
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(ImagePaint(image: picture)))
        }
        .frame(width: 40, height: 40)
    }
}
