import SwiftUI

/// What published code of several years uses, in its forms.
struct OlderForms: View {
    @State private var speed = 3.0
    @State private var isShown = false
    @Environment(\.accessibilityEnabled) private var isAssisted
    @Environment(\.accessibilityQuickActionsEnabled) private var hasQuickActions

    var body: some View {
        VStack {
            Text("flags \(isAssisted), \(hasQuickActions)")
            Slider(
                value: $speed,
                in: 0...10,
                step: 0.5,
                onEditingChanged: { _ in },
                minimumValueLabel: Text("slow"),
                maximumValueLabel: Text("fast")
            ) {
                Text("Speed")
            }
            Text("gauge").accessibilityValue("\(speed, specifier: "%.1f") of 10")
            Text("card").modifier(Flip(angle: 60))
            Text("shape").contentShape([.interaction, .focusEffect], Rectangle())
            List { Section("Birds") { Text("Heron") }.collapsible(false) }
            Button("Show") { isShown = true }
        }
        .sheet(isPresented: $isShown) {
            Text("sheet").presentationBackground { Text("behind").background(.red) }
        }
    }
}

/// Turns a view in space, as articles about `GeometryEffect` do.
private struct Flip: GeometryEffect {
    var angle: Double
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / max(size.width, size.height, 1)
        transform = CATransform3DRotate(transform, CGFloat(Angle(degrees: angle).radians), 0, 1, 0)
        transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
        let affine = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        return ProjectionTransform(transform).concatenating(ProjectionTransform(affine))
    }
}

/// Tables with the styles of macOS.
struct StyledTables: View {
    private struct Bird: Identifiable {
        let id: Int
        let name: String
    }

    private let birds = [Bird(id: 1, name: "Heron")]

    var body: some View {
        Table(birds) { TableColumn("Name", value: \.name) }.tableStyle(.inset(alternatesRowBackgrounds: true))
        Table(birds) { TableColumn("Name", value: \.name) }.tableStyle(.bordered)
        Table(birds) { TableColumn("Name", value: \.name) }.tableStyle(.bordered(alternatesRowBackgrounds: false))
        Table(birds) { TableColumn("Name", value: \.name) }.tableStyle(BorderedTableStyle())
        Table(birds) { TableColumn("Name", value: \.name) }.tableStyle(InsetTableStyle(alternatesRowBackgrounds: true))
    }
}
