import ArgumentParser
import HostKit
import Testing

@testable import moments

@Suite struct TraceOptionsTests {
    private func message(_ arguments: [String]) -> String {
        do {
            _ = try TraceOptions.parse(arguments)
            return ""
        } catch {
            return TraceOptions.message(for: error)
        }
    }

    @Test func `an address without a path is that of a collector`() throws {
        let whole = try TraceOptions.parse(["--traces", "http://collector:4318/v1/traces", "--trace-ratio", "0.1"])
        #expect(whole.url?.absoluteString == "http://collector:4318/v1/traces" && whole.traceRatio == 0.1)

        let base = try TraceOptions.parse(["--traces", "http://collector:4318"])
        #expect(base.url?.absoluteString == "http://collector:4318/v1/traces" && base.traceRatio == 1)
    }

    @Test(arguments: [
        (["--traces", "collector:4318"], "--traces is 'collector:4318'; expected an address such as http://"),
        (["--traces", "ftp://collector/v1"], "--traces is 'ftp://collector/v1'"),
        (["--trace-ratio", "1.5"], "--trace-ratio is 1.5; expected 0 to 1"),
        (["--trace-ratio=-1"], "--trace-ratio is -1.0; expected 0 to 1"),
        (["--trace-ratio", "nan"], "--trace-ratio is nan; expected 0 to 1"),
    ])
    func `a wrong setting is named`(arguments: [String], part: String) {
        #expect(message(arguments).contains(part))
    }

    @Test func `a configuration file can have the settings`() {
        #expect(MomentsSettings.namesInFile.isSuperset(of: ["ORIEL_TRACES", "ORIEL_TRACE_RATIO"]))
    }
}
