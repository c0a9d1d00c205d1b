import type { SmsTemplateName } from '@parichay/contract/agency/messaging.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** Columns of agency_messaging: by what an agency sends; null goes out by the platform's. */
export type AgencyMessagingTable = {
  agencyId: number
  smsAuthkeySealed: string | null
  smsHeader: string
  smsEntityId: string
  smsTemplates: JSONColumnType<Partial<Record<SmsTemplateName, string>>>
  mailHost: string | null
  mailPort: number | null
  mailUser: string
  mailPasswordSealed: string | null
  mailFrom: string
  version: Generated<number>
}
/** The table of messaging. */
export type MessagingTables = { agencyMessaging: AgencyMessagingTable }
