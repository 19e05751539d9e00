public import MomentsModel

/// The storage for people, moments and all related data.
///
/// A store enforces the rules of the app itself, so callers cannot bypass them: friendship is mutual; only friends see a
/// person's moments, and of those only whom the audience of the moment includes, unless the author hides theirs from them or the
/// moment is older than the author's `HistoryReach`; likes and comments are visible while the person who made them is a friend of
/// the moment's author, to friends of both, and to these two; counts include only what is visible; one like per person.
/// Methods with a `viewer` return what that person may see. Hidden records are treated as missing: they are nil, omitted, or
/// cause `StoreError.notFound`.
///
/// Records are ordered by ID. IDs increase and are never reused; dates never decrease in ID order. A page continues after the
/// last item of the previous page, and a limit of 0 or less returns an empty page.
///
/// Mutating methods return once the change would survive the end of the process. Texts are stored unchanged; a text that is too
/// long, or empty where content is required, throws `.invalid`.
///
/// - Throws: All methods throw `StoreError`, or `CancellationError` when the task is cancelled: then nothing has changed.
public protocol MomentStore: AdministrationStore, ContentStore, DraftStore, FriendStore, NotificationStore, PeopleStore,
    PhotoStore, SignInStore
{
    /// Returns a stream of a person's changes from now on, until it is cancelled. The end of a sign-in arrives as `.signedOut`.
    ///
    /// It contains only changes that the viewer may see. For a slow reader, changes are merged into a bounded number.
    func changes(for viewer: PersonID) -> AsyncStream<Change>

    /// Writes and reads a value to check the store.
    ///
    /// - Throws: `StoreError` with the reason the store cannot be used now.
    func check() async throws
}
