import Foundation
import OrielCore

extension Fixtures {
    mutating func addCombinations() throws {
        try add(
            "list row",
            width: 390,
            [
                "i": "16, _, 44, 44", "t": "72, _, w(short), lh", "s": "72, _, w(middle), lh",
                "e": "374 - w(short), _, w(short), lh", "row": "0, 62, 390, 76",
            ]
        ) {
            HStack(spacing: 12) {
                Color.red.sized(44, 44, "i")
                VStack(alignment: .leading, spacing: 2) {
                    Text(Sample.short).named("t")
                    Text(Sample.middle).named("s")
                }
                Spacer()
                Text(Sample.short).named("e")
            }
            .padding()
            .background(Color.gray).named("row")
        }
        try add("long chat bubble", ["b": "60, (180 - h(long, 220)) / 2, 240, h(long, 220) + 20"]) {
            HStack(spacing: 0) {
                Spacer(minLength: 60)
                Text(Sample.long).padding(10).background(Color.blue).cornerRadius(12).named("b")
            }
        }
        try add("short chat bubble", ["b": "280 - w(short), _, w(short) + 20, lh + 20"]) {
            HStack(spacing: 0) {
                Spacer(minLength: 60)
                Text(Sample.short).padding(10).background(Color.blue).cornerRadius(12).named("b")
            }
        }
        try add(
            "tab bar",
            ["t0": "0, 150, 100, 50", "t1": "100, 150, 100, 50", "t2": "200, 150, 100, 50", "c": "0, 0, 300, 150"]
        ) {
            VStack(spacing: 0) {
                Color.gray.named("c")
                HStack(spacing: 0) {
                    ForEach(0..<3) { index in
                        VStack(spacing: 2) {
                            Circle().frame(width: 20, height: 20)
                            Text(index == 1 ? Sample.short : "T")
                        }
                        .frame(maxWidth: .infinity, maxHeight: .infinity).named("t\(index)")
                    }
                }
                .frame(height: 50)
            }
        }
        try add("bar over a picture", ["b": "0, 150, 300, 50", "t": "10, 175 - lh / 2, w(short), lh"]) {
            ZStack(alignment: .bottom) {
                Color.gray
                HStack {
                    Text(Sample.short).named("t")
                    Spacer()
                }
                .padding(.horizontal, 10)
                .frame(height: 50)
                .background(Color.black.opacity(0.5)).named("b")
            }
        }
        try add("columns in a row", ["a": "0, 0, 146, 96", "b": "0, 104, 146, 96", "c": "154, 0, 146, 200"]) {
            HStack {
                VStack {
                    Color.red.named("a")
                    Color.blue.named("b")
                }
                Color.green.named("c")
            }
        }
        try add("form with labels", ["l0": "0, _, 100, lh", "v0": "110, _, 190, lh", "v1": "110, _, 190, lh"]) {
            VStack(spacing: 10) {
                ForEach(0..<2) { index in
                    HStack(spacing: 10) {
                        Text(Sample.short).frame(width: 100, alignment: .trailing).named("l\(index)")
                        Text(Sample.short).frame(maxWidth: .infinity, alignment: .leading).named("v\(index)")
                    }
                }
            }
        }
        try add(
            "card",
            ["card": "20, _, 260, 120 + h(long, 228) + 32", "p": "20, _, 260, 120", "t": "36, _, 228, h(long, 228)"]
        ) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 120).named("p")
                Text(Sample.long).named("t").padding(16)
            }
            .background(Color.white)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .shadow(radius: 4)
            .named("card")
            .padding(.horizontal, 20)
            .fixedSize(horizontal: false, vertical: true)
        }
        try add("ten levels of expanding views", ["a": "50, 50, 200, 100"]) {
            ZStack {
                VStack {
                    HStack {
                        ZStack { Color.red.named("a").padding(10) }.padding(10).background(Color.blue)
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity).padding(10)
                }
                .overlay { Color.clear }.padding(10)
            }
            .padding(10)
        }
        try add("progress bar", ["bar": "0, 97, 300, 6", "fill": "0, 97, 120, 6"]) {
            ZStack(alignment: .leading) {
                Capsule().fill(.gray).frame(height: 6).named("bar")
                Capsule().fill(.blue).frame(width: 120, height: 6).named("fill")
            }
        }
        try add("progress bar of a GeometryReader", ["fill": "0, 97, _, 6", "g": "0, 97, 300, 6"]) {
            GeometryReader { proxy in
                Capsule().fill(.blue).frame(width: proxy.size.width * 0.4).named("fill")
            }
            .frame(height: 6).named("g")
        }
        try add("floating button", ["b": "224, 124, 56, 56"]) {
            ZStack(alignment: .bottomTrailing) {
                ScrollView { Color.gray.frame(height: 1000) }
                Circle().sized(56, 56, "b").padding(20)
            }
        }
        try add(
            "header and equal cards",
            ["h": "0, 0, 300, lh", "a": "0, lh + 8, 146, 192 - lh", "b": "154, lh + 8, 146, 192 - lh"]
        ) {
            VStack {
                Text(Sample.short).frame(maxWidth: .infinity, alignment: .leading).named("h")
                HStack {
                    RoundedRectangle(cornerRadius: 8).fill(.red).overlay { Text(Sample.middle) }.named("a")
                    RoundedRectangle(cornerRadius: 8).fill(.blue).overlay { Text(Sample.short) }.named("b")
                }
            }
        }
        try add("centred column with Spacers", ["a": "125, 75, 50, 50"]) {
            VStack {
                Spacer()
                HStack {
                    Spacer()
                    Color.red.sized(50, 50, "a")
                    Spacer()
                }
                Spacer()
            }
        }
        try add("button hugs its label", ["b": "(280 - w(short)) / 2, (180 - lh) / 2, w(short) + 20, lh + 20"]) {
            Button {
            } label: {
                Text(Sample.short).padding(10).background(Color.red)
            }
            .buttonStyle(.plain).named("b")
        }
        try add("button whose label fills", ["b": "0, 75, 300, 50", "l": "0, 75, 300, 50"]) {
            Button {
            } label: {
                Text(Sample.short).frame(maxWidth: .infinity).frame(height: 50).background(Color.red).named("l")
            }
            .buttonStyle(.plain).named("b")
        }
        try add("button in a row", ["b": "250, 75, 50, 50", "a": "0, 0, 250, 200"]) {
            HStack(spacing: 0) {
                Color.red.named("a")
                Button {
                } label: {
                    Color.blue.frame(width: 50, height: 50)
                }.buttonStyle(.plain).named("b")
            }
        }
        try add("toggle takes the width", ["t": "0, _, 300, 31"]) {
            Toggle("Switch", isOn: .constant(true)).named("t")
        }
        try add("text field takes the width", ["f": "w(short) + 8, _, 292 - w(short), _"]) {
            HStack {
                Text(Sample.short)
                TextField("Name", text: .constant("")).named("f")
            }
        }
        try add("opacity, clip and tap leave boxes alone", ["a": "100, 50, 100, 100"]) {
            Color.red.frame(width: 100, height: 100).clipShape(Circle()).opacity(0.5).onTapGesture {}.named("a")
        }
        try add("zIndex leaves boxes alone", ["a": "125, 75, 50, 50", "b": "100, 50, 100, 100"]) {
            ZStack {
                Color.red.sized(50, 50, "a").zIndex(1)
                Color.blue.sized(100, 100, "b")
            }
        }
        try add("two names", ["a": "125, 75, 50, 50", "b": "125, 75, 50, 50"]) {
            Color.red.sized(50, 50, "a").named("b")
        }
        try add("hidden view keeps its place", ["b": "154, 75, 50, 50"]) {
            HStack {
                Color.red.frame(width: 50, height: 50).hidden()
                Color.blue.sized(50, 50, "b")
            }
        }
    }
}
