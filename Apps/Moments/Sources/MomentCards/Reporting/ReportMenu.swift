import DesignKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The menu of what somebody else has written, which reports it.
public struct ReportMenu: View {
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
        Menu {
            Button {
                isReporting = true
            } label: {
                Label("Report", systemImage: "flag")
            }
        } label: {
            Image(systemName: "ellipsis")
                .font(.system(size: size < 44 ? 14 : 18, weight: .semibold))
                .foregroundStyle(Palette.secondaryText)
                .frame(width: size, height: size)
                .contentShape(.rect)
        }
        .accessibilityLabel(Text("More actions"))
        .sheet(isPresented: $isReporting) { ReportSheet(viewModel: makeReport()) }
    }
}

#if DEBUG
extension ReportViewModel {
    fileprivate static var menuPreview: ReportViewModel {
        ReportViewModel(.comment(1), of: PreviewSamples.grace.name, repo: PreviewRepo(), tracking: TrackingRepo())
    }
}

#Preview("Report menu, card", traits: .sizeThatFitsLayout) {
    ReportMenu { .menuPreview }
        .previewRow()
}

#Preview("Report menu, comment", traits: .sizeThatFitsLayout) {
    ReportMenu(size: 32) { .menuPreview }
        .previewRow()
}
#endif
