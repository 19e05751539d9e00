// Keys of `Bundle.infoDictionary` under their names of Core Foundation. Their type is Apple's `CFString`, which is `String`
// here, so that `kCFBundleVersionKey as String` compiles.

/// The key for the number of the build.
public let kCFBundleVersionKey = "CFBundleVersion"

/// The key for the short name of the app.
public let kCFBundleNameKey = "CFBundleName"

/// The key for the identifier of the app.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"

/// The key for the name of the program.
public let kCFBundleExecutableKey = "CFBundleExecutable"

/// The key for the language in which the app was written.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"

/// The key for the version of the format of the property list.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"

/// The key for the languages of the app.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
