import Foundation
import OrielCore

extension Fixtures {
    mutating func addLayers() throws {
        try addBlending()
        try addBackgrounds()
        try addOverlays()
    }

    private mutating func addBackgrounds() throws {
        try add("background of a padded text", ["a": "(280 - w(short)) / 2, (180 - lh) / 2, w(short) + 20, lh + 20"]) {
            Text(Sample.short).padding(10).background(Color.red).named("a")
        }
        try add("background as large as its base", ["a": "125, 75, 50, 50", "b": "125, 75, 50, 50"]) {
            Color.red.sized(50, 50, "a").background(Color.blue.opacity(0.5).named("b"))
        }
        try add("background in a shape", ["b": "(280 - w(short)) / 2, (180 - lh) / 2, w(short) + 20, lh + 20"]) {
            Text(Sample.short).padding(10).background(Color.red, in: Capsule()).named("b")
        }
        try add("background larger than its base", ["a": "125, 75, 50, 50", "b": "100, 50, 100, 100"]) {
            Color.red.sized(50, 50, "a").background(Circle().sized(100, 100, "b"))
        }
        try add("large background takes no part in a row", ["a": "96, 75, 50, 50", "c": "154, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a").background(Circle().sized(100, 100, "b"))
                Color.blue.sized(50, 50, "c")
            }
        }
        try add("background with an alignment", ["b": "100, 50, 20, 10", "a": "100, 50, 100, 100"]) {
            Color.red.sized(100, 100, "a").background(alignment: .topLeading) { Color.blue.sized(20, 10, "b") }
        }
        try add("backgrounds on backgrounds", ["a": "115, 65, 70, 70", "b": "105, 55, 90, 90"]) {
            Color.red.frame(width: 50, height: 50).padding(10).background(Color.blue).named("a").padding(10)
                .background(Color.green).named("b")
        }
        try add("background of a stack that fills", ["b": "0, 0, 300, 200"]) {
            HStack {
                Color.red
                Color.blue
            }
            .background(Rectangle().fill(.green).named("b"))
        }
        try add("background of a column narrower than it may be", ["a": "0, 75, 300, 50", "b": "0, 75, 300, 50"]) {
            Color.red.frame(height: 50).frame(maxWidth: 680).named("a").frame(maxWidth: .infinity)
                .background(Rectangle().fill(.blue).named("b"))
        }
        try add("background of a fluid text", ["a": "0, _, 146, h(long, 146)", "b": "0, _, 146, h(long, 146)"]) {
            HStack {
                Text(Sample.long).named("a").background(Rectangle().fill(.red).named("b"))
                Color.blue
            }
        }
    }

    private mutating func addOverlays() throws {
        try add(
            "depth stack in a frame in the middle of a layer",
            ["a": "132, 82, 36, 36", "b": "136, 86, 28, 28"]
        ) {
            Color.red.frame(width: 92, height: 92).overlay {
                ZStack {
                    Circle()
                    Color.blue.named("b").padding(4)
                }
                .frame(width: 36, height: 36).named("a")
            }
        }
        try add(
            "column in a frame in the middle of a layer",
            ["a": "100, 80, 100, 40", "b": "100, 80, 100, 40"]
        ) {
            Color.red.overlay {
                VStack { Color.blue.named("b") }.frame(width: 100, height: 40).named("a")
            }
        }
        try add("overlay lets taps through", ["a": "0, 0, 300, 200", "b": "125, 0, 50, 50"]) {
            Color.red.named("a").overlay(alignment: .top) { Color.blue.sized(50, 50, "b") }
        }
        try add("overlay that takes no taps", ["a": "0, 0, 300, 200", "b": "0, 0, 300, 200"]) {
            ZStack {
                Color.green.named("a")
                Color.red.overlay { Color.blue.named("b") }.allowsHitTesting(false)
            }
        }
        for (name, alignment, x, y) in Self.alignments {
            try add("overlay \(name)", ["b": "100 + \(x) * 80, 50 + \(y) * 90, 20, 10", "a": "100, 50, 100, 100"]) {
                Color.red.sized(100, 100, "a").overlay(alignment: alignment) { Color.blue.sized(20, 10, "b") }
            }
        }
        try add("overlay larger than its base, trailing", ["b": "70, 60, 100, 80"]) {
            Color.red.frame(width: 40, height: 80).overlay(alignment: .trailing) { Color.blue.sized(100, 80, "b") }
                .position(x: 150, y: 100)
        }
        try add("overlay that expands fills its base", ["b": "100, 50, 100, 100"]) {
            Color.red.frame(width: 100, height: 100).overlay { Color.blue.named("b") }
        }
        try add("overlay text wraps at its base", ["b": "100, (200 - h(long, 100)) / 2, 100, h(long, 100)"]) {
            Color.red.frame(width: 100, height: 150).overlay { Text(Sample.long).named("b") }
        }
        try add("overlay of several views", ["b": "100, 50, 100, 100", "c": "180, 50, 20, 20"]) {
            Color.red.frame(width: 100, height: 100).overlay(alignment: .topTrailing) {
                Color.blue.opacity(0.5).named("b")
                Color.green.sized(20, 20, "c")
            }
        }
        try add("badge", ["b": "185, 35, 30, 30", "a": "100, 50, 100, 100"]) {
            Color.red.sized(100, 100, "a").overlay(alignment: .topTrailing) {
                Circle().sized(30, 30, "b").offset(x: 15, y: -15)
            }
        }
        try add("overlay padding", ["b": "110, 60, 20, 20"]) {
            Color.red.frame(width: 100, height: 100).overlay(alignment: .topLeading) {
                Color.blue.sized(20, 20, "b").padding(10)
            }
        }
        try add("overlay of a flexible base", ["b": "290, 190, 10, 10", "a": "0, 0, 300, 200"]) {
            Color.red.named("a").overlay(alignment: .bottomTrailing) { Color.blue.sized(10, 10, "b") }
        }
        try add("overlay in a stack", ["a": "0, 0, 146, 200", "b": "0, 0, 146, 200", "c": "154, 0, 146, 200"]) {
            HStack {
                Color.red.named("a").overlay { Rectangle().stroke(.blue).named("b") }
                Color.green.named("c")
            }
        }
        try add("border takes no room", ["a": "100, 50, 100, 100"]) {
            Color.red.frame(width: 100, height: 100).border(.blue, width: 4).named("a")
        }
        try add("border of a text", ["a": "(300 - w(short)) / 2, (200 - lh) / 2, w(short), lh"]) {
            Text(Sample.short).border(.blue, width: 4).named("a")
        }
        try add("clipped shape keeps its box", ["a": "100, 50, 100, 100"]) {
            Color.red.frame(width: 100, height: 100).clipShape(RoundedRectangle(cornerRadius: 10)).named("a")
        }
        try add("shadow takes no room", ["a": "96, 75, 50, 50", "b": "154, 75, 50, 50"]) {
            HStack {
                Color.red.frame(width: 50, height: 50).shadow(radius: 10).named("a")
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("mask takes the base's box", ["a": "100, 50, 100, 100"]) {
            Color.red.frame(width: 100, height: 100).mask { Circle() }.named("a")
        }
    }

    /// Pages whose colours `test_blending.py` checks.
    private mutating func addBlending() throws {
        let (below, above) = (Color(red: 200 / 255, green: 100 / 255, blue: 250 / 255), Color(red: 100 / 255, green: 200 / 255, blue: 30 / 255))
        try add("blend inside a background", ["a": "0, 0, 300, 200"]) {
            ZStack {
                below
                Color.clear.background { above.blendMode(.multiply) }.named("a")
            }
        }
        try add("shadow inside a path", ["a": "0, 0, 300, 200"]) {
            Path(CGRect(x: 0, y: 0, width: 100, height: 100))
                .fill(above.shadow(.inner(color: below, radius: 0, x: 20)))
                .named("a")
        }
        try add("continuous corners with room", ["a": "50, 0, 200, 200"]) {
            ZStack {
                below
                RoundedRectangle(cornerRadius: 80).fill(above).sized(200, 200, "a")
            }
        }
        try add("continuous corners without room", ["a": "70, 20, 160, 160"]) {
            ZStack {
                below
                RoundedRectangle(cornerRadius: 80).fill(above).sized(160, 160, "a")
            }
        }
        try add("blend in front of a background", ["a": "100, 50, 100, 100", "b": "140, 90, 20, 20"]) {
            ZStack {
                below
                HStack { above.blendMode(.multiply) }
                    .frame(width: 100, height: 100)
                    .named("a")
                    .background { Color.white.sized(20, 20, "b") }
            }
        }
        try add("blend in front of a background inside a background", ["a": "100, 50, 100, 100"]) {
            ZStack {
                below
                HStack { above.blendMode(.multiply) }
                    .frame(width: 100, height: 100)
                    .padding(4)
                    .background { Color.white.frame(width: 20, height: 20) }
                    .padding(-4)
                    .background { Color.white.opacity(0).frame(width: 20, height: 20) }
                    .named("a")
            }
        }
        try add("plus darker", ["a": "100, 50, 100, 100"]) {
            ZStack {
                below
                above.sized(100, 100, "a").blendMode(.plusDarker)
            }
        }
    }
}
