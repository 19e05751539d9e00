public import Foundation

extension Data.WritingOptions {
    /// An older name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
