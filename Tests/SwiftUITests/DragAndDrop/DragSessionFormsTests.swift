import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DragSessionFormsTests {
    private func host(_ operation: DropOperation, isOpen: Bool = true) -> ViewHost {
        ViewHost { DragSessionForms(operation: operation, isOpen: isOpen) }
    }

    @Test func `the source and the target follow a drag`() async throws {
        let host = host(.move)

        try await host.drag("Chair", onto: "Van")

        #expect(host.texts.contains("Moved: Chair") && host.texts.contains("Left: Lamp"))
        #expect(host.texts.contains("Source: initial active ended-move transferred"))
        #expect(host.texts.contains("Target: entering active [2] ended-move 1 at 0 transferred"))
    }

    @Test func `an operation that the source does not allow drops nothing`() async throws {
        let host = host(.delete)

        try await host.drag("Lamp", onto: "Van")

        #expect(!host.texts.contains("Moved: Lamp"))
        #expect(host.texts.contains("Source: initial active ended-cancel"))
        #expect(host.texts.contains("Target: entering active [1] exiting"))
    }

    @Test func `the identity of a single value is that of the value`() async throws {
        let host = host(.copy)

        try await host.drag("Single", onto: "Van")

        #expect(host.texts.contains("Moved: Vase") && host.texts.contains("Left: Lamp,Chair"))
        #expect(host.texts.contains("Target: entering active [9] ended-copy 1 at 0 transferred"))
    }

    @Test func `a target that is not enabled takes nothing`() async throws {
        let host = host(.copy, isOpen: false)

        await #expect(throws: (any Error).self) { try await host.drag("Single", onto: "Van") }
        #expect(!host.texts.contains("Moved: Vase"))
    }

    @Test func `configurations have the values that Apple documents`() {
        var configuration = DragConfiguration(
            operationsWithinApp: DragConfiguration.OperationsWithinApp(allowMove: true, allowAlias: true),
            operationsOutsideApp: DragConfiguration.OperationsOutsideApp(allowCopy: false)
        )
        #expect(configuration.operationsWithinApp.allowCopy && configuration.operationsWithinApp.allowMove)
        #expect(!configuration.operationsWithinApp.allowDelete && configuration.operationsWithinApp.allowAlias)
        #expect(!configuration.operationsOutsideApp.allowCopy && !configuration.operationsOutsideApp.allowMove)
        configuration.operationsOutsideApp.allowDelete = true
        #expect(configuration.operationsOutsideApp.allowDelete && !configuration.operationsOutsideApp.allowAlias)
        #expect(DropConfiguration(operation: .alias).operation == DropOperation.alias)
        #expect(DropOperation.Set([.copy, .move]).contains(.move) && !DropOperation.Set.delete.contains(.alias))
    }
}
