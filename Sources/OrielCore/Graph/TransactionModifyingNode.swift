/// A node that changes the transaction of its content's updates.
@MainActor
protocol TransactionModifyingNode: ViewNode {
    func modify(_ transaction: inout Transaction)
}
