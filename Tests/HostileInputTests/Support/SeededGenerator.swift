import Foundation
import TestSupport

extension SeededGenerator {
    /// The same in each run of `make test`; another in each long run, unless `ORIEL_SEED` names one.
    static var seed: UInt64 {
        let variables = ProcessInfo.processInfo.environment
        if let seed = variables["ORIEL_SEED"].flatMap({ UInt64($0) }) { return seed }
        return variables["ORIEL_LONG"] == "1" ? .random(in: 0...(.max)) : 14
    }
}
