import Foundation
import OrielCore

/// Frames with a limit above and below the width of the window, in containers that take the width they are offered.
extension Fixtures {
    mutating func addLimitedFrames() throws {
        for (name, limit) in [("wide", 500.0), ("narrow", 120)] {
            try addLimitedFrames(name, limit: limit)
        }
        try addLimitsBesideRigidViews()
        try addOtherFrames()
    }

    /// In a row of 300 points with a view of 50 points at its end.
    private mutating func addLimitedFrames(_ name: String, limit: CGFloat) throws {
        func box(of width: Double = 250, at x: Double = 0, y: Double = 100) -> String {
            let length = min(Double(limit), width)
            return "\(x + (width - length) / 2), \(y), \(length), 20"
        }
        try add(
            "\(name) limit: column in a row",
            ["v": "0, 80, 250, 40", "b": box(), "c": "250, 80, 50, 40"]
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20)
                    Color.green.frame(maxWidth: limit, maxHeight: 20).named("b")
                }
                .named("v")
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("\(name) limit: in a frame of a height", ["b": box(), "c": "250, 80, 50, 40"]) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20)
                    Color.green.frame(maxWidth: limit).named("b").frame(height: 20)
                }
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("\(name) limit: text", ["a": "0, _, 250, 20", "f": "_, _, \(min(Double(limit), 250)), lh"]) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.sized(height: 20, "a")
                    Text(Sample.short).frame(maxWidth: limit).named("f")
                }
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("\(name) limit: depth stack in a row", ["a": "0, 0, 250, 200", "b": box(y: 90)]) {
            HStack(spacing: 0) {
                ZStack {
                    Color.red.named("a")
                    Color.green.frame(maxWidth: limit, maxHeight: 20).named("b")
                }
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("\(name) limit: infinite frame in a row", ["f": "0, 90, 250, 20", "b": box(y: 90)]) {
            HStack(spacing: 0) {
                Color.green.frame(maxWidth: limit, maxHeight: 20).named("b").frame(maxWidth: .infinity).named("f")
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("\(name) limit: padding in a column", ["p": "0, 95, 250, 40", "b": box(of: 230, at: 10, y: 105)]) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30)
                    VStack { Color.green.frame(maxWidth: limit, maxHeight: 20).named("b") }.padding(10)
                        .frame(maxWidth: .infinity).named("p")
                }
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("\(name) limit: layer", ["a": "0, 0, 250, 200", "b": box(y: 90)]) {
            HStack(spacing: 0) {
                Color.red.named("a").overlay { Color.green.frame(maxWidth: limit, maxHeight: 20).named("b") }
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("\(name) limit: scroll view in a row", ["a": "0, 0, 250, 20", "b": box(y: 20)]) {
            HStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.sized(height: 20, "a")
                        Color.green.frame(maxWidth: limit).frame(height: 20).named("g")
                            .overlay { Color.blue.frame(maxWidth: limit).named("b") }
                    }
                }
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("\(name) limit: lazy column in a row", ["a": "0, 0, 250, 20", "b": box(y: 20)]) {
            HStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Color.red.sized(height: 20, "a")
                        Color.green.frame(maxWidth: limit).named("b").frame(height: 20)
                    }
                }
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("\(name) limit: grid", ["b": box(y: 90), "c": "250, 90, 50, 20"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.green.frame(maxWidth: limit, maxHeight: 20).named("b").frame(maxWidth: .infinity)
                    Color.blue.sized(50, 20, "c")
                }
            }
        }
        try add("\(name) limit: column in a grid", ["a": "0, 80, 250, 20", "b": box(), "c": "250, 90, 50, 20"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    VStack(spacing: 0) {
                        Color.red.sized(height: 20, "a")
                        Color.green.frame(maxWidth: limit, maxHeight: 20).named("b")
                    }
                    Color.blue.sized(50, 20, "c")
                }
            }
        }
    }

    private mutating func addLimitsBesideRigidViews() throws {
        try add("wide limit: row in a row", ["a": "0, 0, 125, 200", "b": "125, 0, 125, 200", "c": "250, 80, 50, 40"]) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.named("a")
                    Color.green.frame(maxWidth: 500).named("b")
                }
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("wide limit: spacer in a row", ["b": "0, 90, 250, 20", "c": "250, 80, 50, 40"]) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.green.frame(maxWidth: 500, maxHeight: 20).named("b")
                    Spacer(minLength: 0)
                }
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("wide limits share a row", ["v": "0, 80, 150, 40", "w": "150, 80, 150, 40"]) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20)
                    Color.green.frame(maxWidth: 500, maxHeight: 20)
                }
                .named("v")
                VStack(spacing: 0) {
                    Color.red.frame(height: 20)
                    Color.green.frame(maxWidth: 700, maxHeight: 20)
                }
                .named("w")
            }
        }
        try add("wide limit: rigid views keep their width", ["v": "0, _, 200, _", "c": "200, 80, 100, 40"]) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20)
                    HStack(spacing: 20) {
                        Color.yellow.frame(width: 80, height: 20)
                        Color.yellow.frame(width: 80, height: 20).padding(.horizontal, 10)
                    }
                    Color.green.frame(maxWidth: 500, maxHeight: 20)
                }
                .named("v")
                Color.blue.sized(height: 40, "c")
            }
        }
        try add("wide limit: a least width is kept", ["v": "0, 80, 200, 40", "c": "200, 80, 100, 40"]) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20)
                    Color.green.frame(minWidth: 200, maxWidth: 500, maxHeight: 20)
                }
                .named("v")
                Color.blue.sized(height: 40, "c")
            }
        }
    }

    private mutating func addOtherFrames() throws {
        try add("least width wider than a row", ["b": "-75, 90, 400, 20", "c": "325, 80, 50, 40"]) {
            HStack(spacing: 0) {
                Color.green.frame(minWidth: 400, maxHeight: 20).named("b")
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("ideal width does not count where a width is offered", ["b": "0, 90, 250, 20"]) {
            HStack(spacing: 0) {
                VStack(spacing: 0) { Color.green.frame(idealWidth: 500, maxHeight: 20).named("b") }
                Color.blue.sized(50, 40, "c")
            }
        }
        try add("ideal width in a row that scrolls", ["b": "0, _, 80, 20", "c": "80, _, 50, 40"]) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.green.frame(idealWidth: 80, maxWidth: 200).frame(height: 20).named("b")
                    Color.blue.sized(50, 40, "c")
                }
            }
        }
        try add(
            "limit above the height of a column",
            ["a": "130, 0, 20, 150", "b": "150, 0, 20, 150", "c": "130, 150, 40, 50"]
        ) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20).named("a")
                    Color.green.frame(width: 20).frame(maxHeight: 500).named("b")
                }
                Color.blue.sized(40, 50, "c")
            }
        }
        try add("limit above the height of a depth stack", ["a": "125, 75, 50, 50", "b": "140, 0, 20, 200"]) {
            ZStack {
                Color.red.sized(50, 50, "a")
                Color.green.frame(width: 20).frame(maxHeight: 500).named("b")
            }
        }
        try add("limit above the height of a layer", ["a": "125, 75, 50, 50", "b": "140, 75, 20, 50"]) {
            Color.red.sized(50, 50, "a").overlay { Color.green.frame(width: 20).frame(maxHeight: 500).named("b") }
        }
        try add("limits of a depth stack above its space", ["a": "125, 75, 50, 50", "b": "0, 0, 300, 200"]) {
            ZStack {
                Color.red.sized(50, 50, "a")
                Color.green.frame(maxWidth: 400, maxHeight: 500).named("b")
            }
        }
        try add("rigid view wider than a depth stack", ["a": "-50, 75, 400, 50", "b": "0, 90, 300, 20"]) {
            ZStack {
                Color.red.sized(400, 50, "a")
                Color.green.frame(maxWidth: 500, maxHeight: 20).named("b")
            }
        }
        try add(
            "limit below the height of a column",
            ["a": "130, 0, 20, 150", "b": "150, 25, 20, 100", "c": "130, 150, 40, 50"]
        ) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20).named("a")
                    Color.green.frame(width: 20).frame(maxHeight: 100).named("b")
                }
                Color.blue.sized(40, 50, "c")
            }
        }
    }
}

extension View {
    /// Gives the view a height and a name.
    nonisolated fileprivate func sized(height: CGFloat, _ name: String) -> some View {
        frame(height: height).named(name)
    }
}
