import Dispatch
import Foundation
import OrielUIKit
import Synchronization
import Testing

@testable import OrielNetwork

@MainActor
@Suite struct NetworkTests {
    /// Collects paths on any thread.
    private final class Paths: Sendable {
        private let paths = Mutex<[NWPath.Status]>([])
        var all: [NWPath.Status] { paths.withLock { $0 } }
        func add(_ path: NWPath) { paths.withLock { $0.append(path.status) } }
    }

    @Test func `a monitor follows the connection of its page`() async {
        let browser = FakeBrowser()
        let paths = Paths()
        let monitor = await browser.run { NWPathMonitor() }
        monitor.pathUpdateHandler = { paths.add($0) }
        #expect(monitor.currentPath.status == .satisfied && monitor.queue == nil)

        monitor.start(queue: DispatchQueue(label: "monitor"))
        browser.device.connection.set(isConnected: false)
        browser.device.connection.set(isConnected: false)
        #expect(monitor.currentPath.status == .unsatisfied)
        browser.device.connection.set(isConnected: true)
        await browser.wait { paths.all.count == 3 }

        #expect(paths.all == [.satisfied, .unsatisfied, .satisfied])
        #expect(monitor.queue?.label == "monitor")
    }

    @Test func `the handler is code of the page`() async {
        let browser = FakeBrowser()
        let device = browser.device
        let isSame = Mutex<Bool?>(nil)
        let monitor = await browser.run { NWPathMonitor() }
        monitor.pathUpdateHandler = { [weak device] _ in
            let current = PageDevice.current
            isSame.withLock { $0 = current != nil && current === device }
        }

        monitor.start(queue: .global())
        await browser.wait { isSame.withLock { $0 } != nil }

        #expect(isSame.withLock { $0 } == true)
    }

    @Test func `a cancelled monitor is silent and does not start again`() async {
        let browser = FakeBrowser()
        let queue = DispatchQueue(label: "monitor")
        let paths = Paths()
        let monitor = await browser.run { NWPathMonitor() }
        monitor.pathUpdateHandler = { paths.add($0) }
        monitor.start(queue: queue)
        await browser.wait { paths.all.count == 1 }

        monitor.cancel()
        monitor.pathUpdateHandler = { paths.add($0) }
        monitor.start(queue: queue)
        browser.device.connection.set(isConnected: false)
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }

        #expect(paths.all == [.satisfied])
    }

    @Test func `a monitor is a sequence of paths`() async {
        let browser = FakeBrowser()
        let monitor = await browser.run { NWPathMonitor() }
        var paths = monitor.makeAsyncIterator()

        #expect(await paths.next()?.status == .satisfied)
        browser.device.connection.set(isConnected: false)
        #expect(await paths.next()?.status == .unsatisfied)
        browser.device.connection.set(isConnected: true)
        #expect(await paths.next()?.status == .satisfied)
    }

    @Test func `a connection has one interface, and a lost one none`() async {
        let browser = FakeBrowser()
        let monitor = await browser.run { NWPathMonitor() }
        let path = monitor.currentPath
        #expect(path.availableInterfaces.map(\.type) == [.other] && path.availableInterfaces.map(\.name) == ["browser"])
        #expect(path.usesInterfaceType(.other) && !path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
        #expect(!path.isExpensive && !path.isConstrained && path.supportsDNS)

        browser.device.connection.set(isConnected: false)

        let lost = monitor.currentPath
        #expect(lost.availableInterfaces.isEmpty && !lost.usesInterfaceType(.other) && !lost.supportsIPv4)
        #expect(lost != path && lost.unsatisfiedReason == .notAvailable)
    }

    @Test func `a monitor without a page is satisfied`() {
        #expect(NWPathMonitor().currentPath.status == .satisfied)
    }
}
