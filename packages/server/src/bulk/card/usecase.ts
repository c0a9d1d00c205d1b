import type { CardChoice } from '@parichay/contract/bulk/fields.projects.ts'
import { fail } from '@parichay/contract/errors.ts'
import { madeBetween } from '../../business/rules.ts'
import { nameCards } from '../../card/list/store.ts'
import { removeCard, switchCard } from '../../card/state/usecase.ts'
import { type CardRow, findCard } from '../../card/store.ts'
import { lockFound, saveLocked } from '../../card/usecase.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { NewJob } from '../store.ts'
import { byJob, type Deed, inOne } from '../usecase.row.ts'
import { type Asking, foundBy, type Running } from '../usecase.ts'

/**
 * The digital cards that a filter finds now, called by business and link, which outlive what a card says; CONFLICT when they
 * are not as many as were shown.
 */
export async function cardsChosen(
  call: Asking,
  { filter, expected }: { filter: CardChoice; expected: number },
): Promise<{ there: Scope; rows: NewJob['rows'] }> {
  const wanted = { expected, right: 'card.list', subject: 'card' } as const
  const { there, found } = await foundBy(call, filter, wanted, (tx, within, words, most) =>
    nameCards(tx, within, { ...filter, ...madeBetween(filter), words }, most),
  )
  const rows = found.map(({ cardNo, cardId, businessId, businessName }) => ({
    subjectId: cardNo,
    businessId,
    label: [businessName, cardId].filter(Boolean).join(' · '),
  }))
  return { there, rows }
}

type Status = 'ACTIVE' | 'INACTIVE'
const keyOf = ({ agencyId, cardId }: CardRow) => cardId && `${agencyId}:${cardId}`
const lock = async (tx: Tx, { there }: Running, cardNo: number) =>
  lockFound(tx, there, await findCard(tx, there, cardNo))

async function save(tx: Tx, run: Running, card: CardRow, status: Status, reason?: string): Promise<CardRow> {
  const by = byJob(run)
  return saveLocked(tx, run.there, card, by, {
    decide: () => switchCard(tx, run.there, card, { ...by, status, reason }),
  })
}

const switchTo =
  (status: Status): Deed =>
  (run, row) =>
    inOne(run, row, async (tx, { subjectId }) => {
      const card = await lock(tx, run, subjectId ?? 0)
      if (card.status === status) return { change: { state: 'done' } }
      const saved = await save(tx, run, card, status, run.job.wish.reason)
      const before = JSON.stringify({ card: { was: card.status, version: saved.version } })
      return { change: { state: 'done', before }, pageKey: keyOf(saved) }
    })

/** What was changed in a card since is kept with it. */
const switchBack: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId, before }) => {
    const { card: was } = before ?? {}
    if (!was) return { change: { state: 'undone' } }
    const card = await lock(tx, run, subjectId ?? 0)
    if (card.version !== was.version) fail('CONFLICT', 'Somebody changed this card meanwhile.')
    const saved = await save(tx, run, card, was.was)
    return { change: { state: 'undone' }, pageKey: keyOf(saved) }
  })

const remove: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId }) => {
    const pageKey = await removeCard(tx, run.there, subjectId ?? 0, { ...byJob(run), restore: false })
    const before = JSON.stringify({ deletedAt: run.now.toISOString() })
    return { change: { state: 'done', before }, pageKey }
  })

const restore: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId, before }) => {
    const cardNo = subjectId ?? 0
    if (await findCard(tx, run.there, cardNo)) fail('CONFLICT', 'It was brought back already.')
    const was = new Date(before?.deletedAt ?? '')
    const pageKey = await removeCard(tx, run.there, cardNo, { ...byJob(run), restore: true, was })
    return { change: { state: 'undone' }, pageKey }
  })

/** What each kind of job does with a digital card. */
export const cardDeeds = {
  cardPause: switchTo('INACTIVE'),
  cardResume: switchTo('ACTIVE'),
  cardDelete: remove,
}
/** How each kind is taken back. */
export const cardUndoings = { cardPause: switchBack, cardResume: switchBack, cardDelete: restore }
