import CryptoKit
import Foundation
import LocalAuthentication
import WidgetKit

enum Services {
    static func gravatar(of address: String) -> String {
        SHA256.hash(data: Data(address.lowercased().utf8)).map { String(format: "%02x", $0) }.joined()
    }

    static func reloadWidgets() { WidgetCenter.shared.reloadAllTimelines() }

    static func unlock() async -> Bool {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else { return false }
        return (try? await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")) ?? false
    }
}
