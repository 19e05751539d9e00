/// The timeout of waiting tests; long, because all suites share the main actor and busy machines are slow.
let patience = Duration.seconds(30)
