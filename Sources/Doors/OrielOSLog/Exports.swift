@_exported public import OrielOS
