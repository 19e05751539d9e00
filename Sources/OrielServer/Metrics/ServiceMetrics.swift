/// The metrics of all workers of a server.
final class ServiceMetrics: Sendable {
    private let survey: WorkerSurvey<String>

    init(registry: PrometheusRegistry, worker: Worker?, broadcast: Broadcast) {
        survey = WorkerSurvey("metrics", worker: worker, broadcast: broadcast) { registry.text() }
    }

    /// Returns the sums over all workers in Prometheus' text format.
    func text() async -> String {
        let texts = await survey.answers()
        return texts.count == 1 ? texts[0] : PrometheusText.sum(texts)
    }
}
