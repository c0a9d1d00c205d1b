import { z } from 'zod'
import { AgencyId } from '../ids.ts'

/** What a webhook at the provider has to tell of, in the words of its dashboard. */
export const webhookEvents = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
  'payment.dispute.created',
  'payment.dispute.under_review',
  'payment.dispute.action_required',
  'payment.dispute.won',
  'payment.dispute.lost',
  'payment.dispute.closed',
] as const

/** The public half of a pair of keys; it says whether money moves. */
export const KeyId = z
  .string()
  .trim()
  .max(60)
  .regex(/^rzp_(test|live)_[A-Za-z0-9]+$/, 'A key id looks like rzp_live_AbCdEf123456.')
/** Never sent back. */
const KeySecret = z.string().trim().min(8, 'The key secret is missing.').max(200)

/** A pair of keys as the form holds it: tried at the provider, sealed, and shown by nothing. */
export const PaymentKeys = z.strictObject({ keyId: KeyId, keySecret: KeySecret })
/** A pair of keys for an agency. */
export const PaymentAccountKeys = PaymentKeys.extend({ agencyId: AgencyId })
/** The account in use that is meant: another one meanwhile is a conflict. */
export const PaymentAccountInUse = z.strictObject({ agencyId: AgencyId, keyId: z.string().max(60) })

/** An account at the provider as it is shown: no secret of it. */
export const PaymentAccount = z.object({
  keyId: z.string(),
  mode: z.enum(['test', 'live']),
  since: z.iso.datetime(),
  /** Where the provider delivers its events. */
  webhookUrl: z.string(),
  lastEventAt: z.iso.datetime().nullable(),
})
/** An account at the provider as it is shown. */
export type PaymentAccount = z.infer<typeof PaymentAccount>

/** What an agency takes money with, and the accounts out of use of which money may still move. */
export const PaymentAccounts = z.object({
  agencyId: AgencyId,
  account: PaymentAccount.nullable(),
  former: z.array(PaymentAccount),
})
/** What an agency takes money with. */
export type PaymentAccounts = z.infer<typeof PaymentAccounts>

/** What came of new keys. A secret is there for another merchant only, and only in this answer. */
export const PaymentAccountConnected = z.object({
  merchant: z.enum(['same', 'another']),
  webhookSecret: z.string().nullable(),
  /** The keys before, where they belong to another merchant and money of it is still on its way. */
  moneyUnderWay: z.string().nullable(),
  accounts: PaymentAccounts,
})
/** What came of new keys. */
export type PaymentAccountConnected = z.infer<typeof PaymentAccountConnected>

/** A new webhook secret, only in this answer. */
export const NewWebhookSecret = z.object({ webhookSecret: z.string(), accounts: PaymentAccounts })
