import SwiftUI

extension Section where Parent == Text, Content: View, Footer == Text {
    /// Creates a section with a title above and a note below.
    public init(_ title: Text, note: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { title }, footer: { note })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == Text {
    /// Creates a section with a note below.
    public init(note: Text, @ViewBuilder content: () -> Content) { self.init(content: content, footer: { note }) }
}
