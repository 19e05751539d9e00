import Foundation
import OrielCore

extension Fixtures {
    /// Every alignment with the part of the free room that lies before the view.
    static let alignments: [(name: String, value: Alignment, x: Double, y: Double)] = [
        ("topLeading", .topLeading, 0, 0), ("top", .top, 0.5, 0), ("topTrailing", .topTrailing, 1, 0),
        ("leading", .leading, 0, 0.5), ("center", .center, 0.5, 0.5), ("trailing", .trailing, 1, 0.5),
        ("bottomLeading", .bottomLeading, 0, 1), ("bottom", .bottom, 0.5, 1), ("bottomTrailing", .bottomTrailing, 1, 1),
    ]

    mutating func addFrames() throws {
        try addFixedFrames()
        try addFlexibleFrames()
    }

    private mutating func addFixedFrames() throws {
        for (name, alignment, x, y) in Self.alignments {
            try add(
                "frame \(name)",
                ["f": "50, 50, 200, 100", "a": "50 + \(x) * 150, 50 + \(y) * 60, 50, 40"]
            ) {
                Color.red.sized(50, 40, "a").frame(width: 200, height: 100, alignment: alignment).named("f")
            }
            try add(
                "too small frame \(name)",
                ["f": "130, 80, 40, 40", "a": "130 - \(x) * 60, 80 - \(y) * 40, 100, 80"]
            ) {
                Color.red.sized(100, 80, "a").frame(width: 40, height: 40, alignment: alignment).named("f")
            }
        }
        try add("frame of a colour", ["a": "100, 75, 100, 50"]) {
            Color.red.frame(width: 100, height: 50).named("a")
        }
        try add("frame of a width alone", ["a": "100, 0, 100, 200"]) {
            Color.red.frame(width: 100).named("a")
        }
        try add("frame of a height alone", ["a": "0, 80, 300, 40"]) {
            Color.red.frame(height: 40).named("a")
        }
        try add("frame of a height around a text", ["a": "(300 - w(short)) / 2, 60, w(short), 80"]) {
            Text(Sample.short).frame(height: 80).named("a")
        }
        try add("frame in a frame", ["a": "100, 75, 50, 50", "b": "100, 50, 100, 100"]) {
            Color.red.sized(50, 50, "a").frame(width: 100, height: 100, alignment: .leading).named("b")
        }
        try add("frame of a stack with a Spacer", ["a": "50, 75, 50, 50", "s": "50, 75, 200, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                Spacer()
            }
            .frame(width: 200).named("s")
        }
        try add("frame of a shape", ["a": "125, 75, 50, 50"]) {
            Circle().frame(width: 50, height: 50).named("a")
        }
        try add("frame wider than its place", ["a": "-50, 75, 400, 50"]) {
            Color.red.frame(width: 400, height: 50).named("a")
        }
        try add("frame higher than its place", ["a": "125, -50, 50, 300"]) {
            Color.red.frame(width: 50, height: 300).named("a")
        }
        try add("frame wider than a VStack", ["a": "-50, 46, 400, 50", "b": "125, 104, 50, 50"]) {
            VStack {
                Color.red.sized(400, 50, "a")
                Color.blue.sized(50, 50, "b")
            }
        }
    }

    private mutating func addFlexibleFrames() throws {
        try add("minWidth of a small view", ["f": "100, 75, 100, 50", "a": "125, 75, 50, 50"]) {
            Color.red.sized(50, 50, "a").frame(minWidth: 100).named("f")
        }
        try add("minWidth of a colour", ["f": "0, 0, 300, 200"]) {
            Color.red.frame(minWidth: 100).named("f")
        }
        try add("minWidth larger than the place", ["f": "-50, 75, 400, 50"]) {
            Color.red.frame(minWidth: 400).frame(height: 50).named("f")
        }
        try add("minHeight of a text", ["f": "(300 - w(short)) / 2, 78, w(short), 44"]) {
            Text(Sample.short).frame(minHeight: 44).named("f")
        }
        try add("minWidth of a text", ["f": "90, (200 - lh) / 2, 120, lh", "a": "90, (200 - lh) / 2, w(short), lh"]) {
            Text(Sample.short).named("a").frame(minWidth: 120, alignment: .leading).named("f")
        }
        try add("maxWidth of a colour", ["f": "100, 0, 100, 200"]) {
            Color.red.frame(maxWidth: 100).named("f")
        }
        try add("maxHeight of a colour", ["f": "0, 50, 300, 100"]) {
            Color.red.frame(maxHeight: 100).named("f")
        }
        try add("maxWidth is taken where it is offered", ["f": "100, 75, 100, 50", "a": "125, 75, 50, 50"]) {
            Color.red.sized(50, 50, "a").frame(maxWidth: 100).named("f")
        }
        try add("maxWidth above the offer", ["f": "0, 75, 300, 50", "a": "125, 75, 50, 50"]) {
            Color.red.sized(50, 50, "a").frame(maxWidth: 500).named("f")
        }
        try add("maxHeight above the offer", ["f": "125, 0, 50, 200", "a": "125, 75, 50, 50"]) {
            Color.red.sized(50, 50, "a").frame(maxHeight: 500).named("f")
        }
        try add("maxWidth of a text", ["f": "75, _, 150, h(long, 150)"]) {
            Text(Sample.long).frame(maxWidth: 150).named("f")
        }
        try add("maxWidth in an HStack", ["a": "0, 0, 100, 200", "b": "100, 0, 200, 200"]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).named("a")
                Color.blue.named("b")
            }
        }
        try add("maxHeight in a VStack", ["a": "0, 0, 300, 60", "b": "0, 60, 300, 140"]) {
            VStack(spacing: 0) {
                Color.red.frame(maxHeight: 60).named("a")
                Color.blue.named("b")
            }
        }
        try add("maxWidth across a VStack", ["a": "50, 0, 200, 96", "b": "0, 104, 300, 96"]) {
            VStack {
                Color.red.frame(maxWidth: 200).named("a")
                Color.blue.named("b")
            }
        }
        try add("maxWidths that do not fit share", ["a": "0, 0, 150, 200", "b": "150, 0, 150, 200"]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 200).named("a")
                Color.blue.frame(maxWidth: 250).named("b")
            }
        }
        try add("minWidth and maxWidth", ["a": "0, 0, 80, 200", "b": "80, 0, 220, 200"]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 50, maxWidth: 80).named("a")
                Color.blue.named("b")
            }
        }
        try add("minWidth in an HStack", ["a": "0, 0, 200, 200", "b": "200, 0, 100, 200"]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 200).named("a")
                Color.blue.named("b")
            }
        }
        try add("minHeight in a VStack", ["a": "0, 0, 300, 150", "b": "0, 150, 300, 50"]) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 150).named("a")
                Color.blue.named("b")
            }
        }
        for (name, alignment, x, y) in Self.alignments {
            try add("infinite frame \(name)", ["f": "0, 0, 300, 200", "a": "\(x) * 250, \(y) * 160, 50, 40"]) {
                Color.red.sized(50, 40, "a")
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).named("f")
            }
        }
        try add("infinite frames share, wide content first", ["a": "0, 75, 200, 50", "b": "200, 75, 100, 50"]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 200, height: 50).frame(maxWidth: .infinity).named("a")
                Color.blue.frame(width: 50, height: 50).frame(maxWidth: .infinity).named("b")
            }
        }
        try add("infinite frames share equally", ["a": "0, 75, 150, 50", "b": "150, 75, 150, 50"]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 50).frame(maxWidth: .infinity).named("a")
                Color.blue.frame(width: 50, height: 50).frame(maxWidth: .infinity).named("b")
            }
        }
        try add("infinite frames in a VStack", ["a": "125, 0, 50, 100", "b": "125, 100, 50, 100"]) {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 50).frame(maxHeight: .infinity).named("a")
                Color.blue.frame(width: 50, height: 20).frame(maxHeight: .infinity).named("b")
            }
        }
        try add("maxHeights in a column that hugs", ["a": "0, 40, 300, 60", "b": "0, 100, 300, 60"]) {
            VStack(spacing: 0) {
                Color.red.frame(maxHeight: 60).named("a")
                Color.blue.frame(maxHeight: 60).named("b")
            }
        }
        try add(
            "maxWidths in a row that hugs",
            ["a": "50, 0, 80, 200", "b": "130, 0, 120, 200", "s": "50, 0, 200, 200"]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 80).named("a")
                Color.blue.frame(maxWidth: 120).named("b")
            }
            .named("s")
        }
        try add("ideal width", ["f": "110, 75, 80, 50"]) {
            Color.red.frame(idealWidth: 80, idealHeight: 50).fixedSize().named("f")
        }
        try add("colour with a fixed width", ["f": "145, 0, 10, 200"]) {
            Color.red.fixedSize(horizontal: true, vertical: false).named("f")
        }
        try add("colour with a fixed width in a row", ["a": "0, 0, 10, 200", "b": "10, 0, 290, 200"]) {
            HStack(spacing: 0) {
                Color.red.fixedSize(horizontal: true, vertical: false).named("a")
                Color.blue.named("b")
            }
        }
        try add("circle with a fixed height", ["a": "145, 95, 10, 10"]) {
            Circle().fixedSize(horizontal: false, vertical: true).overlay { Color.red.named("a") }
        }
        try add("ideal width between others", ["f": "110, 95, 80, 10"]) {
            Color.red.frame(minWidth: 50, idealWidth: 80, maxWidth: 120).fixedSize().named("f")
        }
        try add("infinite frame in a fixed one", ["a": "50, 75, 200, 50"]) {
            Text(Sample.short).frame(maxWidth: .infinity, maxHeight: .infinity).named("a").frame(width: 200, height: 50)
        }
    }
}
