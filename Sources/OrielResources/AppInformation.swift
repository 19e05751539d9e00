package import Foundation
internal import Logging
internal import OrielObjectShim

/// The `Info.plist` of the app.
///
/// It is next to the program, in a folder that is a resource of the program's target, or in the program itself: the build
/// plugin `OrielAssets` puts it there.
package struct AppInformation: Sendable {
    package enum Style: String, Sendable {
        case light, dark
    }

    /// The name below the icon of the app.
    package let displayName: String?
    /// The language of the app's own texts.
    package let developmentRegion: String?
    /// The schemes of addresses that the app handles, in lower case.
    package let schemes: Set<String>
    /// The look of all pages; nil if they have that of the browser.
    package let style: Style?
    /// The name of the icon in an asset catalogue.
    package let iconName: String?

    /// The information of the program. The main bundle has it too, after the first access.
    package static let shared: AppInformation = {
        guard let (file, data) = source else { return AppInformation([:]) }
        do {
            let values = try BuildSettings.program.expanded(values(of: data))
            let list = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            Array(list).withUnsafeBufferPointer { oriel_add_information($0.baseAddress!, $0.count) }
            return AppInformation(values)
        } catch {
            Logger(label: "oriel").warning("\(file) is not used: \(error)")
            return AppInformation([:])
        }
    }()

    /// - Parameter values: The values, without build settings.
    package init(_ values: [String: Any]) {
        func text(_ key: String) -> String? { (values[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
        displayName = text("CFBundleDisplayName") ?? text("CFBundleName")
        developmentRegion = text("CFBundleDevelopmentRegion")
        let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
        schemes = Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
        style = text("UIUserInterfaceStyle").flatMap { Style(rawValue: $0.lowercased()) }
        let icons = values["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        iconName = text("CFBundleIconName") ?? primary?["CFBundleIconName"] as? String
    }

    /// Whether the app itself opens an address.
    package func opens(_ url: URL) -> Bool { url.scheme.map { schemes.contains($0.lowercased()) } ?? false }
}

extension AppInformation {
    /// The most bytes of a file.
    private static let limit = 1 << 20

    /// Reads a property list in XML or the binary format.
    static func values(of data: Data) throws -> [String: Any] {
        guard data.count <= limit else { throw InformationError("it has more than \(limit) bytes") }
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let values = list as? [String: Any] else { throw InformationError("it is not a dictionary") }
        return values
    }

    private static var source: (name: String, data: Data)? {
        if let file = file(in: AppFolders.home, depth: 0) { return file }
        if let text = BuildSettings.information?.propertyList, let data = Data(base64Encoded: text) {
            return ("The Info.plist of the target", data)
        }
        return AppFolders.ownBundles.lazy.compactMap { file(in: $0, depth: 3) }.first
    }

    /// Finds the file in a folder, or in folders inside it.
    static func file(in folder: URL, depth: Int) -> (name: String, data: Data)? {
        let file = folder.appendingPathComponent("Info.plist")
        if let data = FileManager.default.contents(atPath: file.path) { return (file.path, data) }
        guard depth > 0 else { return nil }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        // Other bundles have information of their own.
        return names.lazy.filter { ($0 as NSString).pathExtension.isEmpty }
            .compactMap { Self.file(in: folder.appendingPathComponent($0), depth: depth - 1) }.first
    }
}

/// The reason why a file is not used as information.
struct InformationError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The information that the build plugin puts into a program: a class `OrielTargetInformation` in its module.
public protocol _TargetInformation {
    /// The bytes of the `Info.plist` in Base64.
    static var propertyList: String { get }
}
