/// An object of a project file: a target, a group, a file reference.
struct XcodeObject: Sendable {
    let id: String
    let fields: [String: PropertyListValue]

    var kind: String { self["isa"] ?? "" }
    var name: String? { self["name"] ?? self["path"] }

    subscript(_ key: String) -> String? { fields[key]?.string }

    func strings(_ key: String) -> [String] { fields[key]?.array?.compactMap(\.string) ?? [] }
    func dictionary(_ key: String) -> [String: PropertyListValue] { fields[key]?.dictionary ?? [:] }
}
