import DesignKit
import ListKit
import MomentCards
import SwiftUI

/// The choice between open and answered reports.
struct ReportFilterRow: View {
    @StateObject private var observer: ViewModelObserver<ReportFilterItemViewModel, ReportFilter>

    init(viewModel: ReportFilterItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.filter))
    }

    var body: some View {
        Picker(selection: selection) {
            ForEach(ReportFilter.allCases, id: \.self) { $0.text.tag($0) }
        } label: {
            Text("Reports")
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding(.horizontal, Spacing.s)
        .padding(.top, Spacing.s)
    }

    private var selection: Binding<ReportFilter> {
        Binding {
            observer.value
        } set: { [viewModel = observer.viewModel] filter in
            Task { await viewModel.chosen(filter) }
        }
    }
}

extension ReportFilter {
    fileprivate var text: Text {
        switch self {
        case .open: Text("Open")
        case .answered: Text("Answered")
        }
    }
}

#if DEBUG
extension ReportFilterItemViewModel {
    fileprivate static func preview(_ filter: ReportFilter) -> ReportFilterItemViewModel {
        let viewModel = ReportFilterItemViewModel { _ in }
        viewModel.update(filter)
        return viewModel
    }
}

#Preview("Report filter, open", traits: .sizeThatFitsLayout) {
    ReportFilterRow(viewModel: .preview(.open))
        .previewRow()
}

#Preview("Report filter, answered", traits: .sizeThatFitsLayout) {
    ReportFilterRow(viewModel: .preview(.answered))
        .previewRow()
}
#endif
