import Foundation
import PackagePlugin

/// Gives a target symbols for the colours and images of its asset catalogues, as Xcode does: `Color(.lagoon)`. Puts the
/// target's `Info.plist` into the program.
///
/// The catalogues must be resources of the target that are copied: `.copy("Assets.xcassets")`. The `Info.plist` is in the
/// folder of the target or in one inside it, and is none of its resources: `exclude: ["Info.plist"]`.
@main
struct OrielAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let catalogs = target.sourceFiles.filter { $0.type == .resource && $0.url.pathExtension == "xcassets" }
            .map(\.url)
        let information = try Self.information(of: target, context)
        guard !catalogs.isEmpty else {
            if information.isEmpty {
                Diagnostics.warning(
                    "\(target.name) has no Info.plist, and no asset catalogue that is copied: .copy(\"Assets.xcassets\")"
                )
            }
            return information
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
        ] + information
    }

    /// The command that puts the `Info.plist` into a program; empty if there is none.
    private static func information(of target: any SourceModuleTarget, _ context: PluginContext) throws -> [Command] {
        guard target.kind == .executable, let file = file(in: target.directoryURL) else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "TargetInformation.swift")
        return [
            .buildCommand(
                displayName: "Info.plist of \(target.name)",
                executable: try context.tool(named: "oriel-assets").url,
                arguments: ["--information", output.path, file.path],
                inputFiles: [file],
                outputFiles: [output]
            )
        ]
    }

    private static func file(in folder: URL) -> URL? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let folders = [folder] + names.map { folder.appending(path: $0) }.filter { $0.pathExtension.isEmpty }
        return folders.map { $0.appending(path: "Info.plist") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
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
