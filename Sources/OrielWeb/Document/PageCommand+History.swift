package import OrielCore

extension PageCommand {
    /// What the browser has to do to stay in step with where the session stands.
    package init(_ command: NavigationHistory.Command) {
        let (action, path, depth) =
            switch command {
            case .push(let path, let depth): ("push", path, depth)
            case .replace(let path, let depth): ("replace", path, depth)
            case .back(let path, let depth): ("back", path, depth)
            }
        let argument = "{\"action\":\"\(action)\",\"path\":\(Self.jsonString(path)),\"depth\":\(depth)}"
        self = .plain("history", argument: argument)
    }

    private static func jsonString(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\0"..<" ":
                let hex = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
