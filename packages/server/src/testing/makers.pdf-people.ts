import { nobody, type PersonFacts } from '@parichay/contract/pdf-card/people.ts'
import { randomUUID } from 'node:crypto'
import { getDocumentProxy } from 'unpdf'

/** A new row of the people of a project, as the panel sends it. */
export const changeOf = (facts: Partial<PersonFacts>, place = 1, more: object = {}) => ({
  rowKey: randomUUID() as string,
  place,
  facts: { ...nobody, ...facts },
  version: 0,
  isDeleted: false,
  ...more,
})

/** The words of each page of a PDF, read by another library. */
export async function wordsOf(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = []
  for (let no = 1; no <= pdf.numPages; no++) {
    const { items } = await (await pdf.getPage(no)).getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    )
  }
  return pages
}
