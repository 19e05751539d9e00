/// A benchmark program that prints one JSON object per figure.
///
///     oriel-bench                # all figures
///     oriel-bench graph.mount    # the figures of one group
@main
struct OrielBench {
    @MainActor static func main() async {
        let wanted = CommandLine.arguments.dropFirst()
        for group in GraphBenchmarks.groups + WireBenchmarks.groups
        where wanted.isEmpty || wanted.contains(group.name) { group.run() }
        for group in PageBenchmarks.groups where wanted.isEmpty || wanted.contains(group.name) { await group.run() }
    }
}
