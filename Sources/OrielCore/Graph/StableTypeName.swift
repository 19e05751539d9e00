/// Returns the name of a type with its module, which is the same in all processes of a program.
///
/// `String(reflecting:)` gives private and local types the address of their context, such as `App.(unknown context at $7f80).Row`,
/// which differs from process to process. It is left out, so private types of two files can have the same name.
package func stableName(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    guard name.contains("(") else { return name }
    return name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}
