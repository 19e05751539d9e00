import SwiftUI
import Testing

@MainActor
@Suite struct AppTests {
    @Test func `an app shows its first scene`() {
        #expect(texts(of: SimpleApp.self) == ["Ada", "Writes programs", "1,815 followers"])
        #expect(texts(of: BuiltApp.self) == ["Built"])
    }

    @Test func `objects and values of an app reach its views`() {
        #expect(texts(of: ModelApp.self).first == "Sign in")
        #expect(texts(of: SceneApp.self) == ["Scene Scenes", "light", "Badge: 2"])
    }

    @Test func `a group of scenes stands for its scenes`() {
        #expect(texts(of: SceneForms.self) == ["main"])
    }

    private func texts<A: App>(of app: A.Type) -> [String] {
        let session = AppSession<A>()
        defer { session.end() }
        return session.elementTrees.flatMap(texts(in:))
    }

    private func texts(in tree: ElementTree) -> [String] {
        (tree.element.text.map { [$0] } ?? []) + tree.children.flatMap(texts(in:))
    }
}
