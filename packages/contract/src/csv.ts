/**
 * Spreadsheets run what begins with these signs, full-width and small forms included, also behind blanks and signs that
 * nobody sees; a tab or a line end begins the next cell. Apostrophes in front count as the ones that were put there.
 */
const dangerous = /^'*(?:[\t\r\n\0]|[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212])/u

/** A cell that a spreadsheet would run gets an apostrophe in front. */
export const guardedCell = (text: string): string => (dangerous.test(text) ? `'${text}` : text)

/** The text of such a cell without its apostrophe. */
export const unguardedCell = (text: string): string =>
  text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text

const unreckoned =
  /^(?:#(?:N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|ERROR!)|Err:\d{3})$/i

/** Whether a cell is what a spreadsheet shows where it could not reckon: `#N/A`. */
export const isUnreckoned = (text: string): boolean => unreckoned.test(text)

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as a file that every spreadsheet opens with its letters whole. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
