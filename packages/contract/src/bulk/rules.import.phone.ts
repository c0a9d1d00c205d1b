import { unguardedCell } from '../csv.ts'
import { plainDigits } from '../digits.ts'

/** What people write in front of a number. */
const inFront = /^(?:(?:ph|phone|mob|mobile|tel|cell|whatsapp|contact|no)[\s.:-]*){1,4}(?=[+(\d])/i
/** A number that a spreadsheet wrote with an exponent and all of its digits. */
const whole = /^\d\.(?:\d{9}e\+?0?9|\d{11}e\+?11)$/i
const shortened = /^\d[.,]\d+e\+?\d+$/i

/** No number has more letters around it; a cell may have a hundred thousand. */
const longest = 300

/** The cell with plain digits, blanks and dashes, without what spreadsheets, chats and pages put around a number. */
function plainText(cell: string): string {
  const text = plainDigits(unguardedCell(cell.trim()).slice(0, longest).normalize('NFKC'))
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    // `="98765…"` is how programs keep a spreadsheet from taking it for a sum; an apostrophe in front says the same.
    .replace(/^="?([^"]*)"?$/, '$1')
    .replace(/^['`\u2018\u2019"]+|['"\u2019]+$/g, '')
    .replace(inFront, '')
    .replace(/[\s,;.]+$/, '')
    .replace(/\.0+$/, '')
  if (/^\d{1,3}(?:,\d{2,3}){2,}$/.test(text)) return text.replaceAll(',', '')
  return whole.test(text) ? String(Number(text)) : text
}

/** A number of a file as `+91…`; digits of Indian scripts count, what a spreadsheet made of a number does not. Null for none. */
export function importedPhone(cell: string): string | null {
  const digits = plainText(cell).replace(/[\s().-]/g, '')
  const mobile = /^(?:\+?0{0,2}91|0)?0?([6-9]\d{9})$/.exec(digits)
  return mobile ? `+91${mobile[1]}` : null
}

/** What to do about a cell that holds no such number. */
export function phoneFault(cell: string): string {
  const text = plainText(cell)
  if (shortened.test(text))
    return 'The spreadsheet shortened this number. Format the column as text and type it again.'
  const numbers = text.replace(/[\s().-]/g, '').match(/(?<!\d)(?:\+?91|0)?[6-9]\d{9}(?!\d)/g) ?? []
  if (numbers.length > 1) return 'There are several numbers in this cell. Leave one of them.'
  if (numbers.length === 1) return 'Leave only the number in this cell.'
  return 'A valid phone number is required.'
}
