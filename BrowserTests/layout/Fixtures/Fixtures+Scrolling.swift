import Foundation
import OrielCore

extension Fixtures {
    mutating func addScrolling() throws {
        try add(
            "rows with controls are as high as their labels",
            [
                "t": "_, (44 - lh) / 2, _, lh", "s": "_, 44 + (44 - lh) / 2, _, lh", "l": "_, 99, _, lh + 22",
                "a": "_, 110 + lh + 22 + (44 - lh) / 2, _, lh",
            ]
        ) {
            List {
                Toggle("Switch", isOn: .constant(true)).named("t")
                Stepper("Stepper", value: .constant(1)).named("s")
                Toggle("Switch with a label of\ntwo lines", isOn: .constant(true)).named("l")
                Text("after").named("a")
            }
            .listStyle(.plain)
        }
        try add("row with a slider is as high as the slider", ["s": "16, 11, 268, 31", "a": "_, 53 + (44 - lh) / 2, _, lh"]) {
            List {
                Slider(value: .constant(0.5)).named("s")
                Text("after").named("a")
            }
            .listStyle(.plain)
        }
        try add(
            "margins of sections",
            width: 400,
            height: 400,
            ["a": "5, 16 + 6, 375, 44", "b": "20, 66 + 10 + 30, 360, 44", "c": "20, 150 + 35, 360, 44"]
        ) {
            List {
                Section { Color.red.frame(height: 44).named("a").listRowInsets(EdgeInsets()) }
                    .listSectionMargins([.top], 6).listSectionMargins(.leading, 5).listSectionMargins(.trailing, 20)
                    .listSectionMargins(.bottom, 10)
                Section { Color.red.frame(height: 44).named("b").listRowInsets(EdgeInsets()) }
                    .listSectionMargins(.top, 30)
                Section { Color.red.frame(height: 44).named("c").listRowInsets(EdgeInsets()) }
            }
            .listStyle(.insetGrouped)
        }
        try add("ScrollView without axes", ["a": "125, 0, 50, 50", "b": "125, 50, 50, 400"]) {
            ScrollView([]) {
                VStack(spacing: 0) {
                    Color.red.sized(50, 50, "a")
                    Color.blue.sized(50, 400, "b")
                }
            }
        }
        try add("ScrollView takes the height and hugs the width", ["s": "125, 0, 50, 200", "a": "125, 0, 50, 50"]) {
            ScrollView { Color.red.sized(50, 50, "a") }.named("s")
        }
        try add("ScrollView of wide content takes all", ["s": "0, 0, 300, 200", "a": "0, 0, 300, 500"]) {
            ScrollView { Color.red.frame(height: 500).named("a") }.named("s")
        }
        try add(
            "lengths computed from those of a ScrollView",
            width: 800,
            height: 600,
            ["a": "20, 0, 760, 50", "b": "0, 50, 240, 280", "c": "0, 330, 400, 20"]
        ) {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(height: 50).named("a")
                        .containerRelativeFrame(.horizontal) { length, _ in length - 40 }
                        .frame(maxWidth: .infinity)
                    Color.blue.named("b")
                        .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                            axis == .horizontal ? length * 0.3 : length * 0.5 - 20
                        }
                    Color.green.frame(height: 20).named("c")
                        .containerRelativeFrame(.horizontal, count: 2, spacing: 0)
                }
            }
        }
        try add(
            "lengths computed from those of a ScrollView beside a view",
            width: 800,
            height: 600,
            ["s": "200, 100, 600, 500", "a": "220, 100, 560, 50", "b": "200, 158, 180, 230", "c": "200, 388, 300, 20"]
        ) {
            VStack(spacing: 0) {
                Color.gray.frame(height: 100)
                HStack(spacing: 0) {
                    Color.gray.frame(width: 200)
                    ScrollView {
                        Color.red.frame(height: 50).named("a")
                            .containerRelativeFrame(.horizontal) { length, _ in length - 40 }
                        VStack(alignment: .leading, spacing: 0) {
                            Color.blue.named("b")
                                .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                                    axis == .horizontal ? length * 0.3 : length * 0.5 - 20
                                }
                            Color.green.frame(height: 20).named("c")
                                .containerRelativeFrame(.horizontal, count: 2, spacing: 0)
                        }
                        .frame(maxWidth: .infinity, alignment: .leading)
                    }
                    .named("s")
                }
            }
        }
        try add(
            "widths of a horizontal ScrollView beside a view",
            width: 800,
            height: 600,
            ["a": "0, 150, 400, 300"]
        ) {
            HStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<3, id: \.self) { index in
                            Color.red.frame(height: 300).named(index == 0 ? "a" : "x\(index)")
                                .containerRelativeFrame(.horizontal)
                        }
                    }
                }
                Color.gray
            }
        }
        try add(
            "columns of a split view with widths of their own",
            width: 1200,
            height: 600,
            ["a": "0, _, 239, _", "b": "240, _, 359, _", "c": "600, _, 600, _"]
        ) {
            NavigationSplitView {
                Color.red.named("a").navigationSplitViewColumnWidth(240)
            } content: {
                Color.blue.named("b").navigationSplitViewColumnWidth(min: 200, ideal: 400, max: 360)
            } detail: {
                Color.green.named("c")
            }
        }
        try add(
            "an inspector with a width of its own",
            width: 1200,
            height: 600,
            ["a": "0, 0, 979, 600", "b": "980, 0, 220, 600"]
        ) {
            Color.red.named("a")
                .inspector(isPresented: .constant(true)) { Color.blue.named("b").inspectorColumnWidth(220) }
        }
        try add("lengths of a page beside a view", width: 800, height: 600, ["a": "200, _, 600, _"]) {
            HStack(spacing: 0) {
                Color.gray.frame(width: 200)
                NavigationStack { Color.red.named("a").containerRelativeFrame([.horizontal, .vertical]) }
            }
        }
        try add("lengths of a tab beside a view", width: 800, height: 600, ["a": "200, _, 600, _"]) {
            HStack(spacing: 0) {
                Color.gray.frame(width: 200)
                TabView {
                    Color.red.named("a").containerRelativeFrame([.horizontal, .vertical]).tabItem { Text("Tab") }
                }
            }
        }
        try add("several views in a ScrollView", ["a": "125, 0, 50, 50", "b": "125, 58, 50, 50"]) {
            ScrollView {
                Color.red.sized(50, 50, "a")
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("ScrollView between bars", ["t": "0, 0, 300, 40", "s": "0, 40, 300, 120", "b": "0, 160, 300, 40"]) {
            VStack(spacing: 0) {
                Color.red.frame(height: 40).named("t")
                ScrollView { Color.green.frame(height: 1000) }.named("s")
                Color.blue.frame(height: 40).named("b")
            }
        }
        try add("ScrollView inside expanding views", ["s": "10, 10, 280, 180", "a": "10, 10, 280, 900"]) {
            ZStack {
                Color.gray
                VStack { ScrollView { Color.green.frame(height: 900).named("a") }.named("s") }.padding(10)
            }
        }
        try add("ScrollView with long text", ["a": "0, 0, 300, h(long, 300)"]) {
            ScrollView { Text(Sample.long).named("a") }
        }
        try add("horizontal ScrollView", ["s": "0, 75, 300, 50", "a": "0, 75, 400, 50"]) {
            ScrollView(.horizontal) { Color.red.sized(400, 50, "a") }.named("s")
        }
        try add("ScrollView of both axes beside a view", ["a": "0, 0, 150, 200", "s": "150, 0, 150, 200"]) {
            HStack(spacing: 0) {
                Color.red.named("a")
                ScrollView([.horizontal, .vertical]) { Color.green.frame(width: 900, height: 900) }.named("s")
            }
        }
        try add("row in a horizontal ScrollView", ["a": "0, 80, 200, 40", "b": "210, 80, 200, 40"]) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.red.sized(200, 40, "a")
                    Color.blue.sized(200, 40, "b")
                }
            }
        }
        try add("text in a horizontal ScrollView stays on its line", ["a": "0, (200 - lh) / 2, w(long), lh"]) {
            ScrollView(.horizontal) { Text(Sample.long).named("a") }
        }
        try add("colour in a horizontal ScrollView", ["a": "0, 0, 10, 200"]) {
            ScrollView(.horizontal) { Color.red.named("a") }
        }
        try add(
            "horizontal ScrollView in a vertical one",
            ["s": "0, 0, 300, 60", "b": "0, 60, 300, 50", "a": "0, 0, 500, 60"]
        ) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.red.sized(500, 60, "a") }.named("s")
                    Color.blue.frame(height: 50).named("b")
                }
            }
        }
        try add(
            "wide horizontal ScrollView leaves its column alone",
            ["s": "0, (130 - lh) / 2, 300, 60", "t": "_, (130 - lh) / 2 + 70, _, lh"]
        ) {
            VStack(spacing: 10) {
                ScrollView(.horizontal) { Color.red.frame(width: 900, height: 60) }.named("s")
                Text(Sample.short).named("t")
            }
        }
        try add("ScrollViews share a row", ["a": "0, 0, 146, 200", "b": "154, 0, 146, 200"]) {
            HStack {
                ScrollView { Color.red.frame(height: 400) }.named("a")
                ScrollView { Color.blue.frame(height: 400) }.named("b")
            }
        }
        try add("ScrollView both ways", ["s": "0, 0, 300, 200", "a": "0, 0, 400, 400"]) {
            ScrollView([.horizontal, .vertical]) { Color.red.sized(400, 400, "a") }.named("s")
        }
        try add("LazyVStack takes the width", ["s": "0, 0, 300, 108", "a": "125, 0, 50, 50", "b": "125, 58, 50, 50"]) {
            ScrollView {
                LazyVStack {
                    Color.red.sized(50, 50, "a")
                    Color.blue.sized(50, 50, "b")
                }
                .named("s")
            }
        }
        try add("LazyVStack leading", ["a": "0, 0, 50, 50", "b": "0, 50, 300, 30"]) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    Color.red.sized(50, 50, "a")
                    Color.blue.frame(height: 30).named("b")
                }
            }
        }
        try add("LazyHStack takes the height", ["s": "0, 0, 108, 200", "a": "0, 75, 50, 50", "b": "58, 75, 50, 50"]) {
            ScrollView(.horizontal) {
                LazyHStack {
                    Color.red.sized(50, 50, "a")
                    Color.blue.sized(50, 50, "b")
                }
                .named("s")
            }
        }
        try add("LazyVStack of many rows", ["r0": "0, 0, 300, 20", "r9": "0, 180, 300, 20"]) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { Color.red.frame(height: 20).named("r\($0)") }
                }
            }
        }
        try add("LazyVStack rows wrap", ["a": "0, 0, 300, h(long, 300)", "b": "_, h(long, 300), w(short), lh"]) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Text(Sample.long).named("a")
                    Text(Sample.short).named("b")
                }
            }
        }
        try add(
            "List rows are at least 44 high",
            [
                "l": "0, 0, 300, 200", "a": "16, (44 - lh) / 2, w(short), lh",
                "b": "16, 44 + (44 - lh) / 2, w(short), lh",
            ]
        ) {
            List {
                Text(Sample.short).named("a")
                Text(Sample.short).named("b")
            }
            .listStyle(.plain).named("l")
        }
        // In a wide window cards stand 20 points from the edge, on a phone 16.
        try add("first card of a list", ["a": "36, 35 + (44 - lh) / 2, w(short), lh"]) {
            List { Text(Sample.short).named("a") }.listStyle(.insetGrouped)
        }
        try add("first card of a section without header", ["a": "36, 35 + (44 - lh) / 2, w(short), lh"]) {
            List { Section { Text(Sample.short).named("a") } }.listStyle(.insetGrouped)
        }
        try add("outline in a list", [:]) {
            List([Branch(id: "a", branches: [Branch(id: "b")])], children: \.branches) { Text($0.id) }
        }
        try add("rows in edit mode", ["a": "76, 35 + (44 - lh) / 2, w(short), lh"]) {
            List {
                ForEach([0], id: \.self) { _ in Text(Sample.short).named("a") }.onDelete { _ in }
            }
            .listStyle(.insetGrouped)
            .environment(\.editMode, .constant(.active))
        }
        try add(
            "List row with a Spacer",
            ["a": "16, (44 - lh) / 2, w(short), lh", "b": "284 - w(short), (44 - lh) / 2, w(short), lh"]
        ) {
            List {
                HStack {
                    Text(Sample.short).named("a")
                    Spacer()
                    Text(Sample.short).named("b")
                }
            }
            .listStyle(.plain)
        }
    }
}

private struct Branch: Identifiable {
    let id: String
    var branches: [Branch]?
}
