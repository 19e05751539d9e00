// The clocks, gates and logs that all tests share.
@_exported import TestSupport
