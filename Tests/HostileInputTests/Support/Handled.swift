import Foundation
import OrielCore

/// A record of the values that an app's closures received.
@MainActor
final class Handled {
    private(set) var calls: [String: Int] = [:]
    /// Values outside the range an app must expect.
    private(set) var outOfBounds: [String] = []

    /// Records a call with its numbers.
    func note(_ name: String, _ numbers: Double..., within bounds: ClosedRange<Double> = -2e8...2e8) {
        calls[name, default: 0] += 1
        for number in numbers where !bounds.contains(number) || number.isSubnormal {
            outOfBounds.append("\(name): \(number)")
        }
    }
}

/// An app whose views handle every kind of event and use the values as apps do.
struct ListeningApp: App {
    static let handled = Handled()

    var body: some Scene {
        WindowGroup { ListeningView(handled: Self.handled) }
    }
}

struct ListeningView: View {
    let handled: Handled
    @State private var page = 0
    @State private var text = ""
    @State private var selection: TextSelection?
    @State private var number = Int.max - 1
    @State private var isOn = false
    @State private var amount = 0.5
    @State private var choice = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var days: Set<DateComponents> = []
    @State private var color = Color.red
    @State private var position: Int?
    @State private var rows = Array(0..<1000)
    @FocusState private var isFocused: Bool

    var body: some View {
        ScrollView {
            VStack {
                pages
                values
                gestures
                geometry
                lists
            }
        }
        .refreshable { await handled.note("refresh") }
    }

    private var pages: some View {
        TabView(selection: $page) {
            ForEach(0..<3) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
        .onChange(of: page) { handled.note("page", Double(page), within: 0...2) }
    }

    private var values: some View {
        VStack {
            TextField("Text", text: $text, selection: $selection)
                .onChange(of: selection) {
                    // An index outside of the text would end the process.
                    if case .selection(let range)? = selection?.indices {
                        handled.note("selected \(text[range].count)")
                    }
                }
                .focused($isFocused)
                .onSubmit { handled.note("submit") }
                .onChange(of: text) { handled.note("text", Double(text.utf8.count), within: 0...65_536) }
                .onChange(of: isFocused) { handled.note("focus") }
            TextEditor(text: $text, selection: $selection)
            TextField("Number", value: $number, format: .number)
                .onChange(of: number) { handled.note("number", Double(number), within: -1e19...1e19) }
            Stepper("Step", value: $number, step: 2)
            Toggle("Toggle", isOn: $isOn)
                .onChange(of: isOn) { handled.note("toggle") }
            Slider(value: $amount, in: -1...1, step: 0.25)
                .onChange(of: amount) { handled.note("slider", amount, within: -1...1) }
            Picker("Picker", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                .onChange(of: choice) { handled.note("picker", Double(choice), within: 0...2) }
            DatePicker("Date", selection: $date)
                .onChange(of: date) { handled.note("date", date.timeIntervalSince1970, within: -6.3e10...2.6e11) }
            DatePicker("Calendar", selection: $date).datePickerStyle(.graphical)
            DatePicker("Wheels", selection: $date).datePickerStyle(.wheel)
            MultiDatePicker("Days", selection: $days)
            ColorPicker("Color", selection: $color)
                .onChange(of: color) { handled.note("color") }
            Button("Button") { handled.note("tap") }
        }
    }

    private var gestures: some View {
        VStack {
            Text("Tap").onTapGesture { handled.note("spatialTap", $0.x, $0.y) }
            Text("Drag").gesture(
                DragGesture(minimumDistance: 0).onChanged { value in
                    handled.note("drag", value.translation.width, value.predictedEndLocation.y)
                    let sum = Int(value.translation.width) + Int(value.velocity.height)
                    handled.note("drag as Int", Double(sum), within: -2.01e8...2.01e8)
                }
            )
            Text("Press").onLongPressGesture { handled.note("longPress") }
            Text("Lift").draggable("lifted")
            Text("Drop").dropDestination(for: String.self) { texts, place in
                handled.note("drop", place.x, place.y)
                return !texts.isEmpty
            }
            Text("Point").onContinuousHover { phase in
                if case .active(let place) = phase { handled.note("point", place.x, place.y) }
            }
            Text("Pointers").gesture(
                SpatialEventGesture().onChanged { events in
                    handled.note("pointers", Double(events.count), within: 0...32)
                    for event in events { handled.note("pointer", event.location.x, event.location.y) }
                }
            )
            Text("Hover").onHover { _ in handled.note("hover") }
            Text("Magnify").gesture(
                MagnifyGesture().onChanged { value in
                    handled.note("magnify", value.magnification, within: 0.0009...1001)
                    handled.note("pinch", value.startLocation.x, value.startAnchor.y)
                    handled.note("shrink as Int", Double(Int(100 / value.magnification)))
                }
            )
            Text("Rotate").gesture(RotateGesture().onChanged { handled.note("rotate", $0.rotation.radians) })
            Text("Key").focusable().onKeyPress { press in
                handled.note("key", Double(press.characters.count), within: 0...64)
                return .handled
            }
        }
    }

    private var geometry: some View {
        VStack {
            Text("Measured").onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frame in
                handled.note("size", frame.minX, frame.minY, frame.width, frame.height)
                handled.note("size as Int", Double(Int(frame.width) * Int(frame.height)), within: 0...1e17)
            }
            GeometryReader { proxy in
                Path {
                    $0.addArc(
                        center: .zero,
                        radius: 9,
                        startAngle: .zero,
                        endAngle: .degrees(proxy.size.width),
                        clockwise: false
                    )
                }
                .stroke(style: StrokeStyle(lineWidth: 1, dash: [1, 1]))
            }
            GeometryReader { proxy in
                let bars = proxy.safeAreaInsets
                Color.clear.onChange(of: bars, initial: true) {
                    handled.note("height of bars", bars.top, bars.bottom, within: 0...10_000)
                }
            }
            Ellipse().strokedEverywhere
            Color.clear.opacity(amount / max(amount, 0))
        }
    }

    private var lists: some View {
        VStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)]) {
                    ForEach(0..<3000) { Text("\($0)") }
                }
            }
            ScrollView {
                LazyVStack { ForEach(rows, id: \.self) { Text("\($0)").id($0) } }
            }
            .scrollPosition(id: $position)
            .onChange(of: position) { handled.note("position", Double(position ?? 0), within: 0...999) }
            List { ForEach(rows.prefix(20), id: \.self) { Text("\($0)") }.onDelete { delete($0) } }
        }
    }

    private func delete(_ positions: IndexSet) {
        handled.note("delete", Double(positions.first ?? -1), within: 0...19)
        if rows.count > 40 { rows.remove(atOffsets: positions) }
    }
}

extension Shape {
    /// The shape stroked with dashes, at the size of its view.
    fileprivate var strokedEverywhere: some View { stroke(style: StrokeStyle(lineWidth: 2, dash: [0.001, 0.001])) }
}
