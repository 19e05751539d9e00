import SwiftUI

struct PositionedScrolling: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var top = ScrollPosition(edge: .top)

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<100) { Text("Row \($0)") } }
                .scrollTargetLayout()
        }
        .scrollPosition($position, anchor: .top)
        .scrollPosition($top)
        Text("Row \(position.viewID(type: Int.self) ?? 0)")
        Button("Move") {
            withAnimation {
                position.scrollTo(id: 20)
                position.scrollTo(id: 20, anchor: .center)
                position.scrollTo(edge: .bottom)
                position.scrollTo(point: .zero)
                position.scrollTo(x: 1)
                position.scrollTo(y: 1)
                position.scrollTo(x: 1, y: 1)
            }
            if position.isPositionedByUser { position.isPositionedByUser = false }
            if let id = position.viewID as? Int, position.edge == .top, position.point == nil, position.x == 1,
                position.y == 1
            {
                position = ScrollPosition(id: id, anchor: .top)
            }
            position = ScrollPosition()
            position = ScrollPosition(idType: Int.self, edge: .top)
            position = ScrollPosition(idType: Int.self, point: .zero)
            position = ScrollPosition(x: 1, y: 2)
            position = ScrollPosition(x: 1)
            position = ScrollPosition(idType: String.self, y: 1)
        }
    }
}
