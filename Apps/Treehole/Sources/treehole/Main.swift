import OrielServer

@main
enum Main {
    static func main() async { await LiveServer.main(Serve.self) }
}
