import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct PageControllerTests {
    @Test func `a page controller shows a page between its neighbours`() async throws {
        let host = ViewHost { PagesOfControllers() }
        #expect(host.texts.first == "page 0")
        #expect(host.texts.filter { ["Heron", "Stork", "Crane"].contains($0) } == ["Crane", "Heron", "Stork"])

        try await host.tap("Next")

        #expect(host.texts.filter { ["Heron", "Stork", "Crane"].contains($0) } == ["Heron", "Stork", "Crane"])
        #expect(host.texts.first == "page 1")
    }

    @Test func `a search bar tells its delegate what is typed, and of its button`() async throws {
        let host = ViewHost { SearchBarForms() }
        #expect(host.texts.first == "query her")

        try await host.type("heron", into: "Search")
        #expect(host.texts.first == "query heron")

        try await host.tap("Cancel")
        #expect(host.texts.first == "query , cancelled")
        #expect(try host.value(of: "Search") == "")
    }

    @Test func `tabs of controllers are chosen`() async throws {
        struct Tabs: View {
            @State private var selected = 0

            var body: some View {
                VStack {
                    Text("tab \(selected)")
                    TabsOfControllers(selected: $selected)
                }
            }
        }
        let host = ViewHost { Tabs() }
        #expect(host.texts.contains("first"))
        #expect(host.html.contains(#"data-kind="badge" data-parent="">3<"#))

        try await host.tap("Search")

        #expect(host.texts.contains("tab 1"))
    }

    @Test func `a sheet of a controller has its heights, and its delegate learns of its end`() async throws {
        struct Presenting: UIViewControllerRepresentable {
            let controller: SheetPresenter

            func makeUIViewController(context: Context) -> SheetPresenter { controller }
            func updateUIViewController(_ controller: SheetPresenter, context: Context) {}
        }
        let controller = SheetPresenter()
        let host = ViewHost {
            Presenting(controller: controller)
            Button("Show") { controller.showSheet() }
            Button("Close") { controller.dismiss(animated: true) }
        }

        try await host.tap("Show")
        #expect(host.texts.contains("in the sheet"))
        #expect(controller.presentedViewController?.sheetPresentationController?.detents.count == 3)

        controller.dismiss(animated: true)
        await host.settle()
        #expect(!host.texts.contains("in the sheet"))
        #expect(controller.dismissals == 0, "only the user's dismissals count")
    }

    @Test func `wheels of a picker have the titles of the delegate`() {
        let host = ViewHost { WheelsOfUIKit() }

        #expect(host.texts.first == "1 h, unit 0")
        #expect(host.html.contains("23") && host.html.contains("pm"))
    }

    @Test func `a wheel that is turned tells the delegate`() {
        final class Hours: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        }
        let picker = UIPickerView()
        let hours = Hours()
        #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)

        picker.dataSource = hours
        picker.delegate = hours
        #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 0)
        picker.selectRow(7, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2, "rows end with the last one")
        picker.reloadAllComponents()
    }

    @Test func `a colour picker tells of the colour`() async throws {
        struct Colours: View {
            @State private var color = UIColor.red

            var body: some View {
                Text(verbatim: "\(color.cgColor.components ?? [])")
                ColorPickerOfUIKit(color: $color)
            }
        }
        #expect(ViewHost { Colours() }.texts.contains("Done"))
    }

    @Test func `a document picker waits for the browser`() {
        #expect(ViewHost { DocumentPickerForms() }.texts.contains("Cancel"))
    }
}
