import type { PanelLanguage } from '@parichay/contract/agency/fields.ts'
import { words } from './rules.words.ts'

/** Rows as a JSON list that is written while they are read; people find one row under another. */
export async function* drawList(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let isFirst = true
  for await (const row of rows) {
    const said = JSON.stringify(row, null, 2).replaceAll('\n', '\n  ')
    yield encoder.encode(`${isFirst ? '[\n  ' : ',\n  '}${said}`)
    isFirst = false
  }
  yield encoder.encode(isFirst ? '[]\n' : '\n]\n')
}

/** What stands in the page that explains the copy. */
export type AboutCopy = {
  language: PanelLanguage
  agencyName: string
  name: string
  madeAt: Date
  files: number
  /** Names of files that found no room. */
  leftOut: readonly string[]
  /** Names of files that are not kept any more. */
  gone: readonly string[]
}

const places = { en: 'en-IN', hi: 'hi-IN' } as const

/** The page that explains the copy, in the language of its owner, for any program that shows text. */
export function drawAbout({
  language,
  agencyName,
  name,
  madeAt,
  files,
  leftOut,
  gone,
}: AboutCopy): Uint8Array {
  const said = words[language]
  const when = new Intl.DateTimeFormat(places[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(madeAt)
  const listed = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : ['', title, ...names.map((one) => `  - ${one}`)]
  const lines = [
    said.title(agencyName),
    '',
    ...(name ? [name] : []),
    said.madeAt(when),
    '',
    said.how,
    '',
    said.contents,
    ...Object.entries(said.parts).map(([part, is]) => `  - data/${part}.json: ${is}`),
    said.files(files.toLocaleString(places[language])),
    ...listed(said.noRoom, leftOut),
    ...listed(said.gone, gone),
    '',
    said.absent,
    ...Object.values(said.reasons).map((reason) => `  - ${reason(agencyName)}`),
    '',
    said.keepSafe,
  ]
  // With the mark of UTF-8, so that old programs of Windows show Hindi too.
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
}
