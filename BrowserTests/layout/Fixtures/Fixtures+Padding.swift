import Foundation
import OrielCore

extension Fixtures {
    mutating func addPadding() throws {
        try add("padding of a colour", ["a": "20, 20, 260, 160", "b": "0, 0, 300, 200"]) {
            Color.red.named("a").padding(20).named("b")
        }
        try add("padding as the platform has it", ["a": "16, 16, 268, 168"]) {
            Color.red.named("a").padding()
        }
        try add("padding of a text", ["b": "(300 - w(short)) / 2 - 10, 90 - lh / 2, w(short) + 20, lh + 20"]) {
            Text(Sample.short).padding(10).named("b")
        }
        try add("padding at some edges", ["a": "30, 0, 270, 190"]) {
            Color.red.named("a").padding(.leading, 30).padding(.bottom, 10)
        }
        try add("padding horizontally", ["a": "16, 0, 268, 200"]) {
            Color.red.named("a").padding(.horizontal)
        }
        try add("padding by insets", ["a": "20, 10, 240, 160"]) {
            Color.red.named("a").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        }
        try add("paddings add up", ["b": "(300 - w(short)) / 2 - 15, 85 - lh / 2, w(short) + 30, lh + 30"]) {
            Text(Sample.short).padding(10).padding(5).named("b")
        }
        try add("paddings of a colour add up", ["a": "15, 15, 270, 170"]) {
            Color.red.named("a").padding(10).padding(5)
        }
        try add("padding of a frame", ["a": "125, 75, 50, 50", "b": "115, 65, 70, 70"]) {
            Color.red.sized(50, 50, "a").padding(10).named("b")
        }
        try add(
            "frame of a padding",
            ["b": "50, (180 - lh) / 2, 200, lh + 20", "a": "60, (200 - lh) / 2, w(short), lh"]
        ) {
            Text(Sample.short).named("a").padding(10).frame(width: 200, alignment: .leading).named("b")
        }
        try add("padding of a stack", ["s": "88, 65, 124, 70", "a": "98, 75, 50, 50"]) {
            HStack(spacing: 4) {
                Color.red.sized(50, 50, "a")
                Color.blue.frame(width: 50, height: 50)
            }
            .padding(10).named("s")
        }
        try add("padding of a stack that fills", ["s": "0, 0, 300, 200", "a": "10, 10, 138, 180"]) {
            HStack(spacing: 4) {
                Color.red.named("a")
                Color.blue
            }
            .padding(10).named("s")
        }
        try add("padding between paint", ["a": "125, 75, 50, 50", "b": "115, 65, 70, 70", "c": "95, 45, 110, 110"]) {
            Color.red.sized(50, 50, "a").padding(10).background(Color.blue).named("b").padding(20).background(
                Color.green
            )
            .named("c")
        }
        try add("negative padding of a frame", ["a": "100, 50, 100, 100", "b": "110, 60, 80, 80"]) {
            Color.red.sized(100, 100, "a").padding(-10).named("b")
        }
        try add("negative padding of a colour", ["a": "-10, -10, 320, 220", "b": "0, 0, 300, 200"]) {
            Color.red.named("a").padding(-10).named("b")
        }
        try add("negative padding in a padded column", ["a": "0, 20, 300, 76", "b": "20, 104, 260, 76"]) {
            VStack {
                Color.red.named("a").padding(.horizontal, -20)
                Color.blue.named("b")
            }
            .padding(20)
        }
        try add("negative padding in a row", ["a": "0, 75, 50, 50", "b": "40, 75, 50, 50", "c": "90, 75, 50, 50"]) {
            HStack(spacing: 0) {
                Color.red.sized(50, 50, "a").padding(.trailing, -10)
                Color.blue.sized(50, 50, "b")
                Color.green.sized(50, 50, "c")
                Spacer()
            }
        }
        try add("padding of mixed signs", ["a": "10, -10, 280, 200"]) {
            Color.red.named("a").padding(EdgeInsets(top: -10, leading: 10, bottom: 10, trailing: 10))
        }
        try add("padding in a row counts", ["a": "10, 10, 130, 180", "b": "160, 10, 130, 180"]) {
            HStack(spacing: 0) {
                Color.red.named("a").padding(10)
                Color.blue.named("b").padding(10)
            }
        }
        try add("padding larger than the place", ["b": "-50, 0, 400, 200"]) {
            Color.red.padding(.horizontal, 200).named("b")
        }
    }
}
