import { type Cells, decodeText } from '@parichay/contract/pdf-card/people-import.ts'
import Papa from 'papaparse'
import { NoTable, tableBounds } from '../ui/table-fault.ts'

/** Pages, documents and contacts that are sent as tables, or are called so: programs of accounts save pages as `.xls`. */
const others = /^\s*(?:<(?:!doctype|html|head|body|table|meta|style|\?xml)|%PDF-|\{\\rtf|BEGIN:VCARD)/i
/** Letters that no table has; pictures and other files are full of them. */
const strange = /[^\P{Cc}\t\n]/u
/** Excel's own first line, which says what stands between the cells. */
const separatorLine = /^"?sep=([,;|\t])"?\n/i
/** A blank between the sign and the quotes, as people type it: the quotes would be letters, and commas within would part the cell. */
const loosely = /([,;|\t]) +(?=")/g

/** Reads CSV: lines that end in any manner, cells parted by commas, semicolons, tabs or lines. Throws NoTable. */
export function readText(bytes: Uint8Array): Cells {
  const text = decodeText(bytes)
    .replace(/^\uFEFF+/, '')
    .replace(/\r\n?/g, '\n')
    // What old programs end a file with, and what others put for a line within a cell.
    .replaceAll('\u001a', '')
    .replace(/[\v\f]/g, ' ')
  if (others.test(text) || strange.test(text.slice(0, 2000))) throw new NoTable('unreadable')
  const said = separatorLine.exec(text)
  const rows = parse(said ? text.slice(said[0].length) : text, said?.[1])
  return rows.map((row) => row.map((cell) => cell.replaceAll('\0', '')))
}

function parse(text: string, delimiter: string | undefined): Cells {
  const read = (lines: string) =>
    Papa.parse<string[]>(lines, {
      ...(delimiter === undefined ? {} : { delimiter }),
      delimitersToGuess: [',', ';', '\t', '|'],
      newline: '\n',
      preview: tableBounds.rows + 1,
    })
  const first = read(text)
  const isLoose = first.data.some((row) => row.some((cell) => /^ +"/.test(cell)))
  const whole = isLoose ? text.replace(loosely, '$1') : text
  const { data, errors, meta } = isLoose ? read(whole) : first
  // All that follows would be one cell.
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) throw new NoTable('open-quote', (open.row ?? 0) + 1)
  // Empty lines may go on for ever, rows may not.
  if (meta.truncated && /[^\s,;|"]/.test(whole.slice(meta.cursor))) throw new NoTable('tooLong')
  return data
}
