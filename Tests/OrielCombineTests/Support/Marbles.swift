import OrielCombine

/// Streams as marble diagrams, one frame per character.
///
///     "-a-(bc)--|"    nothing, a, nothing, b and c in one frame, nothing twice, the end
///     "a[bc]#"        a, the value "bc" (in drawings only), failure
///
/// Empty frames at the end are not drawn.
struct Marbles {
    struct Failure: Error, Equatable {}

    let scheduler = VirtualScheduler()

    /// Returns a publisher that plays from frame 0 on, independent of subscribers.
    func hot(_ diagram: String) -> PassthroughSubject<String, Failure> {
        let subject = PassthroughSubject<String, Failure>()
        play(diagram, from: 0, into: subject)
        return subject
    }

    /// Returns a publisher that starts playing for each subscriber at its subscription.
    func cold(_ diagram: String) -> AnyPublisher<String, Failure> {
        Deferred {
            let subject = PassthroughSubject<String, Failure>()
            play(diagram, from: scheduler.now.frame, into: subject)
            return subject
        }
        .eraseToAnyPublisher()
    }

    /// Subscribes, runs the scheduler and draws the received events.
    func draw<Stream: Publisher>(_ stream: Stream, frames: Int = 60) -> String {
        var drawing: [Int: [String]] = [:]
        let subscription = stream.sink { completion in
            if case .failure = completion {
                drawing[scheduler.now.frame, default: []].append("#")
            } else {
                drawing[scheduler.now.frame, default: []].append("|")
            }
        } receiveValue: { value in
            let text = String(describing: value)
            drawing[scheduler.now.frame, default: []].append(text.count == 1 ? text : "[\(text)]")
        }
        scheduler.run(through: frames)
        subscription.cancel()
        return (0..<((drawing.keys.max() ?? -1) + 1)).map { frame in
            let events = drawing[frame, default: ["-"]]
            return events.count == 1 ? events[0] : "(\(events.joined()))"
        }
        .joined()
    }

    private func play(_ diagram: String, from start: Int, into subject: PassthroughSubject<String, Failure>) {
        for (frame, events) in Self.frames(of: diagram).enumerated() {
            for event in events {
                scheduler.schedule(after: .init(frame: start + frame)) {
                    switch event {
                    case "|": subject.send(completion: .finished)
                    case "#": subject.send(completion: .failure(Failure()))
                    default: subject.send(event)
                    }
                }
            }
        }
    }

    private static func frames(of diagram: String) -> [[String]] {
        var frames: [[String]] = []
        var group: [String]?
        for sign in diagram {
            switch sign {
            case "(": group = []
            case ")":
                frames.append(group ?? [])
                group = nil
            case "-": frames.append([])
            default:
                if group == nil { frames.append([String(sign)]) } else { group?.append(String(sign)) }
            }
        }
        return frames
    }
}
