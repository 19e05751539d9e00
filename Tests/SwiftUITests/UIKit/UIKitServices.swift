import SwiftUI
import UIKit

/// Forms of UIKit's services in apps for phones.
struct UIKitServices: View {
    @State private var orientation = UIDevice.current.orientation
    @State private var isLiked = false
    private let haptics = UISelectionFeedbackGenerator()

    var body: some View {
        VStack {
            Text("Width \(UIScreen.main.bounds.width)")
                .font(Font(UIFont.systemFont(ofSize: 20, weight: .semibold)))
                .frame(width: UIScreen.main.bounds.width * 0.8)
                .frame(height: UIFont.preferredFont(forTextStyle: .body).lineHeight)
            Button("Settings") {
                if let url = URL(string: "https://example.com"), UIApplication.shared.canOpenURL(url) {
                    UIApplication.shared.open(url, options: [:], completionHandler: nil)
                }
            }
            Button("Later") {
                Task {
                    let isOpen = await UIApplication.shared.open(URL(string: "https://example.com")!)
                    isLiked = isOpen
                }
            }
            Button("Like") {
                isLiked.toggle()
                let generator = UINotificationFeedbackGenerator()
                generator.prepare()
                generator.notificationOccurred(.success)
                haptics.selectionChanged()
                UIPasteboard.general.string = "liked"
            }
            .sensoryFeedback(.impact(weight: .light, intensity: 0.7), trigger: isLiked)
            .sensoryFeedback(.selection, trigger: isLiked) { $0 != $1 }
            .sensoryFeedback(trigger: isLiked) { _, isLiked in isLiked ? .success : nil }
            .sensoryFeedback(trigger: isLiked) { .impact(flexibility: .soft) }
            if UIDevice.current.userInterfaceIdiom == .pad, orientation.isLandscape { Text("Wide") }
        }
        .onTapGesture { hideKeyboard() }
        .padding(.top, topInset)
    }

    private var topInset: CGFloat {
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        return scene?.keyWindow?.safeAreaInsets.top ?? 0
    }

    private func hideKeyboard() {
        UIApplication.shared.connectedScenes
            .filter { $0.activationState == .foregroundActive }
            .compactMap { $0 as? UIWindowScene }
            .first?.windows
            .filter(\.isKeyWindow)
            .first?.endEditing(true)
    }
}

final class ServicesDelegate: NSObject, UIApplicationDelegate {
    var isLaunched = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        isLaunched = true
        return true
    }
}

struct ServicesApp: App {
    @UIApplicationDelegateAdaptor(ServicesDelegate.self) var appDelegate

    var body: some Scene {
        WindowGroup { Text(appDelegate.isLaunched ? "launched" : "not launched") }
    }
}
