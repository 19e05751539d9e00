/// A source of random bytes.
public struct SecRandomRef: Sendable {}

/// The generator of the system. Nil, which stands for it, too.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system's generator, from which keys can be made.
///
///     var nonce = [UInt8](repeating: 0, count: 32)
///     let status = SecRandomCopyBytes(kSecRandomDefault, nonce.count, &nonce)
///
/// - Returns: `errSecSuccess`; `errSecParam` for a negative count.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}

/// What a function returns about its work.
public typealias OSStatus = Int32
/// The status of a function that has done its work.
public let errSecSuccess: OSStatus = 0
/// The status of a function with an argument that it does not take.
public let errSecParam: OSStatus = -50
