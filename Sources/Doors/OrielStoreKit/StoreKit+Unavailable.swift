public import Foundation

/// Unavailable: there is no App Store behind a web page.
@available(*, unavailable, message: "There is no App Store behind a web page: sell on your own site.")
public struct Product {}

/// Unavailable: there is no App Store behind a web page.
@available(*, unavailable, message: "There is no App Store behind a web page: sell on your own site.")
public struct ProductView {}

/// Unavailable: there is no App Store behind a web page.
@available(*, unavailable, message: "There is no App Store behind a web page: sell on your own site.")
public struct StoreView {}

/// Unavailable: there is no App Store behind a web page.
@available(*, unavailable, message: "There is no App Store behind a web page: sell on your own site.")
public struct SubscriptionStoreView {}

/// Unavailable: there is no App Store behind a web page.
@available(*, unavailable, message: "There is no App Store behind a web page: sell on your own site.")
public class SKProduct: NSObject {}

/// Unavailable: there is no App Store behind a web page.
@available(*, unavailable, message: "There is no App Store behind a web page: sell on your own site.")
public class SKProductsRequest: NSObject {}

/// Unavailable: there is no App Store behind a web page.
@available(*, unavailable, message: "There is no App Store behind a web page: sell on your own site.")
public class SKPaymentQueue: NSObject {}

/// Unavailable: there is no App Store behind a web page.
@available(*, unavailable, message: "There is no App Store behind a web page. Open the product's address instead.")
public class SKStoreProductViewController: NSObject {}
