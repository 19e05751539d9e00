import Foundation
import OrielCore
import OrielTesting
import OrielUIKit
import Testing

@MainActor
@Suite struct SymbolConfigurationTests {
    private typealias Configuration = UIImage.SymbolConfiguration

    private struct Shown: UIViewRepresentable {
        let view: UIImageView

        func makeUIView(context: Context) -> UIImageView { view }
        func updateUIView(_ view: UIImageView, context: Context) {}
    }

    /// The attribute of the symbol of an image with a configuration.
    private func rendering(_ configuration: Configuration?, ofView: Configuration? = nil) -> String? {
        let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: configuration))
        view.preferredSymbolConfiguration = ofView
        func found(in trees: [ElementTree]) -> String? {
            trees.lazy.compactMap { tree in
                tree.element.attributes.string(.symbolRendering) ?? found(in: tree.children)
            }.first
        }
        return found(in: ViewHost { Shown(view: view) }.elementTrees)
    }

    @Test func `a symbol has the colours of its configuration`() {
        #expect(rendering(Configuration(paletteColors: [.systemRed, .systemBlue])) == "palette")
        #expect(rendering(Configuration(hierarchicalColor: .systemRed)) == "hierarchical")
        #expect(rendering(.preferringMulticolor()) == "multicolor")
        #expect(rendering(Configuration(pointSize: 20)) == nil)
    }

    @Test func `the configuration of an image has precedence over that of its view`() {
        let view = Configuration(paletteColors: [.systemRed])
        #expect(rendering(nil, ofView: view) == "palette")
        #expect(rendering(Configuration(pointSize: 20), ofView: view) == "palette")
        #expect(rendering(.preferringMonochrome(), ofView: view) == "monochrome")
    }

    @Test func `a configuration keeps what another one leaves open`() {
        let both = Configuration(pointSize: 20, weight: .bold).applying(Configuration(hierarchicalColor: .systemRed))

        #expect(both.pointSize == 20 && both.weight == .bold && both.hasFont)
        #expect(both.colors == .hierarchical(.systemRed))
        #expect(both.applying(Configuration(pointSize: 30)).colors == both.colors)
    }
}
