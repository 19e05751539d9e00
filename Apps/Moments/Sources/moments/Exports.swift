@_exported import HostKit
