import Foundation
import OrielCore

extension Fixtures {
    mutating func addTexts() throws {
        try add("short text hugs", ["a": "(300 - w(short)) / 2, (200 - lh) / 2, w(short), lh"]) {
            Text(Sample.short).named("a")
        }
        try add("long text wraps", ["a": "0, (200 - h(long, 300)) / 2, 300, h(long, 300)"]) {
            Text(Sample.long).named("a")
        }
        try add("text wraps in a frame", ["a": "100, (200 - h(long, 100)) / 2, 100, h(long, 100)"]) {
            Text(Sample.long).frame(width: 100).named("a")
        }
        try add("two long texts share equally", ["a": "0, _, 146, h(long, 146)", "b": "154, _, 146, h(long, 146)"]) {
            HStack {
                Text(Sample.long).named("a")
                Text(Sample.long).named("b")
            }
        }
        try add("short text before a long one", ["a": "0, _, w(short), lh", "b": "w(short) + 8, _, 292 - w(short), _"])
        {
            HStack {
                Text(Sample.short).named("a")
                Text(Sample.long).named("b")
            }
        }
        try add("long text beside a colour", ["a": "0, _, 146, h(long, 146)", "b": "154, 0, 146, 200"]) {
            HStack {
                Text(Sample.long).named("a")
                Color.red.named("b")
            }
        }
        try add("short text beside a colour", ["a": "0, _, w(short), lh", "b": "w(short) + 8, 0, 292 - w(short), 200"])
        {
            HStack {
                Text(Sample.short).named("a")
                Color.red.named("b")
            }
        }
        try add(
            "three texts are filled up",
            [
                "a": "0, _, fill(284, short, middle, long)[0], _", "b": "_, _, fill(284, short, middle, long)[1], _",
                "c": "_, _, fill(284, short, middle, long)[2], _",
            ]
        ) {
            HStack {
                Text(Sample.short).named("a")
                Text(Sample.middle).named("b")
                Text(Sample.long).named("c")
            }
        }
        try add(
            "padded texts are filled up",
            ["a": "0, _, w(short) + 20, lh + 20", "b": "w(short) + 28, _, 300 - w(short) - 28, _"]
        ) {
            HStack {
                Text(Sample.short).padding(10).named("a")
                Text(Sample.long).padding(10).named("b")
            }
        }
        try add(
            "texts in inner stacks are filled up",
            ["a": "0, _, w(short), lh", "b": "w(short) + 8, _, 292 - w(short), _"]
        ) {
            HStack {
                VStack { Text(Sample.short) }.named("a")
                VStack { Text(Sample.long) }.named("b")
            }
        }
        try add("short texts do not fill", ["s": "(300 - w(short) * 2 - 8) / 2, (200 - lh) / 2, w(short) * 2 + 8, lh"])
        {
            HStack {
                Text(Sample.short)
                Text(Sample.short)
            }
            .named("s")
        }
        try add("text in a VStack hugs", ["a": "(300 - w(short)) / 2, (200 - 22 - lh) / 2, w(short), lh"]) {
            VStack {
                Text(Sample.short).named("a")
                Text(Sample.middle).named("b")
            }
        }
        try add("long text in a VStack wraps", ["a": "0, _, 300, h(long, 300)", "b": "0, _, w(short), lh"]) {
            VStack(alignment: .leading) {
                Text(Sample.long).named("a")
                Text(Sample.short).named("b")
            }
        }
        try add("fixedSize text stays on its line", ["a": "(300 - w(long)) / 2, (200 - lh) / 2, w(long), lh"]) {
            Text(Sample.long).fixedSize().named("a")
        }
        try add("fixedSize text before a long one", ["a": "0, _, 292 - w(middle), _", "b": "_, _, w(middle), lh"]) {
            HStack {
                Text(Sample.long).named("a")
                Text(Sample.middle).fixedSize().named("b")
            }
        }
        try add("fixed height wraps in full", height: 30, ["a": "0, (30 - h(long, 300)) / 2, 300, h(long, 300)"]) {
            Text(Sample.long).fixedSize(horizontal: false, vertical: true).named("a")
        }
        try add("one line is cut off", ["a": "0, (200 - lh) / 2, 300, lh"]) {
            Text(Sample.long).lineLimit(1).named("a")
        }
        try add("two lines are cut off", ["a": "100, (200 - lh - 22) / 2, 100, lh + 22"]) {
            Text(Sample.long).lineLimit(2).frame(width: 100).named("a")
        }
        try add("one line beside rigid views", ["a": "58, (200 - lh) / 2, 184, lh", "b": "250, 75, 50, 50"]) {
            HStack {
                Color.red.frame(width: 50, height: 50)
                Text(Sample.long).lineLimit(1).named("a")
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("short single line hugs", ["a": "0, _, w(short), lh", "b": "w(short) + 8, 0, 292 - w(short), 200"]) {
            HStack {
                Text(Sample.short).lineLimit(1).named("a")
                Color.blue.named("b")
            }
        }
        try add("text that fills the width", ["a": "0, (200 - lh) / 2, 300, lh"]) {
            Text(Sample.short).frame(maxWidth: .infinity, alignment: .leading).named("a")
        }
        try add("texts that fill equal shares", ["a": "0, _, 146, lh", "b": "154, _, 146, lh"]) {
            HStack {
                Text(Sample.short).frame(maxWidth: .infinity).named("a")
                Text(Sample.middle).frame(maxWidth: .infinity).named("b")
            }
        }
        try add("text with a Spacer", ["a": "0, _, w(short), lh", "b": "300 - w(middle), _, w(middle), lh"]) {
            HStack {
                Text(Sample.short).named("a")
                Spacer()
                Text(Sample.middle).named("b")
            }
        }
        try add(
            "long text leaves a Spacer its least",
            ["a": "0, _, 292 - w(short), _", "b": "300 - w(short), _, w(short), lh"]
        ) {
            HStack {
                Text(Sample.long).named("a")
                Spacer()
                Text(Sample.short).named("b")
            }
        }
        try add("larger font", ["a": "_, _, w(short, 34), 40.58"]) {
            Text(Sample.short).font(.largeTitle).named("a")
        }
        // Apple's heights: from ascender to descender, without space between lines above the first and below the last one.
        let heights: [(Font.TextStyle, String, Double)] = [
            (.largeTitle, "largeTitle", 40.58), (.title, "title", 33.42), (.title2, "title2", 26.25), (.title3, "title3", 23.87),
            (.body, "body", 20.29), (.callout, "callout", 19.09), (.subheadline, "subheadline", 17.9),
            (.footnote, "footnote", 15.51), (.caption, "caption", 14.32), (.caption2, "caption2", 13.13),
        ]
        for (style, name, height) in heights {
            try add("line of \(name)", ["a": "_, _, _, \(height)", "p": "_, _, _, \(height + 20)", "b": "_, _, _, \(height)"]) {
                VStack(spacing: 0) {
                    VStack { Text(Sample.short) }.named("a")
                    Text(Sample.short).padding(10).named("p")
                    Text(Sample.short).background(Color.red).named("b")
                }
                .font(.system(style))
            }
        }
        try add("three lines keep their distance", ["a": "100, (200 - lh - 44) / 2, 100, lh + 44"]) {
            Text(Sample.long).lineLimit(3).frame(width: 100).named("a")
        }
        try add("line spacing is between lines", ["a": "100, _, 100, lh + 2 * 28", "b": "100, _, 100, lh + 2 * 28"]) {
            VStack {
                Text(Sample.long).lineLimit(3).lineSpacing(6).frame(width: 100).named("a")
                Text(Sample.long).lineLimit(3).lineSpacing(6).frame(width: 100).background(Color.red).named("b")
            }
        }
        try add("stack of texts", ["s": "_, (200 - 2 * lh - 6) / 2, _, 2 * lh + 6", "b": "_, (200 + 6) / 2, _, lh"]) {
            VStack(spacing: 6) {
                Text(Sample.short)
                Text(Sample.middle).named("b")
            }
            .named("s")
        }
        try add("guide of a text moves by its height", ["a": "_, (200 - lh) / 2 - lh, _, lh", "b": "_, (200 - lh) / 2, _, lh"]) {
            ZStack(alignment: .top) {
                Text(Sample.middle).named("b")
                Text(Sample.short).alignmentGuide(.top) { $0[.bottom] }.named("a")
            }
        }
        try add("guide of a text in a row", ["s": "_, _, _, lh + 10"]) {
            HStack(alignment: .top) {
                Text(Sample.short)
                Text(Sample.short).alignmentGuide(.top) { _ in -10 }
            }
            .named("s")
        }
        try add("overlapping texts", ["s": "_, _, _, 2 * lh - 8"]) {
            VStack(spacing: -8) {
                Text(Sample.short)
                Text(Sample.short)
            }
            .named("s")
        }
        try add("buttons with a title", ["p": "_, _, _, lh", "b": "_, _, _, lh + 14", "c": "_, _, _, lh + 14", "l": "_, _, 100, lh + 22 + 14"]) {
            VStack {
                VStack { Button(Sample.short) {} }.named("p")
                Button(Sample.short) {}.buttonStyle(.bordered).named("b")
                Button {} label: { Text(Sample.short).bold() }.buttonStyle(.borderedProminent).named("c")
                Button(Sample.middle) {}.buttonStyle(.bordered).frame(width: 100).named("l")
            }
        }
    }
}
