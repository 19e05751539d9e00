// Writes Swift code with a symbol for each asset: oriel-assets OUTPUT CATALOG...

import AssetSymbols
import Foundation

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard let output = arguments.first, arguments.count > 1 else {
    FileHandle.standardError.write(Data("oriel-assets: expected a file to write and asset catalogues\n".utf8))
    exit(64)
}
do {
    let text = AssetSource(AssetTree(catalogs: Array(arguments.dropFirst()))).text
    try Data(text.utf8).write(to: output)
} catch {
    FileHandle.standardError.write(Data("oriel-assets: \(output.path) cannot be written: \(error)\n".utf8))
    exit(73)
}
