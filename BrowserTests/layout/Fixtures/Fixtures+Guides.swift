import Foundation
import OrielCore

extension Fixtures {
    mutating func addGuides() throws {
        try add("guide widens a VStack to both sides", ["s": "75, 50, 150, 100", "a": "125, 50, 100, 50", "b": "75, 100, 100, 50"]) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(100, 50, "b").alignmentGuide(.leading) { _ in 50 }
            }
            .named("s")
        }
        try add("guide moves a view in a VStack", ["a": "100, 46, 100, 50", "b": "120, 104, 50, 50"]) {
            VStack(alignment: .leading) {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 50, "b").alignmentGuide(.leading) { _ in -20 }
            }
        }
        try add("guide widens a VStack", ["a": "85, 46, 100, 50", "b": "165, 104, 50, 50"]) {
            VStack(alignment: .leading) {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 50, "b").alignmentGuide(.leading) { _ in -80 }
            }
        }
        try add("guide at the end of the other view", ["s": "75, 46, 150, 108", "a": "75, 46, 100, 50", "b": "175, 104, 50, 50"]) {
            VStack(alignment: .leading) {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 50, "b").alignmentGuide(.leading) { _ in -100 }
            }
            .named("s")
        }
        try add("guide of a trailing edge", ["a": "100, 46, 100, 50", "b": "130, 104, 50, 50"]) {
            VStack(alignment: .trailing) {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 50, "b").alignmentGuide(.trailing) { $0[.trailing] + 20 }
            }
        }
        try add("guide of the middle", ["a": "100, 46, 100, 50", "b": "150, 104, 50, 50"]) {
            VStack {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 50, "b").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
            }
        }
        try add("guide in an HStack", ["a": "96, 50, 50, 100", "b": "154, 75, 50, 25"]) {
            HStack(alignment: .top) {
                Color.red.sized(50, 100, "a")
                Color.blue.sized(50, 25, "b").alignmentGuide(.top) { _ in -25 }
            }
        }
        try add("guide of another alignment does nothing", ["b": "100, 104, 50, 50"]) {
            VStack(alignment: .leading) {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 50, "b").alignmentGuide(.trailing) { _ in -20 }
            }
        }
        try add("guide in a ZStack", ["b": "90, 50, 20, 20", "a": "100, 50, 100, 100"]) {
            ZStack(alignment: .topLeading) {
                Color.red.sized(100, 100, "a")
                Color.blue.sized(20, 20, "b").alignmentGuide(.leading) { $0.width / 2 }
            }
            .frame(width: 100, height: 100)
        }
        try add("guide in an overlay", ["b": "190, 40, 20, 20"]) {
            Color.red.frame(width: 100, height: 100).overlay(alignment: .topTrailing) {
                Color.blue.sized(20, 20, "b").alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) {
                    $0.width / 2
                }
            }
        }
        try add("guide in a frame", ["b": "110, 90, 20, 20"]) {
            Color.red.sized(20, 20, "b").alignmentGuide(.leading) { _ in -10 }
                .frame(width: 100, height: 100, alignment: .leading)
        }
        try add(
            "first baselines",
            ["a": "_, _, w(short, 34), 41", "b": "_, _, w(short), lh"],
            equal: ["baseline('a')", "baseline('b')"]
        ) {
            HStack(alignment: .firstTextBaseline) {
                Text(Sample.short).font(.largeTitle).named("a")
                Text(Sample.short).named("b")
            }
        }
        try add("baseline of a wrapped text is its first", [:], equal: ["baseline('a')", "baseline('b')"]) {
            HStack(alignment: .firstTextBaseline) {
                Text(Sample.short).font(.largeTitle).named("a")
                Text(Sample.long).named("b")
            }
        }
        try add("last baselines", [:], equal: ["baseline('a', -1)", "baseline('b', -1)"]) {
            HStack(alignment: .lastTextBaseline) {
                Text(Sample.short).font(.largeTitle).named("a")
                Text(Sample.long).named("b")
            }
        }
        try add("baseline inside a column", [:], equal: ["baseline('a')", "baseline('b')"]) {
            HStack(alignment: .firstTextBaseline) {
                Text(Sample.short).font(.largeTitle).named("a")
                VStack {
                    Text(Sample.short).named("b")
                    Text(Sample.middle)
                }
            }
        }
        try add("baseline of a padded text", [:], equal: ["baseline('a')", "baseline('b')"]) {
            HStack(alignment: .firstTextBaseline) {
                Text(Sample.short).font(.largeTitle).named("a")
                Text(Sample.short).named("b").padding(10).background(Color.red).padding(5)
            }
        }
        try add("view without a text stands on the baseline", [:], equal: ["baseline('a')", "box('b').bottom"]) {
            HStack(alignment: .firstTextBaseline) {
                Text(Sample.short).font(.largeTitle).named("a")
                Color.red.sized(10, 10, "b")
            }
        }
    }
}
