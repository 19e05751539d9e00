import SwiftUI

/// The content of an address that the app does not have.
public struct MissingPage: View {
    private let message: Text?

    /// - Parameter message: By default, that the address may be wrong.
    public init(message: Text? = nil) { self.message = message }

    public var body: some View {
        EmptyStateView(
            symbol: "questionmark",
            title: Self.title,
            message: message ?? Text("The address may be wrong, or the page was removed.")
        )
        .frame(maxHeight: .infinity)
    }

    /// The title of the page.
    public static var title: Text { Text("Page not found") }
}

#Preview("Missing page") {
    MissingPage()
        .background { Ground() }
}

#Preview("Missing page, own text") {
    MissingPage(message: Text(verbatim: "There is no item with this number."))
        .background { Ground() }
}
