import SwiftUI

struct SharedItems: View {
    private let addresses = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
    private let texts = ["One", "Two"]

    var body: some View {
        ShareLink("Addresses", items: addresses)
        ShareLink(String("Texts"), items: texts, subject: Text("Subject"))
        ShareLink(Text("Bold").bold(), items: texts, message: Text("Message"))
        ShareLink(items: texts) { SharePreview($0) }
        ShareLink("With previews", items: texts) { SharePreview($0) }
        ShareLink(String("Titles"), items: texts) { SharePreview($0) }
        ShareLink(Text("Text"), items: texts) { SharePreview($0) }
        ShareLink(Text("Item"), item: "One", preview: SharePreview("One"))
    }
}
