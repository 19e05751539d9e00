import SwiftUI

extension View {
    /// Makes the view a page with a title.
    public func page(_ title: Text) -> some View {
        background { Ground() }
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
    }
}
