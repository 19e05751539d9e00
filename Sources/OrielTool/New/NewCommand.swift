internal import ArgumentParser
internal import Foundation

/// `oriel new`: makes a package.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes a package with an app, its tests, and texts in English and Chinese.",
        discussion: """
            Afterwards, `cd NAME` and `oriel dev` build the app and start it. The package depends on the sources of \
            Oriel by their path; `Package.swift` has it.
            """
    )

    @Argument(help: "The name of the package and of its folder, such as Notes: a capital letter, letters and digits.")
    var name: String

    @Option(
        help: ArgumentHelp(
            "What the package begins with.",
            discussion: "app: a form and a page behind it. list: rows, each with its page. server: a program with a "
                + "route of its own, and data that all pages share."
        )
    )
    var template = Template.app

    @OptionGroup var oriel: OrielFolderOption

    func run() throws {
        let name = try PackageName(name)
        let folder = URL(fileURLWithPath: name.text)
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw ToolError("\(name.text) exists already in this folder; choose another name, or remove it")
        }
        try template.write(name: name, oriel: oriel.folder, to: folder)
        print(
            """
            Made \(name.text). Build it and start it:

                cd \(name.text)
                oriel dev
            """
        )
    }
}
