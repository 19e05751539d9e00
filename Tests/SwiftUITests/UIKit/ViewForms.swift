import SwiftUI
import UIKit

/// Views of UIKit in a page of SwiftUI, with their delegates.
struct UIKitViewForms: View {
    @State private var text = "Hello"
    @State private var page = 1

    var body: some View {
        LetterEditor(text: $text).frame(height: 80)
        PagesView(page: $page)
        CornersView()
        Text("\(text) \(page)")
    }
}

private struct LetterEditor: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UITextViewDelegate {
        @Binding var text: String

        init(text: Binding<String>) { _text = text }

        func textViewDidChange(_ textView: UITextView) { text = textView.text }
    }

    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.accessibilityLabel = "Editor"
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != text { view.text = text }
    }
}

private struct PagesView: UIViewRepresentable {
    @Binding var page: Int

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.addAction(
            UIAction { action in
                if let control = action.sender as? UIPageControl { page = control.currentPage }
            },
            for: .valueChanged
        )
        return control
    }

    func updateUIView(_ control: UIPageControl, context: Context) { control.currentPage = page }
}

private struct CornersView: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Struck",
            attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red]
        )
        label.lineBreakMode = NSLineBreakMode.byTruncatingMiddle
        label.layer.cornerRadius = 12
        label.layer.maskedCorners = CACornerMask([.layerMinXMinYCorner, .layerMaxXMinYCorner])
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}
}

/// Tabs whose bar is styled at the start, as apps do.
struct StyledTabs: View {
    init() {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemYellow
        appearance.stackedLayoutAppearance.normal.iconColor = .brown
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
        UITabBar.appearance().standardAppearance = appearance
    }

    var body: some View {
        TabView {
            Text("tab").tabItem { Label("Tab", systemImage: "star") }
            Text("other").tabItem { Label("Other", systemImage: "heart") }
        }
    }
}
