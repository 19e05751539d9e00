import SwiftUI

/// A modifier with its own state and environment values.
struct Expandable: ViewModifier {
    let title: String
    @State private var isExpanded = false
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            Button(isExpanded ? "Hide \(title)" : "Show \(title)") {
                withAnimation { isExpanded.toggle() }
            }
            if isExpanded {
                content
            }
        }
        .opacity(isEnabled ? 1 : 0.5)
    }
}

struct Watermark: ViewModifier {
    var text: String

    @ViewBuilder
    func body(content: Content) -> some View {
        if text.isEmpty {
            content
        } else {
            ZStack(alignment: .bottomTrailing) {
                content
                Text(text).font(.caption2)
            }
        }
    }
}

struct Titled<Title: View>: ViewModifier {
    @ViewBuilder var title: Title

    func body(content: Content) -> some View {
        VStack {
            title
            content
        }
    }
}

/// A modifier that transforms the content with a closure.
struct Conditional<Modified: View>: ViewModifier {
    let transform: (Content) -> Modified

    func body(content: Content) -> Modified { transform(content) }
}

extension View {
    func expandable(_ title: String) -> some View { modifier(Expandable(title: title)) }
    func watermarked(with text: String) -> ModifiedContent<Self, Watermark> { modifier(Watermark(text: text)) }
    func titled<Title: View>(@ViewBuilder _ title: () -> Title) -> some View { modifier(Titled(title: title)) }
}

extension ViewModifier where Self == Watermark {
    static var draft: Watermark { Watermark(text: "Draft") }
}

struct ModifiedViews: View {
    var body: some View {
        VStack {
            Text("Secret").expandable("details")
            Text("Photo").watermarked(with: "Ada")
            Text("Plain").modifier(Watermark(text: ""))
            Text("Page").modifier(.draft)
            Text("Body").titled { Text("Heading") }
            Text("Twice").modifier(Watermark(text: "inner").concat(Watermark(text: "outer")))
            Text("Nothing").modifier(EmptyModifier())
            Text("Identity").modifier(EmptyModifier.identity)
            ModifiedContent(content: Text("By hand"), modifier: Watermark(text: "mark"))
        }
    }
}
