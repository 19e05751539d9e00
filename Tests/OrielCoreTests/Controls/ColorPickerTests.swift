import Foundation
import OrielTesting
import OrielUIKit
import Testing

@testable import OrielCore

@MainActor
@Suite struct ColorPickerTests {
    private final class Model {
        var color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    }

    @Test(arguments: [(true, 0.5), (false, 1)])
    func `a colour of Core Graphics is set, with its opacity if the picker keeps it`(
        supportsOpacity: Bool,
        opacity: CGFloat
    ) async throws {
        let model = Model()
        let host = ViewHost {
            ColorPicker(
                "Tint",
                selection: Binding(get: { model.color }, set: { model.color = $0 }),
                supportsOpacity: supportsOpacity
            )
        }
        let picker = try #require(host.elementTrees.flatMap(pickers).first)

        #expect(await host.send(.input("#00ff00"), to: picker.id))

        #expect(model.color.components == [0, 1, 0, opacity])
    }

    private func pickers(_ tree: ElementTree) -> [ElementTree] {
        (tree.element.kind == .colorPicker ? [tree] : []) + tree.children.flatMap(pickers)
    }
}
