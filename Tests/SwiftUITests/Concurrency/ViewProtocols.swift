import SwiftUI

/// A protocol with views as requirements.
@MainActor
protocol Feature {
    associatedtype Root: View
    associatedtype Badge: View

    var title: String { get }
    @ViewBuilder var root: Root { get }
    @ViewBuilder func badge(count: Int) -> Badge
}

extension Feature {
    func badge(count: Int) -> some View { Text("\(count)") }
}

struct InboxFeature: Feature {
    let title = "Inbox"

    var root: some View {
        Text("Welcome")
        Text("to the inbox")
    }
}

struct OutboxFeature: Feature {
    let title = "Outbox"

    var root: some View { Text("Nothing was sent") }

    func badge(count: Int) -> some View {
        if count > 9 {
            Text("9+")
        } else {
            Text(verbatim: "(\(count))")
        }
    }
}

struct FeatureView<F: Feature>: View {
    let feature: F

    var body: some View {
        VStack {
            Text(feature.title)
            feature.root
            feature.badge(count: 12)
        }
    }
}

/// A protocol that refines `View`, with an extension that implements `body`.
protocol TitledScreen: View {
    associatedtype Content: View
    var title: String { get }
    @ViewBuilder var content: Content { get }
}

extension TitledScreen {
    var body: some View {
        VStack {
            Text(title).font(.title)
            content
        }
    }
}

struct AboutScreen: TitledScreen {
    let title = "About"
    var content: some View { Text("Version 1") }
}

/// A protocol without actor isolation that creates a view for a model value.
protocol RowConvertible {
    associatedtype Row: View
    @MainActor func makeRow() -> Row
}

extension Profile: RowConvertible {
    func makeRow() -> some View { Text(name) }
}

struct RowsView<Element: RowConvertible & Identifiable>: View where Element.Row: View {
    let elements: [Element]

    var body: some View {
        ForEach(elements) { $0.makeRow() }
    }
}

/// Views created by an injected factory.
struct Screens<Home: View, Detail: View> {
    var home: () -> Home
    var detail: (Int) -> Detail
}

struct ScreensView<Home, Detail>: View where Home: View, Detail: View {
    let screens: Screens<Home, Detail>
    @State private var selected: Int?

    var body: some View {
        Group {
            if let selected {
                screens.detail(selected)
            } else {
                screens.home()
            }
        }
        .onTapGesture { selected = selected == nil ? 1 : nil }
    }
}
