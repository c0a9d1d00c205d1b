import type { Language } from '@parichay/contract/agency/fields.ts'
import type { LeadStatus } from '@parichay/contract/lead/rules.ts'
import type { ColumnType, Generated } from 'kysely'

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
  searchText: ColumnType<string, never, never>
  createdAt: Date
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Tables of leads. */
export type LeadTables = { lead: LeadTable }
