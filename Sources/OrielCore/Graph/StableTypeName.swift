import Synchronization

/// The names that have been looked up, as reflection is slow and makes a new string each time.
private let known = Mutex<[ObjectIdentifier: String]>([:])

/// Returns the name of a type with its module, which is the same in all processes of a program.
///
/// `String(reflecting:)` gives private and local types the address of their context, such as `App.(unknown context at $7f80).Row`,
/// which differs from process to process. It is left out, so private types of two files can have the same name.
package func stableName(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = known.withLock({ $0[key] }) { return name }
    let name = readName(of: type)
    known.withLock { $0[key] = name }
    return name
}

private func readName(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    guard name.contains("(") else { return name }
    return name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}
