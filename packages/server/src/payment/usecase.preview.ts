import { addDays, daysBetween, istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type {
  PaidDays,
  PurchasePreview,
  ReversalPreview,
  TimePreview,
} from '@parichay/contract/payment/fields.periods.ts'
import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { roomLeft } from './rules.ts'
import { type Bought, changeOf, layTime, type Period, type TimeOf, usedBy } from './rules.periods.ts'
import type { IntentRow } from './store.ts'
import { findActivation, findPayment } from './store.money.ts'
import { readTime, type Standing } from './store.periods.ts'
import { listRefunds } from './store.refunds.ts'
import { countSingle } from './store.single.ts'

type Of = Pick<Scope, 'agencyId'>
type Named = Bought & { recordNo: number | null; name: string }

const daysOf = (period: Period | null): PaidDays | null =>
  period && { startsOn: period.from, lastDay: addDays(period.until, -1) }

/** What stands now, beside what the function that lays all days makes of the purchases that will count. */
function compare(now: Standing, is: TimeOf<Named>, today: string): TimePreview {
  const { laying, term } = layTime(is)
  const laid = new Map(laying.laid.map((one) => [one.intentId, one]))
  const then = new Map(now.counted.map((one) => [one.intentId, one]))
  const all = new Map<string, Named>([...now.counted, ...is.counted].map((one) => [one.intentId, one]))
  const changes = [...all.values()].flatMap(({ intentId, recordNo, name }) => {
    const change = changeOf(then.get(intentId), laid.get(intentId), today)
    return change ? [{ ...change, recordNo, name, was: daysOf(change.was), is: daysOf(change.is) }] : []
  })
  const before = { left: layTime(now).laying.before }
  const elsewhere = changeOf(before, { left: laying.before }, today)
  if (elsewhere) {
    const [was, left] = [daysOf(elsewhere.was), daysOf(elsewhere.is)]
    changes.push({ ...elsewhere, recordNo: null, name: '', was, is: left })
  }
  const { lastDay, isPaid } = now.stands
  const trial = !isPaid && term.isPaid && lastDay !== null ? daysBetween(today, lastDay) + 1 : 0
  return { asOf: today, was: now.stands, is: term, trialDaysLost: Math.max(0, trial), changes }
}

/** What a plan would do to the time of a business if it were bought now. */
export async function previewPurchase(
  db: Db,
  scope: Of,
  wish: { businessId: number; name: string; planId: number | null; years: number; renew: boolean; now: Date },
): Promise<Omit<PurchasePreview, 'amountPaise'>> {
  const { businessId, now, ...facts } = wish
  const today = istDay(now)
  const time = await readTime(db, scope, businessId)
  const mine: Named = { ...facts, intentId: '', recordNo: null, boughtOn: today }
  const preview = compare(time, { ...time, counted: [...time.counted, mine] }, today)
  const { startsOn, lastDay } = preview.changes.find(({ what }) => what === 'new')!.is!
  const isBehind = time.stands.isPaid && time.stands.lastDay === addDays(startsOn, -1)
  return {
    ...preview,
    startsOn,
    lastDay,
    begins: startsOn > today ? 'after' : startsOn < today ? 'since' : 'today',
    goesOnAfter: isBehind ? time.stands.lastDay : null,
    // What moves keeps its years; only what is cut loses days.
    daysLost: preview.changes.reduce((sum, { what, days }) => sum - (what === 'cut' ? days : 0), 0),
  }
}

/** What taking a purchase back would do now. Fails when it was taken back before, or is not settled. */
export async function previewReversal(
  db: Db,
  scope: Of,
  intent: IntentRow,
  now: Date,
): Promise<Omit<ReversalPreview, 'businessName'>> {
  const { intentId, recordNo, kind, businessId, objectNo, amount, snapshot } = intent
  const activation = await findActivation(db, scope, intentId)
  if (intent.state !== 'paid' || !activation || activation.endedBy === 'reversal')
    return fail('CONFLICT', 'This payment was taken back before, or is not settled.')
  const payment = activation.paymentId ? await findPayment(db, scope, activation.paymentId) : undefined
  const sent = (await listRefunds(db, scope, intentId)).filter(
    ({ paymentId }) => paymentId === payment?.paymentId,
  )
  const left = kind === 'pdf' || kind === 'video' ? await countSingle(db, scope, kind, objectNo ?? 0) : null
  return {
    recordNo,
    kind: kind as 'card' | 'pdf' | 'video',
    name: snapshot.name,
    amountPaise: amount,
    throughGateway: payment !== undefined,
    refundPaise: payment ? roomLeft(payment.amount, sent) : 0,
    time:
      kind === 'card' && businessId !== null
        ? await without(db, scope, businessId, intentId, istDay(now))
        : null,
    single: left === null ? null : { was: left, is: Math.max(0, left - (snapshot.quantity ?? 1)) },
  }
}

async function without(db: Db, scope: Of, businessId: number, intentId: string, today: string) {
  const time = await readTime(db, scope, businessId)
  const gone = time.counted.find((one) => one.intentId === intentId)
  const used = usedBy(gone?.left ?? null, today)
  return compare(
    time,
    {
      before: time.before,
      counted: time.counted.filter((one) => one.intentId !== intentId),
      usedUntil:
        [time.usedUntil, used]
          .filter((day) => day !== null)
          .toSorted()
          .at(-1) ?? null,
    },
    today,
  )
}
