import SwiftUI
import UIKit

/// A share sheet in SwiftUI, as many apps write it.
struct ActivityView: UIViewControllerRepresentable {
    let items: [Any]
    var excluded: [UIActivity.ActivityType]? = [.airDrop, .saveToCameraRoll]
    var onEnd: (UIActivity.ActivityType?, Bool) -> Void = { _, _ in }

    func makeUIViewController(context: Context) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
        controller.excludedActivityTypes = excluded
        controller.completionWithItemsHandler = { (activityType, completed, returnedItems, error) in
            guard error == nil, returnedItems == nil else { return }
            onEnd(activityType, completed)
        }
        return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct ActivityForms: View {
    @State private var isSharing = false
    @State private var ends: [String] = []

    var body: some View {
        Text("ends: \(ends.joined(separator: ", "))")
        Button("Share the address") { isSharing = true }
            .sheet(isPresented: $isSharing) {
                ActivityView(items: ["Look", URL(string: "https://example.com")!]) { activity, completed in
                    ends.append("\(activity?.rawValue ?? "none") \(completed)")
                }
            }
    }
}
