import SwiftUI

extension AnyTransition {
    static var moveAndFade: AnyTransition {
        .asymmetric(
            insertion: .move(edge: .trailing).combined(with: .opacity),
            removal: .scale.combined(with: .opacity)
        )
    }

    @MainActor static var pivot: AnyTransition {
        .modifier(
            active: CornerRotate(amount: -90, anchor: .topLeading),
            identity: CornerRotate(amount: 0, anchor: .topLeading)
        )
    }
}

struct CornerRotate: ViewModifier {
    let amount: Double
    let anchor: UnitPoint

    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(amount), anchor: anchor).clipped()
    }
}

struct RotatingFade: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1.0 : 0.0)
            .rotationEffect(phase == .willAppear ? .degrees(360) : .zero)
    }
}

struct TransitionForms: View {
    @State private var isShown = true
    @Namespace private var namespace

    var body: some View {
        VStack {
            Button("Toggle") { withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isShown.toggle() } }
            if isShown {
                Text("opacity").transition(.opacity)
                Text("move").transition(.move(edge: .bottom))
                Text("combined").transition(AnyTransition.opacity.combined(with: .slide))
                Text("custom").transition(.moveAndFade)
                Text("pivot").transition(.pivot)
                Text("scale").transition(.scale(scale: 0.5, anchor: .top).animation(.easeIn))
                Text("offset").transition(.offset(x: 10, y: 20))
                Text("push").transition(.push(from: .leading))
                Text("pushed").transition(PushTransition(edge: .bottom))
                Text("typed").transition(.push(from: .top).combined(with: .opacity))
                Text("own").transition(RotatingFade())
                Text("blur").transition(.blurReplace)
                Text("12").contentTransition(.numericText())
                Text("zoomed").matchedTransitionSource(id: "photo", in: namespace)
                    .fullScreenCover(isPresented: .constant(false)) {
                        Text("photo").navigationTransition(.zoom(sourceID: "photo", in: namespace))
                    }
                Text("matched").matchedGeometryEffect(id: "title", in: namespace)
            } else {
                Text("small").matchedGeometryEffect(id: "title", in: namespace, properties: .position, isSource: false)
            }
        }
    }
}
