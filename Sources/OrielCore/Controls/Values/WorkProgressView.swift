import Foundation

/// A view of the progress of a Foundation `Progress` object.
///
/// Foundation on Linux does not notify observers of progress, so the view polls ten times per second until the work is
/// done.
struct WorkProgressView<Label: View, CurrentValueLabel: View>: View {
    let work: Progress
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    @State private var fraction: Double?

    init(work: Progress, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.work = work
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    var body: some View {
        // Type-erased, because a progress view's own body contains this view.
        AnyView(
            ProgressView(progress: .fraction(fraction), label: label, currentValueLabel: currentValueLabel)
        )
        .backgroundTask(id: ObjectIdentifier(work)) { await follow() }
    }

    private func follow() async {
        while !Task.isCancelled {
            fraction = ProgressValue.work(work).fraction
            if work.isFinished || work.isCancelled { return }
            try? await Task.sleep(for: .milliseconds(100))
        }
    }
}
