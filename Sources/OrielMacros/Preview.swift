public import OrielCore

/// A preview as a value: what ``Preview(_:body:)`` declares.
public struct Preview {
    /// The kind of traits that apply to previews of views.
    public enum ViewTraits {}

    package let name: String?
    let effects: [PreviewEffect]
    let body: @MainActor () -> any View

    /// Creates a preview; `#Preview` does so.
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, effects: traits.map(\.effect), body: body)
    }

    init(name: String?, effects: [PreviewEffect], body: @escaping @MainActor () -> any View) {
        self.name = name
        self.effects = effects
        self.body = body
    }
}

extension Preview {
    /// The content in the surroundings of its traits.
    @MainActor var view: AnyView {
        effects.reduce(AnyView(body())) { view, effect in
            if case .surroundings(let surround) = effect { surround(view) } else { view }
        }
    }

    var settings: PreviewSettings {
        var settings = PreviewSettings(name: name)
        for effect in effects {
            switch effect {
            case .layout(let layout): settings.layout = layout
            case .orientation(let orientation): settings.orientation = orientation
            case .none, .surroundings: break
            }
        }
        return settings
    }
}
