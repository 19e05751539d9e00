#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The excursion of the job that runs on the current thread.
enum CurrentExcursion {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key, nil)
        precondition(failure == 0, "pthread_key_create failed with \(failure); a process can have about 1,000 keys.")
        return key
    }()

    /// The number of the excursion; 0 if there is none.
    static var number: UInt {
        get { UInt(bitPattern: pthread_getspecific(key)) }
        set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
    }
}
