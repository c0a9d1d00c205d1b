/** Spreadsheets run what begins with these signs. */
const dangerous = /^[=+\-@\t\r]/

/** A cell that a spreadsheet would run gets an apostrophe in front. */
export const guardedCell = (text: string): string => (dangerous.test(text) ? `'${text}` : text)

/** The text of such a cell without its apostrophe. */
export const unguardedCell = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as a file that every spreadsheet opens with its letters whole. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
