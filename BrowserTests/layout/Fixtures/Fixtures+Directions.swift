import Foundation
import OrielCore

extension Fixtures {
    mutating func addDirections() throws {
        try addMirrored("right to left row", ["a": "250, 75, 50, 50", "b": "0, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a")
                Spacer()
                Color.blue.sized(50, 50, "b")
            }
        }
        try addMirrored("right to left padding", ["a": "0, 0, 270, 200"]) {
            Color.red.named("a").padding(.leading, 30)
        }
        try addMirrored("right to left column", ["a": "150, 76, 50, 20", "b": "100, 104, 100, 20"]) {
            VStack(alignment: .leading) {
                Color.red.sized(50, 20, "a")
                Color.blue.sized(100, 20, "b")
            }
        }
        try addMirrored("right to left frame", ["a": "250, 0, 50, 50"]) {
            Color.red.sized(50, 50, "a").frame(width: 300, height: 200, alignment: .topLeading)
        }
        try addMirrored("right to left overlay", ["b": "100, 50, 10, 10"]) {
            Color.red.frame(width: 100, height: 100).overlay(alignment: .topTrailing) { Color.blue.sized(10, 10, "b") }
        }
        try addMirrored("right to left ZStack", ["b": "280, 0, 20, 20"]) {
            ZStack(alignment: .topLeading) {
                Color.red
                Color.blue.sized(20, 20, "b")
            }
        }
        try addMirrored("right to left offset is physical", ["a": "145, 75, 50, 50"]) {
            Color.red.sized(50, 50, "a").offset(x: 20)
        }
        try addMirrored("right to left position is physical", ["a": "25, 25, 50, 50"]) {
            Color.red.sized(50, 50, "a").position(x: 50, y: 50)
        }
        try addMirrored("right to left text", ["a": "300 - w(short), (200 - lh) / 2, w(short), lh"]) {
            HStack {
                Text(Sample.short).named("a")
                Spacer()
            }
        }
        try addMirrored("right to left grid", ["a": "150, _, 150, 20", "b": "0, _, 150, 20"]) {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())]) {
                Color.red.frame(height: 20).named("a")
                Color.blue.frame(height: 20).named("b")
            }
        }
        try addMirrored("right to left negative padding", ["a": "-10, 0, 310, 200"]) {
            Color.red.named("a").padding(.trailing, -10)
        }
        try addMirrored("right to left guide", ["a": "100, 46, 100, 50", "b": "130, 104, 50, 50"]) {
            VStack(alignment: .leading) {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 50, "b").alignmentGuide(.leading) { _ in -20 }
            }
        }
    }

    private mutating func addMirrored(
        _ name: String,
        _ boxes: [String: String],
        @ViewBuilder content: () -> some View
    ) throws {
        let content = content()
        try add(name, boxes, isMirrored: true) { content }
    }
}
