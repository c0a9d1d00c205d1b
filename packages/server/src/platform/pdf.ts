import { fail } from '@parichay/contract/errors.ts'
import { constants, inflateSync } from 'node:zlib'

/** Object streams, and bytes inside them, that are looked through; a brochure has some dozen, and some hundred KB. `keywords` are streams of any kind. */
const most = { streams: 2000, keywords: 20_000, bytes: 32 * 1024 * 1024 }

/** What runs, opens or carries something else: scripts, programs, forms that send, files inside. */
const active =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|RichMedia|XFA|EmbeddedFiles?|Rendition|GoToE)(?![A-Za-z0-9])/

const refuse = (message: string, cause?: unknown): never =>
  fail('UNSUPPORTED_MEDIA', message, { field: 'file', cause })

/**
 * Refuses what is no plain PDF, by its content: header and end must be there, and nothing in it may run a script, start
 * a program or carry a file. The whole file is looked through, not only what seems to be objects, because a comment can
 * make one look like the other; object streams are unpacked, and names written with `#` escapes are spelled out. What
 * is locked with a password cannot be looked through and is refused too. No pattern here reads a byte more than a few
 * times; still it runs only in a process that may be killed (`picture-process.ts`).
 */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  const begins = /^\s*%PDF-[12]\.\d/.test(text.slice(0, 1024))
  if (
    !begins ||
    !/startxref\s+\d+\s+%%EOF/.test(text.slice(-2048)) ||
    !/(?<!\d)\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj\b/.test(text)
  )
    refuse('Choose a PDF that opens on your own phone.')
  const trailer = /\/Encrypt\s*(?:\d|<<)/
  for (const part of [text, ...objectStreams(bytes, text)].map(plainNames)) {
    if (trailer.test(part)) refuse('This PDF is locked with a password. Save it without one.')
    if (active.test(part))
      refuse('This PDF holds a script, a form or another file. Print it to a new PDF and choose that one.')
  }
}

const plainNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** The contents of every stream that may hold objects: only such a stream has the key `First`. */
function objectStreams(bytes: Buffer, text: string): string[] {
  const found: string[] = []
  let left = most.bytes
  let keywords = 0
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    if ((keywords += 1) > most.keywords)
      refuse('This PDF is too complicated. Print it to a new PDF and choose that one.')
    const before = text.slice(Math.max(0, index - 1000), index)
    const dictionary = plainNames(before.slice(before.lastIndexOf('obj') + 1))
    if (!/\/(?:ObjStm|First)(?![A-Za-z0-9])/.test(dictionary)) continue
    const filter = /\/Filter[\s[]*\/(\w+)\s*(\/?)/.exec(dictionary)
    if (
      (filter && (filter[1] !== 'FlateDecode' || (filter[2] === '/' && /\[/.test(filter[0])))) ||
      /\/DecodeParms/.test(dictionary)
    )
      refuse('This PDF cannot be read. Print it to a new PDF and choose that one.')
    const start = index + keyword.length
    // Without a filter the text itself was looked through already. zlib knows where its data ends.
    if (!filter) continue
    if (found.length === most.streams || left <= 0)
      refuse('This PDF is too complicated. Print it to a new PDF and choose that one.')
    const inflated = inflate(bytes.subarray(start), left)
    left -= inflated.length
    found.push(inflated)
  }
  return found
}

function inflate(data: Buffer, maxOutputLength: number): string {
  try {
    return inflateSync(data, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch (error) {
    return refuse('This PDF cannot be read. Print it to a new PDF and choose that one.', error)
  }
}
