import Foundation
import OrielCore
import OrielTesting
import Testing

/// Tests of the patches that small changes of controls and modifiers produce.
@MainActor
@Suite struct ElementDescriptionTests {
    struct Page<Content: View>: View {
        @State private var number = 0
        @ViewBuilder let content: (Int) -> Content
        var body: some View {
            Button("Next") { number += 1 }
            content(number)
        }
    }

    private func operations<Content: View>(
        @ViewBuilder _ content: @escaping (Int) -> Content
    ) async throws -> [Patch.Operation] {
        let host = ViewHost { Page(content: content) }
        var replay = PatchReplay(host.elementTrees)
        try await host.tap("Next")
        let patches = host.drainPatches()
        try replay.apply(patches)
        #expect(replay.trees == host.elementTrees)
        return patches.map(\.operation)
    }

    private func names(_ operations: [Patch.Operation]) -> [Attributes.Name] {
        operations.compactMap { if case .setAttribute(_, let name, _) = $0 { name } else { nil } }
    }

    @Test func `each changed value is one attribute`() async throws {
        let changed = try await operations { number in
            Text("text").bold(number > 0)
            Text("text").padding(CGFloat(number))
            Text("text").opacity(number > 0 ? 1 : 0.5)
            Button("button") {}.disabled(number > 0)
            VStack(spacing: CGFloat(number)) { Text("in a stack") }
        }
        #expect(changed.count == 5)
        #expect(Set(names(changed)) == [.isBold, .insets, .opacity, .isDisabled, .spacing])
    }

    @Test func `equal values send no patches`() async throws {
        let changed = try await operations { _ in
            Text("text").font(.title).foregroundColor(.red).padding([.top], 3)
            VStack(alignment: .leading, spacing: 4) { Text("a") }
            Button("button") {}
            Toggle("toggle", isOn: .constant(true))
            TextField("field", text: .constant("text"))
            Text("text").frame(width: 10).background(Color.red).overlay { Text("over") }
        }
        #expect(changed == [])
    }

    @Test func `a long text that grows sends its end`() async throws {
        let changed = try await operations { number in
            Text(verbatim: "We stream this text word by word" + (number > 0 ? " 然后 👋" : ""))
        }
        guard case .spliceText(_, 32, 0, " 然后 👋")? = changed.first else {
            Issue.record("expected a splice, got \(changed)")
            return
        }
        #expect(changed.count == 1)
    }

    @Test func `a toggle tells its state and nothing else`() async throws {
        struct Switch: View {
            @State private var isOn = false
            var body: some View { Toggle("Switch", isOn: $isOn) }
        }
        let host = ViewHost { Switch() }
        host.resetCounters()

        try await host.set(true, toggle: "Switch")

        let patches = host.drainPatches()
        #expect(patches.count == 1)
        #expect(names(patches.map(\.operation)) == [.isOn])
        #expect(host.bodyEvaluations.isEmpty)
    }
}
