public import Foundation
internal import OrielUIKit

/// Receives the places that a geocoder has found, or why there are none.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses. There is no service to ask, so each search fails with `CLError.network`, as without a network on
/// Apple's platforms, and is logged.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Unchecked: it has no values.

    /// False: each search fails at once.
    open var isGeocoding: Bool { false }

    /// Has no effect: each search fails at once.
    open func cancelGeocode() {}

    // MARK: - Addresses

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw await failure() }

    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw await failure()
    }

    open func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw await failure() }

    open func geocodeAddressString(
        _ addressString: String,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    // MARK: - Places

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw await failure() }

    open func reverseGeocodeLocation(
        _ location: CLLocation,
        preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw await failure() }

    open func reverseGeocodeLocation(
        _ location: CLLocation,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func reverseGeocodeLocation(
        _ location: CLLocation,
        preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    // MARK: - Failures

    @MainActor private func failure() -> CLError {
        UIView.warn("A CLGeocoder finds nothing: there is no service for addresses here. Ask one of your own.")
        return CLError(.network)
    }

    private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
        // As on Apple's platforms, the handler runs later, on the main actor, where the searches of apps begin.
        nonisolated(unsafe) let handler = completionHandler
        Task { @MainActor in handler(nil, failure()) }
    }
}
