import ConfinementProbe
import Foundation
import Testing

/// The confinement of the program that decodes photos, tried out by processes that do what a decoder must not do.
@Suite struct ConfinementTests {
    /// What needs a file, also to run it as a program.
    private static let uses = ["read a file", "write a file", "list a folder", "make a folder", "start a program"]
    private static let calls = [
        "open a socket", "start a process", "signal the server", "trace itself", "outlive the server", "set a limit",
        "map code", "turn memory into code",
    ]
    private static let needs = ["name a thread", "read a limit", "map memory"]

    @Test(arguments: uses + calls + needs)
    func `everything works without confinement`(deed: String) {
        #expect(confinementProbe(deed, false, false) == 0)
    }

    @Test(.enabled(if: confinementProbeHasLandlock(), "the kernel has no Landlock"), arguments: uses)
    func `no file can be used where the kernel has Landlock`(deed: String) {
        #expect(confinementProbe(deed, true, false) == EACCES)
    }

    @Test(arguments: uses + calls)
    func `calls that a decoder does not need are refused`(deed: String) {
        #expect(confinementProbe(deed, false, true) == EPERM)
    }

    @Test(.enabled(if: confinementProbeHasLandlock(), "the kernel has no Landlock"), arguments: uses + calls)
    func `both protections work together`(deed: String) {
        #expect(confinementProbe(deed, true, true) == EPERM)
    }

    @Test func `recent calls are unknown, so that the C library starts threads in the earlier way`() {
        #expect(confinementProbe("start a process by clone3", false, true) == ENOSYS)
    }

    @Test(arguments: needs)
    func `calls that a decoder needs are possible`(deed: String) {
        #expect(confinementProbe(deed, false, true) == 0)
    }

    @Test func `a process that aborts is ended by the signal`() {
        #expect(confinementProbe("signal itself", false, true) == -SIGABRT)
    }

    #if arch(x86_64)
    @Test func `a call with the numbers of another architecture ends the process`() {
        let result = confinementProbe("call as a 32-bit program", false, true)

        // Kernels without 32-bit programs have no such calls.
        #expect(result == -SIGSYS || result == -SIGSEGV)
    }
    #endif
}
