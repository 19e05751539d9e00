import SwiftUI

/// The geometry, the phase and the visible views of a scroll view.
struct ScrollObservationPage: View {
    @State private var offset = 0
    @State private var phase = "idle"
    @State private var isSeen = false
    @State private var flashes = 0

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(1...12, id: \.self) { number in
                    RoundedRectangle(cornerRadius: 12)
                        .fill(.blue.opacity(0.1))
                        .frame(height: 100)
                        .overlay { Text("View \(number)") }
                        .onScrollVisibilityChange { isVisible in
                            if number == 6 { isSeen = isVisible }
                        }
                }
            }
            .padding()
        }
        .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y / 50) * 50 }) { offset = $1 }
        .onScrollPhaseChange { phase = "\($1)" }
        .scrollIndicatorsFlash(trigger: flashes)
        .safeAreaInset(edge: .bottom) {
            VStack(alignment: .leading, spacing: 8) {
                Text("Beyond \(offset) points, \(phase)")
                Text(isSeen ? "View 6 is visible" : "View 6 is not visible")
                Button("Flash the indicators") { flashes += 1 }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
            .background(.bar)
        }
    }
}
