// The clocks, gates, logs and schedulers that all tests share.
@_exported import CombineTesting
@_exported import TestSupport
