@_exported import APIKit
@_exported import AppFoundations
