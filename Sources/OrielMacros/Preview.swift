public import OrielCore

/// Declares an example of a view, which the compiler checks.
///
///     #Preview("Signed in") {
///         ProfileView(user: .sample)
///     }
///
/// The compiler checks the body like other code but does not include it in the program, so a preview costs nothing at
/// run time. No tool on Linux renders previews; run the app to see the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OrielMacrosPlugin", type: "PreviewMacro")

/// Declares an example of a view, which the compiler checks, with traits for Apple's tools.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OrielMacrosPlugin", type: "PreviewMacro")

/// Marks a state variable in the body of a ``Preview(_:body:)``.
///
///     #Preview {
///         @Previewable @State var isOn = true
///         Toggle("Loud", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "OrielMacrosPlugin", type: "PreviewableMacro")
