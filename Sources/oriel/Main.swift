internal import ArgumentParser
internal import OrielTool

@main
enum Main {
    static func main() async { await OrielCommand.main() }
}
