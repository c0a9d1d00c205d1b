import { createHash } from 'node:crypto'
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib'
import type { PdfFacts } from '@parichay/scene/targets/pdf.ts'

/** Puts the pages of many PDFs into one, part after part, so that never more than one part is held. */
export type PdfJoiner = {
  /** Writes the pages of a part behind those before. */
  add(part: Uint8Array): Promise<void>
  /** Writes the end. Nothing is added after it. */
  finish(): Promise<void>
}

const text = (value: string) => PDFHexString.fromText(value)
const latin = (value: string) => Buffer.from(value, 'latin1')

/**
 * Opens a file of which `write` takes the bytes in their order. Streams that say the same in several parts, such as the logo,
 * stand in it once. `language` is that of the texts.
 */
export async function openPdfJoiner(
  write: (bytes: Uint8Array) => Promise<void>,
  { language, ...facts }: PdfFacts & { language: string },
): Promise<PdfJoiner> {
  let at = 0
  const put = async (bytes: Uint8Array) => {
    at += bytes.length
    await write(bytes)
  }
  /** Where each object begins, by its number; number 1 are the pages. */
  const offsets: number[] = [0, 0]
  const pagesRef = PDFRef.of(1)
  const kids: PDFRef[] = []
  const known = new Map<string, PDFRef>()
  const next = () => {
    offsets.push(0)
    return PDFRef.of(offsets.length - 1)
  }
  const putObject = async (ref: PDFRef, object: PDFObject) => {
    offsets[ref.objectNumber] = at
    const bytes = new Uint8Array(object.sizeInBytes())
    object.copyBytesInto(bytes, 0)
    await put(Buffer.concat([latin(`${ref.objectNumber} 0 obj\n`), bytes, latin('\nendobj\n')]))
  }
  await put(latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'))

  return {
    async add(bytes) {
      const part = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
      const moved = new Map<PDFRef, PDFRef>()
      const written: [PDFRef, PDFObject][] = []
      const pages = part.getPages().map(({ ref }) => ref)
      const skipped = new Set<PDFRef>()
      for (const [ref, object] of part.context.enumerateIndirectObjects()) {
        if (object instanceof PDFDict) {
          const type = object.lookupMaybe(PDFName.of('Type'), PDFName)
          if (type === PDFName.of('Pages') || type === PDFName.of('Catalog')) {
            moved.set(ref, pagesRef)
            skipped.add(ref)
            continue
          }
        }
        if (part.context.trailerInfo.Info === ref) {
          skipped.add(ref)
          continue
        }
        const same = object instanceof PDFRawStream ? sameAs(object) : undefined
        const before = same && known.get(same)
        if (before) {
          moved.set(ref, before)
          continue
        }
        const fresh = next()
        moved.set(ref, fresh)
        if (same) known.set(same, fresh)
        written.push([fresh, object])
      }
      for (const [ref, object] of written) {
        turnRefs(object, moved)
        await putObject(ref, object)
      }
      for (const ref of pages) kids.push(moved.get(ref)!)
    },

    async finish() {
      const { context } = await PDFDocument.create({ updateMetadata: false })
      await putObject(pagesRef, context.obj({ Type: 'Pages', Count: kids.length, Kids: kids }))
      const info = next()
      await putObject(
        info,
        context.obj({
          Title: text(facts.title),
          ...(facts.author ? { Author: text(facts.author) } : {}),
        }),
      )
      const root = next()
      await putObject(
        root,
        context.obj({
          Type: 'Catalog',
          Pages: pagesRef,
          Lang: PDFString.of(language),
          ViewerPreferences: { DisplayDocTitle: true },
        }),
      )
      const start = at
      const size = offsets.length
      await put(latin(`xref\n0 ${size}\n0000000000 65535 f \n`))
      for (let from = 1; from < size; from += 1000)
        await put(
          latin(
            offsets
              .slice(from, from + 1000)
              .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
              .join(''),
          ),
        )
      await put(
        latin(
          `trailer\n<< /Size ${size} /Root ${root.toString()} /Info ${info.toString()} >>\nstartxref\n${start}\n%%EOF\n`,
        ),
      )
    },
  }
}

/** One word for a stream that refers to nothing else: the same word is the same stream. */
function sameAs(stream: PDFRawStream): string | undefined {
  const { dict, contents } = stream
  if (contents.length < 200 || refsIn(dict)) return undefined
  return createHash('sha256').update(dict.toString()).update(contents).digest('base64')
}

const refsIn = (object: PDFObject): boolean =>
  object instanceof PDFRef ||
  (object instanceof PDFDict && object.values().some(refsIn)) ||
  (object instanceof PDFArray && object.asArray().some(refsIn))

/** Lets an object refer to others by their numbers in the whole. */
function turnRefs(object: PDFObject, moved: ReadonlyMap<PDFRef, PDFRef>): void {
  if (object instanceof PDFStream) return turnRefs(object.dict, moved)
  if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      const fresh = value instanceof PDFRef ? moved.get(value) : undefined
      if (fresh) object.set(key, fresh)
      else turnRefs(value, moved)
    }
  if (object instanceof PDFArray)
    for (let i = 0; i < object.size(); i++) {
      const value = object.get(i)
      const fresh = value instanceof PDFRef ? moved.get(value) : undefined
      if (fresh) object.set(i, fresh)
      else turnRefs(value, moved)
    }
}
