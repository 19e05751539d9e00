import Foundation
import OrielCore
import OrielTesting
import OrielWeb
import Testing

/// Tests of the markup of accessibility traits.
@MainActor
struct AccessibilityHTMLTests {
    @Test(arguments: [(false, "aria-pressed=\"false\""), (true, "aria-pressed=\"true\"")])
    func `a button that is a toggle says whether it is on`(isOn: Bool, attribute: String) {
        let host = ViewHost {
            Button("Like") {}.accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
        }

        #expect(host.html.contains(attribute))
        #expect(!host.html.contains("role=\"switch\""))
    }

    @Test(arguments: [(false, "aria-checked=\"false\""), (true, "aria-checked=\"true\"")])
    func `another view that is a toggle is a switch with its state`(isOn: Bool, attribute: String) {
        let host = ViewHost {
            Text("Like").accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
        }

        #expect(host.html.contains("role=\"switch\""))
        #expect(host.html.contains(attribute))
        #expect(!host.html.contains("aria-current"))
    }

    // MARK: - Composed labels

    @Test func `a label is composed of texts and of the view's own label`() async throws {
        struct Favorite: View {
            @State private var count = 1

            var body: some View {
                Button("Add") { count += 1 }
                Button {
                } label: {
                    Text("Favorite \(count)")
                }
                .accessibilityLabel { label in
                    if count > 1 { Text("Super") }
                    label.font(.title)
                    Group { Text("star") }
                }
            }
        }
        let host = ViewHost { Favorite() }
        #expect(host.html.contains(#"aria-label="Favorite 1, star""#))

        try await host.tap("Add")

        #expect(host.html.contains(#"aria-label="Super, Favorite 2, star""#))
        #expect(host.issues.isEmpty)
    }

    @Test func `the own label is that of the modifier inside`() {
        let inner = ViewHost {
            Text("x").accessibilityLabel("Inner").accessibilityLabel { label in
                label
                Text("outer")
            }
        }
        let picture = ViewHost {
            Image(systemName: "star").accessibilityLabel { _ in Text("Rating") }
        }

        #expect(inner.html.contains(#"aria-label="Inner, outer""#))
        #expect(picture.html.contains(#"="Rating""#))
    }

    @Test func `a label of a user keeps its characters`() throws {
        // A character that stood for the view's own label in an earlier version.
        let mark = try #require(Unicode.Scalar(UInt32(0xFDD0)))
        let name = "Ada\(mark)\(mark)"
        let plain = ViewHost { Text("Content").accessibilityLabel(Text(verbatim: name)) }
        let composed = ViewHost {
            Text("Content").accessibilityLabel { label in
                Text(verbatim: name)
                label
            }
        }

        #expect(plain.html.contains(#"aria-label="\#(name)""#))
        #expect(composed.html.contains(#"aria-label="\#(name), Content""#))
    }

    @Test func `a composed label is a part of the label around it`() {
        let host = ViewHost {
            HStack {
                Text("Ada").accessibilityLabel { label in
                    label
                    Text("author")
                }
            }
            .accessibilityLabel { label in
                Text("By")
                label
            }
        }

        #expect(host.html.contains(#"aria-label="By, Ada, author""#))
    }

    @Test func `a view in a label that is no text is reported`() {
        let host = ViewHost { Text("x").accessibilityLabel { _ in Circle() } }

        #expect(host.issues.contains { $0.contains("Circle") })
    }

    // MARK: - Pairs

    @Test func `the label of a pair names its content`() throws {
        struct Trip: View {
            @Namespace private var pairs

            var body: some View {
                Text("Distance").accessibilityLabeledPair(role: .label, id: "how far", in: pairs)
                Text("5 km").accessibilityLabeledPair(role: .content, id: "how far", in: pairs)
                Text("Traveller").accessibilityLabeledPair(role: .label, id: 1, in: pairs)
                TextField("", text: .constant("Ada")).accessibilityLabeledPair(role: .content, id: 1, in: pairs)
            }
        }
        let host = ViewHost { Trip() }

        #expect(host.elements(.image, named: "Distance 5 km").count == 1)
        #expect(host.elements(.textField, named: "Traveller").count == 1)
        // An id has no spaces, which separate ids.
        #expect(host.html.contains("how_20far"))
    }

    // MARK: - One element

    @Test func `an element that ignores its content is read by its label alone`() {
        let host = ViewHost {
            HStack {
                Image(systemName: "star")
                Text("4")
            }
            .accessibilityElement()
            .accessibilityLabel("Rating")
            .accessibilityValue("4 of 5")
        }

        #expect(host.tag(with: "aria-label=\"Rating\"").contains("role=\"img\""))
        #expect(host.tag(with: "aria-label=\"Rating\"").contains("aria-description=\"4 of 5\""))
    }

    @Test func `combined texts are one text`() {
        let host = ViewHost {
            HStack {
                Text("Lisbon")
                Text("23 degrees")
            }
            .accessibilityElement(children: .combine)
        }

        #expect(host.html.contains("role=\"text\""))
        #expect(!host.html.contains("role=\"group\""))
    }

    @Test func `a text that is an element already needs no role`() {
        let host = ViewHost { Text("Lisbon").accessibilityElement(children: .combine) }

        #expect(!host.html.contains("role="))
    }

    @Test func `an element with a control inside is a group, from when the control comes until it goes`() async throws {
        struct Row: View {
            @State var isOpen = false
            var body: some View {
                VStack {
                    VStack {
                        HStack {
                            Text("Row")
                            if isOpen { Button("Delete") { isOpen = false } }
                        }
                    }
                    .accessibilityElement(children: .combine)
                    .accessibilityLabel("All of it")
                    Button("Open") { isOpen = true }
                }
            }
        }
        let host = ViewHost { Row() }
        let document = WebDocument()
        document.mount(host.elementTrees)
        #expect(document.html.contains("role=\"img\""))

        try await host.tap("Open")
        document.take(host.drainPatches())
        #expect(document.html.contains("role=\"group\""))

        try await host.tap("Delete")
        document.take(host.drainPatches())
        #expect(document.html.contains("role=\"img\""))
    }

    @Test func `a button with a label that ignores its content stays a button`() {
        let host = ViewHost {
            Button {
            } label: {
                Text("4")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Four stars")
        }

        #expect(host.tag(with: "aria-label=\"Four stars\"").hasPrefix("button"))
        #expect(!host.html.contains("role="))
    }

    // MARK: - Modifiers around paddings

    @Test func `a label around a padded button is the button's`() {
        let host = ViewHost {
            Button {
            } label: {
                Image(systemName: "xmark")
            }
            .padding()
            .frame(width: 80)
            .accessibilityLabel("Close")
            .accessibilityHint("Closes the window")
        }

        #expect(host.tag(with: "aria-label=\"Close\"").hasPrefix("button"))
        #expect(host.tag(with: "aria-description=\"Closes the window\"").hasPrefix("button"))
        #expect(!host.html.contains("role=\"group\""))
    }

    @Test func `a label around a picture on a background is the picture's`() {
        let host = ViewHost {
            Image(systemName: "star")
                .padding()
                .background { Circle().fill(.red) }
                .padding()
                .accessibilityLabel("Favourite")
        }

        #expect(!host.html.contains("role=\"group\""))
        #expect(host.tag(with: "aria-label=\"Favourite\"").contains("role=\"img\""))
    }

    @Test func `a label around a padded button follows its state`() async throws {
        struct Player: View {
            @State var plays = false
            var body: some View {
                Button {
                    plays.toggle()
                } label: {
                    Image(systemName: plays ? "pause" : "play")
                }
                .padding()
                .background { Circle().fill(.red) }
                .padding()
                .accessibilityLabel(plays ? "Pause" : "Play")
            }
        }
        let host = ViewHost { Player() }
        let document = WebDocument()
        document.mount(host.elementTrees)

        try await host.tap("Play")
        document.take(host.drainPatches())

        #expect(document.html.contains("aria-label=\"Pause\""))
        #expect(!document.html.contains("aria-label=\"Play\""))
    }

    @Test func `a label of something that is tapped is not that of its picture`() {
        let host = ViewHost {
            Image(systemName: "star")
                .padding()
                .onTapGesture {}
                .padding()
                .accessibilityLabel("Favourite")
                .accessibilityAddTraits(.isButton)
        }

        #expect(host.tag(with: "aria-label=\"Favourite\"").contains("role=\"button\""))
    }

    @Test func `several views with a label are a group`() {
        let host = ViewHost {
            HStack {
                Text("a")
                Text("b")
            }
            .padding()
            .accessibilityLabel("Letters")
        }

        #expect(host.tag(with: "aria-label=\"Letters\"").contains("role=\"group\""))
    }
}

extension ViewHost {
    /// The first tag that contains a text.
    fileprivate func tag(with text: String) -> Substring {
        let tags = html.split(separator: "<").map { $0.prefix { $0 != ">" } }
        return tags.first { $0.contains(text) } ?? ""
    }
}
