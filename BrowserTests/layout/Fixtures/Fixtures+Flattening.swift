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
    }
}
