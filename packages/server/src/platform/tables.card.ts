import type { ReportReason, ReportState } from '@parichay/contract/card-report/fields.ts'
import type { ColumnType, Generated } from 'kysely'

/** Columns of card_pin. */
export type CardPinTable = {
  agencyId: number
  cardNo: number
  /** Argon2id of the PIN, sealed: a PIN is short, and whoever reads the table alone must not try them. */
  pinSealed: string
  /** Another one with each PIN. */
  mark: Generated<string>
  setAt: Date
  /** Wrong tries since `triesFrom`. */
  tries: Generated<number>
  triesFrom: Date
}

/** Columns of card_report. */
export type CardReportTable = {
  agencyId: number
  cardReportId: Generated<number>
  cardNo: number
  reason: ReportReason
  note: string
  contact: string
  language: string
  state: Generated<ReportState>
  stateAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  stateBy: Generated<string>
  /** Kept by triggers. */
  madeByFranchiseeId: ColumnType<number | null, never, never>
  createdAt: Date
}

/** Tables about digital cards beside the card itself. */
export type CardTables = { cardPin: CardPinTable; cardReport: CardReportTable }
