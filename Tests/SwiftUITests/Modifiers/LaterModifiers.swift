import SwiftUI

struct LaterSymbols: View {
    @State private var isDrawn = false

    var body: some View {
        Image(systemName: "checkmark").symbolEffect(.drawOn.byLayer, isActive: !isDrawn)
        Image(systemName: "checkmark").symbolEffect(.drawOff.nonReversed, isActive: isDrawn)
        Image(systemName: isDrawn ? "pause" : "play")
            .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating))
            .contentTransition(.symbolEffect(.replace.magic().wholeSymbol))
        Image(systemName: "wifi")
            .symbolColorRenderingMode(.gradient)
            .symbolVariableValueMode(.draw)
        Label("Fan", systemImage: "fan")
            .symbolColorRenderingMode(.flat)
            .symbolVariableValueMode(.color)
        Text("Drawn").transition(.symbolEffect(.drawOn))
        Text(ReplaceSymbolEffect.MagicReplace.self == Never.self ? "" : "Magic")
    }
}

struct DescribedViews: View {
    var isEnabled = true
    private let name = String("Point")

    var body: some View {
        Text("Described")
            .accessibilityLabel("Label", isEnabled: isEnabled)
            .accessibilityLabel(Text("Label"), isEnabled: false)
            .accessibilityHint("Hint", isEnabled: isEnabled)
            .accessibilityHint(String("Hint"))
            .accessibilityValue("Value", isEnabled: isEnabled)
            .accessibilityIdentifier("described", isEnabled: isEnabled)
            .accessibilityHidden(false, isEnabled: isEnabled)
            .accessibilityInputLabels(["Name"], isEnabled: isEnabled)
        Text("Hints")
            .accessibilityActivationPoint(.center, isEnabled: isEnabled)
            .accessibilityActivationPoint(CGPoint.zero)
            .accessibilityActivationPoint(CGPoint.zero, isEnabled: isEnabled)
            .accessibilityDragPoint(.center, description: "Drag", isEnabled: isEnabled)
            .accessibilityDropPoint(.center, description: Text("Drop"), isEnabled: isEnabled)
            .accessibilityDragPoint(.top, description: name, isEnabled: isEnabled)
            .accessibilityDropPoint(.bottom, description: name, isEnabled: isEnabled)
            .accessibilityDragPoint(.leading, description: name)
            .accessibilityDropPoint(.trailing, description: name)
            .accessibilityDirectTouch(true, options: [.requiresActivation, .silentOnTouch])
            .accessibilityScrollStatus("Page 1")
            .accessibilityActions(category: .edit) { Button("Cut") {} }
            .accessibilityActions(category: AccessibilityActionCategory("Own")) { Button("Copy") {} }
    }
}

struct NamedWork: View {
    @State private var lines: [String] = []
    @State private var id = 0

    var body: some View {
        Text(lines.joined(separator: ", "))
            .task(name: "first") { lines.append("first") }
            .task(id: id, name: "second", priority: .background) { lines.append("second \(id)") }
            .gesture(TapGesture(), name: "tap")
            .highPriorityGesture(TapGesture(), name: "tap", isEnabled: false)
            .simultaneousGesture(TapGesture(), name: "tap")
            .gesture(MagnifyGesture().onChanged { lines.append("\($0.startAnchor == .center)") })
            .gesture(RotateGesture().onChanged { lines.append("\($0.startAnchor == .center)") })
    }
}

struct LaterLayouts: View {
    @State private var dropped: [String] = []

    var body: some View {
        HSplitView {
            Text("Left")
            Text("Right")
        }
        VSplitView {
            Text("Above")
            Text("Below")
        }
        List {
            Section("Lists") {
                Text("Row").listRowInsets(.horizontal, 20).listRowInsets(.all, nil)
            }
            .sectionActions { Button("New List") {} }
        }
        Image(systemName: "arrow.forward").layoutDirectionBehavior(.mirrors)
        Image(systemName: "arrow.forward").layoutDirectionBehavior(.fixed)
        Text("Drop")
            .dropDestination(for: String.self) { items, session in
                if session.location.x >= 0 { dropped += items }
            }
        Canvas { context, _ in
            context.withCGContext { graphics in
                graphics.setFillColor(UIColor.red.cgColor)
                graphics.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        .frame(width: 20, height: 20)
        Image(uiImage: UIImage())
        Text("Gradient").foregroundStyle(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
        Rectangle().fill(Color.red.gradient.colorSpace(.device)).frame(width: 10, height: 10)
        Text(3, format: .number.attributed)
    }
}

struct DeviceReading: View {
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced
    @Environment(\.contentTransitionAddsDrawingGroup) private var addsDrawingGroup
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.sidebarRowSize) private var sidebarRowSize
    @Environment(\.tabBarPlacement) private var tabBarPlacement
    @Environment(\.isTabBarShowingSections) private var isTabBarShowingSections
    @Environment(\.backgroundMaterial) private var backgroundMaterial
    @Environment(\.isSceneCaptured) private var isSceneCaptured
    @Environment(\.accessibilityShowButtonShapes) private var showButtonShapes
    @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
    @Environment(\.accessibilityLargeContentViewerEnabled) private var largeContentViewer
    @Environment(\.accessibilityDimFlashingLights) private var dimFlashingLights
    @Environment(\.accessibilityPlayAnimatedImages) private var playAnimatedImages
    @Environment(\.accessibilityAssistiveAccessEnabled) private var assistiveAccess
    @Environment(\.verticalScrollBounceBehavior) private var vertical
    @Environment(\.horizontalScrollBounceBehavior) private var horizontal
    @Environment(\.buttonSizing) private var buttonSizing

    var body: some View {
        let flags = [
            isLuminanceReduced, addsDrawingGroup, isTabBarShowingSections, isSceneCaptured, showButtonShapes,
            switchControl, largeContentViewer, dimFlashingLights, assistiveAccess, !playAnimatedImages,
        ]
        Text("Flags: \(flags.filter(\.self).count)")
        Text(labelsVisibility == .hidden ? "no labels" : "labels")
        Text(sidebarRowSize == .medium && tabBarPlacement == nil && backgroundMaterial == nil ? "plain" : "other")
        Text(vertical == horizontal && buttonSizing == .flexible ? "same" : "other")
        Text(TabBarPlacement.sidebar == .topBar || SidebarRowSize.large == .small ? "other" : "places")
    }
}

enum LaterColors {
    static let fromLayer = Color(cgColor: UIColor.red.cgColor)
    static let toLayer = Color(red: 1, green: 0, blue: 0).cgColor
    static let dynamic = Color.primary.cgColor
    static func resolved(_ color: Color) -> CGColor { color.resolve(in: EnvironmentValues()).cgColor }
}
