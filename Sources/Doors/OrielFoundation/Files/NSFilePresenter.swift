public import Foundation

/// An object that shows a file or a folder, and learns of changes that other code of the server makes to it through an
/// `NSFileCoordinator`. Changes by other programs are not observed.
///
///     final class Note: NSObject, NSFilePresenter {
///         let presentedItemURL: URL?
///         let presentedItemOperationQueue = OperationQueue.main
///
///         init(url: URL) { presentedItemURL = url }
///
///         func presentedItemDidChange() { reload() }
///
///         func reload() {}
///     }
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file or the folder that the object shows.
    var presentedItemURL: URL? { get }
    /// The queue on which the methods are called.
    var presentedItemOperationQueue: OperationQueue { get }
    /// The file that belongs to the presented one, such as the film of a subtitle.
    var primaryPresentedItemURL: URL? { get }

    /// Called before others read the item. They wait up to 10 seconds until `reader` is called; the closure that it
    /// receives is called when they have finished.
    func relinquishPresentedItem(toReader reader: @escaping ((@Sendable () -> Void)?) -> Void)
    /// Called before others write the item, in the same way.
    func relinquishPresentedItem(toWriter writer: @escaping ((@Sendable () -> Void)?) -> Void)
    /// Called before others read the item, so that they read what is not written yet. They wait up to 10
    /// seconds for `completionHandler`, whose error they receive.
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
    /// Called before others delete the item. They wait up to 10 seconds for `completionHandler`, whose error they
    /// receive.
    func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
    /// Called after others have moved the item.
    func presentedItemDidMove(to newURL: URL)
    /// Called after others have written the item.
    func presentedItemDidChange()
    /// Called after others have written an item in the presented folder.
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    public var primaryPresentedItemURL: URL? { nil }

    public func relinquishPresentedItem(toReader reader: @escaping ((@Sendable () -> Void)?) -> Void) { reader(nil) }

    public func relinquishPresentedItem(toWriter writer: @escaping ((@Sendable () -> Void)?) -> Void) { writer(nil) }

    public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }

    public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }

    public func presentedItemDidMove(to newURL: URL) {}

    public func presentedItemDidChange() {}

    public func presentedSubitemDidChange(at url: URL) {}
}
