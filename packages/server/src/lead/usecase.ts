import type { Language } from '@parichay/contract/agency/fields.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Lead, LeadChange } from '@parichay/contract/lead/fields.ts'
import { leadConsentVersion, sameLeadMinutes } from '@parichay/contract/lead/rules.ts'
import { requireGoingOn } from '../business/usecase.ts'
import { changeAndRecord } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import type { Scope } from '../platform/scope.ts'
import { verdictsOnLead } from './policy.ts'
import { presentLead } from './present.ts'
import { addLead, findRecent, lockLead, setLead, waitTurn } from './store.ts'

const gone = () => fail('NOT_FOUND', 'This lead does not exist any more.')

/** What a visitor left of themselves, their number as it is called. */
export type Left = {
  cardNo: number
  name: string
  phone: string
  note: string
  language: Language
}

/** Longest note that words of a second time are added to. */
const longestNote = 1000

/**
 * Keeps what a visitor left. The same number on the same card within the hour is the same lead: other words of the second time are
 * added to it, so that a correction reaches the owner and nobody is listed twice.
 */
export async function takeLead(tx: Tx, scope: Scope, left: Left, now: Date): Promise<void> {
  await waitTurn(tx, scope, left)
  const since = new Date(now.getTime() - sameLeadMinutes * 60_000)
  const known = await findRecent(tx, scope, { ...left, since })
  if (!known) return addLead(tx, scope, { ...left, consentVersion: leadConsentVersion, createdAt: now })
  const note = [known.note, left.note].filter(Boolean).join('\n')
  if (left.note && !known.note.includes(left.note) && note.length <= longestNote)
    await setLead(tx, scope, known.leadId, { note })
}

type By = Pick<Call, 'actor' | 'scope' | 'world' | 'now' | 'ip'>

/** Says how far the owner is with a lead, or keeps their note. The entry names the lead and none of its words. Fails with NOT_FOUND, BUSINESS_SUSPENDED. */
export function changeLead(call: By, { leadId, status, ownNote }: LeadChange): Promise<Lead> {
  const { scope, actor } = call
  return changeAndRecord(call, scope, 'agency', async (tx) => {
    const was = (await lockLead(tx, scope, leadId)) ?? gone()
    if (was.deletedAt !== null) gone()
    requireGoingOn(was)
    const columns = { ...(status && { status }), ...(ownNote !== undefined && { ownNote }) }
    const row = Object.keys(columns).length > 0 ? await setLead(tx, scope, leadId, columns) : was
    return {
      result: presentLead(row, verdictsOnLead(was, actor)),
      action: 'lead.review',
      object: `lead ${leadId}`,
      businessId: was.businessId,
    }
  })
}

/** Deletes a lead, or brings it back. Fails with NOT_FOUND, BUSINESS_SUSPENDED. */
export async function removeLead(
  call: By,
  { leadId, restore }: { leadId: number; restore: boolean },
): Promise<void> {
  const { scope, now } = call
  await changeAndRecord(call, scope, 'agency', async (tx) => {
    const was = (await lockLead(tx, scope, leadId)) ?? gone()
    if ((was.deletedAt !== null) !== restore) gone()
    requireGoingOn(was)
    await setLead(tx, scope, leadId, { deletedAt: restore ? null : now })
    return {
      result: undefined,
      action: restore ? 'lead.restore' : 'lead.delete',
      object: `lead ${leadId}`,
      businessId: was.businessId,
    }
  })
}
