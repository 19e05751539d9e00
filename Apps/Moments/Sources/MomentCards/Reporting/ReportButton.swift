import DesignKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The button that reports another person's post or comment.
///
/// A menu with this one item would add nine elements to each card of a timeline.
public struct ReportButton: View {
    private let size: CGFloat
    private let makeReport: @MainActor () -> ReportViewModel
    @State private var isReporting = false

    /// - Parameters:
    ///   - size: The width and height in points.
    ///   - makeReport: Creates the view model of the sheet.
    public init(size: CGFloat = 44, makeReport: @escaping @MainActor () -> ReportViewModel) {
        self.size = size
        self.makeReport = makeReport
    }

    public var body: some View {
        Button {
            isReporting = true
        } label: {
            Image(systemName: "flag")
                .font(.system(size: size < 44 ? 14 : 18, weight: .regular))
                .foregroundStyle(Palette.secondaryText)
                .frame(width: size, height: size)
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Report"))
        .sheet(isPresented: $isReporting) { ReportSheet(viewModel: makeReport()) }
    }
}

#if DEBUG
extension ReportViewModel {
    fileprivate static var buttonPreview: ReportViewModel {
        ReportViewModel(.comment(1), of: PreviewSamples.grace.name, repo: PreviewRepo(), tracking: TrackingRepo())
    }
}

#Preview("Report button, card", traits: .sizeThatFitsLayout) {
    ReportButton { .buttonPreview }
        .previewRow()
}

#Preview("Report button, comment", traits: .sizeThatFitsLayout) {
    ReportButton(size: 32) { .buttonPreview }
        .previewRow()
}
#endif
