import Foundation
import Testing

@testable import OrielTool

/// Damaged project files are imported or refused; they never stop the program, and never take long.
struct MutatedProjectTests {
    /// Random numbers with a seed, so that a failure can be repeated.
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        /// SplitMix64.
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private let folder: TemporaryFolder
    private let oriel: OrielFolder

    init() throws {
        folder = try TemporaryFolder()
        oriel = try ProjectFixture.oriel
    }

    /// Changes, removes, adds or repeats some bytes, or cuts the file.
    private func mutate(_ bytes: [UInt8], using random: inout Random) -> [UInt8] {
        var result = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) where !result.isEmpty {
            let place = Int.random(in: result.indices, using: &random)
            let end = min(result.count, place + Int.random(in: 1...40, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: result[place] = UInt8.random(in: 0...255, using: &random)
            case 1: result.removeSubrange(place..<end)
            case 2: result.insert(contentsOf: result[place..<end], at: Int.random(in: result.indices, using: &random))
            case 3: result.insert(Array("{}();=,\"<>/\\$*".utf8).randomElement(using: &random) ?? 0, at: place)
            case 4:
                // Ids that stand for others make circles.
                let words = result.indices.filter {
                    $0 + 1 < result.count && result[$0] == 0x20 && result[$0 + 1] > 0x40
                }
                guard let from = words.randomElement(using: &random), let to = words.randomElement(using: &random),
                    from + 4 < result.count, to + 4 < result.count
                else { continue }
                result.replaceSubrange(to..<(to + 4), with: Array(result[from..<(from + 4)]))
            default: if Int.random(in: 0..<4, using: &random) == 0 { result.removeSubrange(place...) }
            }
        }
        return result
    }

    private var rounds: Int { ProcessInfo.processInfo.environment["ORIEL_LONG"] == "1" ? 5_000 : 60 }

    @Test(.timeLimit(.minutes(10)), arguments: ProjectFixture.all)
    func `a damaged project is imported or refused`(fixture: ProjectFixture) throws {
        var random = Random(state: fixture.path.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        try fixture.write(to: folder)
        let original = Array((fixture.files[fixture.list] ?? "").utf8)
        let root = SourceRoot(folder.url.appending(path: "Projects"))
        var outcomes = (imported: 0, refused: 0)
        for round in 0..<rounds {
            try fixture.write(to: folder, list: mutate(original, using: &random))
            do {
                let package = try fixture.importPackage(in: folder)
                outcomes.imported += 1
                for file in package.targets.flatMap(\.files.values) { #expect(root.contained(file) == file) }
                guard round.isMultiple(of: 20) else { continue }
                let output = folder.url.appending(path: "Made-\(round)")
                try PackageWriter(package: package, root: root, oriel: oriel).write(to: output)
                let report = ImportReport(package: package, outcome: .built, table: CompatibilityTable(text: ""))
                #expect(report.text.contains("The package builds."))
            } catch is ToolError {
                outcomes.refused += 1
            }
        }
        #expect(outcomes.imported + outcomes.refused == rounds)
        #expect(outcomes.imported > 0)
    }

    @Test func `a cut project is imported or refused at each place`() throws {
        let bytes = Array((ProjectFixture.puzzle.files[ProjectFixture.puzzle.list] ?? "").utf8)
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: ToolError.self, "\(count)") {
                try XcodeProject(Array(bytes.prefix(count)), path: "/a/A.xcodeproj")
            }
        }
    }

    @Test func `a chain of 50,000 groups is walked`() throws {
        var text = "{ objects = { P0 = { isa = PBXProject; mainGroup = G0; targets = ( T1 ); };\n"
        for index in 0..<50_000 {
            text += "G\(index) = { isa = PBXGroup; children = ( G\(index + 1), G0 ); path = .; };\n"
        }
        text +=
            "T1 = { isa = PBXNativeTarget; productType = \"com.apple.product-type.framework\"; }; }; rootObject = P0; }"

        let project = try XcodeProject(Array(text.utf8), path: "/a/A.xcodeproj")
        let paths = ProjectPaths(of: project)

        #expect(paths["G9"] != nil)
    }

    @Test func `a large project is refused`() {
        let bytes = [UInt8](repeating: UInt8(ascii: " "), count: XcodeProject.maximumSize + 1)

        #expect(throws: ToolError("more than 32 MB")) { try XcodeProject(bytes, path: "/a/A.xcodeproj") }
    }
}
