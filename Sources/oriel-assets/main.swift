// Writes Swift code for the plugin OrielAssets:
//
//     oriel-assets OUTPUT CATALOG...               a symbol for each asset
//     oriel-assets --information OUTPUT LIST       the Info.plist of a target

import AssetSymbols
import Foundation

func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("oriel-assets: \(message)\n".utf8))
    exit(status)
}

var arguments = Array(CommandLine.arguments.dropFirst())
let isInformation = arguments.first == "--information"
if isInformation { arguments.removeFirst() }
let files = arguments.map { URL(fileURLWithPath: $0) }
guard let output = files.first, files.count > 1 else {
    fail("expected a file to write, and asset catalogues or an Info.plist", status: 64)
}
do {
    let text =
        isInformation
        ? InformationSource(try Data(contentsOf: files[1])).text
        : AssetSource(AssetTree(catalogs: Array(files.dropFirst()))).text
    try write(text, to: output)
} catch {
    fail("\(output.path) cannot be written: \(error)", status: 73)
}
