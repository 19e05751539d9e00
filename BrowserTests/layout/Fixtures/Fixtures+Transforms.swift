import Foundation
import OrielCore

extension Fixtures {
    mutating func addTransforms() throws {
        try add("offset moves and leaves the place", ["a": "106, 55, 50, 50", "b": "154, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a").offset(x: 10, y: -20)
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("offsets add up", ["a": "140, 80, 50, 50"]) {
            Color.red.frame(width: 50, height: 50).offset(x: 10).offset(x: 5, y: 5).named("a")
        }
        try add("background after an offset stays", ["a": "145, 85, 50, 50", "b": "125, 75, 50, 50"]) {
            Color.red.sized(50, 50, "a").offset(x: 20, y: 10).background(Color.blue.opacity(0.5).named("b"))
        }
        try add("plain background after an offset stays", ["a": "145, 75, 50, 50", "b": "125, 75, 50, 50"]) {
            Color.red.sized(50, 50, "a").offset(x: 20).background(Color.blue).named("b")
        }
        try add("padding after an offset", ["a": "145, 75, 50, 50", "b": "115, 65, 70, 70"]) {
            Color.red.sized(50, 50, "a").offset(x: 20).padding(10).named("b")
        }
        try add("frame after an offset", ["a": "145, 75, 50, 50", "b": "100, 50, 100, 100"]) {
            Color.red.sized(50, 50, "a").offset(x: 20).frame(width: 100, height: 100).named("b")
        }
        try add("scale changes no layout", ["a": "71, 50, 100, 100", "b": "154, 75, 50, 50"]) {
            HStack {
                Color.red.sized(50, 50, "a").scaleEffect(2)
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("scale around a corner", ["a": "125, 75, 100, 25"]) {
            Color.red.sized(50, 50, "a").scaleEffect(x: 2, y: 0.5, anchor: .topLeading)
        }
        try add("rotation turns around the middle", ["a": "125, 50, 50, 100"]) {
            Color.red.sized(100, 50, "a").rotationEffect(.degrees(90))
        }
        try add("rotation around a corner", ["a": "50, 75, 50, 100"]) {
            Color.red.sized(100, 50, "a").rotationEffect(.degrees(90), anchor: .topLeading)
        }
        try add("rotation, then offset", ["a": "165, 50, 50, 100"]) {
            Color.red.sized(100, 50, "a").rotationEffect(.degrees(90)).offset(x: 40)
        }
        try add("offset, then rotation", ["a": "125, 90, 50, 100"]) {
            Color.red.sized(100, 50, "a").offset(x: 40).rotationEffect(.degrees(90))
        }
        try add("scale, then offset", ["a": "120, 50, 100, 100"]) {
            Color.red.sized(50, 50, "a").scaleEffect(2).offset(x: 20)
        }
        try add("offset, then scale", ["a": "140, 50, 100, 100"]) {
            Color.red.sized(50, 50, "a").offset(x: 20).scaleEffect(2)
        }
        try add("scales around different anchors", ["a": "100, 50, 200, 200"]) {
            Color.red.sized(50, 50, "a").scaleEffect(2, anchor: .topLeading).scaleEffect(2, anchor: .center)
        }
        try add("offset of a flexible view", ["a": "10, 10, 300, 200"]) {
            Color.red.named("a").offset(x: 10, y: 10)
        }
    }
}
