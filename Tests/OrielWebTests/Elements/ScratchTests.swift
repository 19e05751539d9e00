import Foundation
import OrielCore
import OrielTesting
import OrielUIKit
import Testing

@MainActor
struct ScratchTests {
    @Test func page() throws {
        let host = ViewHost {
            VStack(alignment: .leading, spacing: 12) {
                Text("Large Title").font(.largeTitle).bold()
                Text("Title 2 with *italic*, `code`, ~~gone~~ and a [link](https://example.com).").font(.title2)
                Text("Body text that is rather long so that it wraps over the lines of a phone, and then some more of it.")
                    .lineLimit(2)
                HStack {
                    Image(systemName: "heart.fill").foregroundStyle(.red)
                    Image(systemName: "heart").symbolVariant(.circle.fill).imageScale(.large)
                    Image(systemName: "star").font(.largeTitle).foregroundStyle(.orange)
                    Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.secondary)
                    Image(systemName: "square.and.arrow.up")
                    Image(systemName: "gearshape.fill").resizable().frame(width: 40, height: 40)
                    Text("Beside")
                }
                HStack(alignment: .firstTextBaseline) {
                    Image(systemName: "bolt.fill")
                    Text("Baseline")
                    Text("small").font(.caption)
                }
                Label("Mail", systemImage: "envelope")
                Label("Two lines of a label that does not fit into one line of a phone at all", systemImage: "bell")
                Label("Title", systemImage: "trash").labelStyle(.titleOnly)
                Label("Icon", systemImage: "trash").labelStyle(.iconOnly)
                Button(action: {}) { Label("Delete", systemImage: "trash") }
                Link("Terms of use", destination: URL(string: "https://example.com")!)
                Text("\(Image(systemName: "clock")) 5 minutes ago").font(.footnote).foregroundStyle(.secondary)
                VStack(alignment: .leading) {
                    Text("A heading here").font(.headline)
                    Text("And some text that will be redacted over a couple of lines of this phone, no matter what it says.")
                    Image(systemName: "photo")
                }
                .redacted(reason: .placeholder)
            }
            .padding()
        }
        try host.standalonePage().write(toFile: "/tmp/text/a.html", atomically: true, encoding: .utf8)
        let empty = ViewHost {
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray.fill")
            } description: {
                Text("New mail you receive will appear here.")
            } actions: {
                Button("Refresh") {}
            }
        }
        try empty.standalonePage().write(toFile: "/tmp/text/b.html", atomically: true, encoding: .utf8)
    }
}
