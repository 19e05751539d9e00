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

/// A stepper in one of the forms of iOS 13.
struct OlderStepper: View {
    enum Form: CaseIterable { case closures, value, valueInBounds }

    let form: Form
    @State private var count = 0
    @State private var changes = 0

    init(form: Form) { self.form = form }

    var body: some View {
        Text("\(count) after \(changes) changes")
        switch form {
        case .closures:
            Stepper(onIncrement: { count += 5 }, onDecrement: { count -= 5 }) { Text("Count") }
        case .value:
            Stepper(value: $count, step: 10, onEditingChanged: { changes += $0 ? 1 : 0 }, label: { Text("Count") })
        case .valueInBounds:
            Stepper(value: $count, in: 0...7, onEditingChanged: { changes += $0 ? 1 : 0 }) { Text("Count") }
        }
    }
}

/// Sliders in the forms of iOS 13.
struct OlderSliders: View {
    @State private var volume = 0.5
    @State private var size = 1.0

    var body: some View {
        Slider(value: $volume, onEditingChanged: { _ in }) { Text("Volume") }
        Slider(value: $size, in: 1...5, step: 2, onEditingChanged: { _ in }, label: { Text("Size") })
    }
}
