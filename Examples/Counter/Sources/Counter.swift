import SwiftUI

/// A named counter. A change of its count updates only the rows that show it.
@MainActor @Observable
final class Counter: Identifiable {
    let name: String
    var count: Int

    init(name: String, count: Int = 0) {
        self.name = name
        self.count = count
    }
}
