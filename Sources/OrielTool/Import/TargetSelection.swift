/// Chooses the targets of projects that are imported: an app, the libraries that it uses, and their tests.
struct TargetSelection {
    /// Libraries come before those that use them.
    private(set) var chosen: [XcodeTarget] = []
    private(set) var account = ImportAccount()
    private let all: [XcodeTarget]
    private let settings: (XcodeTarget) -> BuildSettings
    private var visited: Set<String> = []

    /// - Parameters:
    ///   - names: The targets to import; none for the first app.
    /// - Throws: `ToolError` if there is no such target.
    init(_ all: [XcodeTarget], names: [String], settings: @escaping (XcodeTarget) -> BuildSettings) throws {
        self.all = all
        self.settings = settings
        for target in try first(names) { choose(target) }
        for target in all where target.kind == .tests { chooseTests(target) }
        for target in all where !visited.contains(target.key) { leaveOut(target) }
    }

    private func first(_ names: [String]) throws -> [XcodeTarget] {
        let candidates = all.filter { $0.kind == .app || $0.kind == .library }
        let list = candidates.map(\.name.shortened).joined(separator: ", ")
        guard names.isEmpty else {
            return try names.map { name in
                guard let target = candidates.first(where: { $0.name == name }) else {
                    throw ToolError("there is no app or library '\(name)'; the project has: \(list)")
                }
                return target
            }
        }
        let apps = candidates.filter { $0.kind == .app }
        if let app = apps.first(where: { TargetSettings(settings: settings($0)).isForPhones }) ?? apps.first {
            return [app]
        }
        guard !candidates.isEmpty else { throw ToolError("the project has no app and no library") }
        return candidates
    }

    /// Chooses a target after the libraries that it uses. Those that use each other in a circle are chosen once.
    private mutating func choose(_ target: XcodeTarget) {
        var rest = [(target, false)]
        while let (next, isReady) = rest.popLast() {
            if isReady {
                chosen.append(next)
            } else if visited.insert(next.key).inserted {
                rest.append((next, true))
                rest += libraries(of: next).reversed().map { ($0, false) }
            }
        }
    }

    /// The libraries of all projects that a target links or depends on.
    func libraries(of target: XcodeTarget) -> [XcodeTarget] {
        let names = Set(
            target.links.compactMap { ($0["path"] ?? $0["name"])?.split(separator: "/").last.map(String.init) }
        )
        let dependencies = Set(target.dependencies.map(\.key))
        return all.filter { other in
            guard other.kind == .library, other.key != target.key else { return false }
            return dependencies.contains(other.key) || other.product.map(names.contains) == true
        }
    }

    /// The chosen targets that a target of tests is for.
    func tested(by tests: XcodeTarget) -> [XcodeTarget] {
        let dependencies = Set((tests.dependencies + libraries(of: tests)).map(\.key))
        let host = settings(tests)["TEST_TARGET_NAME"]
        return chosen.filter { $0.kind != .tests && (dependencies.contains($0.key) || $0.name == host) }
    }

    private mutating func chooseTests(_ tests: XcodeTarget) {
        guard !tested(by: tests).isEmpty else { return }
        visited.insert(tests.key)
        chosen.append(tests)
    }

    private mutating func leaveOut(_ target: XcodeTarget) {
        let name = "target \(target.name.shortened)"
        switch target.kind {
        case .app: account.leaveOut(name, "Other apps of the project; --target chooses one")
        case .library: account.leaveOut(name, "Libraries that the app does not use; --target adds one")
        case .tests: account.leaveOut(name, "Tests of targets that are not imported")
        case .other(let reason): account.leaveOut(name, "A target left out: \(reason)")
        }
    }
}

extension XcodeTarget {
    /// Tells targets of all projects apart.
    var key: String { "\(project.folder)/\(project.name):\(id)" }
}
