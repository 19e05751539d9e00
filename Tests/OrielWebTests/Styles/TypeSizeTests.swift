import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
struct TypeSizeTests {
    private func rules(@ViewBuilder content: @escaping () -> some View) -> String {
        let document = WebDocument()
        document.mount(ViewHost(content: content).elementTrees)
        return document.makePage().rules
    }

    @Test func `a text style follows the text size of the browser`() {
        #expect(rules { Text("a").font(.largeTitle) }.contains("font-size:var(--font-large-title)"))
        #expect(rules { Text("a").font(.body) }.contains("font-size:1rem"))
        #expect(rules { Text("a").font(.title.scaled(by: 0.5)) }.contains("font-size:calc(var(--font-title)*0.5)"))
    }

    @Test func `a size in points does not follow the text size`() {
        #expect(rules { Text("a").font(.system(size: 20)) }.contains("font-size:20px"))
        #expect(rules { Text("a").font(.custom("Inter", fixedSize: 20)) }.contains("font-size:20px"))
    }

    @Test func `a custom font grows with its text style`() {
        #expect(rules { Text("a").font(.custom("Inter", size: 20)) }.contains("font-size:1.1765rem"))
        #expect(
            rules { Text("a").font(.custom("Inter", size: 56, relativeTo: .title)) }
                .contains("font-size:calc(var(--font-title)*2)")
        )
    }

    @Test func `a text has the size that the app sets`() {
        #expect(rules { Text("a").dynamicTypeSize(.accessibility5) }.contains("font-size:53px"))
        #expect(rules { Text("a").font(.title).dynamicTypeSize(.xSmall) }.contains("font-size:25px"))
        #expect(rules { Text("a").font(.system(size: 20)).dynamicTypeSize(.xSmall) }.contains("font-size:20px"))
        let custom = rules { Text("a").font(.custom("Inter", size: 34)).dynamicTypeSize(.accessibility5) }
        #expect(custom.contains("font-size:106px"))
        #expect(rules { Image(systemName: "star").dynamicTypeSize(.xSmall) }.contains("font-size:14px"))
    }

    @Test func `a range limits only sizes outside of it`() {
        let limit = rules { Text("a").dynamicTypeSize(.xLarge...) }
        #expect(limit.contains("font-size:19px"))
        #expect(!rules { Text("a").dynamicTypeSize(...DynamicTypeSize.xxLarge) }.contains("font-size"))
    }

    @Test func `a line is as high in proportion as that of the text style`() {
        #expect(rules { Text("a").font(.largeTitle) }.contains("line-height:1.2059em"))
        #expect(rules { Text("a").font(.body) }.contains("line-height:1.2942em"))
    }

    @Test func `a size stays that of the app when the user chooses another one`() async throws {
        let host = ViewHost { Chosen() }
        #expect(host.typeSizes == [nil, nil])

        try await host.tap("Larger")

        // A text at the size of the browser needs none of its own.
        #expect(host.typeSizes == [nil, .large])
    }
}

private struct Chosen: View {
    @State private var size = DynamicTypeSize.large

    var body: some View {
        VStack {
            Button("Larger") { size = .accessibility1 }
            VStack {
                Text("browser")
                Text("app").dynamicTypeSize(.large)
            }
            .environment(\.userTypeSize, size)
        }
    }
}

@MainActor
extension ViewHost {
    /// The text sizes of the texts outside of the button.
    fileprivate var typeSizes: [DynamicTypeSize?] {
        func sizes(in tree: ElementTree) -> [DynamicTypeSize?] {
            if tree.element.kind == .button { return [] }
            guard tree.element.kind == .text else { return tree.children.flatMap(sizes) }
            guard case .font(let font)? = tree.element.attributes[.font] else { return [nil] }
            return [font.details.typeSize]
        }
        return elementTrees.flatMap(sizes)
    }
}
