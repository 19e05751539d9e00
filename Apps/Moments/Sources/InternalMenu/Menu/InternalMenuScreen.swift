import DesignKit
import ListKit
import MomentsFoundations
import SwiftUI

/// The menu for developers and testers.
///
/// It requires a `NavigationStack` with a destination for `Route.designKit`, and the `AppModel` in the environment.
/// `InternalMenuScreen.designKit` is the page of that route.
public struct InternalMenuScreen: View {
    @StateObject private var observer: ViewModelObserver<InternalMenuViewModel, InternalMenuPage>

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> InternalMenuViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    /// The page of `Route.designKit`.
    public static var designKit: some View { DesignKitPage() }

    private var viewModel: InternalMenuViewModel { observer.viewModel }
    private var page: InternalMenuPage { observer.value }

    public var body: some View {
        Group {
            if page.buildTarget == .production {
                MissingPage()
            } else {
                menu
            }
        }
        .page(page.buildTarget == .production ? MissingPage.title : Text("Internal menu"))
        .onAppear { viewModel.trackScreenviews() }
    }

    private var menu: some View {
        ScrollView {
            VStack(spacing: Spacing.l) {
                FailureBanner(page.failure) { viewModel.noticeDismissed() }
                if page.isStopping {
                    Banner(.information, Text("The server is stopping. This page reconnects when it is running again."))
                }
                InternalFacts(page: page)
                InternalToggles(viewModel: viewModel, toggles: page.toggles)
                designKit
                if page.canStopServer { InternalTools(viewModel: viewModel, isStopping: page.isStopping) }
            }
            .padding(.horizontal, Spacing.s)
            .padding(.top, Spacing.s)
            .padding(.bottom, Spacing.xxl)
            .column()
            .animation(.settle, value: page)
        }
    }

    private var designKit: some View {
        InternalGroup(Text("Design")) {
            NavigationLink(value: Route.designKit) {
                HStack(spacing: Spacing.s) {
                    Image(systemName: "paintpalette")
                        .foregroundStyle(Palette.accent)
                        .accessibilityHidden(true)
                    Text("Design kit")
                        .font(.cardText)
                        .foregroundStyle(Palette.text)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Image(systemName: "chevron.forward")
                        .font(.cardNote.weight(.semibold))
                        .foregroundStyle(Palette.secondaryText)
                        .accessibilityHidden(true)
                }
                .frame(minHeight: 32)
            }
            .buttonStyle(.plain)
        }
    }
}

/// A card with rows of the menu and a title above.
struct InternalGroup<Rows: View>: View {
    private let title: Text
    private let rows: Rows

    init(_ title: Text, @ViewBuilder rows: () -> Rows) {
        self.title = title
        self.rows = rows()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            title
                .font(.sectionTitle)
                .foregroundStyle(Palette.text)
                .padding(.horizontal, Spacing.xs)
                .accessibilityAddTraits(.isHeader)
            VStack(alignment: .leading, spacing: Spacing.s) { rows }
                .padding(Spacing.m)
                .frame(maxWidth: .infinity, alignment: .leading)
                .card()
        }
    }
}

#if DEBUG
#Preview("Internal menu, developers in the demo") {
    NavigationStack { InternalMenuScreen(viewModel: .preview(isDemo: true)) }
        .previewPage()
}

#Preview("Internal menu, testers in dark mode") {
    NavigationStack { InternalMenuScreen(viewModel: .preview(.internal)) }
        .previewPage()
        .preferredColorScheme(.dark)
}

#Preview("Internal menu, missing in production") {
    NavigationStack { InternalMenuScreen(viewModel: .preview(.production)) }
        .previewPage()
}

#Preview("Internal group, one row", traits: .sizeThatFitsLayout) {
    InternalGroup(Text(verbatim: "Design")) { Text(verbatim: "Design kit") }
        .previewRow()
}

#Preview("Internal group, several rows", traits: .sizeThatFitsLayout) {
    InternalGroup(Text(verbatim: "General")) {
        Text(verbatim: "Version")
        Divider()
        Text(verbatim: "Language")
    }
    .previewRow()
}
#endif
