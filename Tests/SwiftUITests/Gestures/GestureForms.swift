import SwiftUI

struct GestureForms: View {
    @GestureState private var isDetectingLongPress = false
    @GestureState private var dragOffset: CGSize = .zero
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var start: CGPoint?
    @State private var position = CGSize.zero
    @State private var scale: CGFloat = 1
    @State private var taps = 0

    var longPress: some Gesture {
        LongPressGesture(minimumDuration: 3)
            .updating($isDetectingLongPress) { currentState, gestureState, transaction in
                gestureState = currentState
                transaction.animation = Animation.easeIn(duration: 2.0)
            }
            .onEnded { finished in taps += finished ? 1 : 0 }
    }

    var drag: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($dragOffset, body: { value, state, _ in state = value.translation })
            .onChanged { value in position = value.predictedEndTranslation }
            .onEnded { value in
                position.width += value.translation.width
                position.height += value.translation.height
            }
    }

    var combined: some Gesture {
        LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture())
            .updating($dragOffset) { value, state, transaction in
                switch value {
                case .first(true): state = .zero
                case .second(true, let drag): state = drag?.translation ?? .zero
                default: state = .zero
                }
            }
    }

    var selecting: some Gesture {
        TapGesture()
            .modifiers([.command, .shift])
            .onEnded { taps += 1000 }
    }

    var touching: some Gesture {
        SpatialEventGesture(coordinateSpace: .local)
            .onChanged { (events: SpatialEventCollection) in
                for event in events where event.phase == .active && event.kind != .pencil {
                    position.width = event.location.x + CGFloat(event.timestamp)
                    if event.modifierKeys.contains(.shift), events[event.id] != nil { taps += 1 }
                }
            }
            .onEnded { events in scale = CGFloat(events.count) }
    }

    var body: some View {
        VStack {
            Text("select").gesture(selecting)
            Text("touch").gesture(touching)
            Circle().fill(isDetectingLongPress ? .red : .green).gesture(longPress)
            Text("card \(taps)").offset(dragOffset).gesture(drag)
            Text("combined").gesture(combined)
            Text("zoom").scaleEffect(scale).gesture(MagnificationGesture().onChanged { scale = $0 })
            Text("pinch").gesture(MagnifyGesture().onEnded { value in scale = value.magnification })
            Text("anchor").gesture(
                RotateGesture().onEnded { value in
                    position = CGSize(width: value.startLocation.x, height: value.startAnchor.y)
                    scale = value.rotation.degrees + value.velocity.degrees
                }
            )
            Text("spot").gesture(
                MagnifyGesture().onChanged { value in
                    position = CGSize(width: value.startAnchor.x, height: value.startLocation.y)
                    scale = value.velocity
                }
            )
            Text("optional").gesture(taps > 100 ? drag : nil)
            Text("turn").gesture(RotationGesture().onChanged { angle in scale = CGFloat(angle.degrees) })
            Text("both").gesture(SimultaneousGesture(MagnificationGesture(), RotationGesture()))
            Text("high").highPriorityGesture(TapGesture().onEnded { _ in taps += 1 })
            Text("same").simultaneousGesture(TapGesture(count: 2).onEnded { taps += 2 })
            Text("press").onLongPressGesture(minimumDuration: 0.2) { taps += 10 }
            Text("place").onTapGesture { location in position = CGSize(width: location.x, height: location.y) }
            Text("space").gesture(
                SpatialTapGesture(count: 2, coordinateSpace: CoordinateSpace.global)
                    .onEnded { value in position.width = value.location.x }
            )
            Text("mask").gesture(DragGesture(), including: .subviews)
            Text("exclusive").gesture(
                TapGesture(count: 2).onEnded { taps += 1 }.exclusively(before: TapGesture().onEnded { taps += 1 })
            )
        }
    }
}

struct PencilForms: View {
    @Environment(\.preferredPencilDoubleTapAction) private var doubleTapAction: PencilPreferredAction
    @Environment(\.preferredPencilSqueezeAction) private var squeezeAction
    @State private var isErasing = false
    @State private var palette: PencilHoverPose?

    var body: some View {
        Text(doubleTapAction == .switchEraser ? "switches" : "ignores")
            .onPencilDoubleTap { (value: PencilDoubleTapGestureValue) in
                if doubleTapAction != .ignore { isErasing.toggle() }
                palette = value.hoverPose
            }
            .onPencilSqueeze { (phase: PencilSqueezeGesturePhase) in
                guard squeezeAction == .showContextualPalette, case .ended(let value) = phase else { return }
                show(value)
            }
    }

    private func show(_ value: PencilSqueezeGestureValue) { palette = value.hoverPose }
}
