import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Sends an invoice to its buyer; the worker reads what it says. */
export const mailInvoice = defineJob({
  name: 'invoice-mail',
  payload: z.object({ agencyId: z.number().int(), invoiceId: z.number().int() }),
  attempts: 8,
  timeoutSec: 120,
})

/** Every minute: an invoice for each payment of the last day, a credit note for each refund and reversal. */
export const writeInvoices = defineJob({
  name: 'invoice-write',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 300,
  cron: '* * * * *',
})

/** Every night at 03:10 IST: the same for two months, in case nothing ran for longer than a day. */
export const sweepInvoices = defineJob({
  name: 'invoice-sweep',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 900,
  cron: '10 3 * * *',
  missed: 'once',
})
