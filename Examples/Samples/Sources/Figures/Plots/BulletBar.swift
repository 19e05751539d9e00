import SwiftUI

/// A value in front of bands, with a mark for the goal.
public struct BulletBar: View {
    let value: Double
    let goal: Double
    @Environment(\.figurePalette) private var palette

    public init(value: Double, goal: Double) {
        self.value = value
        self.goal = goal
    }

    public var body: some View {
        let scale = Scale([value, goal * 1.2])
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Rectangle().fill(.quaternary)
                palette[0].frame(width: proxy.size.width * scale(value), height: proxy.size.height / 3)
                Rectangle()
                    .frame(width: 3, height: proxy.size.height * 0.7)
                    .offset(x: proxy.size.width * scale(goal))
            }
        }
    }
}
