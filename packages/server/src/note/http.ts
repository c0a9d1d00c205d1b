import { changedParts } from '@parichay/contract/activity/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { noteBounds } from '@parichay/contract/note/fields.ts'
import type { noteRoutes } from '@parichay/contract/note/routes.ts'
import { lockBusiness } from '../business/store.ts'
import { type Change, changeAndRecord } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { agencyOfBusiness, findReached } from '../platform/reach.ts'
import { nameOf, scopeAt, type Scope } from '../platform/scope.ts'
import { mayChange } from './policy.ts'
import { presentNote } from './present.ts'
import {
  addNote,
  changeNote,
  listNotes,
  lockNote,
  namesOfStaff,
  type NoteRow,
  setNoteDeleted,
} from './store.ts'

const keptMs = 30 * 86_400_000
const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')
const noNote = () => fail('NOT_FOUND', 'This note is not there any more, or it is not yours to change.')

const scopeOf = async ({ world, scope }: Pick<Call, 'world' | 'scope'>, businessId: number) =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
    : scope

async function presentAll({ world, actor }: Pick<Call, 'world' | 'actor'>, rows: readonly NoteRow[]) {
  const names = await namesOfStaff(world.database.platform, [...new Set(rows.map((row) => row.writtenBy))])
  return rows.map((row) => presentNote(row, names, actor))
}

/** Changes the notes of a business, with an entry in the log; one after the other. */
async function change<T>(
  call: Pick<Call, 'world' | 'scope' | 'actor' | 'now' | 'ip'>,
  businessId: number,
  work: (tx: Tx, there: Scope) => Promise<Change<T>>,
): Promise<T> {
  const there = await scopeOf(call, businessId)
  return changeAndRecord(call, there, 'agency', async (tx) => {
    if (!(await lockBusiness(tx, there, businessId))) noBusiness()
    return work(tx, there)
  })
}

/** Refuses one more than a business may have. */
async function requireRoom(tx: Tx, there: Scope, businessId: number): Promise<void> {
  if ((await listNotes(tx, there, businessId)).length >= noteBounds.perBusiness)
    fail('LIMIT_REACHED', `A business has at most ${noteBounds.perBusiness} notes.`)
}

/** Handlers of `noteRoutes`. */
export const noteHandlers: Handlers<typeof noteRoutes> = {
  async listNotes(call) {
    const { id } = call.params
    const there = await scopeOf(call, id)
    const rows = await call.world.database.inScope(there, async (tx) => {
      if (!(await findReached(tx, there, id))) noBusiness()
      return listNotes(tx, there, id)
    })
    return presentAll(call, rows)
  },

  async saveNote(call) {
    const { params, body, actor, now } = call
    const { noteId, version, ...words } = body
    const row = await change(call, params.id, async (tx, there) => {
      const object = `business ${params.id}` as const
      if (noteId === undefined) {
        await requireRoom(tx, there, params.id)
        const made = { ...words, businessId: params.id, writtenBy: nameOf(actor), createdAt: now }
        const result = await addNote(tx, there, made)
        return { result, action: 'note.add', object, detail: { note: words.text } }
      }
      const before = await lockNote(tx, there, params.id, noteId)
      if (!before || before.deletedAt !== null || !mayChange(before.writtenBy, actor)) return noNote()
      if (version !== undefined && version !== before.version)
        fail('CONFLICT', 'This was changed on another device. Look at the newer version and save again.')
      const result = await changeNote(tx, before, words, now)
      const { text, isPinned } = before
      return {
        result,
        action: 'note.change',
        object,
        detail: changedParts({ text, isPinned }, words) ?? {},
      }
    })
    return (await presentAll(call, [row]))[0]!
  },

  async deleteNote(call) {
    const { params, body, actor, now } = call
    await change(call, params.id, async (tx, there) => {
      const row = await lockNote(tx, there, params.id, params.noteId)
      if (!row || !mayChange(row.writtenBy, actor)) return noNote()
      const isKept = row.deletedAt === null || now.getTime() - row.deletedAt.getTime() < keptMs
      if (body.restore ? row.deletedAt === null || !isKept : row.deletedAt !== null) noNote()
      if (body.restore) await requireRoom(tx, there, params.id)
      await setNoteDeleted(tx, row, body.restore ? null : now)
      return {
        result: undefined,
        action: body.restore ? 'note.restore' : 'note.delete',
        object: `business ${params.id}`,
        detail: { note: row.text },
      }
    })
    return { deleted: body.restore !== true }
  },
}
