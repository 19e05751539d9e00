/// A preview of the program. `#Preview` declares a type of its own for each, in debug builds only.
public protocol PreviewRegistry {
    /// The module and the name of the file, such as `Notes/ContentView.swift`.
    static var fileID: String { get }
    /// The path of the file.
    static var filePath: String { get }
    /// The line of `#Preview`.
    static var line: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}
