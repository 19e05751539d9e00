/// Declares a custom environment, transaction or container value with a default, or a focused value.
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .blue
///         @Entry var caption: String?
///     }
///
/// The macro turns the variable into a computed property and adds a key type. As with Apple's macro, the default is
/// evaluated on each read of an unset value, so a default that creates an object creates a new one each time. A value in
/// `FocusedValues` has an optional type and no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "OrielMacrosPlugin", type: "EntryMacro")

/// Computes the default value of an ``Entry()`` variable without an explicit type. Used only by that macro.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "OrielMacrosPlugin", type: "EntryDefaultValueMacro")
