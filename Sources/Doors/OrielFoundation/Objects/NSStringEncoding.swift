// Numbers on Apple platforms; Foundation on Linux has `String.Encoding` values of the same names.

public let NSASCIIStringEncoding: UInt = 1
public let NSUTF8StringEncoding: UInt = 4
public let NSISOLatin1StringEncoding: UInt = 5
public let NSUnicodeStringEncoding: UInt = 10
public let NSUTF16StringEncoding: UInt = 10
