import { z } from 'zod'

/** Events the server accepts (screens 8.31); phone numbers never stand in `metaData`. */
export const eventNames = [
  'START_SESSION',
  'LOGIN',
  'BUSINESS_CREATED',
  'CARD_CREATED',
  'CARD_PUBLISHED',
  'CARD_SHARED',
  'GREETING_SHARED',
  'DOWNLOAD',
  'UPGRADE_OPENED',
  'PURCHASE',
] as const

/** One usage event (specification 7, Logging). */
export const LogEvent = z.strictObject({
  logEventName: z.enum(eventNames),
  sessionId: z.uuid(),
  context: z.enum(['customer', 'admin']),
  pageUrl: z.string().max(500),
  metaData: z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
})
/** One usage event (specification 7, Logging). */
export type LogEvent = z.infer<typeof LogEvent>

/** A failure reported by the panel. `source` is always `frontend` for unhandled ones (specification 8). */
export const ClientLog = z.strictObject({
  source: z.enum(['frontend', 'api']),
  message: z.string().max(2000),
  stack: z.string().max(6000).optional(),
  pageUrl: z.string().max(500).optional(),
  call: z.string().max(200).optional(),
  code: z.string().max(60).optional(),
  ref: z.string().max(60).optional(),
})
export type ClientLog = z.infer<typeof ClientLog>

const Span = z.object({ from: z.iso.date(), to: z.iso.date() })

/**
 * A figure with the key of its definition, so that the panel can explain it; `isMore` beyond 10,000, where counting stops.
 * `span`: the days it covers, both included; null for how things stand now. `before`: the same of the period before it, or
 * (without `from`) how things stood at the end of that day; null where nobody counted then.
 */
export const Figure = z.object({
  definition: z.string(),
  value: z.number().int(),
  isMore: z.boolean(),
  unit: z.enum(['count', 'paise']),
  span: Span.nullable(),
  before: z.object({ value: z.number().int(), from: z.iso.date().nullable(), to: z.iso.date() }).nullable(),
})
/** A figure with the key of its definition. */
export type Figure = z.infer<typeof Figure>

/** What the home screens show (screens 8.26); `asOf` is when it was counted. */
export const Dashboard = z.object({
  asOf: z.iso.datetime(),
  scope: z.enum(['own', 'madeBy', 'agency', 'platform']),
  figures: z.array(Figure),
  /**
   * Staff: the last 30 Indian days, oldest first: businesses made, without deleted ones, and what customers paid in paise;
   * null for whoever sees no billing. Customers get none.
   */
  days: z.array(z.object({ day: z.iso.date(), made: z.number().int(), paid: z.number().int().nullable() })),
  /** From how many days before the end a plan counts as expiring soon; null where agencies differ. */
  expiringSoonDays: z.number().int().nullable(),
  /** Staff: businesses in grace and those whose plan or trial ends soon, as their agency has it, soonest first, at most eight. */
  expiring: z.array(
    z.object({
      businessId: z.number(),
      businessName: z.string(),
      /** Whose customer it is: they hear from that agency. */
      agencyName: z.string(),
      phoneNumber: z.string().nullable(),
      expiryDateForCustomer: z.iso.date(),
      /** 1 for a plan that was paid for; else the trial ends. */
      paymentStatus: z.number().int(),
      expiringSoonDays: z.number().int(),
    }),
  ),
})
export type Dashboard = z.infer<typeof Dashboard>
