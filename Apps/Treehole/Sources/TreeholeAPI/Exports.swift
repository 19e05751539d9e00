@_exported import APIKit
