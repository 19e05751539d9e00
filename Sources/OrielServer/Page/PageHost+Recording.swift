internal import OrielCore

/// Records the updates of a page for those who watch: a tracer, the dashboard of the server, an inspector.
extension PageHost {
    /// Begins to record if somebody watches; called before each turn of the views.
    func recordIfWatched() {
        guard graph.trace?.recorder == nil, spans != nil || services.viewFigures.isWatched else { return }
        beginRecording()
    }

    /// Records until nobody watches any more.
    func beginRecording() {
        let trace = graph.trace ?? GraphTrace()
        graph.trace = trace
        trace.recorder = { [weak self] in self?.take($0) }
    }

    private func take(_ record: FlushRecord) {
        spans?.write(record)
        let isWatched = services.viewFigures.add(record)
        var isInspected = false
        #if DEBUG
        isInspected = inspectorLog?.isOpen() ?? false
        if isInspected { inspectorLog?.add(record) }
        #endif
        if spans == nil, !isWatched, !isInspected { graph.endTrace() }
    }
}
