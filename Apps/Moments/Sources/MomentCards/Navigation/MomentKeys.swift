import DesignKit
import ListKit
import MomentsModel
import SwiftUI

extension EnvironmentValues {
    /// Opens the page of a moment with the focus in the field for a comment; nil if the app has no router, as in previews.
    @Entry public var writeComment: (@MainActor (MomentID) -> Void)?
}

/// The keyboard shortcuts of the focused card of a list.
private struct MomentKeys: View {
    let viewModel: MomentListItemViewModel
    @Environment(\.writeComment) private var writeComment

    var body: some View {
        ShortcutButton("l") { viewModel.likeButtonTapped() }
        if let writeComment { ShortcutButton("c") { writeComment(viewModel.momentID) } }
    }
}

extension RowViews {
    /// The shortcuts of lists of moments: L likes the focused moment, C opens it to write a comment.
    public static let momentKeys = RowViews().row(for: MomentListItemViewModel.self) { MomentKeys(viewModel: $0) }
}

#if DEBUG
#Preview("Moment keys, like") {
    Text(verbatim: "L likes the moment.")
        .background { MomentKeys(viewModel: .preview()) }
}

#Preview("Moment keys, comment") {
    @Previewable @State var opened: MomentID?
    Text(verbatim: opened == nil ? "C opens the moment for a comment." : "The moment is open.")
        .background { MomentKeys(viewModel: .preview()) }
        .environment(\.writeComment) { opened = $0 }
}
#endif
