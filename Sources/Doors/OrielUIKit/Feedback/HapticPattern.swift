/// Vibrations: milliseconds of vibration and of rest in turn.
package enum HapticPattern {
    package static let selection = [5]
    package static let success = [15, 80, 25]
    package static let warning = [25, 100, 15]
    package static let error = [15, 60, 15, 60, 30]
}
