import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct TransitionTests {
    private func effects(_ transition: AnyTransition, _ name: Attributes.Name) -> [Element] {
        let host = ViewHost { Text("a").transition(transition) }
        guard case .transition(let effects)? = host.elementTrees[0].element.attributes[name] else { return [] }
        return effects.effects
    }

    private let transparent = Element(.opacity, attributes: [.opacity: .number(0)])
    private func moved(_ edge: String) -> Element { Element(.offset, attributes: [.edge: .string(edge)]) }

    @Test func `a transition says what the view looks like while it is not there`() {
        #expect(effects(.opacity, .insertion) == [transparent])
        #expect(effects(.opacity, .removal) == [transparent])
        #expect(effects(.move(edge: .top).combined(with: .opacity), .insertion) == [moved("top"), transparent])
        #expect(effects(.identity, .insertion).isEmpty)
    }

    @Test func `coming and going can differ`() {
        #expect(effects(.slide, .insertion) == [moved("leading")])
        #expect(effects(.slide, .removal) == [moved("trailing")])
        #expect(effects(.push(from: .bottom), .removal) == [moved("top"), transparent])
        let asymmetric = AnyTransition.asymmetric(insertion: .scale, removal: .opacity)
        #expect(effects(asymmetric, .insertion).map(\.kind) == [.scale])
        #expect(effects(asymmetric, .removal) == [transparent])
    }

    @Test func `a modifier of the app's own becomes its effects`() {
        let transition = AnyTransition.modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0))

        #expect(effects(transition, .insertion).map(\.kind) == [.opacity, .rotation])
        #expect(effects(transition, .insertion)[1].attributes.number(.angle) == 90)
    }

    @Test func `a transition of the app's own is asked for each phase`() {
        let host = ViewHost { Text("a").transition(Swing().combined(with: .opacity)) }
        let attributes = host.elementTrees[0].element.attributes

        for (name, angle) in [(Attributes.Name.insertion, -45.0), (.removal, 45)] {
            guard case .transition(let effects)? = attributes[name] else {
                Issue.record("There should be effects.")
                return
            }
            #expect(effects.effects.map(\.kind) == [.rotation, .opacity])
            #expect(effects.effects[0].attributes.number(.angle) == angle)
        }
    }

    @Test func `a transition can bring its own animation`() {
        let host = ViewHost { Text("a").transition(.opacity.animation(.linear(duration: 2))) }

        guard case .transition(let effects)? = host.elementTrees[0].element.attributes[.insertion] else {
            Issue.record("There should be effects.")
            return
        }
        #expect(effects.animation == .linear(duration: 2))
    }

    @Test func `matched views bear the same name`() {
        let host = ViewHost { Matched() }

        let names = host.elementTrees.map { $0.element.attributes.string(.matchID) }
        #expect(names[0] != nil && names[0] == names[1])
        #expect(host.elementTrees[1].element.attributes[.isMatchSource] == .bool(false))
    }

    @Test func `finding out what a transition does leaves no trace`() {
        let host = ViewHost {
            Text("a").transition(.modifier(active: Turned(degrees: 1), identity: Turned(degrees: 0)))
        }

        #expect(host.drainPatches().isEmpty)
        #expect(host.issues.isEmpty)
    }
}

private struct Turned: ViewModifier {
    let degrees: Double

    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(degrees)).opacity(degrees == 0 ? 1 : 0.5)
    }
}

private struct Swing: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 45))
    }
}

private struct Matched: View {
    @Namespace private var namespace

    var body: some View {
        Text("a").matchedGeometryEffect(id: "title", in: namespace)
        Text("b").matchedGeometryEffect(id: "title", in: namespace, isSource: false)
    }
}
