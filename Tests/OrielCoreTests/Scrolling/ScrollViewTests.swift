import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ScrollViewTests {
    private func attributes<V: View>(_ view: V) -> String { "\(ViewHost { view }.elementTrees[0].element.attributes)" }

    @Test func `axes and indicators are sent unless they are the default`() {
        #expect(attributes(ScrollView { Text("a") }) == "")
        #expect(
            attributes(ScrollView(.horizontal, showsIndicators: false) { Text("a") })
                == #"axes: "horizontal", hidesIndicators"#
        )
        #expect(attributes(ScrollView([]) { Text("a") }) == #"axes: "none""#)
        #expect(attributes(ScrollView([.horizontal, .vertical]) { Text("a") }) == #"axes: "horizontal vertical""#)
    }

    @Test func `modifiers reach the scrollers inside`() {
        let view = VStack {
            ScrollView { Text("a") }.scrollIndicators(.hidden, axes: .horizontal)
            List { Text("b") }.scrollContentBackground(.hidden)
        }
        .scrollDisabled(true)
        let trees = ViewHost { view }.elementTrees[0].children

        #expect("\(trees[0].element.attributes)" == "scrollDisabled")
        #expect(trees[1].element.attributes.bool(.isScrollDisabled))
        #expect(trees[1].element.attributes.bool(.hidesBackground))
    }

    @Test func `margins, targets and anchors are sent`() {
        let view = ScrollView(.horizontal) { HStack { Text("a") }.scrollTargetLayout() }
            .contentMargins(.horizontal, 20)
            .scrollTargetBehavior(.viewAligned)
            .scrollBounceBehavior(.basedOnSize)
            .defaultScrollAnchor(.bottom)
            .scrollClipDisabled()
        let attributes = ViewHost { view }.elementTrees[0].element.attributes

        #expect(attributes[.margins] == .insets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)))
        #expect(attributes[.targetBehavior] == .string("viewAligned"))
        #expect(attributes[.anchorY] == .number(1))
        #expect(attributes.bool(.isClipDisabled))
    }

    @Test func `a badge shows its number unless it is nothing`() {
        #expect(ViewHost { Text("a").badge(3) }.elementTrees[0].element.text == "3")
        #expect(ViewHost { Text("a").badge(0) }.elementTrees[0].element.text == nil)
        #expect(ViewHost { Text("a").badge("new") }.elementTrees[0].element.text == "new")
    }
}
