import Foundation
import MomentsFoundations

/// A JSON object with toggles: `{"isClassicStyleEnabled": true}`.
struct TogglesDocument: Equatable, Sendable {
    /// The maximum length in bytes.
    static let maximumLength = 64 << 10

    /// The toggles by the keys of the app.
    let toggles: [String: Bool]
    /// The names that this version does not know, in alphabetical order. Documents may be older or newer than the server.
    let unknown: [String]

    /// - Throws: `HostError` if it is not an object of names and booleans, or longer than the maximum.
    init(_ data: Data) throws {
        guard data.count <= Self.maximumLength else {
            throw HostError("it is longer than \(Self.maximumLength) bytes")
        }
        let values: [String: Bool]
        do {
            values = try JSONDecoder().decode([String: Bool].self, from: data)
        } catch {
            throw HostError(#"expected a JSON object of names and booleans, such as {"isClassicStyleEnabled": true}"#)
        }
        let known = Dictionary(uniqueKeysWithValues: InternalToggle.allCases.map { ($0.rawValue, $0.key) })
        toggles = Dictionary(uniqueKeysWithValues: values.compactMap { name, isOn in known[name].map { ($0, isOn) } })
        unknown = values.keys.filter { known[$0] == nil }.sorted()
    }
}
