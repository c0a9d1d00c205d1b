import type { CountedKind } from '@parichay/contract/card/visits.ts'
import type { FeedbackTag } from '@parichay/contract/feedback/fields.ts'
import type { Language } from '@parichay/contract/agency/fields.ts'
import type { LeadStatus } from '@parichay/contract/lead/rules.ts'
import type { ColumnType, Generated } from 'kysely'

type Made = ColumnType<Date, Date | undefined, Date>

/** Columns of card_visit. */
export type CardVisitTable = {
  agencyId: number
  cardNo: number
  day: string
  kind: CountedKind
  count: number
}
/** Columns of feedback. */
export type FeedbackTable = {
  agencyId: number
  feedbackId: Generated<number>
  cardNo: number
  cardName: string
  stars: number
  text: string
  name: string
  language: string
  /** Kept by triggers. */
  madeByFranchiseeId: ColumnType<number | null, never, never>
  searchText: ColumnType<string, never, never>
  answeredAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  answeredBy: Generated<string>
  tags: Generated<FeedbackTag[]>
  createdAt: Made
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
/** Columns of lead. */
export type LeadTable = {
  agencyId: number
  leadId: Generated<number>
  businessId: number
  cardNo: number
  name: string
  /** E.164. */
  phone: string
  note: string
  language: Language
  consentVersion: number
  status: Generated<LeadStatus>
  ownNote: Generated<string>
  /** Of what the owner says: status and note. */
  version: Generated<number>
  searchText: ColumnType<string, never, never>
  createdAt: Date
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Tables of what visitors of cards do and leave: visits, feedback, leads. */
export type VisitorTables = { cardVisit: CardVisitTable; feedback: FeedbackTable; lead: LeadTable }
