import DesignKit
import ItemsCatalogue
import SwiftUI

/// Content that needs the catalogue: a loading indicator, an error with a retry button, or the content.
struct CatalogueView<Content: View>: View {
    @EnvironmentObject private var model: CatalogueModel
    private let content: (Catalogue) -> Content

    init(@ViewBuilder content: @escaping (Catalogue) -> Content) { self.content = content }

    var body: some View {
        let failure = model.state.isFailed ? Text("The catalogue could not be read.") : nil
        LoadedContent(model.state.value, failure: failure, retry: model.load, content: content)
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
