import Foundation
import OrielCore

extension Fixtures {
    mutating func addFlattening() throws {
        try add("EmptyView leaves no gap", ["a": "96, 75, 50, 50", "b": "154, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                EmptyView()
                Color.blue.sized(50, 50, "b")
            }
        }
        let isShown = false
        try add("condition that fails leaves no gap", ["a": "96, 75, 50, 50", "b": "154, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                if isShown { Color.green.frame(width: 50, height: 50) }
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("modified EmptyView leaves no gap", ["a": "96, 75, 50, 50", "b": "154, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                EmptyView().padding().background(Color.green)
                Color.blue.sized(50, 50, "b")
            }
        }
        try add(
            "Group and ForEach are flattened",
            ["a": "10, 75, 50, 50", "b": "70, 75, 50, 50", "c0": "130, 75, 50, 50", "c2": "240, 75, 50, 50"]
        ) {
            HStack(spacing: 10) {
                Group {
                    Color.red.sized(50, 50, "a")
                    Color.blue.sized(50, 50, "b")
                }
                ForEach(0..<3) { Color.green.sized($0 == 1 ? 40 : 50, 50, "c\($0)") }
            }
        }
        try add("two branches", ["a": "0, 0, 146, 200", "b": "154, 0, 146, 200"]) {
            HStack {
                Color.red.named("a")
                if isShown { Color.green.named("c") } else { Color.blue.named("b") }
            }
        }
        try addModifiersOfGroups()
    }

    /// A modifier of several views is applied to each of them.
    private mutating func addModifiersOfGroups() throws {
        try add("frame of a Group gives each view a share", ["a": "0, 0, 150, 200", "b": "150, 0, 150, 200"]) {
            HStack(spacing: 0) {
                Group {
                    Color.red.named("a")
                    Color.blue.named("b")
                }
                .frame(maxWidth: .infinity)
            }
        }
        try add("padding of a Group", height: 100, ["a": "5, 25, 50, 50", "b": "65, 25, 50, 50"]) {
            HStack(spacing: 0) {
                Group {
                    Color.red.sized(50, 50, "a")
                    Color.blue.sized(50, 50, "b")
                }
                .padding(5)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        try add("zIndex of a ForEach stacks", ["a0": "125, 75, 50, 50", "a1": "125, 75, 50, 50"]) {
            ZStack { ForEach(0..<2) { Color.red.sized(50, 50, "a\($0)") }.zIndex(1) }
        }
        try add("padding of a custom view with two views", ["a": "80, 40, 50, 50", "b": "80, 110, 50, 50"]) {
            HStack(spacing: 0) {
                VStack(spacing: 0) { TwoSquares().padding(10) }
                Color.clear.frame(width: 90, height: 10)
            }
        }
        let isShown = true
        try add("frames of a branch with two views", ["a": "0, 0, 100, 200", "b": "100, 0, 200, 200"]) {
            HStack(spacing: 0) {
                if isShown {
                    Color.red.frame(maxWidth: 100).named("a")
                    Color.blue.named("b")
                }
            }
        }
        try add("overlay of a Group", ["a": "75, 75, 50, 50", "b": "175, 75, 50, 50"]) {
            HStack(spacing: 50) {
                Group {
                    Color.red.sized(50, 50, "a")
                    Color.blue.sized(50, 50, "b")
                }
                .overlay { Color.green.padding(5) }
            }
        }
        try add("grid row of a Group", ["a": "95, 70, 50, 50", "b": "155, 70, 50, 50"]) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    Group {
                        Color.red.sized(50, 50, "a")
                        Color.blue.sized(50, 50, "b")
                    }
                    .opacity(0.5)
                }
            }
            .padding(.bottom, 10)
        }
    }
}

private struct TwoSquares: View {
    var body: some View {
        Color.red.sized(50, 50, "a")
        Color.blue.sized(50, 50, "b")
    }
}
