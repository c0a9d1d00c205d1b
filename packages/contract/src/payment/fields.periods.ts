import { z } from 'zod'
import { IstDate } from '../ids.ts'
import { RecordNo } from './fields.ts'

/** First and last usable day. */
export const PaidDays = z.object({ startsOn: IstDate, lastDay: IstDate })
export type PaidDays = z.infer<typeof PaidDays>

/** The time of a business: its last usable day, null without an end, and whether it was paid for. */
export const PaidTerm = z.object({ lastDay: IstDate.nullable(), isPaid: z.boolean() })
export type PaidTerm = z.infer<typeof PaidTerm>

/** What can happen to the days of one purchase. */
export const periodEvents = ['new', 'gone', 'cut', 'restored', 'moved'] as const

/** What happens to the days of one purchase; `days` are those from today on that it gains, or loses. */
export const PeriodChange = z.object({
  /** Null for what is not bought yet, and for time that was paid elsewhere. */
  recordNo: RecordNo.nullable(),
  /** Empty for time that was paid elsewhere. */
  name: z.string(),
  what: z.enum(periodEvents),
  was: PaidDays.nullable(),
  is: PaidDays.nullable(),
  days: z.number().int(),
})
export type PeriodChange = z.infer<typeof PeriodChange>

/** What happens to the time of a business, worked out by the function that lays it. */
export const TimePreview = z.object({
  /** The day (IST) it holds for. */
  asOf: IstDate,
  was: PaidTerm,
  is: PaidTerm,
  /** Days of a trial, today among them, that a purchase ends. */
  trialDaysLost: z.number().int(),
  /** Only purchases whose days change. */
  changes: z.array(PeriodChange),
})
export type TimePreview = z.infer<typeof TimePreview>

/** What buying a plan costs and does, before it is bought. Paise, GST included. */
export const PurchasePreview = TimePreview.extend({
  amountPaise: z.number().int(),
  startsOn: IstDate,
  lastDay: IstDate,
  /** `after` what is paid already, or `since` the end of the plan that is over: in both no day is lost. */
  begins: z.enum(['today', 'after', 'since']),
  /** The last paid day before it, where it goes on from there. */
  goesOnAfter: IstDate.nullable(),
  /** Paid days of other purchases that are lost with it. */
  daysLost: z.number().int(),
})
export type PurchasePreview = z.infer<typeof PurchasePreview>

/** What taking a purchase back does, before it is done. Paise. */
export const ReversalPreview = z.object({
  recordNo: RecordNo,
  kind: z.enum(['card', 'pdf', 'video']),
  name: z.string(),
  businessName: z.string(),
  amountPaise: z.number().int(),
  throughGateway: z.boolean(),
  /** What goes back through the provider; what staff were paid is given back by hand. */
  refundPaise: z.number().int(),
  /** The days of a plan; null for a single purchase. */
  time: TimePreview.nullable(),
  /** Exports or downloads that are left of it, now and afterwards; null for a plan. */
  single: z.object({ was: z.number().int(), is: z.number().int() }).nullable(),
})
export type ReversalPreview = z.infer<typeof ReversalPreview>
