public import Foundation
public import OrielUIKit

/// A view of SwiftUI as the content of a cell.
///
///     cell.contentConfiguration = UIHostingConfiguration {
///         Label(person.name, systemImage: "person")
///     }
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content, Background> {
    let content: Content
    let background: Background
    var insets: [Edge: CGFloat] = [:]
    var minimum = MinimumSize()
}

/// The least size of the content of a cell.
struct MinimumSize {
    var width: CGFloat?
    var height: CGFloat?
}

extension UIHostingConfiguration: UIContentConfiguration where Content: View, Background: View {
    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration where Content: View, Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }

    /// Fills the row behind the content.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingBackground<S>> {
        UIHostingConfiguration<Content, _UIHostingBackground<S>>(
            content: content,
            background: _UIHostingBackground(style: style),
            insets: insets,
            minimum: minimum
        )
    }

    /// Shows a view behind the content.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(
            content: self.content,
            background: content(),
            insets: insets,
            minimum: minimum
        )
    }
}

extension UIHostingConfiguration where Content: View, Background: View {
    /// Sets distances between the content and the edges of the row.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        var result = self
        for edge in Edge.allCases where edges.contains(edge) { result.insets[edge] = length }
        return result
    }

    /// Sets distances between the content and the edges of the row.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var result = self
        for edge in Edge.allCases where edges.contains(edge) { result.insets[edge] = insets[edge] }
        return result
    }

    /// Sets the least size of the content; nil leaves it to the content.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var result = self
        result.minimum = MinimumSize(width: width, height: height)
        return result
    }
}

/// A style behind the content of a cell.
public struct _UIHostingBackground<Style: ShapeStyle> {
    let style: Style
}

extension _UIHostingBackground: View {
    public var body: some View { Rectangle().fill(style) }
}

/// What a table draws of a cell with a view of SwiftUI.
@MainActor
protocol HostedContent {
    var hostedContent: AnyView { get }
    var hostedBackground: AnyView? { get }
    var hostedInsets: [Edge: CGFloat] { get }
}

extension UIHostingConfiguration: HostedContent where Content: View, Background: View {
    var hostedContent: AnyView {
        if minimum.width == nil && minimum.height == nil { return AnyView(content) }
        return AnyView(content.frame(minWidth: minimum.width, minHeight: minimum.height))
    }
    var hostedBackground: AnyView? { Background.self == EmptyView.self ? nil : AnyView(background) }
    var hostedInsets: [Edge: CGFloat] { insets }
}

/// The content as a view of UIKit, for apps that put it elsewhere than into a cell.
private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }
    private let hosting = HostingView()

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(hosting)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let content = configuration as? any HostedContent else { return }
        hosting.show(content.hostedContent)
    }
}
