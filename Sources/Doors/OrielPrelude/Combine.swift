public import OrielCombine

// Other names of Combine's types. A re-export would reach OpenCombine before a file's own `@preconcurrency import Combine`
// does, and the compiler would ignore the attribute. `Record` is left out: other packages have types of this name.

public typealias AnyCancellable = OrielCombine.AnyCancellable
public typealias AnyPublisher = OrielCombine.AnyPublisher
public typealias AnySubscriber = OrielCombine.AnySubscriber
public typealias Cancellable = OrielCombine.Cancellable
public typealias ConnectablePublisher = OrielCombine.ConnectablePublisher
public typealias CurrentValueSubject = OrielCombine.CurrentValueSubject
public typealias Deferred = OrielCombine.Deferred
public typealias Empty = OrielCombine.Empty
public typealias Fail = OrielCombine.Fail
public typealias Future = OrielCombine.Future
public typealias ImmediateScheduler = OrielCombine.ImmediateScheduler
public typealias Just = OrielCombine.Just
public typealias ObservableObject = OrielCombine.ObservableObject
public typealias ObservableObjectPublisher = OrielCombine.ObservableObjectPublisher
public typealias PassthroughSubject = OrielCombine.PassthroughSubject
public typealias Published = OrielCombine.Published
public typealias Publisher = OrielCombine.Publisher
public typealias Publishers = OrielCombine.Publishers
public typealias Scheduler = OrielCombine.Scheduler
public typealias Subject = OrielCombine.Subject
public typealias Subscriber = OrielCombine.Subscriber
public typealias Subscribers = OrielCombine.Subscribers
public typealias Subscription = OrielCombine.Subscription
public typealias Subscriptions = OrielCombine.Subscriptions
public typealias TopLevelDecoder = OrielCombine.TopLevelDecoder
public typealias TopLevelEncoder = OrielCombine.TopLevelEncoder
