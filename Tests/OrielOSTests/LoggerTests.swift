import Logging
import OrielOS
import Testing

struct LoggerTests {
    private let recording = Recording()

    @Test func `each method has its level`() {
        let logger = OrielOS.Logger(OSLog(logger: recording.logger()))

        logger.trace("a")
        logger.debug("b")
        logger.info("c")
        logger.notice("d")
        logger.log("e")
        logger.log(level: .error, "f")
        logger.warning("g")
        logger.error("h")
        logger.critical("i")
        logger.fault("j")

        #expect(
            recording.lines == [
                "trace a", "debug b", "info c", "notice d", "notice e", "error f", "warning g", "error h",
                "critical i", "critical j",
            ]
        )
    }

    @Test func `values are computed only if the message is written`() {
        let logger = OrielOS.Logger(OSLog(logger: recording.logger(from: .error)))
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }

        logger.debug("\(next())")
        logger.error("\(next())")

        #expect(recording.lines == ["error 1"])
        #expect(count == 1)
    }

    @Test func `functions write to a log`() {
        let log = OSLog(logger: recording.logger())

        os_log("%d of %{public}@", log: log, type: .info, 3, "files")
        os_log("plain", log: log)
        os_log(.error, log: log, "code \(7)")
        os_log(.debug, log: log, "%x", 255)

        #expect(
            recording.lines == ["info 3 of files", "notice plain", "error code 7", "debug ff"]
        )
    }

    @Test func `a disabled log writes nothing`() {
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLog(logger: recording.logger(from: .error)).isEnabled(type: .fault))
        #expect(!OSLog(logger: recording.logger(from: .error)).isEnabled(type: .info))
    }
}
