/// The first lines of a request or a response.
struct HTTPHead: Equatable, Sendable {
    struct Field: Equatable, Sendable {
        var name: String
        var value: String
    }

    /// The request line or the status line.
    var start: String
    var fields: [Field] = []

    init(start: String, fields: [Field] = []) {
        self.start = start
        self.fields = fields
    }

    /// - Parameter text: The lines without the empty one that ends them.
    init?(_ text: String) {
        let lines = text.split(separator: "\r\n")
        guard let start = lines.first else { return nil }
        self.start = String(start)
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            fields.append(Field(name: String(parts[0]), value: String(parts[1].drop { $0 == " " })))
        }
    }

    /// The lines, with the empty one that ends them.
    var text: String {
        ([start] + fields.map { "\($0.name): \($0.value)" }).map { $0 + "\r\n" }.joined() + "\r\n"
    }

    /// The value of the first field with a name.
    subscript(name: String) -> String? {
        get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            fields.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue { fields.append(Field(name: name, value: newValue)) }
        }
    }

    // MARK: - Requests

    var method: Substring { start.prefix { $0 != " " } }
    var path: Substring { start.dropFirst(method.count + 1).prefix { $0 != " " && $0 != "?" } }
    /// The part behind the question mark; empty without one.
    var query: Substring {
        let target = start.dropFirst(method.count + 1).prefix { $0 != " " }
        return target.firstIndex(of: "?").map { target[target.index(after: $0)...] } ?? ""
    }

    var isUpgrade: Bool { self["Upgrade"] != nil }

    /// Whether a browser asks for a page, and not for what belongs to one.
    var asksForPage: Bool { method == "GET" && !isUpgrade && self["Accept"]?.contains("text/html") == true }

    /// Whether a page of this server sends the request, from a host name that leads to this machine.
    ///
    /// A page of the Internet can send requests here, too, and can give this machine a name of its own.
    func isOurs(host: String) -> Bool {
        guard let authority = self["Host"], self["Origin"] == "http://\(authority)" else { return false }
        let name =
            authority.hasPrefix("[") ? authority.prefix { $0 != "]" }.dropFirst() : authority.prefix { $0 != ":" }
        let isAddress = name.contains(":") || name.allSatisfy { $0.isNumber || $0 == "." }
        return isAddress || name == "localhost" || name == host
    }
}
