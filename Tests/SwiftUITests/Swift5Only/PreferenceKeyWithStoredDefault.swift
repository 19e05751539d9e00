import SwiftUI

struct ScrollOffsetKey: PreferenceKey {
    static var defaultValue: CGPoint = .zero

    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {
        value = nextValue()
    }
}

struct HeightKey: PreferenceKey {
    typealias Value = [String: CGFloat]

    static var defaultValue: Value = [:]

    static func reduce(value: inout Value, nextValue: () -> Value) {
        value.merge(nextValue()) { $1 }
    }
}

struct OffsetReporter: View {
    @State private var offset = CGPoint(x: -1, y: -1)

    var body: some View {
        Text("Offset \(Int(offset.x))")
            .preference(key: ScrollOffsetKey.self, value: CGPoint(x: 3, y: 4))
            .onPreferenceChange(ScrollOffsetKey.self) { offset = $0 }
    }
}
