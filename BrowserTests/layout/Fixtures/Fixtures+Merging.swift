import Foundation
import OrielCore

/// Views and modifiers that one node draws. The named views are inside of them, as a name is drawn by the node that it names.
extension Fixtures {
    mutating func addMerging() throws {
        try addFramedStacks()
        try addSharing()
        try addFilledLayers()
    }

    private mutating func addFramedStacks() throws {
        let alignments: [(String, Alignment, Int, Int)] = [
            ("topLeading", .topLeading, 50, 20), ("top", .top, 100, 20), ("trailing", .trailing, 150, 80),
            ("center", .center, 100, 80), ("bottomTrailing", .bottomTrailing, 150, 140),
        ]
        for (name, alignment, x, y) in alignments {
            try add(
                "row in a frame, \(name)",
                ["a": "\(x), \(y), 40, 40", "b": "\(x + 60), \(y + 10), 40, 20"]
            ) {
                HStack(spacing: 20) {
                    Color.red.sized(40, 40, "a")
                    Color.blue.sized(40, 20, "b")
                }
                .frame(width: 200, height: 160, alignment: alignment)
            }
        }
        try add("row aligned like its frame", ["a": "100, 20, 40, 40", "b": "160, 20, 40, 20"]) {
            HStack(alignment: .top, spacing: 20) {
                Color.red.sized(40, 40, "a")
                Color.blue.sized(40, 20, "b")
            }
            .frame(width: 200, height: 160, alignment: .top)
        }
        try add("column in a wide frame", ["a": "0, 70, 40, 40", "b": "0, 110, 20, 20"]) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.sized(40, 40, "a")
                Color.blue.sized(20, 20, "b")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        try add("column aligned otherwise than its frame", ["a": "0, 70, 40, 40", "b": "20, 110, 20, 20"]) {
            VStack(alignment: .trailing, spacing: 0) {
                Color.red.sized(40, 40, "a")
                Color.blue.sized(20, 20, "b")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        try add("column at the bottom of a high frame", ["a": "130, 140, 40, 40", "b": "140, 180, 20, 20"]) {
            VStack(spacing: 0) {
                Color.red.sized(40, 40, "a")
                Color.blue.sized(20, 20, "b")
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        try add("padded row in a frame", ["a": "70, 70, 40, 40", "b": "110, 70, 20, 40"]) {
            HStack(spacing: 0) {
                Color.red.sized(40, 40, "a")
                Color.blue.sized(20, 40, "b")
            }
            .padding(EdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 0))
            .frame(width: 200, height: 160, alignment: .leading)
        }
        try add("row larger than its frame", ["a": "50, 75, 100, 50", "b": "150, 75, 100, 50"]) {
            HStack(spacing: 0) {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(100, 50, "b")
            }
            .frame(width: 100, height: 20)
        }
        try add("row that fills its frame", ["a": "50, 20, 90, 160", "b": "160, 20, 90, 160"]) {
            HStack(spacing: 20) {
                Color.red.named("a")
                Color.blue.named("b")
            }
            .frame(width: 200, height: 160, alignment: .topLeading)
        }
        try add("depth stack in a frame", ["a": "210, 140, 40, 40", "b": "210, 160, 20, 20"]) {
            ZStack(alignment: .bottomLeading) {
                Color.red.sized(40, 40, "a")
                Color.blue.sized(20, 20, "b")
            }
            .frame(width: 200, height: 160, alignment: .bottomTrailing)
        }
        try add("framed and clipped row under an overlay", ["a": "100, 60, 40, 80", "o": "50, 20, 200, 160"]) {
            HStack(spacing: 0) {
                Color.red.sized(40, 80, "a")
                Color.blue.frame(width: 60, height: 10)
            }
            .frame(width: 200, height: 160)
            .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            .clipShape(Circle())
            .overlay { Color.green.named("o") }
            .clipShape(Capsule())
        }
    }

    private mutating func addSharing() throws {
        try add("padded views share equally", ["a": "20, 20, 110, 160", "b": "150, 0, 150, 200"]) {
            HStack(spacing: 0) {
                Color.red.named("a").padding(20)
                Color.blue.named("b")
            }
        }
        try add("padded stacks share equally", ["a": "30, 0, 40, 40", "b": "150, 0, 150, 200"]) {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.sized(40, 40, "a")
                    Spacer()
                }
                .padding(.horizontal, 30)
                .frame(maxWidth: .infinity, alignment: .leading)
                Color.blue.named("b")
            }
        }
        try add("padded columns with spacers share equally", ["a": "0, 10, 40, 20", "b": "0, 100, 300, 100"]) {
            VStack(alignment: .leading, spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.sized(40, 20, "a")
                    Spacer()
                }
                .padding(.top, 10)
                Color.blue.named("b")
            }
        }
        try add("framed shapes share equally", ["a": "0, 0, 150, 200", "b": "150, 0, 150, 200"]) {
            HStack(spacing: 0) {
                Rectangle().strokeBorder(.red, lineWidth: 10).overlay { Color.clear.named("a") }
                Color.blue.named("b")
            }
        }
    }

    private mutating func addFilledLayers() throws {
        try add("colour in a layer", ["a": "100, 50, 100, 100"]) {
            Color.red.frame(width: 100, height: 100).overlay { Color.blue.named("a") }
        }
        try add("padded colour in a layer", ["a": "110, 60, 80, 80"]) {
            Color.red.frame(width: 100, height: 100).overlay { Color.blue.named("a").padding(10) }
        }
        try add("frame in a layer that can be larger", ["a": "90, 40, 120, 120"]) {
            Color.red.frame(width: 100, height: 100)
                .overlay {
                    Color.blue.named("a").frame(minWidth: 120, maxWidth: .infinity, minHeight: 120, maxHeight: .infinity)
                }
        }
        try add("layers behind a stack", ["a": "90, 40, 120, 120", "b": "100, 50, 100, 100"]) {
            HStack(spacing: 0) { Color.red.sized(100, 100, "b") }
                .padding(10)
                .background { Circle().fill(.green).overlay { Color.blue.named("a") } }
        }
        try add("proportions in a layer", ["a": "100, 75, 100, 50"]) {
            Color.red.frame(width: 100, height: 100)
                .overlay { Color.blue.aspectRatio(2, contentMode: .fit).overlay { Color.green.named("a") } }
        }
        try add("colour with proportions in a wide frame", ["a": "0, 25, 300, 150"]) {
            VStack(spacing: 0) {
                Color.blue.aspectRatio(2, contentMode: .fit).overlay { Color.red.named("a") }.frame(maxWidth: .infinity)
            }
        }
    }
}
