import { fail } from '@parichay/contract/errors.ts'
import { peopleBounds, sittingBeats } from '@parichay/contract/pdf-card/people.ts'
import type { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { findBusiness } from '../../business/store.ts'
import { requireNotSuspended } from '../../business/usecase.ts'
import { type DocumentRow, findDocuments, usePictures } from '../../document/store.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Handlers } from '../../platform/http.ts'
import { nameOf, type Scope } from '../../platform/scope.ts'
import { findPdfCard } from '../store.ts'
import { makePdfPhotos } from '../photo/jobs.ts'
import { presentMark } from '../present.ts'
import { wordsOfMarked } from '../printed/usecase.ts'
import { aroundOf, atCard, gone, lockBoth } from '../usecase.ts'
import { findRevoked } from '../verify/store.ts'
import { presentPerson, presentPhoto, presentSittings } from './present.ts'
import { sortChanges } from './rules.ts'
import { countPeople, findPeople, keepPeople, listPeople } from './store.ts'
import { endSitting, hasSaved, listSittings, noteSitting } from './store.sittings.ts'

/** A pause in typing after which what is kept is another entry of the log. */
const sittingPauseMs = 30 * 60_000

type Photographed = { facts: { photoDocumentId: number | null } }
/** The photographs of some rows by number. */
async function photosOf(
  tx: Tx,
  there: Scope,
  rows: readonly Photographed[],
): Promise<Map<number, DocumentRow>> {
  const ids = [...new Set(rows.flatMap(({ facts }) => facts.photoDocumentId ?? []))]
  return new Map((await findDocuments(tx, there, ids)).map((row) => [row.documentId, row]))
}

/** Handlers of the table of people. */
export const pdfPersonHandlers: Pick<
  Handlers<typeof pdfPeopleRoutes>,
  'getPdfPeople' | 'savePdfPeople' | 'sitPdfPeople'
> = {
  async getPdfPeople(call) {
    const { query, world } = call
    const there = await atCard(call, query.pdfCardNo)
    const { origin } = await aroundOf(call, there)
    return world.database.inScope(there, async (tx) => {
      const row = (await findPdfCard(tx, there, query.pdfCardNo)) ?? gone()
      const business = (await findBusiness(tx, there, row.businessId)) ?? gone()
      const rows = await listPeople(tx, there, query.pdfCardNo)
      const photos = await photosOf(tx, there, rows)
      const revoked = await findRevoked(tx, there, query.pdfCardNo)
      const words = await wordsOfMarked(tx, there, { row, business }, rows, origin)
      return { list: rows.map((one) => presentPerson(one, { photos, revoked, words })) }
    })
  },

  async savePdfPeople(call) {
    const { body, world, actor, now, ip } = call
    const { pdfCardNo, changes, sittingKey } = body
    const who = nameOf(actor)
    const there = await atCard(call, pdfCardNo)
    const { origin } = await aroundOf(call, there)
    return world.database.inScope(there, async (tx) => {
      const project = await lockBoth(tx, there, pdfCardNo)
      const { business } = project
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, business.businessId)
      const stored = await findPeople(
        tx,
        there,
        pdfCardNo,
        changes.map(({ rowKey }) => rowKey),
      )
      const { write, same, newer } = sortChanges(changes, stored)
      // What is stored already was allowed once: its uploader may be another person.
      const known = new Set(stored.map(({ facts }) => facts.photoDocumentId))
      const added = write.map(({ facts }) => facts.photoDocumentId).filter((id) => !known.has(id))
      const photosAdded = await usePictures(tx, there, added, business, nameOf(actor))
      const kept = await keepPeople(tx, there, pdfCardNo, write, now)
      const people = (await countPeople(tx, there, [pdfCardNo])).get(pdfCardNo) ?? 0
      if (people > peopleBounds.rows)
        fail(
          'LIMIT_REACHED',
          `A project holds ${peopleBounds.rows.toLocaleString('en-IN')} people. Make a second project for the others.`,
        )
      if (photosAdded.length > 0)
        await world.queue.add(tx, makePdfPhotos, {
          agencyId: there.agencyId,
          pdfCardNo,
          documentIds: photosAdded.map(({ documentId }) => documentId),
        })
      // Typing keeps something every few seconds: the log has one entry until nothing was kept for half an hour.
      const since = new Date(now.getTime() - sittingPauseMs)
      const isSame = sittingKey !== undefined && (await hasSaved(tx, there, { pdfCardNo, who }, since))
      if (sittingKey !== undefined && write.length > 0)
        await noteSitting(tx, there, { pdfCardNo, sittingKey, who }, { now, savedAt: now })
      if (write.length > 0 && !isSame)
        await audit(tx, there, {
          at: now,
          actor,
          ip,
          action: 'pdfCard.people',
          object: `pdfCard ${pdfCardNo}`,
          detail: { rows: write.length, people },
        })
      const photos = await photosOf(tx, there, [...write, ...stored])
      const revoked = await findRevoked(tx, there, pdfCardNo)
      const asTheyAre = [
        ...write.map(({ rowKey, facts }) => ({ rowKey, facts, ...kept.get(rowKey)! })),
        ...same,
      ]
      const others = stored.filter(({ rowKey }) => newer.some((one) => one.rowKey === rowKey))
      const words = await wordsOfMarked(tx, there, project, [...asTheyAre, ...others], origin)
      return {
        saved: asTheyAre.map((row) => ({
          rowKey: row.rowKey,
          personNo: row.personNo,
          version: row.version,
          photo: presentPhoto(photos.get(row.facts.photoDocumentId ?? 0)),
          printed: presentMark(row, words.get(row.rowKey)),
        })),
        newer: others.map((row) => presentPerson(row, { photos, revoked, words })),
      }
    })
  },

  async sitPdfPeople(call) {
    const { body, world, actor, now } = call
    const { pdfCardNo, sittingKey, leaves = false } = body
    const there = await atCard(call, pdfCardNo)
    const since = new Date(now.getTime() - sittingBeats.gone * 1000)
    const sitting = { pdfCardNo, sittingKey, who: nameOf(actor) }
    return world.database.inScope(there, async (tx) => {
      if (!(await findPdfCard(tx, there, pdfCardNo))) gone()
      if (leaves) await endSitting(tx, there, sitting, since)
      else await noteSitting(tx, there, sitting, { now })
      return presentSittings(await listSittings(tx, there, pdfCardNo, since), sitting)
    })
  },
}
