import type { Lead } from '@parichay/contract/lead/fields.ts'
import type { LeadRow } from './store.ts'

/** A lead as its owner reads it, with what they may do with it. */
export const presentLead = (
  { leadId, businessId, cardNo, name, phone, note, language, status, ownNote, version, createdAt }: LeadRow,
  can: Lead['can'],
): Lead => ({
  leadId,
  businessId,
  cardNo,
  name,
  phone,
  note,
  language,
  status,
  ownNote,
  version,
  can,
  createdAt: createdAt.toISOString(),
})
