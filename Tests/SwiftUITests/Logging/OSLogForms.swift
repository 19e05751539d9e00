import os.log

enum OSLogForms {
    static let log = OSLog(subsystem: "org.example.app", category: "life cycle")

    static func write(_ name: String) {
        os_log("Started", log: log)
        os_log("%{public}@ started after %d s", log: log, type: .debug, name, 3)
        os_log(.debug, log: log, "\(name) started")
        os_log("Ended")
        Logger(log).debug("Ended")
    }
}
