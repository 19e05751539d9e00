import Foundation
import OrielCore

extension Fixtures {
    mutating func addProportions() throws {
        try addFits()
        try addFills()
        try addCircles()
    }

    private mutating func addCircles() throws {
        try add("circle", ["a": "50, 0, 200, 200"]) { Circle().named("a") }
        try add("overlay of a circle", ["a": "50, 0, 200, 200", "b": "50, 0, 20, 20"]) {
            Circle().stroke().overlay { Color.red.named("a") }
                .overlay(alignment: .topLeading) { Color.blue.sized(20, 20, "b") }
        }
        try add("part of a circle in any shape", ["a": "50, 0, 200, 200"]) {
            AnyShape(Circle().trim(from: 0, to: 0.5)).fill(.red).named("a")
        }
        try add("inset circle", ["a": "0, 0, 300, 200"]) { Circle().inset(by: 10).named("a") }
        try add("circle at the top of its frame", ["a": "100, 0, 100, 100", "f": "100, 0, 100, 200"]) {
            Circle().named("a").frame(width: 100, height: 200, alignment: .top).named("f")
        }
        try add("circle at the start of its frame", ["a": "0, 80, 40, 40"]) {
            Circle().named("a").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40)
        }
        try add("neighbours get the room that a circle leaves", ["a": "0, 50, 100, 100", "b": "100, 0, 200, 200"]) {
            HStack(spacing: 0) {
                Circle().named("a")
                Color.blue.frame(width: 200).named("b")
            }
        }
        try add("circle above a bar", ["a": "75, 0, 150, 150", "b": "0, 150, 300, 50"]) {
            VStack(spacing: 0) {
                Circle().named("a")
                Color.blue.frame(height: 50).named("b")
            }
        }
        try add("circles in a low row", ["a": "110, 80, 40, 40", "b": "150, 80, 40, 40"]) {
            HStack(spacing: 0) {
                Circle().named("a")
                Circle().named("b")
            }
            .frame(height: 40)
        }
        try add("padded circle beside a colour", ["a": "10, 70, 60, 60", "b": "80, 60, 220, 80"]) {
            HStack(spacing: 0) {
                Circle().named("a").padding(10)
                Color.red.named("b")
            }
            .frame(height: 80)
        }
        try add("circle in a scroll view", ["a": "145, 0, 10, 10"]) { ScrollView { Circle().named("a") } }
        try add("circle of other proportions", ["a": "0, 25, 300, 150"]) {
            Circle().aspectRatio(2, contentMode: .fit).background { Color.red.named("a") }
        }
        try add("circle in a column that scrolls", ["a": "0, 0, 300, 300"]) {
            ScrollView { Circle().aspectRatio(1, contentMode: .fit).named("a") }
        }
    }

    private mutating func addFits() throws {
        try add("fit by width", ["a": "0, 25, 300, 150"]) {
            Color.red.named("a").aspectRatio(2, contentMode: .fit)
        }
        try add("fit by height", ["a": "50, 0, 200, 200"]) {
            Color.red.named("a").aspectRatio(1, contentMode: .fit)
        }
        try add("name on fitted view", ["a": "0, 25, 300, 150"]) {
            Color.red.aspectRatio(2, contentMode: .fit).named("a")
        }
        try add("fit in a frame", ["a": "100, 75, 100, 50", "f": "100, 50, 100, 100"]) {
            Color.red.aspectRatio(2, contentMode: .fit).named("a").frame(width: 100, height: 100).named("f")
        }
        try add("background of a fitted view", ["b": "50, 0, 200, 200", "a": "50, 0, 200, 200"]) {
            Color.red.aspectRatio(1, contentMode: .fit).named("a").background(Color.blue.opacity(0.5).named("b"))
        }
        try add("plain background of a fitted view", ["b": "50, 0, 200, 200"]) {
            Circle().aspectRatio(1, contentMode: .fit).background(Color.blue).named("b")
        }
        try add("overlay of a fitted view", ["b": "240, 190, 10, 10"]) {
            Color.red.aspectRatio(1, contentMode: .fit).overlay(alignment: .bottomTrailing) {
                Color.blue.sized(10, 10, "b")
            }
        }
        try add("name on the overlay of a fitted view", ["o": "50, 0, 200, 200"]) {
            Color.red.aspectRatio(1, contentMode: .fit).overlay(alignment: .topLeading) {
                Color.blue.frame(width: 9, height: 9)
            }
            .named("o")
        }
        try add("clip of a fitted view", ["a": "50, 0, 200, 200"]) {
            Color.red.aspectRatio(1, contentMode: .fit).clipShape(RoundedRectangle(cornerRadius: 20)).named("a")
        }
        try add("border of a fitted view", ["a": "50, 0, 200, 200"]) {
            Color.red.aspectRatio(1, contentMode: .fit).border(.blue).named("a")
        }
        try add("scale of a fitted view", ["a": "100, 50, 100, 100"]) {
            Color.red.aspectRatio(1, contentMode: .fit).scaleEffect(0.5).named("a")
        }
        try add("fitted view between rigid ones", ["a": "30, 40, 240, 120", "b": "0, 160, 300, 40"]) {
            VStack(spacing: 0) {
                Color.green.frame(height: 40)
                Color.red.named("a").aspectRatio(2, contentMode: .fit)
                Color.blue.frame(height: 40).named("b")
            }
        }
        try add(
            "fitted view limited by width in a column",
            height: 300,
            ["b": "0, 20, 300, 100", "c": "0, 120, 300, 180"]
        ) {
            VStack(spacing: 0) {
                Color.green.frame(height: 20)
                Color.red.aspectRatio(3, contentMode: .fit).named("b")
                Color.blue.named("c")
            }
        }
        try add("fitted view and a Spacer", height: 300, ["b": "0, 0, 300, 150", "c": "0, 280, 300, 20"]) {
            VStack(spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit).named("b")
                Spacer()
                Color.blue.frame(height: 20).named("c")
            }
        }
        try add(
            "fitted view limited by height in a row",
            height: 100,
            ["b": "0, 0, 100, 100", "c": "100, 0, 200, 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit).named("b")
                Color.blue.named("c")
            }
        }
        try add(
            "fitted views share a row",
            ["a": "0, 50, 100, 100", "b": "100, 50, 100, 100", "c": "200, 50, 100, 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit).named("a")
                Color.blue.aspectRatio(1, contentMode: .fit).named("b")
                Color.green.aspectRatio(1, contentMode: .fit).named("c")
            }
        }
        try add("padded fitted view in a column", height: 300, ["b": "40, 20, 220, 110", "c": "0, 150, 300, 150"]) {
            VStack(spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit).named("b").padding(20)
                Color.blue.named("c")
            }
        }
        try add("fitted view where height has no bound", ["a": "0, 0, 300, 150", "b": "0, 150, 300, 20"]) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.aspectRatio(2, contentMode: .fit).named("a")
                    Color.blue.frame(height: 20).named("b")
                }
            }
        }
        try add("fitted views share a scrolled row", ["a": "0, 0, 150, 150", "b": "150, 0, 150, 150"]) {
            ScrollView {
                HStack(spacing: 0) {
                    Color.red.aspectRatio(1, contentMode: .fit).named("a")
                    Color.blue.aspectRatio(1, contentMode: .fit).named("b")
                }
            }
        }
        try add("fitted views in a horizontal ScrollView", ["a": "0, 0, 200, 200", "b": "200, 0, 400, 200"]) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.red.aspectRatio(1, contentMode: .fit).named("a")
                    Color.blue.aspectRatio(2, contentMode: .fit).named("b")
                }
            }
        }
        try add("proportions of a text leave it as it is", ["a": "(300 - w(short)) / 2, (200 - lh) / 2, w(short), lh"])
        {
            Text(Sample.short).aspectRatio(2, contentMode: .fit).named("a")
        }
        try add("padding around a fitted view", ["b": "70, 20, 160, 160"]) {
            Color.red.aspectRatio(1, contentMode: .fit).named("b").padding(20)
        }
        try add("fitted view without bounds", ["a": "145, 97.5, 10, 5"]) {
            Color.red.aspectRatio(2, contentMode: .fit).fixedSize().named("a")
        }
        try add("fitted view in a row without bounds", ["a": "135, 95, 10, 10", "b": "145, 90, 20, 20"]) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit).named("a")
                Color.blue.sized(20, 20, "b")
            }
            .fixedSize()
        }
        try add("fitted view in a column without bounds", ["a": "145, 97.5, 10, 5"]) {
            VStack(spacing: 0) { Color.red.aspectRatio(2, contentMode: .fit).named("a") }.fixedSize()
        }
        try add("scaledToFit of a shape", ["a": "50, 0, 200, 200"]) {
            Circle().scaledToFit().named("a")
        }
        try add("overlay of a fitted view without bound", ["b": "290, 140, 10, 10"]) {
            ScrollView {
                Color.red.aspectRatio(2, contentMode: .fit).overlay(alignment: .bottomTrailing) {
                    Color.blue.sized(10, 10, "b")
                }
            }
        }
    }

    private mutating func addFills() throws {
        try add("fill by height", ["a": "0, -50, 300, 300"]) {
            Color.red.named("a").aspectRatio(1, contentMode: .fill)
        }
        try add("fill by width", ["a": "-150, 0, 600, 200"]) {
            Color.red.aspectRatio(3, contentMode: .fill).named("a")
        }
        try add("fill in a clipped frame", ["a": "100, 25, 100, 150", "f": "100, 50, 100, 100"]) {
            Color.red.aspectRatio(2 / 3, contentMode: .fill).named("a").frame(width: 100, height: 100).clipped().named(
                "f"
            )
        }
    }
}
