import Foundation
import PackagePlugin

/// Gives a target symbols for the colours and images of its asset catalogues, as Xcode does: `Color(.lagoon)`.
///
/// The catalogues must be resources of the target that are copied: `.copy("Assets.xcassets")`.
@main
struct OrielAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let catalogs = target.sourceFiles.filter { $0.type == .resource && $0.url.pathExtension == "xcassets" }
            .map(\.url)
        guard !catalogs.isEmpty else {
            Diagnostics.warning("\(target.name) has no asset catalogue that is copied: .copy(\"Assets.xcassets\")")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
        return [
            .buildCommand(
                displayName: "Symbols for the assets of \(target.name)",
                executable: try context.tool(named: "oriel-assets").url,
                arguments: [output.path] + catalogs.map(\.path),
                inputFiles: catalogs.flatMap(Self.files),
                outputFiles: [output]
            )
        ]
    }

    /// The folders and files of a catalogue: a new asset changes the folder around it.
    private static func files(of catalog: URL) -> [URL] {
        let inner = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
        return [catalog]
            + (inner?.compactMap { $0 as? URL } ?? []).filter {
                $0.lastPathComponent == "Contents.json" || $0.hasDirectoryPath
            }
    }
}
