import Foundation
import OrielCore

extension Fixtures {
    mutating func addStacks() throws {
        try addOverflows()
        try add("HStack shares its width equally", ["a": "0, 0, 146, 200", "b": "154, 0, 146, 200"]) {
            HStack {
                Color.red.named("a")
                Color.blue.named("b")
            }
        }
        try add("VStack shares its height equally", ["a": "0, 0, 300, 96", "b": "0, 104, 300, 96"]) {
            VStack {
                Color.red.named("a")
                Color.blue.named("b")
            }
        }
        try add("spacing of 0", ["a": "0, 0, 150, 200", "b": "150, 0, 150, 200"]) {
            HStack(spacing: 0) {
                Color.red.named("a")
                Color.blue.named("b")
            }
        }
        try add(
            "spacing of 15 between three",
            ["a": "0, 0, 90, 200", "b": "105, 0, 90, 200", "c": "210, 0, 90, 200"]
        ) {
            HStack(spacing: 15) {
                Color.red.named("a")
                Color.blue.named("b")
                Color.green.named("c")
            }
        }
        try add("negative spacing overlaps", ["a": "110, 75, 50, 50", "b": "140, 75, 50, 50"]) {
            HStack(spacing: -20) {
                Color.red.sized(50, 50, "a")
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("stack hugs rigid content", ["a": "80, 70, 60, 60", "b": "160, 80, 60, 40", "s": "80, 70, 140, 60"]) {
            HStack(spacing: 20) {
                Color.red.sized(60, 60, "a")
                Color.blue.sized(60, 40, "b")
            }
            .named("s")
        }
        try add("too wide content leaves on both sides", ["a": "-50, 75, 200, 50", "b": "150, 75, 200, 50"]) {
            HStack(spacing: 0) {
                Color.red.sized(200, 50, "a")
                Color.blue.sized(200, 50, "b")
            }
        }
        try add("too high content leaves on both sides", ["a": "125, -50, 50, 150", "b": "125, 100, 50, 150"]) {
            VStack(spacing: 0) {
                Color.red.sized(50, 150, "a")
                Color.blue.sized(50, 150, "b")
            }
        }
        let columns: [(String, HorizontalAlignment, Int)] = [
            ("leading", .leading, 100), ("center", .center, 125), ("trailing", .trailing, 150),
        ]
        for (name, alignment, x) in columns {
            try add("VStack \(name)", ["a": "\(x), 76, 50, 20", "b": "100, 104, 100, 20"]) {
                VStack(alignment: alignment) {
                    Color.red.sized(50, 20, "a")
                    Color.blue.sized(100, 20, "b")
                }
            }
        }
        let rows: [(String, VerticalAlignment, Int)] = [
            ("top", .top, 50), ("center", .center, 75), ("bottom", .bottom, 100),
        ]
        for (name, alignment, y) in rows {
            try add("HStack \(name)", ["a": "96, \(y), 50, 50", "b": "154, 50, 50, 100"]) {
                HStack(alignment: alignment) {
                    Color.red.sized(50, 50, "a")
                    Color.blue.sized(50, 100, "b")
                }
            }
        }
        try addSpacers()
        try addPriorities()
        try addDividers()
    }

    private mutating func addSpacers() throws {
        try add("Spacer pushes to both ends", ["a": "0, 75, 50, 50", "b": "250, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                Spacer()
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("Spacer in a VStack", ["a": "125, 0, 50, 50", "b": "125, 150, 50, 50"]) {
            VStack {
                Color.red.sized(50, 50, "a")
                Spacer()
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("Spacer at an end", ["a": "250, 75, 50, 50"]) {
            HStack {
                Spacer()
                Color.red.sized(50, 50, "a")
            }
        }
        try add("Spacers one after the other", ["a": "0, 75, 50, 50", "b": "66, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                Spacer()
                Spacer()
                Color.blue.sized(50, 50, "b")
            }
            .fixedSize().frame(width: 300, alignment: .leading)
        }
        try add("Spacers at both ends of a column", ["a": "125, 75, 50, 50"]) {
            VStack {
                Spacer()
                Color.red.sized(50, 50, "a")
                Spacer()
            }
        }
        try add("two Spacers share", ["a": "100, 75, 50, 50", "b": "250, 75, 50, 50"]) {
            HStack {
                Spacer()
                Color.red.sized(50, 50, "a")
                Spacer()
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("Spacer keeps its least length and no spacing", ["a": "96, 75, 50, 50", "b": "154, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                Spacer()
                Color.blue.sized(50, 50, "b")
            }
            .fixedSize()
        }
        try add("Spacer with a least length", ["a": "80, 75, 50, 50", "b": "170, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                Spacer(minLength: 40)
                Color.blue.sized(50, 50, "b")
            }
            .fixedSize()
        }
        try add("Spacer beside explicit spacing", ["a": "76, 75, 50, 50", "b": "174, 75, 50, 50"]) {
            HStack(spacing: 20) {
                Color.red.sized(50, 50, "a")
                Spacer()
                Color.blue.sized(50, 50, "b")
            }
            .fixedSize()
        }
        try add("Spacer without a least length", ["a": "100, 75, 50, 50", "b": "150, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                Spacer(minLength: 0)
                Color.blue.sized(50, 50, "b")
            }
            .fixedSize()
        }
        try add("Spacer beside explicit spacing, with space left", ["a": "0, 75, 50, 50", "b": "250, 75, 50, 50"]) {
            HStack(spacing: 20) {
                Color.red.sized(50, 50, "a")
                Spacer(minLength: 30)
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("Spacer after a limited frame", ["a": "0, 75, 200, 50", "b": "250, 75, 50, 50"]) {
            HStack {
                Color.red.frame(maxWidth: 200, maxHeight: 50).named("a")
                Spacer()
                Color.blue.sized(50, 50, "b")
            }
        }
        try add(
            "Spacer and a view of a higher rank",
            ["a": "0, 75, 50, 50", "b": "60, 75, 190, 50", "c": "250, 75, 50, 50"]
        ) {
            HStack(spacing: 0) {
                Color.red.sized(50, 50, "a")
                Spacer(minLength: 10)
                Color.green.frame(maxHeight: 50).named("b")
                Color.blue.sized(50, 50, "c")
            }
        }
        try add("Spacer ranks below a colour", ["a": "0, 0, 292, 200"]) {
            HStack {
                Color.red.named("a")
                Spacer()
            }
        }
        try add("Spacer makes its stack expand", ["s": "0, 75, 300, 50", "a": "0, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                Spacer()
            }
            .named("s")
        }
        try add("Spacer of an inner stack", ["a": "0, 0, 50, 50", "b": "250, 75, 50, 50"]) {
            HStack {
                VStack {
                    Color.red.sized(50, 50, "a")
                    Spacer()
                }
                Spacer()
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("Spacer in a ZStack takes all", ["s": "0, 0, 300, 200"]) {
            ZStack {
                Spacer()
                Color.red.sized(50, 50, "a")
            }
            .named("s")
        }
        try add("Spacer framed", ["a": "75, 75, 50, 50", "b": "175, 75, 50, 50"]) {
            HStack(spacing: 0) {
                Color.red.sized(50, 50, "a")
                Spacer().frame(width: 50)
                Color.blue.sized(50, 50, "b")
            }
        }
    }

    private mutating func addPriorities() throws {
        try add("higher priority takes all", ["a": "0, 0, 0, 200", "b": "0, 0, 300, 200"]) {
            HStack(spacing: 0) {
                Color.red.named("a")
                Color.blue.named("b").layoutPriority(1)
            }
        }
        try add("lower priority gets the rest", ["a": "0, 0, 300, 200", "b": "300, 0, 0, 200"]) {
            HStack(spacing: 0) {
                Color.red.named("a")
                Color.blue.named("b").layoutPriority(-1)
            }
        }
        try add(
            "three priorities",
            ["a": "0, 0, 0, 200", "b": "0, 0, 0, 200", "c": "0, 0, 300, 200"]
        ) {
            HStack(spacing: 0) {
                Color.red.named("a")
                Color.blue.named("b").layoutPriority(1)
                Color.green.named("c").layoutPriority(2)
            }
        }
        try add("priority of a text", ["a": "0, _, 300 - 8 - w(middle), _", "b": "300 - w(middle), _, w(middle), lh"]) {
            HStack {
                Text(Sample.long).named("a")
                Text(Sample.middle).named("b").layoutPriority(1)
            }
        }
        try add("rigid content comes before priority", ["a": "0, 0, 250, 200", "b": "250, 75, 50, 50"]) {
            HStack(spacing: 0) {
                Color.red.named("a").layoutPriority(1)
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("priority above a Spacer", ["a": "0, 0, 292, 200"]) {
            HStack(spacing: 0) {
                Color.red.named("a").layoutPriority(1)
                Spacer()
            }
        }
        try add("priority in a VStack", ["a": "0, 0, 300, 0", "b": "0, 0, 300, 200"]) {
            VStack(spacing: 0) {
                Color.red.named("a")
                Color.blue.layoutPriority(1).named("b")
            }
        }
        try add("priority is kept through modifiers", ["a": "0, 0, 20, 200", "b": "20, 0, 280, 200"]) {
            HStack(spacing: 0) {
                Color.red.padding(10).named("a")
                Color.blue.layoutPriority(1).opacity(0.5).named("b")
            }
        }
    }

    private mutating func addDividers() throws {
        try add("Divider in a VStack", ["a": "0, 0, 300, 99.5", "b": "0, 99.5, 300, 1", "c": "0, 100.5, 300, 99.5"]) {
            VStack(spacing: 0) {
                Color.red.named("a")
                Divider().named("b")
                Color.blue.named("c")
            }
        }
        try add("Divider in an HStack", ["a": "0, 0, 149.5, 200", "b": "149.5, 0, 1, 200"]) {
            HStack(spacing: 0) {
                Color.red.named("a")
                Divider().named("b")
                Color.blue.named("c")
            }
        }
        try add("Divider is as wide as all that is offered", ["s": "0, 87.5, 300, 25", "b": "0, 99.5, 300, 1"]) {
            VStack(spacing: 2) {
                Color.red.frame(width: 40, height: 10)
                Divider().named("b")
                Color.blue.frame(width: 60, height: 10)
            }
            .named("s")
        }
        try add("Divider framed", ["b": "100, 99.5, 100, 1"]) {
            Divider().frame(width: 100).named("b")
        }
    }

    private mutating func addOverflows() throws {
        try add("overflow of a column", ["r": "-35, 80, 370, 20", "a": "0, 100, 300, 20"]) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 200)
                    Color.green.frame(width: 170)
                }
                .frame(height: 20).named("r")
                Color.blue.frame(height: 20).named("a")
            }
        }
        try add("overflow of a column in a depth stack", ["r": "-35, 80, 370, 20", "a": "0, 100, 300, 20"]) {
            ZStack {
                VStack(spacing: 0) {
                    Color.red.frame(width: 370, height: 20).named("r")
                    Color.blue.frame(height: 20).named("a")
                }
            }
        }
        try add("overflow of a padded column", ["r": "-35, 80, 370, 20", "a": "10, 100, 280, 20"]) {
            VStack(spacing: 0) {
                Color.red.frame(width: 370, height: 20).named("r")
                Color.blue.frame(height: 20).named("a")
            }
            .padding(.horizontal, 10)
        }
        try add("overflow of a column in a column", ["r": "-35, 80, 370, 20", "a": "0, 100, 300, 20"]) {
            VStack {
                VStack(spacing: 0) {
                    Color.red.frame(width: 370, height: 20).named("r")
                    Color.blue.frame(height: 20).named("a")
                }
            }
        }
    }
}
