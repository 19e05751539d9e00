/// Runs a closure. Objects are released after their last use here, so there is no pool to drain.
public func autoreleasepool<E: Error, Result: ~Copyable>(
    invoking body: () throws(E) -> Result
) throws(E) -> Result {
    try body()
}
