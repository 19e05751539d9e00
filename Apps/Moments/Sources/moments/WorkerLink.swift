import Logging
import MomentsServer

extension WorkerLink: @retroactive ProcessLink where Message == ProcessMessage {
    convenience init() { self.init("moments.processes", logger: Logger(label: "moments")) }
}
