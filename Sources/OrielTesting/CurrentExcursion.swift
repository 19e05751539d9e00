#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The excursion whose job runs on the calling thread.
enum CurrentExcursion {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key, nil)
        precondition(failure == 0, "pthread_key_create failed with \(failure); a process may have about 1,000 keys.")
        return key
    }()

    /// Its number; 0 if there is none.
    static var number: UInt {
        get { UInt(bitPattern: pthread_getspecific(key)) }
        set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
    }
}
