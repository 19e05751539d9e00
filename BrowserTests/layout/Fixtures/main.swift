import Foundation

/// Prints all fixtures as one object: the names and what belongs to them.
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
FileHandle.standardOutput.write(try encoder.encode(try Fixtures().all))
