import Foundation

/// Shows how far work has got that Foundation counts.
///
/// Foundation tells nobody on Linux, so it is asked ten times a second until the work is done.
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
        // Erased, because a progress view's own body is one of these.
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
