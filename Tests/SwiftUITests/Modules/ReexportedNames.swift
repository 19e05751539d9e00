import SwiftUI

/// Uses of Foundation and UIKit names in a file that imports only SwiftUI.
final class ReexportedModel: ObservableObject {
    @Published var url = URL(string: "https://example.org")
    let formatter = DateFormatter()
    let lock = NSLock()
    var size: CGSize { CGRect(x: 0, y: 0, width: 1, height: 2).size }
    let objectWillChange = ObservableObjectPublisher()
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    var accent: Color { Color(color) }
    let keyboard: UIKeyboardType = .emailAddress
    let contentType: UITextContentType = .username

    func encoded(_ profile: String) throws -> Data { try JSONEncoder().encode([profile]) }
}

struct ReexportedView: View {
    @ObservedObject var model: ReexportedModel

    var body: some View {
        Text(model.url?.host ?? "no host").foregroundColor(model.accent)
        Text("\(Int(model.size.height))")
    }
}
