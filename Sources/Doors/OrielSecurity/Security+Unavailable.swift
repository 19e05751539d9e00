/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public typealias CFDictionary = [String: Any]

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public typealias CFTypeRef = AnyObject

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    errSecParam
}

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    errSecParam
}

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { errSecParam }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecParam }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public final class SecKey {}

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public final class SecCertificate {}

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public final class SecAccessControl {}

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecClass: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecClassGenericPassword: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecClassInternetPassword: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecClassKey: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrAccount: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrService: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrServer: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrAccessGroup: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrAccessible: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrAccessibleWhenUnlocked: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrAccessibleAfterFirstUnlock: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrSynchronizable: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrLabel: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecAttrGeneric: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecValueData: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecReturnData: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecReturnAttributes: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecMatchLimit: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecMatchLimitOne: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecMatchLimitAll: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kSecUseDataProtectionKeychain: String { "" }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var errSecItemNotFound: OSStatus { 0 }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var errSecDuplicateItem: OSStatus { 0 }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var errSecAuthFailed: OSStatus { 0 }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var errSecInteractionNotAllowed: OSStatus { 0 }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> String? { nil }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kCFBooleanTrue: Bool! { true }

/// Unavailable: a server has no keychain of a user.
@available(*, unavailable, message: "A server has no keychain: keep secrets in its store; sign users in by cookies.")
public var kCFBooleanFalse: Bool! { false }
