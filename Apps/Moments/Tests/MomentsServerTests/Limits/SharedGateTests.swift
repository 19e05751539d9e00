import Testing

@testable import MomentsServer

@Suite(.timeLimit(.minutes(5))) struct SharedGateTests {
    @Test func `nobody is inside while somebody is alone`() async {
        let gate = SharedGate()
        let inside = Shared((together: 0, alone: 0, faults: 0))

        await withTaskGroup(of: Void.self) { group in
            for number in 0..<60 {
                group.addTask {
                    if number % 5 == 0 {
                        await gate.alone {
                            inside.change { state in
                                state.alone += 1
                                if state.alone != 1 || state.together != 0 { state.faults += 1 }
                            }
                            await Task.yield()
                            inside.change { $0.alone -= 1 }
                        }
                    } else {
                        await gate.together {
                            inside.change { state in
                                state.together += 1
                                if state.alone != 0 { state.faults += 1 }
                            }
                            await Task.yield()
                            inside.change { $0.together -= 1 }
                        }
                    }
                }
            }
        }

        #expect(inside.value.faults == 0)
        #expect(inside.value.together + inside.value.alone == 0)
    }

    @Test func `several are inside together`() async {
        let gate = SharedGate()
        let (stream, source) = AsyncStream<Void>.makeStream()

        // The first call ends only once the second is inside, too.
        async let first: Void = gate.together { for await _ in stream { return } }
        await gate.together { _ = source.yield() }
        await first
    }
}
