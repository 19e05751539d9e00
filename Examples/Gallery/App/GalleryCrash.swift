#if DEBUG
import Foundation
import SwiftUI

/// A page that crashes or blocks the server process as faulty app code can, to test the effect on other sessions.
/// Debug builds only.
struct GalleryCrash: View {
    static let title = "Crash"

    @State private var note = ""
    @State private var leakedMegabytes = 0
    @State private var hasEndlessBody = false

    var body: some View {
        List {
            Section("Process crash") {
                Button("Trap") { preconditionFailure("The Gallery was asked to trap.") }
                Button("Exhaust the stack") { note = "\(Self.depth(below: 0))" }
            }
            Section("Blocked main actor") {
                Button("Loop forever") { Self.loopForEver() }
                Button("Loop forever in a body") { hasEndlessBody = true }
                if hasEndlessBody { EndlessView() }
            }
            Section("Memory leak") {
                Button("Leak 100 MB") {
                    Self.leak(megabytes: 100)
                    leakedMegabytes += 100
                }
                LabeledContent("Leaked", value: "\(leakedMegabytes) MB")
            }
            Section("Restored state") {
                TextField("Note", text: $note)
            }
        }
        .navigationTitle(Self.title)
    }

    /// Recurses until the stack overflows; the addition prevents tail-call optimisation.
    private static func depth(below level: Int) -> Int {
        level < 0 ? 0 : depth(below: level + 1) + 1
    }

    fileprivate static func loopForEver() { while true {} }

    /// Leaks memory and writes to every memory page, so that all of it is resident.
    private static func leak(megabytes: Int) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: megabytes << 20, alignment: 4096)
        for offset in stride(from: 0, to: memory.count, by: 4096) { memory[offset] = 1 }
    }
}

private struct EndlessView: View {
    var body: some View {
        GalleryCrash.loopForEver()
        return Text("The loop has ended.")
    }
}
#endif
