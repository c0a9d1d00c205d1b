import { csvText } from '@parichay/contract/csv.ts'

/** Hands a text to the browser to save as a file. */
export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Hands rows to the browser to save as a file for spreadsheets. */
export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  saveText(name, csvText(rows), 'text/csv')
