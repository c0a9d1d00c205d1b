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
import { addLead, findRecent, lockLead, setLead, tellAgain, waitTurn } from './store.ts'

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

const sameName = (one: string, other: string) =>
  one.replace(/\s+/g, ' ').toLowerCase() === other.replace(/\s+/g, ' ').toLowerCase()

/** What somebody says the second time and did not say before: another name, other words, or nothing. */
function addedTo(known: Pick<Left, 'name' | 'note'>, { name, note }: Left): string {
  const words = known.note.includes(note) ? '' : note
  const isNamed = known.note.split('\n').some((line) => line === name || line.startsWith(`${name}: `))
  return sameName(known.name, name) || isNamed ? words : [name, words].filter(Boolean).join(': ')
}

/**
 * Keeps what a visitor left. The same number on the same card within the hour is the same lead: another name and other words of the
 * second time are added to it and its owner is told anew, so that a correction reaches them and nobody is listed twice. What finds
 * no room there is a lead of its own: the visitor was thanked for it.
 */
export async function takeLead(tx: Tx, scope: Scope, left: Left, now: Date): Promise<void> {
  await waitTurn(tx, scope, left)
  const since = new Date(now.getTime() - sameLeadMinutes * 60_000)
  const known = await findRecent(tx, scope, { ...left, since })
  const added = known && addedTo(known, left)
  if (added === '') return
  const note = known && [known.note, added].filter(Boolean).join('\n')
  if (note === undefined || note.length > longestNote)
    return addLead(tx, scope, { ...left, consentVersion: leadConsentVersion, createdAt: now })
  await setLead(tx, scope, known!.leadId, { note })
  await tellAgain(tx, scope, known!.leadId)
}

type By = Pick<Call, 'actor' | 'scope' | 'world' | 'now' | 'ip'>

/** Says how far the owner is with a lead, or keeps their note. The entry names the lead and none of its words. Fails with NOT_FOUND, CONFLICT, BUSINESS_SUSPENDED. */
export function changeLead(call: By, { leadId, version, status, ownNote }: LeadChange): Promise<Lead> {
  const { scope, actor } = call
  return changeAndRecord(call, scope, 'agency', async (tx) => {
    const was = (await lockLead(tx, scope, leadId)) ?? gone()
    if (was.deletedAt !== null) gone()
    requireGoingOn(was)
    if (was.version !== version)
      fail('CONFLICT', 'This lead was changed on another device. Look at it and save again.')
    const columns = { ...(status && { status }), ...(ownNote !== undefined && { ownNote }) }
    const row =
      Object.keys(columns).length > 0
        ? await setLead(tx, scope, leadId, { ...columns, version: version + 1 })
        : was
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
