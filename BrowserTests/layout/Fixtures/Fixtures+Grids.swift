import Foundation
import OrielCore

extension Fixtures {
    mutating func addGrids() throws {
        try add(
            "flexible columns",
            ["c0": "0, _, 284 / 3, 20", "c1": "284 / 3 + 8, _, 284 / 3, 20", "c3": "0, _, 284 / 3, 20"]
        ) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
                ForEach(0..<4) { Color.red.frame(height: 20).named("c\($0)") }
            }
        }
        try add("rows of a grid", ["c0": "0, 0, 146, 20", "c1": "154, 0, 146, 20", "c2": "0, 32, 146, 20"]) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
                    ForEach(0..<4) { Color.red.frame(height: 20).named("c\($0)") }
                }
            }
        }
        try add(
            "adaptive columns",
            ["c0": "0, 0, 284 / 3, 20", "c2": "2 * 284 / 3 + 16, 0, 284 / 3, 20", "c3": "0, 28, 284 / 3, 20"]
        ) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                    ForEach(0..<4) { Color.red.frame(height: 20).named("c\($0)") }
                }
            }
        }
        try add("fixed columns", ["c0": "86, 0, 60, 20", "c1": "154, 0, 60, 20", "g": "0, 0, 300, 20"]) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
                    ForEach(0..<2) { Color.red.frame(height: 20).named("c\($0)") }
                }
                .named("g")
            }
        }
        try add("fixed and flexible columns", ["c0": "0, 0, 60, 20", "c1": "70, 0, 230, 20"]) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(60), spacing: 10), GridItem(.flexible())]) {
                    ForEach(0..<2) { Color.red.frame(height: 20).named("c\($0)") }
                }
            }
        }
        try add("flexible column with a greatest width", ["c0": "50, 0, 96, 20", "c1": "154, 0, 96, 20"]) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(maximum: 96)), count: 2)) {
                    ForEach(0..<2) { Color.red.frame(height: 20).named("c\($0)") }
                }
            }
        }
        try add(
            "flexible columns take a share of what is left",
            width: 280,
            ["c0": "11, _, 60, 20", "c1": "79, _, 102, 20", "c2": "189, _, 80, 20", "c3": "11, _, 60, 20"]
        ) {
            LazyVGrid(
                columns: [
                    GridItem(.flexible(maximum: 60)), GridItem(.flexible()), GridItem(.flexible(minimum: 80, maximum: 80)),
                ]
            ) {
                ForEach(0..<4) { Color.red.frame(height: 20).named("c\($0)") }
            }
        }
        try add("columns with different minima", ["c0": "0, 0, 200, 20", "c1": "208, 0, 40, 20", "c2": "256, 0, 44, 20"]) {
            ScrollView {
                LazyVGrid(
                    columns: [
                        GridItem(.flexible(minimum: 200)), GridItem(.fixed(40)), GridItem(.flexible(minimum: 20)),
                    ]
                ) {
                    ForEach(0..<3) { Color.red.frame(height: 20).named("c\($0)") }
                }
            }
        }
        try add("alignment of a grid places its columns", ["c0": "0, 0, 60, 20", "c1": "68, 0, 60, 20", "g": "0, 0, 300, 20"]) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], alignment: .leading) {
                    ForEach(0..<2) { Color.red.frame(height: 20).named("c\($0)") }
                }
                .named("g")
            }
        }
        try add("alignment of columns places views in their cells", ["c0": "126, 20, 20, 20", "c1": "154, 0, 146, 40"]) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), alignment: .bottomTrailing), count: 2)) {
                    Color.red.sized(20, 20, "c0")
                    Color.blue.frame(height: 40).named("c1")
                }
            }
        }
        try add(
            "header and footer of a section have lines of a grid",
            [
                "h": "0, 0, 300, 20", "c0": "0, 28, 146, 20", "c2": "0, 56, 146, 20", "f": "0, 84, 300, 10",
                "d": "0, 102, 146, 20",
            ]
        ) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    Section {
                        ForEach(0..<3) { Color.red.frame(height: 20).named("c\($0)") }
                    } header: {
                        Color.green.frame(height: 20).named("h")
                    } footer: {
                        Color.green.frame(height: 10).named("f")
                    }
                    Color.blue.frame(height: 20).named("d")
                }
            }
        }
        try add("grid spacing per column", ["c1": "105, _, 90, 20", "c2": "210, _, 90, 20"]) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 15), count: 3)) {
                ForEach(0..<3) { Color.red.frame(height: 20).named("c\($0)") }
            }
        }
        try add("cells of a grid are centred", ["c0": "63, 0, 20, 20", "c1": "217, 0, 20, 20"]) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    ForEach(0..<2) { Color.red.sized(20, 20, "c\($0)") }
                }
            }
        }
        try add("grid alignment", ["c0": "0, 0, 20, 20", "c1": "154, 0, 20, 20"]) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], alignment: .leading) {
                    ForEach(0..<2) { Color.red.sized(20, 20, "c\($0)").frame(maxWidth: .infinity, alignment: .leading) }
                }
            }
        }
        try add("cells of different heights", ["c0": "0, 10, 150, 20", "c1": "150, 0, 150, 40"]) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())]) {
                    Color.red.frame(height: 20).named("c0")
                    Color.blue.frame(height: 40).named("c1")
                }
            }
        }
        try add("square cells", ["c0": "0, 0, 146, 146", "c1": "154, 0, 146, 146", "c2": "0, 154, 146, 146"]) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    ForEach(0..<3) { Color.red.aspectRatio(1, contentMode: .fit).named("c\($0)") }
                }
            }
        }
        try add("texts in cells wrap", ["c0": "0, 0, 146, h(long, 146)"]) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    Text(Sample.long).named("c0")
                    Text(Sample.short)
                }
            }
        }
        try add("rows of a horizontal grid", ["c0": "0, 0, 20, 96", "c1": "0, 104, 20, 96", "c2": "28, 0, 20, 96"]) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())]) {
                    ForEach(0..<3) { Color.red.frame(width: 20).named("c\($0)") }
                }
            }
        }
        try add(
            "Grid columns hug",
            ["a": "91, 76, 50, 20", "b": "149, 76, 60, 20", "c": "101, 104, 30, 20", "d": "169, 104, 20, 20"]
        ) {
            Grid {
                GridRow {
                    Color.red.sized(50, 20, "a")
                    Color.blue.sized(60, 20, "b")
                }
                GridRow {
                    Color.green.sized(30, 20, "c")
                    Color.gray.sized(20, 20, "d")
                }
            }
        }
        try add("Grid aligned", ["a": "100, 80, 50, 20", "c": "100, 100, 30, 20", "d": "150, 100, 20, 20"]) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.sized(50, 20, "a")
                    Color.blue.frame(width: 50, height: 20)
                }
                GridRow {
                    Color.green.sized(30, 20, "c")
                    Color.gray.sized(20, 20, "d")
                }
            }
        }
        try add("Grid with texts", ["a": "_, _, w(short), lh", "b": "_, _, w(middle), lh"]) {
            Grid(alignment: .leadingFirstTextBaseline) {
                GridRow {
                    Text(Sample.short).named("a")
                    Text(Sample.middle).named("b")
                }
            }
        }
        try add("view that fills a Grid column", ["a": "0, 90, 50, 20", "b": "50, 90, 250, 20"]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Color.red.sized(50, 20, "a")
                    Color.blue.frame(height: 20).named("b")
                }
            }
        }
    }
}
