internal import Foundation

/// The kinds of files in an app, by their extensions.
enum FileKind: Equatable, Sendable {
    case source
    /// An asset catalogue, which is copied.
    case catalog
    /// A table of texts in all languages, which is copied.
    case stringCatalog
    case resource
    /// Of no use in the app: settings of Xcode, documentation.
    case ignored
    /// The reason why it is left out.
    case leftOut(String)

    init(path: String) {
        let name = (path as NSString).lastPathComponent
        let type = (name as NSString).pathExtension.lowercased()
        self = Self.kinds[type] ?? (Self.ignoredNames.contains(name) ? .ignored : .resource)
    }

    /// True for folders that Xcode treats as one file.
    static func isBundle(_ path: String) -> Bool { bundles.contains((path as NSString).pathExtension.lowercased()) }

    private static let kinds: [String: FileKind] = {
        var kinds: [String: FileKind] = ["swift": .source, "xcassets": .catalog, "xcstrings": .stringCatalog]
        for (types, reason) in reasons {
            for type in types.split(separator: " ") { kinds[String(type)] = .leftOut(reason) }
        }
        for type in ignoredTypes.split(separator: " ") { kinds[String(type)] = .ignored }
        return kinds
    }()

    private static let ignoredTypes = """
        entitlements xcconfig xcodeproj xcworkspace xctestplan storekit playground docc xcprivacy md markdown \
        gitignore lock pch icon swiftpm xcscheme xcuserstate yml yaml orig
        """
    private static let ignoredNames: Set<String> = [
        "Podfile", "Cartfile", "Gemfile", "Fastfile", "LICENSE", "Makefile", "Package.swift", "Package.resolved",
    ]
    private static let bundles = Set(
        """
        xcassets xcdatamodeld xcdatamodel xcmappingmodel xcodeproj xcworkspace framework xcframework bundle docc \
        playground icon scnassets rkassets mlpackage swiftpm xcdatamodelx app appex
        """.split(separator: " ").map(String.init)
    )

    private static let reasons = [
        ("m mm h hh hpp c cc cpp cxx modulemap", "Objective-C, C and C++ are not imported; rewrite them in Swift"),
        ("storyboard xib nib", "Storyboards and nibs need Interface Builder; make the views in code"),
        ("metal metallib", "Metal shaders need a GPU of Apple"),
        (
            "xcdatamodeld xcdatamodel xcmappingmodel",
            "Core Data does not exist on Linux; keep data in files or in a database"
        ),
        ("intentdefinition appintents", "Intents are run by the system of a phone"),
        ("a dylib tbd framework xcframework bundle app appex", "Binaries are for Apple's platforms; use their sources"),
        ("mlmodel mlpackage mlmodelc", "Core ML does not exist on Linux"),
        (
            "scn scnassets sks rkassets reality rcproject usdz",
            "SceneKit, SpriteKit and RealityKit do not exist on Linux"
        ),
        ("applescript scpt sdef iig cl y l d s asm", "Only Swift is compiled"),
    ]
}
