/// Which program this is.
enum Version {
    static let text = "0.5"
}
