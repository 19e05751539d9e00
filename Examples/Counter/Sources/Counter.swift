import SwiftUI

/// One thing that is counted. Only the rows that show it are brought up to date when its count changes.
@MainActor @Observable
final class Counter: Identifiable {
    let name: String
    var count: Int

    init(name: String, count: Int = 0) {
        self.name = name
        self.count = count
    }
}
