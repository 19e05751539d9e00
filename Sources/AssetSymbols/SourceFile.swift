public import Foundation

/// Writes a text into a file; one that has it already keeps its date, so that nothing made of it is compiled again.
public func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    guard (try? Data(contentsOf: file)) != data else { return }
    try data.write(to: file)
}
