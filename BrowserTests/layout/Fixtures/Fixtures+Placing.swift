import Foundation
import OrielCore

extension Fixtures {
    mutating func addPlacing() throws {
        try add("position", ["a": "25, 40, 50, 40"]) {
            Color.red.sized(50, 40, "a").position(x: 50, y: 60)
        }
        try add("position expands", ["a": "75, 75, 50, 50", "b": "250, 75, 50, 50"]) {
            HStack(spacing: 0) {
                Color.red.sized(50, 50, "a").position(x: 100, y: 100)
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("position keeps the offer", ["a": "150 - w(middle) / 2 + 100, 40 - lh / 2, w(middle), lh"]) {
            Text(Sample.middle).named("a").position(x: 250, y: 40)
        }
        try add("background after position fills", ["b": "0, 0, 300, 200"]) {
            Color.red.frame(width: 50, height: 50).position(x: 50, y: 50).background(Color.blue.opacity(0.5).named("b"))
        }
        try add("position in a frame", ["a": "100, 50, 20, 20"]) {
            Color.red.sized(20, 20, "a").position(x: 10, y: 10).frame(width: 100, height: 100)
        }
        try add("position is named as a whole", ["p": "0, 0, 300, 200", "a": "25, 40, 50, 40"]) {
            Color.red.sized(50, 40, "a").position(x: 50, y: 60).named("p")
        }
        try add("background after position, plain", ["p": "0, 0, 300, 200", "a": "25, 40, 50, 40"]) {
            Color.red.sized(50, 40, "a").position(x: 50, y: 60).background(Color.blue).named("p")
        }
        try add("clip after position", ["p": "100, 50, 100, 100", "a": "75, 30, 50, 40"]) {
            Color.red.sized(50, 40, "a").position(x: 0, y: 0).clipped().frame(width: 100, height: 100).named("p")
        }
        try add("GeometryReader fills and starts at its corner", ["g": "0, 0, 300, 200", "a": "0, 0, 50, 50"]) {
            GeometryReader { _ in Color.red.sized(50, 50, "a") }.named("g")
        }
        try add("GeometryReader in a stack", ["g": "0, 0, 300, 150", "a": "125, 150, 50, 50"]) {
            VStack(spacing: 0) {
                GeometryReader { _ in Color.green }.named("g")
                Color.red.sized(50, 50, "a")
            }
        }
        try add("GeometryReader offers all of it", ["a": "0, 0, 300, 200"]) {
            GeometryReader { _ in Color.red.named("a") }
        }
        try add("safeAreaInset at the bottom", ["a": "0, 0, 300, 160", "b": "0, 160, 300, 40"]) {
            Color.red.named("a").safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40).named("b") }
        }
        try add("safeAreaInset at the top", ["a": "0, 40, 300, 160", "b": "0, 0, 300, 40"]) {
            Color.red.named("a").safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40).named("b") }
        }
        try add("safeAreaInset at the leading edge", ["a": "40, 0, 260, 200", "b": "0, 0, 40, 200"]) {
            Color.red.named("a").safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 40).named("b") }
        }
        try add("safeAreaInset with spacing", ["a": "0, 0, 300, 150", "b": "0, 160, 300, 40"]) {
            Color.red.named("a").safeAreaInset(edge: .bottom, spacing: 10) { Color.blue.frame(height: 40).named("b") }
        }
        try add("safeAreaInset has a distance by default", ["a": "0, 0, 300, 152", "b": "0, 160, 300, 40"]) {
            Color.red.named("a").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40).named("b") }
        }
        try add("safeAreaInset of a scroll view", ["a": "0, 0, 300, 500", "b": "0, 160, 300, 40"]) {
            ScrollView { Color.red.frame(height: 500).named("a") }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40).named("b") }
        }
        try add("NavigationView on a phone", ["a": "0, _, 300, _"], equal: ["box('a').bottom", "200"]) {
            NavigationView {
                Color.red.named("a")
                Color.blue
            }
            .environment(\.horizontalSizeClass, .compact)
        }
        try add("no bottom bar without items", ["a": "0, _, 300, _"], equal: ["box('a').bottom", "200"]) {
            NavigationStack { Color.red.named("a") }
        }
        try add("bottom bar with an item", ["a": "0, _, 300, _"], equal: ["box('a').bottom", "200 - 49"]) {
            NavigationStack {
                Color.red.named("a").toolbar { ToolbarItem(placement: .bottomBar) { Button("Item") {} } }
            }
        }
        try add("view under the bar of its page", ["a": "0, 0, 300, 200", "b": "125, 97, 50, 50"]) {
            NavigationStack {
                ZStack {
                    Color.red.named("a").ignoresSafeArea()
                    Color.blue.sized(50, 50, "b")
                }
                .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        try add(
            "view under the bar of a safeAreaInset",
            ["a": "0, 0, 300, 200", "b": "0, 160, 300, 40", "c": "125, 55, 50, 50"]
        ) {
            ZStack {
                Color.red.named("a").ignoresSafeArea()
                Color.green.sized(50, 50, "c")
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40).named("b") }
        }
        try add("background under the bar of a safeAreaInset", ["a": "0, 0, 300, 200", "c": "0, 0, 300, 152"]) {
            Color.green.opacity(0.5).named("c").background { Color.red.named("a").ignoresSafeArea() }
                .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40) }
        }
        try add("view under a large title", height: 300, ["a": "0, 0, 300, 300"]) {
            NavigationStack { Color.red.named("a").ignoresSafeArea().navigationTitle("Title") }
        }
        try add("view under a large title with a subtitle", height: 300, ["a": "0, 0, 300, 300"]) {
            NavigationStack {
                Color.red.named("a").ignoresSafeArea().navigationTitle("Title").navigationSubtitle("Subtitle")
            }
        }
        try add("rows under the bar of their page", ["s": "0, 0, 300, 200", "a": "0, 0, 300, 40"]) {
            NavigationStack {
                ScrollView { Color.red.frame(height: 40).named("a") }.named("s").ignoresSafeArea(edges: .top)
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        try add("safeAreaInset aligned", ["b": "280, 180, 20, 20"]) {
            Color.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { Color.blue.sized(20, 20, "b") }
        }
    }
}
