// Swift Crypto is CryptoKit for Linux.
@_exported public import Crypto
