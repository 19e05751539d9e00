public import OrielCore

/// Keeps an example of a view next to its code and compiling.
///
///     #Preview("Signed in") {
///         ProfileView(user: .sample)
///     }
///
/// The body is checked like any other code; nothing of it becomes part of the program, so a preview costs no start-up
/// time. No tool on Linux shows it: run the app and look at the page.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OrielMacrosPlugin", type: "PreviewMacro")

/// Keeps an example of a view next to its code and compiling, and notes how Apple's tools should show it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OrielMacrosPlugin", type: "PreviewMacro")

/// Marks a state variable that stands in the body of a ``Preview(_:body:)`` instead of in a view.
///
///     #Preview {
///         @Previewable @State var isOn = true
///         Toggle("Loud", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "OrielMacrosPlugin", type: "PreviewableMacro")
