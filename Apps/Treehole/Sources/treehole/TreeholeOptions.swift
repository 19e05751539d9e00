import ArgumentParser
import HostKit
import OrielServer

/// The options of this app, apart from those of the server.
struct TreeholeOptions: ParsableArguments {
    private static let dataSetting = Setting(
        "TREEHOLE_DATA",
        default: "treehole-data",
        help: "The data folder, with the database, pictures and the secret."
    )
    private static let demoSetting = Setting(
        "TREEHOLE_DEMO",
        default: false,
        help: "Fill an empty board with invented posts, and let everyone in."
    )

    @Option(name: Self.dataSetting.name, help: Self.dataSetting.help)
    var data = Self.dataSetting.value

    @Flag(help: "Create an empty database if the data folder has none. Use it for one start only.")
    var newDatabase = false

    @Flag(name: Self.demoSetting.name, inversion: .prefixedNo, help: Self.demoSetting.help)
    var demo = Self.demoSetting.value

    func folder() throws -> DataFolder { try DataFolder(path: data, database: "treehole.sqlite") }

    func validate() throws {
        for setting in [Self.dataSetting, Self.demoSetting] as [any AnySetting] { try setting.check() }
        if data.isEmpty { throw ValidationError("--data is empty; expected a folder") }
    }
}
