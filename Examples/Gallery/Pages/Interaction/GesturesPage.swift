import SwiftUI

/// Taps, presses and drags.
struct GesturesPage: View {
    @State private var taps = 0
    @State private var doubleTaps = 0
    @State private var presses = 0
    @State private var shiftTaps = 0
    @State private var touches = 0
    @State private var pointer = "No pointer"
    @State private var offset = CGSize.zero
    @GestureState private var drag = CGSize.zero

    var body: some View {
        VStack(spacing: 16) {
            target("Tapped \(taps) times", .blue)
                .onTapGesture { taps += 1 }
            target("Double-tapped \(doubleTaps) times", .green)
                .onTapGesture(count: 2) { doubleTaps += 1 }
            target("Long-pressed \(presses) times", .orange)
                .onLongPressGesture { presses += 1 }
            target("Drag me", .purple)
                .offset(x: offset.width + drag.width, y: offset.height + drag.height)
                .gesture(dragging)
            target(pointer, .teal)
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let place): pointer = "Pointer at \(Int(place.x)), \(Int(place.y))"
                    case .ended: pointer = "No pointer"
                    }
                }
                .pointerStyle(.rectSelection)
            target("Lifted by the pointer", .indigo)
                .hoverEffect(.lift)
            target("Shift-tapped \(shiftTaps) times", .brown)
                .gesture(TapGesture().modifiers(.shift).onEnded { shiftTaps += 1 })
            target(touches == 0 ? "No touches" : "Touches: \(touches)", .mint)
                .gesture(touching)
            Button("Reset the position") {
                withAnimation(.spring) { offset = .zero }
            }
        }
        .padding()
    }

    private var dragging: some Gesture {
        DragGesture()
            .updating($drag) { value, drag, _ in drag = value.translation }
            .onEnded { value in
                offset.width += value.translation.width
                offset.height += value.translation.height
            }
    }

    private var touching: some Gesture {
        SpatialEventGesture()
            .onChanged { events in touches = events.filter { $0.phase == .active }.count }
            .onEnded { _ in touches = 0 }
    }

    private func target(_ title: String, _ color: Color) -> some View {
        Text(title)
            .font(.headline)
            .frame(width: 260, height: 72)
            .background(color.opacity(0.2), in: .rect(cornerRadius: 12))
    }
}
