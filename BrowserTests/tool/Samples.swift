import SwiftUI

/// Shows the surroundings of a preview.
struct SurroundingsView: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        List {
            Text("Scheme: \(scheme == .dark ? "dark" : "light")")
            Text("Size: \(String(describing: size))")
            Text("Direction: \(direction == .rightToLeft ? "rtl" : "ltr")")
            Text("Locale: \(locale.identifier(.bcp47))")
            Text("Width: \(width == .regular ? "regular" : "compact")")
        }
    }
}

#Preview("Surroundings") { SurroundingsView() }

#Preview("Counter") {
    @Previewable @State var count = 0
    VStack(spacing: 12) {
        Text("Tapped \(count) times").font(.headline)
        Button("Tap") { count += 1 }.buttonStyle(.borderedProminent)
    }
}

#Preview("Tag", traits: .sizeThatFitsLayout) {
    Text("A tag").padding(12).background(.yellow, in: .capsule)
}

#Preview("Banner", traits: .fixedLayout(width: 320, height: 90)) {
    Text("A banner").frame(maxWidth: .infinity, maxHeight: .infinity).background(.teal)
}

#Preview("Sideways", traits: .landscapeLeft) { Text("Lies on its side") }

struct Names {
    let all: [String]
}

struct SampleNames: PreviewModifier {
    static func makeSharedContext() async throws -> Names { Names(all: ["Ada", "Grace"]) }

    func body(content: Content, context: Names) -> some View {
        VStack {
            ForEach(context.all, id: \.self) { Text($0) }
            content
        }
    }
}

#Preview("Surrounded", traits: .modifier(SampleNames())) { Text("Content") }

#Preview("Trap at once") {
    let names: [String] = []
    Text(names[3])
}

#Preview("Trap later", traits: .fixedLayout(width: 300, height: 200)) {
    Button("Break") { fatalError("The button is broken.") }
}

struct Rows_Previews: PreviewProvider {
    static var previews: some View {
        Text("First row").previewDisplayName("Row one").previewLayout(.fixed(width: 200, height: 60))
        Text("Second row").previewDisplayName("Row two").previewDevice("iPad mini")
    }
}
