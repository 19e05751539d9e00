import Foundation
import OrielCore

extension Fixtures {
    mutating func addPictures() throws {
        try addPlainPictures()
        try addScrolledPictures()
        try addPicturesOfAHeight()
        try addPicturesOfAWidth()
    }

    private mutating func addScrolledPictures() throws {
        func column(@ViewBuilder _ picture: @escaping () -> some View) -> some View {
            ScrollView {
                VStack(spacing: 0) {
                    picture()
                    Color.blue.frame(height: 20).named("b")
                }
            }
        }
        try add("picture with a maximum height in a scroll view", ["f": "110, 0, 80, 80", "b": "0, 80, 300, 20"]) {
            column { Image(systemName: "circle").resizable().scaledToFit().frame(maxHeight: 80).named("f") }
        }
        try add("picture whose maximum height is out of reach", ["f": "0, 0, 300, 300", "b": "0, 300, 300, 20"]) {
            column { Image(systemName: "circle").resizable().scaledToFit().frame(maxHeight: 400).named("f") }
        }
        try add("picture with a width in a scroll view", ["f": "110, 0, 80, 80", "b": "0, 80, 300, 20"]) {
            column { Image(systemName: "circle").resizable().scaledToFit().frame(width: 80).named("f") }
        }
        try add("picture with a maximum width in a scroll view", ["f": "110, 0, 80, 80", "b": "0, 80, 300, 20"]) {
            column { Image(systemName: "circle").resizable().scaledToFit().frame(maxWidth: 80).named("f") }
        }
        try add("picture that may fill a scroll view", ["f": "0, 0, 300, 300", "b": "0, 300, 300, 20"]) {
            column { Image(systemName: "circle").resizable().scaledToFit().frame(maxWidth: .infinity).named("f") }
        }
        try add("filling picture in a frame of a scroll view", ["f": "0, 0, 300, 300", "b": "0, 300, 300, 20"]) {
            column { Image(systemName: "circle").resizable().scaledToFill().frame(maxWidth: .infinity).named("f") }
        }
        try add("pictures of a height in a horizontal scroll view", ["f": "0, 60, 80, 80", "b": "80, 60, 80, 80"]) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Image(systemName: "circle").resizable().scaledToFit().frame(height: 80).named("f")
                    Image(systemName: "circle").resizable().scaledToFill().frame(height: 80).named("b")
                }
            }
        }
        try add("picture in a horizontal scroll view", ["f": "0, 0, 200, 200", "b": "200, 0, 20, 200"]) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Image(systemName: "circle").resizable().scaledToFit().named("f")
                    Color.blue.frame(width: 20).named("b")
                }
            }
        }
        try add("pictures of a maximum height in a horizontal scroll view", ["f": "0, 60, 80, 80"]) {
            ScrollView(.horizontal) {
                HStack { Image(systemName: "circle").resizable().scaledToFit().frame(maxHeight: 80).named("f") }
            }
        }
        try add("picture with a maximum height in a row", ["f": "_, _, 80, 80"]) {
            List { Image(systemName: "circle").resizable().scaledToFit().frame(maxHeight: 80).named("f") }
        }
        try add("wide colour with a maximum height in a scroll view", ["f": "100, 0, 100, 50", "b": "0, 50, 300, 20"]) {
            column { Color.red.aspectRatio(2, contentMode: .fit).frame(maxHeight: 50).named("f") }
        }
        try add("wide colour with a width in a scroll view", ["f": "100, 0, 100, 50", "b": "0, 50, 300, 20"]) {
            column { Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100).named("f") }
        }
        try add(
            "picture with a maximum width and height in a scroll view",
            ["f": "120, 0, 60, 60", "b": "0, 60, 300, 20"]
        ) {
            column {
                Image(systemName: "circle").resizable().scaledToFit().frame(maxWidth: 100, maxHeight: 60).named("f")
            }
        }
        try add("picture beside a text in a scroll view", ["f": "0, 0, 60, 60", "b": "0, 60, 300, 20"]) {
            column {
                HStack(spacing: 0) {
                    Image(systemName: "circle").resizable().scaledToFit().frame(maxHeight: 60).named("f")
                    Text(Sample.short).frame(maxWidth: .infinity)
                }
            }
        }
    }

    private mutating func addPicturesOfAHeight() throws {
        try add("picture of a height beside a colour", ["f": "0, 80, 40, 40", "b": "40, 0, 260, 200"]) {
            HStack(spacing: 0) {
                Image(systemName: "circle").resizable().scaledToFit().frame(height: 40).named("f")
                Color.blue.named("b")
            }
        }
        try add(
            "picture of a height beside a text",
            ["f": "(300 - 40 - w(short)) / 2, 80, 40, 40", "t": "(300 + 40 - w(short)) / 2, _, w(short), lh"]
        ) {
            HStack(spacing: 0) {
                Image(systemName: "circle").resizable().scaledToFit().frame(height: 40).named("f")
                Text(Sample.short).named("t")
            }
        }
        try add("picture of a height in a column", ["f": "105, 70, 40, 40", "b": "105, 110, 90, 20"]) {
            VStack(alignment: .leading, spacing: 0) {
                Image(systemName: "circle").resizable().scaledToFit().frame(height: 40).named("f")
                Color.blue.sized(90, 20, "b")
            }
        }
        try add("picture of a height in a narrow frame", ["f": "135, 80, 30, 40"]) {
            Image(systemName: "circle").resizable().scaledToFit().frame(height: 40).named("f").frame(width: 30)
        }
        try add("pictures too wide for their row share it", ["f": "0, 50, 150, 100", "b": "150, 50, 150, 100"]) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(4, contentMode: .fit).frame(height: 100).named("f")
                Color.red.aspectRatio(4, contentMode: .fit).frame(height: 100).named("b")
            }
        }
        try add("background of a picture of a height", ["f": "110, 80, 80, 40", "b": "110, 80, 80, 40"]) {
            Color.red.aspectRatio(2, contentMode: .fit).frame(height: 40).named("f").background(Color.blue.named("b"))
        }
        try add("filling picture of a height", ["f": "0, 80, 300, 40"]) {
            Color.red.aspectRatio(2, contentMode: .fill).frame(height: 40).named("f")
        }
        try add("picture of a height in a row of a list", ["f": "_, _, 40, 40", "t": "_, _, w(short), lh"]) {
            List {
                HStack(spacing: 0) {
                    Image(systemName: "circle").resizable().scaledToFit().frame(height: 40).named("f")
                    Text(Sample.short).named("t")
                }
            }
        }
        try add("picture of a height in a column that scrolls", ["f": "130, 0, 40, 40", "b": "0, 40, 300, 20"]) {
            ScrollView {
                VStack(spacing: 0) {
                    Image(systemName: "circle").resizable().scaledToFit().frame(height: 40).named("f")
                    Color.blue.frame(height: 20).named("b")
                }
            }
        }
    }

    private mutating func addPicturesOfAWidth() throws {
        try add("fitted colour of a width", ["f": "100, 75, 100, 50"]) {
            Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100).named("f")
        }
        try add("fitted colour of a width that is too high", ["f": "100, 85, 100, 30", "a": "120, 85, 60, 30"]) {
            Color.red.aspectRatio(2, contentMode: .fit).named("a").frame(width: 100).named("f").frame(height: 30)
        }
        try add("fitted colour of a width above a colour", ["f": "100, 0, 100, 50", "b": "0, 50, 300, 150"]) {
            VStack(spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100).named("f")
                Color.blue.named("b")
            }
        }
        try add(
            "fitted colour of a width above a text",
            ["f": "100, (200 - 50 - lh) / 2, 100, 50", "t": "(300 - w(short)) / 2, (200 + 50 - lh) / 2, w(short), lh"]
        ) {
            VStack(spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100).named("f")
                Text(Sample.short).named("t")
            }
        }
        try add(
            "rows with fitted pictures of a width",
            ["f": "(300 - 40 - w(short)) / 2, 0, 40, 40", "b": "0, 40, 300, 160"]
        ) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Image(systemName: "circle").resizable().scaledToFit().frame(width: 40).named("f")
                    Text(Sample.short)
                }
                Color.blue.named("b")
            }
        }
        try add("filling colour of a width", ["f": "100, 0, 100, 200"]) {
            Color.red.aspectRatio(2, contentMode: .fill).frame(width: 100).named("f")
        }
        try add(
            "fitted colour in a frame as wide as its column",
            height: 400,
            ["a": "0, 0, 300, 150", "f": "0, 0, 300, 150", "b": "0, 150, 300, 250"]
        ) {
            VStack(spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit).named("a").frame(maxWidth: .infinity).named("f")
                Color.blue.named("b")
            }
        }
        try add(
            "fitted colour at the start of its column",
            ["a": "0, 0, 200, 100", "b": "0, 100, 300, 100"]
        ) {
            VStack(spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit).named("a").frame(maxWidth: .infinity, alignment: .leading)
                Color.blue.named("b")
            }
        }
        try add(
            "fitted colour in a frame as high as its row",
            width: 400,
            height: 100,
            ["f": "0, 0, 100, 100", "b": "100, 0, 300, 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit).frame(maxHeight: .infinity).named("f")
                Color.blue.named("b")
            }
        }
    }

    private mutating func addPlainPictures() throws {
        try add("symbol fitted in a frame", ["f": "100, 50, 100, 100"]) {
            Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).frame(width: 100, height: 100).named(
                "f"
            )
        }
        try add(
            "picture among others, limited by height",
            ["f": "150 - box('f').width / 2, 0, _, 160", "b": "0, 160, 300, 40"]
        ) {
            VStack(spacing: 0) {
                Image(systemName: "circle").resizable().scaledToFit().named("f")
                Color.blue.frame(height: 40).named("b")
            }
        }
        try add(
            "picture among others, limited by width",
            height: 600,
            ["f": "0, (560 - box('f').height) / 2, 300, _", "b": "0, 300 + box('f').height / 2 - 20, 300, 40"]
        ) {
            VStack(spacing: 0) {
                Image(systemName: "circle").resizable().scaledToFit().cornerRadius(8).named("f")
                Color.blue.frame(height: 40).named("b")
            }
        }
        try add(
            "overlay on a fitted picture",
            ["f": "150 - box('f').width / 2, 0, _, 200", "b": "150 + box('f').width / 2 - 10, 190, 10, 10"]
        ) {
            Image(systemName: "circle").resizable().scaledToFit().named("f")
                .overlay(alignment: .bottomTrailing) { Color.red.sized(10, 10, "b") }
        }
        try add("resizable symbol fills", ["f": "0, 0, 300, 200"]) {
            Image(systemName: "star").resizable().named("f")
        }
        try add("fitted symbol between siblings", ["f": "120, 0, 60, 60", "a": "0, 60, 300, 140"]) {
            VStack(spacing: 0) {
                Image(systemName: "circle").resizable().scaledToFit().frame(width: 60, height: 60).named("f")
                Color.red.named("a")
            }
        }
    }
}
