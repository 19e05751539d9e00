/// The report of an import, which is printed and written into `IMPORT.md`.
struct ImportReport {
    enum Outcome: Equatable, Sendable {
        case notBuilt
        case built
        case failed(BuildFindings)
    }

    let package: ImportedPackage
    let outcome: Outcome
    let table: CompatibilityTable

    /// The report in Markdown.
    var text: String {
        (["# Import of \(package.source)", summary] + findings + [contents] + notes + leftOut)
            .joined(separator: "\n\n") + "\n"
    }

    /// One sentence for the outcome.
    var summary: String {
        switch outcome {
        case .notBuilt: "The package was not built."
        case .built: "The package builds."
        case .failed(let findings) where findings.count > 0:
            "The package does not build: \(count(findings.count, "error")) in \(count(findings.files.count, "file"))."
                + (package.targets.count > 1 ? " Targets that use one with errors were not compiled." : "")
        case .failed: "The package does not build."
        }
    }

    // MARK: - Sections

    private var findings: [String] {
        guard case .failed(let findings) = outcome else { return [] }
        var sections: [String] = []
        if !findings.missing.isEmpty {
            let rows = findings.missing.map { entry in
                "| `\(entry.name.text)` | \(entry.places) | \(entry.files) | \(words(for: entry.name)) |"
            }
            sections.append("## Missing API")
            sections.append(
                (["| Name | Places | Files | State |", "|---|---|---|---|"] + rows).joined(separator: "\n")
            )
        }
        if !findings.files.isEmpty { sections.append("## Errors by file") }
        for (path, errors) in findings.files {
            let lines = errors.map { "- \($0.line):\($0.column): \($0.message)" }
            sections += ["### \(path)", lines.joined(separator: "\n")]
        }
        if !findings.output.isEmpty { sections += ["## Output", "```\n\(findings.output)\n```"] }
        return sections
    }

    /// A module that a left-out package has is missing for the reason of that package.
    private func words(for name: MissingName) -> String {
        let left = package.account.leftOut.first { _, names in
            name.kind == .module && names.contains { $0 == name.text || $0.hasPrefix(name.text + " (") }
        }
        return left.map { "Left out: \($0.key)." } ?? table.words(for: name).replacing("|", with: "\\|")
    }

    private var contents: String {
        let targets = package.targets.map { target in
            let kind =
                switch target.kind {
                case .app: "app"
                case .library: "library"
                case .tests: "tests"
                }
            let sources = target.files.keys.count { $0.hasSuffix(".swift") }
            let others = target.files.count - sources
            return "- \(target.name) (\(kind)): \(count(sources, "Swift file")), \(count(others, "resource file"))"
        }
        let packages =
            package.localPackages.map { "- \($0.identity): copied to \($0.path), with Oriel as a dependency" }
            + package.packages.map { "- \($0.identity): \($0.url)" }
        return "## In the package\n\n" + (targets + packages).joined(separator: "\n")
    }

    private var notes: [String] {
        guard !package.account.notes.isEmpty else { return [] }
        return ["## To do", package.account.notes.map { "- \($0)" }.joined(separator: "\n")]
    }

    private var leftOut: [String] {
        let reasons = package.account.leftOut
        guard !reasons.isEmpty else { return [] }
        let lines = reasons.keys.sorted().map { reason in
            "- \(reason): \(reasons[reason, default: []].sorted().map { "`\($0)`" }.joined(separator: ", "))"
        }
        return ["## Left out", lines.joined(separator: "\n")]
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
