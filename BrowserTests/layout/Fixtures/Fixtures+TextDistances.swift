import Foundation
import OrielCore

/// Texts one below the other in columns without a spacing of their own. Lines of the body are 22 points apart.
extension Fixtures {
    mutating func addTextDistances() throws {
        try add(
            "texts in a column are as close as lines",
            ["a": "_, (200 - lh - 44) / 2, w(short), lh", "b": "_, (200 - lh) / 2, _, lh", "c": "_, (200 - lh + 44) / 2, _, lh"]
        ) {
            VStack {
                Text(Sample.short).named("a")
                Text(Sample.middle).named("b")
                Text(Sample.short).named("c")
            }
        }
        try add("text above a colour", ["a": "_, (200 - lh - 58) / 2, _, lh", "b": "0, (200 + lh - 42) / 2, 300, 50"]) {
            VStack {
                Text(Sample.short).named("a")
                Color.red.frame(height: 50).named("b")
            }
        }
        try add(
            "texts in rows, frames and paddings of a column",
            [
                "a": "0, (200 - 2 * lh - 56) / 2, 300, lh", "b": "_, box('a').top + 22, _, lh",
                "c": "_, box('a').top + 44, w(short) + 20, lh", "d": "_, box('a').top + 52 + lh, _, lh + 4",
            ]
        ) {
            VStack {
                Text(Sample.short).frame(maxWidth: .infinity, alignment: .leading).named("a")
                HStack {
                    Text(Sample.short)
                    Spacer()
                    Text(Sample.short)
                }
                .named("b")
                Text(Sample.short).padding(.horizontal, 10).named("c")
                Text(Sample.short).padding(.top, 4).named("d")
            }
        }
        try add("texts at the edges of columns in a column", ["b": "_, box('a').top + 22, _, lh"]) {
            VStack {
                VStack {
                    Color.red.frame(width: 20, height: 10)
                    Text(Sample.short).named("a")
                }
                VStack {
                    Text(Sample.short).named("b")
                    Color.red.frame(width: 20, height: 10)
                }
            }
        }
        try add("texts in a ScrollView", ["a": "_, 0, _, lh", "b": "_, 22, _, lh", "c": "_, 30 + lh, _, 20"]) {
            ScrollView {
                Text(Sample.short).named("a")
                Text(Sample.short).named("b")
                Color.red.frame(height: 20).named("c")
            }
        }
        try add("text with a background below a text", ["b": "_, box('a').top + 22, _, lh"]) {
            VStack {
                Text(Sample.short).named("a")
                Text(Sample.short).background(Color.red).named("b")
            }
        }
        try add("large text below a text", ["b": "_, box('a').top + lh + 28 - 22 * 1.1934, _, 22 * 1.1934"]) {
            VStack {
                Text(Sample.short).named("a")
                Text(Sample.short).font(.title2).named("b")
            }
        }
        try add("row of a picture and a text below a text", ["b": "_, box('a').top + lh + 8, _, 40"]) {
            VStack {
                Text(Sample.short).named("a")
                HStack {
                    Color.red.frame(width: 40, height: 40)
                    Text(Sample.short)
                }
                .named("b")
            }
        }
    }
}
