internal import OrielCore

/// Declares an example of a view, which the compiler checks and `oriel previews` shows.
///
///     #Preview("Signed in") {
///         ProfileView(user: .sample)
///     }
///
/// Debug builds contain a type for each preview. Release builds contain nothing of it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @PreviewBodyBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "OrielMacrosPlugin", type: "PreviewMacro")

/// Declares an example of a view with traits: its size, its orientation, or its surroundings.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewBodyBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "OrielMacrosPlugin", type: "PreviewMacro")

/// Marks a state variable in the body of a ``Preview(_:body:)``.
///
///     #Preview {
///         @Previewable @State var isOn = true
///         Toggle("Loud", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "OrielMacrosPlugin", type: "PreviewableMacro")
