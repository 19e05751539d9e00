import Foundation
import ListKit
import MomentsModel

extension Localizer {
    /// Returns a number of bytes such as "1.2 GB". A megabyte has 1,000,000 bytes.
    func size(ofBytes bytes: Int) -> String {
        let megabytes = Double(bytes) / 1_000_000
        return megabytes < 1000
            ? string("%@ MB", number(megabytes, digits: megabytes < 10 ? 1 : 0), bundle: .module)
            : string("%@ GB", number(megabytes / 1000, digits: 1), bundle: .module)
    }

    /// Returns what photos take: "1.2 GB of 5 GB", or "1.2 GB" without a limit.
    func text(of storage: StorageUse) -> String {
        let used = size(ofBytes: storage.bytes)
        guard let quota = storage.quota else { return used }
        return string("%@ of %@", used, size(ofBytes: quota), bundle: .module)
    }

    private func number(_ number: Double, digits: Int) -> String {
        number.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
    }
}
