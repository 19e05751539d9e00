import OrielProtocol
import Testing

@Suite struct ClientCommandTests {
    @Test(
        arguments: [
            (.focus(node: nil), "{}"),
            (.focus(node: 7), #"{"node":7}"#),
            (.scroll(node: 3, anchor: nil, milliseconds: nil), #"{"node":3}"#),
            (
                .scroll(node: 3, anchor: ClientCommand.Anchor(x: 0.5, y: 1), milliseconds: 350),
                #"{"anchor":[0.5,1],"ms":350,"node":3}"#
            ),
            // An app may compute such an anchor.
            (
                .scroll(node: 3, anchor: ClientCommand.Anchor(x: .nan, y: -.infinity), milliseconds: nil),
                #"{"anchor":[0,0],"node":3}"#
            ),
            (.language("ar", isRightToLeft: true), #"{"dir":"rtl","lang":"ar"}"#),
            (.title("A \"quoted\" </script>"), #""A \"quoted\" </script>""#),
            (.history(.push, path: "/a?b=c", depth: 2), #"{"action":"push","depth":2,"path":"/a?b=c"}"#),
            (.open(url: "https://a.example/"), #"{"url":"https://a.example/"}"#),
            (.store(key: "k", value: nil), #"{"key":"k","value":null}"#),
            (.store(key: "k", value: true), #"{"key":"k","value":true}"#),
            (.forget([1, 2]), "[1,2]"),
        ] as [(ClientCommand, String)]
    )
    func `the argument of a command is JSON`(command: ClientCommand, argument: String) {
        #expect(command.argument == argument)
    }

    @Test(arguments: [(120.0, 120.0), (-120, -120), (.infinity, 1e7), (-.infinity, -1e7), (.nan, 0)])
    func `offsets of scrollers are numbers for browsers`(offset: Double, sent: Double) {
        #expect(ClientCommand.Offset(x: offset, y: nil).left == sent)
        #expect(ClientCommand.Offset(x: nil, y: offset).top == sent)
        #expect(ClientCommand.Offset(x: nil, y: offset).left == nil)
    }
}
