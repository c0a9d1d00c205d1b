import { decodePDFRawStream, type PDFContext, PDFName, PDFRawStream } from 'pdf-lib'

/**
 * Packs and unpacks what streams hold (zlib). What `repeats` may be a picture that the next file has too: it is packed once
 * where the packer remembers it.
 */
export type Packing = {
  inflate: (bytes: Uint8Array) => Buffer
  deflate: (bytes: Uint8Array, repeats: boolean) => Uint8Array
}

const name = (text: string) => PDFName.of(text)
const flate = name('FlateDecode')
let packing: Packing | undefined

/**
 * Hands in a quicker way than the libraries' own: Node's takes a tenth of the time of JavaScript, and what the drawing
 * library packs would be unpacked again to be changed. Without it that library packs.
 */
export function packWith(given: Packing): void {
  packing = given
}

/** How far the drawing library packs what it writes: not at all where `packAll` does it, else in its usual way. */
export const drawnLevel = (): number => (packing ? 0 : -1)

/** What a stream holds. */
export const inflated = (stream: PDFRawStream): Buffer => {
  const { dict, contents } = stream
  const filter = dict.get(name('Filter'))
  if (!filter) return Buffer.from(contents.buffer, contents.byteOffset, contents.length)
  return packing && filter === flate && !dict.has(name('DecodeParms'))
    ? packing.inflate(contents)
    : Buffer.from(decodePDFRawStream(stream).decode())
}

/** A stream for a document; `packAll` packs it. */
export const streamOf = (context: PDFContext, bytes: Uint8Array): PDFRawStream =>
  packing ? context.stream(bytes) : context.flateStream(bytes)

/** Shorter streams would be longer with the words about how they are packed. */
const leastPacked = 80

/** Packs all streams of a document that are not yet. Once, when nothing of it is changed any more. */
export function packAll(context: PDFContext): void {
  if (!packing) return
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue
    const { dict, contents } = object
    if (dict.has(name('Filter')) || contents.length < leastPacked) continue
    const packed = packing.deflate(contents, dict.get(name('Subtype')) === name('Image'))
    dict.set(name('Filter'), flate)
    context.assign(ref, PDFRawStream.of(dict, packed))
  }
}
