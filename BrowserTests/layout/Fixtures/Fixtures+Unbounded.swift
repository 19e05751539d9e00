import Foundation
import OrielCore

extension Fixtures {
    mutating func addUnbounded() throws {
        try add("fixedSize colour", ["a": "145, 95, 10, 10"]) {
            Color.red.fixedSize().named("a")
        }
        try add("colour without a width", ["a": "145, 0, 10, 200"]) {
            Color.red.fixedSize(horizontal: true, vertical: false).named("a")
        }
        try add(
            "frame with an ideal size",
            ["f": "90, 80, 120, 40", "a": "90, 80, 120, 40", "t": "_, _, 90, h(long, 90)"]
        ) {
            ZStack {
                Color.red.named("a").frame(idealWidth: 120, idealHeight: 40).fixedSize().named("f")
                Text(Sample.long).frame(idealWidth: 90).fixedSize().named("t")
            }
        }
        try add("colour without a height", ["a": "0, 95, 300, 10"]) {
            Color.red.fixedSize(horizontal: false, vertical: true).named("a")
        }
        try add("fixedSize in a frame", ["a": "100, 75, 100, 50"]) {
            Color.red.frame(width: 100, height: 50).fixedSize().named("a")
        }
        try add("fixedSize stack of colours", ["a": "136, 95, 10, 10", "b": "154, 95, 10, 10"]) {
            HStack {
                Color.red.named("a")
                Color.blue.named("b")
            }
            .fixedSize()
        }
        try add("fixedSize frame without end", ["f": "(300 - w(short)) / 2, (200 - lh) / 2, w(short), lh"]) {
            Text(Sample.short).frame(maxWidth: .infinity, maxHeight: .infinity).fixedSize().named("f")
        }
        try add(
            "columns of the same height",
            ["a": "0, _, 146, h(long, 146)", "b": "154, _, 146, h(long, 146)"]
        ) {
            HStack {
                Text(Sample.long).frame(maxWidth: .infinity, maxHeight: .infinity).named("a")
                Text(Sample.short).frame(maxWidth: .infinity, maxHeight: .infinity).named("b")
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        try add("buttons of the same width", ["a": "_, _, w(middle) + 20, lh", "b": "_, _, w(middle) + 20, lh"]) {
            VStack {
                Text(Sample.short).frame(maxWidth: .infinity).named("a")
                Text(Sample.middle).padding(.horizontal, 10).frame(maxWidth: .infinity).named("b")
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        try add("Divider as high as its row", ["d": "_, 0, 1, 60", "a": "_, 0, 50, 60"]) {
            ScrollView {
                HStack {
                    Color.red.sized(50, 60, "a")
                    Divider().named("d")
                    Text(Sample.short)
                }
            }
        }
        try add("bar as high as its row", ["b": "_, 0, 4, lh + 22", "v": "_, 0, _, lh + 22"]) {
            ScrollView {
                HStack {
                    Color.red.frame(width: 4).named("b")
                    VStack {
                        Text(Sample.short)
                        Text(Sample.middle)
                    }
                    .named("v")
                }
            }
        }
        try add(
            "Spacer opens in the shorter column",
            ["a": "0, 0, 50, 20", "b": "0, 80, 50, 20", "c": "50, 0, 50, 100"]
        ) {
            ScrollView {
                HStack(spacing: 0) {
                    VStack {
                        Color.red.sized(50, 20, "a")
                        Spacer()
                        Color.blue.sized(50, 20, "b")
                    }
                    Color.green.sized(50, 100, "c")
                    Spacer()
                }
            }
        }
        try add("texts in a scrolled row wrap", ["a": "0, 0, 146, h(long, 146)", "b": "154, _, 146, h(long, 146)"]) {
            ScrollView {
                HStack {
                    Text(Sample.long).named("a")
                    Text(Sample.long).named("b")
                }
            }
        }
        try add("column inside a scrolled row wraps", ["a": "58, 0, 242, h(long, 242)", "b": "58, _, w(short), lh"]) {
            ScrollView {
                HStack {
                    Color.red.frame(width: 50, height: 50)
                    VStack(alignment: .leading) {
                        Text(Sample.long).named("a")
                        Text(Sample.short).named("b")
                    }
                }
            }
        }
        try add("maxHeight in a row without a bound", ["f": "0, 50 - lh / 2, w(short), lh", "c": "_, 0, 20, 100"]) {
            ScrollView {
                HStack {
                    Text(Sample.short).frame(maxHeight: 40).named("f")
                    Color.red.sized(20, 100, "c")
                    Spacer()
                }
            }
        }
        try add(
            "maxHeight in a column as high as its row",
            ["f": "0, 50 - (lh + 18) / 2, w(short), lh", "g": "0, 50 + (lh + 18) / 2 - 10, 10, 10"]
        ) {
            ScrollView {
                HStack {
                    VStack(alignment: .leading) {
                        Text(Sample.short).frame(maxHeight: 40).named("f")
                        Color.blue.frame(width: 10, height: 10).named("g")
                    }
                    Color.red.sized(20, 100, "c")
                    Spacer()
                }
            }
        }
        try add("frame gives a bound again", ["a": "0, 0, 300, 46", "b": "0, 54, 300, 46"]) {
            ScrollView {
                VStack {
                    Color.red.named("a")
                    Color.blue.named("b")
                }
                .frame(height: 100)
            }
        }
        try add("minHeight without a bound", ["a": "0, 0, 300, 80"]) {
            ScrollView { Color.red.frame(minHeight: 80).named("a") }
        }
        try add("idealHeight without a bound", ["a": "0, 0, 300, 70"]) {
            ScrollView { Color.red.frame(idealHeight: 70).named("a") }
        }
        try add("Spacer without a bound", ["a": "125, 0, 50, 50", "b": "125, 58, 50, 50"]) {
            ScrollView {
                VStack {
                    Color.red.sized(50, 50, "a")
                    Spacer()
                    Color.blue.sized(50, 50, "b")
                }
            }
        }
        try add("GeometryReader without a bound", ["g": "0, 0, 300, 10"]) {
            ScrollView { GeometryReader { _ in Color.red }.named("g") }
        }
        try addRowsThatScroll()
        try add("padding without a bound", ["a": "20, 20, 260, 10", "p": "0, 0, 300, 50"]) {
            ScrollView { Color.red.named("a").padding(20).named("p") }
        }
        try add("overlay without a bound", ["b": "290, 30, 10, 10"]) {
            ScrollView {
                Color.red.frame(height: 40).overlay(alignment: .bottomTrailing) { Color.blue.sized(10, 10, "b") }
            }
        }
        try add(
            "ZStack without a bound",
            ["a": "125, 0, 50, 60", "b": "(300 - w(short)) / 2, 30 - lh / 2, w(short), lh"]
        ) {
            ScrollView {
                ZStack {
                    Color.red.sized(50, 60, "a")
                    Text(Sample.short).named("b")
                }
            }
        }
    }

    /// Views that may become smaller, where the width has no bound.
    private mutating func addRowsThatScroll() throws {
        try add("view that fits in a column without a bound", ["a": "0, (200 - 50 - lh) / 2, 400, 50"]) {
            ScrollView(.horizontal) {
                VStack(alignment: .leading, spacing: 0) {
                    ViewThatFits {
                        Color.red.sized(400, 50, "a")
                        Color.blue.frame(width: 10, height: 10)
                    }
                    Text(Sample.short)
                }
            }
        }
        try add("text that may shrink, without a bound", ["a": "0, (200 - lh) / 2, w(long), lh"]) {
            ScrollView(.horizontal) { Text(Sample.long).lineLimit(1).minimumScaleFactor(0.5).named("a") }
        }
        try add(
            "text that may shrink, in a column without a bound",
            ["a": "0, (200 - 20 - lh) / 2, w(long), lh", "b": "0, (200 - 20 + lh) / 2, 20, 20"]
        ) {
            ScrollView(.horizontal) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(Sample.long).lineLimit(1).minimumScaleFactor(0.5).named("a")
                    Color.red.sized(20, 20, "b")
                }
            }
        }
        try add(
            "text that may shrink, in a row of a column without a bound",
            ["a": "0, (200 - lh) / 2, w(long), lh", "b": "w(long), 90, 20, 20"]
        ) {
            ScrollView(.horizontal) {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Text(Sample.long).lineLimit(1).minimumScaleFactor(0.5).named("a")
                        Color.red.sized(20, 20, "b")
                    }
                }
            }
        }
        try add("fixedSize in a column without a bound", ["a": "0, (200 - lh) / 2, w(long), lh", "b": "_, _, 10, 10"]) {
            ScrollView(.horizontal) {
                VStack(spacing: 0) {
                    ZStack {
                        Text(Sample.long).fixedSize().named("a")
                        Color.red.fixedSize().named("b")
                    }
                }
            }
        }
    }
}
