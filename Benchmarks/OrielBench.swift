/// Prints one JSON object per figure.
@main
struct OrielBench {
    @MainActor static func main() { GraphBenchmarks.run() }
}
