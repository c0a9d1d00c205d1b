import { z } from 'zod'

/** What is counted on a public card, each a number a day: views of the page and taps on what it offers. */
export const visitKinds = [
  'view',
  'call',
  'whatsapp',
  'save',
  'share',
  'map',
  'link',
  'mail',
  'pay',
  'product',
  'order',
  'video',
  'brochure',
] as const
/** One of `visitKinds`. */
export type VisitKind = (typeof visitKinds)[number]
/** What is counted: visits, and forms that were filled in, which the server counts with each lead. */
export type CountedKind = VisitKind | 'form'

const count = z.number().int()

/**
 * How often visitors came to a card on the last 30 Indian days, today among them, and how often they got in touch: `leads` are
 * calls, WhatsApp, saved contacts, orders and filled-in forms together, as the report of leads counts them. `before`: on the 30 days before those.
 */
export const CardVisits = z.object({
  views: count,
  leads: count,
  calls: count,
  chats: count,
  saves: count,
  orders: count,
  forms: count,
  before: z.object({ views: count, leads: count }),
})
/** How often visitors came to a card, and got in touch. */
export type CardVisits = z.infer<typeof CardVisits>
