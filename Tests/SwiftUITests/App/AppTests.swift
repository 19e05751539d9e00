import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AppTests {
    @Test func `an app shows its first scene`() {
        #expect(ViewHost(app: SimpleApp.self).texts == ["Ada", "Writes programs", "1,815 followers"])
        #expect(ViewHost(app: BuiltApp.self).texts == ["Built"])
    }

    @Test func `objects and values of an app reach its views`() {
        #expect(ViewHost(app: ModelApp.self).texts.first == "Sign in")
        #expect(ViewHost(app: SceneApp.self).texts == ["Scene Scenes", "light", "Badge: 2"])
    }

    @Test func `a group of scenes stands for its scenes`() {
        #expect(ViewHost(app: SceneForms.self).texts == ["main"])
    }
}
