import Foundation
import OrielCore

/// Rows that scroll under bars. On the stage of the box tests, which has a mouse, they begin and end at the bars, and tabs are above the
/// content (58 points); `test_bars.py` shows them on a phone.
extension Fixtures {
    mutating func addBars() throws {
        let height: CGFloat = 400
        try add("bars: tab bar", height: height, ["r0": "0, 58, 300, 40"]) {
            TabView { Rows().tabItem { Text("Tab") } }
        }
        try add("bars: page in a tab", height: height, ["r0": "0, 102, 300, 40"]) {
            TabView { NavigationStack { Rows().inlineTitle() }.tabItem { Text("Tab") } }
        }
        try add("bars: bottom bar", height: height, ["r0": "0, 44, 300, 40"]) {
            NavigationStack { Rows().inlineTitle().bottomItem() }
        }
        try add("bars: bottom bar in a tab", height: height, ["r0": "0, 102, 300, 40"]) {
            TabView { NavigationStack { Rows().inlineTitle().bottomItem() }.tabItem { Text("Tab") } }
        }
        try add("bars: no title", height: height, ["r0": "0, 44, 300, 40"]) {
            NavigationStack { Rows().toolbar { ToolbarItem { Button("Item") {} } } }
        }
        try add("bars: large title", height: height, ["r0": "0, _, 300, 40"]) {
            NavigationStack { Rows().navigationTitle("Title") }
        }
        try addLargeTitles(height: height)
        try add("bars: inset at the bottom", height: height, ["r0": "0, 0, 300, 40", "b": "0, 340, 300, 60"]) {
            Rows().safeAreaInset(edge: .bottom, spacing: 0) { Bar(height: 60) }
        }
        try add("bars: inset with a distance", height: height, ["r0": "0, 0, 300, 40", "b": "0, 340, 300, 60"]) {
            Rows().safeAreaInset(edge: .bottom) { Bar(height: 60) }
        }
        try add("bars: inset at the top", height: height, ["r0": "0, 30, 300, 40", "b": "0, 0, 300, 30"]) {
            Rows().safeAreaInset(edge: .top, spacing: 0) { Bar(height: 30) }
        }
        try add("bars: insets at both edges", height: height, ["r0": "0, 30, 300, 40", "b": "0, 0, 300, 30"]) {
            Rows()
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 60).named("c") }
                .safeAreaInset(edge: .top, spacing: 0) { Bar(height: 30) }
        }
        try add("bars: inset in a page of a tab", height: height, ["r0": "0, 102, 300, 40"]) {
            TabView {
                NavigationStack { Rows().safeAreaInset(edge: .bottom, spacing: 0) { Bar(height: 60) }.inlineTitle() }
                    .tabItem { Text("Tab") }
            }
        }
        try add("bars: inset around pages", height: height, ["r0": "0, 44, 300, 40", "b": "0, 340, 300, 60"]) {
            NavigationStack { Rows().inlineTitle() }.safeAreaInset(edge: .bottom, spacing: 0) { Bar(height: 60) }
        }
        try add("bars: column with a header", height: height, ["r0": "0, 84, 300, 40", "h": "0, 44, 300, 40"]) {
            NavigationStack {
                VStack(spacing: 0) {
                    Color.green.frame(height: 40).named("h")
                    Rows()
                }
                .inlineTitle().bottomItem()
            }
        }
        try add("bars: list", height: height, ["r0": "0, 44, 300, 44"]) {
            NavigationStack {
                List(0..<20, id: \.self) { row in
                    Color.red.frame(height: 44).named("r\(row)").listRowInsets(EdgeInsets())
                }
                .listStyle(.plain).inlineTitle().bottomItem()
            }
        }
        try add("bars: margins of content", height: height, ["r0": "0, 54, 300, 40"]) {
            NavigationStack {
                Rows().contentMargins(.vertical, 10, for: .scrollContent).inlineTitle().bottomItem()
            }
        }
        try add("bars: view that does not scroll", height: height, ["a": "0, 44, 300, 307"]) {
            NavigationStack { Color.red.named("a").inlineTitle().bottomItem() }
        }
        try add("bars: reader", height: height, ["a": "0, 44, 300, 307"]) {
            NavigationStack { BarsReader().inlineTitle().bottomItem() }
        }
        try add("bars: reader above an inset", height: height, ["a": "0, 44, 300, 296"]) {
            NavigationStack { BarsReader().safeAreaInset(edge: .bottom, spacing: 0) { Bar(height: 60) }.inlineTitle() }
        }
        try add("bars: reader that touches no bar", height: height, ["a": "10, 54, 280, 336"]) {
            NavigationStack { BarsReader().padding(10).inlineTitle() }
        }
        try add("bars: rows in a reader", height: height, ["r0": "0, 44, 300, 40"]) {
            NavigationStack { GeometryReader { _ in Rows() }.inlineTitle().bottomItem() }
        }
        try add("bars: rows in a row", height: height, ["r0": "0, 44, 300, 40", "b": "0, 84, 300, 60"]) {
            NavigationStack {
                ScrollView {
                    Rows().safeAreaInset(edge: .bottom, spacing: 0) { Bar(height: 60) }.frame(height: 100)
                    Color.clear.frame(height: 600)
                }
                .inlineTitle()
            }
        }
    }
}

extension Fixtures {
    /// Large titles over rows that are not the page's own content.
    private mutating func addLargeTitles(height: CGFloat) throws {
        try add("bars: large title, depth stack", height: height, ["r0": "0, _, 300, 40", "b": "0, 340, 300, 60"]) {
            NavigationStack {
                ZStack(alignment: .top) {
                    Color.yellow.ignoresSafeArea().named("y")
                    Group { Rows() }
                    Color.green.frame(height: 10).named("t")
                    VStack {
                        Spacer()
                        Bar(height: 60)
                    }
                }
                .navigationTitle("Title")
            }
        }
        try add("bars: large title, layers", height: height, ["r0": "0, _, 300, 40", "b": "0, 340, 300, 60"]) {
            NavigationStack {
                Rows()
                    .background { Color.yellow.named("y") }
                    .overlay(alignment: .top) { Color.green.frame(height: 10).named("t") }
                    .overlay(alignment: .bottom) { Bar(height: 60) }
                    .navigationTitle("Title")
            }
        }
        try add("bars: large title, inset", height: height, ["r0": "0, _, 300, 40", "b": "0, 340, 300, 60"]) {
            NavigationStack {
                Rows().safeAreaInset(edge: .bottom, spacing: 0) { Bar(height: 60) }
                    .overlay(alignment: .top) { Color.green.frame(height: 10).named("t") }
                    .navigationTitle("Title")
            }
        }
        try add("bars: large title, reader", height: height, ["r0": "0, _, 300, 40", "t": "_, _, 300, 10"]) {
            NavigationStack {
                GeometryReader { _ in
                    Rows()
                    Color.green.frame(height: 10).named("t")
                }
                .navigationTitle("Title")
            }
        }
        try add("bars: large title, column", height: height, ["r0": "0, _, 300, 40", "b": "0, 340, 300, 60"]) {
            NavigationStack {
                VStack(spacing: 0) {
                    Rows().overlay(alignment: .top) { Color.green.frame(height: 10).named("t") }
                    Bar(height: 60)
                }
                .navigationTitle("Title")
            }
        }
        try add("bars: large title above a bar in a row", height: height, ["b": "0, _, 300, 30"]) {
            NavigationStack {
                ScrollView {
                    Rows().safeAreaInset(edge: .top, spacing: 0) { Bar(height: 30) }.frame(height: 100)
                    Color.clear.frame(height: 600)
                }
                .navigationTitle("Title")
            }
        }
        try add("bars: large title, search", height: height, ["r0": "0, _, 300, 40", "t": "0, _, 300, 10"]) {
            NavigationStack {
                ZStack(alignment: .top) {
                    Rows()
                    Color.green.frame(height: 10).named("t")
                }
                .searchable(text: .constant("")).navigationTitle("Title")
            }
        }
    }
}

/// Twenty rows that scroll.
private struct Rows: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20) { row in Color.red.frame(height: 40).named("r\(row)") }
            }
        }
    }
}

private struct BarsReader: View {
    var body: some View {
        GeometryReader { proxy in
            Color.red.offset(y: -proxy.safeAreaInsets.top - proxy.safeAreaInsets.bottom)
        }
        .named("a")
    }
}

private struct Bar: View {
    let height: CGFloat

    var body: some View { Color.blue.frame(height: height).named("b") }
}

extension View {
    fileprivate func inlineTitle() -> some View {
        navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }

    fileprivate func bottomItem() -> some View {
        toolbar { ToolbarItem(placement: .bottomBar) { Button("Item") {} } }
    }
}
