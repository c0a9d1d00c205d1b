import { fail } from '@parichay/contract/errors.ts'
import { inflateSync } from 'node:zlib'

/** Text of compressed objects that is looked through at most; a brochure has some hundred KB of it. */
const mostInflated = 32 * 1024 * 1024

/** What runs, opens or carries something else: scripts, programs, forms that send, files inside. */
const active =
  /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|RichMedia|XFA|EmbeddedFiles?|Rendition|GoToE|GoToR)(?![A-Za-z0-9])/

/**
 * Refuses what is no plain PDF, by its content: header and end must be there, and nothing in its objects may run a
 * script, start a program or carry a file. Objects may be compressed, and names written with `#` escapes; both are
 * undone first. What is locked with a password cannot be looked through and is refused too.
 */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  const begins = /^\s*%PDF-[12]\.\d/.test(text.slice(0, 1024))
  if (!begins || !/startxref\s+\d+\s+%%EOF/.test(text.slice(-2048)) || !/\d+\s+\d+\s+obj\b/.test(text))
    fail('UNSUPPORTED_MEDIA', 'Choose a PDF that opens on your own phone.', { field: 'file' })
  const objects = plainNames(objectsOf(bytes, text))
  if (/\/Encrypt(?![A-Za-z0-9])/.test(objects))
    fail('UNSUPPORTED_MEDIA', 'This PDF is locked with a password. Save it without one.', { field: 'file' })
  if (active.test(objects))
    fail(
      'UNSUPPORTED_MEDIA',
      'This PDF holds a script, a form or another file. Print it to a new PDF and choose that one.',
      { field: 'file' },
    )
}

const plainNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** Everything but the data of streams; of streams that hold objects, their data. */
function objectsOf(bytes: Buffer, text: string): string {
  const parts: string[] = []
  let left = mostInflated
  let at = 0
  for (const found of text.matchAll(/stream\r?\n/g)) {
    if (found.index < at || text.slice(found.index - 3, found.index) === 'end') continue
    const start = found.index + found[0].length
    const end = text.indexOf('endstream', start)
    if (end < 0) break
    const outside = text.slice(at, found.index)
    parts.push(outside)
    const dictionary = outside.slice(outside.lastIndexOf(' obj') + 1)
    if (/\/ObjStm/.test(plainNames(dictionary))) {
      const inflated = inflate(bytes.subarray(start, end), left)
      left -= inflated.length
      parts.push(inflated)
    }
    at = end + 'endstream'.length
  }
  parts.push(text.slice(at))
  // Words in brackets are text for people: a title such as (Before/Launch) is none of our business.
  return parts.join('\n').replace(/\((?:\\.|[^\\()])*\)/gs, '()')
}

function inflate(data: Buffer, maxOutputLength: number): string {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, maxOutputLength), finishFlush: 2 }).toString(
      'latin1',
    )
  } catch (error) {
    return fail('UNSUPPORTED_MEDIA', 'This PDF cannot be read. Print it to a new PDF and choose that one.', {
      field: 'file',
      cause: error,
    })
  }
}
