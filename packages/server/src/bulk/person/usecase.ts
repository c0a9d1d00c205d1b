import type { PeopleChoice } from '@parichay/contract/bulk/fields.people.ts'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { fail } from '@parichay/contract/errors.ts'
import { lockStaff, namePeople, type PersonRow } from '../../franchisee/people/store.ts'
import { invitePerson, requirePerson, savePerson } from '../../franchisee/people/usecase.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { count } from '../../platform/limits.ts'
import { nameOf, type Scope } from '../../platform/scope.ts'
import type { NewJob } from '../store.ts'
import { byJob, type Deed, inOne } from '../usecase.row.ts'
import { type Asking, foundBy, type Running } from '../usecase.ts'

/** The people that a filter finds now, called by their name alone; CONFLICT when they are not as many as were shown. */
export async function peopleChosen(
  call: Asking,
  { filter, expected }: { filter: PeopleChoice; expected: number },
): Promise<{ there: Scope; rows: NewJob['rows'] }> {
  const wanted = { expected, subject: 'person' } as const
  const { there, found } = await foundBy(call, filter, wanted, (tx, within, words, most) =>
    namePeople(tx, within, { ...filter, words }, most),
  )
  return { there, rows: found.map(({ franchiseeId, name }) => ({ subjectId: franchiseeId, label: name })) }
}

/** A person in whose agency nobody else is changed until the transaction ends: the last admin is counted in peace. */
async function hold(tx: Tx, { there, now }: Running, franchiseeId: number | null): Promise<PersonRow> {
  await lockStaff(tx, there)
  return requirePerson(tx, there, franchiseeId ?? 0, now)
}

async function record(
  tx: Tx,
  run: Running,
  franchiseeId: number,
  words: Pick<Parameters<typeof audit>[2], 'action' | 'detail'>,
): Promise<void> {
  const { job, now: at, actor, ip } = byJob(run)
  const object = `franchisee ${franchiseeId}` as const
  await audit(tx, run.there, { at, actor, ip, object, ...words, detail: { ...words.detail, job } })
}

async function switchTo(tx: Tx, run: Running, person: PersonRow, isActive: boolean): Promise<PersonRow> {
  const { franchiseeId, version } = person
  const { result, ...words } = await savePerson(tx, run.there, run, person, {
    franchiseeId,
    version,
    isActive,
  })
  await record(tx, run, franchiseeId, words)
  return result
}

const switching =
  (isActive: boolean): Deed =>
  (run, row) =>
    inOne(run, row, async (tx, { subjectId }) => {
      const person = await hold(tx, run, subjectId)
      if (person.isActive === isActive) return { change: { state: 'done' } }
      const { version } = await switchTo(tx, run, person, isActive)
      return { change: { state: 'done', before: JSON.stringify({ person: { version } }) } }
    })

/** What another admin changed in a person since stays, and how they stand with it. */
const switchingBack =
  (isActive: boolean): Deed =>
  (run, row) =>
    inOne(run, row, async (tx, { subjectId, before }) => {
      const { person: left } = before ?? {}
      if (!left) return { change: { state: 'undone' } }
      const person = await hold(tx, run, subjectId)
      if (person.version !== left.version) fail('CONFLICT', 'Somebody changed this person meanwhile.')
      await switchTo(tx, run, person, isActive)
      return { change: { state: 'undone' } }
    })

const invite: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId }) => {
    const { world, there, actor, now } = run
    const person = await hold(tx, run, subjectId)
    await invitePerson(tx, there, run, person)
    const bucket = `invite:${actor.agencyId}:${nameOf(actor)}`
    if ((await count(world.database.platform, now, { bucket, windowSec: 86_400 })) > bulkBounds.invited)
      fail('LIMIT_REACHED', 'As many invitations as a day allows were sent. Send the others tomorrow.')
    await record(tx, run, person.franchiseeId, { action: 'staff.invite' })
    return { change: { state: 'done' } }
  })

/** What each kind of job does with people. */
export const personDeeds = {
  personDisable: switching(false),
  personEnable: switching(true),
  personInvite: invite,
}
/** How each kind is taken back; an invitation was read. */
export const personUndoings = { personDisable: switchingBack(true), personEnable: switchingBack(false) }
