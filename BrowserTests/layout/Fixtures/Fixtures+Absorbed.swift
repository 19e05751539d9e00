import Foundation
import OrielCore

/// Views that the node of the view around them draws. The named views are inside of them, as a view with a name has a node.
extension Fixtures {
    mutating func addAbsorbedContent() throws {
        try addStacksOfLabels()
        try addStacksOnBackgrounds()
        try addColorsBehindOverlays()
        try addRings()
    }

    private mutating func addStacksOfLabels() throws {
        try add("row of a plain button", ["a": "95, 80, 40, 40", "b": "143, 80, 20, 20", "c": "171, 90, 34, 20"]) {
            HStack {
                Button {
                } label: {
                    HStack(alignment: .top) {
                        Color.red.sized(40, 40, "a")
                        Color.blue.sized(20, 20, "b")
                    }
                }
                .buttonStyle(.plain)
                Color.green.sized(34, 20, "c")
            }
        }
        try add("wide row of a plain button", ["a": "10, 75, 40, 40", "b": "58, 85, 20, 20", "c": "0, 125, 300, 10"]) {
            VStack(spacing: 0) {
                Button {
                } label: {
                    HStack {
                        Color.red.sized(40, 40, "a")
                        Color.blue.sized(20, 20, "b")
                    }
                    .padding(10)
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .buttonStyle(.plain)
                Color.green.frame(height: 10).named("c")
            }
        }
        try add("depth stack of a plain button", ["a": "115, 75, 50, 50", "b": "155, 115, 10, 10"]) {
            HStack(spacing: 0) {
                Button {
                } label: {
                    ZStack(alignment: .bottomTrailing) {
                        Color.red.sized(50, 50, "a")
                        Color.blue.sized(10, 10, "b")
                    }
                    .frame(width: 60, height: 60, alignment: .center)
                    .background(Color.green, in: .capsule)
                }
                .buttonStyle(.plain)
                Color.green.frame(width: 20, height: 20)
            }
        }
        try add("texts of a plain button share a row", ["t": "0, _, 200, _", "c": "208, 80, 92, 40"]) {
            HStack {
                Button {
                } label: {
                    VStack(alignment: .leading) {
                        Text(Sample.long).frame(maxWidth: .infinity).named("t")
                        Color.red.frame(width: 10, height: 10)
                    }
                }
                .buttonStyle(.plain)
                Color.green.sized(92, 40, "c")
            }
        }
        try add("row of a plain button that is too wide", ["a": "-58, 90, 200, 20", "b": "150, 90, 208, 20"]) {
            VStack {
                Button {
                } label: {
                    HStack {
                        Color.red.sized(200, 20, "a")
                        Color.blue.sized(208, 20, "b")
                    }
                }
                .buttonStyle(.plain)
            }
        }
        try add("picture of a plain button", ["a": "0, 50, 146, 100", "b": "154, 50, 146, 100"]) {
            HStack {
                ForEach(["a", "b"], id: \.self) { name in
                    Button {
                    } label: {
                        Color.red.frame(height: 100).overlay { Color.blue.named(name) }.clipped()
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }

    private mutating func addStacksOnBackgrounds() throws {
        try add(
            "column in front of a layer",
            ["a": "125, 61, 50, 50", "b": "140, 119, 20, 20", "l": "115, 51, 70, 98"]
        ) {
            VStack {
                Color.red.sized(50, 50, "a")
                Color.blue.sized(20, 20, "b")
            }
            .padding(10)
            .background { Ellipse().named("l") }
        }
        try add(
            "wide column in front of a layer",
            ["a": "10, 61, 50, 50", "b": "10, 119, 20, 20", "l": "0, 51, 300, 98"]
        ) {
            VStack(alignment: .leading) {
                Color.red.sized(50, 50, "a")
                Color.blue.sized(20, 20, "b")
            }
            .padding(10)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(alignment: .top) { Ellipse().named("l") }
        }
        try add(
            "depth stack in front of a layer",
            ["a": "100, 50, 100, 100", "b": "100, 50, 20, 20", "l": "100, 50, 40, 40"]
        ) {
            ZStack(alignment: .topLeading) {
                Color.red.sized(100, 100, "a")
                Color.blue.sized(20, 20, "b")
            }
            .background(alignment: .topLeading) {
                ZStack { Circle().sized(40, 40, "l") }
            }
        }
    }

    private mutating func addColorsBehindOverlays() throws {
        try add("colour behind an overlay that fills a row", ["a": "50, 0, 250, 10", "c": "0, 75, 50, 50"]) {
            HStack(spacing: 0) {
                Color.green.sized(50, 50, "c")
                Color.red.overlay(alignment: .top) { Color.blue.frame(height: 10).named("a") }
            }
        }
        try add("colour with proportions behind an overlay", ["a": "100, 90, 100, 10", "c": "0, 0, 300, 50"]) {
            VStack(spacing: 0) {
                Color.green.frame(height: 50).named("c")
                Color.clear.aspectRatio(2, contentMode: .fit)
                    .overlay(alignment: .bottomTrailing) { Color.blue.sized(100, 10, "a") }
                    .frame(maxHeight: 50)
                    .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        for side in [20, 160] {
            let edge = (200 - side) / 2
            try add(
                "stack of \(side) points in the middle of a layer",
                ["b": "\(edge + 50), \(edge), \(side), \(side)"]
            ) {
                Color.red.frame(width: 60, height: 60)
                    .overlay { ZStack { Color.blue.sized(Double(side), Double(side), "b") } }
            }
            try add("row of \(side) points behind the middle", ["b": "\(edge + 50), 95, \(side), 10"]) {
                Color.red.opacity(0.5).frame(width: 60, height: 60)
                    .background { HStack { Color.blue.sized(Double(side), 10, "b") } }
            }
        }
    }

    private mutating func addRings() throws {
        try add("circle with a ring in a row", ["a": "70, 85, 30, 30", "b": "142, 80, 88, 40"]) {
            HStack(spacing: 4) {
                Color.red.sized(30, 30, "a")
                Color.clear.frame(width: 30, height: 30).clipShape(Circle()).padding(2).background(.white, in: .capsule)
                Color.green.sized(88, 40, "b")
            }
        }
        try add("text in a circle with a ring", ["t": "(300 - w(short)) / 2, (200 - lh) / 2, w(short), lh"]) {
            ZStack { Text(Sample.short).named("t") }.frame(width: 120, height: 120).background(.red)
                .clipShape(Circle()).padding(3).background(.white, in: .capsule)
        }
    }
}
