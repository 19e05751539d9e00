import Testing

@testable import OrielTool

struct FindingTests {
    @Test func `a package that is there needs nothing`() {
        #expect(Finding(setup: "ok zlib1g-dev")?.description == "ok       zlib1g-dev")
    }

    @Test func `a missing package is installed by apt-get`() {
        #expect(
            Finding(setup: "missing zlib1g-dev")?.description
                == "missing  zlib1g-dev: install it: apt-get install zlib1g-dev"
        )
    }

    @Test func `a missing Swift keeps its advice`() {
        let finding = Finding(setup: "missing Swift: no 'swift' was found in PATH; install it")

        #expect(finding == Finding("Swift", remedy: "no 'swift' was found in PATH; install it"))
    }

    @Test func `what one command uses is optional`() {
        let finding = Finding("chromium", isThere: false, package: "chromium", purpose: "pictures")

        #expect(finding.description == "optional chromium: for pictures install it: apt-get install chromium")
        #expect(!finding.isMissing && Finding("Swift", remedy: "install it").isMissing)
        #expect(
            Finding("chromium", isThere: true, package: "chromium", purpose: "pictures").description
                == "ok       chromium"
        )
    }

    @Test(arguments: ["", "ok", "E: unable to read"])
    func `other lines are no findings`(line: String) {
        #expect(Finding(setup: line[...]) == nil)
    }

    @Test func `less than needed is missing`() {
        #expect(Finding(7.04, of: 3, "GB of memory", remedy: "close programs") == Finding("7.0 GB of memory"))
        #expect(
            Finding(1.26, of: 3, "GB of memory", remedy: "close programs")
                == Finding("1.3 GB of memory", remedy: "a first build needs 3.0; close programs")
        )
    }
}
