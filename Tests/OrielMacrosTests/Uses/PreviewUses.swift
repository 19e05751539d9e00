import OrielUI

// Two unnamed previews in one file must not clash. PreviewCatalogTests looks for these.

#Preview { Text("a") }

#Preview {
    Text("a")
    if Bool.random() { Text("b") } else { EmptyView() }
}

#Preview("Named") { return Text("a") }

#Preview("Traits", traits: .portrait, .fixedLayout(width: 320, height: 200)) { Text("a") }

#Preview(traits: .sizeThatFitsLayout) { Text("a") }

#Preview("Previewable") {
    @Previewable @State var text = "a"
    Button(text) { text += "a" }
}

private struct Previews: PreviewProvider {
    static var previews: some View {
        Text("a").previewDisplayName("First").previewLayout(.sizeThatFits)
        Text("b").previewDevice("iPad mini").previewInterfaceOrientation(.landscapeLeft)
        Group {
            Text("c")
            ForEach(0..<2) { Text("\($0)").previewDisplayName("Row \($0)") }
        }
        .previewLayout(.fixed(width: 300, height: 70))
    }
}

private struct Generic<Value>: PreviewProvider {
    static var previews: some View { Text("No program can know its parameter") }
}

private struct Broken: Error, CustomStringConvertible {
    var description: String { "no samples" }
}

private struct BrokenSurroundings: PreviewModifier {
    static func makeSharedContext() async throws -> Int { throw Broken() }

    func body(content: Content, context: Int) -> some View { content }
}

/// How often the context of `Numbered` has been made.
@MainActor var contextCount = 0

private struct Numbered: PreviewModifier {
    static func makeSharedContext() async throws -> Int {
        contextCount += 1
        return contextCount
    }

    func body(content: Content, context: Int) -> some View {
        VStack {
            Text("context \(context)")
            content
        }
    }
}

#Preview("Surrounded", traits: .modifier(Numbered())) { Text("one") }

#Preview("Surrounded, too", traits: .modifier(Numbered())) { Text("two") }

#Preview("Broken", traits: .modifier(BrokenSurroundings())) { Text("never") }

#Preview("Controller") {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "controller"
    controller.view = label
    return controller
}

#Preview("UIKit") { UILabel.sample }

extension UILabel {
    fileprivate static var sample: UILabel {
        let label = UILabel()
        label.text = "label"
        return label
    }
}
