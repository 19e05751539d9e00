import Foundation

/// Views beside each other with lines between them. Unlike Apple's, the user cannot move the lines.
public struct HSplitView<Content: View> {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
    public var body: some View {
        HStack(spacing: 0) { SplitParts(content: content) }
    }
}

/// Views below each other with lines between them. Unlike Apple's, the user cannot move the lines.
public struct VSplitView<Content: View> {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
    public var body: some View {
        VStack(spacing: 0) { SplitParts(content: content) }
    }
}

/// The views of a split view, each but the first after a line.
private struct SplitParts<Content: View>: View {
    let content: Content

    var body: some View {
        Group(subviews: content) { parts in
            ForEach(parts) { part in
                if part.id != parts.first?.id { Divider() }
                part.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }
}
