extension XMLParser {
    /// The domain of the errors of a parser.
    public static let errorDomain = "NSXMLParserErrorDomain"

    /// Why a document could not be read.
    public enum ErrorCode: Int, Sendable {
        case internalError = 1, outOfMemoryError, documentStartError, emptyDocumentError, prematureDocumentEndError
        case invalidHexCharacterRefError, invalidDecimalCharacterRefError, invalidCharacterRefError
        case invalidCharacterError, characterRefAtEOFError, characterRefInPrologError, characterRefInEpilogError
        case characterRefInDTDError, entityRefAtEOFError, entityRefInPrologError, entityRefInEpilogError
        case entityRefInDTDError, parsedEntityRefAtEOFError, parsedEntityRefInPrologError
        case parsedEntityRefInEpilogError, parsedEntityRefInInternalSubsetError, entityReferenceWithoutNameError
        case entityReferenceMissingSemiError, parsedEntityRefNoNameError, parsedEntityRefMissingSemiError
        case undeclaredEntityError
        case unparsedEntityError = 28, entityIsExternalError, entityIsParameterError, unknownEncodingError
        case encodingNotSupportedError, stringNotStartedError, stringNotClosedError, namespaceDeclarationError
        case entityNotStartedError, entityNotFinishedError, lessThanSymbolInAttributeError, attributeNotStartedError
        case attributeNotFinishedError, attributeHasNoValueError, attributeRedefinedError, literalNotStartedError
        case literalNotFinishedError, commentNotFinishedError, processingInstructionNotStartedError
        case processingInstructionNotFinishedError, notationNotStartedError, notationNotFinishedError
        case attributeListNotStartedError, attributeListNotFinishedError, mixedContentDeclNotStartedError
        case mixedContentDeclNotFinishedError, elementContentDeclNotStartedError, elementContentDeclNotFinishedError
        case xmlDeclNotStartedError, xmlDeclNotFinishedError, conditionalSectionNotStartedError
        case conditionalSectionNotFinishedError, externalSubsetNotFinishedError, doctypeDeclNotFinishedError
        case misplacedCDATAEndStringError, cdataNotFinishedError, misplacedXMLDeclarationError, spaceRequiredError
        case separatorRequiredError, nmtokenRequiredError, nameRequiredError, pcdataRequiredError, uriRequiredError
        case publicIdentifierRequiredError, ltRequiredError, gtRequiredError, ltSlashRequiredError, equalExpectedError
        case tagNameMismatchError, unfinishedTagError, standaloneValueError, invalidEncodingNameError
        case commentContainsDoubleHyphenError, invalidEncodingError, externalStandaloneEntityError
        case invalidConditionalSectionError, entityValueRequiredError, notWellBalancedError, extraContentError
        case invalidCharacterInEntityError, parsedEntityRefInInternalError, entityRefLoopError, entityBoundaryError
        case invalidURIError, uriFragmentError
        case noDTDError = 94
        case delegateAbortedParseError = 512
    }
}

/// The end of the reading of a document.
struct XMLFailure: Error {
    let code: XMLParser.ErrorCode

    init(_ code: XMLParser.ErrorCode) { self.code = code }
}
