@_exported import AppFoundations
