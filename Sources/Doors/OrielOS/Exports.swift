// `os_unfair_lock` is in `os` on Apple platforms.
@_exported public import OrielFoundation
