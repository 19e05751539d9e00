import CryptoKit
import Foundation
import LocalAuthentication
import Security
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

extension Services {
    /// A number that is used once, as apps make it with Security.
    static func nonce(ofBytes count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        let status: OSStatus = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
        return status == errSecSuccess ? bytes : nil
    }
}
