import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct EmbedHTMLTests {
    @Test func `content of the browser fills its space and holds the views that are placed in it`() {
        let host = ViewHost { Embed(.map, description: [1]) { EmbedPlace(description: [2]) { Text("Pin") } } }

        #expect(host.html.contains(#"data-kind="embed""#) && host.html.contains(#"data-variant="map""#))
        #expect(host.html.contains(#"data-embed="[1]""#) && host.html.contains(#"data-value="[2]""#))
    }

    @Test func `a disabled map does not get the focus`() {
        #expect(ViewHost { Embed(.map, description: [1]).disabled(true) }.html.contains("inert"))
    }
}
