import Foundation
import OrielCore

/// A container sees through modifiers to what its views tell it.
extension Fixtures {
    mutating func addTraits() throws {
        try add("priority through a background", width: 240, ["a": "0, 0, 20, 200", "b": "20, 0, 220, 200"]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).named("a")
                Color.blue.layoutPriority(1).background {}.named("b")
            }
        }
        try add("priority through a padding", width: 240, ["a": "0, 0, 20, 200", "b": "30, 10, 200, 180"]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).named("a")
                Color.blue.named("b").layoutPriority(1).padding(10)
            }
        }
        try add("the outer priority counts", width: 240, ["a": "0, 0, 120, 200", "b": "120, 0, 120, 200"]) {
            HStack(spacing: 0) {
                Color.red.named("a")
                Color.blue.layoutPriority(1).background {}.layoutPriority(0).named("b")
            }
        }
        try add("link of a row with a background", ["a": "16, _, 268, _"]) {
            NavigationStack {
                List {
                    NavigationLink(Sample.short) { Text(Sample.long) }.named("a")
                        .background { Color.red.frame(height: 4) }
                }
                .listStyle(.plain)
            }
        }
        try add(
            "no spacing beside a spacer with a background",
            ["a": "0, 75, 50, 50", "b": "250, 75, 50, 50", "s": "50, _, 200, _"]
        ) {
            HStack {
                Color.red.sized(50, 50, "a")
                Spacer().background { Color.green.named("s") }
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("spacer with an overlay takes what is left", ["a": "0, 75, 250, 50", "b": "250, 75, 50, 50"]) {
            HStack {
                Color.red.frame(height: 50).named("a")
                Spacer(minLength: 0).overlay { Color.clear }
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("padding of a row of a grid", ["a": "80, 75, 50, 50", "b": "140, 75, 80, 50"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.sized(50, 50, "a")
                    Color.blue.sized(80, 50, "b")
                }
                .padding(5)
            }
        }
        try add(
            "cell with a background spans columns",
            ["a": "75, 70, 150, 30", "b": "75, 100, 50, 30", "c": "125, 100, 100, 30"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.red.frame(width: 150, height: 30).named("a").gridCellColumns(2).background {} }
                GridRow {
                    Color.blue.sized(50, 30, "b")
                    Color.green.sized(100, 30, "c")
                }
            }
        }
        try add("guide through a background", ["a": "85, 46, 100, 50", "b": "165, 104, 50, 50"]) {
            VStack(alignment: .leading) {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 50, "b").alignmentGuide(.leading) { _ in -80 }.background { Color.green }
            }
        }
        try add("guide through a padding", ["a": "100, 36, 100, 50", "b": "120, 104, 50, 50"]) {
            VStack(alignment: .leading) {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 50, "b").alignmentGuide(.leading) { _ in -20 }.padding(10)
            }
        }
        try add("guide of the middle through an overlay", ["a": "100, 46, 100, 50", "b": "150, 104, 50, 50"]) {
            VStack {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 50, "b").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
                    .overlay { Color.clear }
            }
        }
        try add("zIndex through a background", ["b": "100, 50, 100, 100"]) {
            ZStack {
                Color.red.frame(width: 100, height: 100).zIndex(1).background { Color.clear }
                Color.blue.sized(100, 100, "b")
            }
        }
    }
}
