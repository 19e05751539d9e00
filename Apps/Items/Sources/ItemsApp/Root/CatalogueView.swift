import DesignKit
import ItemsCatalogue
import SwiftUI

/// Content that needs the catalogue: a loading indicator, an error with a retry button, or the content.
struct CatalogueView<Content: View>: View {
    @EnvironmentObject private var model: CatalogueModel
    private let content: (Catalogue) -> Content

    init(@ViewBuilder content: @escaping (Catalogue) -> Content) { self.content = content }

    var body: some View {
        Group {
            switch model.state {
            case .loading:
                LoadingStateView()
                    .frame(maxHeight: .infinity)
            case .failed:
                ErrorStateView(Text("The catalogue could not be read.")) { Task { await model.load() } }
                    .frame(maxHeight: .infinity)
            case .loaded(let catalogue):
                content(catalogue)
            }
        }
        .background { Ground() }
    }
}

#Preview("Catalogue, light") {
    CatalogueView { Text(verbatim: "\($0.items.count)") }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
}

#Preview("Catalogue, dark") {
    CatalogueView { Text(verbatim: "\($0.items.count)") }
        .environmentObject(CatalogueModel(store: SampleCatalogue(fails: true)))
        .preferredColorScheme(.dark)
}
