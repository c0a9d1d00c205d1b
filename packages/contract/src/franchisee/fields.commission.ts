import { z } from 'zod'
import { AccountNumber, Ifsc, UpiId } from '../card/sections.ts'
import { FranchiseeId, IstDate, line } from '../ids.ts'
import { NewSettlement, settlementModes } from './fields.limits.ts'

/** What commission is earned of. */
export const commissionKinds = ['card', 'pdf', 'video'] as const
/** One of `commissionKinds`. */
export type CommissionKind = (typeof commissionKinds)[number]

const Percent = z
  .number('Type 0 to 100.')
  .int('Type 0 to 100.')
  .min(0, 'Type 0 to 100.')
  .max(100, 'Type 0 to 100.')
/** Percent of what is paid for each product, GST included; 0 is none. */
export const CommissionPct = z.strictObject({ card: Percent, pdf: Percent, video: Percent })
export type CommissionPct = z.output<typeof CommissionPct>

/** Where commission is paid to; only admins see it. */
export const Payout = z.strictObject({
  upiId: UpiId.nullable(),
  holder: line(100),
  accountNumber: AccountNumber.nullable(),
  ifsc: Ifsc.nullable(),
})
export type Payout = z.output<typeof Payout>

/** A month, `YYYY-MM`. */
export const StatementMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

/** What a statement is asked by. */
export const StatementQuery = z.object({ franchiseeId: FranchiseeId, month: StatementMonth })

/** What the own statement is asked by. */
export const OwnStatementQuery = StatementQuery.omit({ franchiseeId: true })

/** A step of money of a sale: below zero where it was taken back. Paise, GST included. */
export const CommissionLine = z.object({
  day: IstDate,
  recordNo: z.number().int(),
  businessName: z.string(),
  kind: z.enum(commissionKinds),
  name: z.string(),
  amountPaise: z.number().int(),
  pct: z.number().int(),
  commissionPaise: z.number().int(),
})
export type CommissionLine = z.infer<typeof CommissionLine>

/** Commission that was paid out. */
export const CommissionPayout = z.object({
  payoutId: z.number().int(),
  day: IstDate,
  amountPaise: z.number().int(),
  mode: z.enum(settlementModes),
  reference: z.string(),
  note: z.string(),
  paidBy: z.string(),
})
export type CommissionPayout = z.infer<typeof CommissionPayout>

/** A month of one person's commission, counted from the ledger. Paise. */
export const CommissionStatement = z.object({
  franchiseeId: FranchiseeId,
  name: z.string(),
  month: StatementMonth,
  /** Due before the month began; below zero where more was paid than earned. */
  openingPaise: z.number().int(),
  earnedPaise: z.number().int(),
  /** Of refunds and sales taken back; not below zero. */
  takenBackPaise: z.number().int(),
  paidPaise: z.number().int(),
  /** Due when the month ended, or today. */
  duePaise: z.number().int(),
  /** The first 2,000 steps; the table for a spreadsheet has all. */
  lines: z.array(CommissionLine),
  /** How many steps of the month do not stand in `lines`. */
  moreLines: z.number().int(),
  payouts: z.array(CommissionPayout),
  payout: z.object({
    upiId: z.string().nullable(),
    holder: z.string(),
    accountNumber: z.string().nullable(),
    ifsc: z.string().nullable(),
  }),
  /** Who they are to the tax office. */
  address: z.string(),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
})
export type CommissionStatement = z.infer<typeof CommissionStatement>

/** Commission paid to a person; below zero it puts an earlier entry right. Whole rupees. */
export const NewCommissionPayout = NewSettlement
