@_exported import OrielCore
