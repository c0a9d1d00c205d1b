/** Why a file could not be read. */
export type TableFault =
  | 'tooLarge'
  | 'tooLong'
  | 'unreadable'
  | 'old-excel'
  | 'locked'
  | 'open-quote'
  | 'empty'
/** Thrown for a file that is no table. `row`: where it goes wrong, as spreadsheets count, where that is known. */
export class NoTable extends Error {
  readonly fault: TableFault
  readonly row: number | undefined
  constructor(fault: TableFault, row?: number) {
    super(fault)
    this.fault = fault
    this.row = row
  }
}

/**
 * What is taken of a file. A sheet of 2,000 rows has some hundred thousand bytes and unpacks to a few million; rows go on
 * beyond what any import takes, so that it can say how many there are.
 */
export const tableBounds = {
  bytes: 12 * 2 ** 20,
  unpacked: 120 * 2 ** 20,
  rows: 20_000,
  columns: 400,
  cells: 1_500_000,
} as const
