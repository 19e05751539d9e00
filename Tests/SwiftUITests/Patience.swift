/// How long a test waits for what has to come: long, because all suites share the main actor and busy machines are slow.
let patience = Duration.seconds(30)
