import { decodePDFRawStream, type PDFContext, PDFName, type PDFRawStream } from 'pdf-lib'
import { deflateSync, inflateSync } from 'node:zlib'

const flate = PDFName.of('FlateDecode')

/** What a stream holds. Node's own zlib takes a tenth of the time of the library's, which is JavaScript. */
export const inflated = (stream: PDFRawStream): Buffer =>
  stream.dict.get(PDFName.of('Filter')) === flate && !stream.dict.has(PDFName.of('DecodeParms'))
    ? inflateSync(stream.contents)
    : Buffer.from(decodePDFRawStream(stream).decode())

/** A compressed stream for a document. */
export const deflated = (context: PDFContext, bytes: Uint8Array): PDFRawStream =>
  context.stream(deflateSync(bytes), { Filter: flate })
