/// Declares a value of the environment or of a transaction, with its default.
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .blue
///         @Entry var caption: String?
///     }
///
/// The variable becomes a computed one; a key type of its own is written beside it. The default is evaluated at each
/// look-up that finds no value, as Apple's is: a default that makes an object makes a new one each time.
/// Apple's macro also serves `ContainerValues` and `FocusedValues`; this one says that it does not.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "OrielMacrosPlugin", type: "EntryMacro")

/// Computes the default of an ``Entry()`` whose type is inferred. Written by that macro only.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "OrielMacrosPlugin", type: "EntryDefaultValueMacro")
