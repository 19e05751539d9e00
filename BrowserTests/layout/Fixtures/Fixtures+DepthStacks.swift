import Foundation
import OrielCore

extension Fixtures {
    mutating func addDepthStacks() throws {
        try add(
            "ZStack hugs the largest",
            ["s": "100, 50, 100, 100", "a": "100, 75, 100, 50", "b": "125, 50, 50, 100"]
        ) {
            ZStack {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(50, 100, "b")
            }
            .named("s")
        }
        for (name, alignment, x, y) in Self.alignments {
            try add("ZStack \(name)", ["b": "100 + \(x) * 80, 50 + \(y) * 90, 20, 10", "a": "100, 50, 100, 100"]) {
                ZStack(alignment: alignment) {
                    Color.red.sized(100, 100, "a")
                    Color.blue.sized(20, 10, "b")
                }
            }
        }
        try add("ZStack paints in order", ["a": "0, 0, 300, 200", "b": "125, 75, 50, 50", "c": "0, 0, 300, 200"]) {
            ZStack {
                Color.red.overlay { Text(Sample.short) }.named("a")
                Color.blue.opacity(0.9).named("c")
                Color.green.sized(50, 50, "b")
            }
        }
        try add("colour fills a ZStack", ["a": "0, 0, 300, 200", "b": "125, 75, 50, 50"]) {
            ZStack {
                Color.red.named("a")
                Color.blue.sized(50, 50, "b")
            }
        }
        try add(
            "ZStack that expands in one direction",
            ["s": "0, 75, 300, 50", "a": "0, 75, 50, 50", "b": "140, 85, 20, 30"]
        ) {
            ZStack {
                HStack {
                    Color.red.sized(50, 50, "a")
                    Spacer()
                }
                Color.blue.sized(20, 30, "b")
            }
            .named("s")
        }
        try add("text in a ZStack wraps", ["a": "0, (200 - h(long, 300)) / 2, 300, h(long, 300)"]) {
            ZStack { Text(Sample.long).named("a") }
        }
        try add("text over a colour in a ZStack", ["a": "0, 0, w(short), lh", "b": "0, 0, 300, 200"]) {
            ZStack(alignment: .topLeading) {
                Color.red.named("b")
                Text(Sample.short).named("a")
            }
        }
        try add("rigid ZStack wider than its place", ["a": "-50, 50, 400, 100", "b": "125, 75, 50, 50"]) {
            ZStack {
                Color.red.sized(400, 100, "a")
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("ZStack higher than its place", ["a": "125, -50, 50, 300", "b": "140, 90, 20, 20"]) {
            ZStack {
                Color.red.sized(50, 300, "a")
                Color.blue.sized(20, 20, "b")
            }
        }
        try add("colour beside a too wide view in a ZStack", ["b": "-50, 75, 400, 50"]) {
            ZStack {
                Color.red.named("a")
                Color.blue.sized(400, 50, "b")
            }
        }
        try add("colour beside a too high view in a ZStack", ["b": "125, -50, 50, 300"]) {
            ZStack {
                Color.red.named("a")
                Color.blue.sized(50, 300, "b")
            }
        }
        try add("ZStacks share a row", ["a": "0, 0, 146, 200", "b": "154, 0, 146, 200"]) {
            HStack {
                ZStack { Color.red }.named("a")
                ZStack {
                    Color.blue
                    Text(Sample.short)
                }
                .named("b")
            }
        }
        try add("ZStack in a ZStack", ["a": "0, 190, 10, 10", "b": "290, 0, 10, 10"]) {
            ZStack {
                ZStack(alignment: .bottomLeading) {
                    Color.red
                    Color.blue.sized(10, 10, "a")
                }
                VStack {
                    HStack {
                        Spacer()
                        Color.green.sized(10, 10, "b")
                    }
                    Spacer()
                }
            }
        }
        try add("maxWidth in a ZStack", ["f": "50, 75, 200, 50"]) {
            ZStack { Color.red.frame(width: 50, height: 50).frame(maxWidth: 200).named("f") }
        }
        try add("padded ZStack", ["a": "20, 20, 260, 160"]) {
            ZStack { Color.red.named("a") }.padding(20)
        }
        try add("ZStack without bounds takes the largest", ["a": "0, 35, 300, 10", "b": "125, 0, 50, 80"]) {
            ScrollView {
                ZStack {
                    Color.red.frame(maxHeight: .infinity).named("a")
                    Color.blue.sized(50, 80, "b")
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
        try add("stacks in front of a colour", ["a": "0, 0, 300, 200", "b": "270, 170, 20, 20"]) {
            ZStack {
                Color.red.named("a")
                VStack {
                    Text(Sample.short).named("t")
                    Spacer()
                    HStack {
                        Spacer()
                        Button {
                        } label: {
                            Color.green.frame(width: 20, height: 20)
                        }
                        .buttonStyle(.plain)
                        .named("b")
                    }
                }
                .padding([.bottom, .trailing], 10)
                .named("stack")
            }
        }
        try add("a frame in front of a colour", ["a": "0, 0, 300, 200", "b": "280, 180, 20, 20"]) {
            ZStack {
                Color.red.named("a")
                Color.green.frame(width: 20, height: 20).named("b")
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
            }
        }
        try add("a stack with a background in front of a colour", ["a": "0, 0, 300, 200"]) {
            ZStack {
                Color.red.named("a")
                VStack { Spacer() }.frame(maxWidth: .infinity).background(.blue).named("front")
            }
        }
        try add("a stack that is tapped in front of a colour", ["a": "0, 0, 300, 200"]) {
            ZStack {
                Color.red.named("a")
                VStack { Spacer() }.frame(maxWidth: .infinity).onTapGesture {}.named("front")
            }
        }
        try add("stacks that take no taps in front of a colour", ["a": "0, 0, 300, 200"]) {
            ZStack {
                Color.red.named("a")
                VStack { Color.green.frame(width: 20, height: 20) }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .allowsHitTesting(false)
            }
        }
    }
}
