import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { NoTable, type TableFault } from './table-fault.ts'

const faults: Record<Exclude<TableFault, 'open-quote'>, MessageDescriptor> = {
  tooLarge: msg`This file is too large. A table of 2,000 rows has less than 12 MB.`,
  tooLong: msg`This table has more than 20,000 rows or 400 columns, or something far away from it. Copy the table alone into a new file.`,
  unreadable: msg`This file cannot be read as a table. Open it in a spreadsheet program and save it as XLSX or CSV.`,
  'old-excel': msg`This is a file of an old Excel (.xls). Save it as .xlsx or CSV and choose that one.`,
  locked: msg`This file is locked with a password. Save it without the password and choose it again.`,
  empty: msg`There is nothing in this file.`,
}

/** Why a file is no table, and what to do; anything else that went wrong while it was read counts as unreadable. */
export function tableFaultText(error: unknown): string {
  if (!(error instanceof NoTable)) return i18n._(faults.unreadable)
  if (error.fault !== 'open-quote') return i18n._(faults[error.fault])
  const { row = 1 } = error
  return i18n._(
    msg`In row ${row} a quotation mark is opened and never closed, so the rows behind it cannot be told apart. Correct it in the file and choose it again.`,
  )
}
