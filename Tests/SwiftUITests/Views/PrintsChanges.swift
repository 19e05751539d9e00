import SwiftUI

/// Bodies that say why they run, as Apple's documentation of debugging writes them.
struct PrintsChanges: View {
    @State private var count = 0

    var body: some View {
        let _ = Self._printChanges()
        Button("Count \(count)") { count += 1 }
    }
}

struct LogsChanges: View {
    let title: String

    var body: some View {
        let _ = Self._logChanges()
        Text(title)
    }
}
